import { leafWidth, ribbon } from '../classic/brush.mjs';
import { bloom, hook } from '../classic/carving.mjs';
import { num, polar } from '../core/path.mjs';
import { svgDocument } from '../core/svg.mjs';
import { embossFilter, pressed } from './emboss.mjs';

const RELIEF = { width: 540, height: 300 };
const FRIEZE = { width: 96, height: 64 };

const range = (count, make) => Array.from({ length: count }, (_, i) => make(i));

/** A shape pressed in two steps: its outline, and within it a second, deeper one. */
const pressedStroke = (spine, width, inner = 0.52) =>
  `<path d="${ribbon(spine, width, 26)}" opacity=".62"/>` +
  (inner ? `<path d="${ribbon(spine, (t) => width(t) * inner, 26)}" opacity=".5"/>` : '');

/** A leaf that leaves (x, y) towards `angle` and curls to the side `way`. */
function leaf(x, y, angle, length, way, breadth = 0.36) {
  const spine = [
    [x, y],
    polar(x, y, angle - way * 6, length * 0.34),
    polar(x, y, angle + way * 6, length * 0.7),
    polar(x, y, angle + way * 24, length * 0.96),
  ];
  return pressedStroke(spine, leafWidth(length * breadth), 0.42);
}

/** The stem: `x` → its point and the direction in which it grows there. */
const AMPLITUDE = 96;
const STEP = (2 * Math.PI) / RELIEF.width;
const vineAt = (x) => [x, 150 - AMPLITUDE * Math.sin(x * STEP)];
const vineAngle = (x) => 90 - (Math.atan(AMPLITUDE * STEP * Math.cos(x * STEP)) * 180) / Math.PI;

/**
 * What curls under a crest: a tendril that leaves the stem on its way down, leaves about it, a blossom at its heart.
 */
function curl() {
  const [from, radius] = [212, 74];
  const heading = vineAngle(from);
  const [sx, sy] = vineAt(from);
  const [cx, cy] = polar(sx, sy, heading + 90, radius);
  const around = (t) => {
    const r = radius * (1 - 0.47 * t);
    return { r, angle: heading - 90 + 500 * t };
  };
  const spine = range(44, (i) => {
    const { r, angle } = around(i / 43);
    return polar(cx, cy, angle, r);
  });
  let leaves = '';
  for (let i = 0; i < 9; i++) {
    const t = 0.13 + i * 0.066;
    const { r, angle } = around(t);
    leaves += leaf(...polar(cx, cy, angle, r), angle + 52, 62 - i * 2, 1, 0.5);
    if (i % 2) leaves += leaf(...polar(cx, cy, angle, r - 4), angle + 140, 26, -1, 0.5);
  }
  const blossom =
    range(8, (i) => leaf(...polar(cx, cy, i * 45, 6), i * 45, 28, 0, 0.62)).join('') +
    `<circle cx="${num(cx)}" cy="${num(cy)}" r="6.5" opacity="1"/>`;
  return leaves + pressedStroke(spine, (t) => 12.5 - 6 * t, 0.4) + blossom;
}

/** Leaves over a crest, outwards and along the stem. */
const crest = () =>
  [-6, 34, 74, 114, 154, 194, 236]
    .map((x, i) => {
      const [px, py] = vineAt(x);
      const angle = vineAngle(x);
      return leaf(px, py, angle - 50, i % 2 ? 54 : 64, -1, 0.5) + leaf(px, py, angle - 16, 36, -1, 0.46);
    })
    .join('') + [-4, 30, 66].map((x) => leaf(...vineAt(x), vineAngle(x) + 48, 50, 1, 0.5)).join('');

/** One wave of awan larat, the drifting cloud; what lies under its crest lies again, turned, over its trough. */
const vine = () => {
  const half = crest() + curl();
  const stem = range(70, (i) => vineAt(-20 + i * 8.6));
  return `${half}<g transform="rotate(180 270 150)">${half}</g>${pressedStroke(stem, () => 13, 0.4)}`;
};

/** Straight mouldings under the vine. */
const moulding = (width) =>
  [
    [271, 5, 0.3],
    [282, 2, 0.3],
  ]
    .map(([y, height, opacity]) => `<rect y="${y}" width="${width}" height="${height}" opacity="${opacity}"/>`)
    .join('');

const relief = ({ tone }) =>
  pressed(`<g transform="translate(0 -6) scale(1 .93)">${vine()}</g>${moulding(RELIEF.width)}`, {
    ...RELIEF,
    tone,
    repeat: true,
  });

