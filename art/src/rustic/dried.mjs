import { mix } from '../core/colour.mjs';
import { num, polar } from '../core/path.mjs';
import { place, times } from '../vintage/pen.mjs';
import { hair, stalk, stalkPath } from './brush.mjs';

/** Dried plants, painted hair by hair and petal by petal. Angles are degrees from the top, clockwise. */

const PLUME = ['#f3e4c8', '#e6cfa6', '#d3b384', '#fbf2df', '#b99766'];

const hairs = (markup) => `<g fill="none" stroke-linecap="round">${markup}</g>`;

/** A plume of pampas grass, up to `width` wide, that nods outwards. */
export function pampas(brush, x, y, angle, length, width, { colours = PLUME, count = 640 } = {}) {
  const { between, chance, next, pick } = brush;
  const bend = between(14, 30) * (angle > 0 ? 1 : -1);
  const at = stalk(x, y, angle, length, bend);
  let markup = hair(at(0), length * 0.5, angle + bend * 0.12, 0, 1.6, '#a98655', 0.9);
  for (let i = 0; i < count; i++) {
    const t = 0.24 + 0.74 * next() ** 0.85;
    const [px, py, turn] = at(t);
    const side = chance(0.5) ? -1 : 1;
    const full = Math.sin(Math.PI * Math.min(0.99, (t - 0.2) / 0.84)) ** 0.7;
    const reach = width * (0.5 + 0.85 * next()) * full + 9;
    const out = turn + side * between(6, 40) * (1 - 0.35 * t);
    const depth = chance(0.16) ? 0.45 : (side < 0 ? 0 : 0.25) * next();
    const colour = mix(pick(colours), '#8a6636', depth);
    markup += hair(
      [px + between(-1, 1), py],
      reach,
      out,
      side * between(4, 26),
      between(0.45, 1.1),
      colour,
      between(0.45, 0.9),
    );
  }
  return hairs(markup);
}

/** A hare's tail: a soft oval head on a thin stalk. */
export function bunnyTail(brush, x, y, angle, length, radius, colours = ['#fff6e6', '#f2e2c6', '#dcc39a']) {
  const { between, next, pick } = brush;
  const at = stalk(x, y, angle, length, between(-14, 14));
  const [hx, hy, turn] = at(1);
  let markup = hair(at(0), length, angle, 0, 1.1, '#b3935f', 0.95);
  for (let i = 0; i < 200; i++) {
    const t = next();
    const side = between(-1, 1);
    const from = polar(hx, hy, turn, (t - 0.5) * radius * 2.1);
    const reach = radius * (0.5 + 0.45 * Math.sin(Math.PI * t)) * between(0.6, 1.1);
    const colour = mix(pick(colours), '#a07a45', Math.max(0, side) * 0.35);
    markup += hair(from, reach, turn + side * 62, side * -20, between(0.4, 0.9), colour, between(0.5, 0.95));
  }
  return hairs(markup);
}

/** An ear of wheat with its awns. */
export function wheat(brush, x, y, angle, length, colour = '#c89a4f') {
  const at = stalk(x, y, angle, length, brush.between(-18, 18));
  let markup = `<path d="${stalkPath(at, 1.6)}" fill="#a67c3c"/>`;
  for (let i = 0; i < 9; i++) {
    const [px, py, turn] = at(0.62 + (0.38 * i) / 9);
    for (const side of [-1, 1])
      markup += place(
        px,
        py,
        turn + side * (26 - i),
        `<path d="M0 0C-4-4-4-13 0-17C4-13 4-4 0 0Z" fill="${mix(colour, side < 0 ? '#f6dfa4' : '#7a5420', 0.3)}" stroke="#7a5420" stroke-width=".4"/><path d="M0-16Q${side}-30 ${side * 2} ${num(-38 - brush.next() * 8)}" stroke="#b58a45" stroke-width=".6" fill="none"/>`,
      );
  }
  return markup;
}

/** Sea lavender: small heads of `colours` on side twigs. */
export function statice(brush, x, y, angle, length, colours = ['#b59bb8', '#d6c3d6', '#8f7896']) {
  const { between, pick } = brush;
  const at = stalk(x, y, angle, length, between(-16, 16));
  let markup = `<path d="${stalkPath(at, 1.4)}" fill="#8b8a5e"/>`;
  for (let j = 0; j < 7; j++) {
    const t = 0.45 + (0.55 * j) / 7;
    const [px, py, turn] = at(t);
    const [qx, qy] = polar(px, py, turn + (j % 2 ? 38 : -38), length * 0.16 * (1.3 - t));
    markup += `<path d="M${num(px)} ${num(py)}L${num(qx)} ${num(qy)}" stroke="#8b8a5e" stroke-width=".9"/>`;
    for (let i = 0; i < 9; i++)
      markup += `<circle cx="${num(qx + between(-6, 6))}" cy="${num(qy + between(-6, 6))}" r="${num(between(1.4, 3))}" fill="${pick(colours)}" opacity=".9"/>`;
  }
  return markup;
}

const ROUNDS = [
  { petals: 18, reach: 1 },
  { petals: 16, reach: 0.82 },
  { petals: 14, reach: 0.64 },
  { petals: 11, reach: 0.46 },
  { petals: 8, reach: 0.3 },
];

/**
 * An everlasting daisy seen a little from above. `colours`: outer petals, inner petals, line, eye.
 * The document needs a blur filter `soft` for its shadow.
 */
export function strawFlower(brush, x, y, radius, [outer, inner, line, eye], tilt = 0.9) {
  const { between, next, pick } = brush;
  let markup = '';
  ROUNDS.forEach(({ petals, reach }, round) => {
    const start = next() * 60;
    for (let i = 0; i < petals; i++) {
      const l = radius * reach * between(0.92, 1.06);
      const w = radius * 0.17 * (1.1 - 0.1 * round);
      const colour = mix(outer, inner, Math.min(1, round * 0.24 + between(0, 0.14)));
      markup += place(
        0,
        0,
        start + (i * 360) / petals + between(-5, 5),
        `<path d="M0 0C${num(-w)} ${num(-l * 0.5)} ${num(-w * 0.95)} ${num(-l * 0.82)} 0 ${num(-l)}C${num(w * 0.95)} ${num(-l * 0.82)} ${num(w)} ${num(-l * 0.5)} 0 0Z" fill="${colour}" stroke="${line}" stroke-width=".5" stroke-opacity=".55"/><path d="M0 ${num(-l * 0.3)}V${num(-l * 0.8)}" stroke="${line}" stroke-width=".5" opacity=".35"/>`,
      );
    }
  });
  const pollen = times(26, () => {
    const [px, py] = polar(0, 0, next() * 360, radius * 0.2 * Math.sqrt(next()));
    return `<circle cx="${num(px)}" cy="${num(py)}" r="${between(0.6, 1.2).toFixed(2)}" fill="${pick(['#6e4712', '#e0b256', '#c28e34'])}"/>`;
  }).join('');
  return `<g transform="translate(${num(x)} ${num(y)}) scale(1 ${tilt})"><circle r="${num(radius * 0.98)}" fill="#3b2a16" opacity=".25" filter="url(#soft)" transform="translate(2 5)"/>${markup}<circle r="${num(radius * 0.2)}" fill="${eye}"/>${pollen}</g>`;
}
