// One table: its name, board and messages, and where one writes. It is what everything in it acts
// on (`where`): this channel, and behind it the page's person.

import { badge } from "../base/badge.js";
import { compareIds, el, fill, icon } from "../base/dom.js";
import { focusOn } from "../base/focus.js";
import { t } from "../base/texts.js";
import { Composer } from "../composer/composer.js";
import { Timeline } from "../feed/timeline.js";
import { askPeople } from "../people/people.js";
import { askAboutChannel } from "../tables/one_channel.js";
import { askQuickGame } from "../tables/quick_game.js";

const TOUCH = matchMedia("(pointer: coarse)");

export class Column {
  constructor(node, page, columns) {
    this.node = node;
    this.page = page;
    this.columns = columns;
    this.channel = null;
    this.composer = new Composer(this.part("composer"), this);
    this.timeline = new Timeline(this);
  }

  part(name) {
    return this.node.querySelector(`.${name}`);
  }

  get session() {
    return this.page.session;
  }

  get sessions() {
    return this.page.sessions;
  }

  actAs(person, isAsked) {
    this.page.actAs(person, isAsked);
  }

  redraw() {
    this.page.redraw();
  }

  drawAnew(isOtherLanguage) {
    this.drawPlace();
    this.timeline.redraw();
    this.composer.show(this.session, this.channel, isOtherLanguage);
  }

  // The parts that F6 leads to.
  get regions() {
    return [
      { node: this.part("board"), enter: () => this.timeline.board.enter() },
      { node: this.part("scroller"), enter: () => focusOn(this.timeline.feed.current) },
      { node: this.part("composer"), enter: () => this.composer.focus() },
    ];
  }

  // Places

  async goTo(channelId) {
    const channel = this.session.channels.get(channelId);
    if (!channel) return;
    this.channel = channel;
    this.columns.keep();
    this.drawPlace();
    this.composer.show(this.session, channel);
    this.page.sidebar.draw();
    await this.timeline.show(this.session, channel);
    this.page.noticed();
  }

  // Somebody chose a channel: the keys go along.
  async visit(channelId) {
    await this.goTo(channelId);
    this.settleFocus();
  }

  // A channel that was just made: the server tells of it a moment later.
  async goToNew(channelId) {
    for (let n = 0; n < 100 && !this.session.channels.has(channelId); n += 1) {
      await new Promise((resolve) => { setTimeout(resolve, 20); });
    }
    await this.goTo(channelId);
  }

  reveal(messageId) {
    this.timeline.reveal(messageId);
  }

  toEnd() {
    this.timeline.toEnd();
  }

  // To the panel that asks; else to where one writes. (A finger would get a keyboard shown.)
  settleFocus() {
    const asking = this.timeline.askingNode;
    if (asking) focusOn(asking);
    else if (TOUCH.matches) focusOn(this.timeline.feed.current);
    else this.composer.focus();
  }

  // What stands above it

  drawPlace() {
    const { channel, columns, session } = this;
    const isDm = !!channel.isDm;
    const isFirst = this === columns.first;
    const name = isDm ? session.bot.username : channel.name;
    this.part("messages").setAttribute("aria-label",
      t(isDm ? "conversation-dm" : "conversation", { name }));
    const made = el("header", {}, isFirst ? this.#menu() : [],
      icon(isDm ? "envelope" : channel.parent_id ? "thread" : "hash"), el("h2", { title: name }, name),
      isFirst ? this.#nextTurn() : [],
      isDm || channel.parent_id ? [] : this.#tool("edit", "pencil", "channel-settings",
        askAboutChannel),
      isFirst ? [this.#tool("play", "bolt", "quick-game", askQuickGame), this.#who()] : [],
      columns.toolsOf(this));
    if (this.place?.isEqualNode(made)) return;
    this.place = made.cloneNode(true);
    const focused = document.activeElement?.closest(".place button");
    const sign = focused && this.part("place").contains(focused) ? focused.className : "";
    fill(this.part("place"), ...made.childNodes);
    if (sign) this.part("place").querySelector(`[class="${sign}"]`)?.focus();
  }

  #menu() {
    const { session } = this;
    const unread = [...session.channels.values()].filter((each) => session.mentions(each))
      .map((each) => (each.isDm ? session.bot.username : each.name));
    const words = unread.length ? t("menu-called", { names: unread.join(", ") }) : t("menu");
    return el("button", { type: "button", class: "tool menu", "aria-label": words, title: words,
      "aria-haspopup": "true", on: { click: () => this.page.sidebar.open() } },
    icon("menu"), badge(this.session.allMentions()));
  }

  #who() {
    const { name } = this.session.me;
    return el("button", { type: "button", class: "tool who", "aria-label":
      `${t("acting-as")} ${name}`, on: { click: () => askPeople(this) } }, name);
  }

  // Where the list of channels is shut: how many other tables wait; one tap leads to the next question.
  #nextTurn() {
    const { channel, columns, session } = this;
    const waiting = session.turns.filter((each) => !columns.showing(each.id));
    const next = waiting.find((each) => compareIds(each.id, channel.id) > 0) ?? waiting[0];
    if (!next) return [];
    const tables = waiting.length > 1 ? t("tables-wait", { n: waiting.length })
      : t("one-table-waits");
    const words = t("turn-elsewhere", { tables, name: next.name });
    return el("button", { type: "button", class: "turn elsewhere", "aria-label": words,
      title: words, on: { click: () => this.page.toTurn(next.id) } }, tables, icon("down"));
  }

  #tool(name, sign, words, ask) {
    return el("button", { type: "button", class: `tool ${name}`, "aria-label": t(words),
      title: t(words), on: { click: () => ask(this) } }, icon(sign));
  }
}
