// All the page knows of the bot: three commands, and how its buttons are called (verb in custom_id).

export const BOT = {
  open: "table open",
  game: "game",
  seats: "seats",
  variants: ["variant", "variant-2", "variant-3"],
  learn: "learn",
  addBot: "table add-bot",
  kind: "kind",
  usualKind: "steward",
  verbs: { addBot: "addbot", start: "start", join: "join", move: "move" },
};

// These only show something or step back. A panel that asks nothing has no others.
const LOOKING = new Set(
  ["move", "hand", "recap", "leaf", "film", "history", "rules", "more", "plan", "undo", "restart"],
);
// These answer the question of a game, wherever in a panel.
const ANSWERING = new Set(
  ["pick", "piece", "act", "deed", "choose", "none", "add", "basket", "type", "confirm", "rethink"],
);
// Under the newest post of every game: the way to one's panel, or to another game.
const POSTED = new Set(["move", "rematch"]);
const BUTTON = 2;
const SELECTS = [3, 5, 6, 7, 8];

export const verbOf = (customId) => (customId ?? "").split(":")[1] ?? "";

// Every button and menu of a message, however deep.
export function controlsOf(parts) {
  return (parts ?? []).flatMap((part) => (part.type === BUTTON || SELECTS.includes(part.type)
    ? [part] : controlsOf([...part.components ?? [], ...part.accessory ? [part.accessory] : []])));
}

export function asks(message) {
  return controlsOf(message.components).some((each) =>
    each.custom_id && !each.disabled && !LOOKING.has(verbOf(each.custom_id)));
}

// Whether it asks for a move; a lobby or a setting asks for something else.
export function asksToMove(message) {
  return controlsOf(message.components).some((each) => ANSWERING.has(verbOf(each.custom_id)));
}

// Whether it is a lobby that somebody can sit down at.
export function invites(message) {
  return controlsOf(message.components).some((each) =>
    !each.disabled && verbOf(each.custom_id) === BOT.verbs.join);
}

// All it says: its content, or what its components display.
export function wordsOf(message) {
  const shown = (parts) => (parts ?? []).flatMap((part) =>
    [...part.content ? [part.content] : [], ...shown(part.components)]);
  return [message.content, ...shown(message.components)].filter(Boolean).join("\n");
}

// Whether a post of a game calls somebody to move; null of a message that is no such post.
export function callsToMove(message, id) {
  const isPost = controlsOf(message.components).some((each) => POSTED.has(verbOf(each.custom_id)));
  return isPost ? wordsOf(message).includes(`<@${id}>`) : null;
}
