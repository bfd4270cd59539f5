// What stays before a reader's eyes while messages come and change: the present, the panel they
// act in, or the place they scrolled to.

import { beginsWithin, fit, lessonOf, NARROW } from "./fitting.js";
import { MoreBelow } from "./more_below.js";

const NEAR = 90; // pixels from the end that still count as looking at the present
const ABOVE = 12; // pixels left free around what is followed:
const BELOW = 28; // the way to the newest lies there, over a panel's last line
const WAY = 48; // pixels of the foot of the window, in which the way to the newest lies
const PART = 60; // pixels of what is offered, on a phone: one acts in it
const END = "end";

export class Viewport {
  constructor(scroller, list, moved) {
    this.scroller = scroller;
    this.list = list;
    this.moved = moved;
    this.follows = END; // or a message's node, or nothing
    this.more = new MoreBelow(scroller);
    this.height = 0;
    this.target = 0;
    scroller.addEventListener("scroll", () => this.#scrolled(), { passive: true });
    list.addEventListener("click", ({ target }) => this.#folded(target.closest(".fold")));
    // Whatever grows (a picture, a text, the window): what is followed stays in view.
    const watcher = new ResizeObserver(() => this.settle());
    watcher.observe(list);
    watcher.observe(scroller);
  }

  get followsEnd() {
    return this.follows === END;
  }

  get isAtEnd() {
    const { scrollTop, scrollHeight, clientHeight } = this.scroller;
    return scrollHeight - scrollTop - clientHeight < NEAR;
  }

  toEnd() {
    this.follow(END);
  }

  // The last message is the present, too.
  follow(what) {
    this.follows = what === this.list.lastElementChild ? END : what;
    this.settle();
  }

  goTo(place) {
    this.follows = null;
    this.#scrollTo(place);
  }

  settle() {
    if (this.#isLifted) return;
    for (const node of this.list.querySelectorAll(".is-asking")) fit(node, this.#room);
    const last = this.list.lastElementChild;
    if (this.followsEnd && !last?.matches(".is-asking")) this.#scrollTo(this.scroller.scrollHeight);
    else if (this.follows) this.#bringIn(this.followsEnd ? last : this.follows);
    this.height = this.scroller.scrollHeight;
    this.#moved();
  }

  #moved() {
    this.more.tell(this.#asking);
    this.moved();
  }

  get #asking() {
    return [...this.list.querySelectorAll(".is-asking")].at(-1);
  }

  // Whether the way to the newest would lie over what a panel offers, or the panel is the newest.
  // (On a phone it lies over nothing.)
  get needsNoWay() {
    const asking = this.#asking;
    if (this.more.isTold || !asking || NARROW.matches) return this.more.isTold;
    const room = this.scroller.getBoundingClientRect();
    const at = asking.getBoundingClientRect();
    const isSeen = at.top < room.bottom && at.bottom > room.top;
    const offer = asking.querySelector(".components").getBoundingClientRect();
    const isBelow = offer.top < room.bottom && offer.bottom > room.bottom - WAY;
    return isSeen && (isBelow || asking === this.list.lastElementChild);
  }

  // Words are folded or unfolded: they stay where they are read.
  #folded(button) {
    if (!button) return;
    this.follows = null;
    this.target = this.scroller.scrollTop;
    this.settle();
  }

  #scrollTo(place) {
    this.scroller.scrollTop = place;
    this.target = this.scroller.scrollTop; // as far as it goes
  }

  // What a message may take of the window.
  get #room() {
    return this.scroller.clientHeight - ABOVE - BELOW;
  }

