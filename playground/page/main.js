// Puts the page together: who acts, which channel is shown, and what changes when news come.
//
// The rooms, from the top; each imports only what stands below it (a test looks):
//   frame     what stands around it all: the sidebar, a table's column, the ways from part to part
//   composer  where a person writes a message or fills in a command
//   feed      the messages of one channel, in order and in place
//   tables    which games there are, and a table opened for them
//   messages  one message: its text, pictures, buttons, and how it is read aloud
//   people    who acts here, and what this person sends and receives
//   dialogs   what opens over the page: dialogs, forms, lists, one large picture
//   base      nodes, words, focus, theme, and what the page knows of the bot

import { people } from "./people/api.js";
import { byId } from "./base/dom.js";
import { Columns } from "./frame/columns.js";
import { keepTimesCurrent } from "./messages/markdown.js";
import { called, notify } from "./frame/notices.js";
import { askQuickGame } from "./tables/quick_game.js";
import { Regions } from "./frame/regions.js";
import { Session } from "./people/session.js";
import { Sidebar } from "./frame/sidebar.js";
import { announce } from "./messages/spoken.js";
import { applyTheme } from "./base/theme.js";
import { language, languageOf, loadTexts, speak, t } from "./base/texts.js";
import { askWho, isCalled } from "./people/who.js";

const QUIET_MS = 700; // a connection that is back so soon was never gone

class Page {
  constructor() {
    this.sessions = new Map(); // everybody this window has acted as
    this.session = null;
    this.sidebar = new Sidebar(this);
    this.columns = new Columns(this);
    this.regions = new Regions(() => [
      { node: byId("sidebar"), enter: () => this.sidebar.enter() },
      ...this.columns.all.flatMap((each) => each.regions),
    ]);
    document.addEventListener("visibilitychange", () => this.noticed());
    for (const dialog of document.querySelectorAll("dialog")) {
      dialog.addEventListener("close", () => this.#keepFocus());
    }
  }

  // The one somebody acts in.
  get column() {
    return this.columns.current;
  }

  // People

  actAs(person, isAsked = false) {
    if (this.session?.me.id === person.id) return;
    sessionStorage.setItem("as", person.id);
    localStorage.setItem("as", person.id);
    const known = this.sessions.get(person.id);
    this.columns.clear();
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
    session.addEventListener("read", () => this.noticed());
    session.addEventListener("removed", () => this.#removed(session));
    session.addEventListener("deleted", mine((detail) => this.columns.showing(detail.channel?.id)?.timeline.deleted(detail)));
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
    const { first } = this.columns;
    const kept = isArriving ? localStorage.getItem(`channel:${session.me.id}`) : first.channel?.id;
    // A new window leads to the table that waits for its person, or for people, if there is one.
    const { lobby } = session;
    const channel = session.channels.get(kept) ?? session.turns[0] ?? lobby ?? session.ownTable
      ?? session.channels.values().next().value;
    this.#drawHints();
    this.#showState();
    const isThere = first.goTo(channel.id);
    this.columns.begin();
    await isThere;
    // A first visit, no table of one's own, and none to sit down at: how to begin is said at once.
    const isFirst = !lobby && !session.ownTable && session.bot.online
      && !localStorage.getItem("greeted");
    if (session.bot.online) localStorage.setItem("greeted", "yes");
    if (isFirst) askQuickGame(first);
    else if (isArriving) first.settleFocus();
  }

  #peopleChanged() {
    this.#address();
    const spoken = languageOf(this.session.me.locale);
    const isOther = spoken !== language();
    speak(spoken);
    this.redraw(isOther);
  }

  // Places

  // Somebody chose a channel: it is shown where they act, unless it is there already.
  visit(channelId) {
    const shown = this.columns.showing(channelId);
    if (!shown) return this.column.visit(channelId);
    this.columns.choose(shown);
    return shown.settleFocus();
  }

  // To a table that waits for this person, and there to what it asks.
  async toTurn(channelId) {
    await this.visit(channelId);
    this.columns.showing(channelId)?.timeline.toQuestion();
  }

  // A dialog is gone and what had opened it may be, too.
  #keepFocus() {
    setTimeout(() => {
      const isLost = document.activeElement === document.body || !document.activeElement;
      if (isLost && this.column.channel && !document.querySelector("dialog[open]")) {
        this.column.settleFocus();
      }
    });
  }

  #channelsChanged() {
    const { all, first } = this.columns;
    if (first.channel && !this.session.channels.has(first.channel.id)) return void this.#begin();
    for (const each of all) each.channel &&= this.session.channels.get(each.channel.id) ?? each.channel;
    this.sidebar.draw();
    this.columns.arrange();
  }

  #drawHints() {
    byId("feed-hint").textContent = t("feed-hint");
    this.regions.drawLinks([["skip-newest", () => this.column.timeline.toNewest()],
      ["skip-write", () => this.column.composer.focus()]]);
  }

  redraw(isOtherLanguage = true) {
    if (!this.column.channel) return;
    this.#drawHints();
    this.sidebar.draw();
    for (const each of this.columns.all) each.drawAnew(isOtherLanguage);
    this.#showState();
  }

  // News

  #received(session, detail) {
    const here = session === this.session && this.columns.showing(detail.channel?.id);
    if (here) here.timeline.received(detail);
    else if (detail.pinged && session === this.session) announce(called(session, detail));
    if (detail.pinged) notify(session, detail);
    this.noticed();
  }

  noticed() {
    let mentions = 0;
    for (const session of this.sessions.values()) mentions += session.allMentions();
    const isTurn = [...this.sessions.values()].some((each) => each.turns.length);
    document.title = (mentions ? `(${mentions}) ` : "") + (isTurn ? `${t("your-turn")} · ` : "")
      + t("title");
    if (!this.column.channel || !this.session.isKnown) return;
    this.sidebar.draw();
    for (const each of this.columns.all) each.drawPlace();
  }

  // The banner waits a little, so that a short gap stays unnoticed.
  #showState() {
    clearTimeout(this.soon);
    const { session } = this;
    const banner = byId("banner");
    const words = !session.isConnected ? t("offline")
      : !session.bot.online ? t("bot-offline", { name: session.bot.username }) : "";
    const show = () => { banner.hidden = !words; banner.textContent = words; };
    for (const { composer } of this.columns.all) {
      if (session.isConnected && composer.note) composer.reconnected();
    }
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
