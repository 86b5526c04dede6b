import { mix } from '../core/colour.mjs';
import { num, polar } from '../core/path.mjs';
import { melatiBud, openMelati } from '../floral/melati-flower.mjs';
import { painter } from '../floral/painter.mjs';
import { rose } from '../floral/rose.mjs';
import { hook, stroke } from './carving.mjs';
import { drape, valance } from './drapery.mjs';
import { relief, shadow } from './filters.mjs';
import { pending } from './pending.mjs';

/** Sirih junjung: betel leaves built up into a cone with jasmine and roses, on a gilt bowl before the dais (cv0306). */

/** A glossy heart-shaped betel leaf, hanging from (x, y) towards `angle`. */
function betel(paint, x, y, angle, length, tone) {
  const { between, flora } = paint;
  const [l, w] = [length, length * 0.44];
  const n = num;
  const side = (s) =>
    `M0 0C${n(s * w * 0.3)} ${n(l * 0.14)} ${n(s * w * 0.9)} ${n(l * 0.12)} ${n(s * w)} ${n(-l * 0.16)}C${n(s * w * 1.06)} ${n(-l * 0.5)} ${n(s * w * 0.3)} ${n(-l * 0.74)} 0 ${n(-l)}Z`;
  const colour = flora.leaves[tone];
  const fill = (lit) =>
    paint.gradient(
      0,
      -l * 0.3,
      l * 0.8,
      mix(colour, '#dff0b8', lit ? 0.34 : 0.1),
      mix(colour, flora.leafShade, lit ? 0 : 0.2),
      mix(colour, flora.leafShade, lit ? 0.3 : 0.5),
    );
  let veins = `M0 0L0 ${n(-l * 0.95)}`;
  for (const s of [-1, 1])
    for (const u of [0.35, 0.7])
      veins += `M0 ${n(-l * 0.02)}C${n(s * w * u)} ${n(-l * 0.06)} ${n(s * w * u * 1.25)} ${n(-l * 0.5)} ${n(s * w * 0.1)} ${n(-l * (0.98 - 0.12 * u))}`;
  const shine = `<path d="M${n(w * 0.34)} ${n(-l * 0.08)}C${n(w * 0.8)} ${n(-l * 0.16)} ${n(w * 0.66)} ${n(-l * 0.46)} ${n(w * 0.3)} ${n(-l * 0.6)}C${n(w * 0.5)} ${n(-l * 0.36)} ${n(w * 0.44)} ${n(-l * 0.2)} ${n(w * 0.34)} ${n(-l * 0.08)}Z" fill="#f2fbd8" opacity=".3"/>`;
  const shade = `<path d="${side(-1)}${side(1)}" fill="#08160c" opacity=".4" filter="url(#soft)" transform="translate(2 3)"/>`;
  return paint.place(
    x,
    y,
    angle + between(-5, 5),
    `${shade}<path d="${side(-1)}" fill="${fill(false)}"/><path d="${side(1)}" fill="${fill(true)}"/><path d="${veins}" stroke="${mix(colour, '#eef7cc', 0.6)}" stroke-width=".7" fill="none" opacity=".6"/>${shine}`,
  );
}

