import { seededRandom } from '../core/random.mjs';
import { svgDocument } from '../core/svg.mjs';
import { bud, inked, jasmine, leaf, tinted } from './pen-line.mjs';

/** One line from the head of the card: it draws a spray of melati, a boat and a bend of the river, and runs on. */

const SPRAY = { width: 400, height: 440 };
const RIVER = { width: 1200, height: 180 };
/** Where the line comes in above the spray, and where it leaves for the river; x in the spray's units. */
const ENTRY = 382;
const EXIT = 236;

/** The spray: stem, leaves and flowers in the order of the pen. */
export function spray({ ink, clay, indigo, paper }) {
  const random = seededRandom(12);
  const flowers = {
    large: jasmine(random, { x: 258, y: 170, size: 70, petals: 7, inner: 4, turn: 0.9, flat: 0.92, tilt: 0.4 }),
    second: jasmine(random, { x: 150, y: 262, size: 56, petals: 6, inner: 3, turn: 2.4, flat: 0.74, tilt: -0.5 }),
    small: jasmine(random, { x: 330, y: 312, size: 44, petals: 6, turn: 4.2, flat: 0.66, tilt: 0.5 }),
  };
  const buds = {
    top: bud({ x: 330, y: 92, angle: -1.95, length: 62, width: 23 }),
    left: bud({ x: 176, y: 120, angle: -2.5, length: 66, width: 24 }),
    low: bud({ x: 94, y: 316, angle: 2.75, length: 56, width: 21 }),
  };
  const leaves = {
    right: leaf({ x: 336, y: 186, angle: 0.75, length: 66, width: 34, bend: 0.5 }),
    upper: leaf({ x: 214, y: 92, angle: -2.3, length: 88, width: 44, bend: 0.5 }),
    low: leaf({ x: 236, y: 352, angle: 2.86, length: 118, width: 52, bend: -0.4 }),
    foot: leaf({ x: 252, y: 378, angle: 0.2, length: 112, width: 48, bend: -0.5 }),
  };
  const line = [
    [ENTRY, 0],
    [ENTRY, 24],
    [376, 62],
    [352, 92],
    ...buds.top.line,
    [344, 128],
    [346, 168],
    ...leaves.right.line,
    [330, 178],
    ...flowers.large.line,
    [236, 118],
    ...leaves.upper.line,
    [202, 112],
    ...buds.left.line,
    [184, 160],
    [196, 208],
    [176, 240],
    ...flowers.second.line,
    [118, 294],
    ...buds.low.line,
    [140, 324],
    [212, 334],
    [276, 318],
    ...flowers.small.line,
    [300, 342],
    [258, 350],
    ...leaves.low.line,
    [246, 366],
    ...leaves.foot.line,
    [242, 392],
    [EXIT, 418],
    [EXIT, 440],
  ];
  const whole = (parts) => Object.values(parts).flatMap(({ fill }) => fill);
  return svgDocument({
    ...SPRAY,
    body: tinted(whole(leaves), indigo) + tinted(whole(flowers), paper) + tinted(whole(buds), clay) + inked(line, ink),
  });
}

/**
 * The river: the line comes down from the spray, draws a perahu tambang,
 * ripples and the mountain, and leaves at the left.
 */
export function river({ ink, clay, indigo }) {
  const right = RIVER.width - SPRAY.width;
  const x = right + EXIT;
  const roof = [
    [890, 69],
    [896, 58],
    [926, 50],
    [960, 48],
    [992, 51],
    [1012, 59],
    [1019, 68],
  ];
  const hull = [
    [1076, 75],
    [1052, 96],
    [1004, 106],
    [920, 106],
    [870, 97],
    [842, 72],
  ];
  const line = [
    [x, 0],
    [x, 14],
    [x + 8, 30],
    [x + 60, 38],
    [x + 120, 38],
    [1186, 50],
    [1174, 70],
    [1124, 76],
    ...hull,
    // The gunwale, two posts, the roof from the right post's head and back to it, the gunwale to the stern.
    [874, 88],
    [903, 90],
    [904, 70],
    [907, 90],
    [956, 92],
    [1003, 91],
    [1004, 70],
    [948, 69],
    ...roof,
    [1008, 71],
    [1008, 91],
    [1050, 86],
    [1074, 78],
    [1084, 90],
    [1130, 110],
    [1110, 124],
    [1010, 122],
    [900, 120],
    [832, 112],
    [800, 120],
    [826, 136],
    [900, 138],
    [940, 146],
    [880, 158],
    [760, 150],
    [690, 128],
    [640, 104],
    [590, 66],
    [556, 34],
    [540, 24],
    [520, 40],
    [496, 46],
    [470, 34],
    [436, 62],
    [380, 96],
    [300, 116],
    [220, 124],
    [120, 128],
    [40, 132],
    [-20, 134],
  ];
  const water = [
    [1210, 84],
    [1090, 86],
    [1000, 97],
    [860, 96],
    [780, 124],
    [700, 140],
    [500, 144],
    [200, 138],
    [-20, 140],
    [-20, 162],
    [160, 158],
    [420, 166],
    [700, 160],
    [880, 168],
    [1040, 160],
    [1210, 166],
  ];
  return svgDocument({
    ...RIVER,
    body: tinted([water], indigo) + tinted([[...roof.slice(0, -1), [1006, 67]]], clay) + inked(line, ink),
  });
}
const THREAD = { width: 26, height: 540 };

