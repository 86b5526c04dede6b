import { polar, smoothPath } from '../core/path.mjs';
import { svgDocument } from '../core/svg.mjs';

/** The picture's box; the line on which everything stands is 28 above its lower edge. */
const PICTURE = { width: 400, height: 440, ground: 412 };
/** Room above the tips: flowers are drawn as if the picture began there. */
const LIFT = 20;
const lowered = (markup) => `<g transform="translate(0 ${LIFT})">${markup}</g>`;

/** One pen. */
const pen = (points, { ink, width = 2.2 }) =>
  `<path d="${smoothPath(points, false)}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Turns, mirrors and moves points of a flower that stands with its foot at 0,0. */
const placed =
  ({ x, y, turn = 0, size = 1, mirror = false }) =>
  (points) =>
    points.map(([px, py]) => {
      const distance = Math.hypot(px, py) * size;
      const angle = (Math.atan2(mirror ? -px : px, -py) * 180) / Math.PI + turn;
      return polar(x, y, angle, distance);
    });

/**
 * A calla: the outline goes up at one side and over the far rim to the tip,
 * comes back along the near rim, and curls in.
 */
const CALLA = {
  back: [
    [0, 0],
    [-9, -34],
    [-24, -70],
    [-45, -98],
    [-58, -116],
    [-52, -134],
    [-24, -146],
    [14, -152],
    [48, -168],
    [70, -196],
  ],
  near: [
    [70, -196],
    [69, -162],
    [58, -128],
    [34, -101],
    [2, -90],
    [-30, -95],
    [-50, -110],
    [-47, -124],
    [-28, -127],
    [-6, -121],
  ],
  side: [
    [56, -126],
    [40, -92],
    [24, -58],
    [10, -26],
    [2, 6],
  ],
  spadix: [
    [2, -92],
    [-4, -116],
    [-6, -142],
    [0, -158],
    [9, -155],
    [13, -138],
    [12, -112],
    [9, -94],
  ],
  fill: [
    [2, -2],
    [-24, -66],
    [-54, -112],
    [-40, -138],
    [20, -150],
    [66, -190],
    [64, -140],
    [40, -88],
    [16, -40],
  ],
};

const flower = (at, { fill, heart }, ink) => {
  const lay = placed(at);
  const drift = placed({ ...at, x: at.x + 7, y: at.y + 5 });
  return {
    wash: `<path d="${smoothPath(drift(CALLA.fill))}" fill="${fill}"/><path d="${smoothPath(drift(CALLA.spadix))}" fill="${heart}"/>`,
    line: ['back', 'near', 'side', 'spadix'].map((part) => pen(lay(CALLA[part]), { ink })).join(''),
    foot: lay([[0, 0]])[0],
  };
};

const shifted = (points, dx, dy) => smoothPath(points.slice(0, -1).map(([x, y]) => [x + dx, y + dy]));

/**
 * Two callas that lean towards each other, and the line that comes in at the left,
 * draws them, and runs on at the right.
 */
function couple({ ink, wash, tall, low }) {
  const { width } = PICTURE;
  const ground = PICTURE.ground - LIFT;
  const one = flower({ x: 196, y: 214, turn: -13, size: 1.06 }, tall, ink);
  const two = flower({ x: 290, y: 248, turn: 20, size: 0.94, mirror: true }, low, ink);
  const leaf = [
    [206, 384],
    [176, 348],
    [132, 318],
    [80, 302],
    [34, 306],
    [58, 338],
    [104, 364],
    [156, 380],
    [206, 384],
  ];
  const blade = [
    [262, 387],
    [292, 356],
    [330, 336],
    [376, 332],
    [356, 360],
    [318, 380],
    [262, 387],
  ];
  const strokes = [
    [
      [-12, ground],
      [60, ground],
      [124, ground],
      [176, 391],
      [206, 384],
    ],
    leaf,
    [[42, 308], [100, 328], [160, 358], [206, 384], [236, 386], [248, 362], [232, 316], [208, 262], one.foot],
    [[197, 218], [216, 268], [240, 326], [246, 372], [262, 387], [276, 366], [284, 318], [289, 280], two.foot],
    [
      [291, 250],
      [297, 292],
      [292, 340],
      [280, 374],
      [290, 390],
      [340, ground],
      [width + 12, ground],
    ],
    blade,
    [
      [262, 387],
      [304, 366],
      [340, 348],
      [370, 336],
    ],
  ];
  return `<path d="${shifted(leaf, 6, 6)}${shifted(blade, 5, 5)}" fill="${wash}"/>${one.wash}${two.wash}${one.line}${two.line}${strokes.map((points) => pen(points, { ink })).join('')}`;
}

/** One calla that grows out of the lower edge, for the closed card and the letter. */
const single = (colours, ink) => {
  const one = flower({ x: 96, y: 226, turn: 9, size: 1.12, mirror: true }, colours, ink);
  const stem = (dx) => [
    [97 + dx, 224],
    [100 + dx * 2, 290],
    [92 + dx * 3, 360],
    [70 + dx * 4, 432],
  ];
  return `${one.wash}${one.line}${pen(stem(0), { ink })}${pen(stem(2.4), { ink })}`;
};

/** The line again: a knot of two loops, as wide as what it divides. */
const knot = ({ ink }, width, height, spread) => {
  const [x, y] = [width / 2, height / 2];
  const loops = [
    [4, y],
    [x - spread * 1.9, y],
    [x - spread * 1.1, y + 4],
    [x - 2, y - 1],
    [x + spread * 0.7, y - height * 0.36],
    [x + spread * 1.15, y - 3],
    [x + spread * 0.7, y + height * 0.32],
    [x + 2, y + 1],
    [x - spread * 0.7, y - height * 0.36],
    [x - spread * 1.15, y - 3],
    [x - spread * 0.7, y + height * 0.32],
    [x, y],
    [x + spread * 1.1, y + 4],
    [x + spread * 1.9, y],
    [width - 4, y],
  ];
  return pen(loops, { ink, width: 1.5 });
};

/** The line runs down beside the letter: a soft wave with a leaf now and then, seamless along y. */
const thread = ({ ink, wash }) => {
  const wave = Array.from({ length: 29 }, (_, i) => [13 + 5 * Math.sin((i * Math.PI) / 7), -20 + i * 20]);
  const leaf = [
    [14, 300],
    [22, 284],
    [22, 262],
    [13, 246],
    [8, 262],
    [9, 284],
    [14, 300],
  ];
  return `<path d="${shifted(leaf, 2, 2)}" fill="${wash}"/>${pen(wave, { ink, width: 1.2 })}${pen(leaf, { ink, width: 1.2 })}`;
};

/** The same line closed to a ring, its ends crossing; the initials are live text on its dish. */
const seal = ({ ink, dish, low }) => {
  const ring = Array.from({ length: 23 }, (_, i) => polar(130, 130, 200 + i * 17.2, 108 - i * 0.35 + 2 * Math.sin(i)));
  return `<circle cx="136" cy="135" r="104" fill="${low.fill}"/><circle cx="130" cy="130" r="104" fill="${dish}"/>${pen(ring, { ink, width: 3 })}`;
};

const petal = ({ ink }, fill, turn) =>
  `<g transform="rotate(${turn} 20 20)"><path d="M22 7C31 14 30 27 22 36C14 29 13 15 22 7Z" fill="${fill}"/><path d="M19 5C28 12 27 25 19 34C11 27 10 13 19 5Z" fill="none" stroke="${ink}" stroke-width="1.2"/></g>`;

const drawing = (width, height, body) => svgDocument({ width, height, body });

/** Every role of the minimal-line layout. */
export const drawOneLine = (art) => ({
  couple: () => drawing(PICTURE.width, PICTURE.height, lowered(couple(art))),
  single: () => drawing(220, PICTURE.height, lowered(single(art.low, art.ink))),
  closed: () => drawing(220, PICTURE.height, lowered(single(art.closed, art.ink))),
  thread: () => drawing(26, 540, thread(art)),
  rule: () => drawing(240, 36, knot(art, 240, 36, 26)),
  seal: () => drawing(260, 260, seal(art)),
  'fall-1': () => drawing(40, 40, petal(art, art.low.fill, 14)),
  'fall-2': () => drawing(40, 40, petal(art, art.tall.fill, 120)),
});
