// A panel that asks fits the window: its pictures take what question, hints and buttons leave over.

const LEAST = 220; // pixels of a picture whose places can be told apart,
const SHARE = 0.32; // but no more of a low window
const GOOD = 230; // that is well seen; for less, words make room first
const FAIR = 140; // beside a lesson, which is to be read
const MOST = 900;
const FEW_LINES = 72;
const ONE_LINE = 24; // of what options mean, beside a lesson
const LESSON = 0.45; // of the window: more of a lesson is folded away
const GAP = 7;
const HEAD = 0.65; // of the room of several pictures, for the first one

// How tall each picture of a panel may be, so that all of it has this much room; in one that still
// is too tall, buttons move together and words are folded. A lesson is to be read: what it needs, it
// gets, and the panel ends below the window then. So does one with very many buttons: its picture stays
// large enough, and what happened before begins above the window.
export function fit(node, room) {
  const panel = node.querySelector(".panel");
  if (!panel) return;
  const words = panel.querySelectorAll(".before, .after");
  for (const each of words) {
    each.style.removeProperty("max-height");
    each.classList.remove("is-cut");
  }
  panel.classList.remove("is-tight");
  fitPictures(node, panel, room, GOOD);
  if (node.offsetHeight <= room) return;
  panel.classList.add("is-tight");
  const lesson = lessonOf(panel);
  if (lesson) fitPictures(node, panel, room, FAIR);
  for (const each of [...words].reverse()) { // what happened is read before what options mean
    if (each.classList.contains("is-unfolded")) continue;
    const over = Math.max(0, node.offsetHeight - room);
    const least = each === lesson ? room * LESSON : lesson ? ONE_LINE : FEW_LINES;
    cut(each, Math.max(least, each.offsetHeight - over));
  }
  fitPictures(node, panel, room, Math.min(LEAST, room * SHARE));
}

export const lessonOf = (panel) => panel.querySelector(".before:has(> blockquote)");

// No line is shown by half, and the rest can be had (in CSS).
function cut(words, height) {
  if (words.offsetHeight <= height) return;
  words.style.maxHeight = `${Math.ceil(wholeLines(words, height))}px`;
  words.classList.add("is-cut");
}

// How far down whole lines reach within a height; one is shown in any case. Headings and small print have
// lines of their own height.
function wholeLines(words, height) {
  const { top } = words.getBoundingClientRect();
  const ends = [...words.children].flatMap((each) => {
    const at = each.getBoundingClientRect();
    const line = parseFloat(getComputedStyle(each).lineHeight);
    const count = Math.max(1, Math.round(at.height / line));
    return Array.from({ length: count }, (_, n) => at.top - top + ((n + 1) * at.height) / count);
  });
  return Math.max(ends[0], ...ends.filter((each) => each <= height));
}

function fitPictures(node, panel, room, least) {
  const row = panel.querySelector(":scope > .pictures");
  const pictures = [...row?.children ?? []].filter((each) => each.offsetParent);
  if (!pictures.length) return;
  const around = node.offsetHeight - (isBeside(panel) ? panel : row).offsetHeight;
  const { flexWrap, flexDirection } = getComputedStyle(row);
  const areSideBySide = flexWrap === "nowrap" && flexDirection === "row";
  const tall = share(room - around, pictures.map((each) => heightOf(each, row)), areSideBySide);
  const within = (n) => `${Math.round(Math.max(least, Math.min(MOST, n)))}px`;
  panel.style.setProperty("--tall", within(tall[0]));
  panel.style.setProperty("--tall-next", within(tall[1]));
}

const isBeside = (panel) => getComputedStyle(panel).display === "grid";

const heightOf = (picture, row) =>
  row.clientWidth / Number(picture.style.getPropertyValue("--ratio"));

// How tall the first picture and those below it may be; what the question is about comes first.
function share(room, [first, ...others], areSideBySide) {
  if (areSideBySide || !others.length) return [room - GAP, room - GAP];
  const free = room - GAP * (others.length + 1);
  const wanted = others.reduce((sum, each) => sum + each, 0);
  const head = Math.min(first, Math.max(free - wanted, free * HEAD));
  return [head, (free - head) / others.length];
}
