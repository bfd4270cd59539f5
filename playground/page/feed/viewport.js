// What stays before a reader's eyes while messages come and change: the present, the panel they
// act in, or the place they scrolled to.

const NEAR = 90; // pixels from the end that still count as looking at the present
const ABOVE = 12; // pixels left free around what is followed:
const BELOW = 56; // the way to the newest lies there
const END = "end";

export class Viewport {
  constructor(scroller, list, moved) {
    this.scroller = scroller;
    this.list = list;
    this.moved = moved;
    this.follows = END; // or a message's node, or nothing
    this.height = 0;
    this.target = 0;
    scroller.addEventListener("scroll", () => this.#scrolled(), { passive: true });
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
    if (this.followsEnd) this.#scrollTo(this.scroller.scrollHeight);
    else if (this.follows) this.#scrollTo(this.scroller.scrollTop + this.#lacking(this.follows));
    this.height = this.scroller.scrollHeight;
    this.moved();
  }

  #scrollTo(place) {
    this.scroller.scrollTop = place;
    this.target = this.scroller.scrollTop; // as far as it goes
  }

  // How far a node is out of view; of one that is too tall, the lower part is wanted: its buttons.
  #lacking(node) {
    const room = this.scroller.getBoundingClientRect();
    const at = node.getBoundingClientRect();
    const below = at.bottom + BELOW - room.bottom;
    const isTooTall = at.height + ABOVE + BELOW > room.height;
    return below > 0 || isTooTall ? below : Math.min(0, at.top - ABOVE - room.top);
  }

  // Whether what a message offers can be seen.
  shows(node) {
    const controls = node?.querySelector(".components");
    if (!controls?.childElementCount) return false;
    const room = this.scroller.getBoundingClientRect();
    const at = controls.getBoundingClientRect();
    return at.top >= room.top && at.top < room.bottom && at.bottom <= room.bottom + NEAR;
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
      this.follows = this.isAtEnd ? END : null;
    }
    this.moved();
  }
}
