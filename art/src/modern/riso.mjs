import { num, polar, smoothPath } from '../core/path.mjs';
import { svgDocument } from '../core/svg.mjs';
import { overprint, screen } from './halftone.mjs';

const range = (count, make) => Array.from({ length: count }, (_, i) => make(i));

/** The flower's place and size in its picture. */
const BLOOM = { x: 268, y: 268, r: 236 };

/** A petal of the hibiscus: narrow foot, broad and ruffled brim. */
function petal(i, grow = 1) {
  const { x, y, r } = BLOOM;
  const axis = -26 + i * 72;
  const rim = [-35, -31, -24, -16, -7, 2, 11, 20, 28, 33].map((turn, k) => {
    const ruffle = [0.72, 0.88, 0.94, 1.04, 0.98, 1.06, 0.97, 1.03, 0.9, 0.72][k];
    return polar(x, y, axis + turn, r * ruffle * grow);
  });
  return smoothPath([
    polar(x, y, axis - 12, r * 0.1),
    polar(x, y, axis - 34, r * 0.46 * grow),
    ...rim,
    polar(x, y, axis + 34, r * 0.46 * grow),
    polar(x, y, axis + 12, r * 0.1),
  ]);
}

/** Veins that fan out from the petal's foot, left free of ink. */
const veins = (i) => {
  const { x, y, r } = BLOOM;
  const axis = -26 + i * 72;
  return [-27, -15, -4, 8, 20]
    .map((turn) => {
      const from = polar(x, y, axis + turn * 0.5, r * 0.3);
      const bend = polar(x, y, axis + turn * 0.8, r * 0.6);
      const to = polar(x, y, axis + turn * 1.16, r * (0.9 - Math.abs(turn) * 0.003));
      return `M${from.map(num).join(' ')}Q${bend.map(num).join(' ')} ${to.map(num).join(' ')}`;
    })
    .join('');
};

/** The column of stamens: it leans out of the heart, with anthers along it and five stigmas at its end. */
function column({ yellow, red, blue, paper }) {
  const { x, y } = BLOOM;
  const along = (t) => polar(x, y, -52 - 16 * t, 8 + 176 * t);
  const stalk = smoothPath(
    range(9, (i) => along(i / 8)),
    false,
  );
  const anthers = range(30, (i) => {
    const t = 0.46 + 0.5 * (i / 29);
    const [ax, ay] = polar(...along(t), i * 97, 11 + (i % 3) * 6);
    return `M${along(t).map(num).join(' ')}L${num(ax)} ${num(ay)}`;
  });
  const heads = anthers.map((line) => line.slice(line.indexOf('L') + 1).replace(/^/, 'M') + 'h0').join('');
  const end = along(1);
  const stigmas = range(5, (i) => polar(...end, -150 + i * 42, 24));
  return `<path d="${stalk}" fill="none" stroke="${paper}" stroke-width="15" stroke-linecap="round"/><path d="${anthers.join('')}${stigmas.map(([sx, sy]) => `M${end.map(num).join(' ')}L${num(sx)} ${num(sy)}`).join('')}" stroke="${paper}" stroke-width="4.4"/><path d="${stalk}" fill="none" stroke="${yellow}" stroke-width="9" stroke-linecap="round"/><path d="${anthers.join('')}" stroke="${yellow}" stroke-width="2"/><path d="${heads}" fill="none" stroke="${yellow}" stroke-width="9.5" stroke-linecap="round"/><path d="${heads}" fill="none" stroke="${blue}" stroke-width="3.4" stroke-linecap="round" transform="translate(1.4 1.4)"/>${stigmas.map(([sx, sy]) => `<path d="M${end.map(num).join(' ')}L${num(sx)} ${num(sy)}" stroke="${red}" stroke-width="3"/><circle cx="${num(sx)}" cy="${num(sy)}" r="7" fill="${red}"/>`).join('')}`;
}

