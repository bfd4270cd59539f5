// Buttons, menus and layouts under a message. What is pressed is sent; the message's own update
// shows what came of it.

import { isTool } from "../base/bot_words.js";
import { el, icon } from "../base/dom.js";
import { buttonWords } from "./emoji_words.js";
import { remember, restore } from "../base/focus.js";
import { columnsOf, isGap } from "./grids.js";
import { openListbox } from "../dialogs/listbox.js";
import { markdown } from "./markdown.js";
import { askModal } from "../dialogs/modal.js";
import { fileLink, picture } from "./pictures.js";
import { t } from "../base/texts.js";

const TYPE = { row: 1, button: 2, stringSelect: 3, userSelect: 5, roleSelect: 6, mentionableSelect: 7,
  channelSelect: 8, section: 9, text: 10, thumbnail: 11, gallery: 12, file: 13, separator: 14, container: 17 };
const LINK = 5;
const UPDATE_WAIT = 3000; // after this the message is free again, whatever may still come

export function components(parts, message, where) {
  const made = parts.map((part) => component(part, message, where));
  const grid = columnsOf(parts);
  grid?.rows.forEach((n) => {
    made[n].classList.add("is-grid");
    made[n].classList.toggle("is-staggered", grid.isStaggered);
    made[n].style.setProperty("--columns", grid.columns);
  });
  return made.filter(Boolean);
}

function component(part, message, where) {
  switch (part.type) {
    case TYPE.row:
      return el("div", { class: `row${part.components?.every(isTool) ? " is-tools" : ""}` },
        components(part.components ?? [], message, where));
    case TYPE.button: return button(part, message, where);
    case TYPE.stringSelect:
    case TYPE.userSelect:
    case TYPE.roleSelect:
    case TYPE.channelSelect:
    case TYPE.mentionableSelect: return select(part, message, where);
    case TYPE.text: return el("div", { class: "md" }, markdown(part.content, where));
    case TYPE.section:
      return el("div", { class: "section" },
        el("div", { class: "section-words" }, components(part.components ?? [], message, where)),
        components(part.accessory ? [part.accessory] : [], message, where));
    case TYPE.thumbnail: return pictureOf(part, where);
    case TYPE.gallery:
      return el("div", { class: "pictures" },
        (part.items ?? []).map((item) => pictureOf(item, where)));
    case TYPE.file: return fileLink({ ...part.file, filename: part.name, size: part.size }, where);
    case TYPE.separator: return el("hr", { class: part.divider === false ? "is-blank" : "" });
    case TYPE.container:
      return el("div", { class: "container" }, components(part.components ?? [], message, where));
    default: return null;
  }
}

function pictureOf(part, where) {
  return picture({ ...part.media, description: part.description }, where);
}

function emojiOf(part) {
  return part.emoji?.name ? el("span", { class: "emoji", "aria-hidden": "true" }, part.emoji.name)
    : [];
}

function button(part, message, where) {
  if (isGap(part)) return el("span", { class: "button gap", "aria-hidden": "true" }, part.label);
  const label = part.label ? el("span", {}, part.label) : [];
  if (part.style === LINK) {
    return el("a", { class: "button style-5", href: safeLink(part.url), target: "_blank",
      rel: "noopener noreferrer" }, emojiOf(part), label, icon("window"));
  }
  const words = buttonWords(part.label, part.emoji?.name);
  return el("button", {
    type: "button", class: `button style-${part.style ?? 2}${isTool(part) ? " is-tool" : ""}`, disabled: !!part.disabled,
    data: { customId: part.custom_id, sign: part.emoji?.name ?? part.label ?? "" },
    "aria-label": words, title: part.label ? null : words,
    on: { click: (event) => act(event.currentTarget, message, where,
      () => where.session.api.press(message.id, part.custom_id)) },
  }, emojiOf(part), label);
}

