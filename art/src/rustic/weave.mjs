import { mix } from '../core/colour.mjs';
import { num, polar } from '../core/path.mjs';
import { seededRandom } from '../core/random.mjs';
import { blurFilter, svgDocument } from '../core/svg.mjs';
import { paperShadow, stain } from '../vintage/filters.mjs';
import { stroke, times } from '../vintage/pen.mjs';
import { grain, overlay } from './paper.mjs';

const mod = (value, by) => ((value % by) + by) % by;

/** The light across a strand: dark where it dives below the next, bright on its back. */
const STRAND =
  '<linearGradient id="strand" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#000" stop-opacity=".5"/><stop offset=".1" stop-color="#000" stop-opacity=".1"/><stop offset=".4" stop-color="#fff" stop-opacity=".26"/><stop offset=".88" stop-color="#000" stop-opacity=".06"/><stop offset="1" stop-color="#000" stop-opacity=".45"/></linearGradient>';

const MAT = 288;
/** Half the diagonal of a crossing: 24 of them are the tile. */
const HALF = 12;
/** Which of twelve strands are dyed, and how. */
const DYED = { 2: 0, 3: 0, 8: 1, 9: 1 };

/** A seamless tile of a screw-pine mat in a two-over-two twill, 288 × 288. `dyes`: two colours among the straw. */
export function screwPineMat({ seed, straw, dyes, age }) {
  const size = HALF * Math.SQRT2;
  const random = seededRandom(seed);
  const cells = new Map();
  const colourOf = (x, y, strand) => {
    const key = `${mod(Math.round(x), MAT)},${mod(Math.round(y), MAT)}`;
    if (!cells.has(key)) {
      const dye = dyes[DYED[mod(strand, 12)]];
      const plain = mix(straw[random.below(straw.length)], '#8a6232', random.between(0, 0.14));
      cells.set(key, dye ? mix(dye, '#2a1508', random.between(0, 0.16)) : plain);
    }
    return cells.get(key);
  };
  let markup = '';
  for (let u = -14; u <= 38; u++)
    for (let v = -26; v <= 26; v++) {
      const [x, y] = [(u - v) * HALF, (u + v) * HALF];
      if (x < -size || x > MAT + size || y < -size || y > MAT + size) continue;
      const over = mod(u + v, 4) < 2;
      const box = `x="${num(-size / 2)}" y="${num(-size / 2 - 0.4)}" width="${num(size)}" height="${num(size + 0.8)}"`;
      markup += `<g transform="translate(${x} ${y}) rotate(${over ? 135 : 45})"><rect ${box} fill="${colourOf(x, y, over ? u : v)}"/><rect ${box} fill="url(#strand)"/></g>`;
    }
  const defs = `${STRAND}<pattern id="fibre" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 1.500H7M0 3.800H7M0 5.900H7" stroke="#3a2208" stroke-width=".5" opacity=".16"/></pattern>${grain('reed', { frequency: '.5', height: 0.9, seed, tile: MAT })}${stain('age', age, { frequency: '.0104', seed: seed + 4, gain: 1.8, offset: -0.85 })}`;
  const whole = `width="${MAT}" height="${MAT}"`;
  return svgDocument({
    width: MAT,
    height: MAT,
    defs,
    body: `${markup}<rect ${whole} fill="url(#fibre)"/>${overlay('reed', MAT, MAT, 0.55)}`,
  });
}

