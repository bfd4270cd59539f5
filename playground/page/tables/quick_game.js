// A game at once: the page does what a person would do, by the same commands and buttons.

import { BOT } from "../base/bot_words.js";
import { openDialog } from "../dialogs/dialog.js";
import { byId, el, fill, icon } from "../base/dom.js";
import {
  Table, gameChoice, gamesOffered, kindsOf, lessonsOffered, seatsOf, variantsOf,
} from "./games.js";
import { t } from "../base/texts.js";

const USUAL_BOTS = 2;
const FOOT = 60; // pixels of a dialog that the button to begin takes

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

export const segment = (name, value, checked, words = String(value)) => el("label", {},
  el("input", { type: "radio", name, value: String(value), checked }), el("span", {}, words));

export const nearest = (numbers, wished) => numbers.reduce((best, n) =>
  (Math.abs(n - wished) < Math.abs(best - wished) ? n : best));

function quickForm(games, where) {
  const note = el("p", { class: "progress", role: "status" });
  const start = el("button", { type: "submit", class: "button style-3 is-wide" }, t("quick-start"));
  const segments = el("div", { class: "segments" });
  const strength = strengthChoice(where);
  const variants = el("details", { class: "variants", hidden: true });
  const say = (words) => { note.textContent = words; };
  const teach = teachButton(where, () => learn(game, where, say));
  let game = games[0];
  const offerBots = async (chosen) => {
    game = chosen;
    teach.offer(chosen);
    const wished = Number(segments.querySelector("input:checked")?.value ?? USUAL_BOTS);
    const bots = (await seatsOf(where, chosen)).map((seats) => seats - 1);
    const best = nearest(bots, wished);
    if (game !== chosen) return;
    fill(segments, bots.map((n) => segment("bots", n, n === best, n ? String(n) : t("solo"))));
    offerVariants(variants, where, chosen);
  };
  const submit = async (event) => {
    event.preventDefault();
    start.disabled = true;
    const given = new FormData(event.target);
    const wishes = { bots: Number(given.get("bots")), kind: given.get("kind"),
      variants: given.getAll("variant").filter(Boolean) };
    await play(game, wishes, where, say);
    start.disabled = false;
  };
  return el("form", { on: { submit } }, gameChoice(games, offerBots), teach.node,
    el("fieldset", { class: "radios" }, el("legend", {}, t("quick-bots")), segments),
    strength, variants, note, ...footOf(start));
}

// How to begin stays in sight; what lies hidden below it is told of, one tap away.
export function footOf(start) {
  const end = el("div", { class: "form-end" });
  const more = el("button", { type: "button", class: "link more-below", hidden: true,
    on: { click: () => end.scrollIntoView({ block: "end" }) } }, t("more-below"), icon("down"));
  const foot = el("div", { class: "form-foot" }, more, start);
  new IntersectionObserver(([{ isIntersecting }]) => { more.hidden = isIntersecting; },
    { root: byId("dialog"), rootMargin: `0px 0px -${FOOT}px` }).observe(end);
  return [end, foot];
}

// For whoever has never played it; where the bot teaches nothing, nothing is offered.
function teachButton(where, begin) {
  const button = el("button", { type: "button", class: "button style-1 teach", on: {
    click: async () => {
      button.disabled = true;
      await begin();
      button.disabled = false;
    } } }, t("teach-me"));
  const node = el("div", { class: "teaching", hidden: true },
    el("p", { class: "hint" }, t("teach-about")), button);
  const known = lessonsOffered(where);
  const offer = async (game) => { node.hidden = !(await known).includes(game.value); };
  return { node, offer };
}

// How well they play; where nobody plays against one, it is not asked (in CSS).
function strengthChoice(where) {
  const node = el("fieldset", { class: "radios strength", hidden: true });
  kindsOf(where).then((kinds) => {
    if (!kinds.length) return;
    fill(node, el("legend", {}, t("quick-strength")), el("div", { class: "segments" },
      kinds.map(({ name, value }) => segment("kind", value, value === BOT.usualKind, name))));
    node.hidden = false;
  });
  return node;
}

// One choice at first, another one after each that was made.
async function offerVariants(node, where, game) {
  node.dataset.game = game.value;
  fill(node, el("summary", {}, t("quick-variants")));
  const more = async () => {
    const chosen = [...node.querySelectorAll("select")].map((each) => each.value).filter(Boolean);
    const offered = await variantsOf(where, game, chosen);
    const isFull = [...node.querySelectorAll("select")].some((each) => !each.value);
    if (node.dataset.game !== game.value || isFull || !offered.length) return;
    node.append(el("select", { name: "variant", class: "variant", "aria-label": t("quick-variants"),
      on: { change: more } }, el("option", { value: "" }, t("quick-usual")),
    offered.map((each) => el("option", { value: each.value }, each.name))));
    node.hidden = false;
  };
  node.hidden = true;
  await more();
}

function play(game, { bots, kind, variants }, where, say) {
  return begun(game, where, say, async (table) => {
    say(t("quick-table"));
    await table.open(game, bots + 1, variants);
    say(t("quick-seats"));
    for (let n = 0; n < bots; n += 1) await table.seat(kind === BOT.usualKind ? null : kind);
    say(t("quick-deal"));
    await table.press(BOT.verbs.start);
  });
}

function learn(game, where, say) {
  return begun(game, where, say, async (table) => {
    say(t("quick-deal"));
    await table.learn(game);
  });
}

// In a channel of its own, up to the first question.
async function begun(game, where, say, prepare) {
  const { session } = where;
  try {
    say(t("quick-channel"));
    const channel = await session.api.addChannel(game.name);
    await where.goToNew(channel.id);
    const table = new Table(session, channel.id);
    await prepare(table);
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
