// The page's own dialogs: a title, a way out, and what is to be chosen.

import { byId, el, fill, freshId, icon } from "../base/dom.js";
import { t } from "../base/texts.js";

export function openDialog(title, ...content) {
  const dialog = byId("dialog");
  fill(dialog, el("div", { class: "dialog-body" },
    el("header", {}, el("h2", { id: "dialog-title" }, title),
      el("button", { type: "button", class: "tool", "aria-label": t("close"),
        on: { click: () => dialog.close() } }, icon("close"))), ...content));
  dialog.setAttribute("aria-labelledby", "dialog-title");
  dialog.onclose = () => { if (!dialog.open) fill(dialog); };
  dialog.onclick = (event) => { if (event.target === dialog) dialog.close(); };
  if (!dialog.open) dialog.showModal();
  return dialog;
}

export function radios(label, choices, chosen, change, kind = "") {
  const name = freshId("choice");
  return el("fieldset", { class: `radios ${kind}` }, el("legend", {}, label),
    el("div", { class: "segments" }, choices.map(([value, words]) => el("label", {},
      el("input", { type: "radio", name, value, checked: value === chosen,
        on: { change: () => change(value) } }), el("span", {}, words)))));
}

// A field with its label, for a short text.
export function textField(label, most) {
  const id = freshId("name");
  const field = el("input", { id, type: "text", maxlength: String(most), required: true,
    autocomplete: "off" });
  return { field, node: el("div", { class: "field" }, el("label", { for: id }, label), field) };
}
