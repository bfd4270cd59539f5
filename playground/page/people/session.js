// What one person has received in this window: channels, messages, unread marks. It reconnects
// by itself and then starts from what the server says, so nothing can be missed.

import { PersonApi } from "./api.js";
import { asks, asksToMove, callsToMove, invites } from "../base/bot_words.js";
import { compareIds } from "../base/dom.js";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 4000;
const REMEMBERED = 100;
const PRIVATE = 64;
const REMOVED = 4001; // the server's word that this person was sent away

export class Session extends EventTarget {
  constructor(person) {
    super();
    this.me = person;
    this.api = new PersonApi(person.id);
    this.people = new Map();
    this.channels = new Map();
    this.dm = null;
    this.bot = { name: "", online: false };
    this.guild = { name: "" };
    this.isConnected = false;
    this.isKnown = false; // whether the server told everything at least once
    this.shown = null; // the channel being looked at
    this.isWatched = () => true; // whether somebody looks at it right now
    this.#read = JSON.parse(localStorage.getItem(this.#readKey) ?? "{}");
    this.#connect();
  }

  #read;
  #wait = FIRST_WAIT;
  #histories = new Map();
  #commands = new Map();
  #answered = new Set(); // interactions that a message came for

  get #readKey() {
    return `read:${this.me.id}`;
  }

  #tell(kind, detail = {}) {
    this.dispatchEvent(new CustomEvent(kind, { detail }));
  }

  // The connection

  #connect() {
    const socket = this.api.socket();
    socket.addEventListener("message", (event) => this.#receive(JSON.parse(event.data)));
    socket.addEventListener("close", ({ code }) => {
      this.isConnected = false;
      if (code === REMOVED) return void this.#tell("removed");
      this.#tell("state");
      setTimeout(() => this.#connect(), this.#wait);
      this.#wait = Math.min(this.#wait * 1.6, LONGEST_WAIT);
    });
  }

  #receive({ event, data, pinged }) {
    if (event === "READY") this.#begin(data);
    else if (event === "PEOPLE") this.#meet(data);
    else if (event === "BOT") this.#botChanged(data.online);
    else if (event === "MESSAGE_CREATE") this.#created(data, pinged);
    else if (event === "MESSAGE_UPDATE") this.#changed(data);
    else if (event === "MESSAGE_DELETE") this.#deleted(data);
    else if (/^(CHANNEL|THREAD)_/.test(event)) this.#channelChanged(event, data);
  }

  #begin(data) {
    this.#wait = FIRST_WAIT;
    this.isConnected = this.isKnown = true;
    this.me = data.me;
    this.bot = data.bot;
    this.guild = data.guild;
    this.dm = { ...data.dm, isDm: true };
    this.channels = new Map([...data.channels, this.dm].map((each) => [each.id, each]));
    for (const each of this.channels.values()) this.#recall(each);
    this.#histories.clear();
    this.#commands.clear();
    this.#meet(data.people);
    this.#tell("state");
    this.#tell("ready");
  }

  #meet(everybody) {
    this.people = new Map(everybody.map((each) => [each.id, each]));
    const me = this.people.get(this.me.id) ?? this.me;
    const spokeOtherwise = me.locale !== this.me.locale;
    this.me = me;
    if (spokeOtherwise) this.#commands.clear();
    this.#tell("people");
  }

  #botChanged(online) {
    this.bot.online = online;
    this.#commands.clear();
    this.#tell("state");
  }

  // Messages

  #created(message, pinged) {
    const channel = this.channels.get(message.channel_id);
    if (!channel) return;
    channel.last_message_id = message.id;
    if (this.#calls(channel, message)) channel.mentions.push(message.id);
    this.#noteTurn(channel, message);
    this.#histories.get(channel.id)?.messages.set(message.id, message);
    this.#noteAnswer(message.interaction_metadata?.id);
    if (message.author.id === this.me.id) this.markRead(channel.id);
    this.#tell("message", { message, channel, pinged, isNew: true });
  }

  #calls(channel, message) {
    if (message.author.id === this.me.id || message.flags & PRIVATE) return false;
    return channel.isDm || message.mention_everyone
      || message.mentions.some((each) => each.id === this.me.id);
  }

  // Whose turn it is, as the newest post of a game says; one's own panel knows it sooner.
  #noteTurn(channel, message, before) {
    if (message.flags & PRIVATE) return void this.#notePanel(channel, message);
    const calls = channel.isDm ? null : callsToMove(message, this.me);
    if (calls === null || compareIds(message.id, channel.turnSaid ?? "0") < 0) return;
    channel.turnSaid = message.id;
    if (!before) channel.isTurn = calls;
  }

  // What a window finds when it comes. A panel that is older than the newest post, which calls somebody
  // else, and was not touched since, may be left over from another turn.
  #recall(channel) {
    const offers = channel.offers ?? [];
    const post = offers.find((each) => !(each.flags & PRIVATE));
    if (post) this.#noteTurn(channel, post);
    const panel = offers.find((each) => each.flags & PRIVATE && asksToMove(each));
    if (panel && (channel.isTurn || !post || touched(panel) > Date.parse(post.timestamp))) {
      this.#notePanel(channel, panel);
    }
  }

  // A panel may show something else meanwhile: it has its answer once it asks nothing at all.
  #notePanel(channel, message) {
    if (asksToMove(message)) Object.assign(channel, { isTurn: true, askedBy: message.id, panel: message });
    else if (channel.askedBy === message.id && !asks(message)) channel.isTurn = false;
  }

  get turns() {
    return [...this.channels.values()].filter((each) => each.isTurn);
  }

  // A table this person sits at: somebody called them there, or they were answered there.
  get ownTable() {
    return [...this.channels.values()].find((each) => !each.isDm
      && (each.isTurn || each.mentions.length
        || each.offers?.some((message) => message.flags & PRIVATE))) ?? null;
  }

  // The newest table that waits for people, as it was when this window came.
  get lobby() {
    return [...this.channels.values()].filter((each) => each.offers?.some(invites))
      .sort((a, b) => compareIds(a.id, b.id)).at(-1) ?? null;
  }

  #changed(message) {
    const history = this.#histories.get(message.channel_id);
    const channel = this.channels.get(message.channel_id);
    if (channel) this.#noteTurn(channel, message, history?.messages.get(message.id));
    if (history?.messages.has(message.id)) history.messages.set(message.id, message);
    this.#tell("message", { message, channel });
  }

  #deleted({ id, channel_id }) {
    this.#histories.get(channel_id)?.messages.delete(id);
    const channel = this.channels.get(channel_id);
    if (channel) channel.mentions = channel.mentions.filter((each) => each !== id);
    this.#tell("deleted", { id, channel });
  }

  #channelChanged(event, data) {
    if (event.endsWith("DELETE")) {
      this.channels.delete(data.id);
      this.#histories.delete(data.id);
    } else {
      const known = this.channels.get(data.id) ?? { mentions: [], last_message_id: null };
      this.channels.set(data.id, { ...known, id: data.id, name: data.name, type: data.type,
        parent_id: data.parent_id ?? null, archived: !!data.thread_metadata?.archived });
    }
    this.#tell("channels");
  }

  async history(channelId) {
    const known = this.#histories.get(channelId);
    if (known) return known.loading.then(() => known);
    const history = { messages: new Map(), first: null, isStart: false, loading: null };
    this.#histories.set(channelId, history);
    history.loading = this.#load(channelId, history);
    await history.loading;
    return history;
  }

  known(channelId) {
    return this.#histories.get(channelId) ?? null;
  }

  async older(channelId) {
    const history = await this.history(channelId);
    if (!history.isStart && history.first) await this.#load(channelId, history, history.first);
    return history;
  }

  async #load(channelId, history, before) {
    const answer = await this.api.messages(channelId, before);
    for (const message of answer.messages) {
      if (!history.messages.has(message.id)) history.messages.set(message.id, message);
    }
    history.first = answer.messages[0]?.id;
    history.isStart = answer.is_start;
    this.#addPanel(this.channels.get(channelId), history);
  }

  // The panel that asks is there, however much was said since it was opened.
  #addPanel(channel, { messages }) {
    if (channel?.isTurn && channel.panel && !messages.has(channel.askedBy)) {
      messages.set(channel.askedBy, channel.panel);
    }
  }

  async commands(channelId) {
    if (!this.#commands.has(channelId)) {
      const asked = this.api.commands(channelId);
      this.#commands.set(channelId, asked);
      asked.catch(() => this.#commands.delete(channelId)); // the next one may be answered
    }
    return this.#commands.get(channelId);
  }

  #noteAnswer(interaction) {
    if (!interaction) return;
    this.#answered.add(interaction);
    if (this.#answered.size > REMEMBERED) this.#answered.delete(this.#answered.values().next().value);
  }

  // A command's name in this person's language.
  async shownCommand(channelId, name) {
    const lines = await this.commands(channelId).catch(() => []);
    return lines.find((each) => each.name === name)?.shown ?? name;
  }

  // Waits until a message came for an interaction, but not for long: the answer may as well be a
  // change of the message pressed, which draws it anew.
  answered(interaction, wait) {
    if (this.#answered.has(interaction)) return Promise.resolve();
    return new Promise((resolve) => {
      const look = () => {
        if (this.#answered.has(interaction)) done();
      };
      const done = () => {
        clearTimeout(timer);
        this.removeEventListener("message", look);
        resolve();
      };
      const timer = setTimeout(done, wait);
      this.addEventListener("message", look);
    });
  }

  // What was read

  markRead(channelId) {
    const last = this.channels.get(channelId)?.last_message_id;
    if (!last || this.#read[channelId] === last) return;
    this.#read[channelId] = last;
    localStorage.setItem(this.#readKey, JSON.stringify(this.#read));
    this.#tell("read");
  }

  lastRead(channelId) {
    return this.#read[channelId] ?? "0";
  }

  isUnread(channel) {
    return !!channel.last_message_id
      && compareIds(channel.last_message_id, this.lastRead(channel.id)) > 0;
  }

  mentions(channel) {
    const read = this.lastRead(channel.id);
    return channel.mentions.filter((id) => compareIds(id, read) > 0).length;
  }

  allMentions() {
    let sum = 0;
    for (const channel of this.channels.values()) sum += this.mentions(channel);
    return sum;
  }
}

// When a message was last written, or changed.
const touched = ({ timestamp, edited_timestamp: edited }) => Date.parse(edited ?? timestamp);
