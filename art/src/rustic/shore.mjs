import { mix } from '../core/colour.mjs';
import { num, polar, smoothPath } from '../core/path.mjs';
import { blurFilter, svgDocument } from '../core/svg.mjs';
import { paperShadow } from '../vintage/filters.mjs';
import { place, stroke, times } from '../vintage/pen.mjs';
import { plantBrush, twine } from './brush.mjs';
import { bunnyTail, statice, strawFlower } from './dried.mjs';
import { eucalyptus, longLeaf } from './foliage.mjs';
import { grain, overlay } from './paper.mjs';

/** What the tide leaves: driftwood with knotted cotton, starfish, shells and grey leaves. */

/** A seamless tile of linen, 300 × 300. */
export const linenTile = ({ seed, linen, opacity = 0.5 }) =>
  svgDocument({
    width: 300,
    height: 300,
    defs:
      grain('warp', { frequency: '.8 .0333', octaves: 2, height: 0.62, seed, tile: 300 }) +
      grain('weft', { frequency: '.0333 .8', octaves: 2, height: 0.62, seed: seed + 5, tile: 300 }),
    body: `<rect width="300" height="300" fill="${linen}"/>${overlay('warp', 300, 300, opacity)}${overlay('weft', 300, 300, opacity)}`,
  });

/** A starfish about (x, y). `skin`: light, middle, dark. */
export function starfish(brush, x, y, radius, turn, [light, middle, dark]) {
  const arms = times(5, (i) => {
    const a = turn + i * 72;
    return [
      polar(0, 0, a - 36, radius * 0.34),
      polar(0, 0, a - 11, radius * 0.72),
      polar(0, 0, a, radius),
      polar(0, 0, a + 11, radius * 0.72),
    ];
  }).flat();
  const outline = smoothPath(arms);
  const dots = times(5, (i) =>
    times(9, (k) => {
      const [dx, dy] = polar(0, 0, turn + i * 72 + (k % 2 ? 4 : -4), radius * (0.12 + k * 0.09));
      return `<circle cx="${num(dx)}" cy="${num(dy)}" r="${num(radius * 0.032)}" fill="${light}" opacity=".9"/>`;
    }).join(''),
  ).join('');
  const paint = brush.gradient(-radius * 0.2, -radius * 0.3, radius * 1.2, [light, middle, dark]);
  return place(x, y, 0, `<path d="${outline}" fill="${paint}" stroke="${dark}" stroke-width=".8"/>${dots}`);
}

/** A scallop that opens towards `turn`. */
export function scallop(brush, x, y, radius, turn, [light, middle, dark]) {
  const ribs = 11;
  const rim = times(ribs, (i) => polar(0, 0, -62 + (i * 124) / (ribs - 1), radius * (i % 2 ? 0.94 : 1)));
  const shell = `M0 ${num(radius * 0.1)}L${rim.map((p) => `${num(p[0])} ${num(p[1])}`).join('L')}Z`;
  const lines = rim.map(([px, py]) => `M0 ${num(radius * 0.06)}L${num(px * 0.97)} ${num(py * 0.97)}`).join('');
  const bands = [0.45, 0.66, 0.84]
    .map(
      (at) =>
        `<path d="${smoothPath(
          rim.map(([px, py]) => [px * at, py * at]),
          false,
        )}" fill="none" stroke="${middle}" stroke-width="${num(radius * 0.07)}" opacity=".35"/>`,
    )
    .join('');
  const paint = brush.gradient(0, 0, radius, [dark, middle, light]);
  return place(
    x,
    y,
    turn,
    `<path d="M${num(-radius * 0.24)} ${num(radius * 0.12)}H${num(radius * 0.24)}L${num(radius * 0.1)} ${num(-radius * 0.1)}H${num(-radius * 0.1)}Z" fill="${dark}"/><path d="${shell}" fill="${paint}" stroke="${dark}" stroke-width=".8" stroke-linejoin="round"/>${bands}<path d="${lines}" stroke="${mix(dark, '#000000', 0.15)}" stroke-width=".8" opacity=".5" fill="none"/>`,
  );
}

