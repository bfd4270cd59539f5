// Who is sitting here: asked in every browser that comes for the first time.

import { addPerson } from "./api.js";
import { radios, textField } from "../dialogs/dialog.js";
import { avatar, byId, el, fill } from "../base/dom.js";
import { language, languageOf, localeOf, speak, t } from "../base/texts.js";

export const LANGUAGES = [["en", "English"], ["de", "Deutsch"]];
export const LONGEST_NAME = 32;
const REFUSALS = { claimed: "name-of-another", alike: "name-alike" };

export const refusedName = (error, name) => t(REFUSALS[error.why] ?? "name-taken", { name });

export function personForm(question, ready, done, { typed = "", spoken } = {}) {
  let wanted = language();
  const note = el("p", { class: "failure", role: "alert", hidden: true });
  const { field, node } = textField(question, LONGEST_NAME);
  field.value = typed;
  field.classList.add("new-name");
  const submit = async (event) => {
    event.preventDefault();
    try {
      done(await addPerson(field.value.trim(), localeOf(wanted)));
    } catch (error) {
      note.hidden = false;
      note.textContent = refusedName(error, field.value.trim());
      field.focus();
    }
  };
  return el("form", { class: "person-form", on: { submit } }, node,
    radios(t("language"), LANGUAGES, wanted, (value) => {
      wanted = value;
      spoken?.(value, field.value);
    }), note,
    el("button", { type: "submit", class: "button style-1 is-wide" }, ready));
}

// `wanted` is a name from the address that nobody here has.
export function askWho(table, done, { wanted = "", typed = wanted, removed = "" } = {}) {
  const node = byId("welcome");
  const mine = table.people.filter((each) => each.mine);
  const chosen = (person) => {
    fill(node);
    node.hidden = true;
    done(person);
  };
  const spoken = (value, name) => {
    speak(value);
    document.title = t("title");
    askWho(table, done, { wanted, typed: name, removed });
  };
  fill(node, el("main", { class: "card" },
    el("span", { class: "temple", "aria-hidden": "true" }),
    el("h1", {}, t(mine.length ? "who-are-you" : "welcome")),
    el("p", { class: "about-games" }, t("welcome-games")),
    el("p", {}, t(welcomeOf(table))),
    unknown(table, wanted),
    removed ? el("p", { class: "notice" }, t("you-were-removed", { name: removed })) : [],
    mine.length ? known(mine, chosen) : [],
    personForm(t(mine.length ? "new-here" : "your-name"), t("come-in"), chosen, { typed, spoken })));
  node.hidden = false;
  node.querySelector(mine.length && !typed ? ".entry" : ".new-name").focus();
}

function welcomeOf({ open, home }) {
  if (!open) return "welcome-about";
  return home ? "welcome-home" : "welcome-open";
}

function unknown(table, wanted) {
  if (!wanted) return [];
  const isThere = table.people.some((each) => isCalled(each, wanted));
  return el("p", { class: "notice" },
    t(isThere ? "name-of-another" : "nobody-called", { name: wanted }));
}

function known(people, chosen) {
  return el("ul", { class: "people" }, people.map((person) => el("li", {},
    el("button", { type: "button", class: "entry", on: { click: () => chosen(person) } },
      avatar(person.name), el("span", { class: "entry-name" }, person.name),
      el("span", { class: "hint" }, languageName(person.locale))))));
}

export const isCalled = (person, name) => person.name.toLowerCase() === name.toLowerCase();

export const languageName = (locale) => (languageOf(locale) === "de" ? "Deutsch" : "English");
