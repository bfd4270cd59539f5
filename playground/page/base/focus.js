// Where the keyboard is, kept while a message is drawn anew: on what was pressed, or on the
// message itself; never on something that was not there before, because Enter may follow.

const CONTROL = "button[data-custom-id]";

// Keys go to the message, and Tab leads from there to what it offers.
export function focusOn(node) {
  node?.focus({ preventScroll: true });
}

// What has the focus inside a message, and what else is there; null when it is elsewhere.
export function remember(node, active = document.activeElement) {
  if (!active || active === node || !node.contains(active)) return null;
  const controls = [...node.querySelectorAll(CONTROL)];
  return {
    ...signOf(active),
    file: active.dataset.file,
    known: new Set(controls.flatMap((each) => [each.dataset.customId, each.dataset.sign])
      .filter(Boolean)),
  };
}

function signOf(control) {
  const row = control.closest(".row");
  const rows = [...control.closest(".message")?.querySelectorAll(".row") ?? []];
  return {
    customId: control.dataset.customId,
    sign: control.dataset.sign,
    row: rows.indexOf(row),
    place: row ? [...row.children].indexOf(control) : -1,
  };
}

export function restore(node, memory) {
  if (!memory) return;
  focusOn(again(node, memory) ?? node);
}

function again(node, memory) {
  if (memory.file) {
    return [...node.querySelectorAll(".enlarge")].find((each) => each.dataset.file === memory.file);
  }
  const controls = [...node.querySelectorAll(CONTROL)];
  const same = controls.find((each) => each.dataset.customId === memory.customId)
    ?? only(controls.filter((each) => memory.sign && each.dataset.sign === memory.sign));
  const found = same ?? moved(node, memory);
  return found && !found.disabled ? found : null;
}

const only = (found) => (found.length === 1 ? found[0] : undefined);

// What was pressed is gone and its neighbour has taken its place.
function moved(node, { row, place, known }) {
  const there = node.querySelectorAll(".row")[row]?.children[place];
  const isKnown = there && (known.has(there.dataset.customId) || known.has(there.dataset.sign));
  return isKnown ? there : null;
}
