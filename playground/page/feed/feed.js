// The messages for the keyboard: one of them is in the tab order, with what it offers; arrow keys
// lead to the others. (A feed of a hundred messages would have hundreds of stops otherwise.)

import { focusOn } from "../base/focus.js";

const STOPS = "button, a[href], select, input";

export class Feed {
  constructor(list, leave) {
    this.list = list;
    this.leave = leave;
    this.current = null;
    list.addEventListener("focusin", ({ target }) => this.choose(target.closest(".message")));
    list.addEventListener("keydown", (event) => this.#key(event));
  }

  choose(node) {
    if (!node || node === this.current) return;
    const before = this.current;
    this.current = node;
    if (before) this.tend(before);
    this.tend(node);
  }

  // After a message was drawn: is it the one that Tab leads to?
  tend(node) {
    const isCurrent = node === this.current;
    node.tabIndex = isCurrent ? 0 : -1;
    for (const stop of node.querySelectorAll(STOPS)) {
      if (isCurrent) stop.removeAttribute("tabindex");
      else stop.tabIndex = -1;
    }
  }

  // Nobody is in the list with the keyboard: the one that asks, or else the newest, comes first.
  prefer(node) {
    if (!this.current?.isConnected || !this.list.contains(document.activeElement)) {
      this.choose(node);
    }
  }

  get hasFocus() {
    return this.list.contains(document.activeElement);
  }

  #key(event) {
    const node = event.target.closest(".message");
    if (!node) return;
    if (event.key === "Escape") {
      if (event.target === node) this.leave();
      else focusOn(node);
    } else if (event.target === node) {
      const next = this.#next(node, event.key);
      if (!next) return;
      next.scrollIntoView({ block: "nearest" });
      focusOn(next);
    } else return;
    event.preventDefault();
  }

  #next(node, key) {
    const all = [...this.list.querySelectorAll(".message")];
    const at = all.indexOf(node);
    const places = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: all.length - 1 };
    return all[places[key]];
  }
}
