// Which games the bot offers and for how many, learnt from the completions of its own command; and
// a table in a channel, used by the same command and buttons a person would use.

import { BOT, controlsOf, verbOf } from "../base/bot_words.js";
import { el } from "../base/dom.js";
import { t } from "../base/texts.js";

const USUAL_SEATS = [2, 3, 4];
const PATIENCE = 20_000;
const PAUSE = 500;

const anyChannel = (session) => [...session.channels.values()].find((each) => !each.isDm);

export async function gamesOffered({ session }) {
  const place = anyChannel(session);
  const lines = await session.commands(place.id).catch(() => []);
  const option = lines.find((each) => each.name === BOT.open)
    ?.options.find((each) => each.name === BOT.game);
  const offered = option?.autocomplete
    ? await completed(() =>
      session.api.autocomplete(place.id, BOT.open, { [BOT.game]: "" }, BOT.game))
    : option?.choices ?? [];
  return offered.map(named);
}

// A game by its name, and what the bot says of it behind that.
function named({ name, value }) {
  const [title, ...line] = name.split(BOT.between);
  return { value, name: title, line: line.join(BOT.between) };
}

// A bot that has just started may be slow to answer: it is asked again.
async function completed(ask) {
  const end = performance.now() + PATIENCE;
  for (;;) {
    const found = await ask().catch(() => []);
    if (found.length || performance.now() > end) return found;
    await new Promise((resolve) => { setTimeout(resolve, PAUSE); });
  }
}

export async function seatsOf({ session }, game) {
  const options = { [BOT.game]: game.value, [BOT.seats]: "" };
  const offered = await session.api.autocomplete(anyChannel(session).id, BOT.open, options,
    BOT.seats).catch(() => []);
  return offered.length ? offered.map((each) => Number(each.value)) : USUAL_SEATS;
}

// Which games can be learnt by playing.
export async function lessonsOffered({ session }) {
  const place = anyChannel(session);
  const lines = await session.commands(place.id).catch(() => []);
  if (!lines.some((each) => each.name === BOT.learn)) return [];
  const offered = await session.api.autocomplete(place.id, BOT.learn, { [BOT.game]: "" }, BOT.game)
    .catch(() => []);
  return offered.map((each) => each.value);
}

// How well computer players play, in words; nothing where the bot has no such choice.
export function kindsOf({ session }) {
  return session.api.autocomplete(anyChannel(session).id, BOT.addBot, { [BOT.kind]: "" }, BOT.kind)
    .catch(() => []);
}

// What can be played otherwise than usual, beside what was chosen already.
export function variantsOf({ session }, game, chosen) {
  const field = BOT.variants[chosen.length];
  if (!field) return Promise.resolve([]);
  const options = { [BOT.game]: game.value, ...asOptions(chosen), [field]: "" };
  return session.api.autocomplete(anyChannel(session).id, BOT.open, options, field).catch(() => []);
}

const asOptions = (chosen) =>
  Object.fromEntries(chosen.map((value, n) => [BOT.variants[n], value]));

// A choice of games, the first one chosen; `changed` is told at once and at every change.
export function gameChoice(games, changed) {
  const node = el("fieldset", { class: "radios is-list",
    on: { change: ({ target }) => changed(games[Number(target.value)]) } },
  el("legend", {}, t("which-game")),
  games.map((game, n) => el("label", {},
    el("input", { type: "radio", name: "game", value: String(n), checked: n === 0 }),
    el("span", {}, game.name, game.line ? el("small", {}, game.line) : []))));
  changed(games[0]);
  return node;
}

export class Table {
  constructor(session, channelId) {
    this.session = session;
    this.channelId = channelId;
  }

  async open(game, seats, variants = []) {
    const lines = await this.session.commands(this.channelId);
    const line = lines.find((each) => each.name === BOT.open);
    const options = { [BOT.game]: game.value, ...asOptions(variants) };
    if (line?.options.some((each) => each.name === BOT.seats)) options[BOT.seats] = seats;
    answered(await this.session.api.command(this.channelId, BOT.open, options));
    return this.button(BOT.verbs.start);
  }

  // A first game that explains itself: opened, filled and begun by one command.
  async learn(game) {
    answered(await this.session.api.command(this.channelId, BOT.learn, { [BOT.game]: game.value }));
  }

  #messages() {
    return [...this.session.known(this.channelId)?.messages.values() ?? []].reverse();
  }

  #find(verb) {
    for (const message of this.#messages()) {
      const customId = controlsOf(message.components)
        .find((each) => !each.disabled && verbOf(each.custom_id) === verb)?.custom_id;
      if (customId) return { message, customId };
    }
    return null;
  }

  button(verb) {
    return this.#until(() => this.#find(verb));
  }

  // Pressed, and waited for until the message shows what came of it.
  async press(verb) {
    const { message, customId } = await this.button(verb);
    answered(await this.session.api.press(message.id, customId));
    await this.#until(() => this.#messages().find((each) => each.id === message.id) !== message);
  }

  // A computer player of a kind, by the command; without a kind by the button.
  async seat(kind) {
    if (!kind) return this.press(BOT.verbs.addBot);
    const { message } = await this.button(BOT.verbs.start);
    answered(await this.session.api.command(this.channelId, BOT.addBot, { [BOT.kind]: kind }));
    await this.#until(() => this.#messages().find((each) => each.id === message.id) !== message);
    for (const each of this.#messages()) {
      if (each.flags & 64) await this.session.api.dismiss(each.id).catch(() => {});
    }
  }

  async panel() {
    const { message, customId } = await this.button(BOT.verbs.move);
    const { message: id } = answered(await this.session.api.press(message.id, customId));
    return this.#until(() => this.#messages().find((each) => each.id === id && !(each.flags & 128)));
  }

  #until(wanted) {
    return new Promise((resolve, reject) => {
      const look = () => {
        const found = wanted();
        if (!found) return;
        this.session.removeEventListener("message", look);
        clearTimeout(timer);
        resolve(found);
      };
      const timer = setTimeout(() => {
        this.session.removeEventListener("message", look);
        reject(new Error("waited in vain"));
      }, PATIENCE);
      this.session.addEventListener("message", look);
      look();
    });
  }
}

function answered(answer) {
  if (answer.outcome === "failed") throw new Error("no answer");
  return answer;
}
