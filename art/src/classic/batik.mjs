import { svgDocument } from '../core/svg.mjs';
import { canting } from './canting.mjs';
import { pending } from './pending.mjs';

/** Hand-drawn batik of the east coast: garlands of waxed flowers at the head and the foot of a dyed cloth (cv0304). */

const TILE = 600;

/** Every line trembles a little, as the hand that draws with hot wax does. */
const HAND = `<filter id="hand" x="-6%" y="-6%" width="112%" height="112%"><feTurbulence type="fractalNoise" baseFrequency=".03" numOctaves="3" seed="7" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="3.2" xChannelSelector="R" yChannelSelector="G"/></filter>`;

/** A garland that repeats sideways: each copy trembles alike, so that they join. */
const repeated = (markup) =>
  [-TILE, 0, TILE].map((x) => `<g transform="translate(${x} 0)" filter="url(#hand)">${markup}</g>`).join('');

const picture = (wax, width, height, body) => svgDocument({ width, height, defs: HAND + wax.defs(), body });

/** Grows up from a foot line at y = 0; high at the tile's sides, low in its middle. */
function garland(wax, middle) {
  const { vine, leaf, tendril, bud, flower } = wax;
  const vines = [
    vine(
      [
        [-10, -70],
        [110, -56],
        [220, -44],
        [300, -58],
        [380, -44],
        [490, -56],
        [610, -70],
      ],
      8,
    ),
    vine([
      [96, -60],
      [62, -120],
      [54, -190],
      [22, -252],
    ]),
    vine([
      [504, -60],
      [538, -120],
      [546, -190],
      [578, -252],
    ]),
    vine(
      [
        [196, -50],
        [184, -100],
        [214, -142],
      ],
      6,
    ),
    vine(
      [
        [404, -50],
        [416, -100],
        [386, -142],
      ],
      6,
    ),
  ];
  const rows = [
    [24, -236, -34, 62, 0],
    [58, -196, 46, 66, 1],
    [56, -150, -56, 62, 2],
    [82, -112, 58, 78, 0],
    [150, -66, -28, 90, 1],
    [178, -66, 22, 84, 2],
    [238, -50, -12, 74, 0],
    [268, -50, 34, 66, 1],
    [20, -60, -44, 84, 2],
    [108, -40, -82, 78, 1],
    [206, -112, 52, 46, 0],
    [186, -86, -58, 50, 1],
  ];
  const leaves = rows.map(
    ([x, y, angle, length, tone]) =>
      leaf(x, y, angle, length, length * 0.3, tone) + leaf(TILE - x, y, -angle, length, length * 0.3, (tone + 1) % 3),
  );
  const curls = [
    [70, -206, 14, 19, 1],
    [228, -138, 4, 15, 1],
    [120, -128, -64, 15, -1],
  ].map(
    ([x, y, angle, radius, sign]) =>
      tendril(x, y, angle, radius, sign) + tendril(TILE - x, y, 180 - angle, radius, -sign),
  );
  const buds = [
    [18, -256, -14, 27, 1],
    [216, -146, 14, 22, 2],
    [130, -104, 16, 19, 1],
  ].map(
    ([x, y, angle, radius, tone]) =>
      bud(x, y, angle, radius, tone) + bud(TILE - x, y, -angle, radius, tone === 1 ? 2 : 1),
  );
  const blooms =
    flower(44, -150, 30, 1, 30, 6) +
    flower(556, -150, 30, 2, -30, 6) +
    flower(204, -34, 50, 1, 40, 6) +
    flower(396, -34, 50, 2, 10, 6) +
    flower(112, -78, 70, 0, -14) +
    flower(488, -80, 70, 0, 24) +
    middle;
  return vines.join('') + leaves.join('') + curls.join('') + buds.join('') + blooms;
}

const specks = (wax, top) =>
  wax.strewn(110, TILE, 330, (x, y) => {
    const fromEdge = top ? y : 330 - y;
    return fromEdge < 130 + 170 * Math.abs(Math.cos((x / TILE) * Math.PI)) ** 1.5;
  });

function foot(art) {
  const wax = canting(art);
  const side = [-TILE, 0, TILE].map((x) => wax.flower(x, -34, 56, 2, 20, 6));
  const middle = wax.flower(300, -46, 64, 0, 0);
  const drawn = garland(wax, middle);
  return picture(
    wax,
    TILE,
    330,
    `${specks(wax, false)}<g transform="translate(0 330)">${repeated(drawn)}<g filter="url(#hand)">${side.join('')}</g></g>`,
  );
}

