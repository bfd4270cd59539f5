// Puts the page together: who acts, which channel is shown, and what changes when news come.

import { addPerson, people } from "./api.js";
import { byId, el, fill, icon } from "./dom.js";
import { Composer } from "./composer.js";
import { keepTimesCurrent } from "./markdown.js";
import { nameOf } from "./messages.js";
import { askPeople, showWelcome } from "./people.js";
import { askQuickGame } from "./quick_game.js";
import { Session } from "./session.js";
import { Sidebar, badge } from "./sidebar.js";
import { applyTheme } from "./theme.js";
import { Timeline } from "./timeline.js";
import { language, languageOf, loadTexts, localeOf, speak, t } from "./texts.js";

const QUIET_MS = 700; // a connection that is back so soon was never gone

class Page {
  constructor() {
    this.sessions = new Map(); // everybody this window has acted as
    this.session = null;
    this.channel = null;
    this.sidebar = new Sidebar(this);
    this.timeline = new Timeline(this);
    this.composer = new Composer(byId("composer"), this);
    document.addEventListener("visibilitychange", () => this.#noticed());
  }

  // People

  actAs(person) {
    if (this.session?.me.id === person.id) return;
    const address = new URL(location.href);
    address.searchParams.set("as", person.name);
    history.replaceState(null, "", address);
    sessionStorage.setItem("as", person.id);
    const known = this.sessions.get(person.id);
    this.session = known ?? this.#open(person);
    speak(languageOf(this.session.me.locale));
    byId("app").hidden = false;
    if (known?.isKnown) this.#begin();
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
    session.addEventListener("deleted", mine(() => this.timeline.redraw()));
    session.addEventListener("message", ({ detail }) => this.#received(session, detail));
    return session;
  }

  #begin() {
    const { session } = this;
    speak(languageOf(session.me.locale));
    const kept = localStorage.getItem(`channel:${session.me.id}`);
    const channel = session.channels.get(kept) ?? session.channels.values().next().value;
    this.goTo(channel.id);
    this.#showState();
    // A first visit: nothing has happened here yet, so there is nothing to look at either.
    const isNew = ![...session.channels.values()].some((each) => each.last_message_id);
    if (isNew && !this.isGreeted && session.bot.online) askQuickGame(this);
    this.isGreeted = this.isGreeted || session.bot.online;
  }

  #peopleChanged() {
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

  #channelsChanged() {
    if (this.channel && !this.session.channels.has(this.channel.id)) this.#begin();
    else this.sidebar.draw();
  }

  #drawPlace() {
    const { channel, session } = this;
    const isDm = !!channel.isDm;
    const name = isDm ? session.bot.username : channel.name;
    const elsewhere = session.allMentions();
    byId("scroller").setAttribute("aria-label",
      t(isDm ? "conversation-dm" : "conversation", { name }));
    fill(byId("place"),
      el("button", { type: "button", class: "tool menu", "aria-label": t("menu"),
        on: { click: () => this.sidebar.open() } }, icon("menu"), badge(elsewhere)),
      icon(isDm ? "envelope" : "hash"), el("h2", {}, name),
      el("button", { type: "button", class: "tool who", "aria-label":
        `${t("acting-as")} ${session.me.name}`, on: { click: () => askPeople(this) } },
      session.me.name));
  }

  redraw(isOtherLanguage = true) {
    if (!this.channel) return;
    this.#drawPlace();
    this.sidebar.draw();
    this.timeline.redraw();
    this.composer.show(this.session, this.channel, isOtherLanguage);
    this.#showState();
  }

  // News

  #received(session, detail) {
    if (session === this.session && detail.channel?.id === this.channel?.id) {
      this.timeline.received(detail);
    }
    if (detail.pinged) notify(session, detail);
    if (detail.isNew) this.#noticed();
  }

  #noticed() {
    let mentions = 0;
    for (const session of this.sessions.values()) mentions += session.allMentions();
    document.title = (mentions ? `(${mentions}) ` : "") + t("title");
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
    if (words && banner.hidden) this.soon = setTimeout(show, QUIET_MS);
    else show();
  }
}

function notify(session, { message, channel }) {
  if (localStorage.getItem("notify") !== "yes" || document.visibilityState === "visible") return;
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const name = nameOf(message, session);
  new Notification(t("mentioned-by", { name }), { tag: message.id,
    body: channel.isDm ? "" : `#${channel.name}` });
}

// Who begins: the one named in the address, the last one of this window, or somebody new.
async function firstPerson() {
  const address = new URLSearchParams(location.search);
  const known = await people();
  const wanted = address.get("as")?.trim();
  if (wanted) {
    const found = known.find((each) => each.name.toLowerCase() === wanted.toLowerCase());
    return found ?? addPerson(wanted, localeOf(address.get("language")
      ?? languageOf(navigator.language))).catch(() => null);
  }
  return known.find((each) => each.id === sessionStorage.getItem("as")) ?? known[0] ?? null;
}

async function begin() {
  applyTheme();
  await loadTexts();
  speak(languageOf(navigator.language));
  document.title = t("title");
  const address = new URL(location.href);
  if (address.searchParams.has("key")) {
    address.searchParams.delete("key"); // it lies in a cookie now
    history.replaceState(null, "", address);
  }
  keepTimesCurrent();
  const page = new Page();
  const person = await firstPerson();
  if (person) page.actAs(person);
  else showWelcome((made) => page.actAs(made));
}

begin();
