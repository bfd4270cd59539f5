// Rows of short buttons that lie as places on a board do: each row is a line, each place a column.

import { verbOf } from "../base/bot_words.js";

const ROW = 1;
const BUTTON = 2;
const LETTERS = 36; // of a line of a phone, with the edges of its buttons
const SIGN = 3; // an emoji is as wide as so many

// A place where nothing can be chosen: the bot fills it with dots.
export const isGap = (part) => part.type === BUTTON && !!part.disabled && /^·+$/.test(part.label ?? "");

const lettersOf = (part) => (part.label?.length ?? 0) + (part.emoji?.name ? SIGN : 0);

const isRowOfPlaces = (part) => part.type === ROW && part.components?.length > 1
  && part.components.every((each) => isGap(each)
    || (each.type === BUTTON && verbOf(each.custom_id) === "pick"));

const longestOf = (row) => Math.max(...row.components.map(lettersOf));

// Those before the first for which it does not hold.
function leading(all, holds) {
  const end = all.findIndex((each) => !holds(each));
  return end < 0 ? all : all.slice(0, end);
}

// The rows a message's grid has, by their numbers, and its columns; nothing where there is none.
export function columnsOf(parts) {
  const places = leading(parts, isRowOfPlaces);
  const columns = Math.max(...places.map((each) => each.components.length));
  const rows = leading(places, (each) => longestOf(each) * columns <= LETTERS);
  if (rows.length < 2) return null;
  // Hexes around one lie between those of the next row.
  return { rows: [...rows.keys()], columns, isStaggered: rows[0].components.length < columns };
}
