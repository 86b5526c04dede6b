// Amiri places the small alef (U+0670) as high above every letter as above a tall one: over a low letter, as in رحمٰن,
// it looks like an apostrophe of the line above. This adds rules of GPOS that bring it down to the letter.
import { createRequire } from 'node:module';

const SMALL_ALEF = 0x0670;
/** Room between a letter and the alef, and how finely it is brought down, in units of an em of 1000. */
const GAP = 160;
const STEP = 70;
/** A smaller step down is not worth a rule. */
const LEAST = 60;

/**
 * @param ttf an Arabic face of 1000 units whose marks are placed by the feature `mark`
 * @returns the same face, in which a small alef that follows a low letter directly is lower
 */
export async function lowerSmallAlef(ttf) {
  const drops = await dropsOf(ttf);
  return withTable(ttf, 'GPOS', (gpos) => withLookups(gpos, drops));
}

/** For each step down the letters that have it: `{ alef, drops: Map<units, glyphs in ascending order> }`. */
async function dropsOf(ttf) {
  const { Blob, Face, Font } = await import(createRequire(import.meta.url).resolve('harfbuzzjs'));
  const face = new Face(new Blob(ttf), 0);
  const font = new Font(face);
  font.setScale(face.upem, face.upem);
  const alef = font.nominalGlyph(SMALL_ALEF);
  const box = font.glyphExtents(alef);
  const bottom = box.yBearing + box.height;
  const drops = new Map();
  const count = tableOf(ttf, 'maxp').readUInt16BE(4);
  for (let glyph = 1; glyph < count; glyph += 1) {
    const letter = font.glyphExtents(glyph);
    // Marks take no width.
    if (!letter || letter.height === 0 || font.glyphHAdvance(glyph) === 0) continue;
    const drop = Math.floor((bottom - GAP - letter.yBearing) / STEP) * STEP;
    if (drop < LEAST) continue;
    drops.set(drop, [...(drops.get(drop) ?? []), glyph]);
  }
  return { alef, drops: new Map([...drops].sort(([a], [b]) => a - b)) };
}

/**
 * GPOS with a contextual lookup more, which all `mark` features name, and the moves that it chooses from. New lists
 * stand before the old table, whose inner offsets stay as they are.
 */
function withLookups(gpos, { alef, drops }) {
  const [scriptsAt, featuresAt, lookupsAt] = [4, 6, 8].map((at) => gpos.readUInt16BE(at));
  if (gpos.readUInt16BE(2) !== 0) throw new Error('a table of GPOS 1.0 is needed');
  const lookups = offsets(gpos, lookupsAt, 0, 2).map((offset) => lookupsAt + offset);
  const moves = [...drops.keys()];
  const context = lookups.length;
  const added = [
    lookup(
      8,
      [...drops.values()].map((glyphs, index) => follows(glyphs, alef, context + 1 + index)),
    ),
    ...moves.map((drop) => lookup(1, [moved(alef, -drop)])),
  ];

  const features = featureList(gpos, featuresAt, context);
  const listSize = 2 + 2 * (lookups.length + added.length);
  const addedAt = 10 + listSize + features.length;
  const shift = addedAt + added.reduce((size, each) => size + each.length, 0) - 10;
  const list = Buffer.alloc(listSize);
  list.writeUInt16BE(lookups.length + added.length, 0);
  let next = addedAt;
  [...lookups.map((at) => at + shift), ...added.map((each) => (next += each.length) - each.length)].forEach(
    (at, index) => list.writeUInt16BE(at - 10, 2 + 2 * index),
  );
  const head = words(1, 0, scriptsAt + shift, 10 + listSize, 10);
  return Buffer.concat([head, list, features, ...added, gpos.subarray(10)]);
}

