// A table for friends: opened in an empty channel or in one of its own, and waiting for them.

import { byId, el, fill } from "../base/dom.js";
import { Table, gameChoice, seatsOf } from "./games.js";
import { askGame, footOf, nearest, segment } from "./quick_game.js";
import { t } from "../base/texts.js";

const USUAL_SEATS = 3;

export async function askTable(where) {
  const here = where.channel;
  const isFree = !here.isDm && !where.session.known(here.id)?.messages.size;
  const place = isFree ? t("table-here", { name: here.name }) : t("table-elsewhere");
  await askGame(where, t("open-table"), `${t("table-about")} ${place}`,
    (games) => tableForm(games, where, isFree ? here.id : null));
}

function tableForm(games, where, channelId) {
  const note = el("p", { class: "progress", role: "status" });
  const start = el("button", { type: "submit", class: "button style-3 is-wide" }, t("open-table"));
  const segments = el("div", { class: "segments" });
  let game = games[0];
  const offerSeats = async (chosen) => {
    game = chosen;
    const wished = Number(segments.querySelector("input:checked")?.value ?? USUAL_SEATS);
    const seats = await seatsOf(where, chosen);
    const best = nearest(seats, wished);
    if (game === chosen) fill(segments, seats.map((n) => segment("seats", n, n === best)));
  };
  const submit = async (event) => {
    event.preventDefault();
    start.disabled = true;
    const seats = Number(new FormData(event.target).get("seats"));
    await open(game, seats, where, channelId, (words) => { note.textContent = words; });
    start.disabled = false;
  };
  return el("form", { on: { submit } }, gameChoice(games, offerSeats),
    el("fieldset", { class: "radios" }, el("legend", {}, t("table-seats")), segments), note, ...footOf(start));
}

async function open(game, seats, where, channelId, say) {
  try {
    say(t("quick-table"));
    const place = channelId ?? (await where.session.api.addChannel(game.name)).id;
    if (!channelId) await where.goToNew(place);
    const { message } = await new Table(where.session, place).open(game, seats);
    say("");
    byId("dialog").close();
    where.reveal(message.id);
  } catch (error) {
    console.warn("table:", error.message);
    say(t("quick-failed"));
  }
}
