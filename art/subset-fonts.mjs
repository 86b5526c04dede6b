// Cuts a face in two: the letters of nearly every name and text ("core", which the first paint waits for), and the rest
// of Latin, which a browser fetches only when a text needs it (unicode-range). Or takes a few letters out of a face,
// for a word that never changes: "only:…" writes them alone, under the name as it is given.
// Usage: node subset-fonts.mjs <names|texts|shop|flourish|jawi|only:letters> <source.woff2> <target folder> <name>
// [axis=value …] names: letters alone; texts: digits and punctuation too; shop: the signs of prices too; flourish:
// digits and an ampersand; jawi: what names in Jawi are written with, alone.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import fontverter from 'fontverter';
import { lowerSmallAlef } from './small-alef.mjs';

const LETTERS = " &'-.ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz\u00a0’";
const TEXTS = `${LETTERS}!"#()*+,/0123456789:;?@_·–—‘“”…`;
const CORES = { names: LETTERS, texts: TEXTS, shop: `${TEXTS}%=©×→`, flourish: ' &0123456789' };
const FEATURES = ['kern', 'liga', 'calt', 'clig', 'ccmp', 'locl', 'mark', 'mkmk', 'rlig', 'lnum', 'tnum'];
/** A space, and what names in Jawi may be written with: shared/src/invitations/jawi-name.ts. */
const JAWI =
  /[ \u0621-\u063a\u0640-\u0655\u0670\u0671\u0674\u067e\u0686\u06a0\u06a4\u06a9\u06ac\u06af\u06bd\u06cc\u06cf\u0762]/;
/** How letters of Arabic script are joined. */
const JOINED = ['init', 'medi', 'fina', 'isol', 'rclt', 'curs'];

const [kind, source, folder, name, ...axes] = process.argv.slice(2);
const font = await fontverter.convert(await readFile(source), 'truetype');
const wasm = createRequire(import.meta.url)
  .resolve('harfbuzzjs')
  .replace('index.mjs', 'harfbuzz-subset.wasm');
const { instance } = await WebAssembly.instantiate(await readFile(wasm));
const hb = instance.exports;
const pinned = axes.map((axis) => axis.split('='));

if (kind.startsWith('only:')) {
  const letters = codePoints(kind.slice('only:'.length));
  await cut(name, (codePoint) => letters.has(codePoint));
} else if (kind === 'jawi') {
  await cut(name, (codePoint) => JAWI.test(String.fromCodePoint(codePoint)), lowerSmallAlef);
} else {
  const core = codePoints(CORES[kind]);
  await cut(`${name}.core`, (codePoint) => core.has(codePoint));
  await cut(`${name}.rest`, (codePoint) => !core.has(codePoint) && codePoint < 0x2100);
}

async function cut(file, wanted, change = (face) => face) {
  const face = await change(Buffer.from(subsetOf(font, wanted)));
  const subset = await fontverter.convert(face, 'woff2', 'truetype');
  await writeFile(join(folder, `${file}.woff2`), subset);
  console.log(`${file}: ${subset.length}`);
}

function subsetOf(bytes, wanted) {
  const input = hb.hb_subset_input_create_or_fail();
  const pointer = hb.malloc(bytes.byteLength);
  new Uint8Array(hb.memory.buffer).set(bytes, pointer);
  const blob = hb.hb_blob_create(pointer, bytes.byteLength, 2, 0, 0);
  const face = hb.hb_face_create(blob, 0);
  hb.hb_blob_destroy(blob);

  const features = hb.hb_subset_input_set(input, 6);
  hb.hb_set_clear(features);
  for (const feature of [...FEATURES, ...JOINED]) hb.hb_set_add(features, tag(feature));
  const chosen = hb.hb_subset_input_unicode_set(input);
  for (let codePoint = 0x20; codePoint < 0x2200; codePoint += 1)
    if (wanted(codePoint)) hb.hb_set_add(chosen, codePoint);
  for (const [axis, value] of pinned) {
    const [low, high] = value.split(':').map(Number);
    if (high === undefined) hb.hb_subset_input_pin_axis_location(input, face, tag(axis), low);
    else hb.hb_subset_input_set_axis_range(input, face, tag(axis), low, high, low);
  }
  const subset = hb.hb_subset_or_fail(face, input);
  hb.hb_subset_input_destroy(input);
  hb.hb_face_destroy(face);
  const result = hb.hb_face_reference_blob(subset);
  const offset = hb.hb_blob_get_data(result, 0);
  const length = hb.hb_blob_get_length(result);
  if (length === 0) throw new Error('nothing left of the font');
  return new Uint8Array(hb.memory.buffer.slice(offset, offset + length));
}

function tag(text) {
  return [...text].reduce((value, letter) => value * 256 + letter.charCodeAt(0), 0);
}

function codePoints(text) {
  return new Set([...text].map((letter) => letter.codePointAt(0)));
}
