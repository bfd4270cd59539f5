// Where an open question offers more than the window shows: a sign of it, over the foot of the window.

import { el, fill, icon } from "../base/dom.js";
import { t } from "../base/texts.js";
import { NARROW } from "./fitting.js";

const SEEN = 2; // pixels of a panel's last row that may lie below
const STEP = 0.6; // of the window, at a tap

export class MoreBelow {
  constructor(scroller) {
    this.scroller = scroller;
    this.sign = el("button", { type: "button", class: "more-choices", hidden: true,
      on: { click: () => scroller.scrollBy({ top: scroller.clientHeight * STEP, behavior: "smooth" }) } });
    scroller.after(this.sign);
  }

  // Of a panel that asks, if one is followed or stands last.
  tell(panel) {
    const offer = panel?.querySelector(".components:not(:empty)")?.getBoundingClientRect();
    const room = this.scroller.getBoundingClientRect();
    const isNear = offer && (NARROW.matches ? offer.top <= room.bottom + room.height
      : panel.getBoundingClientRect().top < room.bottom);
    this.sign.hidden = !isNear || offer.bottom <= room.bottom + SEEN;
    if (!this.sign.hidden) fill(this.sign, t("more-below"), icon("down"));
  }

  get isTold() {
    return !this.sign.hidden;
  }
}
