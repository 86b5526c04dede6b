import { mix } from '../core/colour.mjs';
import { num, smoothPath } from '../core/path.mjs';
import { svgDocument } from '../core/svg.mjs';
import { curvePoints } from './brush.mjs';
import { relief, shadow } from './filters.mjs';

/** Silk hangings of a bridal dais: a valance of swags, side curtains that are tied back, gold fringe and tassels. */

const TILE = 300;
const repeated = (markup) => [-TILE, 0, TILE].map((x) => `<g transform="translate(${x} 0)">${markup}</g>`).join('');

/** Tones across a run of folds: light on the crests, dark in the troughs. */
const foldTone = (silk, i, n) => {
  const wave = 0.5 + 0.5 * Math.cos((i / n) * n * 1.9);
  return mix(
    silk[2],
    wave > 0.5 ? mix(silk[1], silk[0], (wave - 0.5) * 2) : silk[1],
    0.25 + 0.75 * Math.min(1, wave * 1.4),
  );
};

const gold = (id, metal, more = {}) =>
  relief(id, {
    color: metal,
    blur: 0.7,
    height: 3.4,
    elevation: 48,
    shine: 0.7,
    exponent: 18,
    shineColor: '#fff3c8',
    strength: 1.1,
    ...more,
  });

/** Threads of gold that hang from points along an edge. */
function fringe(points, length) {
  return points
    .map(
      ([x, y], i) =>
        `<path d="M${num(x)} ${num(y)}v${num(length * (i % 2 ? 1 : 0.86))}" stroke="#000" stroke-width="2.5" stroke-linecap="round" opacity=".8"/>`,
    )
    .join('');
}

/** A braided edge along points. */
const braid = (points, width) =>
  `<path d="${smoothPath(points, false)}" fill="none" stroke="#000" stroke-width="${width}" opacity=".55"/><path d="${smoothPath(points, false)}" fill="none" stroke="#000" stroke-width="${width * 0.5}" stroke-dasharray="3 2.2" opacity=".6"/>`;

function tassel(x, y, size) {
  const threads = [-3, -2, -1, 0, 1, 2, 3]
    .map(
      (i) =>
        `<path d="M${num(x + i * size * 0.1)} ${num(y + size * 0.5)}q${num(i * size * 0.06)} ${num(size * 0.5)} ${num(i * size * 0.08)} ${num(size * 1.3)}" stroke="#000" stroke-width="${num(size * 0.12)}" fill="none" stroke-linecap="round" opacity=".7"/>`,
    )
    .join('');
  return `${threads}<path d="M${num(x)} ${num(y)}C${num(x - size * 0.5)} ${num(y + size * 0.1)} ${num(x - size * 0.42)} ${num(y + size * 0.6)} ${num(x - size * 0.34)} ${num(y + size * 0.62)}H${num(x + size * 0.34)}C${num(x + size * 0.42)} ${num(y + size * 0.6)} ${num(x + size * 0.5)} ${num(y + size * 0.1)} ${num(x)} ${num(y)}Z" opacity=".8"/><circle cx="${num(x)}" cy="${num(y)}" r="${num(size * 0.26)}"/>`;
}