/** A gilt footed bowl (cerana), its rim at y = 0. */
function bowl(x, y) {
  const lobes = [-3, -2, -1, 0, 1, 2, 3]
    .map((i) => hook(x + i * 24, y + 52 - Math.abs(i) * 4, i * 9, 46 - Math.abs(i) * 3, 26, 0))
    .join('');
  const rim = (dy, w, size, opacity) =>
    `<path d="M${x - w} ${y + dy}Q${x} ${y + dy + 15} ${x + w} ${y + dy}" fill="none" stroke="#000" stroke-width="${size}" stroke-linecap="round" opacity="${opacity}"/>`;
  const body = `<path d="M${x - 96} ${y}Q${x} ${y + 16} ${x + 96} ${y}C${x + 90} ${y + 40} ${x + 52} ${y + 58} ${x + 26} ${y + 64}L${x + 20} ${y + 78}C${x + 22} ${y + 88} ${x + 52} ${y + 94} ${x + 60} ${y + 102}H${x - 60}C${x - 52} ${y + 94} ${x - 22} ${y + 88} ${x - 20} ${y + 78}L${x - 26} ${y + 64}C${x - 52} ${y + 58} ${x - 90} ${y + 40} ${x - 96} ${y}Z" opacity=".5"/>`;
  const beads = Array.from({ length: 25 }, (_, i) => {
    const u = (i / 24) * 2 - 1;
    return `<circle cx="${num(x + u * 92)}" cy="${num(y + 1 + 7.6 * (1 - u * u))}" r="3.2"/>`;
  }).join('');
  const foot = `<path d="M${x - 60} ${y + 101}H${x + 60}" stroke="#000" stroke-width="7" stroke-linecap="round" opacity=".6"/><path d="M${x - 24} ${y + 72}H${x + 24}" stroke="#000" stroke-width="8" stroke-linecap="round" opacity=".7"/>`;
  return body + lobes + rim(1, 96, 9, 0.4) + beads + foot;
}

const giltDefs = (metal) =>
  relief('gilt', {
    color: metal,
    blur: 1,
    height: 5,
    elevation: 46,
    shine: 0.8,
    exponent: 20,
    shineColor: '#fff3c8',
    strength: 1.1,
  }) + shadow('drop', { dx: 1, dy: 4, blur: 4, opacity: 0.35, foot: 0.3, color: '#3a1c08' });

/** A garland of buds along an arc of the cone. */
function buds(paint, x, y, reach, sag, size) {
  const count = Math.round((reach * 2.2) / size);
  return Array.from({ length: count + 1 }, (_, i) => {
    const u = (i / count) * 2 - 1;
    const [px, py] = [x + u * reach, y + sag * (1 - u * u)];
    return i % 4 === 2 ? openMelati(paint, px, py, size * 0.62, i * 20) : melatiBud(paint, px, py, 90 - u * 24, size);
  }).join('');
}

function junjung({ flora, metal }) {
  const paint = painter(501, flora);
  const { between } = paint;
  const [x, base] = [170, 318];
  const [, pink, deep] = flora.flowers;
  let cone = '';
  let flowers = '';
  const rows = 9;
  for (let row = 0; row < rows; row++) {
    const t = row / (rows - 1);
    const y = base - 6 - t * 168;
    const reach = 88 * Math.sqrt(1 - (0.95 * t) ** 2) + 2;
    const count = Math.max(3, Math.round(11 - 7 * t ** 1.3));
    const length = 58 - 22 * t;
    const places = Array.from({ length: count }, (_, i) => (i / (count - 1)) * 2 - 1).sort(
      (one, other) => Math.abs(other) - Math.abs(one),
    );
    for (const [i, u] of places.entries())
      cone += betel(paint, x + u * reach * 0.8, y - length * 0.5 + 7 * u * u, 180 - u * 56, length, (i + row) % 3);
    // Between two tiers of leaves runs a ring of roses and jasmine, a string of buds below it.
    if (row % 2 === 1 && row < rows - 1) {
      const ring = Math.round(9 - 5 * t);
      const height = y - length * 0.42;
      flowers += buds(paint, x, height + 13 - 4 * t, reach * 1.02, 17 - 6 * t, 12 - 3 * t);
      for (let i = 0; i <= ring; i++) {
        const u = (i / ring) * 2 - 1;
        const [fx, fy] = [x + u * reach * 1.04, height + 9 * (1 - u * u)];
        flowers +=
          i % 2
            ? rose(paint, fx, fy, 11.5 - 3 * t, i % 4 === 1 ? deep : pink)
            : openMelati(paint, fx, fy, 9.5 - 2 * t, i * 23);
      }
    }
  }
  const top = base - 206;
  const crown =
    [-52, -26, 26, 52].map((turn) => betel(paint, x, top + 14, turn, 34, 1)).join('') +
    [-64, 0, 64].map((turn) => melatiBud(paint, ...polar(x, top, turn, 26), turn, 15)).join('') +
    openMelati(paint, x - 15, top + 8, 10) +
    openMelati(paint, x + 15, top + 8, 10) +
    rose(paint, x, top, 19, deep);
  let strewn = '';
  for (let i = 0; i < 16; i++) {
    const side = i % 2 ? 1 : -1;
    const px = x + side * between(74, 112);
    strewn += betel(paint, px, between(402, 418), side * between(40, 110), between(30, 44), i % 3);
  }
  for (let i = 0; i < 20; i++) {
    const side = i % 2 ? 1 : -1;
    strewn += openMelati(
      paint,
      x + side * between(62, 148),
      between(398, 424),
      between(7, 10),
      i * 31,
      between(0.6, 0.95),
    );
  }
  for (const [px, py, r, colour] of [
    [66, 402, 17, pink],
    [274, 402, 17, pink],
    [98, 410, 13, deep],
    [242, 410, 13, deep],
    [34, 412, 12, deep],
    [306, 412, 12, deep],
  ])
    strewn += rose(paint, px, py, r, colour);
  const collar = [-1, 1]
    .flatMap((s) =>
      [0.3, 0.62, 0.92].map((u) =>
        betel(paint, x + s * u * 92, base - 4 - 6 * (1 - u), s * (100 + u * 34), 40, u > 0.5 ? 1 : 0),
      ),
    )
    .join('');
  const skirt = buds(paint, x, base + 4, 88, 22, 12) + buds(paint, x, base + 2, 92, 8, 12);
  return paint.document(
    340,
    440,
    `<defs>${giltDefs(metal)}</defs><ellipse cx="${x}" cy="420" rx="150" ry="7" fill="#5a2a12" opacity=".25" filter="url(#soft)"/>${collar}${cone}${flowers}${crown}<g filter="url(#drop)"><g filter="url(#gilt)">${bowl(x, base)}</g></g>${skirt}${strewn}`,
  );
}

