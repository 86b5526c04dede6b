import { mix } from '../core/colour.mjs';
import { num, polar } from '../core/path.mjs';
import { linear, sculpture } from '../core/sculpt.mjs';
import { svgDocument } from '../core/svg.mjs';
import { painter } from '../floral/painter.mjs';
import { paperShadow } from '../vintage/filters.mjs';
import { times } from '../vintage/pen.mjs';
import { palmLeaf } from './palm-leaf.mjs';
import { gingerLeaf, stalk, torchGinger } from './torch-ginger.mjs';
import { blindTile, caneWebbing, coiledSeal, frond, wovenBand } from './weave.mjs';

const SHADE = paperShadow('below', { colour: '#02110c', dy: 7, blur: 6, opacity: 0.55, tight: 0.35 });

/** What grows in a corner: feathered palms in the dark, before them ginger leaves and torches, sculpted. */
async function corner(brush, palms, { leaves, stalks, heads }, { tones, light }) {
  const surfaces = [
    ...leaves.map(({ points, width, ...how }) => gingerLeaf(points, width, tones, how)),
    ...stalks.map(({ points, thick }) => stalk(points, thick, tones)),
    ...heads.flatMap(({ open, seed, ...where }) => torchGinger(where, tones, { open, seed })),
  ];
  const front = await sculpture({ width: 380, height: 380, pixels: 560, surfaces, light });
  return brush.document(
    380,
    380,
    `<defs>${SHADE}</defs><g filter="url(#below)">${palms.join('')}</g><g filter="url(#below)">${front}</g>`,
  );
}

/** Leaves from the upper right corner, a torch leaning in from the edge; 380 × 380. */
function upperSpray({ seed, greens: [deep, mid, dark], ginger }) {
  const brush = painter(seed, { leaves: [deep, mid, dark], berry: mid, leafShade: dark });
  const [x, y] = [392, -14];
  const palms = [
    palmLeaf(brush, x, y, -74, 320, 17, dark),
    palmLeaf(brush, x, y, 190, 330, 17, dark),
    palmLeaf(brush, x, y, -122, 300, 16, deep),
  ];
  const grown = {
    leaves: [
      {
        points: [
          [406, -30, -60],
          [318, 10, -50],
          [214, 26, -40],
          [104, 62, -34],
        ],
        width: 34,
        turn: 0.7,
        seed: 1,
        tone: 0.5,
      },
      {
        points: [
          [410, -20, -50],
          [352, 70, -40],
          [326, 168, -30],
          [340, 272, -24],
        ],
        width: 33,
        turn: 0.6,
        seed: 2,
        tone: 0.25,
      },
      {
        points: [
          [404, -30, -40],
          [318, 54, -30],
          [244, 120, -20],
          [186, 208, -16],
        ],
        width: 36,
        turn: 0.8,
        seed: 3,
      },
      {
        points: [
          [420, 20, -20],
          [392, 130, -14],
          [384, 220, -10],
          [398, 310, -6],
        ],
        width: 27,
        turn: -0.6,
        seed: 5,
        tone: 0.4,
      },
    ],
    stalks: [
      {
        points: [
          [416, 232, 0],
          [366, 192, 14],
          [322, 146, 24],
        ],
        thick: 5,
      },
    ],
    heads: [{ at: [322, 146, 24], size: 122, roll: -42, pitch: 20, seed: 3.1 }],
  };
  return corner(brush, palms, grown, ginger);
}

/** Leaves and torches from the lower left corner, 380 × 380. */
function lowerSpray({ seed, greens: [deep, mid, dark], ginger }) {
  const brush = painter(seed + 4, { leaves: [deep, mid, dark], berry: mid, leafShade: dark });
  const [x, y] = [-12, 392];
  const palms = [
    palmLeaf(brush, x, y, 12, 340, 18, dark),
    palmLeaf(brush, x, y, 70, 330, 17, dark),
    palmLeaf(brush, x, y, 44, 320, 17, deep),
  ];
  const grown = {
    leaves: [
      {
        points: [
          [-20, 400, -70],
          [26, 290, -60],
          [52, 180, -50],
          [44, 66, -44],
        ],
        width: 34,
        turn: 0.5,
        seed: 1,
        tone: 0.45,
      },
      {
        points: [
          [-20, 396, -60],
          [74, 302, -50],
          [136, 222, -44],
          [168, 122, -40],
        ],
        width: 33,
        turn: 0.6,
        seed: 2,
        tone: 0.3,
      },
      {
        points: [
          [-16, 404, -50],
          [92, 322, -40],
          [182, 272, -30],
          [282, 250, -24],
        ],
        width: 34,
        turn: 0.7,
        seed: 3,
      },
      {
        points: [
          [-10, 410, -30],
          [110, 372, -20],
          [220, 352, -12],
          [330, 362, -6],
        ],
        width: 32,
        turn: 0.8,
        seed: 6,
        tone: 0.2,
      },
    ],
    stalks: [
      {
        points: [
          [18, 420, 0],
          [58, 320, 10],
          [88, 236, 20],
        ],
        thick: 5.4,
      },
      {
        points: [
          [40, 430, 20],
          [118, 372, 34],
          [178, 322, 44],
        ],
        thick: 5,
      },
      {
        points: [
          [10, 430, 30],
          [22, 390, 40],
          [34, 352, 46],
        ],
        thick: 4.4,
      },
    ],
    heads: [
      { at: [88, 238, 20], size: 136, roll: 14, pitch: 16, seed: 1.7 },
      { at: [178, 324, 44], size: 118, roll: 40, pitch: 22, seed: 4.4 },
      { at: [34, 354, 46], size: 84, roll: 10, pitch: 12, seed: 2.3, open: 0.4 },
    ],
  };
  return corner(brush, palms, grown, ginger);
}

