// One message, as Discord shows it.

import { asks, controlsOf, verbOf } from "../base/bot_words.js";
import { avatar, el, icon } from "../base/dom.js";
import { components } from "./components.js";
import { remember, restore } from "../base/focus.js";
import { closeListboxIn } from "../dialogs/listbox.js";
import { inline, markdown } from "./markdown.js";
import { isThinking, panelWords, unfoldAgain, unfoldedIn } from "./panel_words.js";
import { fileLink, isPicture, picture } from "./pictures.js";
import { offerSpots } from "./spots.js";
import { aboutOf, questionIn } from "./spoken.js";
import { language, t } from "../base/texts.js";

const FLAG = { private: 64, loading: 128 };
const BUTTON = 2;
const ADVISING = "hint";
const TOGETHER_MS = 7 * 60 * 1000;

export const isPrivate = (message) => !!(message.flags & FLAG.private);
export const isLoading = (message) => !!(message.flags & FLAG.loading);

export function nameOf(message, session) {
  const { author } = message;
  return session.people.get(author.id)?.name ?? author.global_name ?? author.username;
}

// Messages of one author in quick succession share a head; private ones stand apart.
export function goesWith(message, before) {
  return !!before && before.author.id === message.author.id && !message.interaction
    && !isPrivate(message) && !isPrivate(before)
    && Date.parse(message.timestamp) - Date.parse(before.timestamp) < TOGETHER_MS;
}

export function messageNode(message) {
  return el("article", { class: "message", tabindex: "-1", data: { id: message.id } });
}

// Draws into a node that stays, so that neither focus nor pictures are lost by an update.
export function drawMessage(node, message, where, isFollowing) {
  const { session } = where;
  closeListboxIn(node);
  const focused = remember(node);
  const unfolded = unfoldedIn(node);
  const pictures = new Map([...node.querySelectorAll(".picture")]
    .map((each) => [each.dataset.file, each]));
  const name = nameOf(message, session);
  const mentionsMe = message.mentions.some((each) => each.id === session.me.id);
  node.className = ["message", isFollowing ? "is-following" : "", mentionsMe ? "mentions-me" : "",
    isPrivate(message) ? "is-private" : "", isPrivate(message) && asks(message) ? "is-asking" : ""]
    .filter(Boolean).join(" ");
  node.setAttribute("aria-label", labelOf(message, name, where));
  node.replaceChildren(
    ...cause(message, where),
    el("div", { class: "margin" }, isFollowing ? [] : avatar(name, message.author.bot)),
    el("div", { class: "body" }, isFollowing ? [] : head(message, name),
      isPrivate(message) ? [panel(message, where), foot(message, where)] : post(message, where)));
  for (const fresh of node.querySelectorAll(".picture")) {
    const old = pictures.get(fresh.dataset.file);
    if (old) fresh.replaceWith(old);
  }
  for (const each of node.querySelectorAll(".is-asking .panel .picture")) {
    offerSpots(each, message, where);
  }
  unfoldAgain(node, unfolded);
  restore(node, focused);
}

function labelOf(message, name, where) {
  const about = aboutOf(message);
  const words = about && el("p", {}, inline(about, where)).textContent;
  return [isPrivate(message) ? t("only-you") : "", words,
    t("message-from", { name, time: time(message.timestamp) })].filter(Boolean).join(" – ");
}

function post(message, where) {
  return [content(message, where), embeds(message, where), attachments(message, where),
    controls(message, where)];
}

// A panel keeps what is asked and what can be answered together, and its pictures beside them
// where there is room (in CSS).
function panel(message, where) {
  const found = questionIn(message);
  const words = found ? panelWords(found, where) : content(message, where);
  const pictures = message.attachments.filter(isPicture).length;
  const hasMenu = controlsOf(message.components).some((each) => each.type !== BUTTON);
  const isSplit = pictures > 1 || (pictures === 1 && hasMenu);
  const made = el("div", { class: `panel${isSplit ? " is-split" : ""}` },
    el("div", { class: "panel-words" }, words, embeds(message, where), controls(message, where)),
    attachments(message, where));
  if (found && isThinking(found)) showThinking(made);
  return made;
}

