import { relief } from '../classic/filters.mjs';
import { mix } from '../core/colour.mjs';
import { num } from '../core/path.mjs';
import { sculpture } from '../core/sculpt.mjs';
import { blurFilter, svgDocument } from '../core/svg.mjs';
import { ember } from '../islamic/arcade.mjs';
import { awning, bambooPost, bambooRail, zincWall } from './kenduri-zinc.mjs';
import { bananaLeaf, bungaKertas, oneFloret } from './kenduri-plants.mjs';
import { bungaManggar } from './manggar.mjs';

/** A wedding feast at night in a kampung yard: under zinc and bulbs, bunga manggar, banana leaves and bougainvillea. */

const times = (count, make) => Array.from({ length: count }, (_, i) => make(i)).join('');

const GLOWS = `<radialGradient id="halo"><stop offset="0" stop-color="#ffdf9e" stop-opacity=".8"/><stop offset=".16" stop-color="#ffbd62" stop-opacity=".36"/><stop offset=".5" stop-color="#ff9d3c" stop-opacity=".1"/><stop offset="1" stop-color="#ff8a2c" stop-opacity="0"/></radialGradient><radialGradient id="bulb" cx=".46" cy=".56" r=".6"><stop offset="0" stop-color="#fffdf0"/><stop offset=".42" stop-color="#ffe7ab"/><stop offset=".8" stop-color="#ffb95a"/><stop offset="1" stop-color="#d97f2a"/></radialGradient>`;

/** A bulb that hangs from (x, y) on its cable. */
const bulb = (x, y, size, turn) =>
  `<g transform="translate(${num(x)} ${num(y)}) rotate(${num(turn)}) scale(${size})"><circle cy="17" r="64" fill="url(#halo)"/><path d="M-4.500-2H4.500L5.500 9H-5.500Z" fill="#16120d"/><path d="M-3-1H-1.500V8H-3Z" fill="#5a4c38"/><path d="M-5 9C-6 13-10 15-10 22C-10 29-5 33 0 33C5 33 10 29 10 22C10 15 6 13 5 9Z" fill="url(#bulb)"/><path d="M-6 18C-7 22-6 26-4 28" stroke="#fff" stroke-width="1.5" fill="none" opacity=".7" stroke-linecap="round"/></g>`;

/** How deep a cable hangs at x between two posts at a and b. */
const hang = (x, a, b, low) => low * (1 - ((2 * x - a - b) / (b - a)) ** 2);

/** Two strings of bulbs, one before the other, 600 × 220, seamless along x. */
function bulbs({ seed = 0 }) {
  const swag = (a, b, y, low) => `M${a} ${y}Q${(a + b) / 2} ${y + low * 2} ${b} ${y}`;
  const row = (spans, y, size, count, blur) => {
    const cable = spans.map(([a, b, low]) => swag(a, b, y, low)).join('');
    const hung = spans
      .flatMap(([a, b, low]) =>
        Array.from({ length: count }, (_, i) => {
          const x = a + ((i + 0.5) / count) * (b - a);
          return bulb(
            x,
            y + hang(x, a, b, low),
            size * (1 + 0.06 * Math.sin(i * 7.3 + a)),
            5 * Math.sin(i * 3.1 + a + seed),
          );
        }),
      )
      .join('');
    return `<g${blur ? ` filter="url(#far)" opacity=".75"` : ''}><path d="${cable}" fill="none" stroke="#0b0f0b" stroke-width="${num(2.4 * size)}"/>${hung}</g>`;
  };
  // The far string is shifted by half a span, so it has spans that pass both sides.
  const far = row(
    [
      [-300, 300, 34],
      [300, 900, 34],
    ].map(([a, b, low]) => [a, b, low]),
    8,
    0.42,
    7,
    true,
  );
  const near = row(
    [
      [-600, 0, 96],
      [0, 600, 96],
      [600, 1200, 96],
    ],
    4,
    0.86,
    5,
    false,
  );
  return svgDocument({ width: 600, height: 220, defs: `${GLOWS}${blurFilter('far', 1.3, 6)}`, body: far + near });
}

