// Puts the page together: who acts, which channel is shown, and what changes when news come.
//
// The rooms, from the top; each imports only what stands below it (a test looks):
//   frame     what stands around it all: the sidebar, and the ways from part to part
//   composer  where a person writes a message or fills in a command
//   feed      the messages of one channel, in order and in place
//   tables    which games there are, and a table opened for them
//   messages  one message: its text, pictures, buttons, and how it is read aloud
//   people    who acts here, and what this person sends and receives
//   dialogs   what opens over the page: dialogs, forms, lists, one large picture
//   base      nodes, words, focus, theme, and what the page knows of the bot

import { people } from "./people/api.js";
import { badge } from "./base/badge.js";
import { byId, compareIds, el, fill, icon } from "./base/dom.js";
import { Composer } from "./composer/composer.js";
import { focusOn } from "./base/focus.js";
import { keepTimesCurrent } from "./messages/markdown.js";
import { called, notify } from "./frame/notices.js";
import { askPeople } from "./people/people.js";
import { askAboutChannel } from "./tables/one_channel.js";
import { askQuickGame } from "./tables/quick_game.js";
import { Regions } from "./frame/regions.js";
import { Session } from "./people/session.js";
import { Sidebar } from "./frame/sidebar.js";
import { announce } from "./messages/spoken.js";
import { applyTheme } from "./base/theme.js";
import { Timeline } from "./feed/timeline.js";
import { language, languageOf, loadTexts, speak, t } from "./base/texts.js";
import { askWho, isCalled } from "./people/who.js";

const QUIET_MS = 700; // a connection that is back so soon was never gone
const TOUCH = matchMedia("(pointer: coarse)");

class Page {
  constructor() {
    this.sessions = new Map(); // everybody this window has acted as
    this.session = null;
    this.channel = null;
    this.sidebar = new Sidebar(this);
    this.composer = new Composer(byId("composer"), this);
    this.timeline = new Timeline(this);
    this.regions = new Regions([
      { node: byId("sidebar"), enter: () => this.sidebar.enter() },
      { node: byId("board"), enter: () => this.timeline.board.enter() },
      { node: byId("scroller"), enter: () => focusOn(this.timeline.feed.current) },
      { node: byId("composer"), enter: () => this.composer.focus() },
    ]);
    document.addEventListener("visibilitychange", () => this.#noticed());
    for (const dialog of document.querySelectorAll("dialog")) {
      dialog.addEventListener("close", () => this.#keepFocus());
    }
  }

  // People

  actAs(person, isAsked = false) {
    if (this.session?.me.id === person.id) return;
    sessionStorage.setItem("as", person.id);
    localStorage.setItem("as", person.id);
    const known = this.sessions.get(person.id);
    this.session = known ?? this.#open(person);
    this.#address();
    this.wantsFocus = true;
    speak(languageOf(this.session.me.locale));
    byId("app").hidden = false;
    if (known?.isKnown) this.#begin();
    if (isAsked) announce(`${t("acting-as")} ${person.name}`);
  }

  // The window's address names who acts in it.
  #address() {
    const address = new URL(location.href);
    address.searchParams.set("as", this.session.me.name);
    history.replaceState(null, "", address);
  }

  #open(person) {
    const session = new Session(person);
    this.sessions.set(person.id, session);
    const mine = (act) => ({ detail }) => { if (this.session === session) act(detail); };
    session.addEventListener("ready", mine(() => this.#begin()));
    session.addEventListener("state", mine(() => this.#showState()));
    session.addEventListener("people", mine(() => this.#peopleChanged()));
    session.addEventListener("channels", mine(() => this.#channelsChanged()));
    session.addEventListener("read", () => this.#noticed());
    session.addEventListener("removed", () => this.#removed(session));
    session.addEventListener("deleted", mine((detail) => this.timeline.deleted(detail)));
    session.addEventListener("message", ({ detail }) => this.#received(session, detail));
    return session;
  }

  // Somebody was sent away: this window begins anew and asks who is here.
  #removed(session) {
    this.sessions.delete(session.me.id);
    if (session !== this.session) return;
    for (const kept of [sessionStorage, localStorage]) kept.removeItem("as");
    sessionStorage.setItem("removed", session.me.name);
    location.replace("/");
  }

  async #begin() {
    const { session } = this;
    speak(languageOf(session.me.locale));
    const isArriving = this.wantsFocus; // and not only connected again
    this.wantsFocus = false;
    const kept = isArriving ? localStorage.getItem(`channel:${session.me.id}`) : this.channel?.id;
    // A new window leads to the table that waits for its person, or for people, if there is one.
    const { lobby } = session;
    const channel = session.channels.get(kept) ?? session.turns[0] ?? lobby ?? session.ownTable
      ?? session.channels.values().next().value;
    this.#drawHints();
    this.#showState();
    await this.goTo(channel.id);
    // A first visit, no table of one's own, and none to sit down at: how to begin is said at once.
    const isFirst = !lobby && !session.ownTable && session.bot.online
      && !localStorage.getItem("greeted");
    if (session.bot.online) localStorage.setItem("greeted", "yes");
    if (isFirst) askQuickGame(this);
    else if (isArriving) this.settleFocus();
  }

  #peopleChanged() {
    this.#address();
    const spoken = languageOf(this.session.me.locale);
    const isOther = spoken !== language();
    speak(spoken);
    this.redraw(isOther);
  }

  // Places

  async goTo(channelId) {
    const channel = this.session.channels.get(channelId);
    if (!channel) return;
    this.channel = channel;
    localStorage.setItem(`channel:${this.session.me.id}`, channelId);
    this.#drawPlace();
    this.composer.show(this.session, channel);
    this.sidebar.draw();
    await this.timeline.show(this.session, channel);
    this.#noticed();
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

  // A dialog is gone and what had opened it may be, too.
  #keepFocus() {
    setTimeout(() => {
      const isLost = document.activeElement === document.body || !document.activeElement;
      if (isLost && this.channel && !document.querySelector("dialog[open]")) this.settleFocus();
    });
  }

  #channelsChanged() {
    const here = this.channel && this.session.channels.get(this.channel.id);
    if (this.channel && !here) return void this.#begin();
    this.channel = here;
    this.sidebar.draw();
    if (here) this.#drawPlace();
  }

  #drawPlace() {
    const { channel, session } = this;
    const isDm = !!channel.isDm;
    const name = isDm ? session.bot.username : channel.name;
    const elsewhere = session.allMentions();
    byId("messages").setAttribute("aria-label",
      t(isDm ? "conversation-dm" : "conversation", { name }));
    const made = el("header", {},
      el("button", { type: "button", class: "tool menu", "aria-label": t("menu"),
        "aria-haspopup": "true", on: { click: () => this.sidebar.open() } },
      icon("menu"), badge(elsewhere)),
      icon(isDm ? "envelope" : channel.parent_id ? "thread" : "hash"), el("h2", {}, name),
      this.#nextTurn(),
      isDm || channel.parent_id ? [] : this.#tool("edit", "pencil", "channel-settings",
        askAboutChannel),
      this.#tool("play", "bolt", "quick-game", askQuickGame),
      el("button", { type: "button", class: "tool who", "aria-label":
        `${t("acting-as")} ${session.me.name}`, on: { click: () => askPeople(this) } },
      session.me.name));
    if (this.place?.isEqualNode(made)) return;
    this.place = made.cloneNode(true);
    const focused = document.activeElement?.closest("#place button")?.className;
    fill(byId("place"), ...made.childNodes);
    if (focused) byId("place").querySelector(`[class="${focused}"]`)?.focus();
  }

  // In a narrow window the list of channels is shut: one tap leads to the next table that waits.
  #nextTurn() {
    const { channel, session } = this;
    const waiting = session.turns.filter((each) => each.id !== channel.id);
    const next = waiting.find((each) => compareIds(each.id, channel.id) > 0) ?? waiting[0];
    if (!next) return [];
    const words = t("turn-elsewhere", { name: next.name });
    return el("button", { type: "button", class: "turn elsewhere", "aria-label": words,
      title: words, on: { click: () => this.visit(next.id) } }, t("your-turn"), icon("down"));
  }

  #tool(name, sign, words, ask) {
    return el("button", { type: "button", class: `tool ${name}`, "aria-label": t(words),
      title: t(words), on: { click: () => ask(this) } }, icon(sign));
  }

  #drawHints() {
    byId("feed-hint").textContent = t("feed-hint");
    this.regions.drawLinks([["skip-newest", () => this.timeline.toNewest()],
      ["skip-write", () => this.composer.focus()]]);
  }

  redraw(isOtherLanguage = true) {
    if (!this.channel) return;
    this.#drawHints();
    this.#drawPlace();
    this.sidebar.draw();
    this.timeline.redraw();
    this.composer.show(this.session, this.channel, isOtherLanguage);
    this.#showState();
  }

  // News

  #received(session, detail) {
    const isHere = session === this.session && detail.channel?.id === this.channel?.id;
    if (isHere) this.timeline.received(detail);
    else if (detail.pinged && session === this.session) announce(called(session, detail));
    if (detail.pinged) notify(session, detail);
    this.#noticed();
  }

  #noticed() {
    let mentions = 0;
    for (const session of this.sessions.values()) mentions += session.allMentions();
    const isTurn = [...this.sessions.values()].some((each) => each.turns.length);
    document.title = (mentions ? `(${mentions}) ` : "") + (isTurn ? `${t("your-turn")} · ` : "")
      + t("title");
    if (!this.channel || !this.session.isKnown) return;
    this.sidebar.draw();
    this.#drawPlace();
  }

