import { readdirSync } from 'node:fs';
import { FACES, type FontName } from '@serikad/shared/designs/fonts';
import { FONTS_FOLDER } from './text-shaper.js';

const FILES: ReadonlySet<string> = new Set(readdirSync(FONTS_FOLDER).map((file) => file.replace(/\.ttf$/, '')));
/** Fallback fonts for letters that a face lacks; Jawi is set in naskh. */
const FALLBACK = [
  'amiri.arabic',
  'eb-garamond.core',
  'eb-garamond.rest',
  'cormorant-garamond.core',
  'cormorant-garamond.rest',
];
const OTHER_NAMES: Readonly<Record<string, string>> = { 'plus-jakarta-sans': 'jakarta' };
/** Faces with weights of their own: the others are widened from here on. */
const VARIABLE = ['eb-garamond', 'eb-garamond-italic', 'jakarta'];

/** The files of a family in the order in which a browser looks for a letter, see server/fonts. */
export function fontFiles(family: string, italic: boolean): string[] {
  const plain = family.toLowerCase().replaceAll(' ', '-');
  const name = OTHER_NAMES[plain] ?? plain;
  const own = [...(italic ? [`${name}-italic`] : []), name].flatMap((file) =>
    ['core', 'rest', 'arabic'].map((subset) => `${file}.${subset}`),
  );
  return [...new Set([...own.filter((file) => FILES.has(file)), ...FALLBACK])];
}

/** Part of the size by which strokes are widened for a weight that the face does not have, as browsers do. */
export function widening(family: string, weight: number): number {
  const plain = family.toLowerCase().replaceAll(' ', '-');
  if (VARIABLE.includes(OTHER_NAMES[plain] ?? plain)) return 0;
  const weightOfFace = family in FACES ? FACES[family as FontName].weight : 400;
  return weight >= 600 && weightOfFace < 600 ? 1 / 32 : 0;
}
