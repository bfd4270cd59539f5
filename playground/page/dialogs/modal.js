// A form the bot asks for, in a dialog of its own.

import { byId, el, fill, freshId, icon } from "../base/dom.js";
import { t } from "../base/texts.js";

const TYPE = { input: 4, select: 3, radio: 21, checks: 22, check: 23 };
const PARAGRAPH = 2;

// Resolves when the dialog is closed, sent or not.
export function askModal(modal, where) {
  const dialog = byId("modal");
  const fields = modal.fields.map(field);
  const note = el("p", { class: "failure", role: "alert", hidden: true });
  const ready = el("button", { type: "submit", class: "button style-1" }, t("submit"));
  const send = async (event) => {
    event.preventDefault();
    const wrong = fields.map((each) => each.check()).filter(Boolean);
    if (wrong.length) {
      wrong[0].focus();
      return;
    }
    ready.classList.add("is-loading");
    const answers = Object.fromEntries(fields.map((each) => [each.id, each.value()]));
    const failure = await outcome(() => where.session.api.fillModal(modal.interaction, answers));
    ready.classList.remove("is-loading");
    note.hidden = !failure;
    note.textContent = failure;
    if (!failure) dialog.close();
  };
  fill(dialog, el("form", { method: "dialog", novalidate: true, on: { submit: send } },
    el("header", {}, el("h2", { id: "modal-title" }, modal.title),
      el("button", { type: "button", class: "tool", "aria-label": t("close"),
        on: { click: () => dialog.close() } }, icon("close"))),
    fields.map((each) => each.node), note,
    el("footer", {},
      el("button", { type: "button", class: "button style-quiet",
        on: { click: () => dialog.close() } }, t("cancel")), ready)));
  dialog.setAttribute("aria-labelledby", "modal-title");
  dialog.showModal();
  dialog.querySelector("input, textarea, select")?.focus();
  return new Promise((resolve) => { dialog.onclose = () => { fill(dialog); resolve(); }; });
}

async function outcome(send) {
  try {
    return (await send()).outcome === "failed" ? t("failed") : "";
  } catch (error) {
    return t(error.status ? "refused" : "failed");
  }
}

function field({ label, part }) {
  if (part.type === TYPE.input) return textField(label, part);
  if (part.type === TYPE.check) return checkField(label, part);
  return optionsField(label, part);
}

// A control with its label, its hint and, once something is wrong, what that is.
function framed(label, part, control, isNeeded) {
  const wrong = el("p", { class: "failure", hidden: true, role: "alert", id: freshId("wrong") });
  const hint = part.description
    ? el("p", { class: "hint", id: freshId("hint") }, part.description) : null;
  const node = el("div", { class: "field" },
    el("label", { for: control.id }, label, isNeeded
      ? el("span", { class: "needed", title: t("field-required"), "aria-hidden": "true" }, " *") : []),
    hint ?? [], control, wrong);
  control.setAttribute("aria-required", String(isNeeded));
  const complain = (words) => {
    wrong.hidden = !words;
    wrong.textContent = words;
    control.setAttribute("aria-invalid", String(!!words));
    const described = [hint?.id, words ? wrong.id : null].filter(Boolean).join(" ");
    if (described) control.setAttribute("aria-describedby", described);
    else control.removeAttribute("aria-describedby");
    return words ? control : null;
  };
  complain("");
  return { node, complain };
}

function textField(label, part) {
  const isLong = part.style === PARAGRAPH;
  const control = el(isLong ? "textarea" : "input", {
    id: freshId("field"), maxlength: part.max_length ?? 4000, placeholder: part.placeholder,
    rows: isLong ? "5" : undefined, type: isLong ? undefined : "text", autocomplete: "off",
  });
  control.value = part.value ?? "";
  const isNeeded = part.required !== false;
  const least = Math.max(part.min_length ?? 0, isNeeded ? 1 : 0);
  const most = part.max_length ?? 4000;
  const { node, complain } = framed(label, part, control, isNeeded);
  const check = () => {
    const { length } = control.value;
    const fits = (!length && !isNeeded) || (length >= least && length <= most);
    return complain(fits ? "" : length ? t("field-length", { least, most }) : t("field-missing"));
  };
  return { id: part.custom_id, node, check, value: () => control.value };
}

function checkField(label, part) {
  const control = el("input", { type: "checkbox", id: freshId("field") });
  control.checked = !!part.default;
  const { node } = framed(label, part, control, false);
  return { id: part.custom_id, node, check: () => null, value: () => control.checked };
}

function optionsField(label, part) {
  const options = part.options ?? [];
  const isSingle = part.type === TYPE.radio || (part.max_values ?? 1) === 1;
  const control = el("select", { id: freshId("field"), multiple: !isSingle },
    isSingle ? el("option", { value: "" }, part.placeholder || "–") : [],
    options.map((each) => el("option", { value: each.value, selected: !!each.default },
      each.description ? `${each.label} – ${each.description}` : each.label)));
  const least = part.min_values ?? (part.required === false ? 0 : 1);
  const most = isSingle ? 1 : part.max_values ?? options.length;
  const { node, complain } = framed(label, part, control, least > 0);
  const value = () => [...control.selectedOptions].map((each) => each.value).filter(Boolean);
  const check = () => {
    const n = value().length;
    const fits = (n === 0 && part.required === false) || (n >= least && n <= most);
    return complain(fits ? "" : t("field-count", { least, most }));
  };
  return { id: part.custom_id, node, check, value };
}
