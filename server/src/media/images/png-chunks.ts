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

/** A PNG without its texts, copied once; the same buffer when it has none. */
export function withoutTexts(bytes: Buffer): Buffer {
  let kept: Buffer | undefined;
  let [length, end] = [0, 0];
  for (const { type, from, to } of chunksOf(bytes)) {
    if (!TEXTS.has(type)) continue;
    kept ??= Buffer.allocUnsafe(bytes.length);
    length += bytes.copy(kept, length, end, from);
    end = to;
  }
  if (!kept) return bytes;
  length += end < bytes.length ? bytes.copy(kept, length, end) : 0;
  return kept.subarray(0, length);
}

/** The chunks up to the end of the picture. */
export function* chunksOf(bytes: Buffer): Generator<Chunk> {
  let from = PNG_SIGNATURE_LENGTH;
  while (from + 8 <= bytes.length) {
    const type = bytes.toString('latin1', from + 4, from + 8);
    const to = from + AROUND + bytes.readUInt32BE(from);
    yield { type, from, to };
    if (type === 'IEND') return;
    from = to;
  }
}
