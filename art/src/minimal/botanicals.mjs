import { bentStem, num, point, polar, smoothPath, stemPath } from '../core/path.mjs';
import { seededRandom } from '../core/random.mjs';
import { svgDocument } from '../core/svg.mjs';

/** Line drawings of plants: one thin contour, with a loose fill that misses the line on purpose, as in a print. */

function leafyBranch(random, art, x, y, angle, length, leaves, bend = 26) {
  const at = bentStem(x, y, angle, length, bend);
  let markup = `<path d="${stemPath(at)}" stroke="${art.line}" stroke-width="1.2" fill="none" stroke-linecap="round"/>`;
  for (let i = 1; i <= leaves; i++) {
    const t = 0.14 + (0.86 * i) / leaves;
    const node = at(t);
    const side = i % 2 ? 1 : -1;
    const l = length * (0.2 - 0.09 * t) * random.between(0.9, 1.12);
    const w = l * 0.24;
    const turn = node.angle + side * random.between(36, 48);
    const fill =
      i % 3 === 1
        ? ''
        : `<path d="M3 -2C${num(3 - w)} ${num(-l * 0.25)} ${num(3 - w * 1.1)} ${num(-l * 0.65)} 3 ${num(-l)}C${num(3 + w * 1.1)} ${num(-l * 0.65)} ${num(3 + w)} ${num(-l * 0.25)} 3 -2" fill="${art.fill}" opacity=".62"/>`;
    const contour = `M0 0C${num(-w)} ${num(-l * 0.25)} ${num(-w * 1.1)} ${num(-l * 0.65)} 0 ${num(-l)}C${num(w * 1.1)} ${num(-l * 0.65)} ${num(w)} ${num(-l * 0.25)} 0 0M0 0Q${num(w * 0.12)} ${num(-l * 0.5)} 0 ${num(-l * 0.82)}`;
    markup += `<g transform="translate(${num(node.x)} ${num(node.y)}) rotate(${num(turn)})">${fill}<path d="${contour}" fill="none" stroke="${art.line}" stroke-width="1.1" stroke-linecap="round"/></g>`;
  }
  const tip = at(1);
  return `${markup}<g transform="translate(${num(tip.x)} ${num(tip.y)}) rotate(${num(tip.angle)})"><path d="M0 0C-5 -9 -5 -22 0 -32C5 -22 5 -9 0 0" fill="none" stroke="${art.line}" stroke-width="1.1"/></g>`;
}

/** How far a plume stands out from its stem, 0…1 along the plume. */
const plumeProfile = (u) => Math.pow(Math.sin(Math.PI * Math.min(1, 0.12 + u * 0.86)), 0.75);

/** A grass plume: bare stem, then fine hairs that lean forward on both sides. `from`: where the plume begins (0…1). */
function plume(random, art, x, y, angle, length, { bend = 24, hairs = 24, fullness = 0.13, from = 0.42 } = {}) {
  const at = bentStem(x, y, angle, length, bend);
  const edge = (side) =>
    Array.from({ length: 8 }, (_, i) => {
      const u = i / 7;
      const node = at(from + (1 - from) * u);
      return polar(
        node.x,
        node.y,
        node.angle + side * 62,
        length * fullness * 0.82 * plumeProfile(u) * (u === 1 ? 0.2 : 1),
      );
    });
  const body = smoothPath([...edge(-1), ...edge(1).reverse()]);
  let hair = '';
  for (let i = 0; i <= hairs; i++) {
    const u = i / hairs;
    const node = at(from + (1 - from) * u);
    for (const side of [-1, 1]) {
      const reach = length * fullness * 1.5 * plumeProfile(u) * random.between(0.78, 1.1) + 3;
      const spread = (44 - 26 * u) * random.between(0.8, 1.15);
      const crook = polar(node.x, node.y, node.angle + side * spread * 0.5, reach * 0.55);
      const end = polar(node.x, node.y, node.angle + side * spread, reach);
      hair += `M${point([node.x, node.y])}Q${point(crook)} ${point(end)}`;
    }
  }
  return `<path d="${body}" fill="${art.fill}" opacity=".55" transform="translate(2.5 1.5)"/><path d="${stemPath(at)}" stroke="${art.line}" stroke-width="1.3" fill="none" stroke-linecap="round"/><path d="${hair}" stroke="${art.line}" stroke-width=".8" fill="none" stroke-linecap="round" opacity=".9"/>`;
}

/** A narrow blade of grass that folds over near its end. */
function blade(art, x, y, angle, length, bend) {
  const at = bentStem(x, y, angle, length, bend);
  const side = (sign) =>
    [0, 0.3, 0.6, 0.85].map((t) => {
      const node = at(t);
      return polar(node.x, node.y, node.angle + sign * 90, length * 0.018 * (1 - t * 0.75));
    });
  const tip = at(1);
  const d = smoothPath([...side(-1), [tip.x, tip.y], ...side(1).reverse()]);
  return `<path d="${d}" fill="${art.fill}" fill-opacity=".5" stroke="${art.line}" stroke-width=".9" stroke-linejoin="round"/>`;
}

const PLANTS = {
  palm: {
    left: (random, art) =>
      leafyBranch(random, art, 40, 292, 4, 245, 13) +
      leafyBranch(random, art, 50, 294, 39, 202, 11) +
      leafyBranch(random, art, 26, 292, -10, 150, 8, -18),
    right: (random, art) =>
      `<g transform="translate(150 0) scale(-1 1)">${leafyBranch(random, art, 34, 222, 4, 176, 10)}${leafyBranch(random, art, 44, 222, 34, 120, 7)}</g>`,
    half: (random, art) => leafyBranch(random, art, 0, 0, 88, 82, 7, 6),
  },
  pampas: {
    left: (random, art) =>
      blade(art, 44, 292, 24, 190, 62) +
      blade(art, 30, 292, -4, 150, -34) +
      blade(art, 60, 292, 44, 150, 54) +
      plume(random, art, 42, 292, 2, 262, { bend: 20, hairs: 30 }) +
      plume(random, art, 54, 292, 26, 214, { bend: 34, hairs: 25 }) +
      plume(random, art, 28, 292, -10, 170, { bend: -14, hairs: 22 }),
    right: (random, art) =>
      `<g transform="translate(150 0) scale(-1 1)">${blade(art, 44, 222, 30, 130, 60)}${plume(random, art, 32, 222, 3, 190, { bend: 22, hairs: 24 })}${plume(random, art, 44, 222, 26, 136, { bend: 32, hairs: 19 })}</g>`,
    half: (random, art) => plume(random, art, 8, 0, 88, 80, { bend: 4, hairs: 17, fullness: 0.105, from: 0.22 }),
  },
};

export const branchLeft = (art) =>
  svgDocument({ width: 230, height: 290, body: PLANTS[art.plant].left(seededRandom(15), art) });

export const branchRight = (art) =>
  svgDocument({ width: 150, height: 220, body: PLANTS[art.plant].right(seededRandom(16), art) });

export function rule(art) {
  const half = PLANTS[art.plant].half(seededRandom(17), art);
  return svgDocument({
    width: 200,
    height: 36,
    body: `<g transform="translate(100 18)">${half}<g transform="scale(-1 1)">${half}</g><circle r="3" fill="${art.dot}"/></g>`,
  });
}
