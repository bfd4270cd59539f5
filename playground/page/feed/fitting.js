// A panel that asks fits the window: its pictures take what question, hints and buttons leave over.

const LEAST = 96; // pixels of a picture that still tells something
const GOOD = 230; // that is well seen; for less, words make room first
const MOST = 900;
const FEW_LINES = 72;
const GAP = 7;

// How tall each picture of a panel may be, so that all of it has this much room; in one that still
// is too tall, buttons move together and words scroll in themselves.
export function fit(node, room) {
  const panel = node.querySelector(".panel");
  if (!panel) return;
  const words = panel.querySelectorAll(".before, .after");
  for (const each of words) each.style.removeProperty("max-height");
  panel.classList.remove("is-tight");
  fitPictures(node, panel, room, GOOD);
  if (node.offsetHeight <= room) return;
  panel.classList.add("is-tight");
  for (const each of words) {
    const over = Math.max(0, node.offsetHeight - room);
    each.style.maxHeight = `${Math.max(FEW_LINES, each.offsetHeight - over)}px`;
  }
  fitPictures(node, panel, room, LEAST);
}

function fitPictures(node, panel, room, least) {
  const row = panel.querySelector(":scope > .pictures");
  const pictures = [...row?.children ?? []].filter((each) => each.offsetParent);
  if (!pictures.length) return;
  const around = node.offsetHeight - (isBeside(panel) ? panel : row).offsetHeight;
  const tall = share(room - around, pictures.map((each) => heightOf(each, row)),
    getComputedStyle(row).flexWrap === "nowrap" && getComputedStyle(row).flexDirection === "row");
  panel.style.setProperty("--tall", `${Math.round(Math.max(least, Math.min(MOST, tall)))}px`);
}

const isBeside = (panel) => getComputedStyle(panel).display === "grid";

const heightOf = (picture, row) =>
  row.clientWidth / Number(picture.style.getPropertyValue("--ratio"));

// The height at which pictures below one another fill the room: small ones leave theirs to others.
function share(room, heights, areSideBySide) {
  if (areSideBySide) return room - GAP;
  let left = room - GAP * heights.length;
  const sorted = heights.toSorted((a, b) => a - b);
  for (const [n, height] of sorted.entries()) {
    const each = left / (sorted.length - n);
    if (height > each) return each;
    left -= height;
  }
  return MOST;
}
