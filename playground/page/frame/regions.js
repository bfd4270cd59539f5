// From one part of the page to the next: F6 and Shift+F6, and links that skip what lies between.

import { byId, el, fill } from "../base/dom.js";
import { t } from "../base/texts.js";

export class Regions {
  // Gives the parts; each names its node and gives the focus to what is current in it.
  constructor(parts) {
    this.parts = parts;
    document.addEventListener("keydown", (event) => {
      if (event.key !== "F6" || document.querySelector("dialog[open]")) return;
      event.preventDefault();
      this.#step(event.shiftKey ? -1 : 1);
    });
  }

  #step(by) {
    const usable = this.parts().filter((part) => part.node.checkVisibility({ visibilityProperty: true }));
    const at = usable.findIndex((part) => part.node.contains(document.activeElement));
    usable[(at + by + usable.length) % usable.length]?.enter();
  }

  drawLinks(links) {
    fill(byId("skips"), links.map(([words, go]) =>
      el("button", { type: "button", class: "skip", on: { click: go } }, t(words))));
  }
}
