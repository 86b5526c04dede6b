import { num, polar } from '../core/path.mjs';
import { seededRandom } from '../core/random.mjs';
import { blurFilter, svgDocument } from '../core/svg.mjs';

/**
 * Sunlight that falls through a window with bars onto a wall: panes of light, with the shadow of palm leaves in them.
 * What is between the panes is the wall itself, in shade; so the picture needs no edge of its own.
 */

const SIZE = { width: 1000, height: 1000 };

/** Where a place of the window, both 0 to 1, meets the wall: sheared by the low sun, wider with distance. */
const onWall =
  ({ origin, across, down }) =>
  (x, y) => [
    origin[0] + across[0] * x + down[0] * y + 26 * x * y,
    origin[1] + across[1] * x + down[1] * y - 40 * x * y,
  ];

const quad = (points) => `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z`;

/** The panes between the bars of a window of `columns` and `rows`; its upper row is an arch of fanned panes. */
function panes(window, { columns, rows, bar }) {
  const place = onWall(window);
  let d = '';
  for (let i = 0; i < columns; i++)
    for (let j = 0; j < rows; j++) {
      const [x0, x1] = [(i + bar) / columns, (i + 1 - bar) / columns];
      const [y0, y1] = [(j + bar * 0.9) / rows, (j + 1 - bar * 0.9) / rows];
      d += quad([place(x0, y0), place(x1, y0), place(x1, y1), place(x0, y1)]);
    }
  return d;
}

/** A palm's leaf of `pairs` leaflets from (x, y); `bend` is how far it turns to its tip, in degrees. */
function palmLeaf(random, { x, y, angle, length, bend, pairs, reach }) {
  const at = (t) => [...polar(x, y, angle + bend * t * 0.5, length * t), angle + bend * t];
  let d = '';
  for (let i = 1; i <= pairs; i++)
    for (const side of [-1, 1]) {
      const t = 0.08 + (0.92 * (i + side * 0.2)) / pairs;
      const [px, py, turn] = at(Math.min(1, t));
      const long =
        reach * (0.4 + 0.6 * Math.sin(Math.PI * Math.min(0.98, t * 0.82 + 0.14))) * random.between(0.88, 1.08);
      const lean = turn + side * (66 - 44 * t + random.between(-6, 6));
      const wide = reach * random.between(0.036, 0.052);
      // Leaflets hang: they bow down towards their tips.
      const [tx, ty] = polar(px, py, lean, long);
      const [mx, my] = polar(px, py, lean, long * 0.5);
      const drop = long * random.between(0.05, 0.2);
      const [ax, ay] = polar(mx, my - drop * 0.2, lean - 90, wide);
      const [bx, by] = polar(mx, my - drop * 0.2, lean + 90, wide);
      const tip = `${num(tx)} ${num(ty + drop)}`;
      d += `M${num(px)} ${num(py)}Q${num(ax)} ${num(ay)} ${tip}Q${num(bx)} ${num(by)} ${num(px)} ${num(py)}Z`;
    }
  const [ex, ey] = at(1);
  const [mx, my] = at(0.5);
  const rib = `<path d="M${num(x)} ${num(y)}Q${num(mx)} ${num(my)} ${num(ex)} ${num(ey)}" fill="none" stroke="#000" stroke-width="${num(reach * 0.034)}"/>`;
  return `<path d="${d}"/>${rib}`;
}

/** Windows from right to left: the first is what a phone shows. */
const WINDOWS = [
  { origin: [560, 60], across: [330, 46], down: [-196, 620] },
  { origin: [96, 120], across: [300, 44], down: [-190, 600] },
];
const GRID = { columns: 3, rows: 5, bar: 0.075 };

/** Leaves nearer to the wall are sharper. */
const NEAR = [
  { x: 1030, y: 40, angle: 250, length: 560, bend: -26, pairs: 17, reach: 220 },
  { x: 1060, y: 330, angle: 262, length: 520, bend: -30, pairs: 16, reach: 190 },
];
const FAR = [
  { x: 640, y: -60, angle: 214, length: 520, bend: -20, pairs: 15, reach: 210 },
  { x: 330, y: 40, angle: 236, length: 430, bend: -24, pairs: 14, reach: 180 },
];

/** Light of `sun.light`, warm; `sun.fade` the part of its strength that the lower rows keep. */
export function windowLight({ sun }) {
  const random = seededRandom(24);
  const leaves = (list) => list.map((leaf) => palmLeaf(random, leaf)).join('');
  return svgDocument({
    ...SIZE,
    defs: `${blurFilter('edge', 4.2, 10)}${blurFilter('near', 4.6, 10)}${blurFilter('far', 9, 10)}<linearGradient id="fade" gradientUnits="userSpaceOnUse" x1="820" y1="40" x2="380" y2="900"><stop offset="0" stop-color="#fff"/><stop offset=".5" stop-color="#fff" stop-opacity=".86"/><stop offset="1" stop-color="#fff" stop-opacity=".3"/></linearGradient><mask id="sun" maskUnits="userSpaceOnUse" x="0" y="0" width="1000" height="1000"><g filter="url(#edge)"><path d="${WINDOWS.map((window) => panes(window, GRID)).join('')}" fill="url(#fade)"/></g><g filter="url(#far)" opacity=".6">${leaves(FAR)}</g><g filter="url(#near)" opacity=".82">${leaves(NEAR)}</g></mask>`,
    body: `<rect width="1000" height="1000" fill="${sun.light}" mask="url(#sun)"/>`,
  });
}
