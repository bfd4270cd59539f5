// The list above the composer: commands, or what an option can be. The focus stays in the field.

import { el, fill, freshId } from "../base/dom.js";

export class Suggestions {
  constructor(choose) {
    this.choose = choose;
    this.id = freshId("suggestions");
    this.title = el("p", { class: "suggestions-title" });
    this.list = el("ul", { role: "listbox", id: this.id });
    this.node = el("div", { class: "suggestions", hidden: true }, this.title, this.list);
    this.items = [];
    this.active = -1;
  }

  get isOpen() {
    return !this.node.hidden;
  }

  // What Enter would take.
  get chosen() {
    return this.items[this.active];
  }

  // For the field that is typed in: it names the list and the row that Enter would take.
  bind(field) {
    this.field = field;
    field.setAttribute("role", "combobox");
    field.setAttribute("aria-autocomplete", "list");
    field.setAttribute("aria-controls", this.id);
    field.setAttribute("aria-expanded", String(this.isOpen));
  }

  // `active` is what Enter would take; -1: nothing, until an arrow key chooses.
  show(title, items, empty = "", active = 0) {
    this.items = items;
    this.active = items.length ? active : -1;
    this.title.textContent = title;
    this.list.setAttribute("aria-label", title);
    this.rows = items.map((item, n) => el("li", {
      role: "option", class: "option", id: freshId("suggestion"),
      on: {
        pointerdown: (event) => event.preventDefault(), // or the field would lose the focus
        click: () => this.choose(item),
      },
      data: { n },
    }, el("span", { class: "option-words" }, el("span", { class: "option-label" }, item.label),
      item.hint ? el("span", { class: "option-hint" }, item.hint) : [])));
    fill(this.list, this.rows.length ? this.rows
      : el("li", { class: "option is-empty", role: "presentation" }, empty));
    this.node.hidden = !items.length && !empty;
    this.#mark();
  }

  hide() {
    this.node.hidden = true;
    this.items = [];
    this.active = -1;
    this.field?.setAttribute("aria-expanded", "false");
    this.field?.removeAttribute("aria-activedescendant");
  }

  #mark() {
    this.rows.forEach((row, n) => {
      row.classList.toggle("is-active", n === this.active);
      row.setAttribute("aria-selected", String(n === this.active));
    });
    this.rows[this.active]?.scrollIntoView({ block: "nearest" });
    this.field?.setAttribute("aria-expanded", String(this.isOpen));
    const active = this.rows[this.active];
    if (active) this.field?.setAttribute("aria-activedescendant", active.id);
    else this.field?.removeAttribute("aria-activedescendant");
  }

  // Whether the key was for the list.
  key(event) {
    if (!this.isOpen) return false;
    if (event.key === "Escape") {
      this.hide();
      return true;
    }
    if (!this.items.length) return false;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      const step = event.key === "ArrowDown" ? 1 : -1;
      const from = this.active < 0 && step < 0 ? 0 : this.active;
      this.active = (from + step + this.items.length) % this.items.length;
      this.#mark();
      return true;
    }
    if ((event.key === "Enter" || event.key === "Tab") && !event.shiftKey && this.active >= 0) {
      this.choose(this.items[this.active]);
      return true;
    }
    return false;
  }
}