function rule({ flora, metal }) {
  const paint = painter(521, flora);
  const half = (s) =>
    betel(paint, 150 + s * 16, 33, s * 74, 30, 0) +
    betel(paint, 150 + s * 16, 35, s * 108, 26, 2) +
    Array.from({ length: 5 }, (_, i) => melatiBud(paint, 150 + s * (56 + i * 13), 33, s * 90, 12)).join('');
  const gilt = [-1, 1]
    .map((s) =>
      stroke(
        [
          [150 + s * 46, 33],
          [150 + s * 90, 33],
          [150 + s * 134, 33],
        ],
        (t) => 2.6 - 1.8 * t,
      ),
    )
    .join('');
  return paint.document(
    300,
    66,
    `<defs>${giltDefs(metal)}</defs><g filter="url(#gilt)">${gilt}</g>${half(-1)}${half(1)}${rose(paint, 150, 33, 17, flora.flowers[2])}`,
  );
}

function falling({ flora }, n) {
  const paint = painter(530 + n, flora);
  if (n === 1) return paint.document(40, 40, openMelati(paint, 20, 20, 15));
  if (n === 2) return paint.document(40, 40, betel(paint, 13, 28, 36, 25, 1));
  const { deep, mid, pale } = flora.flowers[1];
  const d = paint.petalPath(29, 14, 0.05, 0.66, 0.1);
  return paint.document(
    40,
    40,
    paint.place(20, 35, 10, paint.paintPetal(d, paint.gradient(0, 0, 29, deep, mid, pale), mid)),
  );
}

/** Every role of the classic-pelamin layout, drawn from a design's `art`. */
export const drawSirih = ({ hangings, sirih, seal }) => ({
  valance: () => valance(hangings),
  drape: () => drape(hangings),
  centrepiece: () => junjung(sirih),
  rule: () => rule(sirih),
  seal: () => pending(seal),
  'fall-1': () => falling(sirih, 1),
  'fall-2': () => falling(sirih, 2),
  'fall-3': () => falling(sirih, 3),
});
