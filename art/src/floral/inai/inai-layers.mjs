import { folds } from '../../classic/diraja/diraja.mjs';
import { num, polar } from '../../core/path.mjs';
import { seededRandom } from '../../core/random.mjs';
import { sculptureDocument } from '../../core/sculpt.mjs';
import { svgDocument } from '../../core/svg.mjs';
import { marigold, openJasmine } from './garland-flowers.mjs';
import { archBase, archMid, archTop } from './henna-arch.mjs';
import { hennaCone } from './henna-cone.mjs';
import { bouquet, coneLine, mark, rule } from './henna-sprays.mjs';
import { hem, seal } from './mirror-work.mjs';
import { LIGHT, strings, TONES, toran } from './toran.mjs';

/** Block print on the wall, tone on tone: a sprig in each half of a tile that repeats both ways. */
function wall() {
  const sprig = (x, y, flip) => {
    const at = (angle, r) => polar(x, y, angle * flip, r);
    const petal = (angle, from, to, wide) => {
      const [a, l, t, m] = [
        at(angle, from),
        at(angle - wide, (from + to) / 2),
        at(angle, to),
        at(angle + wide, (from + to) / 2),
      ];
      return `M${a.map(num).join(' ')}Q${l.map(num).join(' ')} ${t.map(num).join(' ')}Q${m.map(num).join(' ')} ${a.map(num).join(' ')}Z`;
    };
    const flower = [0, 60, 120, 180, 240, 300].map((angle) => petal(angle, 3.4, 11, 30)).join('');
    const stem = polar(x, y + 22, 0, 0);
    const leaf = (angle) => {
      const tip = polar(...stem, angle * flip, 11);
      const [l, m] = [polar(...stem, (angle - 26) * flip, 7), polar(...stem, (angle + 26) * flip, 7)];
      return `M${stem.map(num).join(' ')}Q${l.map(num).join(' ')} ${tip.map(num).join(' ')}Q${m.map(num).join(' ')} ${stem.map(num).join(' ')}Z`;
    };
    return `<path d="${flower}${leaf(-52)}${leaf(52)}"/><circle cx="${x}" cy="${y}" r="2"/><path d="M${num(x)} ${num(y + 12)}V${num(y + 24)}" fill="none" stroke="#fff" stroke-width="1"/>`;
  };
  const dots = [
    [0, 0],
    [84, 0],
    [0, 84],
    [84, 84],
    [42, 42],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.3"/>`)
    .join('');
  return svgDocument({
    width: 84,
    height: 84,
    body: `<g fill="#fff" opacity=".085">${sprig(21, 30, 1)}${sprig(63, 72 - 84, -1)}${sprig(63, 72, -1)}${dots}</g>`,
  });
}

const MARIGOLD = { width: 40, height: 40 };
/** What falls: a small marigold and an open jasmine. */
function falling(n) {
  const random = seededRandom(1300 + n);
  const place = { at: [60, 60, 0], size: n === 1 ? 46 : 50, yaw: n === 1 ? 20 : -16, pitch: n === 1 ? -24 : -18 };
  const surfaces = n === 1 ? marigold(random, place, TONES.amber, 70) : openJasmine(random, place, TONES.jasmine, 6);
  return sculptureDocument({ width: 120, height: 120, pixels: 120, surfaces, light: LIGHT }).then((svg) =>
    svg.replace(/width="120" height="120" viewBox/, `width="${MARIGOLD.width}" height="${MARIGOLD.height}" viewBox`),
  );
}

/** Every role of the layout floral-henna. */
export const drawInai = ({ henna, plaster, cloth, beads, shade, cone }) => {
  const lines = { henna, ...plaster };
  const garland = { silk: beads, shade };
  return {
    wall: () => wall(),
    'arch-top': () => archTop(lines),
    'arch-mid': () => archMid(lines),
    'arch-base': () => archBase(lines),
    bouquet: () => bouquet(lines),
    toran: () => toran({ ...garland, pixels: 520 }),
    'string-1': () => strings({ ...garland, pixels: 150 }, 1),
    'string-2': () => strings({ ...garland, pixels: 150 }, 2),
    // Fainter than on plain silk: names stand on it.
    folds: async () => (await folds()).replace('<image', '<image opacity=".78"'),
    hem: () => hem({ ...cloth, shade }, true),
    valance: () => hem({ ...cloth, shade }),
    line: () => coneLine(lines),
    mark: () => mark(lines),
    cone: () => hennaCone(cone),
    rule: () => rule(lines),
    seal: () => seal({ ...cloth, shade }),
    'fall-1': () => falling(1),
    'fall-2': () => falling(2),
  };
};
