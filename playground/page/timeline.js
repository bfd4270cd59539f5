// The messages of one channel: kept in order, kept in place while things change.

import { announce, byId, compareIds, el, fill, icon } from "./dom.js";
import { closeListbox } from "./listbox.js";
import { drawMessage, goesWith, isLoading, isPrivate, messageNode, nameOf } from "./messages.js";
import { t } from "./texts.js";

const NEAR = 90; // pixels from the end that still count as looking at the present

export class Timeline {
  constructor(where) {
    this.where = where;
    this.scroller = byId("scroller");
    this.list = byId("messages");
    this.jump = byId("jump");
    this.nodes = new Map();
    this.drawn = new Map();
    this.places = new Map(); // where each channel was left, by person and channel
    this.fresh = 0;
    this.atEnd = true;
    this.height = 0;
    this.scroller.addEventListener("scroll", () => this.#scrolled(), { passive: true });
    this.jump.addEventListener("click", () => this.toEnd(true));
    // Whatever grows (a picture, a text, the window): who looks at the present stays there.
    const watcher = new ResizeObserver(() => { if (this.atEnd) this.toEnd(); });
    watcher.observe(this.list);
    watcher.observe(this.scroller);
  }

  get #key() {
    return `${this.session?.me.id}/${this.channel?.id}`;
  }

  async show(session, channel) {
    this.#leave();
    const isOther = this.session !== session || this.channel?.id !== channel.id;
    this.session = session;
    this.channel = channel;
    closeListbox();
    if (isOther) this.#clear();
    this.newFrom = session.isUnread(channel) ? session.lastRead(channel.id) : null;
    const history = await session.history(channel.id);
    if (this.session !== session || this.channel?.id !== channel.id) return;
    this.draw(history);
    if (isOther) this.#arrive();
    this.#seen();
  }

  #leave() {
    if (this.channel && !this.atEnd) this.places.set(this.#key, this.scroller.scrollTop);
    else this.places.delete(this.#key);
  }

  #clear() {
    this.nodes.clear();
    this.drawn.clear();
    this.fresh = 0;
    fill(this.list);
  }

  #arrive() {
    const place = this.places.get(this.#key);
    if (place === undefined) this.toEnd();
    else this.scroller.scrollTop = place;
    this.#scrolled();
  }

  redraw() {
    this.drawn.clear();
    const history = this.channel && this.session.known(this.channel.id);
    if (history) this.draw(history);
  }

  draw(history) {
    const messages = [...history.messages.values()].sort((a, b) => compareIds(a.id, b.id));
    const ids = new Set(messages.map((each) => each.id));
    for (const [id, node] of this.nodes) {
      if (!ids.has(id)) {
        node.remove();
        this.nodes.delete(id);
        this.drawn.delete(id);
      }
    }
    messages.forEach((message, n) => this.#drawOne(message, messages[n - 1]));
    this.#order(messages);
    this.#top(history);
    this.#markNew(messages);
  }

  #drawOne(message, before) {
    const isFollowing = goesWith(message, before);
    const old = this.drawn.get(message.id);
    if (old?.message === message && old.isFollowing === isFollowing) return;
    const node = this.nodes.get(message.id);
    if (node) drawMessage(node, message, this.where, isFollowing);
    else this.nodes.set(message.id, messageNode(message, this.where, isFollowing));
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
    this.list.querySelector(".beginning")?.remove();
    const { channel, session } = this;
    const words = channel.isDm ? t("start-of-dm", { name: session.bot.username })
      : t("start-of-channel", { name: channel.name });
    const older = el("button", { type: "button", class: "button style-2",
      on: { click: () => this.#older() } }, t("load-older"));
    this.list.prepend(el("div", { class: "beginning" }, history.isStart
      ? [el("h2", {}, channel.isDm ? session.bot.username : `#${channel.name}`), el("p", {}, words)]
      : older));
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

  async #older() {
    const { scroller } = this;
    const fromEnd = scroller.scrollHeight - scroller.scrollTop;
    this.draw(await this.session.older(this.channel.id));
    scroller.scrollTop = scroller.scrollHeight - fromEnd;
  }

  // News of the channel being shown

  received({ message, isNew }) {
    const history = this.session.known(this.channel.id);
    if (!history) return;
    this.draw(history);
    if (isNew && this.#isOwn(message)) this.toEnd();
    if (isNew && !isLoading(message)) this.#announce(message);
    else if (!isNew && message.flags & 64) this.#announce(message);
    if (isNew && !this.atEnd) {
      this.fresh += 1;
      this.#showJump();
    }
    this.#seen();
  }

  // What somebody wrote, or asked the bot for, is brought before their eyes.
  #isOwn(message) {
    return isPrivate(message) || message.author.id === this.session.me.id;
  }

  #announce(message) {
    const first = message.content.split("\n").find((line) => line.trim()) ?? "";
    announce(`${nameOf(message, this.session)}: ${first.replace(/[*_#`<>]/g, "")}`.slice(0, 200));
  }

  // The present

  toEnd(isAsked = false) {
    this.atEnd = true;
    this.height = this.scroller.scrollHeight;
    this.scroller.scrollTop = this.height;
    if (isAsked) this.#scrolled();
  }

  reveal(messageId) {
    const node = this.nodes.get(messageId);
    node?.scrollIntoView({ block: "nearest" });
    node?.querySelector("button[data-custom-id]:not(:disabled)")?.focus({ preventScroll: true });
  }

  #scrolled() {
    const { scrollTop, scrollHeight, clientHeight } = this.scroller;
    if (this.atEnd && scrollHeight > this.height) {
      this.toEnd(); // something grew: nobody scrolled away
      return;
    }
    this.height = scrollHeight;
    this.atEnd = scrollHeight - scrollTop - clientHeight < NEAR;
    if (this.atEnd) this.fresh = 0;
    this.#showJump();
    this.#seen();
  }

  #showJump() {
    this.jump.hidden = this.atEnd;
    fill(this.jump, el("span", {}, this.fresh ? t("jump-new", { n: this.fresh }) : t("jump")),
      icon("down"));
  }

  #seen() {
    if (this.atEnd && this.channel && document.visibilityState === "visible") {
      this.session.markRead(this.channel.id);
    }
  }
}
