// A game at once: the page does what a person would do, by the same commands and buttons.

import { byId, el, fill } from "./dom.js";
import { openDialog } from "./people.js";
import { t } from "./texts.js";

// All the page knows of the bot: one command, and how its buttons are called (verb in custom_id).
const BOT = {
  open: "table open",
  game: "game",
  seats: "seats",
  verbs: { addBot: "addbot", start: "start", move: "move" },
  verbOf: (customId) => customId.split(":")[1] ?? "",
};
const USUAL_SEATS = [2, 3, 4];
const USUAL_BOTS = 2;
const PATIENCE = 20_000;

export async function askQuickGame(where) {
  const body = el("div", { class: "quick-form" }, el("p", {}, t("quick-about")),
    el("p", { class: "thinking" }, el("span", { class: "dots" })));
  openDialog(t("quick-game"), body);
  const games = await gamesOffered(where);
  fill(body, el("p", {}, t("quick-about")), games.length ? form(games, where)
    : el("p", { class: "failure", role: "alert" }, t("quick-no-games")));
  body.querySelector("input:checked")?.focus();
}

async function gamesOffered({ session }) {
  const place = [...session.channels.values()].find((each) => !each.isDm);
  const lines = await session.commands(place.id).catch(() => []);
  const option = lines.find((each) => each.name === BOT.open)
    ?.options.find((each) => each.name === BOT.game);
  if (!option?.autocomplete) return option?.choices ?? [];
  return session.api.autocomplete(place.id, BOT.open, { [BOT.game]: "" }, BOT.game)
    .catch(() => []);
}

// How many may sit down to a game: the bot knows, by the completions of its command.
async function seatsOf({ session }, game) {
  const place = [...session.channels.values()].find((each) => !each.isDm);
  const options = { [BOT.game]: game.value, [BOT.seats]: "" };
  const offered = await session.api.autocomplete(place.id, BOT.open, options, BOT.seats)
    .catch(() => []);
  return offered.length ? offered.map((each) => Number(each.value)) : USUAL_SEATS;
}

function form(games, where) {
  const choice = (name, value, words, checked) => el("label", {},
    el("input", { type: "radio", name, value, checked }), el("span", {}, words));
  const note = el("p", { class: "progress", role: "status" });
  const start = el("button", { type: "submit", class: "button style-3 is-wide" }, t("quick-start"));
  const submit = async (event) => {
    event.preventDefault();
    const data = new FormData(event.target);
    start.disabled = true;
    const game = games.find((each) => String(each.value) === data.get("game"));
    await play(game, Number(data.get("bots")), where, (words) => { note.textContent = words; });
    start.disabled = false;
  };
  const segments = el("div", { class: "segments" });
  const offerBots = async (game) => {
    const wished = Number(segments.querySelector("input:checked")?.value ?? USUAL_BOTS);
    const bots = (await seatsOf(where, game)).map((seats) => seats - 1);
    const nearest = bots.reduce((best, n) =>
      (Math.abs(n - wished) < Math.abs(best - wished) ? n : best));
    fill(segments, bots.map((n) => choice("bots", n, String(n), n === nearest)));
  };
  const change = ({ target }) => {
    if (target.name !== "game") return;
    offerBots(games.find((each) => String(each.value) === target.value));
  };
  offerBots(games[0]);
  return el("form", { on: { submit, change } },
    el("fieldset", { class: "radios is-list" }, el("legend", {}, t("quick-which")),
      games.map((game, n) => choice("game", game.value, game.name, n === 0))),
    el("fieldset", { class: "radios" }, el("legend", {}, t("quick-bots")), segments),
    note, start);
}

async function play(game, bots, where, say) {
  const { session } = where;
  try {
    say(t("quick-channel"));
    const channel = await session.api.addChannel(game.name);
    await where.goToNew(channel.id);
    say(t("quick-table"));
    const table = new Table(session, channel.id);
    await table.open(game, bots);
    say(t("quick-seats"));
    for (let n = 0; n < bots; n += 1) await table.press(BOT.verbs.addBot);
    say(t("quick-deal"));
    await table.press(BOT.verbs.start);
    await table.button(BOT.verbs.move);
    say(t("quick-panel"));
    const panel = await table.panel();
    byId("dialog").close();
    where.reveal(panel.id);
  } catch (error) {
    console.warn("quick game:", error.message);
    say(t("quick-failed"));
  }
}

// A table in a channel, as one person sees and uses it.
class Table {
  constructor(session, channelId) {
    this.session = session;
    this.channelId = channelId;
  }

  async open(game, bots) {
    const lines = await this.session.commands(this.channelId);
    const line = lines.find((each) => each.name === BOT.open);
    const options = { [BOT.game]: game.value };
    if (line?.options.some((each) => each.name === BOT.seats)) options[BOT.seats] = bots + 1;
    answered(await this.session.api.command(this.channelId, BOT.open, options));
    await this.button(BOT.verbs.start);
  }

  #messages() {
    return [...this.session.known(this.channelId)?.messages.values() ?? []].reverse();
  }

  #find(verb) {
    for (const message of this.#messages()) {
      const customId = buttonsOf(message.components ?? [])
        .find((each) => !each.disabled && BOT.verbOf(each.custom_id ?? "") === verb)?.custom_id;
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
    const { api } = this.session;
    answered(await api.press(message.id, customId));
    await this.#until(() => this.#messages().find((each) => each.id === message.id) !== message);
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

function buttonsOf(parts) {
  return parts.flatMap((part) => (part.type === 2 ? [part]
    : buttonsOf([...part.components ?? [], ...part.accessory ? [part.accessory] : []])));
}

function answered(answer) {
  if (answer.outcome === "failed") throw new Error("no answer");
  return answer;
}