/** One swag from (0, 0) to (300, 0), and the tail that falls over each join. */
export function valance({ silk, metal }) {
  const folds = 13;
  const hang = (i) => {
    const drop = 16 + (i / folds) * 82;
    const inset = (i / folds) * 26;
    return curvePoints(
      [
        [0, 2 + i * 0.5],
        [40 + inset * 0.3, drop * 0.52 + 4],
        [150, drop + 8],
        [260 - inset * 0.3, drop * 0.52 + 4],
        [TILE, 2 + i * 0.5],
      ],
      30,
    );
  };
  let cloth = `<path d="M0 0H${TILE}V10H0Z" fill="${silk[1]}"/>`;
  for (let i = folds; i >= 0; i--) {
    const edge = hang(i);
    cloth += `<path d="${smoothPath(edge, false)}L${TILE} -4H0Z" fill="${foldTone(silk, i, folds)}"/>`;
  }
  const glow = `<path d="${smoothPath(hang(folds), false)}L${TILE} -4H0Z" fill="url(#sheen)"/>`;
  const edge = hang(folds);
  const gilt =
    braid(edge, 6) +
    fringe(
      edge
        .filter((_, i) => i > 0 && i < edge.length - 1)
        .flatMap(([x, y], i) => [
          [x, y + 2],
          ...(edge[i + 2] ? [[(x + edge[i + 2][0]) / 2, (y + edge[i + 2][1]) / 2 + 2]] : []),
        ]),
      15,
    );
  // The tail: pleats of falling length on both sides of the join, drawn about x = 0.
  let tail = '';
  const pleats = [
    [-34, 62, 0.2],
    [-22, 92, 0.75],
    [-10, 122, 0.35],
    [34, 62, 0.2],
    [22, 92, 0.75],
    [10, 122, 0.35],
    [0, 140, 0.95],
  ];
  let tailEdge = '';
  for (const [x, length, tone] of pleats) {
    const w = 11;
    tail += `<path d="M${x * 0.5 - w * 0.7} -4C${x * 0.8 - w} ${length * 0.4} ${x - w} ${length * 0.7} ${x - w} ${length - 6}L${x} ${length + 6}L${x + w} ${length - 6}C${x + w} ${length * 0.7} ${x * 0.8 + w} ${length * 0.4} ${x * 0.5 + w * 0.7} -4Z" fill="${mix(silk[2], silk[0], tone)}"/>`;
    tailEdge += `<path d="M${x - w} ${length - 6}L${x} ${length + 6}L${x + w} ${length - 6}" fill="none" stroke="#000" stroke-width="3.4" opacity=".7"/>`;
  }
  const rail = `<path d="M0 4H${TILE}" stroke="#000" stroke-width="9" opacity=".5"/><path d="M0 4H${TILE}" stroke="#000" stroke-width="4" opacity=".5"/>`;
  const knot = `<circle cx="0" cy="14" r="13" opacity=".6"/><circle cx="0" cy="14" r="8" opacity=".7"/><circle cx="0" cy="14" r="3.4"/>`;
  return svgDocument({
    width: TILE,
    height: 200,
    defs: `<radialGradient id="sheen" gradientUnits="userSpaceOnUse" cx="150" cy="60" r="150"><stop offset="0" stop-color="#fff" stop-opacity=".16"/><stop offset=".6" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".34"/></radialGradient>${gold('gold', metal)}${shadow('drop', { dx: 0, dy: 5, blur: 5, opacity: 0.3, foot: 0.2 })}<filter id="blur"><feGaussianBlur stdDeviation=".9"/></filter>`,
    body:
      repeated(
        `<g filter="url(#drop)"><g filter="url(#blur)">${cloth}</g>${glow}<g filter="url(#gold)">${gilt}</g></g>`,
      ) +
      repeated(
        `<g filter="url(#drop)"><g filter="url(#blur)">${tail}</g><g filter="url(#gold)">${tailEdge}${tassel(0, 144, 17)}${knot}</g></g>`,
      ) +
      repeated(`<g filter="url(#gold)">${rail}</g>`),
  });
}

/** A curtain at the left edge, tied back with a cord, its folds fanning below. */
export function drape({ silk, metal }) {
  const [width, height, tie] = [150, 620, 420];
  const folds = 16;
  const line = (u) => [
    [-14 + u * 138, -6],
    [-14 + u * (110 + 14 * u), 120],
    [-12 + u * 72, 270],
    [-8 + u * 34, tie],
    [-10 + u * 48, tie + 90],
    [-12 + u * (70 + 8 * Math.sin(u * 20)), height - 22 + 6 * Math.sin(u * 26)],
  ];
  const points = (u) => curvePoints(line(u), 36);
  let cloth = '';
  for (let i = 0; i < folds; i++) {
    const [near, far] = [points(i / folds), points((i + 1.25) / folds)];
    cloth += `<path d="${smoothPath(near, false)}L${num(far.at(-1)[0])} ${num(far.at(-1)[1])}${smoothPath([...far].reverse(), false).replace('M', 'L')}Z" fill="${foldTone(silk, i * 1.7 + 1, folds)}"/>`;
  }
  const rim = points(1.08);
  const hem = Array.from({ length: 20 }, (_, i) => points((i / 19) * 1.08).at(-1));
  const cord = `<path d="M-4 ${tie - 12}Q14 ${tie + 2} 30 ${tie - 8}" fill="none" stroke="#000" stroke-width="9" stroke-linecap="round" opacity=".6"/><path d="M-4 ${tie - 12}Q14 ${tie + 2} 30 ${tie - 8}" fill="none" stroke="#000" stroke-width="5" stroke-dasharray="5 3" opacity=".6"/><circle cx="24" cy="${tie - 4}" r="8"/>`;
  return svgDocument({
    width,
    height: height + 20,
    defs: `<linearGradient id="fall" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#000" stop-opacity=".28"/><stop offset=".2" stop-color="#000" stop-opacity="0"/><stop offset=".58" stop-color="#000" stop-opacity=".06"/><stop offset=".66" stop-color="#000" stop-opacity=".4"/><stop offset=".74" stop-color="#000" stop-opacity="0"/></linearGradient><mask id="cloth"><g fill="#fff">${cloth.replace(/fill="#[0-9a-f]+"/g, '')}</g></mask>${gold('gold', metal)}${shadow('drop', { dx: 4, dy: 4, blur: 6, opacity: 0.28, foot: 0.15 })}<filter id="blur"><feGaussianBlur stdDeviation="1.1"/></filter>`,
    body: `<g filter="url(#drop)"><g filter="url(#blur)">${cloth}</g></g><rect width="${width}" height="${height + 20}" fill="url(#fall)" mask="url(#cloth)"/><g filter="url(#gold)">${braid(rim, 5)}${fringe(hem, 16)}${braid(hem, 4)}</g><g filter="url(#drop)"><g filter="url(#gold)">${cord}${tassel(24, tie + 6, 24)}</g></g>`,
  });
}
