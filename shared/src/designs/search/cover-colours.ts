import { COLOUR_WORDS, type ColourWord } from './colour-words.js';

/** Shares of a picture by colour word, 0…1; colours below a hundredth are left out. */
export type ColourShares = Partial<Record<ColourWord, number>>;

const SMALLEST_SHARE = 0.01;

/** A grey, or a tint so weak that it has no name; in the dark, tints are seen less. Chroma in OKLCH. */
const GREY = 0.02;
const DARK_GREY = 0.032;
const DARK = 0.32;

interface Oklch {
  /** 0…1 */
  lightness: number;
  /** 0…0.4 */
  chroma: number;
  /** Degrees. */
  hue: number;
}

/**
 * The word for a colour, by its lightness, chroma and hue in OKLCH, where equal distances look equally large.
 * @param red, green, blue 0…255, sRGB
 */
export function colourWord(red: number, green: number, blue: number): ColourWord {
  const colour = oklch(red, green, blue);
  const { lightness, chroma, hue } = colour;
  if (chroma < GREY || (lightness < DARK && chroma < DARK_GREY) || isShade(colour)) return neutralWord(colour);
  if (isPaper(colour)) return 'krim';
  if (isBrown(colour)) return 'coklat';
  const word = hueWord(hue);
  // A light red is pink; a dark pink is a red, such as wine.
  if (word === 'merah' && (lightness > 0.66 || (lightness > 0.6 && chroma < 0.12)) && hue < 35) return 'merah-jambu';
  if (word === 'merah-jambu' && lightness < 0.42) return 'merah';
  return word;
}

/** White, cream, or what is grey or black. */
function neutralWord({ lightness, chroma, hue }: Oklch): ColourWord {
  if (lightness <= 0.86) return 'hitam';
  return lightness <= 0.93 && chroma > 0.008 && isWarm(hue) ? 'krim' : 'putih';
}

const isWarm = (hue: number): boolean => hue >= 40 && hue < 125;

/** Light yellows and oranges that are weak: ivory, cream, sand. Towards red they are seen as peach. */
function isPaper({ lightness, chroma, hue }: Oklch): boolean {
  return isWarm(hue) && lightness > 0.78 && chroma < (hue < 70 ? 0.045 : 0.075);
}

/** Dark or dull oranges and yellows. */
function isBrown({ lightness, chroma, hue }: Oklch): boolean {
  if (hue < 40 || hue >= 112) return false;
  if (hue < 72) return lightness < 0.72 && chroma < 0.14;
  return lightness < 0.55 || (chroma < 0.07 && lightness <= 0.78);
}

/** Sand in the shade, as on paper or the moon: grey. */
const isShade = ({ lightness, chroma, hue }: Oklch): boolean =>
  isWarm(hue) && chroma < 0.035 && lightness > DARK && lightness <= 0.78;

/** Where a hue begins, in degrees; what is before the first belongs to the last. */
const HUES: readonly (readonly [from: number, ColourWord])[] = [
  [8, 'merah'],
  [40, 'jingga'],
  [72, 'emas'],
  [112, 'hijau'],
  [215, 'biru'],
  [286, 'ungu'],
  [338, 'merah-jambu'],
];

function hueWord(hue: number): ColourWord {
  return HUES.findLast(([from]) => hue >= from)?.[1] ?? 'merah-jambu';
}

/** sRGB to OKLCH (Björn Ottosson, 2020). */
function oklch(red: number, green: number, blue: number): Oklch {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bOfLab = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, bOfLab),
    hue: ((Math.atan2(bOfLab, a) * 180) / Math.PI + 360) % 360,
  };
}

function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/**
 * How much of a picture has which colour.
 * @param pixels red, green and blue of each pixel, one byte each, without alpha
 */
export function colourShares(pixels: Uint8Array): ColourShares {
  const counts = new Map<ColourWord, number>();
  for (let i = 0; i + 2 < pixels.length; i += 3) {
    const word = colourWord(pixels[i] ?? 0, pixels[i + 1] ?? 0, pixels[i + 2] ?? 0);
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const shares: ColourShares = {};
  for (const word of COLOUR_WORDS) {
    const share = Math.round((counts.get(word) ?? 0) / (pixels.length / 3 / 1000)) / 1000;
    if (share >= SMALLEST_SHARE) shares[word] = share;
  }
  return shares;
}

/** The size at which a cover is measured, without mixing neighbouring pixels: thin gold on red is gold, not brown. */
export const MEASURED_COVER = { width: 180, height: 270 };

/** Grounds count when they are a large part; other colours stand out, gold even as a thin line. */
const LARGE_PART: Partial<Record<ColourWord, number>> = { putih: 0.3, krim: 0.3, hitam: 0.2, coklat: 0.1 };
const SMALL_PART = 0.05;
const GOLD_PART = 0.03;
/** On a pale cover, a few flowers are its colour: their part of all that is coloured, and of the cover. */
const OF_COLOURED = 0.15;
const OF_COVER = 0.022;

/** The colours that a design is found by, the most of it first. */
export function mainColours(shares: ColourShares): ColourWord[] {
  const part = (word: ColourWord): number => shares[word] ?? 0;
  const coloured = COLOUR_WORDS.filter((word) => LARGE_PART[word] === undefined);
  const sum = coloured.reduce((total, word) => total + part(word), 0);
  const isMain = (word: ColourWord): boolean => {
    const large = LARGE_PART[word];
    if (large !== undefined) return part(word) >= large;
    if (part(word) >= (word === 'emas' ? GOLD_PART : SMALL_PART)) return true;
    return part(word) >= OF_COVER && part(word) >= sum * OF_COLOURED;
  };
  return COLOUR_WORDS.filter(isMain).sort((one, other) => part(other) - part(one));
}
