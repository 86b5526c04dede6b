import { FACES, type FontName } from '@serikad/shared/designs/fonts';
import { FEW_LETTERS, rangeOf } from './few-letters.js';

const files = import.meta.glob<string>('../fonts/*.woff2', { query: '?url', import: 'default', eager: true });

/** The letters that are in `core`, and those that are in `rest`; see fonts/README.md. */
const NAMES = {
  core: 'U+20,U+26-27,U+2D-2E,U+41-5A,U+61-7A,U+A0,U+2019',
  rest: 'U+21-25,U+28-2C,U+2F-40,U+5B-60,U+7B-9F,U+A1-2018,U+201A-21FF',
};
const TEXTS = {
  core: 'U+20-23,U+26-3B,U+3F-5A,U+5F,U+61-7A,U+A0,U+B7,U+2013-2014,U+2018-2019,U+201C-201D,U+2026',
  rest: 'U+24-25,U+3C-3E,U+5B-5E,U+60,U+7B-9F,U+A1-B6,U+B8-2012,U+2015-2017,U+201A-201B,U+201E-2025,U+2027-21FF',
};

interface FaceFile {
  family: string;
  file: string;
  weight: string;
  style: 'normal' | 'italic';
  ranges: typeof NAMES;
}

const TEXT_FACES: readonly FaceFile[] = [
  { family: 'EB Garamond', file: 'eb-garamond', weight: '400 600', style: 'normal', ranges: TEXTS },
  { family: 'EB Garamond', file: 'eb-garamond-italic', weight: '400 500', style: 'italic', ranges: TEXTS },
  { family: 'Plus Jakarta Sans', file: 'jakarta', weight: '400 700', style: 'normal', ranges: TEXTS },
];

/**
 * System faces until the web fonts have loaded, scaled to the same width, so that nothing moves.
 * Each system face needs a rule of its own, because `size-adjust` depends on it and works on a local face alone. The
 * figures are the widths of Malay and English lines, measured in Chromium.
 */
const FALLBACK_FACES = [
  fallbackFace('Text Georgia', ['Georgia'], '400', 86),
  fallbackFace('Text Georgia', ['Georgia Bold'], '600 900', 82),
  fallbackFace('Text Noto', ['Noto Serif'], '400', 81),
  fallbackFace('Text Noto', ['Noto Serif Bold'], '600 900', 78),
  fallbackFace('Text Times', ['Times New Roman', 'Liberation Serif'], '400', 96),
  fallbackFace('Text Times', ['Times New Roman Bold', 'Liberation Serif Bold'], '600 900', 95),
  fallbackFace('Text DejaVu', ['DejaVu Serif'], '400', 75),
  fallbackFace('Text DejaVu', ['DejaVu Serif Bold'], '600 900', 84),
  fallbackFace('Interface Stand-in', ['Roboto', 'Arial', 'Liberation Sans'], '400', 103),
  fallbackFace('Interface Stand-in', ['Roboto Bold', 'Arial Bold', 'Liberation Sans Bold'], '600 900', 100),
  fallbackFace('Interface DejaVu', ['DejaVu Sans'], '400', 92),
  fallbackFace('Interface DejaVu', ['DejaVu Sans Bold'], '600 900', 86),
].join('');

function fallbackFace(family: string, names: readonly string[], weight: string, percent: number): string {
  const sources = names.map((name) => `local("${name}")`).join();
  return `@font-face{font-family:"${family}";src:${sources};font-weight:${weight};size-adjust:${percent}%}`;
}

const FEW =
  fewLetters('Between Names', 'eb-garamond-italic', 'and', 'font-style:italic;font-weight:400') +
  fewLetters('Seal Label', 'jakarta', 'seal', 'font-weight:700') +
  fewLetters('Cover Capitals', 'eb-garamond', 'capitals', 'font-weight:500 600') +
  fewLetters('Cover Interface', 'jakarta', 'cover', 'font-weight:600 700');

function fewLetters(family: string, file: string, part: keyof typeof FEW_LETTERS, style: string): string {
  const source = `url(${fileUrl(file, part)}) format("woff2")`;
  return `@font-face{font-family:"${family}";src:${source};${style};font-display:swap;unicode-range:${rangeOf(FEW_LETTERS[part])}}`;
}

/** Amiri's letters of Jawi, under a name of their own: guests' wishes in Arabic script do not fetch them. */
export const JAWI_FACE = 'Jawi Names';

/** The `@font-face` rule of names in Jawi; a browser fetches the face where such names are shown. */
export function jawiFaceCss(): string {
  return `@font-face{font-family:"${JAWI_FACE}";src:url(${fileUrl('amiri', 'jawi')}) format("woff2");font-display:swap;unicode-range:U+20,U+600-6FF,U+750-77F}`;
}

/** The address of a face's letters. */
export function coreUrl(name: FontName): string {
  return fileUrl(fileName(name), 'core');
}

/** The `@font-face` rules of the text faces and of the faces that an invitation names. */
export function fontFaceCss(names: readonly FontName[]): string {
  const wanted: FaceFile[] = [...new Set(names)]
    .filter((name) => name !== 'EB Garamond')
    .map((name) => ({
      family: name,
      file: fileName(name),
      weight: String(FACES[name].weight),
      style: 'normal',
      ranges: NAMES,
    }));
  return FALLBACK_FACES + FEW + [...wanted, ...TEXT_FACES].map(rules).join('');
}

function rules({ family, file, weight, style, ranges }: FaceFile): string {
  return (['core', 'rest'] as const)
    .map(
      (part) =>
        `@font-face{font-family:"${family}";src:url(${fileUrl(file, part)}) format("woff2");font-weight:${weight};` +
        `font-style:${style};font-display:swap;unicode-range:${ranges[part]}}`,
    )
    .join('');
}

function fileName(name: FontName): string {
  return name.toLowerCase().replaceAll(' ', '-');
}

function fileUrl(file: string, part: 'core' | 'rest' | 'jawi' | keyof typeof FEW_LETTERS): string {
  const url = files[`../fonts/${file}.${part}.woff2`];
  if (url === undefined) throw new Error(`the face ${file} has no ${part} file`);
  return url;
}
