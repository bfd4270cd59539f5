// Where an open list lies: below its menu, with the question and the pictures still in view. The
// messages are lifted for it as far as needed. Narrow windows get a sheet at the bottom (in CSS).

const TALLEST = 420;
const ENOUGH = 260; // of this height a list can be used well
const NARROWEST = 240;
const EDGE = 8;
const NARROW = matchMedia("(max-width: 760px)");

// Gives back what undoes it.
export function placeList(box, anchor) {
  const lower = lift(anchor, NARROW.matches ? underSheet(box, anchor) : underMenu(box, anchor));
  beside(box, anchor);
  return lower;
}

export function beside(box, anchor) {
  const at = anchor.getBoundingClientRect();
  const wanted = Math.min(box.scrollHeight + 2, ENOUGH);
  const below = innerHeight - at.bottom - EDGE - 4;
  const above = at.top - EDGE - 4;
  const isBelow = below >= wanted - 2 || below >= above;
  const { style } = box;
  const width = Math.max(at.width, NARROWEST);
  style.setProperty("--left", `${Math.max(EDGE, Math.min(at.left, innerWidth - width - EDGE))}px`);
  style.setProperty("--width", `${width}px`);
  style.setProperty("--height", `${Math.min(TALLEST, Math.max(isBelow ? below : above, 160))}px`);
  style.setProperty("--top", isBelow ? `${at.bottom + 4}px` : "auto");
  style.setProperty("--bottom", isBelow ? "auto" : `${innerHeight - at.top + 4}px`);
}

// How far the messages have to go up for a list below its menu.
function underMenu(box, anchor) {
  const wanted = Math.min(box.scrollHeight + 2, ENOUGH) + EDGE + 4;
  return wanted - (innerHeight - anchor.getBoundingClientRect().bottom);
}

// How far, for the message's pictures to end above the sheet.
function underSheet(box, anchor) {
  const pictures = anchor.closest(".message")?.querySelector(".pictures");
  if (!pictures) return 0;
  return pictures.getBoundingClientRect().bottom + EDGE - box.getBoundingClientRect().top;
}

// Never so far that the question, or the first line of the message, goes out of view.
function lift(anchor, wanted) {
  const scroller = anchor.closest(".scroller");
  const message = anchor.closest(".message");
  if (!scroller || wanted <= 0) return () => {};
  const first = message.querySelector(".question") ?? message;
  const room = first.getBoundingClientRect().top - scroller.getBoundingClientRect().top - EDGE;
  const before = scroller.scrollTop;
  const list = scroller.firstElementChild;
  scroller.dataset.lifted = "yes"; // it is nobody's scrolling (feed/viewport.js)
  list.style.setProperty("--lift", `${Math.max(0, Math.min(wanted, room))}px`);
  scroller.scrollTop = before + Math.max(0, Math.min(wanted, room));
  return () => {
    list.style.removeProperty("--lift");
    scroller.scrollTop = before;
    delete scroller.dataset.lifted;
  };
}
