// Where a person writes: a message, or after a slash a command (command_box.js).

import { CommandBox } from "./command_box.js";
import { namedLine, readLine, searchLines } from "./command_form.js";
import { el, fill, icon } from "../base/dom.js";
import { complete, named, withIds } from "./mentions.js";
import { Suggestions } from "./suggestions.js";
import { t } from "../base/texts.js";

const LONGEST = 2000;
const NARROW = matchMedia("(max-width: 760px)");

export class Composer {
  constructor(node, where) {
    this.node = node;
    this.where = where;
    this.suggestions = new Suggestions((item) => item.take());
    this.drafts = new Map();
    this.command = null;
    node.addEventListener("focusout", ({ relatedTarget }) => {
      if (!node.contains(relatedTarget)) this.suggestions.hide();
    });
  }

  // What is being written stays when only the connection or the list of people is new.
  show(session, channel, isAnew = false) {
    const isSame = this.session === session && this.channel?.id === channel.id;
    if (isSame && !isAnew) return;
    if (this.channel && this.field && !this.command) this.drafts.set(this.#key, this.field.value);
    const hadFocus = this.node.contains(document.activeElement);
    this.session = session;
    this.channel = channel;
    this.writeText(this.drafts.get(this.#key) ?? "", hadFocus);
  }

  get #key() {
    return `${this.session.me.id}/${this.channel.id}`;
  }

  focus() {
    (this.command?.field ?? this.field)?.focus();
  }

  // The connection is back: what was said about it is over.
  reconnected() {
    if (this.isCutOff) this.complain("");
  }

  // A message

  writeText(text, focus = false) {
    this.command = null;
    this.suggestions.hide();
    const { channel, session } = this;
    const place = channel.isDm ? `@${session.bot.username}` : `#${channel.name}`;
    const hint = t(NARROW.matches ? "write-short" : "write-here", { place });
    this.note = el("p", { class: "failure", role: "alert", hidden: true });
    this.field = el("textarea", {
      rows: "1", class: "write", placeholder: hint,
      "aria-label": t("write-here", { place }), autocomplete: "off",
      on: {
        input: () => this.typed(),
        keydown: (event) => this.#textKey(event),
      },
    });
    this.field.value = text;
    fill(this.node, el("div", { class: "above" }, this.suggestions.node, this.note),
      el("div", { class: "compose" }, this.field,
        el("button", { type: "button", class: "tool", "aria-label": t("commands"),
          title: t("commands"), on: { click: () => this.#slash() } }, "/"),
        el("button", { type: "button", class: "tool", "aria-label": t("send"),
          title: t("send"), on: { click: () => this.#say() } }, icon("send"))));
    this.suggestions.bind(this.field);
    if (focus) this.field.focus();
  }

  #slash() {
    this.field.value = "/";
    this.field.focus();
    this.typed();
  }

  async typed() {
    const text = this.field.value;
    const over = text.length - LONGEST;
    this.complain(over > 0 ? t("too-long", { n: over }) : "");
    if (!text.startsWith("/") || text.includes("\n")) {
      this.#suggestPeople();
      return;
    }
    const lines = await this.session.commands(this.channel.id).catch(() => []);
    if (this.command || this.field.value !== text) return;
    const read = readLine(text, lines);
    if (read) {
      this.#fillIn(read.line, read.values, read.rest);
      return;
    }
    const { found, isNamed } = searchLines(text, lines);
    this.suggestions.show(t("commands"), found.map((line) => ({
      label: `/${line.shown}`, hint: line.description, take: () => this.#fillIn(line),
      isWhole: line === namedLine(text, lines) && !line.options.some((each) => each.required),
    })), t("no-command"), isNamed ? 0 : -1); // Enter runs nothing that was not named
  }

  #suggestPeople() {
    const found = named(this.field, this.session);
    if (!found) {
      this.suggestions.hide();
      return;
    }
    this.suggestions.show(t("people"), found.found.map(({ name }) => ({ label: `@${name}`,
      take: () => {
        complete(this.field, found.typed, name);
        this.suggestions.hide();
      } })));
  }

  #textKey(event) {
    const isSent = event.key === "Enter" && !event.shiftKey && !event.isComposing;
    // A command named in full, of which nothing is lacking, need not be completed first.
    if (isSent && this.suggestions.chosen?.isWhole) {
      event.preventDefault();
      this.#run();
    } else if (this.suggestions.key(event)) event.preventDefault();
    else if (isSent) {
      event.preventDefault();
      this.#say();
    }
  }

  async #say() {
    const text = this.field.value.trim();
    if (!text || text.length > LONGEST) return;
    if (text.startsWith("/")) {
      await this.#run();
      return;
    }
    this.field.value = "";
    try {
      await this.session.api.say(this.channel.id, withIds(text, this.session));
      this.where.toEnd();
    } catch (error) {
      this.field.value = text;
      this.complain(t(error.status ? "refused" : "offline"), !error.status);
    }
  }

  // A pasted command, sent before it is known what commands there are, or a name with nothing behind it.
  async #run() {
    const { field } = this;
    await this.typed();
    if (this.field !== field) return;
    const lines = await this.session.commands(this.channel.id).catch(() => []);
    const line = this.command ? null : namedLine(field.value, lines);
    if (line) this.#fillIn(line);
    if (this.command) this.command.finish();
    else this.complain(t("no-command"));
  }

  // `isCutOff`: it is only the connection, and will be over with it.
  complain(words, isCutOff = false) {
    this.isCutOff = isCutOff;
    this.note.hidden = !words;
    this.note.textContent = words;
  }

  // A command

  #fillIn(line, values = [], rest = "") {
    this.command = new CommandBox(this, line, values, rest);
  }
}