/** Pucuk rebung, bamboo shoots in a row, for narrow places. */
const frieze = ({ tone }) => {
  const shoot = (x, size) =>
    [1, 0.7, 0.38]
      .map(
        (share, i) =>
          `<path d="M${num(x - 17 * size * share)} 52C${num(x - 15 * size * share)} ${num(52 - 26 * size * share)} ${num(x - 4 * share)} ${num(52 - 34 * size * share)} ${x} ${num(52 - 44 * size * (0.4 + 0.6 * share))}C${num(x + 4 * share)} ${num(52 - 34 * size * share)} ${num(x + 15 * size * share)} ${num(52 - 26 * size * share)} ${num(x + 17 * size * share)} 52Z" opacity="${[0.4, 0.35, 0.5][i]}"/>`,
      )
      .join('');
  const dots = [0, 48, 96].map((x) => `<circle cx="${x}" cy="14" r="3.4" opacity=".7"/>`).join('');
  return pressed(
    `${shoot(24, 0.95)}${shoot(72, 0.95)}${shoot(48, 0.5)}${shoot(0, 0.5)}${dots}<rect y="54" width="96" height="3" opacity=".4"/>`,
    { ...FRIEZE, tone: { ...tone, depth: 3.4, soft: 0.7 }, repeat: true },
  );
};

/** A round of the same cotton with a scalloped edge and a wreath pressed into it; the initials are live text. */
function seal({ tone, disc }) {
  const scallops = range(36, (i) => {
    const [x, y] = polar(130, 130, i * 10, 108);
    return `<circle cx="${num(x)}" cy="${num(y)}" r="11"/>`;
  }).join('');
  const wreath = range(28, (i) => {
    const angle = (i * 360) / 28;
    return hook(...polar(130, 130, angle, 82), angle + 62, 24, 11, 1);
  }).join('');
  const blooms = [0, 90, 180, 270].map((angle) => bloom(...polar(130, 130, angle, 91), 16, 6, angle)).join('');
  const ring = (r, width, opacity) =>
    `<circle cx="130" cy="130" r="${r}" fill="none" stroke="#000" stroke-width="${width}" opacity="${opacity}"/>`;
  return svgDocument({
    width: 260,
    height: 260,
    defs: `${embossFilter('press', [0, 0, 260, 260], { ...tone, depth: 4, soft: 0.8 })}<radialGradient id="paper" cx="36%" cy="30%" r="80%"><stop offset="0" stop-color="${disc.from}"/><stop offset="1" stop-color="${disc.to}"/></radialGradient><filter id="lie" x="-15%" y="-15%" width="130%" height="130%"><feDropShadow dx="0" dy="3" stdDeviation="3.4" flood-color="${tone.shade}" flood-opacity=".55"/></filter>`,
    body: `<g filter="url(#lie)" fill="url(#paper)"><path d="M22 130a108 108 0 1 0 216 0a108 108 0 1 0 -216 0Z"/><g fill="${disc.to}">${scallops}</g><circle cx="130" cy="130" r="110"/></g><g filter="url(#press)">${wreath}${blooms}${ring(108, 2.4, 0.6)}${ring(68, 2.4, 0.6)}</g>`,
  });
}

/** A foil line with lozenges in its middle. */
const rule = ({ foil }) =>
  svgDocument({
    width: 240,
    height: 30,
    defs: `<linearGradient id="f" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="240" y2="30"><stop offset="0" stop-color="${foil[0]}"/><stop offset=".42" stop-color="${foil[1]}"/><stop offset=".52" stop-color="${foil[2]}"/><stop offset=".62" stop-color="${foil[1]}"/><stop offset="1" stop-color="${foil[0]}"/></linearGradient>`,
    body: `<g fill="url(#f)"><path d="M16 14.6H94V15.6H16ZM146 14.6H224V15.6H146ZM100 15l4 -3.6 4 3.6 -4 3.6ZM132 15l4 -3.6 4 3.6 -4 3.6Z"/><path fill-rule="evenodd" d="M120 4L129 15L120 26L111 15ZM120 9.4L124.6 15L120 20.6L115.4 15Z"/></g>`,
  });

/** A petal of handmade paper. */
const petal = ({ fall }, turn) =>
  svgDocument({
    width: 40,
    height: 40,
    defs: `<linearGradient id="p" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${fall.light}"/><stop offset="1" stop-color="${fall.deep}"/></linearGradient>`,
    body: `<path transform="rotate(${turn} 20 20)" d="M20 5C29 10 31 24 21 35C10 27 9 12 20 5Z" fill="url(#p)" stroke="${fall.edge}" stroke-width=".7"/>`,
  });

/** Every role of the minimal-press layout. */
export const drawPress = (art) => ({
  relief: () => relief(art),
  frieze: () => frieze(art),
  rule: () => rule(art),
  seal: () => seal(art),
  'fall-1': () => petal(art, 10),
  'fall-2': () => petal(art, 130),
});
