// Tables side by side, where the window is wide: which are shown, and in which somebody acts. They are
// kept for each person; a narrower window shows the first alone, and the others come back.

import { byId, el, icon } from "../base/dom.js";
import { t } from "../base/texts.js";
import { openListbox } from "../dialogs/listbox.js";
import { Column } from "./column.js";

const WIDE = 1500; // pixels of a window that has room for two,
const LEAST = 740; // and of each where there are several
const DRAWER = matchMedia("(max-width: 900px)"); // the list of channels lies over the tables

export class Columns {
  constructor(page) {
    this.page = page;
    this.blank = blankOf(byId("first"));
    this.all = [new Column(byId("first"), page, this)];
    this.current = this.first;
    for (const sign of ["focusin", "pointerdown"]) {
      byId("main").addEventListener(sign, ({ target }) => this.#chose(target));
    }
    window.addEventListener("resize", () => this.arrange());
    this.#mark();
  }

  get first() {
    return this.all[0];
  }

  get #most() {
    return innerWidth < WIDE ? 1 : Math.floor(innerWidth / LEAST);
  }

  showing(channelId) {
    return this.all.find((each) => each.channel && each.channel.id === channelId);
  }

  #chose(target) {
    const found = this.all.find((each) => each.node.contains(target));
    if (found && found !== this.current) this.choose(found);
  }

  choose(column) {
    this.current = column;
    this.#mark();
    this.page.sidebar.draw();
  }

  // What is kept

  get #key() {
    return `beside:${this.page.session.me.id}`;
  }

  get #kept() {
    return JSON.parse(localStorage.getItem(this.#key) ?? "[]");
  }

  // Those that have no room now stay known.
  keep() {
    localStorage.setItem(`channel:${this.page.session.me.id}`, this.first.channel.id);
    if (this.all.length > 1) this.#keep(this.#kept.slice(this.all.length - 1));
  }

  #keep(more = []) {
    const shown = this.all.slice(1).map((each) => each.channel.id);
    localStorage.setItem(this.#key, JSON.stringify([...new Set([...shown, ...more])]));
  }

  // Somebody else acts now, who has their own.
  clear() {
    for (const each of this.all.slice(1)) this.#remove(each);
  }

  // What the server says first, or again after a gap.
  begin() {
    const before = this.all.slice(1);
    this.arrange();
    for (const each of before) if (this.all.includes(each)) each.goTo(each.channel.id);
  }

  // As many of those that are kept as the window has room for.
  arrange() {
    if (!this.first.channel) return;
    const wanted = this.#kept.filter((id) => id !== this.first.channel.id
      && this.page.session.channels.has(id)).slice(0, this.#most - 1);
    for (const each of this.all.slice(1)) if (!wanted.includes(each.channel.id)) this.#remove(each);
    for (const id of wanted) if (!this.showing(id)) this.#add(id);
    this.#mark();
  }

  #add(channelId) {
    const node = this.blank.cloneNode(true);
    byId("main").append(node);
    const column = new Column(node, this.page, this);
    this.all.push(column);
    column.goTo(channelId);
    return column;
  }

  #remove(column) {
    this.all = this.all.filter((each) => each !== column);
    column.node.remove();
    if (this.current === column) this.current = this.first;
  }

  // By the person

  #open(channelId) {
    const column = this.#add(channelId);
    this.choose(column);
    column.timeline.shown.then(() => column.settleFocus());
  }

  // The first stays; it shows what was next to it, if it is the one to go.
  async #close(column) {
    const next = column === this.first ? this.all[1] : column;
    const { channel } = next;
    this.#remove(next);
    this.#keep();
    if (column === this.first) await column.goTo(channel.id);
    this.choose(this.first);
    this.first.settleFocus();
  }

  // What a column offers above it: another one beside the last, and to be closed.
  toolsOf(column) {
    const isRoomy = column === this.all.at(-1) && this.all.length < this.#most && this.#others.length;
    return [
      isRoomy ? tool("beside", "columns", t("beside"), ({ currentTarget }) =>
        this.#ask(currentTarget)) : [],
      this.all.length > 1 ? tool("shut", "close", t("close-table", { name: nameOf(column) }),
        () => this.#close(column)) : [],
    ];
  }

  // Those that are not shown; who waits for this person comes first.
  get #others() {
    return [...this.page.session.channels.values()]
      .filter((each) => !each.archived && !this.showing(each.id))
      .sort((a, b) => Number(!!b.isTurn) - Number(!!a.isTurn));
  }

  #ask(anchor) {
    const { bot } = this.page.session;
    const options = this.#others.map((each) => ({ value: each.id,
      label: each.isDm ? bot.username : each.name,
      description: each.isTurn ? t("your-turn") : "" }));
    openListbox({ anchor, label: t("beside-which"), options, done: ([id]) => this.#open(id) });
  }

  // Signs of it all for the styles, and names for those who hear the page.
  #mark() {
    const areSeveral = this.all.length > 1;
    byId("app").classList.toggle("has-drawer", DRAWER.matches || areSeveral);
    for (const each of this.all) {
      each.node.classList.toggle("is-current", areSeveral && each === this.current);
      if (!each.channel) continue;
      if (areSeveral) each.node.setAttribute("aria-label", nameOf(each));
      else each.node.removeAttribute("aria-label");
      each.drawPlace();
    }
  }
}

const nameOf = ({ channel, session }) => (channel.isDm ? session.bot.username : channel.name);

function tool(name, sign, words, click) {
  return el("button", { type: "button", class: `tool ${name}`, "aria-label": words, title: words,
    on: { click } }, icon(sign));
}

// Another column, as the first one is before anything is in it.
function blankOf(node) {
  const made = node.cloneNode(true);
  for (const each of made.querySelectorAll(".banner, #feed-hint")) each.remove();
  for (const each of [made, ...made.querySelectorAll("[id]")]) each.removeAttribute("id");
  return made;
}