/** A flame above a wick at (x, y), `tall` high. */
const flame = (x, y, tall, lean) =>
  `<g transform="translate(${num(x)} ${num(y)})"><circle cy="${num(-tall * 0.4)}" r="${num(tall * 2.6)}" fill="url(#halo)"/><path d="M0 1C${num(-tall * 0.3)}-${num(tall * 0.14)} ${num(-tall * 0.26)}-${num(tall * 0.5)} ${num(lean)}-${num(tall)}C${num(lean * 0.4 + tall * 0.27)}-${num(tall * 0.5)} ${num(tall * 0.3)}-${num(tall * 0.14)} 0 1Z" fill="url(#fire)"/><path d="M0-${num(tall * 0.04)}C${num(-tall * 0.13)}-${num(tall * 0.16)} ${num(-tall * 0.12)}-${num(tall * 0.34)} ${num(lean * 0.4)}-${num(tall * 0.56)}C${num(tall * 0.14)}-${num(tall * 0.34)} ${num(tall * 0.13)}-${num(tall * 0.16)} 0-${num(tall * 0.04)}Z" fill="#fffbe6"/></g>`;

/** A pelita buluh: a bamboo stake with oil and a wick in its uppermost joint. */
function torch(x, foot, head, thick, lean) {
  const node = (t) => foot + (head - foot) * t;
  const at = (y) => x + (lean * (foot - y)) / (foot - head);
  const joints = [0.2, 0.5, 0.78]
    .map((t) => `M${num(at(node(t)) - thick * 0.62)} ${num(node(t))}H${num(at(node(t)) + thick * 0.62)}`)
    .join('');
  return `<path d="M${num(x - thick / 2)} ${foot}L${num(at(head) - thick / 2)} ${head}H${num(at(head) + thick / 2)}L${num(x + thick / 2)} ${foot}Z" fill="url(#cane)"/><path d="${joints}" stroke="#2c2410" stroke-width="2"/><ellipse cx="${num(at(head))}" cy="${head}" rx="${num(thick / 2)}" ry="2" fill="#2a1c0a"/>${flame(at(head), head, thick * 2.1, 2.5)}`;
}

const FIRE =
  '<linearGradient id="fire" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f08a32" stop-opacity=".7"/><stop offset=".5" stop-color="#ffc564"/><stop offset="1" stop-color="#fff1c4"/></linearGradient><linearGradient id="cane" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#2f2a12"/><stop offset=".4" stop-color="#a98d4c"/><stop offset=".62" stop-color="#7e7440"/><stop offset="1" stop-color="#241f0e"/></linearGradient><filter id="drop" x="-20%" y="-20%" width="140%" height="140%" color-interpolation-filters="sRGB"><feDropShadow dx="2" dy="5" stdDeviation="6" flood-color="#010604" flood-opacity=".7"/></filter>';

const dressed = (width, height, behind, picture) =>
  svgDocument({ width, height, defs: GLOWS + FIRE, body: `${behind}<g filter="url(#drop)">${picture}</g>` });

/** At the left: bunga manggar of three heights before banana leaves, 330 × 430. */
async function yardLeft({ light, leaf, foils }) {
  const surfaces = [
    ...bananaLeaf({
      points: [
        [-30, 440, -80],
        [20, 350, -70],
        [34, 250, -64],
        [0, 160, -60],
      ],
      width: 44,
      seed: 12,
      green: leaf.far,
      roll: -0.3,
    }),
    ...bananaLeaf({
      points: [
        [-24, 450, -60],
        [50, 392, -50],
        [128, 360, -44],
        [206, 372, -40],
      ],
      width: 44,
      seed: 14,
      green: leaf.near,
      droop: 0.7,
    }),
    ...bungaManggar({
      foot: [28, 450, -24],
      head: [58, 152, -20],
      size: 104,
      foils: [foils[0], foils[1], foils[0], foils[4]],
      seed: 3,
      thick: 3.2,
    }),
    ...bungaManggar({
      foot: [74, 450, 6],
      head: [146, 236, 12],
      size: 84,
      foils: [foils[2], foils[1], foils[3]],
      seed: 7,
    }),
    ...bungaManggar({
      foot: [6, 450, 20],
      head: [18, 292, 34],
      size: 74,
      foils: [foils[3], foils[5], foils[0]],
      seed: 16,
    }),
  ];
  const front = await sculpture({ width: 330, height: 430, pixels: 640, surfaces, light });
  return dressed(330, 430, '', front);
}

