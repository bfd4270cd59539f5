// A command being filled in, where messages are written otherwise: its options as fields, and a
// last field in which further options can be named («seats:3»).

import { CommandForm, valuesIn } from "./command_form.js";
import { el, fill, icon } from "../base/dom.js";
import { askModal } from "../dialogs/modal.js";
import { t } from "../base/texts.js";

const PAUSE = 180; // between a key and the question to the bot what would fit
const NUMBERS = [4, 10];
const TEXT = 3;

export class CommandBox {
  constructor(composer, line, values, rest) {
    this.composer = composer;
    this.suggestions = composer.suggestions;
    this.form = new CommandForm(line, composer.session, composer.channel);
    for (const [name, value] of values) this.form.type(name, value);
    const names = [...this.form.fields.keys()];
    const unfinished = names.find((name) => this.form.problem(name));
    this.#draw(values.length ? unfinished ?? values.at(-1)[0] : unfinished, rest);
  }

  get field() {
    return this.inputs.values().next().value?.field ?? this.tail;
  }

  #draw(focused, rest = "") {
    this.suggestions.hide();
    const { form, composer } = this;
    this.inputs = new Map([...form.fields.keys()].map((name) => [name, this.#input(name)]));
    this.tail = this.#tail(rest);
    composer.note = el("p", { class: "failure", role: "alert", hidden: true });
    this.ready = el("button", { type: "button", class: "tool", "aria-label": t("send"),
      on: { click: () => this.finish(), keydown: (event) => this.#key(event) } }, icon("send"));
    fill(composer.node, el("div", { class: "above" }, this.suggestions.node, composer.note,
      el("p", { class: "command-hint" }, el("strong", {}, `/${form.line.shown}`), " ",
        form.line.description)),
    el("div", { class: "compose is-command", role: "group", "aria-label": `/${form.line.shown}` },
      el("button", { type: "button", class: "tool", "aria-label": t("leave-command"),
        on: { click: () => composer.writeText("", true) } }, icon("close")),
      el("div", { class: "pills" },
        el("span", { class: "command-name" }, `/${form.line.shown}`),
        [...this.inputs.values()].map((each) => each.node), this.tail,
        form.absent.map((option) => el("button", { type: "button", class: "pill is-absent",
          title: option.description, "aria-label": t("option-add", { name: option.shown }),
          on: { click: () => this.#add(option.name) } }, "+ ", option.shown))),
      this.ready));
    (this.inputs.get(focused)?.field ?? this.tail).focus();
    if (rest) this.#tailTyped();
  }

  #add(name, typed = "") {
    this.form.add(name);
    if (typed) this.form.type(name, typed);
    this.#draw(name);
  }

  #input(name) {
    const option = this.form.option(name);
    const field = el("input", { type: "text", "aria-label": `${option.shown}: ${option.description}`,
      maxlength: "6000", size: "12", autocomplete: "off", spellcheck: "false",
      "aria-required": String(option.required),
      placeholder: option.required ? "" : t("option-optional"), data: { option: name },
      on: {
        input: () => { if (!this.#movedOn(name, field)) this.#typed(name, field); },
        focus: () => this.#suggest(name),
        keydown: (event) => this.#key(event, name),
      } });
    field.value = this.form.fields.get(name).typed;
    const remove = option.required ? [] : el("button", { type: "button", class: "pill-remove",
      "aria-label": t("option-remove", { name: option.shown }),
      on: { click: () => { this.form.remove(name); this.#draw(); } } }, icon("close"));
    return { field, node: el("label", { class: "pill" }, el("span", {}, option.shown), field, remove) };
  }

  #typed(name, field) {
    this.form.type(name, field.value);
    this.#suggest(name);
  }

  // «seats:» typed inside another option's field begins that option.
  #movedOn(name, field) {
    const { rest, values } = valuesIn(field.value, this.form.line.options);
    if (!values.length) return false;
    this.form.type(name, rest);
    for (const [other, value] of values) this.form.type(other, value);
    this.#draw(values.at(-1)[0]);
    return true;
  }

  // The last field: names of options that are not there yet

  #tail(rest) {
    const field = el("input", { type: "text", class: "tail", autocomplete: "off", maxlength: "6000",
      spellcheck: "false", "aria-label": t("option-more"), size: "8",
      on: {
        input: () => this.#tailTyped(),
        focus: () => this.#offer(),
        keydown: (event) => this.#tailKey(event),
      } });
    field.value = rest;
    return field;
  }

  #tailTyped() {
    const { rest, values } = valuesIn(this.tail.value, this.form.line.options);
    if (!values.length) {
      this.#offer();
      return;
    }
    for (const [name, value] of values) this.form.type(name, value);
    this.#draw(values.at(-1)[0], rest);
  }

  #offer() {
    clearTimeout(this.asking);
    const wanted = this.tail.value.trim().toLowerCase();
    const found = this.form.absent.filter((each) => each.shown.toLowerCase().startsWith(wanted)
      || each.name.toLowerCase().startsWith(wanted));
    this.suggestions.bind(this.tail);
    this.suggestions.show(t("option-more"), found.map((option) => ({ label: `${option.shown}:`,
      hint: option.description, take: () => this.#add(option.name) })), "", wanted ? 0 : -1);
  }

  #tailKey(event) {
    if (this.suggestions.key(event)) event.preventDefault();
    else if (event.key === "Enter") {
      event.preventDefault();
      this.finish();
    } else if (event.key === "Backspace" && !this.tail.value) {
      event.preventDefault();
      const last = [...this.inputs.values()].at(-1);
      if (last) last.field.focus();
      else this.#leave();
    } else this.#key(event);
  }

  // What an option can be

  #suggest(name) {
    clearTimeout(this.asking);
    const { field } = this.inputs.get(name);
    const option = this.form.option(name);
    this.suggestions.bind(field);
    this.#mark(name);
    this.asking = setTimeout(async () => {
      const { form } = this;
      const typed = field.value;
      const found = await form.completions(name).catch(() => []);
      if (!field.isConnected || field.value !== typed || document.activeElement !== field) return;
      const isList = option.autocomplete || option.choices.length || option.type !== TEXT;
      const title = `${option.shown} – ${option.description}`;
      const wanted = typed.trim().toLowerCase();
      const isExact = found.some((each) => [each.name, String(each.value)]
        .some((word) => word.toLowerCase() === wanted));
      this.suggestions.show(title, found.map((choice) => ({ label: choice.name,
        take: () => this.#take(name, choice) })), isList && typed && !found.length
        && !NUMBERS.includes(option.type) ? t("no-choice") : "", isExact ? -1 : 0);
    }, option.autocomplete ? PAUSE : 0);
  }

  #take(name, choice) {
    this.form.choose(name, choice);
    this.inputs.get(name).field.value = choice.name;
    this.suggestions.hide();
    this.#mark(name);
    const next = [...this.inputs.keys()].find((each) => this.form.problem(each));
    (this.inputs.get(next)?.field ?? this.inputs.get(name).field).focus();
    if (!next) this.suggestions.hide();
    clearTimeout(this.asking);
    if (next) this.#suggest(next);
  }

  #mark(name) {
    const { field, node } = this.inputs.get(name);
    const wrong = field.value ? this.form.problem(name) : "";
    node.classList.toggle("is-wrong", !!wrong);
    field.setAttribute("aria-invalid", String(!!wrong));
    this.composer.complain(wrong);
  }

  #key(event, name) {
    if (name && this.suggestions.key(event)) event.preventDefault();
    else if (event.key === "Enter" && name) {
      event.preventDefault();
      this.#send();
    } else if (event.key === "Escape") {
      event.preventDefault();
      this.composer.writeText("", true);
    } else if (event.key === "Backspace" && name && !event.target.value) {
      event.preventDefault();
      if (this.form.option(name).required) this.#leave();
      else { this.form.remove(name); this.#draw(); }
    }
  }

  // Back to where the command's own name is typed.
  #leave() {
    this.composer.writeText(`/${this.form.line.shown}`, true);
    this.composer.typed();
  }

  // Send it, unless something stands there that belongs to no option. Words behind a command whose
  // options all may be left out are meant for the first.
  finish() {
    const words = this.tail.value.trim();
    const [first] = this.form.absent;
    if (words && !this.form.fields.size && first?.type === TEXT) this.#add(first.name, words);
    else if (words) {
      this.#refuse();
      return;
    }
    this.#send();
  }

  #refuse() {
    const names = this.form.absent.map((each) => each.shown);
    this.composer.complain(t(names.length ? "option-unnamed" : "option-too-many",
      { names: names.map((name) => `${name}:`).join(" ") }));
  }

  async #send() {
    const { composer } = this;
    const [wrong] = this.form.problems;
    if (wrong) {
      const { field, node } = this.inputs.get(wrong[0]);
      node.classList.add("is-wrong");
      field.focus();
      composer.complain(wrong[1]);
      return;
    }
    this.ready.classList.add("is-loading");
    try {
      const answer = await this.form.send();
      if (answer.outcome === "failed") throw new Error("unanswered");
      composer.writeText("", true);
      composer.where.toEnd();
      if (answer.outcome === "modal") await askModal(answer.modal, composer.where);
    } catch (error) {
      this.ready.classList.remove("is-loading");
      composer.complain(t(error.status ? "refused" : "failed"));
    }
  }
}
