// Building the page from nodes. Text is always a text node: nothing a person or bot writes
// can become markup.

export function el(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (name === "on") {
      for (const [event, listener] of Object.entries(value)) node.addEventListener(event, listener);
    } else if (name === "data") {
      Object.assign(node.dataset, value);
    } else if (name === "class") {
      node.className = value;
    } else if (value === true) {
      node.setAttribute(name, "");
    } else {
      node.setAttribute(name, value);
    }
  }
  node.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined));
  return node;
}

export const byId = (id) => document.getElementById(id);

export function fill(node, ...children) {
  node.replaceChildren(...children.flat(Infinity).filter((child) => child !== null));
  return node;
}

// Ids are 64-bit numbers written as texts; longer is larger.
export function compareIds(a, b) {
  return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
}

let lastId = 0;
export const freshId = (stem) => `${stem}-${++lastId}`;

const SVG = "http://www.w3.org/2000/svg";
const SHAPES = {
  menu: "M3 6h18M3 12h18M3 18h18",
  hash: "M9 4 7 20M17 4l-2 16M4 9h17M3 15h17",
  thread: "M6 4v9a3 3 0 0 0 3 3h10M14 11l5 5-5 5",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  close: "M6 6l12 12M18 6 6 18",
  down: "M6 9l6 6 6-6",
  send: "M4 12h15M13 6l6 6-6 6",
  gear: "M4 7h10M18 7h2M4 17h2M10 17h10M16 5v4M8 15v4",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z",
  check: "M5 13l4 4L19 7",
  bolt: "M13 2 5 14h6l-1 8 8-12h-6z",
  envelope: "M3 6h18v12H3zM3 7l9 7 9-7",
  reply: "M5 19v-5a5 5 0 0 1 5-5h9M15 5l4 4-4 4",
  magnify: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5 21 21",
  fit: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
  pencil: "M4 20l1-4L16 5l3 3L8 19zM14 7l3 3",
  bin: "M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5",
  columns: "M4 5h16v14H4zM12 5v14",
  window: "M14 4h6v6M20 4l-9 9M18 14v6H4V6h6",
};

export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", SHAPES[name]);
  svg.append(path);
  return svg;
}

// Colour and initial tell people apart; the colour comes from the name, so it stays.
const HUES = ["red", "lapis", "ochre", "olive", "tyrian", "verdigris", "terracotta"];

export function avatar(name, isBot = false) {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + letter.codePointAt(0)) % 9973;
  const hue = isBot ? "red" : HUES[sum % HUES.length];
  const initial = [...name.trim()][0]?.toUpperCase() ?? "?";
  return el("span", { class: `avatar hue-${hue}${isBot ? " is-bot" : ""}`, "aria-hidden": "true" },
    initial);
}
