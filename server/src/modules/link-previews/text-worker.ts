import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { Blob, Buffer, Direction, DrawFuncs, Face, Feature, Font, shape, Variation } from 'harfbuzzjs';
import type { Bidi } from 'bidi-js';

// A thread of its own, so plain Node runs this file, in tests as TypeScript: it imports nothing of ours but types.
// HarfBuzz is WebAssembly: a broken text can at worst end its own memory, and this thread.

/** A part of a line in one style. */
export interface TextSpan {
  text: string;
  /** Files of the folder of fonts without `.ttf`; each letter is taken from the first that has it. */
  faces: string[];
  weight: number;
  /** Size as a part of the line's. */
  em: number;
  /** Room after each letter, in em. */
  tracking: number;
  /** Letters from left to right stay single: in a name “fi” as one loses its dot. Contextual alternates are kept. */
  noLigatures?: boolean;
}
export interface ShapeTask {
  id: number;
  lines: TextSpan[][];
}
/** A line set at a size of 1. */
export interface ShapedLine {
  width: number;
  /** Of the first span's first face, by which the line sits on its baseline. */
  ascent: number;
  descent: number;
  /** One for each span: 0 move x y, 1 line x y, 2 curve cx cy x y, 3 curve cx cy dx dy x y, 4 close; y grows down. */
  outlines: Float32Array[];
  /** Characters that no face has; they are left out. */
  missing: string[];
  /** What was painted, for tests: `face:glyph`, from left to right. */
  glyphs: string[];
}
export type ShapeAnswer = { id: number; lines: ShapedLine[] } | { id: number; failure: string };

interface Run {
  text: string;
  span: number;
  face: string;
  level: number;
}
/** An outline as a face has it, in units of its em; the same form as in ShapedLine, but y grows up. */
type Glyph = readonly number[];

const { folder } = workerData as { folder: string };
const bidi = (createRequire(import.meta.url)('bidi-js') as () => Bidi)();
const faces = new Map<string, Face>();
const fonts = new Map<string, Font>();
/** Glyphs repeat within a text and in the next one: no face has more than 7,000. */
const glyphsOf = new Map<Font, Map<number, Glyph>>();
/** What a font is not asked to show: joiners, marks of direction, selectors of variants. */
const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufe00-\ufe0f]/u;
const MARK = /\p{M}/u;
const NO_LIGATURES = ['liga', 'clig'].map((tag) => new Feature(tag, 0));

const pen = new DrawFuncs();
const put = (data: unknown, ...outline: number[]): void => {
  (data as number[]).push(...outline);
};
pen.setMoveToFunc((x, y, data) => put(data, 0, x, y));
pen.setLineToFunc((x, y, data) => put(data, 1, x, y));
pen.setQuadraticToFunc((cx, cy, x, y, data) => put(data, 2, cx, cy, x, y));
pen.setCubicToFunc((cx, cy, dx, dy, x, y, data) => put(data, 3, cx, cy, dx, dy, x, y));
pen.setClosePathFunc((data) => put(data, 4));
/** Numbers that follow each mark of an outline. */
const COORDINATES = [2, 2, 4, 6, 0];

parentPort?.on('message', ({ id, lines }: ShapeTask) => {
  let answer: ShapeAnswer;
  try {
    answer = { id, lines: lines.map(shapeLine) };
  } catch (error) {
    answer = { id, failure: String(error) };
  }
  parentPort?.postMessage(answer);
});

function faceOf(name: string): Face {
  const face = faces.get(name) ?? new Face(new Blob(readFileSync(join(folder, `${name}.ttf`))), 0);
  faces.set(name, face);
  return face;
}

function fontOf(name: string, weight: number): Font {
  const key = `${name} ${weight}`;
  let font = fonts.get(key);
  if (!font) {
    const face = faceOf(name);
    font = new Font(face);
    font.setScale(face.upem, face.upem);
    if ('wght' in face.getAxisInfos()) font.setVariations([new Variation('wght', weight)]);
    fonts.set(key, font);
  }
  return font;
}

