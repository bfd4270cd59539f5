// Pictures in messages: their place is kept before they arrive, and a click enlarges them.

import { el } from "./dom.js";
import { t } from "./texts.js";
import { enlarge } from "./zoom.js";

const MOST_WIDE = 720;
const MOST_HIGH = 520;

export function picture(file, where) {
  const address = where.session.api.fileAddress(file.url);
  if (!address) return null;
  const alt = file.description ?? "";
  const [width, height] = fitted(file.width || 1600, file.height || 900);
  const shown = el("img", { src: address, alt: alt || t("picture"), width, height,
    decoding: "async", draggable: "false" });
  return el("button", {
    type: "button", class: "picture", data: { file: address },
    "aria-label": t("zoom", { alt: alt || file.filename || t("picture") }),
    on: { click: () => enlarge(address, alt, file.width || 1600, file.height || 900) },
  }, shown);
}

function fitted(width, height) {
  const scale = Math.min(1, MOST_WIDE / width, MOST_HIGH / height);
  return [Math.round(width * scale), Math.round(height * scale)];
}

export function isPicture(file) {
  return /^image\/(png|gif|jpeg|webp)$/.test(file.content_type ?? "");
}
