import sharp from 'sharp';
import { outlineArabic } from '../../common/calligraphy.mjs';
import { litField } from '../../core/heights.mjs';
import { svgDocument } from '../../core/svg.mjs';
import { smoothstep } from '../../core/vector.mjs';
import { white, windowLight } from './cloth.mjs';

/** Khat raised in white silk, without a colour of its own: only light and shadow. */

/** The bismillah in two lines; each stays whole. */
const LINES = ['بِسْمِ ٱللَّهِ', 'ٱلرَّحْمَٰنِ ٱلرَّحِيمِ'];
export const KHAT = { width: 470, height: 372 };
/** Room about the letters and between the lines, in units. */
const ROOM = 28;
const GAP = 4;
/** Pixels per unit of the maps. */
const FINE = 3;

/** A grey map of the letters, 0 to 1, out of focus by `blur` units. */
async function mapOf(picture, blur) {
  const { data, info } = await sharp(picture)
    .blur(blur * FINE)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (x, y) => {
    const [fx, fy] = [x * FINE - 0.5, y * FINE - 0.5];
    const [i, j] = [Math.floor(fx), Math.floor(fy)];
    const at = (a, b) => {
      const [c, r] = [Math.max(0, Math.min(info.width - 1, a)), Math.max(0, Math.min(info.height - 1, b))];
      return data[(r * info.width + c) * info.channels];
    };
    const [u, v] = [fx - i, fy - j];
    return (
      ((at(i, j) * (1 - u) + at(i + 1, j) * u) * (1 - v) + (at(i, j + 1) * (1 - u) + at(i + 1, j + 1) * u) * v) / 255
    );
  };
}

/** White letters on black. */
async function lettered() {
  const lines = await Promise.all(LINES.map((text) => outlineArabic(text, 'naskh')));
  const [widest, tall] = [
    Math.max(...lines.map(({ width }) => width)),
    lines.reduce((sum, { height }) => sum + height, 0),
  ];
  const k = Math.min((KHAT.width - 2 * ROOM) / widest, (KHAT.height - 2 * ROOM - GAP) / tall);
  let top = (KHAT.height - tall * k - GAP) / 2;
  const body = lines
    .map(({ svg, width, height }) => {
      const [w, h] = [width * k, height * k];
      const set = `x="${(KHAT.width - w) / 2}" y="${top}" width="${w}" height="${h}"`;
      top += h + GAP;
      return svg.replace(`width="${width}" height="${height}"`, set);
    })
    .join('');
  const svg = svgDocument({ ...KHAT, body: `<rect width="100%" height="100%"/><g fill="#fff">${body}</g>` });
  return sharp(Buffer.from(svg), { density: 72 * FINE })
    .resize(KHAT.width * FINE, KHAT.height * FINE)
    .greyscale()
    .png()
    .toBuffer();
}

/** @param {{tone: string}} art the silk's colour */
export async function khat({ tone }) {
  const letters = await lettered();
  const [sharpMap, padMap, farMap] = [await mapOf(letters, 0.35), await mapOf(letters, 2.6), await mapOf(letters, 11)];
  const field = {
    ...KHAT,
    pixels: 760,
    heightAt: (x, y) => {
      const on = sharpMap(x, y);
      const satin = 0.05 * Math.sin(x * 2.3 + y * 1.5);
      return on * (3.8 + 8.2 * padMap(x, y) ** 1.2 + satin) + 2.2 * farMap(x, y);
    },
    colourAt: white(tone),
    sheenAt: (x, y) => 0.06 + 0.16 * sharpMap(x, y),
    fadeAt: (x, y) => smoothstep(0.015, 0.2, farMap(x, y)),
    light: windowLight({ reach: 22, softness: 1.5 }),
  };
  return svgDocument({ ...KHAT, body: await litField(field, { finer: 1.4 }) });
}
