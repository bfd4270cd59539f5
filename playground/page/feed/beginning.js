// What stands above the first message: older ones, or what a channel is for and how to begin.

import { BOT } from "../base/bot_words.js";
import { el, icon } from "../base/dom.js";
import { askTable } from "../tables/open_table.js";
import { t } from "../base/texts.js";

export function beginning(where, channel, history, older) {
  if (!history.isStart) {
    return el("div", { class: "beginning" }, el("button", { type: "button",
      class: "button style-2", on: { click: older } }, t("load-older")));
  }
  const { session } = where;
  const words = channel.isDm ? t("start-of-dm", { name: session.bot.username })
    : t("start-of-channel", { name: channel.name });
  return el("div", { class: "beginning" },
    el("h2", {}, channel.isDm ? session.bot.username : `#${channel.name}`), el("p", {}, words),
    channel.isDm || history.messages.size ? [] : firstSteps(where));
}

function firstSteps(where) {
  return el("div", { class: "first-steps" },
    el("p", {}, t("empty-channel")),
    el("button", { type: "button", class: "button style-3", on: { click: () => askTable(where) } },
      icon("plus"), t("open-table-here")),
    commandHint(where));
}

function commandHint({ session, channel }) {
  const said = (name) => t("open-table-command", { command: `/${name}` });
  const words = el("p", { class: "hint" }, said(BOT.open));
  session.shownCommand(channel.id, BOT.open).then((name) => { words.textContent = said(name); });
  return words;
}
