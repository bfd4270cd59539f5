// The switcher of people, and the settings of one of them.

import { people, releasePerson, removePerson, renamePerson } from "./api.js";
import { badge } from "../base/badge.js";
import { openDialog, radios, textField } from "../dialogs/dialog.js";
import { avatar, byId, el, icon } from "../base/dom.js";
import { setTheme, theme } from "../base/theme.js";
import { languageOf, localeOf, speak, t } from "../base/texts.js";
import { LANGUAGES, LONGEST_NAME, languageName, personForm, refusedName } from "./who.js";

export async function askPeople(where) {
  const { session } = where;
  const table = await people().catch(() => null);
  const known = table?.people ?? [...session.people.values()].map((each) => ({ ...each, mine: true }));
  const act = (person) => { byId("dialog").close(); where.actAs(person, true); };
  const remove = table?.home ? (person) => askRemoval(person, where) : null;
  openDialog(t("acting-as"),
    el("p", { class: "hint" }, t(table?.open ? "acting-as-open" : "acting-as-hint")),
    el("ul", { class: "people" }, known.filter((each) => each.mine)
      .map((person) => personRow(person, where, act, remove))),
    el("details", { class: "add-person" }, el("summary", {}, t("add-person")),
      personForm(t("name-of-new"), t("add"), act)),
    table?.open && table.home ? others(known, where, remove) : [],
    radios(t("language-of", { name: session.me.name }), LANGUAGES, languageOf(session.me.locale),
      async (value) => {
        await session.api.setLocale(localeOf(value));
        speak(value);
        where.redraw();
        askPeople(where);
      }),
    radios(t("theme"), [["auto", t("theme-auto")], ["dark", t("theme-dark")],
      ["light", t("theme-light")]], theme(), setTheme),
    "Notification" in window ? notifications() : []);
}

function personRow(person, where, act, remove) {
  const isMe = person.id === where.session.me.id;
  const mentions = where.sessions.get(person.id)?.allMentions() ?? 0;
  return el("li", {},
    el("button", { type: "button", class: "entry", "aria-pressed": String(isMe),
      on: { click: () => act(person) } },
    avatar(person.name), el("span", { class: "entry-name" }, person.name), badge(isMe ? 0 : mentions),
    el("span", { class: "hint" }, languageName(person.locale))),
    el("button", { type: "button", class: "tool rename", title: t("rename"),
      "aria-label": `${person.name}: ${t("rename")}`, on: { click: () => askName(person, where) } },
    icon("pencil")),
    el("a", { class: "tool", href: `/?as=${encodeURIComponent(person.name)}`, target: "_blank",
      rel: "noopener", "aria-label": `${person.name}: ${t("own-window")}`,
      title: t("own-window") }, icon("window")),
    remove && !isMe ? removalButton(person, remove) : []);
}

// Another name for somebody of this browser.
function askName(person, where) {
  const note = el("p", { class: "failure", role: "alert", hidden: true });
  const { field, node } = textField(t("rename-person", { name: person.name }), LONGEST_NAME);
  field.value = person.name;
  const submit = async (event) => {
    event.preventDefault();
    const name = field.value.trim();
    const why = await renamePerson(person.id, name).then(() => null, (error) => error);
    if (!why) return void askPeople(where);
    note.hidden = false;
    note.textContent = refusedName(why, name);
    field.focus();
  };
  openDialog(t("rename"), el("form", { class: "person-form", on: { submit } }, node, note,
    el("button", { type: "submit", class: "button style-1 is-wide" }, t("rename"))));
  field.select();
}

function removalButton(person, remove) {
  return el("button", { type: "button", class: "tool remove", title: t("remove"),
    "aria-label": `${person.name}: ${t("remove")}`, on: { click: () => remove(person) } },
  icon("bin"));
}

// Whoever runs the table may send somebody away; it cannot be taken back, so it is asked twice.
function askRemoval(person, where) {
  const note = el("p", { class: "failure", role: "alert", hidden: true }, t("remove-failed"));
  const back = el("button", { type: "button", class: "button style-2",
    on: { click: () => askPeople(where) } }, t("cancel"));
  const remove = async () => {
    const gone = await removePerson(person.id).then(() => true, () => false);
    note.hidden = gone;
    if (gone) askPeople(where);
  };
  openDialog(t("remove-whom", { name: person.name }),
    el("p", {}, t("remove-hint", { name: person.name })), note,
    el("footer", {}, back,
      el("button", { type: "button", class: "button style-4", on: { click: remove } },
        t("remove"))));
  back.focus();
}

// On the table's own machine: names can be given free for whoever lost their browser.
function others(known, where, remove) {
  const held = known.filter((each) => !each.mine);
  if (!held.length) return [];
  const release = async (person) => {
    await releasePerson(person.id).catch(() => {});
    askPeople(where);
  };
  return el("details", { class: "add-person" }, el("summary", {}, t("others")),
    el("p", { class: "hint" }, t("release-hint")),
    el("ul", { class: "people" }, held.map((person) => el("li", {}, avatar(person.name),
      el("span", { class: "entry-name" }, person.name),
      el("button", { type: "button", class: "button style-2", "aria-label":
        `${person.name}: ${t("release")}`, on: { click: () => release(person) } }, t("release")),
      removalButton(person, remove)))));
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
