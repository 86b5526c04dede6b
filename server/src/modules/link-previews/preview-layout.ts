import type { WideElement, WidePicture } from '../designs/wide-picture.js';
import { boundsOf } from './glyph-mask.js';
import type { PreviewContent } from './preview-content.js';
import { LETTERS_PER_LINE, type NameLine, nameRows, PAIR_RULE } from './preview-names.js';
import { ARABIC, grown, spanOf, type Style, stylesOf } from './preview-styles.js';
import type { TextShaper } from './text-shaper.js';
import type { ShapedLine } from './text-worker.js';

export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;
/** A title may get this much smaller before it takes a second line. */
const SMALLEST_TITLE = 0.78;
/** A venue wider than this fraction of its room is broken: the picture's corners are beside the last lines. */
const WIDEST_PLACE = 0.74;
const CLEARLY_SMALLER = 0.87;
/** Room above and below the texts, at least. */
const EDGE = 14;

export interface PlacedOutline {
  element: WideElement;
  outline: Float32Array;
  /** Pixels of one unit; of the left end; of the baseline. */
  size: number;
  x: number;
  y: number;
  colour: string;
  /** Pixels by which its strokes are widened. */
  bolder: number;
  shadow: string;
}
interface PlacedBox {
  kind: 'line' | 'jawi' | 'rule';
  left: number;
  top: number;
  width: number;
  height: number;
}
export interface PreviewLayout {
  outlines: PlacedOutline[];
  boxes: PlacedBox[];
  missing: string[];
}

type Row = Omit<NameLine, 'spans'> & { line: ShapedLine | null };

/** A part of the stack: something of a height that is painted when its position is final. */
interface Block {
  element: WideElement;
  height: number;
  place(top: number): void;
}

/** Puts an invitation's texts where its guest view has them. */
export async function layOut(wide: WidePicture, content: PreviewContent, shaper: TextShaper): Promise<PreviewLayout> {
  const layout: PreviewLayout = { outlines: [], boxes: [], missing: [] };
  if (content.bare) return layout;
  const styles = stylesOf(wide, content);
  const options = LETTERS_PER_LINE.map((most) => nameRows(wide, styles.names, content, most));
  const texts = [
    { part: 'title' as const, text: content.title, style: grown(styles.title, content.title) },
    { part: 'date' as const, text: content.date, style: grown(styles.date, content.date) },
    { part: 'place' as const, text: content.place, style: grown(styles.place, content.place) },
  ];
  const choices = texts.map(({ text }) => brokenText(text));
  const asked = [
    ...options.flatMap(({ rows }) => rows.map(({ spans }) => spans)),
    ...choices.flatMap((lines, i) => lines.flat().map((line) => [spanOf(texts[i]?.style ?? styles.title, line)])),
  ];
  const shaped = await shaper.shape(asked);
  layout.missing = [...new Set(shaped.flatMap(({ missing }) => missing))];

  let next = 0;
  const sets = options.map(({ rows, fitted }) => ({
    rows: rows.map((row): Row => ({ ...row, line: shaped[next++] ?? null })),
    fitted,
  }));
  const blocks: Block[] = [];
  for (const [i, { part: element, text, style }] of texts.entries()) {
    const lines = (choices[i] ?? []).map((broken) =>
      broken.map(() => shaped[next++]).filter((line) => line !== undefined),
    );
    if (text !== '') blocks.push(textBlock(layout, wide, element, style, lines));
  }
  for (const kind of ['jawi', 'rule'] as const) {
    const mark = wide.marks[kind];
    if (mark && (kind === 'rule' || (content.islamic && !ARABIC.test(content.title)))) {
      const { left, width, height } = mark;
      blocks.push({ element: kind, height, place: (top) => layout.boxes.push({ kind, left, top, width, height }) });
    }
  }
  stack(layout, wide, blocks, largest(wide, blocks, sets, styles.names), styles.names);
  return layout;
}

/** The text whole, and in two lines at each of its spaces. */
function brokenText(text: string): string[][] {
  const words = text.trim().split(/\s+/);
  const broken = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]);
  return [[words.join(' ')], ...broken];
}

const widest = (lines: readonly ShapedLine[]): number => Math.max(...lines.map(({ width }) => width));

/** On one line if that is not too small, else on two of about the same width, as large as they fit. */
function textBlock(
  layout: PreviewLayout,
  wide: WidePicture,
  element: WideElement,
  style: Style,
  [whole = [], ...broken]: ShapedLine[][],
): Block {
  const room = style.width / style.size;
  const even = broken.reduce<ShapedLine[]>((best, lines) => (widest(lines) < widest(best) ? lines : best), whole);
  const onOneLine = element === 'place' ? widest(whole) <= room * WIDEST_PLACE : widest(whole) * SMALLEST_TITLE <= room;
  const lines = onOneLine ? whole : even;
  const size = style.size * Math.min(1, room / widest(lines));
  return {
    element,
    height: lines.length * size * style.leading,
    place: (top) =>
      lines.forEach((line, i) => {
        const y = top + size * style.leading * i;
        placeLine(layout, wide, {
          element,
          line,
          style,
          size,
          leading: style.leading,
          top: y,
          colours: [],
          bolder: [],
          shadow: '',
        });
      }),
  };
}

