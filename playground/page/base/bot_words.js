// All the page knows of the bot: three commands, and how its buttons are called (verb in custom_id).

export const BOT = {
  open: "table open",
  game: "game",
  between: " – ", // a game's name and what it is, where one is chosen
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
// Beside the answers to a question: these look something up, step back, or help.
const TOOLS = new Set([...LOOKING, "hint", "lesson"]);
// Under the newest post of every game: the way to one's panel, or to another game.
const POSTED = new Set(["move", "rematch"]);
const NEXT = "▶ "; // how the line of a post begins that says who is awaited
const BUTTON = 2;
const SELECTS = [3, 5, 6, 7, 8];

export const verbOf = (customId) => (customId ?? "").split(":")[1] ?? "";

const QUIET = 2; // the style of a button that does not call for a press

export const isTool = (part) =>
  part.type === BUTTON && part.style === QUIET && TOOLS.has(verbOf(part.custom_id));

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

// Whether it is the last word of a table that was closed: it leads only to what was played.
export function closes(message) {
  const verbs = controlsOf(message.components).map((each) => verbOf(each.custom_id));
  return verbs.includes("history") && !verbs.some((each) => POSTED.has(each));
}

// All it says: its content, or what its components display.
export function wordsOf(message) {
  const shown = (parts) => (parts ?? []).flatMap((part) =>
    [...part.content ? [part.content] : [], ...shown(part.components)]);
  return [message.content, ...shown(message.components)].filter(Boolean).join("\n");
}

// Whether a post of a game calls somebody to move: by a mention, or, who was called a moment ago, by name.
// It is null of a message that is no such post.
export function callsToMove(message, { id, name }) {
  const isPost = controlsOf(message.components).some((each) => POSTED.has(verbOf(each.custom_id)));
  if (!isPost) return null;
  const words = wordsOf(message);
  return words.includes(`<@${id}>`) || words.split("\n").some((line) => line.startsWith(NEXT)
    && line.replaceAll("\\", "").includes(`**${name}**`));
}
