import type { CoverFace, CoverMark, CoverSetting, CoverText } from '@serikad/shared/designs/cover-setting';

/** How a text of the wide picture is set: as on a cover, in pixels of a picture of 1200 × 630. */
export type WideText = Omit<CoverText, 'indent'>;
export type WideElement = CoverMark | 'title' | 'names' | 'date' | 'place';

/**
 * A design's cover, wide and without its texts (`wide.avif`), and how these are set: measured in a browser when the
 * design was drawn, so that the server sets a couple's own texts into a link's picture as the guest's page would.
 */
export interface WidePicture {
  /** Changes with the drawing. */
  version: string;
  /** The part of the room that is left over which lies above the texts. */
  share: number;
  align: 'center' | 'left';
  /** The gap above each part that is shown, in their order. */
  above: Partial<Record<WideElement, number>>;
  below: number;
  title: WideText;
  /** `size` and `height`: the most that the names may have; `advance`: mean width of a letter, in sizes. */
  names: WideText & { height: number; advance: number; shadow: string };
  /** `em`: size on a line of its own as a part of the names'; `inline`: between two names of a line. */
  and: CoverFace & { em: number; inline: number };
  date: WideText;
  place: WideText;
  /** Pictures between the texts, in files `wide-<mark>.webp`. */
  marks: CoverSetting['marks'];
  /**
   * Where the pictures of roles lie that differ by a couple's options, from below: `wide.avif` is without them, and
   * each of them is in a file `wide-<stem>.webp`, the stem being that of the option's own picture.
   */
  layers?: WideLayer[];
  /**
   * Roles of `layers` whose pictures are shapes alone: their colours from top to bottom are in files
   * `wide-tint-<role>.webp`, one pixel wide, of each skin its own.
   */
  tints?: string[];
  /**
   * The same in the colours of those options that have some of their own,
   * in files `wide-skin-<option>…`, without layers.
   */
  skins?: Record<string, WidePicture>;
}

interface WideLayer {
  role: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

export function hasNumbers(value: unknown, names: readonly string[]): boolean {
  return isRecord(value) && names.every((name) => Number.isFinite(value[name]));
}

export function isFace(value: unknown): boolean {
  return (
    hasNumbers(value, ['weight', 'leading']) &&
    isRecord(value) &&
    typeof value['face'] === 'string' &&
    typeof value['italic'] === 'boolean' &&
    typeof value['upper'] === 'boolean' &&
    parseColour(value['colour']) !== undefined
  );
}

/** Whether it is what the drawing writes. */
export function isWidePicture(value: unknown): value is WidePicture {
  if (!isRecord(value) || !hasNumbers(value, ['share', 'below'])) return false;
  const { version, align, above, title, names, and, date, place, marks, layers = [], tints = [], skins = {} } = value;
  const texts = [title, names, date, place];
  return (
    typeof version === 'string' &&
    /^[0-9a-f]{8}$/.test(version) &&
    (align === 'center' || align === 'left') &&
    isRecord(above) &&
    hasNumbers(above, Object.keys(above)) &&
    texts.every((text) => isFace(text) && hasNumbers(text, ['left', 'width', 'size', 'tracking'])) &&
    hasNumbers(names, ['height', 'advance']) &&
    isRecord(names) &&
    typeof names['shadow'] === 'string' &&
    isFace(and) &&
    hasNumbers(and, ['em', 'inline']) &&
    isRecord(marks) &&
    Object.values(marks).every((mark) => hasNumbers(mark, ['left', 'width', 'height'])) &&
    Array.isArray(layers) &&
    layers.every((layer) => hasNumbers(layer, ['left', 'top', 'width', 'height'])) &&
    Array.isArray(tints) &&
    tints.every((role) => typeof role === 'string') &&
    isRecord(skins) &&
    Object.values(skins).every(isWidePicture)
  );
}

/** Red, green, blue (0…255) and opacity (0…1). */
export type Colour = readonly [number, number, number, number];

/** A colour as browsers and designs write it: `#rrggbb`, `rgb(1, 2, 3)`, `rgb(1 2 3/.5)`, `rgba(1, 2, 3, 0.5)`. */
export function parseColour(text: unknown): Colour | undefined {
  if (typeof text !== 'string') return undefined;
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text);
  if (hex) return [parseInt(hex[1] ?? '', 16), parseInt(hex[2] ?? '', 16), parseInt(hex[3] ?? '', 16), 1];
  const numbers = /^rgba?\(([\d\s.,/]+)\)$/i
    .exec(text)?.[1]
    ?.match(/\d*\.?\d+/g)
    ?.map(Number);
  if (!numbers || numbers.length < 3) return undefined;
  const [red = 0, green = 0, blue = 0, opacity = 1] = numbers;
  return [red, green, blue, opacity];
}
