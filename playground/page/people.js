// Dialogs: the first visit, the switcher of people, settings, and a new channel.

import { addPerson } from "./api.js";
import { avatar, byId, el, fill, icon } from "./dom.js";
import { badge } from "./sidebar.js";
import { setTheme, theme } from "./theme.js";
import { language, languageOf, localeOf, speak, t } from "./texts.js";

const LANGUAGES = [["en", "English"], ["de", "Deutsch"]];

export function openDialog(title, ...content) {
  const dialog = byId("dialog");
  fill(dialog, el("div", { class: "dialog-body" },
    el("header", {}, el("h2", { id: "dialog-title" }, title),
      el("button", { type: "button", class: "tool", "aria-label": t("close"),
        on: { click: () => dialog.close() } }, icon("close"))), ...content));
  dialog.setAttribute("aria-labelledby", "dialog-title");
  dialog.onclick = (event) => { if (event.target === dialog) dialog.close(); };
  if (!dialog.open) dialog.showModal();
  return dialog;
}

function radios(name, label, choices, chosen, change) {
  return el("fieldset", { class: "radios" }, el("legend", {}, label),
    el("div", { class: "segments" }, choices.map(([value, words]) => el("label", {},
      el("input", { type: "radio", name, value, checked: value === chosen,
        on: { change: () => change(value) } }), el("span", {}, words)))));
}

export function personForm(question, ready, done, spoken) {
  let wanted = language();
  const note = el("p", { class: "failure", role: "alert", hidden: true });
  const field = el("input", { id: "new-name", type: "text", maxlength: "32", required: true,
    autocomplete: "off" });
  const submit = async (event) => {
    event.preventDefault();
    try {
      done(await addPerson(field.value.trim(), localeOf(wanted)));
    } catch {
      note.hidden = false;
      note.textContent = t("name-taken");
      field.focus();
    }
  };
  return el("form", { class: "person-form", on: { submit } },
    el("label", { for: "new-name" }, question), field,
    radios("new-language", t("language"), LANGUAGES, wanted, (value) => {
      wanted = value;
      spoken?.(value, field.value);
    }), note,
    el("button", { type: "submit", class: "button style-1 is-wide" }, ready));
}

export function showWelcome(done, typed = "") {
  const node = byId("welcome");
  const spoken = (wanted, name) => { speak(wanted); showWelcome(done, name); };
  fill(node, el("div", { class: "card" }, el("span", { class: "temple", "aria-hidden": "true" }),
    el("h1", {}, t("welcome")), el("p", {}, t("welcome-about")),
    personForm(t("your-name"), t("come-in"), (person) => { node.hidden = true; done(person); }, spoken)));
  node.hidden = false;
  const field = node.querySelector("#new-name");
  field.value = typed;
  field.focus();
}

export function askPeople(where) {
  const { session } = where;
  const act = (person) => { byId("dialog").close(); where.actAs(person); };
  openDialog(t("acting-as"),
    el("p", { class: "hint" }, t("acting-as-hint")),
    el("ul", { class: "people" }, [...session.people.values()].map((person) =>
      personRow(person, where, act))),
    el("details", { class: "add-person" }, el("summary", {}, t("add-person")),
      personForm(t("name"), t("add"), act)),
    radios("language", t("language-of", { name: session.me.name }), LANGUAGES, languageOf(session.me.locale), async (value) => {
      await session.api.setLocale(localeOf(value));
      speak(value);
      where.redraw();
      askPeople(where);
    }),
    radios("theme", t("theme"), [["auto", t("theme-auto")], ["dark", t("theme-dark")],
      ["light", t("theme-light")]], theme(), setTheme),
    "Notification" in window ? notifications() : []);
}

function personRow(person, where, act) {
  const isMe = person.id === where.session.me.id;
  const mentions = where.sessions.get(person.id)?.allMentions() ?? 0;
  return el("li", {},
    el("button", { type: "button", class: "entry", "aria-pressed": String(isMe),
      on: { click: () => act(person) } },
    avatar(person.name), el("span", { class: "entry-name" }, person.name), badge(isMe ? 0 : mentions),
    el("span", { class: "hint" }, languageOf(person.locale) === "de" ? "Deutsch" : "English")),
    el("a", { class: "tool", href: `/?as=${encodeURIComponent(person.name)}`, target: "_blank",
      rel: "noopener", "aria-label": `${person.name}: ${t("own-window")}`,
      title: t("own-window") }, icon("window")));
}

function notifications() {
  const box = el("input", { type: "checkbox", on: { change: async () => {
    const allowed = box.checked && (await Notification.requestPermission()) === "granted";
    box.checked = allowed;
    localStorage.setItem("notify", allowed ? "yes" : "no");
  } } });
  box.checked = localStorage.getItem("notify") === "yes" && Notification.permission === "granted";
  return el("label", { class: "check" }, box, el("span", {}, t("notifications")));
}

export function askChannel(where) {
  const field = el("input", { id: "channel-name", type: "text", maxlength: "60", required: true,
    autocomplete: "off" });
  const submit = async (event) => {
    event.preventDefault();
    const made = await where.session.api.addChannel(field.value).catch(() => null);
    if (!made) return;
    byId("dialog").close();
    where.goToNew(made.id);
  };
  openDialog(t("new-channel"), el("form", { class: "person-form", on: { submit } },
    el("label", { for: "channel-name" }, t("channel-name")), field,
    el("p", { class: "hint" }, t("channel-hint")),
    el("button", { type: "submit", class: "button style-1 is-wide" }, t("make-channel"))));
  field.focus();
}