const safeLink = (url) => (/^https?:\/\//.test(url ?? "") ? url : undefined);

// What a menu offers: its own options, or the things of the server, those chosen before marked.
function optionsOf(part, session) {
  if (part.type === TYPE.stringSelect) {
    return (part.options ?? []).map((each) => ({ ...each, emoji: each.emoji?.name,
      selected: each.default }));
  }
  const chosen = new Set((part.default_values ?? []).map((each) => String(each.id)));
  return thingsOf(part, session).map(({ id, name }) => ({ value: id, label: name,
    selected: chosen.has(id) }));
}

function thingsOf(part, session) {
  if (part.type === TYPE.roleSelect) return session.guild.roles ?? [];
  if (part.type !== TYPE.channelSelect) return [...session.people.values()];
  const kinds = part.channel_types;
  return [...session.channels.values()]
    .filter((each) => !each.isDm && (!kinds?.length || kinds.includes(each.type)));
}

function select(part, message, where) {
  const options = optionsOf(part, where.session);
  const chosen = options.filter((each) => each.selected).map((each) => each.label).join(", ");
  const hint = part.placeholder || t("choose");
  const words = chosen || hint;
  const least = part.min_values ?? 1;
  const most = Math.min(part.max_values ?? 1, options.length);
  const open = () => openListbox({ anchor, label: hint, options, least, most,
    done: (values) => {
      const labels = options.filter((each) => values.includes(each.value))
        .map((each) => each.label);
      const shown = anchor.querySelector(".select-words");
      shown.textContent = labels.join(", ");
      // What opens a form is not chosen yet: the form's answer says what is.
      choose(anchor, message, where, part.custom_id, values, () => { shown.textContent = words; });
    } });
  const anchor = el("button", {
    type: "button", class: "select", disabled: !!part.disabled,
    "aria-haspopup": "listbox", "aria-expanded": "false", data: { customId: part.custom_id },
    "aria-label": chosen ? `${hint}: ${chosen}` : hint,
    on: { click: open },
  }, el("span", { class: `select-words${chosen ? "" : " is-empty"}` }, words), icon("down"));
  return anchor;
}

export function choose(anchor, message, where, customId, values, asked = () => {}) {
  act(anchor, message, where, () => where.session.api.select(message.id, customId, values), asked);
}

// Opens a menu of several choices with one of them ticked.
export function tick(anchor, value) {
  anchor.click();
  document.querySelector(`.listbox [data-value="${CSS.escape(value)}"]`)?.click();
}

// Sends something and shows how it goes: dots on what was pressed, the rest of the message held.

async function act(control, message, where, send, asked = () => {}) {
  const node = control.closest(".message");
  if (!node || node.classList.contains("is-busy")) return;
  const pressed = remember(node, control);
  where.timeline.acts(message.id);
  const free = busy(node, control);
  say(node, "");
  try {
    const answer = await send();
    if (answer.outcome === "later") {
      await where.session.answered(answer.interaction, UPDATE_WAIT);
    }
    free();
    if (answer.outcome === "failed") say(node, t("failed"));
    else if (answer.outcome === "modal") {
      asked();
      await fillIn(answer.modal, where, node, pressed);
    } else if (answer.message !== message.id) where.timeline.expect(answer.message);
  } catch (error) {
    free();
    say(node, t(error.status === 429 ? "too-fast" : error.status ? "refused" : "failed"));
  }
}

// The form lies over the page; when it is gone, keys go where they were, even if that was redrawn.
async function fillIn(modal, where, node, pressed) {
  await askModal(modal, where);
  if (node.isConnected) restore(node, pressed);
}

function busy(node, control) {
  node.classList.add("is-busy");
  control.classList.add("is-loading");
  control.setAttribute("aria-busy", "true");
  return () => {
    node.classList.remove("is-busy");
    control.classList.remove("is-loading");
    control.removeAttribute("aria-busy");
  };
}

function say(node, words) {
  const note = node.querySelector(".failure");
  note.hidden = !words;
  note.textContent = words;
}
