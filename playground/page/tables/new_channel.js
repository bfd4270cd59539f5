// A channel for a table.

import { openDialog, textField } from "../dialogs/dialog.js";
import { byId, el } from "../base/dom.js";
import { t } from "../base/texts.js";

export function askChannel(where) {
  const { field, node } = textField(t("channel-name"), 60);
  const note = el("p", { class: "failure", role: "alert", hidden: true });
  const submit = async (event) => {
    event.preventDefault();
    const made = await where.session.api.addChannel(field.value).catch(() => null);
    note.hidden = !!made;
    note.textContent = made ? "" : t("channel-refused");
    if (!made) return;
    byId("dialog").close();
    await where.goToNew(made.id);
    where.settleFocus();
  };
  openDialog(t("new-channel"), el("form", { class: "person-form", on: { submit } }, node,
    el("p", { class: "hint" }, t("channel-hint")), note,
    el("button", { type: "submit", class: "button style-1 is-wide" }, t("make-channel"))));
  field.focus();
}
