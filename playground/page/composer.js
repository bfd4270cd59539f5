// Where a person writes: a message, or after a slash a command with its options.

import { el, fill, icon } from "./dom.js";
import { CommandForm, readLine, searchLines } from "./command_form.js";
import { askModal } from "./modal.js";
import { Suggestions } from "./suggestions.js";
import { t } from "./texts.js";

const LONGEST = 2000;
const NARROW = matchMedia("(max-width: 760px)");
const PAUSE = 180; // between a key and the question to the bot what would fit

export class Composer {
  constructor(node, where) {
    this.node = node;
    this.where = where;
    this.suggestions = new Suggestions((item) => item.take());
    this.drafts = new Map();
    this.form = null;
  }

  // What is being written stays when only the connection or the list of people is new.
  show(session, channel, isAnew = false) {
    const isSame = this.session === session && this.channel?.id === channel.id;
    if (isSame && !isAnew) return;
    if (this.channel && this.field && !this.form) this.drafts.set(this.#key, this.field.value);
    this.session = session;
    this.channel = channel;
    this.#writeText(this.drafts.get(this.#key) ?? "");
  }

  get #key() {
    return `${this.session.me.id}/${this.channel.id}`;
  }

  // A message

  #writeText(text, focus = false) {
    this.form = null;
    this.suggestions.hide();
    const { channel, session } = this;
    const place = channel.isDm ? `@${session.bot.username}` : `#${channel.name}`;
    const hint = t(NARROW.matches ? "write-short" : "write-here", { place });
    this.note = el("p", { class: "failure", role: "alert", hidden: true });
    this.field = el("textarea", {
      rows: "1", class: "write", placeholder: hint,
      "aria-label": t("write-here", { place }), autocomplete: "off",
      on: {
        input: () => this.#typed(),
        keydown: (event) => this.#textKey(event),
        blur: () => setTimeout(() => { if (!this.form) this.suggestions.hide(); }, 150),
      },
    });
    this.field.value = text;
    fill(this.node, this.suggestions.node, this.note,
      el("div", { class: "compose" }, this.field,
        el("button", { type: "button", class: "tool", "aria-label": t("commands"),
          title: t("commands"), on: { click: () => this.#slash() } }, "/"),
        el("button", { type: "button", class: "tool", "aria-label": t("send"),
          on: { click: () => this.#say() } }, icon("send"))));
    this.suggestions.bind(this.field);
    if (focus) this.field.focus();
  }

  #slash() {
    this.field.value = "/";
    this.field.focus();
    this.#typed();
  }

  async #typed() {
    const text = this.field.value;
    const over = text.length - LONGEST;
    this.#complain(over > 0 ? t("too-long", { n: over }) : "");
    if (!text.startsWith("/") || text.includes("\n")) {
      this.suggestions.hide();
      return;
    }
    const lines = await this.session.commands(this.channel.id).catch(() => []);
    if (this.form || this.field.value !== text) return;
    const read = readLine(text, lines);
    if (read) {
      this.#fillIn(read.line, read.values);
      return;
    }
    this.suggestions.show(t("commands"), searchLines(text, lines).map((line) => ({
      label: `/${line.shown}`, hint: line.description, take: () => this.#fillIn(line, []),
    })), t("no-command"));
  }

  #textKey(event) {
    if (this.suggestions.key(event)) event.preventDefault();
    else if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
      event.preventDefault();
      this.#say();
    }
  }

  async #say() {
    const text = this.field.value.trim();
    if (!text || text.length > LONGEST) return;
    if (text.startsWith("/")) {
      this.#complain(t("no-command"));
      return;
    }
    this.field.value = "";
    try {
      await this.session.api.say(this.channel.id, text);
      this.where.toEnd();
    } catch (error) {
      this.field.value = text;
      this.#complain(t(error.status ? "refused" : "offline"));
    }
  }

  #complain(words) {
    this.note.hidden = !words;
    this.note.textContent = words;
  }

  // A command

  #fillIn(line, values) {
    this.form = new CommandForm(line, this.session, this.channel);
    for (const [name, value] of values) {
      const option = line.options.find((each) => each.name === name || each.shown === name);
      if (option) this.form.type(option.name, value);
    }
    this.#drawForm([...this.form.fields.keys()].find((name) => this.form.problem(name))
      ?? [...this.form.fields.keys()][0]);
  }

  #drawForm(focused) {
    this.suggestions.hide();
    const { form } = this;
    this.inputs = new Map([...form.fields.keys()].map((name) => [name, this.#input(name)]));
    this.note = el("p", { class: "failure", role: "alert", hidden: true });
    this.ready = el("button", { type: "button", class: "tool", "aria-label": t("send"),
      on: { click: () => this.#send(), keydown: (event) => this.#formKey(event) } }, icon("send"));
    fill(this.node, this.suggestions.node,
      el("p", { class: "command-hint" }, el("strong", {}, `/${form.line.shown}`), " ",
        form.line.description),
      this.note,
      el("div", { class: "compose is-command", role: "group", "aria-label": `/${form.line.shown}` },
        el("button", { type: "button", class: "tool", "aria-label": t("leave-command"),
          on: { click: () => this.#writeText("", true) } }, icon("close")),
        el("div", { class: "pills" },
          el("span", { class: "command-name" }, `/${form.line.shown}`),
          [...this.inputs.values()].map((each) => each.node),
          form.absent.map((option) => el("button", { type: "button", class: "pill is-absent",
            title: option.description, "aria-label": t("option-add", { name: option.shown }),
            on: { click: () => { form.add(option.name); this.#drawForm(option.name); } } },
          "+ ", option.shown))),
        this.ready));
    (this.inputs.get(focused)?.field ?? this.ready).focus();
  }

  #input(name) {
    const option = this.form.option(name);
    const field = el("input", { type: "text", "aria-label": `${option.shown}: ${option.description}`,
      maxlength: "6000", size: "12", autocomplete: "off", spellcheck: "false",
      placeholder: option.required ? "" : t("option-optional"), data: { option: name },
      on: {
        input: () => { this.form.type(name, field.value); this.#suggest(name); },
        focus: () => this.#suggest(name),
        keydown: (event) => this.#formKey(event, name),
      } });
    field.value = this.form.fields.get(name).typed;
    const remove = option.required ? [] : el("button", { type: "button", class: "pill-remove",
      "aria-label": t("option-remove", { name: option.shown }),
      on: { click: () => { this.form.remove(name); this.#drawForm(); } } }, icon("close"));
    return { field, node: el("label", { class: "pill" }, el("span", {}, option.shown), field, remove) };
  }

  #suggest(name) {
    clearTimeout(this.asking);
    const { field } = this.inputs.get(name);
    const option = this.form.option(name);
    this.suggestions.bind(field);
    this.#mark(name);
    this.asking = setTimeout(async () => {
      const { form } = this;
      const typed = field.value;
      const found = await form?.completions(name).catch(() => []);
      if (!found || this.form !== form || field.value !== typed || !field.isConnected) return;
      const isList = option.autocomplete || option.choices.length || option.type !== 3;
      const title = `${option.shown} – ${option.description}`;
      this.suggestions.show(title, found.map((choice) => ({ label: choice.name,
        take: () => this.#take(name, choice) })), isList && typed && !found.length
        && ![4, 10].includes(option.type) ? t("no-choice") : "");
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
    this.#complain(wrong);
  }

  #formKey(event, name) {
    if (name && this.suggestions.key(event)) event.preventDefault();
    else if (event.key === "Enter" && name) {
      event.preventDefault();
      this.#send();
    } else if (event.key === "Escape" || (event.key === "Backspace" && name
      && !event.target.value && !this.form.option(name).required)) {
      event.preventDefault();
      if (event.key === "Escape") this.#writeText("", true);
      else { this.form.remove(name); this.#drawForm(); }
    } else if (event.key === "Backspace" && name && !event.target.value) {
      event.preventDefault();
      this.#writeText(`/${this.form.line.shown}`, true);
      this.#typed();
    }
  }

  async #send() {
    const [wrong] = this.form.problems;
    if (wrong) {
      const { field, node } = this.inputs.get(wrong[0]);
      node.classList.add("is-wrong");
      field.focus();
      this.#complain(wrong[1]);
      return;
    }
    this.ready.classList.add("is-loading");
    try {
      const answer = await this.form.send();
      if (answer.outcome === "failed") throw new Error("unanswered");
      this.#writeText("", true);
      this.where.toEnd();
      if (answer.outcome === "modal") await askModal(answer.modal, this.where);
    } catch (error) {
      this.ready.classList.remove("is-loading");
      this.#complain(t(error.status ? "refused" : "failed"));
    }
  }
}
