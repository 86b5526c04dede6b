import { num, polar } from '../core/path.mjs';
import { blurFilter, svgDocument } from '../core/svg.mjs';
import { paperShadow } from '../vintage/filters.mjs';
import { stroke, times } from '../vintage/pen.mjs';
import { plantBrush, twine } from './brush.mjs';
import { bunnyTail, pampas, statice, strawFlower, wheat } from './dried.mjs';
import { eucalyptus, ruscus } from './foliage.mjs';

/** A bouquet of dried flowers tied with twine. Lists of plants: [angle, length, width of a plume]. */

const TIE = [300, 236];
const PLUMES = [
  [-58, 250, 40],
  [-34, 236, 44],
  [46, 246, 42],
  [66, 226, 38],
  [14, 218, 44],
  [-8, 210, 40],
  [-80, 206, 34],
  [84, 196, 32],
];
const TWIGS = { ruscus: [-70, -46, -20, 30, 58, 78], eucalyptus: [-62, -28, 40, 70, 4], wheat: [-48, 24, 60, -14] };
const TAILS = [-40, -6, 52, -74, 34];
/** Flowers about the tie: [dx, dy, radius, colours]. */
const HEADS = [
  [-92, -74, 31, 2],
  [96, -70, 30, 1],
  [-44, -112, 30, 1],
  [50, -110, 33, 0],
  [-54, -52, 38, 0],
  [58, -46, 36, 2],
  [2, -78, 40, 1],
  [0, -30, 30, 0],
];

const stems = (brush, [x, y]) =>
  times(17, (i) => {
    const off = i - 8;
    const foot = polar(x, y, 180 + off * 5.2 + brush.between(-3, 3), brush.between(58, 84));
    const path = stroke([[x + off * 1.6, y - 6], [x + off * 1.2, y + 10], foot], () => brush.between(1.8, 3.2), 8);
    return `<path d="${path}" fill="${brush.pick(['#8a6a40', '#7b7a52', '#a4844f', '#6b5a34'])}"/>`;
  }).join('');

/** Three turns of twine and a bow about (x, y). */
export function bow(brush, [x, y], width = 5.2, plies) {
  const ways = [
    [[-24, 2], [0, 7], [24, 1]],
    [[-23, 8], [0, 13], [23, 7]],
    [[-22, 14], [0, 19], [22, 13]],
    [[0, 12], [-40, -10], [-78, 2], [-74, 34], [-40, 34], [0, 13]],
    [[0, 12], [42, -8], [80, 6], [74, 38], [38, 36], [0, 13]],
    [[0, 13], [-22, 44], [-34, 74], [-58, 96]],
    [[0, 13], [26, 46], [30, 72], [54, 92]],
    [[-8, 5], [-2, 13], [-6, 21]],
    [[7, 5], [1, 13], [6, 21]],
  ]; // prettier-ignore
  return ways
    .map((way) =>
      twine(
        brush,
        way.map(([dx, dy]) => [x + dx, y + dy]),
        { width, ...(plies && { plies }) },
      ),
    )
    .join('');
}

const SHADOWS = (shadow) =>
  paperShadow('below', { colour: shadow, dy: 8, blur: 6, opacity: 0.36, tight: 0.25 }) +
  paperShadow('near', { colour: shadow, dy: 3, blur: 2, opacity: 0.45, tight: 0.3 }) +
  blurFilter('soft', 4);

/** The whole bouquet, 600 × 350, tied at (300, 236). */
export function driedBouquet({ seed, flowers, leaves, ochre, shadow }) {
  const brush = plantBrush(seed);
  const [x, y] = TIE;
  const { between } = brush;
  const plants = [
    ...PLUMES.map(([angle, length, width]) => pampas(brush, x, y, angle, length, width)),
    ...TWIGS.ruscus.map((angle) => ruscus(brush, x, y, angle, between(174, 212), { colours: ochre })),
    ...TWIGS.eucalyptus.map((angle) => eucalyptus(brush, x, y, angle, between(160, 176), { colours: leaves })),
    ...TWIGS.wheat.map((angle) => wheat(brush, x, y, angle, between(188, 202))),
    ...TAILS.map((angle) => bunnyTail(brush, x, y, angle, between(160, 186), 17)),
    ...[-54, 18, 66].map((angle) => statice(brush, x, y, angle, 150)),
    ...HEADS.map(([dx, dy, radius, kind]) => strawFlower(brush, x + dx, y + dy, radius, flowers[kind])),
  ].join('');
  const body = `<g filter="url(#below)">${stems(brush, TIE)}${plants}</g><g filter="url(#near)">${bow(brush, TIE)}</g>`;
  return svgDocument({ width: 600, height: 350, defs: SHADOWS(shadow) + brush.defs(), body });
}

/** A few stalks that grow out of the lower left corner, 320 × 340. */
export function driedSprig({ seed, flowers, leaves, ochre, shadow }) {
  const brush = plantBrush(seed);
  const [x, y] = [-6, 346];
  const plants = [
    pampas(brush, x, y, 30, 300, 38),
    pampas(brush, x, y, 62, 270, 36),
    ruscus(brush, x, y, 14, 270, { colours: ochre }),
    ruscus(brush, x, y, 74, 230, { colours: ochre }),
    eucalyptus(brush, x, y, 46, 250, { colours: leaves }),
    wheat(brush, x, y, 22, 280),
    wheat(brush, x, y, 54, 268),
    bunnyTail(brush, x, y, 38, 236, 18),
    bunnyTail(brush, x, y, 68, 216, 17),
    statice(brush, x, y, 34, 210),
    strawFlower(brush, x + 60, y - 76, 42, flowers[0]),
    strawFlower(brush, x + 24, y - 132, 31, flowers[2]),
    strawFlower(brush, x + 128, y - 46, 33, flowers[1]),
  ].join('');
  const body = `<g filter="url(#below)">${plants}</g>`;
  return svgDocument({ width: 320, height: 340, defs: SHADOWS(shadow) + brush.defs(), body });
}

/** A divider of two ears of wheat and a daisy, 240 × 40. */
export function wheatRule({ seed, flowers }) {
  const brush = plantBrush(seed);
  const ear = (side) =>
    `<g transform="translate(120 21) scale(${side * 0.58} .58)">${wheat({ ...brush, between: () => 8 }, 16, 0, 86, 150)}</g>`;
  const body = `${ear(1)}${ear(-1)}${strawFlower(brush, 120, 20, 13, flowers)}`;
  return svgDocument({ width: 240, height: 40, defs: blurFilter('soft', 2) + brush.defs(), body });
}

/** A loose petal or leaf, 40 × 40. */
export const driedPetal = ([light, , dark], turn) =>
  svgDocument({
    width: 40,
    height: 40,
    defs: `<linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`,
    body: `<g transform="rotate(${num(turn)} 20 20)"><path d="M20 36C12 30 10 14 20 4C30 14 28 30 20 36Z" fill="url(#g)" stroke="${dark}" stroke-width=".6"/><path d="M20 34V10M20 30C17 24 16 18 17 13M20 30C23 24 24 18 23 13" fill="none" stroke="${dark}" stroke-width=".6" opacity=".6"/></g>`,
  });