/** The flower in three runs of the press: yellow out of register, red with veins left white, blue as a screen. */
function bloom(inks) {
  const { x, y, r } = BLOOM;
  const heart = smoothPath(range(20, (i) => polar(x, y, i * 18, r * 0.3)));
  const petals = range(5, (i) => petal(i)).join('') + heart;
  const fold = (px, py) => {
    const distance = Math.hypot(px - x, py - y) / r;
    if (distance > 1.06) return 0;
    const turn = ((((Math.atan2(px - x, -(py - y)) * 180) / Math.PI + 26 + 36 + 720) % 72) - 36) / 36;
    // Deep in the throat, and where one petal goes below the next.
    const throat = Math.max(0, 0.92 - distance * 1.55);
    const below = Math.max(0, turn - 0.3) * 1.1 * Math.min(1, distance * 1.8) * (distance < 0.99 ? 1 : 0);
    return Math.min(1, throat + below);
  };
  return svgDocument({
    width: 536,
    height: 536,
    defs: `<clipPath id="in"><path d="${petals}"/></clipPath>`,
    body: `${overprint(`<path d="${petals}" fill="${inks.yellow}"/>`, [-9, 7])}${overprint(`<path d="${petals}" fill="${inks.red}"/>`)}<path d="${range(5, veins).join('')}" fill="none" stroke="${inks.pale}" stroke-width="2.6" stroke-linecap="round"/>${overprint(`<g clip-path="url(#in)">${screen([x - r, y - r, 2 * r, 2 * r], fold, { pitch: 9, angle: 32, colour: inks.shade })}</g>`, [3, -2])}${overprint(`<path d="${smoothPath(range(10, (i) => polar(x, y, i * 36 - 26, i % 2 ? r * 0.12 : r * 0.24)))}" fill="${inks.shade}"/>`)}${column(inks)}`,
  });
}

/** A leaf with teeth, its foot at (x, y). */
function leaf(x, y, angle, length, width) {
  const edge = (side) =>
    range(9, (i) => {
      const t = (i + 1) / 10;
      const swell = Math.sin(Math.PI * t ** 0.75) * width * (i % 2 ? 1 : 0.86);
      return polar(...polar(x, y, angle, length * t), angle + 90 * side, swell);
    });
  const points = [[x, y], ...edge(-1), polar(x, y, angle, length), ...edge(1).reverse()];
  return `M${points.map((p) => p.map(num).join(' ')).join('L')}Z`;
}

const rib = (x, y, angle, length) => {
  const [tx, ty] = polar(x, y, angle, length * 0.92);
  let d = `M${num(x)} ${num(y)}L${num(tx)} ${num(ty)}`;
  for (let i = 1; i < 6; i++) {
    const [px, py] = polar(x, y, angle, length * i * 0.15);
    for (const side of [-1, 1]) {
      const [ex, ey] = polar(px, py, angle + side * 42, length * 0.24 * (1 - i * 0.1));
      d += `M${num(px)} ${num(py)}L${num(ex)} ${num(ey)}`;
    }
  }
  return d;
};

/** Leaves in yellow and blue, which make green; the blue is a screen that thins out. */
function leaves(inks) {
  const shapes = [
    [128, 300, -46, 190, 48],
    [150, 308, 4, 280, 62],
    [166, 300, 56, 196, 48],
  ];
  const d = shapes.map((shape) => leaf(...shape)).join('');
  const tone = (x, y) => Math.min(1, 0.2 + (y / 300) * 0.75);
  return svgDocument({
    width: 330,
    height: 290,
    defs: `<clipPath id="in"><path d="${d}"/></clipPath>`,
    body: `${overprint(`<path d="${d}" fill="${inks.yellow}"/>`, [-6, 5])}${overprint(`<g clip-path="url(#in)"><path d="${d}" fill="${inks.blue}" opacity=".34"/>${screen([0, 0, 330, 290], tone, { pitch: 9, angle: 12, colour: inks.blue })}</g>`)}<path d="${shapes.map(([x, y, angle, length]) => rib(x, y, angle, length)).join('')}" fill="none" stroke="${inks.pale}" stroke-width="2.2"/>`,
  });
}

