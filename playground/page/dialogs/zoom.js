// One picture over the whole window: wheel, pinch, keys or buttons zoom; dragging moves it.

import { byId, el, fill, icon } from "../base/dom.js";
import { t } from "../base/texts.js";

const LARGEST = 8; // times the whole picture in the window
const STILL = 8; // pixels a finger may slip in a tap
const READABLE = 0.6; // of its own size: small print can be read

// `from` is the place in the picture that is looked for, where not all of it fits; `spots` are the
// places that answer a question: a tap on one closes the picture.
export function enlarge({ address, alt, width, height, from, spots = [] }) {
  const dialog = byId("zoom");
  const image = el("img", { src: address, alt, width, height, draggable: "false" });
  const sheet = el("div", { class: "zoom-sheet" }, image, spots.map((each) =>
    zoomedSpot(each, () => {
      if (view.wasDragged) return;
      dialog.close();
      each.press();
    })));
  const stage = el("div", { class: "zoom-stage" }, sheet);
  const view = new View(stage, sheet, image, width, height);
  const tool = (name, words, act) => el("button", { type: "button", class: "tool",
    "aria-label": words, title: words, on: { click: act } }, icon(name));
  fill(dialog, stage, el("div", { class: "zoom-tools", role: "toolbar" },
    tool("minus", t("zoom-out"), () => view.zoom(1 / 1.5)),
    tool("fit", t("zoom-fit"), () => view.fit()),
    tool("plus", t("zoom-in"), () => view.zoom(1.5)),
    tool("close", t("close"), () => dialog.close())));
  dialog.setAttribute("aria-label", alt || t("picture"));
  dialog.onkeydown = (event) => view.key(event);
  dialog.onclose = () => { window.removeEventListener("resize", refit); fill(dialog); };
  const refit = () => view.fit();
  window.addEventListener("resize", refit);
  dialog.showModal();
  view.begin(from);
}

function zoomedSpot({ box: [x, y, w, h], words }, press) {
  const made = el("button", { type: "button", class: "spot", "aria-label": words, title: words,
    on: { click: press } });
  Object.assign(made.style, { left: `${x}px`, top: `${y}px`, width: `${w}px`, height: `${h}px` });
  return made;
}

class View {
  constructor(stage, sheet, image, width, height) {
    Object.assign(this, { stage, sheet, image, width, height, fingers: new Map(), dragged: 0 });
    stage.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
    stage.addEventListener("pointerdown", (event) => this.#down(event));
    stage.addEventListener("pointermove", (event) => this.#move(event));
    for (const end of ["pointerup", "pointercancel"]) {
      stage.addEventListener(end, (event) => this.fingers.delete(event.pointerId));
    }
    stage.addEventListener("dblclick", (event) => {
      const { x, y } = this.#at(event);
      if (this.scale > this.fitted * 1.05) this.fit();
      else this.zoom(2.5, x, y);
    });
  }

  // Whether the last touch moved the picture, and meant nothing on it.
  get wasDragged() {
    return this.dragged > STILL;
  }

  // The whole picture where that can be read; else as large as can, around what was clicked.
  begin({ x, y }) {
    this.fit();
    const { clientWidth, clientHeight } = this.stage;
    this.scale = Math.min(Math.max(this.fitted, READABLE), LARGEST * this.fitted);
    this.x = clientWidth / 2 - x * this.width * this.scale;
    this.y = clientHeight / 2 - y * this.height * this.scale;
    this.#draw();
  }

  fit() {
    const { clientWidth, clientHeight } = this.stage;
    this.fitted = Math.min(clientWidth / this.width, clientHeight / this.height);
    this.scale = this.fitted;
    this.x = (clientWidth - this.width * this.scale) / 2;
    this.y = (clientHeight - this.height * this.scale) / 2;
    this.#draw();
  }

  // The point under the finger stays under the finger.
  zoom(factor, x = this.stage.clientWidth / 2, y = this.stage.clientHeight / 2) {
    const scale = Math.min(LARGEST * this.fitted, Math.max(this.fitted, this.scale * factor));
    this.x = x - ((x - this.x) * scale) / this.scale;
    this.y = y - ((y - this.y) * scale) / this.scale;
    this.scale = scale;
    this.#draw();
  }

  #draw() {
    this.x = held(this.x, this.width * this.scale, this.stage.clientWidth);
    this.y = held(this.y, this.height * this.scale, this.stage.clientHeight);
    this.sheet.style.transform = `translate(${this.x}px, ${this.y}px) scale(${this.scale})`;
    this.stage.classList.toggle("is-large", this.scale > this.fitted * 1.01);
    this.image.dataset.scale = (this.scale / this.fitted).toFixed(2);
  }

  #at({ clientX, clientY }) {
    const { left, top } = this.stage.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  }

  #wheel(event) {
    event.preventDefault();
    const { x, y } = this.#at(event);
    this.zoom(Math.exp(-event.deltaY / 400), x, y);
  }

  #down(event) {
    this.dragged = 0;
    if (!event.target.closest(".spot")) this.stage.setPointerCapture(event.pointerId);
    this.fingers.set(event.pointerId, this.#at(event));
  }

  #move(event) {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now = this.#at(event);
    this.dragged += distance(now, before);
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const wide = distance(now, other) / Math.max(1, distance(before, other));
      this.zoom(wide, (now.x + other.x) / 2, (now.y + other.y) / 2);
    } else {
      this.x += now.x - before.x;
      this.y += now.y - before.y;
      this.#draw();
    }
    this.fingers.set(event.pointerId, now);
  }

  key(event) {
    this.dragged = 0;
    const moves = { ArrowLeft: [60, 0], ArrowRight: [-60, 0], ArrowUp: [0, 60], ArrowDown: [0, -60] };
    if (event.key === "+" || event.key === "=") this.zoom(1.3);
    else if (event.key === "-") this.zoom(1 / 1.3);
    else if (event.key === "0") this.fit();
    else if (moves[event.key]) {
      this.x += moves[event.key][0];
      this.y += moves[event.key][1];
      this.#draw();
    } else return;
    event.preventDefault();
  }
}

const distance = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);

// Never dragged out of sight: centred when it is smaller than the window.
function held(at, size, room) {
  return size <= room ? (room - size) / 2 : Math.min(0, Math.max(room - size, at));
}
