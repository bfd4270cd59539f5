// The words of a panel around its question. A lesson and small print can be folded where a window is too
// small (feed/fitting.js); what is said in large print, one's own result or an advice, never is.

import { el } from "../base/dom.js";
import { inline, markdown } from "./markdown.js";
import { t } from "../base/texts.js";

const QUOTED = /^>/;
const SMALL_PRINT = /^-# /;
const TITLE = /^\*\*(?!\*).+\*\*$/; // of the small print below it
const THINKING = /^💡 /; // about an advice, which will stand in the same place
const SENTENCE_END = /(?<=\p{L}{2}\)?[.!?…][“”"»)]?)\s+/u;

export const isThinking = ({ before }) => before.split("\n").some((line) => THINKING.test(line));

export function panelWords({ before, question, after }, where) {
  const above = before.split("\n");
  const below = after.split("\n");
  const isNews = (line) => SMALL_PRINT.test(line) || TITLE.test(line);
  return [
    lessonOf([...above, ...below].filter((line) => QUOTED.test(line)), where),
    foldable(above.filter(isNews), where, "before"),
    said(above.filter((line) => !QUOTED.test(line) && !isNews(line) && !THINKING.test(line)), where, "own"),
    el("p", { class: "question" }, inline(question, where)),
    foldable(below.filter((line) => SMALL_PRINT.test(line)), where, "after"),
    said([...below.filter((line) => !QUOTED.test(line) && !SMALL_PRINT.test(line)),
      ...above.filter((line) => THINKING.test(line))], where, "advice"),
  ];
}

function said(lines, where, place) {
  const text = lines.join("\n");
  return text.trim() ? el("div", { class: `md ${place}` }, markdown(text, where)) : [];
}

// With the way to the rest of it (in CSS).
function foldable(lines, where, place) {
  const node = said(lines, where, place);
  if (!(node instanceof Node)) return [];
  const unfold = () => {
    const isOpen = node.classList.toggle("is-unfolded");
    button.textContent = t(isOpen ? "fold" : "unfold");
    button.ariaExpanded = String(isOpen);
  };
  const button = el("button", { type: "button", class: "link fold", "aria-expanded": "false",
    on: { click: unfold } }, t("unfold"));
  node.append(button);
  node.unfold = unfold;
  return node;
}

// Of each thing explained the last sentence, the advice, is never folded; nor is where it begins.
function lessonOf(lines, where) {
  const node = foldable(lines, where, "lesson");
  if (!(node instanceof Node)) return [];
  for (const each of node.querySelectorAll("p")) {
    const sentences = sentencesOf(each);
    sentences.at(-1).classList.add("is-kept");
    each.replaceChildren(...sentences);
  }
  node.querySelector(".sentence")?.classList.add("is-kept");
  return node;
}

function sentencesOf(paragraph) {
  const made = [el("span", { class: "sentence" })];
  for (const node of [...paragraph.childNodes]) {
    const parts = node.nodeType === Node.TEXT_NODE ? node.textContent.split(SENTENCE_END) : [node];
    parts.forEach((part, n) => {
      if (n) {
        made.at(-1).append(" ");
        made.push(el("span", { class: "sentence" }));
      }
      made.at(-1).append(part);
    });
  }
  return made.filter((each) => each.textContent.trim());
}

// What somebody unfolded stays so as long as the same is asked, whatever is said beside it.
export function unfoldedIn(node) {
  const asked = node.querySelector(".question")?.textContent;
  const places = [...node.querySelectorAll(".is-unfolded")].map((each) => placeOf(each));
  return { asked, places };
}

export function unfoldAgain(node, { asked, places }) {
  if (node.querySelector(".question")?.textContent !== asked) return;
  for (const each of node.querySelectorAll(".md:has(> .fold)")) {
    if (places.includes(placeOf(each))) each.unfold();
  }
}

const placeOf = (node) => ["lesson", "before", "after"].find((each) => node.classList.contains(each));
