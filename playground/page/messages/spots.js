// Places of a picture that can be clicked: the bot's file tells where the options of its question
// lie. Each stands for a button or an entry of a menu of the same panel, and does what that does.

import { controlsOf } from "../base/bot_words.js";
import { byId, el } from "../base/dom.js";
import { openListbox } from "../dialogs/listbox.js";
import { choose, tick } from "./components.js";

const BUTTON = 2;
const SIGNATURE = 8; // bytes before the first chunk
const KEYWORD = "spots\0";
const PIECE = ">"; // between a piece and what it does
const TOUCH = matchMedia("(pointer: coarse)");
const NAMED = 3; // choices of one spot that are read out before it is opened
const FINGER = 22; // pixels: what is smaller is enlarged by a tap, not chosen

const told = new Map(); // what each file says, by address

function spotsIn(address) {
  if (!told.has(address)) told.set(address, read(address).catch(() => []));
  return told.get(address);
}

// From the chunks of a PNG before its pixels.
async function read(address) {
  const bytes = new DataView(await (await fetch(address)).arrayBuffer());
  const words = (at, n) => new TextDecoder("latin1").decode(new Uint8Array(bytes.buffer, at, n));
  for (let at = SIGNATURE; at + 8 < bytes.byteLength;) {
    const length = bytes.getUint32(at);
    const kind = words(at + 4, 4);
    if (kind === "IDAT") break;
    const text = kind === "tEXt" ? words(at + 8, length) : "";
    if (text.startsWith(KEYWORD)) return JSON.parse(text.slice(KEYWORD.length));
    at += length + 12;
  }
  return [];
}

// Lays what the panel offers now over one of its pictures.
export async function offerSpots(picture, message, where) {
  picture.offeredBy = message;
  const found = await spotsIn(picture.dataset.file);
  if (picture.offeredBy !== message) return;
  const { width, height } = picture.querySelector("img").attributes;
  const isCurrent = (picture.closest(".message")?.tabIndex ?? 0) === 0;
  const made = found.map(([box, ids]) => [box, ids.flatMap((id) => choicesOf(id, message))])
    .filter(([, choices]) => choices.length)
    .map(([box, choices]) => spot(box, choices, [Number(width.value), Number(height.value)],
      { picture, message, where }));
  picture.marks = made.map(({ mark }) => mark);
  for (const each of made) each.tabIndex = isCurrent ? 0 : -1;
  for (const old of picture.querySelectorAll(".spot")) old.remove();
  picture.append(...made);
}

function spot([x, y, w, h], choices, [width, height], here) {
  const words = choices.slice(0, NAMED).map((each) => each.label).join(" / ")
    + (choices.length > NAMED ? " / …" : "");
  const made = el("button", { type: "button", class: "spot", "aria-label": words, title: words,
    "aria-haspopup": choices.length > 1 ? "listbox" : undefined,
    on: { click: () => press(made, choices, here) } });
  made.mark = { box: [x, y, w, h], words, press: () => answer(made, choices, here),
    middle: { x: (x + w / 2) / width, y: (y + h / 2) / height } };
  const part = (n, of) => `${(100 * n) / of}%`;
  Object.assign(made.style, { left: part(x, width), top: part(y, height), width: part(w, width),
    height: part(h, height) });
  return made;
}

function press(made, choices, here) {
  const { width, height } = made.getBoundingClientRect();
  const isTooSmall = TOUCH.matches && Math.min(width, height) < FINGER;
  if (isTooSmall) here.picture.enlarge(made.mark.middle);
  else answer(made, choices, here);
}

function answer(made, choices, { message, where }) {
  if (choices.length === 1) take(choices[0], message, where);
  else {
    openListbox({ anchor: made, label: made.ariaLabel,
      options: choices.map(({ label }, n) => ({ value: String(n), label })),
      done: ([n]) => take(choices[Number(n)], message, where) });
  }
}

// The controls of the panel that stand for an option.
function choicesOf(id, message) {
  return controlsOf(message.components).filter((each) => !each.disabled).flatMap((each) => {
    if (each.type === BUTTON) {
      return isFor(argumentOf(each.custom_id), id)
        ? [{ customId: each.custom_id, label: each.label }] : [];
    }
    return (each.options ?? []).filter((option) => isFor(option.value, id))
      .map((option) => ({ customId: each.custom_id, label: option.label, value: option.value,
        isOneOfSeveral: (each.max_values ?? 1) > 1 }));
  });
}

const argumentOf = (customId) => (customId ?? "").split(":").slice(4).join(":");
const isFor = (value, id) => value === id || value.split(PIECE)[1] === id;

function take(choice, message, where) {
  const controls = byId("messages").querySelectorAll(
    `[data-id="${message.id}"] [data-custom-id="${CSS.escape(choice.customId)}"]`);
  for (const control of controls) {
    if (choice.isOneOfSeveral) tick(control, choice.value);
    else if (choice.value) choose(control, message, where, choice.customId, [choice.value]);
    else control.click();
  }
}
