/** Items of a HEIF container that are no pictures. */
const NO_PICTURES: ReadonlySet<string> = new Set(['Exif', 'mime', 'uri ']);
/** Most boxes within another one, and most uses of properties: a phone's picture of many tiles has some hundred. */
const MOST_BOXES = 5_000;
const MOST_USES = 20_000;

interface Box {
  type: string;
  /** What is in it, behind its type. */
  body: Buffer;
}

interface DeclaredSize {
  width: number;
  height: number;
}

/**
 * The sizes of all pictures that an AVIF or HEIC declares: the one that is shown, its tiles, its transparency, and
 * others. The decoder holds each picture against its declared size before it decodes it, but one without a size it
 * decodes, however large it is.
 * @returns nothing when the container is damaged, or lacks the size of a picture in it
 */
export function declaredSizes(bytes: Buffer): DeclaredSize[] | undefined {
  try {
    return sizesOf(bytes);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function sizesOf(bytes: Buffer): DeclaredSize[] | undefined {
  const [meta, another] = metasOf(bytes);
  // Behind version and flags, as in all boxes below that read from 4 on.
  const parts = meta && !another ? boxesOf(meta.body.subarray(4)) : [];
  const info = sole(parts, 'iinf');
  const properties = boxesOf(sole(parts, 'iprp') ?? Buffer.alloc(0));
  const values = boxesOf(sole(properties, 'ipco') ?? Buffer.alloc(0));
  const uses = sole(properties, 'ipma');
  if (!info || !uses) return undefined;
  const used = usesOf(uses);
  const sizes = [...new Set(picturesOf(info))].map((id) => {
    const own = (used.get(id) ?? []).flatMap((index) => values[index - 1] ?? []);
    return sole(own, 'ispe');
  });
  const known = sizes.filter((size) => size !== undefined);
  if (known.length === 0 || known.length < sizes.length) return undefined;
  return known.map((size) => ({ width: size.readUInt32BE(4), height: size.readUInt32BE(8) }));
}

/** The content of the one box of a type; nothing when there is another number of them. */
function sole(boxes: readonly Box[], type: string): Buffer | undefined {
  const [first, second] = boxes.filter((box) => box.type === type);
  return second ? undefined : first?.body;
}

/** The first two boxes that describe the pictures: one of a whole file. */
function metasOf(bytes: Buffer): Box[] {
  const metas: Box[] = [];
  for (const box of fileBoxes(bytes)) {
    if (box.type === 'meta') metas.push(box);
    if (metas.length > 1) break;
  }
  return metas;
}

/** The boxes of a file up to the first malformed one: the picture's data may be cut off or followed by other bytes. */
export function* fileBoxes(bytes: Buffer): Generator<Box> {
  try {
    yield* eachBox(bytes);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
}

/** @throws RangeError when one of them does not end in these bytes, and for too many of them */
function boxesOf(bytes: Buffer): Box[] {
  const boxes: Box[] = [];
  for (const box of eachBox(bytes)) if (boxes.push(box) > MOST_BOXES) throw new RangeError('too many boxes');
  return boxes;
}

function* eachBox(bytes: Buffer): Generator<Box> {
  for (let at = 0; at < bytes.length;) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    const [head, length] = lengthsOf(bytes, at);
    if (length < head || at + length > bytes.length) throw new RangeError('a box that does not end');
    yield { type, body: bytes.subarray(at + head, at + length) };
    at += length;
  }
}

/** Bytes of a box's head, and of all of it. */
function lengthsOf(bytes: Buffer, at: number): [head: number, length: number] {
  const length = bytes.readUInt32BE(at);
  if (length === 1) return [16, Number(bytes.readBigUInt64BE(at + 8))];
  return [8, length === 0 ? bytes.length - at : length];
}

/** The ids of the items that are pictures. */
function picturesOf(info: Buffer): number[] {
  const entries = boxesOf(info.subarray(info[0] === 0 ? 6 : 8));
  return entries
    .filter(({ type }) => type === 'infe')
    .flatMap(({ body }) => {
      const isLong = (body[0] ?? 0) >= 3;
      const type = body.toString('latin1', isLong ? 10 : 8, isLong ? 14 : 12);
      return NO_PICTURES.has(type) ? [] : [isLong ? body.readUInt32BE(4) : body.readUInt16BE(4)];
    });
}

/**
 * The properties of each item, as places in the list of properties, from 1 on.
 * @throws RangeError also for too many of them
 */
function usesOf(uses: Buffer): Map<number, number[]> {
  const isLongId = (uses[0] ?? 0) >= 1;
  const isLongIndex = ((uses[3] ?? 0) & 1) === 1;
  const used = new Map<number, number[]>();
  let at = 8;
  let read = 0;
  for (let left = uses.readUInt32BE(4); left > 0; left -= 1) {
    const id = isLongId ? uses.readUInt32BE(at) : uses.readUInt16BE(at);
    at += isLongId ? 4 : 2;
    const indexes = used.get(id) ?? [];
    used.set(id, indexes);
    const count = uses.readUInt8(at++);
    read += 1 + count;
    if (read > MOST_USES) throw new RangeError('too many uses of properties');
    for (let more = count; more > 0; more -= 1) {
      indexes.push(isLongIndex ? uses.readUInt16BE(at) & 0x7fff : uses.readUInt8(at) & 0x7f);
      at += isLongIndex ? 2 : 1;
    }
  }
  return used;
}
