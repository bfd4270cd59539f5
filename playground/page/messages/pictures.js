// Pictures in messages: their place is kept before they arrive, and a click enlarges them.

import { el, icon } from "../base/dom.js";
import { t } from "../base/texts.js";
import { enlarge } from "../dialogs/zoom.js";

const USUAL = { width: 1600, height: 900 };
const MOST_WIDE = 720;
const MIDDLE = { x: 0.5, y: 0.5 };

export const ratioOf = (file) => (file.width || USUAL.width) / (file.height || USUAL.height);

export function picture(file, where) {
  const address = where.session.api.fileAddress(file.url);
  if (!address) return null;
  const alt = file.description ?? "";
  const width = file.width || USUAL.width;
  const height = file.height || USUAL.height;
  const shown = el("img", { src: address, alt: alt || t("picture"), width, height,
    decoding: "async", draggable: "false" });
  const large = (from) => enlarge({ address, alt, width, height, from, spots: made.marks });
  const made = el("div", { class: "picture", data: { file: address } }, el("button", {
    type: "button", class: "enlarge", data: { file: address },
    "aria-label": t("zoom", { alt: alt || file.filename || t("picture") }),
    on: { click: (event) => large(spot(event, shown)) },
  }, shown), magnifier(() => large(MIDDLE)));
  made.enlarge = large;
  made.marks = []; // the places that answer (spots.js)
  // How large it may become is said in CSS; the shape stays.
  made.style.setProperty("--ratio", String(width / height));
  made.style.setProperty("--own", `${width}px`);
  made.style.setProperty("--wide", `${Math.min(width, MOST_WIDE)}px`);
  return made;
}

// For a hand that finds places to choose all over the picture; keys have the picture itself.
function magnifier(enlarged) {
  return el("span", { class: "magnifier", "aria-hidden": "true", on: { click: enlarged } }, icon("magnify"));
}

export function fileLink(file, where) {
  return el("a", { class: "file", href: where.session.api.fileAddress(file.url),
    download: file.filename }, `${file.filename} (${Math.ceil(file.size / 1024)} KiB)`);
}

// Where in the picture it was clicked, from 0 to 1 each way; the middle when by keyboard.
function spot(event, shown) {
  const at = shown.getBoundingClientRect();
  if (!event.detail || !at.width) return MIDDLE;
  return { x: (event.clientX - at.left) / at.width, y: (event.clientY - at.top) / at.height };
}

// All pictures of a message, attached or laid out.
export function picturesOf(message) {
  const laidOut = (parts) => (parts ?? []).flatMap((part) => [
    ...(part.items ?? []).map((each) => ({ ...each.media, description: each.description })),
    ...laidOut(part.components)]);
  return [...message.attachments.filter(isPicture), ...laidOut(message.components)];
}

export function isPicture(file) {
  return /^image\/(png|gif|jpeg|webp)$/.test(file.content_type ?? "");
}
