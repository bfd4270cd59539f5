// How much is unread, as a small number beside a name.

import { el } from "./dom.js";
import { t } from "./texts.js";

export function badge(n) {
  if (!n) return [];
  return el("span", { class: "badge", role: "img", "aria-label": t("unread", { n }) },
    n > 99 ? "99+" : String(n));
}