/** A bleached branch along `spine`, thickest in its middle third. */
function driftwood(brush, spine, { wood: [light, middle, dark], width }) {
  const { between, chance } = brush;
  const body = (t) => width * (0.55 + 0.5 * Math.sin(Math.PI * (0.1 + t * 0.8)));
  const outline = stroke(spine, body, 40);
  const lines = times(46, () => {
    const off = between(-0.46, 0.46);
    const [from, to] = [between(0, 0.8), between(0.08, 0.34)];
    const way = times(5, (i) => {
      const t = Math.min(1, from + (to * i) / 4);
      const k = t * (spine.length - 1);
      const j = Math.min(spine.length - 2, Math.floor(k));
      const [a, b] = [spine[j], spine[j + 1]];
      return [a[0] + (b[0] - a[0]) * (k - j), a[1] + (b[1] - a[1]) * (k - j) + off * body(t)];
    });
    return `<path d="${smoothPath(way, false)}" stroke="${chance(0.6) ? dark : light}" stroke-width="${between(0.5, 1.7).toFixed(2)}" opacity="${between(0.25, 0.7).toFixed(2)}"/>`;
  }).join('');
  const middlePoint = spine[Math.floor(spine.length / 2)];
  return `<g><path d="${outline}" fill="${middle}"/><clipPath id="branch"><path d="${outline}"/></clipPath><g clip-path="url(#branch)" fill="none"><path d="${smoothPath(
    spine.map(([x, y]) => [x, y + width * 0.36]),
    false,
  )}" stroke="${dark}" stroke-width="${width * 0.5}" opacity=".6" filter="url(#soft)"/><path d="${smoothPath(
    spine.map(([x, y]) => [x, y - width * 0.34]),
    false,
  )}" stroke="${light}" stroke-width="${width * 0.3}" opacity=".8" filter="url(#soft)"/>${lines}<ellipse cx="${middlePoint[0] + 90}" cy="${middlePoint[1]}" rx="11" ry="6" stroke="${dark}" stroke-width="2" opacity=".7"/><ellipse cx="${middlePoint[0] + 90}" cy="${middlePoint[1]}" rx="5" ry="2.600" fill="${dark}" opacity=".6"/></g></g>`;
}

/** A square knot of two cords at (x, y). */
const squareKnot = (x, y, [light, body, dark]) =>
  [-5.5, 0, 5.5]
    .map(
      (dy, i) =>
        `<path d="M${num(x - 8.5)} ${num(y + dy + (i % 2 ? 1.6 : -1.6))}Q${num(x)} ${num(y + dy + (i % 2 ? -2.4 : 2.4))} ${num(x + 8.5)} ${num(y + dy + (i % 2 ? 1.6 : -1.6))}" fill="none" stroke="${dark}" stroke-width="6.4" stroke-linecap="round"/><path d="M${num(x - 8.5)} ${num(y + dy + (i % 2 ? 1.6 : -1.6))}Q${num(x)} ${num(y + dy + (i % 2 ? -2.4 : 2.4))} ${num(x + 8.5)} ${num(y + dy + (i % 2 ? 1.6 : -1.6))}" fill="none" stroke="${body}" stroke-width="5" stroke-linecap="round"/><path d="M${num(x - 6)} ${num(y + dy - 1.4)}H${num(x + 5)}" stroke="${light}" stroke-width="1.4" stroke-linecap="round" opacity=".8"/>`,
    )
    .join('');

