// People named in a text: @ completes their names, and what is sent calls them.

const BEFORE_CARET = /(?:^|\s)@([^@\n]{0,32})$/;

// Who could be meant by what stands before the caret; null when nobody is being named.
export function named(field, session) {
  const typed = field.value.slice(0, field.selectionStart).match(BEFORE_CARET)?.[1];
  if (typed === undefined) return null;
  const wanted = typed.toLowerCase();
  const found = everybody(session).filter((each) => each.name.toLowerCase().startsWith(wanted));
  return found.length ? { typed, found } : null;
}

export function complete(field, typed, name) {
  const end = field.selectionStart;
  field.setRangeText(`${name} `, end - typed.length, end, "end");
}

// Longer names first: @Livia Drusilla is not Livia.
export function withIds(text, session) {
  const people = everybody(session).sort((a, b) => b.name.length - a.name.length);
  return people.reduce((made, { id, name }) =>
    made.replaceAll(new RegExp(`@${escaped(name)}(?![\\p{L}\\p{N}])`, "gu"), `<@${id}>`), text);
}

const everybody = (session) => [...session.people.values(),
  { id: session.bot.id, name: session.bot.username }];

const escaped = (name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
