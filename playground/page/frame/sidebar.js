// Channels, direct messages, and who this window acts as. In a narrow window it is a drawer.

import { badge } from "../base/badge.js";
import { avatar, byId, compareIds, el, fill, icon } from "../base/dom.js";
import { askChannel } from "../tables/new_channel.js";
import { askTable } from "../tables/open_table.js";
import { askPeople } from "../people/people.js";
import { askQuickGame } from "../tables/quick_game.js";
import { t } from "../base/texts.js";

// Channels, each followed by its threads; one that sleeps is listed only while it is shown.
function places(session, shown) {
  const all = [...session.channels.values()].filter((each) => !each.isDm)
    .sort((a, b) => compareIds(a.id, b.id));
  const awake = (each) => !each.archived || each.id === shown?.id;
  return all.filter((each) => !each.parent_id)
    .flatMap((each) => [each, ...all.filter((one) => one.parent_id === each.id && awake(one))]);
}

const WIDE = matchMedia("(min-width: 901px)");

export class Sidebar {
  constructor(where) {
    this.where = where;
    this.node = byId("sidebar");
    this.shade = byId("sidebar-shade");
    this.shade.addEventListener("click", () => this.close());
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && this.isOpen && !document.querySelector("dialog[open]")) {
        this.close();
      }
    });
    this.node.addEventListener("keydown", (event) => this.#arrow(event));
    WIDE.addEventListener("change", () => this.#shut());
  }

  // Drawn only when something is new: a click must find what it was aimed at.
  draw() {
    const { session } = this.where;
    if (!session.isKnown) return;
    const made = el("div", {}, this.#parts());
    if (this.shown?.isEqualNode(made)) return;
    this.shown = made.cloneNode(true);
    const focused = this.node.contains(document.activeElement)
      ? document.activeElement.dataset.key : null;
    fill(this.node, ...made.childNodes);
    if (focused) this.node.querySelector(`[data-key="${CSS.escape(focused)}"]`)?.focus();
  }

  #parts() {
    const { session, column: { channel } } = this.where;
    const tables = places(session, channel);
    return [
      el("header", { class: "guild" }, el("span", { class: "sign", "aria-hidden": "true" }),
        el("h1", {}, t("title")), this.#tool("close-drawer", "close", t("close"), () => this.close())),
      el("div", { class: "begin" },
        el("button", { type: "button", class: "quick", data: { key: "quick" },
          on: { click: () => this.#ask(askQuickGame) } }, icon("bolt"), t("quick-game")),
        el("button", { type: "button", class: "quick is-quiet", data: { key: "table" },
          on: { click: () => this.#ask(askTable) } }, icon("plus"), t("open-table"))),
      el("nav", { "aria-label": t("menu") },
        el("div", { class: "nav-title" }, el("h2", {}, t("channels")),
          this.#tool("channel", "plus", t("new-channel"), () => this.#ask(askChannel))),
        el("ul", {}, tables.map((each) => this.#entry(each, channel,
          icon(each.parent_id ? "thread" : "hash"), each.name))),
        el("div", { class: "nav-title" }, el("h2", {}, t("direct-messages"))),
        el("ul", {}, this.#entry(session.dm, channel, avatar(session.bot.username, true),
          session.bot.username))),
      this.#me(),
    ];
  }

  #tool(key, sign, words, click) {
    return el("button", { type: "button", class: `tool ${key}`, "aria-label": words, title: words,
      data: { key }, on: { click } }, icon(sign));
  }

  // One entry is in the tab order, arrow keys lead to the others.
  #entry(channel, shown, sign, name) {
    const { session } = this.where;
    const mentions = session.mentions(channel);
    const isShown = channel.id === shown?.id;
    const unread = session.isUnread(channel) && !isShown;
    const words = [channel.isTurn ? t("your-turn") : "",
      mentions ? t("unread", { n: mentions }) : unread ? t("unread-some") : ""].filter(Boolean);
    return el("li", {}, el("button", {
      type: "button", data: { key: channel.id }, title: name,
      class: `entry${unread ? " is-unread" : ""}${channel.parent_id ? " is-thread" : ""}${
        this.where.columns.showing(channel.id) ? " is-shown" : ""}`,
      "aria-current": isShown ? "page" : undefined, tabindex: isShown ? undefined : "-1",
      "aria-label": words.length ? [name, ...words].join(", ") : undefined,
      on: { click: () => { this.#shut(); this.where.visit(channel.id); } },
    }, sign, el("span", { class: "entry-name" }, name),
    channel.isTurn ? el("span", { class: "turn" }, t("your-turn")) : [], badge(mentions)));
  }

  #arrow(event) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const entries = [...this.node.querySelectorAll("nav .entry")];
    const at = entries.indexOf(event.target);
    if (!step || at < 0) return;
    event.preventDefault();
    entries[(at + step + entries.length) % entries.length].focus();
  }

  #me() {
    const { session, sessions } = this.where;
    let elsewhere = 0;
    for (const each of sessions.values()) if (each !== session) elsewhere += each.allMentions();
    return el("button", { type: "button", class: "me", data: { key: "me" }, "aria-label":
      `${t("acting-as")} ${session.me.name}. ${t("settings")}`,
    on: { click: () => this.#ask(askPeople) } },
    avatar(session.me.name),
    el("span", { class: "me-words" }, el("span", { class: "hint" }, t("acting-as")),
      el("strong", {}, session.me.name)),
    badge(elsewhere), icon("gear"));
  }

  #ask(dialog) {
    this.#shut();
    dialog(this.where.column);
  }

  enter() {
    (this.node.querySelector("nav [aria-current]") ?? this.node.querySelector("button"))?.focus();
  }

  // The drawer

  get isOpen() {
    return this.node.classList.contains("is-open");
  }

  open() {
    this.node.classList.add("is-open");
    this.shade.hidden = false;
    byId("main").inert = byId("skips").inert = true; // the keyboard stays in the drawer
    this.enter();
  }

  close() {
    if (!this.isOpen) return;
    this.#shut();
    byId("place").querySelector(".menu")?.focus();
  }

  #shut() {
    this.node.classList.remove("is-open");
    this.shade.hidden = true;
    byId("main").inert = byId("skips").inert = false;
  }
}
