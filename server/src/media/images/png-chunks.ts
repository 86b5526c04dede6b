const PNG_SIGNATURE_LENGTH = 8;
/** Length, type and checksum around the data of a chunk. */
const AROUND = 12;
/** Texts, which may be packed: 1 MB of them unpacks to 1 GB, and sharp turns each into a string. */
const TEXTS: ReadonlySet<string> = new Set(['tEXt', 'zTXt', 'iTXt']);

interface Chunk {
  type: string;
  from: number;
  /** Exclusive. */
  to: number;
}

/** Whether a PNG moves: its first picture is read like any other, so only the chunk shows it. */
export function isMovingPng(bytes: Buffer): boolean {
  for (const { type } of chunksOf(bytes)) {
    if (type === 'acTL') return true;
    if (type === 'IDAT') return false;
  }
  return false;
}

/** A PNG without its texts; the same buffer when it has none. */
export function withoutTexts(bytes: Buffer): Buffer {
  const parts: Buffer[] = [];
  let end = 0;
  for (const { type, from, to } of chunksOf(bytes)) {
    if (!TEXTS.has(type)) continue;
    parts.push(bytes.subarray(end, from));
    end = to;
  }
  return end === 0 ? bytes : Buffer.concat([...parts, bytes.subarray(end)]);
}

/** The chunks up to the end of the picture. */
function* chunksOf(bytes: Buffer): Generator<Chunk> {
  let from = PNG_SIGNATURE_LENGTH;
  while (from + 8 <= bytes.length) {
    const type = bytes.toString('latin1', from + 4, from + 8);
    const to = from + AROUND + bytes.readUInt32BE(from);
    yield { type, from, to };
    if (type === 'IEND') return;
    from = to;
  }
}