  // Whoever scrolled down in it is not led back to where it begins.
  get #endsInTallPanel() {
    const last = this.list.lastElementChild;
    return !NARROW.matches && !!last?.matches(".is-asking") && last.offsetHeight > this.#room;
  }

  #bringIn(node) {
    const isWhole = node.offsetHeight <= this.#room;
    if (this.followsEnd && isWhole) this.#scrollTo(this.scroller.scrollHeight);
    else if (!isWhole && NARROW.matches && node.matches(".is-asking")) this.#toQuestion(node);
    else this.#scrollTo(this.scroller.scrollTop + this.#lacking(isWhole ? node : offerOf(node)));
  }

  // Of a panel too tall for a phone: all from its beginning, if it explains something or if the first of
  // what it offers is seen then; else from its question.
  #toQuestion(node) {
    const isRead = lessonOf(node) || beginsWithin(node, this.#room);
    const from = isRead ? node.getBoundingClientRect().top : askedAt(node);
    const { top } = this.scroller.getBoundingClientRect();
    this.#scrollTo(this.scroller.scrollTop + from - top - ABOVE);
  }

  // How far a node is out of view; of one that is too tall, the beginning is wanted.
  #lacking(node) {
    const room = this.scroller.getBoundingClientRect();
    const at = node.getBoundingClientRect();
    const above = at.top - ABOVE - room.top - headOf(node);
    const below = endOf(node).getBoundingClientRect().bottom + BELOW - room.bottom;
    return below > 0 ? Math.min(below, Math.max(0, above)) : Math.min(0, above);
  }

  // Whether what a message offers can be seen.
  shows(node) {
    const controls = node?.querySelector(".components");
    if (!controls?.childElementCount) return false;
    const room = this.scroller.getBoundingClientRect();
    const at = controls.getBoundingClientRect();
    if (NARROW.matches && Math.min(at.bottom, room.bottom) - Math.max(at.top, room.top) >= PART) return true;
    return at.top >= room.top && at.top < room.bottom && at.bottom <= room.bottom + NEAR;
  }

  // Where what a message offers begins in the window, if any of it is seen.
  offerAt(node) {
    const offer = node?.querySelector(".components:not(:empty)")?.getBoundingClientRect();
    const room = this.scroller.getBoundingClientRect();
    return offer && offer.top < room.bottom && offer.bottom > room.top ? offer.top : null;
  }

  // More is said in a panel too tall for the window: what it offers stays where it was, and an advice above
  // that comes into view as far as the last button stays in it.
  keep(node, top) {
    fit(node, this.#room);
    if (node.offsetHeight <= this.#room) return void this.follow(node);
    this.follows = null;
    const offer = node.querySelector(".components");
    const room = this.scroller.getBoundingClientRect();
    const lift = top - offer.getBoundingClientRect().top;
    const advice = node.querySelector(".advice")?.getBoundingClientRect();
    const hidden = advice ? room.top + ABOVE + headOf(offer) - advice.top - lift : 0;
    const free = room.bottom - BELOW - offer.getBoundingClientRect().bottom - lift;
    this.#scrollTo(this.scroller.scrollTop - lift - Math.max(0, Math.min(hidden, free)));
    this.height = this.scroller.scrollHeight;
    this.#moved();
  }

  // An open list has pushed everything up for a while (dialogs/list_place.js).
  get #isLifted() {
    return "lifted" in this.scroller.dataset;
  }

  #scrolled() {
    if (this.#isLifted) return;
    const { scrollTop, scrollHeight } = this.scroller;
    if (this.follows && scrollHeight !== this.height) {
      this.settle(); // something grew: nobody scrolled away
      return;
    }
    if (Math.abs(scrollTop - this.target) > 2) {
      this.target = scrollTop;
      this.follows = this.isAtEnd && !this.#endsInTallPanel ? END : null;
    }
    this.#moved();
  }
}

// Of a panel too tall for the window: what it offers; a lesson is read before that.
function offerOf(node) {
  if (lessonOf(node)) return node;
  const offer = node.querySelector(".components");
  return offer?.childElementCount ? offer : node;
}

// What is seen below an offer: the way to be rid of it.
function endOf(node) {
  return (node.matches(".components") && node.closest(".message")?.querySelector("footer")) || node;
}

// What stays above an offer that is scrolled to: the question.
function headOf(node) {
  const question = node.matches(".components") && node.closest(".panel")?.querySelector(".question");
  return question ? question.offsetHeight : 0;
}

// Where the question of a panel stands, wherever it is scrolled to: it sticks to the top.
function askedAt(node) {
  const question = node.querySelector(".question");
  const above = question?.previousElementSibling;
  return above ? above.getBoundingClientRect().bottom : node.getBoundingClientRect().top;
}