/** Cotton cords knotted into a net with a chevron, and their fringe; hung at `top`, widest `half` from the middle. */
function macrame(brush, { middle, half, top, cotton: [light, body, dark] }) {
  const plies = { body, shade: dark, light };
  const step = 11;
  const count = Math.floor((2 * half) / step);
  const share = (x) => 1 - Math.abs(x - middle) / half;
  const ridge = (x, k = 0) => top + 28 + 84 * share(x) + k * 13;
  const xs = times(count + 1, (i) => middle - half + i * step);
  const cords = xs.map((x) => {
    const end = ridge(x, 1) + 42 + 46 * share(x) ** 1.4 + brush.between(-4, 4);
    const sway = brush.between(-2.5, 2.5);
    return twine(
      brush,
      [
        [x, top - 14],
        [x, ridge(x)],
        [x + sway * 0.4, (ridge(x) + end) / 2],
        [x + sway, end],
      ],
      { width: 5.4, plies, fuzz: 0.02 },
    );
  });
  const knots = [];
  for (let row = 0; row * 19 < 110; row++)
    for (const x of xs.filter((_, i) => i % 4 === (row % 2 ? 3 : 1))) {
      const y = top + 13 + row * 19;
      if (y < ridge(x) - 13) knots.push(squareKnot(x + step / 2, y, [light, body, dark]));
    }
  const loops = xs.map(
    (x) =>
      `<path d="M${num(x - 4)} ${top - 18}q4-8 8 0v13q-4 5-8 0Z" fill="${body}" stroke="${dark}" stroke-width="1"/>`,
  );
  const chevrons = [0, 1].map((k) =>
    twine(
      brush,
      [
        [middle - half - 3, ridge(middle - half, k)],
        [middle - half / 2, ridge(middle - half / 2, k)],
        [middle, ridge(middle, k) + 2],
        [middle + half / 2, ridge(middle + half / 2, k)],
        [middle + half + 3, ridge(middle + half, k)],
      ],
      { width: 9, plies, fuzz: 0 },
    ),
  );
  return `<g filter="url(#near)">${cords.join('')}</g>${knots.join('')}<g filter="url(#near)">${chevrons.join('')}</g>${loops.join('')}`;
}

const SHADOWS = (shadow) =>
  paperShadow('below', { colour: shadow, dy: 8, blur: 6, opacity: 0.34, tight: 0.25 }) +
  paperShadow('near', { colour: shadow, dy: 2.5, blur: 1.6, opacity: 0.4, tight: 0.3 }) +
  blurFilter('soft', 4);

const leavesAt = (brush, x, y, list, { greys, blues }) =>
  list
    .map(([kind, angle, length]) => {
      if (kind === 'leaf') return longLeaf(brush, x, y, angle, length, length * 0.15, brush.pick(greys));
      if (kind === 'tail') return bunnyTail(brush, x, y, angle, length, 15, ['#ffffff', '#f4efe4', '#ddd5c4']);
      if (kind === 'statice') return statice(brush, x, y, angle, length, blues);
      return eucalyptus(brush, x, y, angle, length, { colours: greys, fade: '#b7c3c4' });
    })
    .join('');

/** Driftwood on a rope, its knotted cotton hanging over the sheet, 600 × 350. */
export function driftwoodHanging(art) {
  const brush = plantBrush(art.seed);
  const spine = [
    [34, 132],
    [110, 122],
    [200, 114],
    [300, 118],
    [400, 110],
    [490, 116],
    [566, 104],
  ];
  const left = leavesAt(brush, 118, 124, [
    ['euca', -64, 120], ['euca', -26, 108], ['euca', 40, 112], ['euca', 150, 104], ['euca', -120, 96],
    ['statice', -46, 116], ['statice', 12, 104], ['statice', 74, 110], ['tail', -8, 112], ['tail', 58, 108], ['tail', -84, 104],
    ['leaf', -100, 74], ['leaf', 100, 76], ['leaf', 176, 66], ['leaf', -150, 60],
  ], art); // prettier-ignore
  const right = leavesAt(brush, 506, 112, [
    ['euca', 64, 84], ['euca', -40, 84], ['euca', 200, 70], ['statice', 20, 84], ['tail', -12, 82], ['leaf', 112, 56], ['leaf', -84, 58],
  ], art); // prettier-ignore
  const body = [
    `<g filter="url(#below)">${macrame(brush, { middle: 306, half: 176, top: 130, cotton: art.cotton })}</g>`,
    `<g filter="url(#below)">${driftwood(brush, spine, { wood: art.wood, width: 27 })}</g>`,
    `<g filter="url(#below)">${left}${strawFlower(brush, 112, 120, 33, art.flowers[0])}${strawFlower(brush, 152, 104, 23, art.flowers[1])}${strawFlower(brush, 78, 146, 22, art.flowers[1])}</g>`,
    `<g filter="url(#below)">${right}${scallop(brush, 486, 124, 26, -16, art.shell)}${starfish(brush, 520, 118, 32, 14, art.coral)}</g>`,
  ].join('');
  return svgDocument({ width: 600, height: 350, defs: SHADOWS(art.shadow) + brush.defs(), body });
}