// Where it was asked for, too.
function showThinking(node) {
  for (const each of node.querySelectorAll("[data-custom-id]")) {
    if (verbOf(each.dataset.customId) !== ADVISING) continue;
    each.classList.add("is-loading");
    each.setAttribute("aria-busy", "true");
  }
}

function controls(message, where) {
  return [el("div", { class: "components" }, components(message.components ?? [], message, where)),
    el("p", { class: "failure", role: "alert", hidden: true })];
}

function cause(message, { session }) {
  const used = message.interaction;
  if (!used) return [];
  const name = session.people.get(used.user.id)?.name ?? used.user.global_name;
  const said = (command) => t("used-command", { name, command: `/${command}` });
  const words = el("span", {}, said(used.name));
  session.shownCommand(message.channel_id, used.name)
    .then((shown) => { words.textContent = said(shown); });
  return [el("div", { class: "cause" }, icon("reply"), avatar(name), words)];
}

function head(message, name) {
  return el("header", {},
    el("span", { class: "author" }, name),
    message.author.bot ? el("span", { class: "tag" }, t("app")) : [],
    el("time", { datetime: message.timestamp }, time(message.timestamp)));
}

export function time(iso) {
  const date = new Date(iso);
  const clock = date.toLocaleTimeString(language(), { timeStyle: "short" });
  const isToday = date.toDateString() === new Date().toDateString();
  if (isToday) return t("today-at", { time: clock });
  return date.toLocaleString(language(), { dateStyle: "short", timeStyle: "short" });
}

function content(message, where) {
  if (isLoading(message)) {
    return el("p", { class: "thinking" }, el("span", { class: "dots", "aria-hidden": "true" }),
      t("thinking", { name: nameOf(message, where.session) }));
  }
  const edited = message.edited_timestamp && !isPrivate(message) && message.content
    ? el("span", { class: "edited", title: time(message.edited_timestamp) }, t("edited")) : [];
  if (!message.content) return [];
  const made = markdown(message.content, where);
  const last = made.at(-1);
  if (last?.tagName === "P" && edited instanceof Node) last.append(" ", edited);
  return el("div", { class: "md" }, made);
}

function embeds(message, where) {
  return (message.embeds ?? []).map((each) => embed(each, where));
}

function embed(data, where) {
  const node = el("div", { class: "embed" },
    data.author?.name ? el("p", { class: "embed-author" }, data.author.name) : [],
    data.title ? el("p", { class: "embed-title" }, inline(data.title, where)) : [],
    data.description ? el("div", { class: "md" }, markdown(data.description, where)) : [],
    (data.fields ?? []).map((each) => el("div", { class: "embed-field" },
      el("p", { class: "embed-title" }, inline(each.name, where)), markdown(each.value, where))),
    data.image?.url ? embedPicture(data.image, where) : [],
    data.footer?.text ? el("p", { class: "md-small" }, data.footer.text) : []);
  if (data.color) node.style.borderColor = `#${data.color.toString(16).padStart(6, "0")}`;
  return node;
}

function embedPicture(shown, where) {
  return picture(shown, where) ?? [];
}

function attachments(message, where) {
  const own = message.attachments;
  const pictures = own.filter(isPicture).map((each) => picture(each, where));
  const files = own.filter((each) => !isPicture(each)).map((each) => fileLink(each, where));
  return [pictures.length ? pictureRow(pictures) : [], files];
}

// The first picture says how tall those beside it may be (in CSS).
function pictureRow(pictures) {
  const row = el("div", { class: "pictures" }, pictures);
  row.style.setProperty("--first-ratio", pictures[0].style.getPropertyValue("--ratio"));
  return row;
}

function foot(message, where) {
  const dismiss = () => where.session.api.dismiss(message.id).catch(() => {});
  return el("footer", {}, icon("eye"), el("span", {}, t("only-you")),
    el("button", { type: "button", class: "link", on: { click: dismiss } }, t("dismiss")),
    el("button", { type: "button", class: "link dismiss-all",
      on: { click: () => dismissAll(message, where) } }, t("dismiss-all")));
}

// All private answers of the channel; a question that is open stays.
async function dismissAll(message, { session }) {
  const all = [...session.known(message.channel_id)?.messages.values() ?? []];
  for (const each of all.filter((one) => isPrivate(one) && !asks(one))) {
    await session.api.dismiss(each.id).catch(() => {});
  }
}