/** The list of features, with one lookup more in those that place marks. */
function featureList(gpos, at, more) {
  const tables = offsets(gpos, at, 4, 6).map((offset, index) => {
    const name = gpos.toString('latin1', at + 2 + 6 * index, at + 6 + 6 * index);
    const count = gpos.readUInt16BE(at + offset + 2);
    const named = Array.from({ length: count }, (_, i) => gpos.readUInt16BE(at + offset + 4 + 2 * i));
    if (name === 'mark') named.push(more);
    return { name, table: words(0, named.length, ...named) };
  });
  let offset = 2 + 6 * tables.length;
  const records = tables.map(({ name, table }) => {
    offset += table.length;
    return Buffer.concat([Buffer.from(name, 'latin1'), words(offset - table.length)]);
  });
  return Buffer.concat([words(tables.length), ...records, ...tables.map(({ table }) => table)]);
}

/** The offsets of a list of records: `size` bytes each, with the offset `within` them. */
function offsets(table, at, within, size) {
  const count = table.readUInt16BE(at);
  return Array.from({ length: count }, (_, index) => table.readUInt16BE(at + 2 + size * index + within));
}

function lookup(type, subtables) {
  let offset = 6 + 2 * subtables.length;
  const at = subtables.map((each) => (offset += each.length) - each.length);
  return Buffer.concat([words(type, 0, subtables.length, ...at), ...subtables]);
}

/** Chained context, format 3: a glyph directly behind one of `before` is moved as the lookup `by` says. */
function follows(before, glyph, by) {
  const letters = coverage(before);
  const size = 18;
  return Buffer.concat([words(3, 1, size, 1, size + letters.length, 0, 1, 0, by), letters, coverage([glyph])]);
}

/** Single adjustment, format 1: the glyph's place, up or down. */
function moved(glyph, up) {
  return Buffer.concat([words(1, 8, 0x0002, up & 0xffff), coverage([glyph])]);
}

/** Format 1: glyphs in ascending order. */
function coverage(glyphs) {
  return words(1, glyphs.length, ...glyphs);
}

function words(...values) {
  const bytes = Buffer.alloc(2 * values.length);
  values.forEach((value, index) => {
    if (value > 0xffff) throw new Error('an offset is too far for this table');
    bytes.writeUInt16BE(value, 2 * index);
  });
  return bytes;
}

/** The entries of a face's directory. */
function directory(ttf) {
  return Array.from({ length: ttf.readUInt16BE(4) }, (_, index) => {
    const at = 12 + 16 * index;
    return { tag: ttf.toString('latin1', at, at + 4), at: ttf.readUInt32BE(at + 8), size: ttf.readUInt32BE(at + 12) };
  });
}

function tableOf(ttf, name) {
  const { at, size } = directory(ttf).find(({ tag }) => tag === name) ?? {};
  if (at === undefined) throw new Error(`the face has no table ${name}`);
  return ttf.subarray(at, at + size);
}

/** The face with one table changed; sums are made anew. */
function withTable(ttf, name, change) {
  const tables = directory(ttf).map(({ tag, at, size }) => {
    const table = Buffer.from(ttf.subarray(at, at + size));
    return { tag, table: tag === name ? change(table) : table };
  });
  const head = Buffer.from(ttf.subarray(0, 12 + 16 * tables.length));
  let at = head.length;
  const bodies = tables.map(({ tag, table }, index) => {
    if (tag === 'head') table.writeUInt32BE(0, 8);
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
    const record = 12 + 16 * index;
    head.writeUInt32BE(sumOf(padded), record + 4);
    head.writeUInt32BE(at, record + 8);
    head.writeUInt32BE(table.length, record + 12);
    at += padded.length;
    return padded;
  });
  const whole = Buffer.concat([head, ...bodies]);
  const headAt = directory(whole).find(({ tag }) => tag === 'head').at;
  whole.writeUInt32BE((0xb1b0afba - sumOf(whole)) >>> 0, headAt + 8);
  return whole;
}

function sumOf(bytes) {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0;
  return sum;
}