/** A seamless tile of cane webbing as on chairs, 288 × 288: pairs across and down, single strands on the diagonals. */
export function caneWebbing({ cane: [light, body, dark], hole }) {
  const step = 36;
  const strand = (x1, y1, x2, y2, width) =>
    `<g stroke-linecap="square"><path d="M${x1} ${y1}L${x2} ${y2}" stroke="#000" stroke-opacity=".42" stroke-width="${width + 1.6}" transform="translate(1.2 2)"/><path d="M${x1} ${y1}L${x2} ${y2}" stroke="${dark}" stroke-width="${width}"/><path d="M${x1} ${y1}L${x2} ${y2}" stroke="${body}" stroke-width="${width * 0.76}"/><path d="M${x1} ${y1}L${x2} ${y2}" stroke="${light}" stroke-width="${width * 0.26}" transform="translate(-.5 -.5)"/></g>`;
  const unit = [
    strand(-4, -4, 40, 40, 4.2),
    strand(-4, 40, 40, -4, 4.2),
    ...[14, 22].map((x) => strand(x, -4, x, 40, 4.4)),
    ...[14, 22].map((y) => strand(-4, y, 40, y, 4.4)),
  ].join('');
  const count = MAT / step;
  const all = times(count + 2, (i) =>
    times(count + 2, (j) => `<use href="#unit" x="${(i - 1) * step}" y="${(j - 1) * step}"/>`).join(''),
  ).join('');
  return svgDocument({
    width: MAT,
    height: MAT,
    defs: `<clipPath id="cell"><rect width="36" height="36"/></clipPath><g id="unit" clip-path="url(#cell)">${unit}</g>${grain('fine', { frequency: '.4', height: 0.8, seed: 4, tile: MAT })}`,
    body: `<rect width="${MAT}" height="${MAT}" fill="${hole}"/>${all}${overlay('fine', MAT, MAT, 0.5)}`,
  });
}

/** A strip of plain weave with rows of dyed lozenges between two rods, 192 × 80, seamless to both sides. */
export function wovenBand({ seed, straw, dyes, rod: [light, body, dark] }) {
  const random = seededRandom(seed);
  const cell = 8;
  const rows = 7;
  const far = (i, j) => Math.abs(mod(i, 12) - 6) + Math.abs(j - 3) * 1.6;
  const colour = (i, j) => {
    const d = far(i, j);
    if (d < 1.5) return dyes[1];
    if (d < 3.4) return straw[0];
    if (d < 5.1) return dyes[0];
    return d > 8.6 ? dyes[1] : straw[random.below(straw.length)];
  };
  let weave = '';
  for (let i = 0; i < 24; i++)
    for (let j = 0; j < rows; j++) {
      const upright = (i + j) % 2;
      const fill = mix(colour(i, j), '#2a1508', random.between(0, 0.14));
      weave += `<g transform="translate(${i * cell + 4} ${12 + j * cell + 4}) rotate(${upright ? 90 : 0})"><rect x="-4.2" y="-4" width="8.400" height="8" fill="${fill}"/><rect x="-4.2" y="-4" width="8.400" height="8" fill="url(#across)"/></g>`;
    }
  const bar = (y) =>
    `<rect y="${y}" width="192" height="9" fill="url(#rod)"/>${[40, 88, 136, 184].map((x) => `<path d="M${x} ${y}v9" stroke="${dark}" stroke-width="1.6" opacity=".7"/><path d="M${x + 1.6} ${y}v9" stroke="${light}" stroke-width=".9" opacity=".5"/>`).join('')}`;
  const defs = `<linearGradient id="across" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#000" stop-opacity=".45"/><stop offset=".35" stop-color="#fff" stop-opacity=".24"/><stop offset="1" stop-color="#000" stop-opacity=".4"/></linearGradient><linearGradient id="rod" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${mix(body, dark, 0.4)}"/><stop offset=".3" stop-color="${light}"/><stop offset=".6" stop-color="${body}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`;
  return svgDocument({ width: 192, height: 80, defs, body: `${weave}${bar(4)}${bar(67)}` });
}