/** At the right: banana leaves, torches between them, bougainvillea at their foot, 380 × 400. */
async function yardRight({ light, leaf, bract, shrub }) {
  const back = await sculpture({
    width: 380,
    height: 400,
    pixels: 620,
    light,
    surfaces: bananaLeaf({
      points: [
        [402, 420, -40],
        [372, 290, -30],
        [338, 180, -20],
        [286, 96, -10],
        [236, 66, -4],
      ],
      width: 58,
      seed: 5,
      green: leaf.far,
      roll: 0.5,
    }),
  });
  const front = await sculpture({
    width: 380,
    height: 400,
    pixels: 620,
    light,
    surfaces: [
      ...bananaLeaf({
        points: [
          [400, 420, -60],
          [336, 312, -50],
          [262, 226, -30],
          [176, 186, -10],
          [104, 212, 10],
        ],
        width: 60,
        seed: 2,
        green: leaf.near,
        droop: 0.5,
      }),
      ...bananaLeaf({
        points: [
          [398, 440, 20],
          [312, 376, 30],
          [226, 350, 40],
          [132, 362, 46],
          [64, 398, 50],
        ],
        width: 52,
        seed: 9,
        green: leaf.near,
        droop: 0.7,
      }),
      ...bungaKertas({
        branches: [
          [
            [400, 300, 70],
            [352, 330, 84],
            [300, 372, 90],
          ],
          [
            [400, 340, 80],
            [350, 372, 94],
            [322, 410, 96],
          ],
        ],
        size: 21,
        dense: 1.8,
        seed: 21,
        bract,
        green: shrub,
      }),
    ],
  });
  const torches = torch(96, 420, 176, 10, -7) + torch(50, 420, 262, 9, 6);
  return dressed(380, 400, `<g filter="url(#drop)">${back}</g>${torches}`, front);
}

/** Bougainvillea that has grown over the awning from the upper right, 380 × 330. */
async function vine({ light, bract, shrub }) {
  const surfaces = bungaKertas({
    branches: [
      [
        [410, -20, -20],
        [330, 20, 0],
        [240, 40, 10],
        [160, 44, 10],
        [92, 78, 0],
      ],
      [
        [400, -10, 0],
        [350, 70, 14],
        [320, 150, 20],
        [322, 232, 10],
      ],
      [
        [400, -30, -30],
        [320, 60, -10],
        [252, 104, 0],
        [216, 156, 0],
      ],
      [
        [404, 0, 10],
        [384, 90, 20],
        [376, 190, 14],
        [380, 286, 10],
      ],
    ],
    size: 23,
    dense: 2,
    seed: 4,
    bract,
    green: shrub,
  });
  return dressed(380, 330, '', await sculpture({ width: 380, height: 330, pixels: 600, surfaces, light }));
}

/** A sprig of bougainvillea between two lines, 240 × 44. */
async function rule({ light, bract, shrub, line }) {
  const surfaces = bungaKertas({
    branches: [
      [
        [120, 24, 0],
        [104, 20, 4],
        [86, 23, 0],
      ],
      [
        [118, 24, 2],
        [136, 19, 6],
        [156, 22, 2],
      ],
    ],
    size: 12,
    dense: 1.5,
    seed: 8,
    bract,
    green: shrub,
  });
  const lines = `<path d="M6 23H66M174 23H234" stroke="${line}" stroke-width="1.2"/><circle cx="68" cy="23" r="2.2" fill="${line}"/><circle cx="172" cy="23" r="2.2" fill="${line}"/>`;
  return svgDocument({
    width: 240,
    height: 44,
    body: lines + (await sculpture({ width: 240, height: 44, pixels: 480, surfaces, light })),
  });
}

