// Discord's markdown, as far as bots use it, turned into nodes. There is no innerHTML here.

import { el } from "../base/dom.js";
import { language, t } from "../base/texts.js";

const BLOCKS = [
  [/^(#{1,3}) +(.+)$/, (found, where) => el(`h${found[1].length + 2}`, { class: "md-heading" },
    inline(found[2], where))],
  [/^-# +(.+)$/, (found, where) => el("p", { class: "md-small" }, inline(found[1], where))],
];
const LIST = /^( *)([-*]|\d{1,3}\.) +(.+)$/;
const BULLETS = /^ *[-*] +./;
const NUMBERS = /^ *\d{1,3}\. +./;
const QUOTE = /^> ?(.*)$/;

export function markdown(text, where) {
  const lines = text.split("\n");
  const made = [];
  let plain = [];
  const flush = () => {
    while (plain.length && !plain.at(-1)) plain.pop();
    if (plain.length) made.push(el("p", {}, inline(plain.join("\n"), where)));
    plain = [];
  };
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (line.startsWith("```")) {
      flush();
      const end = lines.findIndex((each, n) => n > at && each.trimEnd().endsWith("```"));
      const last = end < 0 ? lines.length : end;
      made.push(el("pre", {}, el("code", {}, lines.slice(at + 1, last).join("\n"))));
      at = last;
      continue;
    }
    const block = BLOCKS.map(([form, make]) => [line.match(form), make]).find(([found]) => found);
    if (block) {
      flush();
      made.push(block[1](block[0], where));
    } else if (LIST.test(line)) {
      flush();
      const items = run(lines, at, /^ *[-*]/.test(line) ? BULLETS : NUMBERS);
      made.push(list(items, where));
      at += items.length - 1;
    } else if (QUOTE.test(line)) {
      flush();
      const quoted = run(lines, at, QUOTE);
      made.push(el("blockquote", {}, markdown(quoted.map((each) => each.match(QUOTE)[1]).join("\n"),
        where)));
      at += quoted.length - 1;
    } else if (line.trim() || plain.length) {
      plain.push(line);
    }
  }
  flush();
  return made;
}

function run(lines, start, form) {
  let end = start;
  while (end < lines.length && form.test(lines[end])) end += 1;
  return lines.slice(start, end);
}

function list(lines, where) {
  const parts = lines.map((line) => line.match(LIST));
  const numbered = /\d/.test(parts[0][2]);
  const start = numbered ? parseInt(parts[0][2], 10) : undefined;
  return el(numbered ? "ol" : "ul", { start },
    parts.map(([, indent, , words]) =>
      el("li", { class: indent.length >= 2 ? "md-deeper" : undefined }, inline(words, where))));
}

// Inside a line: the first form that fits at a place wins.
const FORMS = [
  [/^\\([\\*_~`|>#<@:[\]().-])/, ([, sign]) => sign],
  [/^`([^`\n]+)`/, ([, code]) => el("code", {}, code)],
  [/^\*\*\*(.+?)\*\*\*(?!\*)/s, ([, body], where) => el("strong", {}, el("em", {}, inline(body, where)))],
  [/^\*\*(.+?)\*\*(?!\*)/s, ([, body], where) => el("strong", {}, inline(body, where))],
  [/^__(.+?)__(?!_)/s, ([, body], where) => el("u", {}, inline(body, where))],
  [/^\*(?!\s)((?:\*\*|[^*])+?)\*(?!\*)/s, ([, body], where) => el("em", {}, inline(body, where))],
  [/^_(?!\s)([^_]+?)_(?![\p{L}\p{N}_])/su, ([, body], where) => el("em", {}, inline(body, where))],
  [/^~~(.+?)~~/s, ([, body], where) => el("s", {}, inline(body, where))],
  [/^<@!?(\d{1,20})>/, ([, id], where) => person(id, where)],
  [/^<@&(\d{1,20})>/, ([, id], where) => role(id, where)],
  [/^<#(\d{1,20})>/, ([, id], where) => channel(id, where)],
  [/^<t:(-?\d{1,13})(?::([tTdDfFR]))?>/, ([, seconds, style]) => moment(+seconds, style ?? "f")],
  [/^\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/, ([, words, url], where) =>
    link(url, inline(words, where))],
  [/^<?(https?:\/\/[^\s<>]+[^\s<>.,;:!?)'"])>?/, ([, url]) => link(url, [url])],
];
const STARTS = /[\\`*_~<[]|https?:/;

export function inline(text, where) {
  const made = [];
  let plain = "";
  let rest = text;
  while (rest) {
    const next = rest.search(STARTS);
    if (next < 0) break;
    plain += rest.slice(0, next);
    const before = plain.at(-1) ?? " ";
    rest = rest.slice(next);
    const fit = fitting(rest, before);
    if (fit) {
      if (plain) made.push(plain);
      plain = "";
      made.push(fit.make(fit.found, where));
      rest = rest.slice(fit.found[0].length);
    } else {
      plain += rest[0];
      rest = rest.slice(1);
    }
  }
  return [...made, plain + rest].filter((part) => part !== "");
}

function fitting(rest, before) {
  for (const [form, make] of FORMS) {
    const found = rest.match(form);
    // snake_case is no emphasis
    if (found && !(rest[0] === "_" && rest[1] !== "_" && /[\p{L}\p{N}]/u.test(before))) {
      return { found, make };
    }
  }
  return null;
}

function person(id, { session }) {
  const known = id === session.bot.id ? session.bot.username : session.people.get(id)?.name;
  const mine = id === session.me.id ? " is-me" : "";
  return el("span", { class: `mention${mine}` }, `@${known ?? t("unknown-person")}`);
}

function role(id, { session }) {
  const known = (session.guild.roles ?? []).find((each) => each.id === id);
  return el("span", { class: "mention" }, `@${known?.name ?? t("unknown-role")}`);
}

function channel(id, where) {
  const known = where.session.channels.get(id);
  const name = `#${known?.name ?? t("unknown-channel")}`;
  if (!known) return el("span", { class: "mention" }, name);
  return el("button", { type: "button", class: "mention", on: { click: () => where.visit(id) } }, name);
}

function link(url, words) {
  return el("a", { href: url, target: "_blank", rel: "noopener noreferrer nofollow" }, words);
}

// Times, in the page's language; the relative ones are kept current

const STYLES = {
  t: { timeStyle: "short" }, T: { timeStyle: "medium" },
  d: { dateStyle: "short" }, D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" }, F: { dateStyle: "full", timeStyle: "short" },
};
const STEPS = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600],
  ["minute", 60], ["second", 1]];

function moment(seconds, style) {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return `<t:${seconds}>`;
  const full = date.toLocaleString(language(), STYLES.F);
  const words = style === "R" ? relative(seconds) : date.toLocaleString(language(), STYLES[style]);
  return el("time", { datetime: date.toISOString(), title: full, class: "moment",
    data: style === "R" ? { relative: seconds } : {} }, words);
}

function relative(seconds) {
  const away = seconds - Date.now() / 1000;
  const [unit, length] = STEPS.find(([, each]) => Math.abs(away) >= each) ?? STEPS.at(-1);
  const format = new Intl.RelativeTimeFormat(language(), { numeric: "auto" });
  return format.format(Math.round(away / length), unit);
}

export function keepTimesCurrent() {
  setInterval(() => {
    for (const node of document.querySelectorAll("time[data-relative]")) {
      node.textContent = relative(+node.dataset.relative);
    }
  }, 10_000);
}