/** A rod of rattan bent to a frame and bound at its corners, 120 × 120 with corners of 42. */
function boundFrame([light, body, dark]) {
  const rod = (width, colour, shift = 0) =>
    `<rect x="${9 + shift}" y="${9 + shift}" width="102" height="102" rx="9" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
  const turns = times(6, (i) => 13 + i * 4.3);
  const wrap = (x, y, turn) =>
    `<g transform="translate(${num(x)} ${num(y)}) rotate(${turn})"><path d="M-1-6.500Q1.500 0-1 6.500" fill="none" stroke="${dark}" stroke-width="4.8"/><path d="M-1-6.200Q1.500 0-1 6.200" fill="none" stroke="${mix(body, light, 0.45)}" stroke-width="3.4"/><path d="M-1-4Q1-1-.4 1" fill="none" stroke="${light}" stroke-width="1.1"/></g>`;
  const corner = turns.map((at) => wrap(at + 6, 9, 0) + wrap(9, at + 6, 90)).join('') + wrap(12, 12, 45);
  const corners = [0, 90, 180, 270].map((turn) => `<g transform="rotate(${turn} 60 60)">${corner}</g>`).join('');
  const defs = paperShadow('near', { colour: '#010a07', dy: 2.5, blur: 2, opacity: 0.6, tight: 0.4 });
  return svgDocument({
    width: 120,
    height: 120,
    defs,
    body: `<g filter="url(#near)">${rod(8.4, dark)}${rod(6.6, body)}${rod(2, light, -1.2)}${corners}</g>`,
  });
}

/** Two palm leaves about a knot, 240 × 40. */
function palmRule(ink, knot) {
  const half = `<g fill="${ink}">${frond(130, 22, 84, 100, 7, { slim: 0.05, bend: 10 })}</g>`;
  return svgDocument({
    width: 240,
    height: 40,
    body: `<g transform="translate(0 12.8) scale(1 .39)">${half}<g transform="translate(240 0) scale(-1 1)">${half}</g></g><circle cx="120" cy="21" r="6" fill="none" stroke="${knot}" stroke-width="2.2"/><circle cx="120" cy="21" r="2.200" fill="${knot}"/>`,
  });
}

/** A small leaf, 40 × 40. */
const fallingLeaf = (colour, turn) => {
  const [tx, ty] = polar(20, 20, 0, 16);
  return svgDocument({
    width: 40,
    height: 40,
    body: `<g transform="rotate(${turn} 20 20)"><path d="M20 37C10 28 11 14 ${num(tx)} ${num(ty)}C29 14 30 28 20 37Z" fill="${colour}"/><path d="M20 37V8M20 28L14 22M20 28L26 22M20 20L15.500 15M20 20L24.500 15" stroke="${mix(colour, '#f4f3c8', 0.5)}" stroke-width=".8" fill="none"/></g>`,
  });
};

/** Cane webbing behind a forest-green card in a bound rattan frame, with ginger leaves and torches. */
export function drawRotan(art) {
  const tones = Object.fromEntries(Object.entries(art.ginger.tones).map(([name, hex]) => [name, linear(hex)]));
  const grown = { ...art, ginger: { tones, light: art.ginger.light } };
  return {
    mat: () => caneWebbing(art.cane),
    'spray-a': () => upperSpray(grown),
    'spray-b': () => lowerSpray(grown),
    frame: () => boundFrame(art.rattan),
    blind: () => blindTile(art.blind),
    band: () => wovenBand(art.band),
    seal: () => coiledSeal(art.seal),
    rule: () => palmRule(art.rattan[0], art.ginger.tones.bract),
    'fall-1': () => fallingLeaf(art.greens[1], 25),
    'fall-2': () => fallingLeaf(art.greens[3], 150),
    'fall-3': () => fallingLeaf(art.greens[0], 260),
  };
}