/** Grey leaves, hare's tails and a starfish in the lower left corner, 320 × 340. */
export function shoreSprig(art) {
  const brush = plantBrush(art.seed + 3);
  const plants = leavesAt(brush, -6, 346, [
    ['euca', 12, 270], ['euca', 40, 262], ['euca', 70, 250], ['statice', 26, 260], ['statice', 58, 250],
    ['tail', 20, 282], ['tail', 48, 270], ['tail', 80, 226], ['leaf', 32, 190], ['leaf', 62, 180],
  ], art); // prettier-ignore
  const shells = `${strawFlower(brush, 30, 226, 30, art.flowers[1])}${strawFlower(brush, 60, 280, 40, art.flowers[0])}${scallop(brush, 150, 322, 36, 18, art.shell)}${starfish(brush, 112, 290, 42, 8, art.coral)}`;
  const body = `<g filter="url(#below)">${plants}</g><g filter="url(#near)">${shells}</g>`;
  return svgDocument({ width: 320, height: 340, defs: SHADOWS(art.shadow) + brush.defs(), body });
}

/** A rope with a starfish in its middle, 240 × 40. */
export function ropeRule(art) {
  const brush = plantBrush(art.seed + 5);
  const plies = { body: art.cotton[1], shade: mix(art.cotton[2], '#5a4630', 0.3), light: art.cotton[0] };
  const rope = (from, to) =>
    twine(
      brush,
      [
        [from, 20],
        [(from + to) / 2, 21.5],
        [to, 20],
      ],
      { width: 4.6, plies, fuzz: 0 },
    );
  const body = `${rope(16, 100)}${rope(140, 224)}${squareKnot(100, 20, art.cotton)}${squareKnot(140, 20, art.cotton)}${starfish(brush, 120, 21, 17, 0, art.coral)}`;
  return svgDocument({ width: 240, height: 40, defs: brush.defs(), body });
}

/** A sand dollar, 260 × 260, flat in its middle for initials. */
export function sandDollar([light, middle, dark]) {
  const rays = times(60, (i) => {
    const [x1, y1] = polar(130, 130, i * 6, 74);
    const [x2, y2] = polar(130, 130, i * 6, i % 2 ? 98 : 102);
    return `M${num(x1)} ${num(y1)}L${num(x2)} ${num(y2)}`;
  }).join('');
  const pores = times(72, (i) => {
    const [x, y] = polar(130, 130, i * 5, 80 + 10 * Math.abs(Math.sin((i * 5 * 2.5 * Math.PI) / 180)));
    return `<circle cx="${num(x)}" cy="${num(y)}" r="2" />`;
  }).join('');
  const rim = smoothPath(times(40, (i) => polar(130, 130, i * 9, 105 + (i % 4 === 0 ? 2 : 0) - (i % 8 === 4 ? 3 : 0))));
  const defs = `<radialGradient id="shell" cx="42%" cy="38%" r="66%"><stop offset="0" stop-color="${light}"/><stop offset=".6" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></radialGradient>${paperShadow('shadow', { colour: '#16303a', dy: 6, blur: 6, opacity: 0.42 })}${blurFilter('soft', 3)}`;
  const body = `<path d="${rim}" fill="url(#shell)" filter="url(#shadow)"/><path d="${rays}" stroke="${dark}" stroke-width="1.4" opacity=".6"/><g fill="${mix(dark, '#000000', 0.25)}" opacity=".7">${pores}</g><circle cx="130" cy="131" r="68" fill="${dark}" opacity=".5" filter="url(#soft)"/><circle cx="130" cy="130" r="67" fill="${mix(light, middle, 0.2)}"/>`;
  return svgDocument({ width: 260, height: 260, defs, body });
}
