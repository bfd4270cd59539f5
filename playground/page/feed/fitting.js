// A panel that asks fits the window: its pictures take what question, hints and buttons leave over.

const LEAST = 220; // pixels of a picture whose places can be told apart,
const SHARE = 0.32; // but no more of a low window
const GOOD = 230; // that is well seen; for less, words make room first
const FAIR = 140; // beside a lesson, which is to be read,
const LOW = 96; // and abreast of others, in a column beside the board that shows the same
const MOST = 900;
const FEW_LINES = 72;
const SOME_LINES = 130; // on a phone, where one scrolls anyway
const ONE_LINE = 24; // of what options mean, beside a lesson
const LESSON = 0.45; // of the window: more of a lesson is folded away
const GAP = 7;
const BROAD = 1; // of a phone's width, for the picture a question is about,
const TALLEST = 0.5; // but no more of the window's height
const FIRST = 84; // pixels of what is offered: two rows of buttons
export const NARROW = matchMedia("(max-width: 760px)");
const HEAD = 0.65; // of the room of several pictures, for the first one

// How tall each picture of a panel may be, so that all of it has this much room; in one that still
// is too tall, buttons move together and words are folded. A lesson is to be read: it is folded last, and
// only as far as the options need. A panel with very many buttons ends below the window: its picture stays
// large enough, and what happened before begins above the window. On a phone the picture stays as broad as a
// finger needs, and the options go on below the window. It begins as if it had never been fitted: rounded
// heights that build upon one another would go up and down a pixel for ever.
export function fit(node, room) {
  const panel = node.querySelector(".panel");
  if (!panel) return;
  const words = panel.querySelectorAll(".lesson, .before, .after");
  words.forEach(show);
  panel.classList.remove("is-tight", "is-abreast");
  setTall(panel, [MOST, MOST]);
  const lesson = lessonOf(panel);
  const least = (usual) => (NARROW.matches ? broadEnough(panel, room) : usual);
  fitPictures(node, panel, room, least(GOOD));
  if (node.offsetHeight <= room || (lesson && NARROW.matches)) return; // on a phone one reads on by scrolling
  panel.classList.add("is-tight");
  if (lesson) {
    fitPictures(node, panel, room, least(FAIR));
    if (over(node, room)) layAbreast(panel);
  }
  for (const each of [...words].reverse()) { // what happened is read before what options mean
    if (each === lesson || each.classList.contains("is-unfolded")) continue;
    cut(each, Math.max(lesson ? ONE_LINE : NARROW.matches ? SOME_LINES : FEW_LINES,
      each.offsetHeight - over(node, room)));
  }
  if (lesson) shorten(lesson, () => over(node, room) && lesson.offsetHeight > room * LESSON);
  fitPictures(node, panel, room, least(lesson ? leastBeside(panel) : Math.min(LEAST, room * SHARE)));
  if (lesson) shorten(lesson, () => over(node, room));
}

export const lessonOf = (panel) => panel.querySelector(".lesson");

const over = (node, room) => Math.max(0, node.offsetHeight - room);

// Whether the first of what a panel offers is seen together with all that stands above it.
export function beginsWithin(node, room) {
  const offer = node.querySelector(".components").getBoundingClientRect();
  const { top } = node.getBoundingClientRect();
  return offer.top - top + Math.min(offer.height, FIRST) <= room;
}

function show(words) {
  words.style.removeProperty("max-height");
  words.classList.remove("is-cut");
  for (const each of words.querySelectorAll(".sentence")) each.hidden = false;
}

// A lesson is folded between sentences; how it begins and what it advises stay.
function shorten(lesson, isTooLong) {
  if (lesson.classList.contains("is-unfolded")) return;
  const between = [...lesson.querySelectorAll(".sentence:not(.is-kept, [hidden])")];
  while (between.length && isTooLong()) {
    between.pop().hidden = true;
    lesson.classList.add("is-cut");
  }
}

// No line is shown by half, and the rest can be had (in CSS).
function cut(words, height) {
  if (words.offsetHeight <= height) return;
  words.style.maxHeight = `${Math.ceil(wholeLines(words, height))}px`;
  words.classList.add("is-cut");
}

// How far down whole lines reach within a height; one is shown in any case, and none of them ends with a
// heading, which says nothing alone. Headings and small print have lines of their own height.
function wholeLines(words, height) {
  const { top } = words.getBoundingClientRect();
  const ends = [...words.children].filter((each) => !isHeading(each)).flatMap((each) => {
    const at = each.getBoundingClientRect();
    const line = parseFloat(getComputedStyle(each).lineHeight);
    const count = Math.max(1, Math.round(at.height / line));
    return Array.from({ length: count }, (_, n) => at.top - top + ((n + 1) * at.height) / count);
  });
  return Math.max(ends[0], ...ends.filter((each) => each <= height));
}

function isHeading(words) {
  const [bold, ...others] = words.children;
  return !others.length && !!bold?.matches("strong") && bold.textContent === words.textContent.trim();
}

function fitPictures(node, panel, room, least) {
  const row = panel.querySelector(":scope > .pictures");
  const pictures = [...row?.children ?? []].filter((each) => each.offsetParent);
  if (!pictures.length) return;
  const around = node.offsetHeight - (isBeside(panel) ? panel : row).offsetHeight;
  const { flexWrap, flexDirection } = getComputedStyle(row);
  const areSideBySide = flexWrap === "nowrap" && flexDirection === "row";
  const tall = share(room - around, pictures.map((each) => heightOf(each, row)), areSideBySide);
  setTall(panel, tall.map((each) => Math.max(least, Math.min(MOST, each))));
}

// In one column pictures stand below one another, as large as can be; side by side they leave more room.
function layAbreast(panel) {
  const shown = [...panel.querySelectorAll(":scope > .pictures > *")].filter((each) => each.offsetParent);
  if (shown.length > 1 && !NARROW.matches && !isBeside(panel)) panel.classList.add("is-abreast");
}

const leastBeside = (panel) => (panel.classList.contains("is-abreast") ? LOW : FAIR);

function setTall(panel, [first, next]) {
  panel.style.setProperty("--tall", `${Math.round(first)}px`);
  panel.style.setProperty("--tall-next", `${Math.round(next)}px`);
}

// How tall the first picture is where it is broad enough.
function broadEnough(panel, room) {
  const row = panel.querySelector(":scope > .pictures");
  const first = [...row?.children ?? []].find((each) => each.offsetParent);
  return first ? Math.min(heightOf(first, row) * BROAD, room * TALLEST) : 0;
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