/** A brass tray as guests are served from, bougainvillea laid on its rim, 260 × 260. */
async function seal({ light, bract, shrub, brass, dish }) {
  const C = 130;
  const beads = times(56, (i) => {
    const a = (i / 56) * Math.PI * 2;
    return `<circle cx="${num(C + Math.cos(a) * 103)}" cy="${num(C + Math.sin(a) * 103)}" r="2.3" opacity=".6"/>`;
  });
  const flutes = times(
    28,
    (i) =>
      `<path transform="rotate(${num((i * 360) / 28)} ${C} ${C})" d="M130 34C136 40 137 50 130 58C123 50 124 40 130 34Z" opacity=".3"/>`,
  );
  const wreath = (from, to, seed) => {
    const at = (t, r) => {
      const a = ((from + (to - from) * t) * Math.PI) / 180;
      return [C + Math.sin(a) * r, C - Math.cos(a) * r, 4];
    };
    return bungaKertas({
      branches: [[at(0, 96), at(0.35, 94), at(0.7, 93), at(1, 90)]],
      size: 19,
      dense: 1.7,
      seed,
      bract,
      green: shrub,
    });
  };
  const flowers = await sculpture({
    width: 260,
    height: 260,
    pixels: 420,
    light,
    surfaces: [...wreath(172, 262, 5), ...wreath(20, 52, 9)],
  });
  return svgDocument({
    width: 260,
    height: 260,
    defs: `${FIRE}${relief('brass', { color: brass[1], blur: 1.4, height: 7, elevation: 46, shine: 0.36, exponent: 12, shineColor: brass[2] })}<radialGradient id="dish" cx=".42" cy=".36" r=".8"><stop offset="0" stop-color="${dish[0]}"/><stop offset="1" stop-color="${dish[1]}"/></radialGradient><radialGradient id="age"><stop offset=".55" stop-color="${brass[0]}" stop-opacity="0"/><stop offset="1" stop-color="${brass[0]}" stop-opacity=".8"/></radialGradient>`,
    body: `<g filter="url(#brass)"><circle cx="${C}" cy="${C}" r="112" opacity=".5"/><circle cx="${C}" cy="${C}" r="109" fill="none" stroke="#000" stroke-width="4" opacity=".5"/><circle cx="${C}" cy="${C}" r="70" fill="none" stroke="#000" stroke-width="4" opacity=".45"/>${beads}${flutes}</g><circle cx="${C}" cy="${C}" r="114" fill="url(#age)"/><circle cx="${C}" cy="${C}" r="66" fill="url(#dish)"/><circle cx="${C}" cy="${C}" r="65" fill="none" stroke="${brass[0]}" stroke-width="3"/><g filter="url(#drop)">${flowers}</g>`,
  });
}

/** A floret that falls, 40 × 40; `pose` turns it. */
async function fallen({ light, bract }, pose) {
  const surfaces = oneFloret({ at: [20, 20, 0], size: 14, ...pose }, bract, pose.roll);
  const body = await sculpture({ width: 40, height: 40, pixels: 120, surfaces, light });
  return svgDocument({ width: 40, height: 40, body });
}

/** Four bamboo rods, crossed and bound at the corners, 120 × 120 with corners of 42. */
function rodFrame({ cane, lashing }) {
  const rod = (d, width) =>
    `<path d="${d}" stroke="${cane[0]}" stroke-width="${width}"/><path d="${d}" stroke="${cane[1]}" stroke-width="${width * 0.42}"/>`;
  const lines = rod('M8 18H112M8 102H112', 5) + rod('M18 8V112M102 8V112', 5);
  const bound = [
    [18, 18],
    [102, 18],
    [18, 102],
    [102, 102],
  ]
    .map(
      ([x, y]) =>
        `<path d="M${x - 5} ${y - 5}L${x + 5} ${y + 5}M${x - 5.4} ${y - 2}L${x + 2} ${y + 5.4}M${x - 2} ${y - 5.4}L${x + 5.4} ${y + 2}" stroke="${lashing}" stroke-width="2.4" stroke-linecap="round"/>`,
    )
    .join('');
  const joints = [30, 90].map((at) => `M${at} 15V21M${at} 99V105M15 ${at}H21M99 ${at}H105`).join('');
  return svgDocument({
    width: 120,
    height: 120,
    body: `${lines}<path d="${joints}" stroke="${mix(cane[0], '#000000', 0.4)}" stroke-width="1.4"/>${bound}`,
  });
}

/** Every role of the rustic-kenduri layout, drawn from a design's `art`. */
export const drawKenduri = (art) => {
  const plants = { light: art.light, bract: art.bract, shrub: art.shrub, leaf: art.leaf };
  const posts = { bamboo: art.bamboo };
  return {
    awning: () => awning({ ...posts, zinc: art.zinc, bulbs: [60, 180, 300, 420, 540] }),
    bulbs: () => bulbs({}),
    vine: () => vine(plants),
    'yard-left': () => yardLeft({ ...plants, foils: art.foils }),
    'yard-right': () => yardRight(plants),
    post: () => bambooPost(posts),
    wall: () => zincWall(art.wall),
    rail: () => bambooRail({ ...posts, lashing: art.lashing }),
    frame: () => rodFrame(art),
    seal: () => seal({ ...plants, brass: art.brass, dish: art.dish }),
    rule: () => rule({ ...plants, line: art.line }),
    'fall-1': () => fallen(plants, { roll: 20, pitch: 30 }),
    'fall-2': () => fallen(plants, { roll: 75, pitch: -46, yaw: 40 }),
    'fall-3': () => ember(12),
  };
};
