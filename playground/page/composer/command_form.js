// A command being filled in: its options as fields, what they take, and whether that is right.

import { t } from "../base/texts.js";

const TYPE = { text: 3, integer: 4, yesNo: 5, user: 6, channel: 7, role: 8, mentionable: 9,
  number: 10, file: 11 };

export class CommandForm {
  constructor(line, session, channel) {
    this.line = line;
    this.session = session;
    this.channel = channel;
    this.fields = new Map(); // name to { typed, value }; value only once one of a list was chosen
    for (const option of line.options) if (option.required) this.add(option.name);
  }

  add(name) {
    if (!this.fields.has(name)) this.fields.set(name, { typed: "", value: undefined });
  }

  remove(name) {
    this.fields.delete(name);
  }

  option(name) {
    return this.line.options.find((each) => each.name === name);
  }

  get absent() {
    return this.line.options.filter((each) => !this.fields.has(each.name));
  }

  type(name, typed) {
    this.fields.set(name, { typed, value: undefined });
  }

  choose(name, choice) {
    this.fields.set(name, { typed: choice.name, value: choice.value });
  }

  // What may be chosen for an option, given what is typed so far.
  async completions(name) {
    const option = this.option(name);
    const { typed } = this.fields.get(name);
    if (option.autocomplete) {
      const options = this.#sendable(name);
      options[name] = typed;
      return this.session.api.autocomplete(this.channel.id, this.line.name, options, name);
    }
    const wanted = typed.toLowerCase();
    return this.#fixed(option).filter((each) => each.name.toLowerCase().includes(wanted));
  }

  #fixed(option) {
    const { session } = this;
    if (option.choices.length) return option.choices;
    if (option.type === TYPE.yesNo) {
      return [{ name: t("yes"), value: true }, { name: t("no"), value: false }];
    }
    if (option.type === TYPE.user || option.type === TYPE.mentionable) {
      return [...session.people.values()].map((each) => ({ name: each.name, value: each.id }));
    }
    if (option.type === TYPE.channel) {
      return [...session.channels.values()].filter((each) => !each.isDm)
        .map((each) => ({ name: `#${each.name}`, value: each.id }));
    }
    return [];
  }

  // The words that say what is wrong with an option; empty when nothing is.
  problem(name) {
    const option = this.option(name);
    const { typed, value } = this.fields.get(name);
    if (option.type === TYPE.file || option.type === TYPE.role) return t("option-upload");
    if (!typed.trim()) return t(option.required ? "option-required" : "option-choice");
    if (this.#fixed(option).length) {
      return value !== undefined || this.#exact(option, typed) ? "" : t("option-choice");
    }
    if (option.type === TYPE.integer && !/^-?\d{1,15}$/.test(typed.trim())) return t("option-number");
    if (option.type === TYPE.number && !/^-?\d+([.,]\d+)?$/.test(typed.trim())) {
      return t("option-decimal");
    }
    return option.type === TYPE.text ? this.#lengthProblem(option, typed)
      : rangeProblem(option, this.#value(option, typed, value));
  }

  #exact(option, typed) {
    const wanted = typed.trim().toLowerCase().replace(/^@/, "");
    return this.#fixed(option).find((each) => each.name.toLowerCase() === wanted
      || String(each.value).toLowerCase() === wanted);
  }

  #lengthProblem(option, typed) {
    const least = option.min_length ?? 0;
    const most = option.max_length ?? 6000;
    return typed.length >= least && typed.length <= most ? "" : t("option-length", { least, most });
  }

  get problems() {
    return [...this.fields.keys()].map((name) => [name, this.problem(name)])
      .filter(([, words]) => words);
  }

  #value(option, typed, value) {
    if (value !== undefined) return value;
    const exact = this.#exact(option, typed);
    if (exact) return exact.value;
    if (option.type === TYPE.integer) return parseInt(typed, 10);
    if (option.type === TYPE.number) return parseFloat(typed.replace(",", "."));
    return typed;
  }

  // The options that are right so far, as they are sent.
  #sendable(except = null) {
    const made = {};
    for (const [name, { typed, value }] of this.fields) {
      if (name !== except && !this.problem(name)) {
        made[name] = this.#value(this.option(name), typed, value);
      }
    }
    return made;
  }

  send() {
    return this.session.api.command(this.channel.id, this.line.name, this.#sendable());
  }
}

function rangeProblem(option, value) {
  const least = option.min_value;
  const most = option.max_value;
  const isLow = least !== null && value < least;
  const isHigh = most !== null && value > most;
  if (!isLow && !isHigh) return "";
  if (least !== null && most !== null) return t("option-range", { least, most });
  return isLow ? t("option-least", { least }) : t("option-most", { most });
}

// «/table open game:x seats:3» as typed or pasted: the command and what belongs to its options.
export function readLine(text, lines) {
  const typed = text.replace(/^\//, "");
  const fits = (name) => typed === name || typed.startsWith(`${name} `);
  const found = lines.filter((line) => fits(line.name) || fits(line.shown))
    .sort((a, b) => b.name.length - a.name.length)[0];
  if (!found) return null;
  const used = fits(found.shown) ? found.shown : found.name;
  if (typed === used) return null; // no space behind it yet: it may become a longer one
  return { line: found, ...valuesIn(typed.slice(used.length), found.options) };
}

// The command that is named in full, in either language, with nothing behind it.
export function namedLine(text, lines) {
  const typed = text.replace(/^\//, "").trim().toLowerCase();
  return lines.find((line) => [line.shown, line.name].some((each) => each.toLowerCase() === typed));
}

// «x game:y z» is x, and y z for the option game: names count only where the command has them.
export function valuesIn(text, options) {
  const known = new Map(options.flatMap((each) =>
    [each.name, each.shown].map((name) => [name.toLowerCase(), each.name])));
  const names = [...known.keys()].sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&"));
  if (!names.length) return { rest: text.trim(), values: [] };
  const parts = text.split(new RegExp(`(?:^|\\s)(${names.join("|")}):`, "iu"));
  const values = [];
  for (let n = 1; n < parts.length; n += 2) {
    values.push([known.get(parts[n].toLowerCase()), parts[n + 1].trim().replace(/^"(.*)"$/, "$1")]);
  }
  return { rest: parts[0].trim(), values };
}

// The commands that fit, best first; `isNamed`: the best by its name, not just by what it is for.
export function searchLines(text, lines) {
  const wanted = text.replace(/^\//, "").toLowerCase().trim();
  const rank = (line) => {
    const names = [line.shown.toLowerCase(), line.name.toLowerCase()];
    if (names.some((each) => each.startsWith(wanted))) return 0;
    if (names.some((each) => each.includes(wanted))) return 1;
    return line.description.toLowerCase().includes(wanted) ? 2 : 9;
  };
  const fitting = lines.map((line) => [rank(line), line]).filter(([place]) => place < 9)
    .sort((a, b) => a[0] - b[0]);
  return { found: fitting.map(([, line]) => line), isNamed: fitting[0]?.[0] < 2 };
}
