// A channel that exists: another name for it, or none at all.

import { people } from "../people/api.js";
import { openDialog, textField } from "../dialogs/dialog.js";
import { byId, el } from "../base/dom.js";
import { t } from "../base/texts.js";

const LONGEST_NAME = 60;

export async function askAboutChannel(where) {
  const { session, channel } = where;
  const isHome = (await people().catch(() => null))?.home;
  const { field, node } = textField(t("channel-name"), LONGEST_NAME);
  const note = el("p", { class: "failure", role: "alert", hidden: true });
  field.value = channel.name;
  const submit = async (event) => {
    event.preventDefault();
    await tried(session.api.renameChannel(channel.id, field.value), note, "channel-refused");
  };
  openDialog(t("channel-settings"), el("form", { class: "person-form", on: { submit } }, node, note,
    el("button", { type: "submit", class: "button style-1 is-wide" }, t("rename"))),
  isHome ? el("button", { type: "button", class: "button style-4 is-wide",
    on: { click: () => askRemoval(where, channel) } }, t("remove-channel")) : []);
  field.select();
}

// It cannot be taken back, so it is asked twice.
function askRemoval(where, channel) {
  const note = el("p", { class: "failure", role: "alert", hidden: true });
  const back = el("button", { type: "button", class: "button style-2",
    on: { click: () => askAboutChannel(where) } }, t("cancel"));
  const remove = () => tried(where.session.api.removeChannel(channel.id), note,
    "channel-stays");
  openDialog(t("remove-channel-which", { name: channel.name }), el("p", {}, t("remove-channel-hint")),
    note, el("footer", {}, back, el("button", { type: "button", class: "button style-4",
      on: { click: remove } }, t("remove"))));
  back.focus();
}

async function tried(asked, note, why) {
  const isDone = await asked.then(() => true, () => false);
  note.hidden = isDone;
  note.textContent = isDone ? "" : t(why);
  if (isDone) byId("dialog").close();
}