interface LinePlace {
  element: WideElement;
  line: ShapedLine;
  style: Style;
  size: number;
  leading: number;
  top: number;
  /** Of each span; the style's where there is none. */
  colours: string[];
  bolder: number[];
  shadow: string;
}

function placeLine(layout: PreviewLayout, { align }: WidePicture, place: LinePlace): void {
  const { element, line, style, size, leading, top, colours, bolder, shadow } = place;
  const x = align === 'left' ? style.left : style.left + (style.width - line.width * size) / 2;
  const y = top + (size * (leading - line.ascent - line.descent)) / 2 + size * line.ascent;
  line.outlines.forEach((outline, i) => {
    const colour = colours[i] ?? style.colour;
    layout.outlines.push({
      element,
      outline,
      size,
      x,
      y,
      colour,
      bolder: (bolder[i] ?? style.bolder) * size,
      shadow,
    });
  });
}

const ORDER: readonly WideElement[] = ['jawi', 'title', 'names', 'rule', 'date', 'place'];

/** The names' rows, and the size in which they are set. */
interface SizedRows {
  rows: readonly Row[];
  ems: number;
  size: number;
}

const shownElements = (blocks: readonly Block[], rows: readonly Row[]): WideElement[] =>
  ORDER.filter((element) =>
    element === 'names' ? rows.length > 0 : blocks.some((block) => block.element === element),
  );

/** Height of everything but the names. */
function heightOfOthers(wide: WidePicture, blocks: readonly Block[], elements: readonly WideElement[]): number {
  const gaps = elements.reduce((sum, element) => sum + (wide.above[element] ?? 0), 0) + wide.below;
  return blocks.reduce((sum, { height }) => sum + height, gaps);
}

/** The room that a line takes with its swashes, which may reach beyond its first and last letter. */
function roomOf({ width, outlines }: ShapedLine, align: WidePicture['align']): number {
  const bounds = outlines.flatMap((outline) => boundsOf(outline) ?? []);
  const right = Math.max(width, ...bounds.map((box) => box.right));
  if (align === 'left') return right;
  const left = Math.min(0, ...bounds.map((box) => box.left));
  return width + 2 * Math.max(-left, right - width);
}

/** The lines of the guest view, unless others make the names clearly larger: a link's picture is looked at small. */
function largest(
  wide: WidePicture,
  blocks: readonly Block[],
  sets: readonly { rows: readonly Row[]; fitted: number }[],
  style: Style,
): SizedRows {
  const sized = sets.map(({ rows, fitted }): SizedRows => {
    const ems = rows.reduce((sum, { height }) => sum + height, 0);
    const width = Math.max(0, ...rows.map(({ line }) => (line ? roomOf(line, wide.align) : 0)));
    const room = PREVIEW_SIZE.height - 2 * EDGE - heightOfOthers(wide, blocks, shownElements(blocks, rows));
    // The guest view uses the mean width of letters; here the real one is known, and nothing overflows.
    const size = Math.min(fitted, style.width / Math.max(width, 0.01), room / Math.max(ems, 0.01));
    return { rows, ems, size };
  });
  const most = Math.max(...sized.map(({ size }) => size));
  return sized.find(({ size }) => size >= most * CLEARLY_SMALLER) ?? { rows: [], ems: 0, size: 0 };
}

/** Sets the parts one below the other, with the room above and below shared as the design has it. */
function stack(
  layout: PreviewLayout,
  wide: WidePicture,
  blocks: readonly Block[],
  { rows, ems, size }: SizedRows,
  style: Style,
): void {
  const elements = shownElements(blocks, rows);
  const others = heightOfOthers(wide, blocks, elements);
  let top = Math.max(EDGE, (PREVIEW_SIZE.height - others - ems * size) * wide.share);
  for (const element of elements) {
    top += wide.above[element] ?? 0;
    if (element === 'names') {
      for (const row of rows) {
        placeRow(layout, wide, row, style, size, top);
        top += row.height * size;
      }
      continue;
    }
    const block = blocks.find((one) => one.element === element);
    block?.place(top);
    top += block?.height ?? 0;
  }
}

function placeRow(layout: PreviewLayout, wide: WidePicture, row: Row, style: Style, size: number, top: number): void {
  const { line, height, colours, bolder } = row;
  if (line && line.outlines.length > 0) {
    const { shadow } = wide.names;
    placeLine(layout, wide, { element: 'names', line, style, size, leading: height, top, colours, bolder, shadow });
    return;
  }
  const left = wide.align === 'left' ? style.left : style.left + (style.width - PAIR_RULE.width) / 2;
  const { width, height: thickness } = PAIR_RULE;
  layout.boxes.push({ kind: 'line', left, top: top + PAIR_RULE.above * size, width, height: thickness });
}
