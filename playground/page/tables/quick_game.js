// A game at once: the page does what a person would do, by the same commands and buttons.

import { BOT } from "../base/bot_words.js";
import { openDialog } from "../dialogs/dialog.js";
import { byId, el, fill } from "../base/dom.js";
import { Table, gameChoice, gamesOffered, seatsOf } from "./games.js";
import { t } from "../base/texts.js";

const USUAL_BOTS = 2;

export async function askQuickGame(where) {
  await askGame(where, t("quick-game"), t("quick-about"), (games) => quickForm(games, where));
}

// A dialog about one of the games the bot offers; they come a moment later.
export async function askGame(where, title, about, form) {
  const body = el("div", { class: "quick-form" }, el("p", {}, about),
    el("p", { class: "thinking" }, el("span", { class: "dots" })));
  openDialog(title, body);
  const games = await gamesOffered(where);
  fill(body, el("p", {}, about), games.length ? form(games)
    : el("p", { class: "failure", role: "alert" }, t("quick-no-games")));
  body.querySelector("input:checked")?.focus();
}

export const segment = (name, value, checked) => el("label", {},
  el("input", { type: "radio", name, value: String(value), checked }), el("span", {}, String(value)));

export const nearest = (numbers, wished) => numbers.reduce((best, n) =>
  (Math.abs(n - wished) < Math.abs(best - wished) ? n : best));

function quickForm(games, where) {
  const note = el("p", { class: "progress", role: "status" });
  const start = el("button", { type: "submit", class: "button style-3 is-wide" }, t("quick-start"));
  const segments = el("div", { class: "segments" });
  let game = games[0];
  const offerBots = async (chosen) => {
    game = chosen;
    const wished = Number(segments.querySelector("input:checked")?.value ?? USUAL_BOTS);
    const bots = (await seatsOf(where, chosen)).map((seats) => seats - 1);
    const best = nearest(bots, wished);
    if (game === chosen) fill(segments, bots.map((n) => segment("bots", n, n === best)));
  };
  const submit = async (event) => {
    event.preventDefault();
    start.disabled = true;
    const bots = Number(new FormData(event.target).get("bots"));
    await play(game, bots, where, (words) => { note.textContent = words; });
    start.disabled = false;
  };
  return el("form", { on: { submit } }, gameChoice(games, offerBots),
    el("fieldset", { class: "radios" }, el("legend", {}, t("quick-bots")), segments), note, start);
}

async function play(game, bots, where, say) {
  const { session } = where;
  try {
    say(t("quick-channel"));
    const channel = await session.api.addChannel(game.name);
    await where.goToNew(channel.id);
    say(t("quick-table"));
    const table = new Table(session, channel.id);
    await table.open(game, bots + 1);
    say(t("quick-seats"));
    for (let n = 0; n < bots; n += 1) await table.press(BOT.verbs.addBot);
    say(t("quick-deal"));
    await table.press(BOT.verbs.start);
    await table.button(BOT.verbs.move);
    say(t("quick-panel"));
    const panel = await table.panel();
    say("");
    byId("dialog").close();
    where.reveal(panel.id);
  } catch (error) {
    console.warn("quick game:", error.message);
    say(t("quick-failed"));
  }
}
