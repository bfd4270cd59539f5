// The messages of one channel: kept in order, kept in place while things change.

import { asks, controlsOf } from "../base/bot_words.js";
import { compareIds, el, fill, icon } from "../base/dom.js";
import { Feed } from "./feed.js";
import { focusOn } from "../base/focus.js";
import { closeListbox } from "../dialogs/listbox.js";
import { drawMessage, goesWith, isLoading, isPrivate, messageNode, nameOf } from "../messages/message.js";
import { beginning } from "./beginning.js";
import { announce, spokenOf } from "../messages/spoken.js";
import { t } from "../base/texts.js";
import { PresentBoard } from "./present_board.js";
import { Viewport } from "./viewport.js";

const RECENT = 6; // a question further back than this is hardly still open

export class Timeline {
  constructor(where) {
    this.where = where;
    this.list = where.part("messages");
    this.jump = where.part("jump");
    this.nodes = new Map();
    this.drawn = new Map();
    this.places = new Map(); // where each channel was left, by person and channel
    this.fresh = 0;
    this.actingIn = null; // the private message somebody pressed something in
    this.finished = null; // the one that asked and does not any more
    this.awaited = null; // what was asked for by a press
    this.shown = Promise.resolve(); // once the channel can be seen
    this.board = new PresentBoard(where);
    this.feed = new Feed(this.list, () => where.composer.focus());
    this.viewport = new Viewport(where.part("scroller"), this.list, () => this.#looked());
    this.jump.addEventListener("click", () => this.toNewest());
    this.list.addEventListener("focusin", ({ target }) => {
      this.actingIn = target.closest(".message.is-private")?.dataset.id ?? this.actingIn;
    });
  }

  get #key() {
    return `${this.session?.me.id}/${this.channel?.id}`;
  }

  show(session, channel) {
    this.shown = this.#show(session, channel);
    return this.shown;
  }

  async #show(session, channel) {
    this.#leave();
    const isOther = this.session !== session || this.channel?.id !== channel.id;
    this.session = session;
    this.channel = channel;
    closeListbox();
    if (isOther) this.#clear();
    this.newFrom = session.isUnread(channel) ? session.lastRead(channel.id) : null;
    const history = await session.history(channel.id);
    if (this.session !== session || this.channel?.id !== channel.id) return;
    if (isOther || !this.#asks(this.actingIn)) this.actingIn = this.#openPanel;
    this.draw(history);
    if (isOther) this.#arrive();
    this.#looked();
  }

  #leave() {
    if (this.channel && !this.viewport.isAtEnd) {
      this.places.set(this.#key, this.viewport.scroller.scrollTop);
    } else this.places.delete(this.#key);
  }

  #clear() {
    this.nodes.clear();
    this.drawn.clear();
    this.feed.current = null;
    this.actingIn = null;
    this.fresh = 0;
    fill(this.list);
  }