  // The banner waits a little, so that a short gap stays unnoticed.
  #showState() {
    clearTimeout(this.soon);
    const { session } = this;
    const banner = byId("banner");
    const words = !session.isConnected ? t("offline")
      : !session.bot.online ? t("bot-offline", { name: session.bot.username }) : "";
    const show = () => { banner.hidden = !words; banner.textContent = words; };
    if (session.isConnected && this.composer.note) this.composer.reconnected();
    if (words && banner.hidden) this.soon = setTimeout(show, QUIET_MS);
    else show();
  }
}

// Who begins: the one named in the address, or the last one of this window or this browser. Who
// is none of these is asked.
async function begin() {
  applyTheme();
  await loadTexts();
  speak(languageOf(navigator.language));
  document.title = t("title");
  const address = new URL(location.href);
  const wanted = address.searchParams.get("as")?.trim();
  if (address.searchParams.has("key")) {
    address.searchParams.delete("key"); // it lies in a cookie now
    history.replaceState(null, "", address);
  }
  keepTimesCurrent();
  const page = new Page();
  const table = await people();
  const mine = table.people.filter((each) => each.mine);
  const last = [sessionStorage.getItem("as"), localStorage.getItem("as")];
  const person = wanted ? mine.find((each) => isCalled(each, wanted))
    : last.map((id) => mine.find((each) => each.id === id)).find(Boolean);
  if (person) page.actAs(person);
  else askWho(table, (chosen) => page.actAs(chosen), { wanted, removed: takeRemoved() });
}

// The name of whoever was just sent away from here.
function takeRemoved() {
  const name = sessionStorage.getItem("removed") ?? "";
  sessionStorage.removeItem("removed");
  return name;
}

begin();