/** The line on its way down beside the letter; repeats. */
export function thread({ ink }) {
  const points = Array.from({ length: 46 }, (_, i) => {
    const y = i * 12;
    const turn = (y / THREAD.height) * 2 * Math.PI;
    return [13 + 4.4 * Math.sin(turn) + 2.2 * Math.sin(2 * turn + 1) - 2.2 * Math.sin(1), y];
  });
  return svgDocument({ ...THREAD, body: inked([[13, -12], ...points, [13, 552]], ink, { thick: 1.7 }) });
}

const WAVE = { width: 260, height: 54 };

/** The line across the page between two sections, with a jasmine; repeats. */
export function wave({ ink, paper, indigo }) {
  const flower = jasmine(seededRandom(7), { x: 132, y: 24, size: 21, petals: 6, turn: 0.4, flat: 0.85, tilt: 0.3 });
  const sprout = leaf({ x: 178, y: 36, angle: -0.5, length: 34, width: 15, bend: 0.3 });
  const line = [
    [-20, 40],
    [0, 40],
    [44, 46],
    [84, 40],
    [108, 32],
    ...flower.line,
    [156, 34],
    [172, 38],
    ...sprout.line,
    [206, 40],
    [240, 39],
    [260, 40],
    [280, 40],
  ];
  return svgDocument({
    ...WAVE,
    body:
      tinted(sprout.fill, indigo, [2.4, 1.8]) +
      tinted(flower.fill, paper, [2.4, 1.8]) +
      inked(line, ink, { thick: 1.8, step: 2 }),
  });
}

/** The divider: a bud between two ends of the line. */
export function rule({ ink, clay }) {
  const middle = bud({ x: 104, y: 20, angle: -0.12, length: 36, width: 14 });
  const line = [[4, 22], [40, 25], [80, 20], [100, 20], ...middle.line, [120, 25], [160, 26], [200, 20], [236, 22]];
  return svgDocument({
    width: 240,
    height: 36,
    body: tinted(middle.fill, clay, [2, 1.6]) + inked(line, ink, { thick: 1.8, step: 2 }),
  });
}

const CLOSED = { width: 300, height: 420 };

/** Of the closed card: the line grows out of the lower edge into one flower and its buds. */
export function closed({ ink, paper, clay, indigo }) {
  const random = seededRandom(44);
  const flower = jasmine(random, { x: 168, y: 120, size: 78, petals: 7, inner: 5, turn: 1.2, flat: 0.9, tilt: 0.5 });
  const second = bud({ x: 64, y: 196, angle: -2.1, length: 70, width: 27 });
  const third = bud({ x: 254, y: 232, angle: -0.9, length: 58, width: 23 });
  const left = leaf({ x: 148, y: 330, angle: -2.75, length: 118, width: 52, bend: 0.4 });
  const right = leaf({ x: 166, y: 354, angle: -0.35, length: 108, width: 46, bend: -0.3 });
  const line = [
    [168, 432],
    [166, 400],
    [164, 364],
    ...right.line,
    [156, 344],
    ...left.line,
    [140, 300],
    [84, 236],
    ...second.line,
    [96, 226],
    [136, 200],
    ...flower.line,
    [186, 176],
    [218, 238],
    [240, 244],
    ...third.line,
    [236, 262],
    [196, 304],
    [176, 372],
    [180, 432],
  ];
  return svgDocument({
    ...CLOSED,
    body:
      tinted([...left.fill, ...right.fill], indigo) +
      tinted(flower.fill, paper) +
      tinted([...second.fill, ...third.fill], clay) +
      inked(line, ink),
  });
}

/** The line closed to a ring about the initials, twice round, with a bud and a leaf where it meets. */
export function ring({ ink, clay, indigo, dish }) {
  const round = (from, to, radius, swing) =>
    Array.from({ length: 22 }, (_, i) => {
      const turn = from + ((to - from) * i) / 21;
      const r = radius + swing * Math.sin(turn * 3 + from);
      return [130 + Math.cos(turn) * r, 130 + Math.sin(turn) * r];
    });
  const [sprout, tip] = [
    leaf({ x: 200, y: 212, angle: 0.25, length: 44, width: 20, bend: -0.3 }),
    bud({ x: 186, y: 222, angle: 1.0, length: 34, width: 15 }),
  ];
  const line = [
    ...round(0.86, 0.86 + 2 * Math.PI - 0.02, 108, 2.6),
    ...sprout.line,
    ...round(0.98, 0.98 + 2 * Math.PI - 0.08, 101, -2.4),
    ...tip.line,
  ];
  return svgDocument({
    width: 260,
    height: 260,
    body: `<circle cx="130" cy="130" r="104" fill="${dish}"/>${tinted(sprout.fill, indigo, [3, 2])}${tinted(tip.fill, clay, [3, 2])}${inked(line, ink)}`,
  });
}

const petal = ({ ink, clay, indigo }, isLeaf) => {
  const shape = isLeaf
    ? leaf({ x: 8, y: 32, angle: -0.8, length: 36, width: 15, bend: 0.3 })
    : bud({ x: 9, y: 31, angle: -0.75, length: 32, width: 14 });
  return svgDocument({
    width: 40,
    height: 40,
    body: tinted(shape.fill, isLeaf ? indigo : clay, [2, 1.5]) + inked(shape.line, ink, { thick: 1.8, step: 2 }),
  });
};

/** Every role of the minimal-river layout. */
export const drawRiver = (art) => ({
  spray: () => spray(art),
  river: () => river(art),
  thread: () => thread(art),
  wave: () => wave(art),
  closed: () => closed(art),
  rule: () => rule(art),
  seal: () => ring(art),
  'fall-1': () => petal(art, false),
  'fall-2': () => petal(art, true),
});