  // Of a table that waits for this person: the panel that asks, which then stands last.
  get #openPanel() {
    const { isTurn, askedBy } = this.session.channels.get(this.channel.id);
    return isTurn && this.#asks(askedBy) ? askedBy : null;
  }

  #inOrder(history) {
    return inOrder(history, [this.actingIn, this.#openPanel]);
  }

  #arrive() {
    const place = this.actingIn ? undefined : this.places.get(this.#key);
    if (place === undefined) this.viewport.toEnd();
    else this.viewport.goTo(place);
  }

  redraw() {
    this.drawn.clear();
    const history = this.channel && this.session.known(this.channel.id);
    if (history) this.draw(history);
  }

  // A message is gone: whoever acted in it goes on in the panel that still asks.
  deleted({ id }) {
    if (this.actingIn !== id) return void this.redraw();
    const all = this.#inOrder(this.session.known(this.channel.id));
    const open = all.findLast((each) => isPrivate(each) && asks(each));
    const hadFocus = this.nodes.get(id)?.contains(document.activeElement);
    this.actingIn = open?.id ?? null;
    this.redraw();
    if (!open) return;
    this.viewport.follow(this.nodes.get(open.id));
    if (hadFocus) focusOn(this.nodes.get(open.id));
  }

  draw(history) {
    const messages = this.#inOrder(history);
    this.#drop(new Set(messages.map((each) => each.id)));
    messages.forEach((message, n) => this.#drawOne(message, messages[n - 1]));
    const focused = this.feed.hasFocus ? document.activeElement : null;
    this.#order(messages);
    if (focused?.isConnected) focused.focus({ preventScroll: true }); // a node that moved lost it
    this.#top(history);
    this.#markNew(messages);
    this.board.show(messages, this.nodes, this.actingIn);
    const first = asking(messages) ?? messages.at(-1);
    if (first) this.feed.prefer(this.nodes.get(first.id));
  }

  // What has the focus may go: its neighbour gets it, so that keys do not fall into nothing.
  #drop(ids) {
    for (const [id, node] of this.nodes) {
      if (ids.has(id)) continue;
      const hadFocus = node.contains(document.activeElement);
      const heir = node.nextElementSibling ?? node.previousElementSibling;
      node.remove();
      this.nodes.delete(id);
      this.drawn.delete(id);
      if (hadFocus) this.#focusOn(heir?.matches(".message") ? heir : null);
    }
  }

  #focusOn(node) {
    if (node) focusOn(node);
    else this.where.composer.focus();
  }

  #drawOne(message, before) {
    const isFollowing = goesWith(message, before);
    const old = this.drawn.get(message.id);
    if (old?.message === message && old.isFollowing === isFollowing) return;
    const known = this.nodes.get(message.id);
    const node = known ?? messageNode(message);
    drawMessage(node, message, this.where, isFollowing);
    this.nodes.set(message.id, node);
    this.feed.tend(node);
    this.drawn.set(message.id, { message, isFollowing });
  }

  // Nodes that stand right are not touched: moving one would lose focus and scroll anchors.
  #order(messages) {
    let at = this.list.firstElementChild;
    while (at && !at.dataset.id) at = at.nextElementSibling;
    for (const { id } of messages) {
      const node = this.nodes.get(id);
      if (node === at) {
        at = at.nextElementSibling;
        while (at && !at.dataset.id) at = at.nextElementSibling;
      } else {
        this.list.insertBefore(node, at);
      }
    }
  }

  #top(history) {
    const before = this.list.querySelector(".beginning");
    const hadFocus = before?.contains(document.activeElement);
    const node = beginning(this.where, this.channel, history, () => this.#older());
    if (before?.isEqualNode(node)) return;
    if (before) before.replaceWith(node);
    else this.list.prepend(node);
    if (hadFocus) this.#focusOn(node.querySelector("button"));
  }

  #markNew(messages) {
    this.list.querySelector(".new-line")?.remove();
    if (!this.newFrom) return;
    const first = messages.find((each) => compareIds(each.id, this.newFrom) > 0
      && each.author.id !== this.session.me.id);
    if (!first || first === messages[0]) return;
    this.list.insertBefore(el("div", { class: "new-line", role: "separator" },
      el("span", {}, t("new-messages"))), this.nodes.get(first.id));
  }

  // What was first before stays where it is, and has the keyboard.
  async #older() {
    const { scroller } = this.viewport;
    const first = this.list.querySelector(".message");
    const fromEnd = scroller.scrollHeight - scroller.scrollTop;
    this.draw(await this.session.older(this.channel.id));
    this.viewport.goTo(scroller.scrollHeight - fromEnd);
    focusOn(first);
  }

  // News of the channel being shown

  received({ message, isNew }) {
    const history = this.session.known(this.channel.id);
    if (!history) return;
    const panel = this.nodes.get(this.actingIn);
    const offerAt = this.viewport.offerAt(panel);
    const isInView = this.viewport.shows(panel) || (offerAt !== null && message.id === this.actingIn);
    const asked = questionOf(panel);
    const before = this.drawn.get(message.id)?.message;
    this.draw(history);
    if (before && asks(before) && !asks(message)) this.finished = message.id;
    const isHeld = isInView && panel.isConnected && this.#asks(this.actingIn);
    if (this.#isOwnNews(message, isNew, before)) this.#ownArrived(message);
    else if (isHeld && asked && asked === questionOf(panel) && message.id === this.actingIn) {
      this.viewport.keep(panel, offerAt);
    } else if (isHeld) this.viewport.follow(panel);
    else if (this.finished === this.actingIn && this.viewport.follows === panel) this.viewport.toEnd();
    else this.viewport.settle();
    if (isNew) this.#count(message);
    this.#meet(message.id);
    if (isNew ? !isLoading(message) : isPrivate(message)) {
      announce(spokenOf(message, nameOf(message, this.session), this.where));
    }
  }

  #asks(id) {
    const message = this.session.known(this.channel.id)?.messages.get(id);
    return !!message && isPrivate(message) && asks(message);
  }

  // What somebody wrote, or asked the bot for, is brought before their eyes.
  #isOwnNews(message, isNew, before) {
    if (!isNew) return isPrivate(message) && before && isLoading(before) && asks(message);
    return isPrivate(message) || message.author.id === this.session.me.id;
  }

  // Whoever is asked something goes on there until something else asks them.
  #ownArrived(message) {
    const isAwaited = isLoading(message) && !this.#asks(this.actingIn);
    if (isPrivate(message) && (asks(message) || isAwaited)) {
      this.actingIn = message.id;
      this.draw(this.session.known(this.channel.id));
    }
    this.viewport.toEnd();
  }

  #count(message) {
    if (!this.viewport.isAtEnd) this.fresh += 1;
    this.#looked();
    // Whoever waited at a panel that asks nothing any more goes on with the newest.
    const waiting = this.nodes.get(this.finished);
    if (this.viewport.followsEnd && waiting && document.activeElement === waiting) {
      focusOn(this.nodes.get(message.id));
    }
  }

  // Somebody acts in a message: it stays in view as long as it asks.
  acts(messageId) {
    this.actingIn = messageId;
  }

  // The present

  toEnd() {
    this.viewport.toEnd();
  }

  toNewest() {
    this.viewport.toEnd();
    focusOn([...this.list.querySelectorAll(".message")].at(-1));
  }

  // A message that was asked for: in view, and the keys go to it.
  reveal(messageId) {
    const node = this.nodes.get(messageId);
    if (!node) return;
    this.actingIn = messageId;
    this.viewport.follow(node);
    focusOn(node);
  }

  // To the panel that waits for an answer; without one, to the post that calls.
  toQuestion() {
    const { askedBy, turnSaid } = this.session.channels.get(this.channel.id);
    this.reveal(this.#asks(askedBy) ? askedBy : turnSaid);
  }

  // Where keys should go in a channel just opened: to the panel that asks, if it can be seen.
  get askingNode() {
    const history = this.session?.known(this.channel?.id);
    const found = history && asking(this.#inOrder(history));
    const node = found && this.nodes.get(found.id);
    return node && this.viewport.shows(node) ? node : null;
  }

  // The answer to a press: once it is there and offers something, keys go on in it.
  expect(messageId) {
    this.awaited = messageId;
    this.#meet(messageId);
  }

  #meet(id) {
    const message = this.drawn.get(id)?.message;
    if (id !== this.awaited || !message || isLoading(message)) return;
    this.awaited = null;
    const isIdle = this.feed.hasFocus || document.activeElement === document.body;
    if (isIdle && controlsOf(message.components).length) this.reveal(id);
  }

  #looked() {
    const { isAtEnd } = this.viewport;
    if (isAtEnd) this.fresh = 0;
    this.jump.hidden = isAtEnd || this.viewport.needsNoWay;
    const words = this.fresh ? t("jump-new", { n: this.fresh }) : t("jump");
    fill(this.jump, el("span", { class: "jump-words" }, words),
      el("span", { class: "jump-count", "aria-hidden": "true" }, this.fresh ? String(this.fresh) : ""),
      icon("down"));
    if (isAtEnd && this.channel && document.visibilityState === "visible") {
      this.session.markRead(this.channel.id);
    }
  }
}

const questionOf = (panel) => panel?.querySelector(".question")?.textContent;

// By time; but a panel that asks stays below what is for all, as long as it does: what happens meanwhile
// comes above it, and is seen.
function inOrder(history, panels) {
  const all = [...history.messages.values()].sort((a, b) => compareIds(a.id, b.id));
  const at = all.findIndex((each) => panels.includes(each.id) && isPrivate(each) && asks(each));
  if (at < 0) return all;
  const later = all.slice(at + 1);
  return [...all.slice(0, at), ...later.filter((each) => !isPrivate(each)), all[at],
    ...later.filter(isPrivate)];
}

const asking = (messages) =>
  messages.slice(-RECENT).findLast((each) => isPrivate(each) && asks(each));
