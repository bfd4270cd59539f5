// What the bot tells inside its pictures, in text chunks that other viewers skip: `spots`, the places
// of a question's options, and `places`, where on a board for all each place is.

const SIGNATURE = 8; // bytes before the first chunk
const NOTHING = { spots: [], places: {} };

const told = new Map(); // what each file says, by address

export function toldIn(address) {
  if (!told.has(address)) told.set(address, read(address).catch(() => NOTHING));
  return told.get(address);
}

// From the chunks of a PNG before its pixels.
async function read(address) {
  const buffer = await (await fetch(address)).arrayBuffer();
  const bytes = new DataView(buffer);
  const found = { ...NOTHING };
  for (let at = SIGNATURE; at + 8 < bytes.byteLength;) {
    const length = bytes.getUint32(at);
    const kind = latin(new Uint8Array(buffer, at + 4, 4));
    if (kind === "IDAT") break;
    const [keyword, text] = await textOf(kind, new Uint8Array(buffer, at + 8, length));
    if (keyword in found) found[keyword] = JSON.parse(text);
    at += length + 12;
  }
  return found;
}

const latin = (bytes) => new TextDecoder("latin1").decode(bytes);

// Of a text chunk: its keyword, and what stands after it, plain or deflated.
async function textOf(kind, data) {
  const end = data.indexOf(0);
  if (kind === "tEXt") return [latin(data.subarray(0, end)), latin(data.subarray(end + 1))];
  if (kind !== "zTXt") return ["", ""];
  const packed = new Blob([data.subarray(end + 2)]).stream();
  const text = await new Response(packed.pipeThrough(new DecompressionStream("deflate"))).text();
  return [latin(data.subarray(0, end)), text];
}
