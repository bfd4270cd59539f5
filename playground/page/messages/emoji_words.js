// Emoji on buttons, in words: for whoever hears them.

import { t } from "../base/texts.js";

const WORDS = {
  "⏮": () => t("emoji-first"), "◀": () => t("emoji-back"), "▶": () => t("emoji-next"),
  "⏭": () => t("emoji-last"), "↩": () => t("emoji-undo"), "🔄": () => t("emoji-again"),
  "✅": () => t("emoji-yes"), "❌": () => t("emoji-no"), "➕": () => t("emoji-more"),
  "➖": () => t("emoji-less"),
};

// What a button is called: its own words, or those of its emoji before a mere number.
export function buttonWords(label, emoji) {
  const sign = (emoji ?? "").replace("\uFE0F", "");
  const spoken = WORDS[sign]?.() ?? sign;
  if (!label) return spoken || null;
  return /\p{L}/u.test(label) || !spoken ? null : `${spoken}, ${label}`;
}
