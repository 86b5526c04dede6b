import { num, polar } from '../../core/path.mjs';
import { blurFilter, svgDocument } from '../../core/svg.mjs';
import { edging, mount, pearl } from './needlework.mjs';
import { BOUQUET, bouquetPicture, EGGS, eggsPicture, serambi, SHAPE } from './serambi.mjs';
import { drape, veil } from './sheer.mjs';

/** A document of one PNG; `feet`: where things stand, [x, y, half width], which a shadow grounds. */
const pictureDocument = async ({ width, height }, png, feet = []) =>
  svgDocument({
    width,
    height,
    defs: feet.length ? blurFilter('soft', 2.6) : '',
    body: `${feet.map(([x, y, wide]) => `<ellipse cx="${x}" cy="${y}" rx="${wide}" ry="${wide * 0.24}" fill="#5a3d26" opacity=".34" filter="url(#soft)"/>`).join('')}<image href="data:image/png;base64,${(await png).toString('base64')}" width="${width}" height="${height}" preserveAspectRatio="none"/>`,
  });

/** A petal of jasmine from (0, 0) upwards, its tip at -length. */
const petal = (length, width) =>
  `M0 0C${num(-width)} ${num(-length * 0.28)} ${num(-width * 0.9)} ${num(-length * 0.8)} 0 ${num(-length)}C${num(width * 0.9)} ${num(-length * 0.8)} ${num(width)} ${num(-length * 0.28)} 0 0Z`;

/** A jasmine about a point, its petals individually long. */
function jasmine(x, y, radius, { light, shade, heart }, turn = 0) {
  const petals = [1, 0.92, 1.04, 0.96, 1, 0.9]
    .map((long, i) => {
      const angle = turn + i * 60 + (i % 2 ? 4 : -3);
      return `<path d="${petal(radius * long, radius * 0.34)}" transform="translate(${num(x)} ${num(y)}) rotate(${angle})" fill="${light}" stroke="${shade}" stroke-width="${num(radius * 0.045)}"/>`;
    })
    .join('');
  return `${petals}<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius * 0.15)}" fill="${heart}"/>`;
}

/** The divider: a thread with a jasmine between two leaves and stitches that run out. */
function threadRule({ thread }) {
  const stitches = Array.from({ length: 7 }, (_, i) => {
    const from = 34 + i * 12.5;
    const long = 9 - i * 0.7;
    return [-1, 1].map((side) => `M${num(120 + side * from)} 18h${num(side * long)}`).join('');
  }).join('');
  const leaf = (side) =>
    `<path d="M0 0C${side * 4} -7 ${side * 15} -8 ${side * 22} -1C${side * 15} 4 ${side * 5} 4 0 0ZM0 0L${side * 18} -1.6" transform="translate(${120 + side * 9} 19)" fill="none" stroke="${thread.leaf}" stroke-width="1.2"/>`;
  return svgDocument({
    width: 240,
    height: 36,
    body: `<path d="${stitches}" stroke="${thread.line}" stroke-width="1.3" stroke-linecap="round"/>${leaf(-1)}${leaf(1)}${jasmine(120, 18, 11, { light: thread.light, shade: thread.line, heart: thread.line })}`,
  });
}

/** What falls: a jasmine, and one of its petals. */
const fallingJasmine = ({ fall }) => svgDocument({ width: 40, height: 40, body: jasmine(20, 20, 17, fall, 12) });
function fallingPetal({ fall }) {
  const [x, y] = polar(20, 20, 200, 13);
  return svgDocument({
    width: 40,
    height: 40,
    body: `<path d="${petal(26, 9)}" transform="translate(${num(x)} ${num(y)}) rotate(24)" fill="${fall.light}" stroke="${fall.shade}" stroke-width="0.9"/>`,
  });
}

/** Where the cups of the bunga telur stand. */
const EGG_FEET = [
  [64, 171, 17],
  [138, 161, 18],
  [215, 172, 17],
];

/** How finely the verandah is followed. */
const VERANDAH = { across: 640, samples: 30, pixels: 760 };

/** Every role of the layout minimal-portrait, from a design's `art`. */
export const drawPortrait = (art) => ({
  photo: () => pictureDocument(SHAPE, serambi(VERANDAH)),
  veil: () => veil(art),
  drape: () => drape(art),
  lace: () => edging(art, true),
  hem: () => edging(art),
  arch: () => mount(art, 'arch'),
  oval: () => mount(art, 'oval'),
  eggs: () => pictureDocument(EGGS, eggsPicture(), EGG_FEET),
  bouquet: () => pictureDocument(BOUQUET, bouquetPicture()),
  rule: () => threadRule(art),
  seal: () => pearl(art),
  'fall-1': () => fallingJasmine(art),
  'fall-2': () => fallingPetal(art),
});
