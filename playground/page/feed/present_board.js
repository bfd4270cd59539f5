// The table as it stands now, beside the messages where the window is wide: the board of the newest
// post, or what one's own draft would make of it, and below it, where it leaves room, the other
// pictures of the panel that asks. Older boards are history: small, one tap away; while somebody
// leafs through it, the one they look at lies here.

import { asks, closes } from "../base/bot_words.js";
import { el } from "../base/dom.js";
import { t } from "../base/texts.js";
import { isPrivate } from "../messages/message.js";
import { offerSpots, withdrawSpots } from "../messages/spots.js";
import { picture, picturesOf, ratioOf } from "../messages/pictures.js";
import { shownTwice } from "./shown_twice.js";

const BOARD = /\/board\.\w+$/;
const PREVIEW = /\/preview\.\w+$/;
const TALK = { least: 432, share: 0.33 }; // of the messages beside it, as in styles/board.css
const ROOMY = 0.25; // of the height that must be left over for other pictures

export class PresentBoard {
  constructor(where) {
    this.where = where;
    this.node = where.part("board");
    this.stage = where.part("stage");
    this.found = {};
    this.nodes = new Map(); // by address
    new ResizeObserver(() => this.#arrange()).observe(this.stage);
  }

  enter() {
    this.node.querySelector("button")?.focus();
  }

  show(messages, nodes, actingIn) {
    const open = messages.filter((each) => isPrivate(each) && asks(each));
    const post = messages.findLast((each) => !isPrivate(each) && boardIn(each, BOARD));
    const panel = open.find((each) => each.id === actingIn) ?? open.at(-1);
    const past = post && panel && boardIn(panel, BOARD);
    const own = past || (post && panel && boardIn(panel, PREVIEW));
    const board = own || (post && boardIn(post, BOARD));
    const others = panel ? picturesOf(panel).filter((each) => each.url !== own?.url) : [];
    const giver = own ? panel : post;
    const found = { board, others, panel };
    this.found = found;
    // Which message it comes from is said in their classes (styles/board.css).
    for (const [id, node] of nodes) {
      node.classList.toggle("is-present", id === post?.id);
      node.classList.toggle("gives-board", !!board && id === giver.id);
      node.classList.toggle("gives-others", !!board && id === panel?.id);
    }
    this.node.classList.toggle("is-past", !!past);
    const isOver = !!post && closes(messages.findLast((each) => !isPrivate(each) && leads(each)));
    this.where.node.classList.toggle("is-over", isOver);
    this.node.dataset.note = isOver ? t("closed-board") : "";
    this.node.setAttribute("aria-label",
      t(past ? "earlier-board" : isOver ? "closed-board" : "present-board"));
    this.#leaveOut(found);
  }

  async #leaveOut(found) {
    const { board, others } = found;
    const twice = board && others.length > 1 ? await shownTwice(board, others, this.where) : [];
    if (this.found !== found) return;
    found.others = others.filter((each) => !twice.includes(each));
    this.#arrange();
  }

  #arrange() {
    const { board, others = [] } = this.found;
    const { stage, where: { node: column } } = this;
    const wide = stage.clientWidth - Math.max(TALK.least, TALK.share * stage.clientWidth);
    const left = board ? stage.clientHeight - wide / ratioOf(board) : 0;
    const isRoomy = left > ROOMY * stage.clientHeight;
    column.classList.toggle("has-board", !!board);
    column.classList.toggle("has-others", isRoomy && others.length > 0);
    if (board) column.style.setProperty("--board-ratio", String(ratioOf(board)));
    column.style.setProperty("--others", String(others.length || 1));
    column.style.setProperty("--others-ratio",
      String(others.reduce((sum, each) => sum + ratioOf(each), 0) || 1));
    this.#draw([board, ...isRoomy ? others : []].filter(Boolean)).then(() => this.#offer());
  }

  // Old pictures stay until the new ones can be seen.
  async #draw(files) {
    const wanted = files.map((each) => each.url).join(" ");
    if (this.wanted === wanted) return;
    this.wanted = wanted;
    const made = files.map((each) => [each.url,
      this.nodes.get(each.url) ?? picture(each, this.where)]).filter(([, node]) => node);
    if (this.nodes.size) {
      await Promise.all(made.map(([, node]) => node.querySelector("img").decode().catch(() => {})));
    }
    if (this.wanted !== wanted) return;
    this.nodes = new Map(made);
    const hadFocus = this.node.contains(document.activeElement);
    const [board, ...others] = this.nodes.values();
    this.node.replaceChildren(...board ? [board] : [],
      ...others.length ? [el("div", { class: "others" }, others)] : []);
    if (hadFocus) this.enter();
  }

  // What the panel offers can be clicked here, too: on its own pictures, where marks are drawn, and
  // on the board of the post, where the page draws them.
  #offer() {
    const { panel } = this.found;
    const own = new Set(panel ? picturesOf(panel).map((each) => each.url) : []);
    for (const [url, node] of this.nodes) {
      node.classList.toggle("is-unmarked", !own.has(url));
      if (panel) offerSpots(node, panel, this.where);
      else withdrawSpots(node);
    }
  }
}

// Whether it offers a way into the game it is about.
const leads = (message) => closes(message) || !!boardIn(message, BOARD);

const boardIn = (message, name) =>
  picturesOf(message).find((each) => name.test(new URL(each.url, location.href).pathname));
