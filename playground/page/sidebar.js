// Channels, direct messages, and who this window acts as.

import { avatar, byId, compareIds, el, fill, icon } from "./dom.js";
import { askChannel, askPeople } from "./people.js";
import { askQuickGame } from "./quick_game.js";
import { t } from "./texts.js";

export class Sidebar {
  constructor(where) {
    this.where = where;
    this.node = byId("sidebar");
    this.shade = byId("sidebar-shade");
    this.shade.addEventListener("click", () => this.close());
    this.node.addEventListener("keydown", (event) => {
      if (event.key === "Escape") this.close();
    });
  }

  draw() {
    const { session, channel } = this.where;
    if (!session.isKnown) return;
    const focused = document.activeElement?.dataset.channel;
    const tables = [...session.channels.values()].filter((each) => !each.isDm)
      .sort((a, b) => compareIds(a.id, b.id));
    fill(this.node,
      el("header", { class: "guild" }, el("span", { class: "column", "aria-hidden": "true" }),
        el("h1", {}, session.guild.name)),
      el("button", { type: "button", class: "quick", on: { click: () => askQuickGame(this.where) } },
        icon("bolt"), t("quick-game")),
      el("nav", { "aria-label": t("menu") },
        el("div", { class: "nav-title" }, el("h2", {}, t("channels")),
          el("button", { type: "button", class: "tool", "aria-label": t("new-channel"),
            title: t("new-channel"), on: { click: () => askChannel(this.where) } }, icon("plus"))),
        el("ul", {}, tables.map((each) => this.#entry(each, channel, icon("hash"), each.name))),
        el("div", { class: "nav-title" }, el("h2", {}, t("direct-messages"))),
        el("ul", {}, this.#entry(session.dm, channel, avatar(session.bot.username, true),
          session.bot.username))),
      this.#me());
    if (focused) this.node.querySelector(`[data-channel="${CSS.escape(focused)}"]`)?.focus();
  }

  #entry(channel, shown, sign, name) {
    const { session } = this.where;
    const mentions = session.mentions(channel);
    const isShown = channel.id === shown?.id;
    const unread = session.isUnread(channel) && !isShown;
    return el("li", {}, el("button", {
      type: "button", class: `entry${unread ? " is-unread" : ""}`, data: { channel: channel.id },
      "aria-current": isShown ? "page" : undefined,
      on: { click: () => { this.where.goTo(channel.id); this.close(); } },
    }, sign, el("span", { class: "entry-name" }, name), badge(mentions)));
  }

  #me() {
    const { session, sessions } = this.where;
    let elsewhere = 0;
    for (const each of sessions.values()) if (each !== session) elsewhere += each.allMentions();
    return el("button", { type: "button", class: "me", "aria-label":
      `${t("acting-as")} ${session.me.name}. ${t("settings")}`,
    on: { click: () => askPeople(this.where) } },
    avatar(session.me.name),
    el("span", { class: "me-words" }, el("span", { class: "hint" }, t("acting-as")),
      el("strong", {}, session.me.name)),
    badge(elsewhere), icon("gear"));
  }

  open() {
    this.node.classList.add("is-open");
    this.shade.hidden = false;
    this.node.querySelector("[aria-current]")?.focus();
  }

  close() {
    this.node.classList.remove("is-open");
    this.shade.hidden = true;
  }
}

export function badge(n) {
  if (!n) return [];
  return el("span", { class: "badge", role: "img", "aria-label": t("unread", { n }) },
    n > 99 ? "99+" : String(n));
}
