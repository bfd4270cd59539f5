// Places of a picture that can be clicked: the bot's file tells where the options of its question
// lie. Each stands for a button or an entry of a menu of the same panel, and does what that does.
// On the board of a post, which is for all, the panel's own file says what is offered, and the
// board's where that place is.

import { controlsOf } from "../base/bot_words.js";
import { el } from "../base/dom.js";
import { openListbox } from "../dialogs/listbox.js";
import { choose, tick } from "./components.js";
import { picturesOf } from "./pictures.js";
import { toldIn } from "./told_in_files.js";

const BUTTON = 2;
const PIECE = ">"; // between a piece and what it does
const TOUCH = matchMedia("(pointer: coarse)");
const NAMED = 3; // choices of one spot that are read out before it is opened
const GAP = 0.96; // of their size, so that neighbours do not touch
const FINGER = 22; // pixels: what is smaller is enlarged by a tap, not chosen;
const SMALL = 0.5; // by a mouse, where a picture is shown at less of its size
const MARKED = /^(\S{1,3}) · /; // how a label begins that has a number on the panel's picture

// Lays what the panel offers now over a picture: one of its own, or the board beside it.
export async function offerSpots(picture, message, where) {
  picture.offeredBy = message;
  const found = await spotsOn(picture.dataset.file, message, where);
  if (picture.offeredBy !== message) return;
  const { width, height } = picture.querySelector("img").attributes;
  const isCurrent = (picture.closest(".message")?.tabIndex ?? 0) === 0;
  const offered = found.map(([box, ids]) => [box, ids.flatMap((id) => choicesOf(id, message))])
    .filter(([, choices]) => choices.length);
  const boxes = apart(offered.map(([box]) => box));
  const made = offered.map(([box, choices], n) => {
    const one = spot(boxes[n], choices, [Number(width.value), Number(height.value)],
      { picture, message, where });
    one.classList.toggle("is-round", boxes[n] !== box);
    return one;
  });
  picture.marks = made.map(({ mark }) => mark);
  for (const each of made) each.tabIndex = isCurrent ? 0 : -1;
  lay(picture, made);
}

// Nobody is asked any more.
export function withdrawSpots(picture) {
  picture.offeredBy = null;
  picture.marks = [];
  lay(picture, []);
}

// Hexes are told as the squares around them, which overlap: their middles are what is clicked.
function apart(boxes) {
  const neighbours = boxes.map((box) => boxes.map((other) => roomBetween(box, other))
    .filter((room) => room > 0 && room < 1));
  const share = GAP * Math.min(1, ...neighbours.flat());
  return boxes.map(([x, y, w, h], n) => (neighbours[n].length
    ? [x + (w * (1 - share)) / 2, y + (h * (1 - share)) / 2, w * share, h * share] : boxes[n]));
}

// How large two boxes may be, of what they are, for them not to overlap. What lies in another is no
// neighbour of it.
function roomBetween([x, y, w, h], [x2, y2, w2, h2]) {
  const across = Math.abs(x + w / 2 - x2 - w2 / 2);
  const down = Math.abs(y + h / 2 - y2 - h2 / 2);
  const isInside = across < Math.max(w, w2) / 2 && down < Math.max(h, h2) / 2;
  return isInside ? 0 : Math.max((2 * across) / (w + w2), (2 * down) / (h + h2));
}

// Whoever stood on a spot stands on it again, if it is still offered.
function lay(picture, made) {
  const old = [...picture.querySelectorAll(".spot")];
  const words = old.find((each) => each === document.activeElement)?.ariaLabel;
  for (const each of old) each.remove();
  picture.append(...made);
  if (!words) return;
  (made.find((each) => each.ariaLabel === words) ?? picture.querySelector(".enlarge"))
    .focus({ preventScroll: true });
}

async function spotsOn(file, message, { session }) {
  const files = picturesOf(message).map((each) => session.api.fileAddress(each.url)).filter(Boolean);
  if (files.includes(file)) {
    return (await toldIn(file)).spots.filter(([box]) => box);
  }
  const { places } = await toldIn(file);
  const offered = (await Promise.all(files.map(toldIn))).flatMap(({ spots }) => spots);
  return offered.map(([, ids, names = []]) => [places[names.find((each) => each in places)], ids])
    .filter(([box], n, all) => box && all.findIndex(([other]) => other === box) === n);
}

function spot([x, y, w, h], choices, [width, height], here) {
  const words = choices.slice(0, NAMED).map((each) => each.label).join(" / ")
    + (choices.length > NAMED ? " / …" : "");
  const made = el("button", { type: "button", class: "spot", "aria-label": words, title: words,
    "aria-haspopup": choices.length > 1 ? "listbox" : undefined,
    data: markOf(choices[0].label),
    on: { click: ({ detail }) => press(made, choices, here, detail > 0) } });
  made.mark = { box: [x, y, w, h], words, press: () => answer(made, choices, here),
    middle: { x: (x + w / 2) / width, y: (y + h / 2) / height } };
  const part = (n, of) => `${(100 * n) / of}%`;
  Object.assign(made.style, { left: part(x, width), top: part(y, height), width: part(w, width),
    height: part(h, height) });
  return made;
}

function markOf(label) {
  const found = MARKED.exec(label);
  return found ? { mark: found[1] } : {};
}

function press(made, choices, here, isPointed) {
  const { width, height } = made.getBoundingClientRect();
  const image = here.picture.querySelector("img");
  const isReduced = isPointed && image.clientWidth < SMALL * image.getAttribute("width");
  const isTooSmall = (TOUCH.matches || isReduced) && Math.min(width, height) < FINGER;
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
  const controls = where.timeline.list.querySelectorAll(
    `[data-id="${message.id}"] [data-custom-id="${CSS.escape(choice.customId)}"]`);
  for (const control of controls) {
    if (choice.isOneOfSeveral) tick(control, choice.value);
    else if (choice.value) choose(control, message, where, choice.customId, [choice.value]);
    else control.click();
  }
}
