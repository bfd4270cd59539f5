// A list to choose from, opened over the page: by mouse, finger or keyboard. A single choice is
// sent at once; of several, each is ticked and *Done* sends them.

import { el, freshId, icon } from "../base/dom.js";
import { t } from "../base/texts.js";
import { beside, placeList } from "./list_place.js";

const TOUCH = matchMedia("(pointer: coarse)");

let open = null;

export function closeListbox() {
  open?.cancel();
}

// What the list was opened for is drawn anew.
export function closeListboxIn(node) {
  if (open && node.contains(open.anchor)) open.cancel();
}

export function openListbox({ anchor, label, options, least = 1, most = 1, done }) {
  closeListbox();
  const list = new Listbox({ anchor, label, options, least, most, done });
  open = list;
  list.show();
  return list;
}

class Listbox {
  constructor(given) {
    Object.assign(this, given);
    this.isMulti = this.most > 1;
    this.picked = new Set(this.options.filter((each) => each.selected).map((each) => each.value));
    this.before = [...this.picked].join("\n");
    this.active = Math.max(0, this.options.findIndex((each) => this.picked.has(each.value)));
    this.typed = "";
  }

  show() {
    this.list = el("ul", {
      role: "listbox", tabindex: "0", "aria-label": this.label,
      "aria-multiselectable": this.isMulti ? "true" : undefined,
      "aria-describedby": this.isMulti ? "listbox-how" : undefined,
      on: { keydown: (event) => this.#key(event) },
    });
    this.rows = this.options.map((option, n) => this.#row(option, n));
    this.list.append(...this.rows);
    this.box = el("div", { class: "listbox", on: { keydown: (event) => {
      if (event.key === "Escape") this.cancel();
    } } }, this.list, this.isMulti ? this.#footer() : []);
    this.shade = el("div", { class: "listbox-shade", on: { pointerdown: (event) => {
      event.preventDefault();
      this.#leave();
    } } });
    document.body.append(this.shade, this.box);
    this.anchor.setAttribute("aria-expanded", "true");
    this.lower = placeList(this.box, this.anchor);
    this.resized = () => beside(this.box, this.anchor);
    window.addEventListener("resize", this.resized);
    this.#mark();
    this.list.focus({ preventScroll: true });
  }

  #row(option, n) {
    return el("li", {
      role: "option", id: freshId("option"), class: "option", data: { value: option.value },
      on: {
        click: () => { this.active = n; this.#pick(); },
        pointermove: () => { if (this.active !== n) { this.active = n; this.#mark(false); } },
      },
    },
    option.emoji ? el("span", { class: "emoji", "aria-hidden": "true" }, option.emoji) : [],
    el("span", { class: "option-words" },
      el("span", { class: "option-label" }, option.label),
      option.description ? el("span", { class: "option-hint" }, option.description) : []),
    this.isMulti ? el("span", { class: "tick" }, icon("check")) : []);
  }

  #footer() {
    const { least, most } = this;
    const several = least ? "choose-between" : "choose-up-to";
    const words = t(least === most ? "choose-exactly" : several, { n: most, least, most });
    this.count = el("span", { class: "count", "aria-live": "polite" });
    this.ready = el("button", { type: "button", class: "button style-1",
      on: { click: () => this.#finish() } }, t("done"));
    return el("div", { class: "listbox-footer" },
      el("span", {}, words, " · ", this.count, " ",
        el("span", { id: "listbox-how", class: "how" },
          t(TOUCH.matches ? "choose-how-touch" : "choose-how", { done: t("done") }))),
      this.ready);
  }

  #mark(scroll = true) {
    const full = this.picked.size >= this.most;
    this.rows.forEach((row, n) => {
      const chosen = this.picked.has(this.options[n].value);
      row.setAttribute("aria-selected", String(chosen));
      row.classList.toggle("is-active", n === this.active);
      row.setAttribute("aria-disabled", String(this.isMulti && full && !chosen));
    });
    this.list.setAttribute("aria-activedescendant", this.rows[this.active]?.id ?? "");
    if (scroll) this.rows[this.active]?.scrollIntoView({ block: "nearest" });
    if (!this.isMulti) return;
    this.count.textContent = t("chosen-count", { n: this.picked.size });
    this.ready.disabled = !this.#fits();
  }

  #fits() {
    return this.picked.size >= this.least && this.picked.size <= this.most;
  }

  #pick() {
    const { value } = this.options[this.active];
    if (!this.isMulti) {
      // Where nothing may be chosen, the same once more takes it away.
      const isTaken = this.least === 0 && this.picked.has(value);
      this.picked = new Set(isTaken ? [] : [value]);
      this.#finish();
      return;
    }
    if (this.picked.has(value)) this.picked.delete(value);
    else if (this.picked.size < this.most) this.picked.add(value);
    this.#mark(false);
  }

  #key(event) {
    const last = this.options.length - 1;
    const steps = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };
    if (event.key in steps) this.active += steps[event.key];
    else if (event.key === "Home") this.active = 0;
    else if (event.key === "End") this.active = last;
    else if (event.key === " " || event.key === "Enter") this.#pick();
    else if (event.key === "Tab" && !this.isMulti) this.cancel();
    else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) this.#jump(event.key);
    else return;
    if (event.key !== "Tab") event.preventDefault();
    if (open !== this) return;
    this.active = Math.max(0, Math.min(last, this.active));
    this.#mark();
  }

  #jump(letter) {
    clearTimeout(this.forget);
    this.forget = setTimeout(() => { this.typed = ""; }, 700);
    this.typed += letter.toLowerCase();
    const found = this.options.findIndex((each) => each.label.toLowerCase().startsWith(this.typed));
    if (found >= 0) this.active = found;
  }

  // A click beside the list counts as done where something fitting was changed.
  #leave() {
    const changed = [...this.picked].join("\n") !== this.before;
    if (this.isMulti && changed && this.#fits()) this.#finish();
    else this.cancel();
  }

  #finish() {
    this.#close();
    this.done(this.options.map((each) => each.value).filter((value) => this.picked.has(value)));
  }

  cancel() {
    this.#close();
  }

  #close() {
    if (open === this) open = null;
    window.removeEventListener("resize", this.resized);
    this.lower();
    this.box.remove();
    this.shade.remove();
    this.anchor.setAttribute("aria-expanded", "false");
    if (this.anchor.isConnected) this.anchor.focus({ preventScroll: true });
  }
}
