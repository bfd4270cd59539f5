// What a screen reader is told: plain words, one thing after the other, and then nothing.

import { asks, wordsOf } from "../base/bot_words.js";
import { byId, el } from "../base/dom.js";
import { markdown } from "./markdown.js";
import { t } from "../base/texts.js";

const LONGEST = 400;
const KEPT_MS = 8000;
const BOLD_LINE = /^\*\*(?!\*)(.+)\*\*$/;
const SMALL_PRINT = /^-# /;
const HEADING = /^#{1,3} +(.+)$/m;

export function announce(words) {
  if (!words) return;
  const said = el("p", {}, words);
  byId("announcer").append(said);
  setTimeout(() => said.remove(), KEPT_MS);
}

// A panel's text around its question: the last line that is bold as a whole.
export function questionIn(message) {
  if (!asks(message)) return null;
  const lines = message.content.split("\n");
  const at = lines.findLastIndex((line) => BOLD_LINE.test(line.trim()));
  if (at < 0) return null;
  return { before: lines.slice(0, at).join("\n"), question: lines[at].trim().match(BOLD_LINE)[1],
    after: lines.slice(at + 1).join("\n") };
}

// What a panel is about, in its own words: its heading, or what it asks.
export function aboutOf(message) {
  const found = questionIn(message);
  return found && (found.before.match(HEADING)?.[1] ?? found.question);
}

// As it is read, without signs: mentions by name, times in words.
export function plain(text, where) {
  const lines = markdown(text, where).map((node) => node.textContent.replace(/\s+/g, " ").trim());
  return lines.filter(Boolean).join(". ").replace(/([.!?:…])\./g, "$1");
}

export function spokenOf(message, name, where) {
  const found = questionIn(message);
  const isHeaded = found && HEADING.test(found.before); // then that is what it is about
  const text = found && !isHeaded ? `${found.question}\n${found.after}` : wordsOf(message);
  const large = text.split("\n").filter((line) => !SMALL_PRINT.test(line)).join("\n");
  const words = plain(large.trim() ? large : text, where);
  const pictures = message.attachments.length && !words ? t("picture") : "";
  return `${name}: ${words || pictures}`.slice(0, LONGEST);
}
