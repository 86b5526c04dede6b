import { svgDocument } from '../core/svg.mjs';
import { front, laceFlower, laceHem } from './kebaya-lace.mjs';
import { kerongsang } from './kerongsang.mjs';

/** The edge of a front that is closed: a scoop from the shoulder to the middle, then straight down. Box 300 × 820. */
const CLOSED = {
  width: 300,
  height: 820,
  grow: [0.86, 0.86],
  points: [
    [-14, 12],
    [60, 17],
    [140, 36],
    [206, 72],
    [256, 118],
    [286, 168],
    [296.5, 226],
    [296.5, 400],
    [296.5, 560],
    [296.5, 834],
  ],
};

/** The edge of a front that is open: down the side, then to its corner at the hem. Box 240 × 820. */
const OPEN = {
  width: 240,
  height: 820,
  grow: [0.46, 1.85],
  points: [
    [29, -14],
    [30, 200],
    [34, 380],
    [50, 500],
    [86, 606],
    [138, 698],
    [196, 774],
    [228, 842],
  ],
};

/** Every role of the layout vintage-kebaya. */
export function drawKebaya({ thread, brooch, light }) {
  const [closed, open] = [CLOSED, OPEN].map((box) => (mirrored, seed) => front({ ...box, mirrored, seed, thread }));
  const gold = { tones: brooch, light };
  return {
    'closed-left': () => closed(false, 5),
    'closed-right': () => closed(true, 6),
    'front-left': () => open(false, 3),
    'front-right': () => open(true, 4),
    hem: () => laceHem({ width: 120, height: 74, thread }),
    brooch: () => kerongsang({ ...gold, size: 120, pixels: 200, dish: 0.34, petals: 8 }),
    seal: () => kerongsang({ ...gold, size: 260, pixels: 400, dish: 0.64, petals: 16 }),
    rule: () => laceFlower({ width: 240, height: 40, thread, sprig: true }),
    'fall-1': () => laceFlower({ width: 40, height: 40, thread }),
    'fall-2': () => pearl(brooch),
  };
}

/** A loose pearl. */
const pearl = ({ pearl: lit, shell, shadow }) =>
  svgDocument({
    width: 40,
    height: 40,
    defs: `<radialGradient id="p" cx=".38" cy=".34" r=".7"><stop offset="0" stop-color="#fff"/><stop offset=".35" stop-color="${lit}"/><stop offset=".8" stop-color="${shell}"/><stop offset="1" stop-color="${shadow}" stop-opacity=".8"/></radialGradient>`,
    body: '<circle cx="20" cy="20" r="6" fill="url(#p)"/>',
  });