function head(art) {
  const wax = canting({ ...art, seed: art.seed + 4 });
  const side = [-TILE, 0, TILE].map((x) => wax.flower(x, -30, 52, 1, 50, 6));
  const drawn = garland(wax, wax.flower(300, -22, 46, 2, 20, 6));
  return picture(
    wax,
    TILE,
    330,
    `${specks(wax, true)}<g transform="scale(1 -1)">${repeated(drawn)}<g filter="url(#hand)">${side.join('')}</g></g>`,
  );
}

/** Where the wax broke, dye ran in: pale veins and blotches of two other dyes, without a seam. */
function crackle({ wax, bleeds }) {
  const size = 420;
  const noise = (id, frequency, seed, octaves) =>
    `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}" stitchTiles="stitch" result="n"/>`;
  const stain = (id, seed, colour) =>
    `${noise(id, 0.00714, seed, 3)}<feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 2.3 0 0 0 -1.05" result="a"/><feFlood flood-color="${colour}"/><feComposite in2="a" operator="in"/></filter>`;
  const veins = Array.from({ length: 40 }, (_, i) => ([17, 23, 28].includes(i) ? 1 : 0)).join(' ');
  const cracks = `${noise('crack', 0.00952, 12, 5)}<feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0"/><feComponentTransfer result="v"><feFuncA type="table" tableValues="${veins}"/></feComponentTransfer><feFlood flood-color="${wax}"/><feComposite in2="v" operator="in"/></filter>`;
  const rect = (filter, opacity) =>
    `<rect width="${size}" height="${size}" filter="url(#${filter})" opacity="${opacity}"/>`;
  return svgDocument({
    width: size,
    height: size,
    defs: stain('one', 6, bleeds[0]) + stain('two', 26, bleeds[1]) + cracks,
    body: rect('one', 0.5) + rect('two', 0.5) + rect('crack', 0.14),
  });
}

/** The cloth's border: a wave of leaves and dots between two wax lines. */
function border(art) {
  const wax = canting({ ...art, seed: art.seed + 9 });
  const width = 240;
  const wave = [-40, 0, 40, 80, 120, 160, 200, 240, 280].map((x, i) => [x, i % 2 ? 22 : 34]);
  let body = wax.vine([...wave, [320, 34]], 6);
  for (let i = -1; i < 7; i++) {
    const up = i % 2 === 0;
    body += wax.leaf(i * 40 + 4, up ? 33 : 23, up ? 30 : 150, 26, 8, (i + 3) % 3);
    body += wax.leaf(i * 40 - 4, up ? 33 : 23, up ? -30 : 210, 26, 8, (i + 3) % 3);
  }
  for (const [x, tone] of [
    [0, 0],
    [80, 1],
    [160, 2],
    [240, 0],
  ])
    body += wax.flower(x, 40, 13, tone, 10, 5);
  for (const [x, tone] of [
    [40, 2],
    [120, 0],
    [200, 1],
  ])
    body += wax.flower(x, 16, 11, tone, 30, 5);
  const rails = [3, 53]
    .map((y) => `<path d="M0 ${y}H${width}" stroke="${art.wax}" stroke-width="1.6" fill="none" opacity=".85"/>`)
    .join('');
  return picture(wax, width, 56, rails + body);
}

function rule(art) {
  const wax = canting({ ...art, seed: art.seed + 12 });
  const arm = (side) =>
    wax.vine(
      [
        [150, 34],
        [150 + side * 50, 40],
        [150 + side * 96, 28],
        [150 + side * 122, 34],
      ],
      5,
    ) +
    wax.leaf(150 + side * 40, 36, side * 62, 30, 8, 0) +
    wax.leaf(150 + side * 60, 34, side * 118, 28, 8, 1) +
    wax.leaf(150 + side * 88, 30, side * 68, 26, 7, 2) +
    wax.bud(150 + side * 120, 34, side * 84, 11, side > 0 ? 1 : 2);
  return picture(wax, 300, 66, arm(-1) + arm(1) + wax.flower(150, 34, 25, 0, 0));
}

function falling(art, n) {
  const wax = canting({ ...art, seed: art.seed + 20 + n });
  const body =
    n === 3 ? wax.leaf(11, 34, 40, 36, 10, 0) : wax.place(20, 34, n * 12 - 18, wax.petal(26, 12, art.flowers[n]));
  return svgDocument({
    width: 40,
    height: 40,
    defs: wax.defs(),
    body,
  });
}

export const drawBatik = ({ batik, seal }) => ({
  head: () => head(batik),
  foot: () => foot(batik),
  crackle: () => crackle(batik),
  border: () => border(batik),
  rule: () => rule(batik),
  seal: () => pending(seal),
  'fall-1': () => falling(batik, 1),
  'fall-2': () => falling(batik, 2),
  'fall-3': () => falling(batik, 3),
});