/** A sun that fades into dots, and a ring out of register. */
function sun({ yellow, red }) {
  const [middle, r] = [170, 156];
  const tone = (px, py) => {
    const distance = Math.hypot(px - middle, py - middle);
    return distance > r + 6 ? 0 : Math.min(1, Math.max(0, 1.15 - (py + r - middle) / (2.15 * r)));
  };
  return svgDocument({
    width: 340,
    height: 340,
    defs: `<clipPath id="round"><circle cx="${middle}" cy="${middle}" r="${r}"/></clipPath>`,
    body: `<g clip-path="url(#round)">${screen([0, 0, 340, 340], tone, { pitch: 10, angle: 8, colour: yellow })}</g><circle cx="${middle - 7}" cy="${middle + 5}" r="${r - 2}" fill="none" stroke="${red}" stroke-width="3"/>`,
  });
}

/** Dots that fade downwards: the edge of a run. Seamless along x, since the screen isn't turned. */
function fade({ yellow }) {
  const dots = [10, 8.6, 7, 5.4, 3.8, 2.2]
    .map((size, row) => {
      const y = 4 + row * 9;
      return `<path d="${row % 2 ? `M6 ${y}h0M18 ${y}h0` : `M0 ${y}h0M12 ${y}h0M24 ${y}h0`}" stroke-width="${size}"/>`;
    })
    .join('');
  return svgDocument({
    width: 24,
    height: 58,
    body: `<path d="M0 0H24V4H0Z" fill="${yellow}"/><g fill="none" stroke="${yellow}" stroke-linecap="round">${dots}</g>`,
  });
}

const rule = (inks) =>
  svgDocument({
    width: 240,
    height: 36,
    body: `<path d="M20 18H84M156 18H220" stroke="${inks.blue}" stroke-width="2.4"/>${overprint(`<circle cx="109" cy="18" r="13" fill="${inks.yellow}"/>`)}${overprint(`<circle cx="131" cy="18" r="13" fill="${inks.red}"/>`)}${overprint(`<circle cx="120" cy="18" r="5" fill="${inks.blue}"/>`)}`,
  });

/** A small flower as seal: the initials are live text on its round of paper. */
function seal(inks) {
  const shape = smoothPath(range(20, (i) => polar(130, 130, i * 18, [116, 120, 104, 92][i % 4])));
  const tone = (x, y) => {
    const distance = Math.hypot(x - 130, y - 130);
    return distance < 70 ? 0 : Math.max(0, 0.86 - (distance - 70) / 46);
  };
  return svgDocument({
    width: 260,
    height: 260,
    body: `${overprint(`<path d="${shape}" fill="${inks.red}"/>`)}${overprint(screen([0, 0, 260, 260], tone, { pitch: 7, angle: 20, colour: inks.shade }))}<circle cx="130" cy="130" r="74" fill="${inks.paper}"/><circle cx="132" cy="132" r="66" fill="none" stroke="${inks.red}" stroke-width="2.4"/>`,
  });
}

const confetti = (colour, points) =>
  svgDocument({ width: 40, height: 40, body: `<path d="${points}" fill="${colour}"/>` });

/** Every role of the modern-riso layout. */
export const drawRiso = ({ inks }) => ({
  bloom: () => bloom(inks),
  leaves: () => leaves(inks),
  sun: () => sun(inks),
  fade: () => fade(inks),
  rule: () => rule(inks),
  seal: () => seal(inks),
  'fall-1': () => confetti(inks.red, 'M20 6C32 10 34 26 22 35C8 28 8 12 20 6Z'),
  'fall-2': () => confetti(inks.yellow, 'M8 20a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z'),
  'fall-3': () => confetti(inks.blue, 'M7 24L20 8L33 24Z'),
});