/** Sets a line from left to right whose texts may run either way (Unicode's bidirectional algorithm). */
function shapeLine(spans: TextSpan[]): ShapedLine {
  const missing: string[] = [];
  const runs = visual(runsOf(spans, missing));
  const outlines: number[][] = spans.map(() => []);
  const glyphs: string[] = [];
  let x = 0;
  for (const run of runs) {
    const span = spans[run.span];
    const points = outlines[run.span];
    if (span && points) x = renderRun(run, span, points, x, glyphs);
  }
  const first = spans[0];
  const main = first && fontOf(first.faces[0] ?? '', first.weight);
  const unit = first && main ? first.em / main.face.upem : 0;
  const extents = main?.hExtents() ?? { ascender: 0, descender: 0 };
  return {
    // Behind the last letter there is nothing to be kept apart from.
    width: Math.max(0, x - (runs.length > 0 ? (spans.at(-1)?.tracking ?? 0) : 0)),
    ascent: extents.ascender * unit,
    descent: -extents.descender * unit,
    outlines: outlines.map((points) => Float32Array.from(points)),
    missing,
    glyphs,
  };
}

/** The line in parts of one direction, one style and one face, in the order of reading. */
function runsOf(spans: TextSpan[], missing: string[]): Run[] {
  const text = spans.map((span) => span.text).join('');
  const { levels } = bidi.getEmbeddingLevels(text, 'ltr');
  const runs: Run[] = [];
  let at = 0;
  spans.forEach((span, index) => {
    for (const character of span.text) {
      const level = levels[at] ?? 0;
      at += character.length;
      const last = runs.at(-1);
      const face = faceFor(character, span, last?.span === index ? last.face : undefined);
      if (face === undefined) {
        if (!INVISIBLE.test(character)) missing.push(character);
        continue;
      }
      if (last?.span === index && last.face === face && last.level === level) last.text += character;
      else runs.push({ text: character, span: index, face, level });
    }
  });
  return runs;
}

/** A mark stays with its letter and a space with its word, where their face has it. */
function faceFor(character: string, span: TextSpan, last: string | undefined): string | undefined {
  const codePoint = character.codePointAt(0) ?? 0;
  const has = (name: string): boolean => fontOf(name, span.weight).nominalGlyph(codePoint) !== undefined;
  if (last !== undefined && (INVISIBLE.test(character) || MARK.test(character) || character === ' ')) {
    if (INVISIBLE.test(character) || has(last)) return last;
  }
  return span.faces.find(has);
}

/** Runs from left to right: from the highest level down, each stretch of it is turned round. */
function visual(runs: Run[]): Run[] {
  const ordered = [...runs];
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level -= 1) {
    for (let from = 0; from < ordered.length; from += 1) {
      let to = from;
      while ((ordered[to]?.level ?? -1) >= level) to += 1;
      if (to > from) ordered.splice(from, to - from, ...ordered.slice(from, to).reverse());
      from = Math.max(from, to - 1);
    }
  }
  return ordered;
}

function renderRun(run: Run, span: TextSpan, points: number[], start: number, glyphs: string[]): number {
  const font = fontOf(run.face, span.weight);
  const rightToLeft = run.level % 2 === 1;
  const buffer = new Buffer();
  buffer.addText(run.text);
  buffer.guessSegmentProperties();
  buffer.setDirection(rightToLeft ? Direction.RTL : Direction.LTR);
  // Letters that are joined are not pulled apart.
  const tracking = rightToLeft ? 0 : span.tracking * span.em;
  const single = tracking !== 0 || (span.noLigatures === true && !rightToLeft);
  shape(font, buffer, single ? NO_LIGATURES : []);
  const scale = span.em / font.face.upem;
  let x = start;
  const placed = buffer.getGlyphInfosAndPositions();
  placed.forEach(({ codepoint, cluster, xAdvance = 0, xOffset = 0, yOffset = 0 }, index) => {
    putGlyph(points, glyphOf(font, codepoint), x + xOffset * scale, -yOffset * scale, scale);
    glyphs.push(`${run.face}:${codepoint}`);
    x += xAdvance * scale;
    if (cluster !== placed[index + 1]?.cluster) x += tracking;
  });
  return x;
}

function glyphOf(font: Font, glyph: number): Glyph {
  const known = glyphsOf.get(font) ?? new Map<number, Glyph>();
  glyphsOf.set(font, known);
  const before = known.get(glyph);
  if (before) return before;
  const outline: number[] = [];
  font.drawGlyph(glyph, pen, outline);
  known.set(glyph, outline);
  return outline;
}

function putGlyph(points: number[], glyph: Glyph, x: number, y: number, scale: number): void {
  for (let at = 0; at < glyph.length;) {
    const mark = glyph[at++] ?? 0;
    points.push(mark);
    for (const end = at + (COORDINATES[mark] ?? 0); at < end; at += 2) {
      points.push(x + (glyph[at] ?? 0) * scale, y - (glyph[at + 1] ?? 0) * scale);
    }
  }
}
