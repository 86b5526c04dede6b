import fs from 'node:fs';
import { createRequire } from 'node:module';
import fontverter from 'fontverter';
import * as hb from 'harfbuzzjs';
import { num } from '../core/path.mjs';

/**
 * Arabic script as outlines, so that no Arabic font has to load before the first paint. Shaped with HarfBuzz:
 * simpler shapers misplace the marks (the fatha on the shadda of the bismillah).
 */
const require = createRequire(import.meta.url);

const FONTS = {
  naskh: '@fontsource/amiri/files/amiri-arabic-400-normal.woff2',
  ruqaa: '@fontsource/aref-ruqaa/files/aref-ruqaa-arabic-400-normal.woff2',
};

const loaded = new Map();
async function loadFont(hand) {
  if (!loaded.has(hand)) {
    const packed = fs.readFileSync(require.resolve(FONTS[hand]));
    const sfnt = await fontverter.convert(packed, 'sfnt');
    const face = new hb.Face(new hb.Blob(sfnt.buffer.slice(sfnt.byteOffset, sfnt.byteOffset + sfnt.byteLength)));
    loaded.set(hand, new hb.Font(face));
  }
  return loaded.get(hand);
}

/** Outlines are written for an em of 100 px in a face of 1000 units. */
const SCALE = 100 / 1000;
const MARGIN = 2;

/**
 * One line of Arabic script as an SVG of a single black path, cropped to its ink.
 * @param {string} text in logical order
 * @param {'naskh'|'ruqaa'} hand
 * @returns {Promise<{svg: string, width: number, height: number}>} sizes in px
 */
export async function outlineArabic(text, hand) {
  const font = await loadFont(hand);
  const buffer = new hb.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  hb.shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  let pen = 0;
  let d = '';
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  buffer.getGlyphInfos().forEach((glyph, i) => {
    const { xOffset, yOffset, xAdvance } = positions[i];
    if (font.glyphToPath && glyph.codepoint === 0) throw new Error(`The ${hand} face lacks a letter of “${text}”.`);
    for (const [, command, numbers] of font.glyphToPath(glyph.codepoint).matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
      const values = (numbers.match(/-?[\d.]+/g) ?? []).map(Number);
      const pairs = [];
      for (let k = 0; k < values.length; k += 2) {
        const x = (pen + xOffset + values[k]) * SCALE;
        const y = -(yOffset + values[k + 1]) * SCALE;
        box.left = Math.min(box.left, x);
        box.right = Math.max(box.right, x);
        box.top = Math.min(box.top, y);
        box.bottom = Math.max(box.bottom, y);
        pairs.push(`${num(x)} ${num(y)}`);
      }
      d += command + pairs.join(' ');
    }
    pen += xAdvance;
  });
  const width = Math.ceil(box.right - box.left + 2 * MARGIN);
  const height = Math.ceil(box.bottom - box.top + 2 * MARGIN);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${num(box.left - MARGIN)} ${num(box.top - MARGIN)} ${width} ${height}"><path d="${d}"/></svg>`;
  return { svg, width, height };
}