/** A seamless tile of a bamboo blind, 240 × 96: slats with threads. `contrast` keeps it calm below words. */
export function blindTile({ seed, slats, thread, line }) {
  const random = seededRandom(seed);
  const slat = (i) =>
    `<rect y="${i * 8}" width="240" height="8" fill="${slats[random.below(slats.length)]}"/><path d="M0 ${i * 8 + 7.6}H240" stroke="${line}" stroke-width=".9"/>`;
  const threads = [60, 180].map(
    (x) => `<path d="M${x} 0V96" stroke="${thread}" stroke-width="1.6" stroke-dasharray="5 3"/>`,
  );
  return svgDocument({ width: 240, height: 96, body: times(12, slat).join('') + threads.join('') });
}

/** A disc of coiled rattan, bound from its rim to its heart, 260 × 260, with a flat dish for initials. */
export function coiledSeal({ rattan: [light, body, dark], dish, dyes = [] }) {
  const coil = (radius, width, i) => {
    const count = Math.round((radius * 2 * Math.PI) / (width * 0.72));
    const bindings = times(count, (k) => {
      const angle = (k / count) * 360 + i * 4;
      const [x, y] = polar(130, 130, angle, radius);
      const dyed = dyes.length > 0 && i % 2 === 0 && k % 8 < 3;
      const colour = dyed ? dyes[(k >> 3) % dyes.length] : mix(body, k % 3 ? light : dark, 0.18);
      return `<ellipse transform="translate(${num(x)} ${num(y)}) rotate(${num(angle + 14)})" rx="${num(width * 0.3)}" ry="${num(width * 0.54)}" fill="${colour}" stroke="${dark}" stroke-width=".7"/><ellipse transform="translate(${num(x - 0.8)} ${num(y - 1)}) rotate(${num(angle + 14)})" rx="${num(width * 0.1)}" ry="${num(width * 0.36)}" fill="${light}" opacity=".6"/>`;
    });
    return `<circle cx="130" cy="130" r="${radius}" fill="none" stroke="${dark}" stroke-width="${width}"/>${bindings.join('')}`;
  };
  const coils = [
    [104, 13],
    [91, 13],
    [78, 13],
  ].map(([radius, width], i) => coil(radius, width, i));
  const defs = `<radialGradient id="dish" cx="45%" cy="40%"><stop offset="0" stop-color="${mix(dish, '#ffffff', 0.14)}"/><stop offset="1" stop-color="${dish}"/></radialGradient>${paperShadow('shadow', { colour: '#1f0f02', dy: 6, blur: 6, opacity: 0.5 })}${blurFilter('soft', 3)}`;
  const body2 = `<g filter="url(#shadow)"><circle cx="130" cy="130" r="110" fill="${dark}"/></g>${coils.join('')}<circle cx="130" cy="130" r="71" fill="url(#dish)"/><circle cx="130" cy="130" r="71" fill="none" stroke="#000" stroke-width="7" opacity=".3" filter="url(#soft)"/>`;
  return svgDocument({ width: 260, height: 260, defs, body: body2 });
}

/** A palm frond as path data's markup, without colour: `count` pairs of leaflets. */
export function frond(x, y, angle, length, count, { slim = 0.05, bend = 26 } = {}) {
  const at = (t) => [...polar(x, y, angle + bend * t * 0.5, length * t), angle + bend * t];
  const points = [0, 0.3, 0.6, 1].map((t) => at(t).slice(0, 2));
  let markup = `<path d="${stroke(points, (t) => 6 - 4.5 * t, 14)}"/>`;
  for (let i = 1; i <= count; i++) {
    const t = 0.1 + (0.9 * i) / count;
    const [px, py, turn] = at(t);
    const reach = length * 0.46 * Math.sin(Math.PI * Math.min(0.97, t * 0.88 + 0.1)) + 10;
    for (const side of [-1, 1]) {
      const out = turn + side * (64 - 34 * t);
      const way = [[px, py], polar(px, py, out, reach * 0.55), polar(px, py, out + side * 10, reach)];
      markup += `<path d="${stroke(way, (q) => reach * slim * 2 * Math.sin(Math.PI * q ** 0.6) + 0.3, 9)}"/>`;
    }
  }
  return markup;
}
