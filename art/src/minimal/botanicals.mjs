import { bentStem, num, stemPath } from '../core/path.mjs';
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

const PARTS = {
  left: (random, art) =>
    leafyBranch(random, art, 40, 292, 4, 245, 13) +
    leafyBranch(random, art, 50, 294, 39, 202, 11) +
    leafyBranch(random, art, 26, 292, -10, 150, 8, -18),
  right: (random, art) =>
    `<g transform="translate(150 0) scale(-1 1)">${leafyBranch(random, art, 34, 222, 4, 176, 10)}${leafyBranch(random, art, 44, 222, 34, 120, 7)}</g>`,
  half: (random, art) => leafyBranch(random, art, 0, 0, 88, 82, 7, 6),
};

export const branchLeft = (art) => svgDocument({ width: 230, height: 290, body: PARTS.left(seededRandom(15), art) });

export const branchRight = (art) => svgDocument({ width: 150, height: 220, body: PARTS.right(seededRandom(16), art) });

export function rule(art) {
  const half = PARTS.half(seededRandom(17), art);
  return svgDocument({
    width: 200,
    height: 36,
    body: `<g transform="translate(100 18)">${half}<g transform="scale(-1 1)">${half}</g><circle r="3" fill="${art.dot}"/></g>`,
  });
}
