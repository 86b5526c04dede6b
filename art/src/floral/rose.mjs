import { mix } from '../core/colour.mjs';
import { num } from '../core/path.mjs';

/** Petal whorls from the outside in: [petals, radius, petal width], radius and width as parts of the flower's. */
const WHORLS = [
  [6, 1, 0.6],
  [6, 0.86, 0.55],
  [5, 0.7, 0.5],
  [5, 0.53, 0.42],
  [4, 0.37, 0.33],
  [3, 0.24, 0.25],
];

/** A full garden rose seen from above, its heart tilted a little to one side. */
export function rose(paint, x, y, radius, colour) {
  const { between, random } = paint;
  const tiltX = between(-0.12, 0.12);
  const tiltY = between(-0.14, 0.04);
  let markup = '';
  WHORLS.forEach(([petals, reach, breadth], whorl) => {
    const turn = random.next() * 360;
    const depth = whorl / (WHORLS.length - 1);
    const cx = x + tiltX * radius * depth;
    const cy = y + tiltY * radius * depth;
    // The shadow that each whorl throws on the one below it.
    if (whorl > 0)
      markup += `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(radius * reach * 0.9)}" fill="${mix(colour.deep, colour.dark, 0.3 + 0.45 * depth)}" opacity="${(0.3 + 0.12 * depth).toFixed(2)}" filter="url(#soft)"/>`;
    for (let i = 0; i < petals; i++) {
      const angle = turn + (i * 360) / petals + between(-10, 10);
      const length = radius * reach * between(0.93, 1.06);
      const width = radius * breadth * between(0.88, 1.1);
      const shade = between(-0.09, 0.09);
      const base = mix(colour.deep, colour.dark, 0.2 + depth * 0.6);
      const middle = mix(colour.mid, colour.deep, Math.max(0, depth * 0.62 + shade));
      const tip = mix(colour.pale, colour.mid, Math.min(1, Math.max(0, depth * 0.55 + shade)));
      const d = paint.petalPath(length, width, 0.05, 0.62, 0.08);
      const petal = paint.paintPetal(d, paint.gradient(0, 0, length * 1.02, base, middle, tip), middle);
      const crease = `<path d="M0 ${num(-length * 0.2)}Q${num(between(-3, 3))} ${num(-length * 0.5)} ${num(between(-4, 4))} ${num(-length * 0.8)}" stroke="${colour.deep}" stroke-width=".7" fill="none" opacity=".25"/>`;
      markup += paint.place(cx, cy, angle, petal + crease);
    }
  });
  return markup + heart(x + tiltX * radius, y + tiltY * radius, radius, colour);
}

/** The spiral of the closed innermost petals. */
function heart(cx, cy, radius, colour) {
  let markup = '';
  for (let i = 0; i < 3; i++) {
    const r = radius * (0.15 - 0.04 * i);
    markup += `<path d="M${num(cx - r)} ${num(cy)}A${num(r)} ${num(r * 0.85)} 0 1 1 ${num(cx + r * 0.7)} ${num(cy + r * 0.55)}" stroke="${colour.dark}" stroke-width="${(radius * 0.022).toFixed(2)}" stroke-linecap="round" fill="none" opacity=".55" transform="rotate(${i * 130} ${num(cx)} ${num(cy)})"/>`;
  }
  return markup;
}

/** A half-open rosebud on its calyx, pointing along `angle`. */
export function rosebud(paint, x, y, angle, radius, colour) {
  const outer = paint.petalPath(radius * 1.5, radius * 0.62, 0.04, 0.55, 0.03);
  const inner = paint.petalPath(radius * 1.36, radius * 0.46, 0.04, 0.55, 0.03);
  const r = (part) => num(radius * part);
  const calyx = `M0 4C${r(-0.5)} 2 ${r(-0.62)} ${r(-0.35)} ${r(-0.44)} ${r(-0.8)}C${r(-0.26)} ${r(-0.3)} ${r(0.26)} ${r(-0.3)} ${r(0.44)} ${r(-0.8)}C${r(0.62)} ${r(-0.35)} ${r(0.5)} 2 0 4Z`;
  const petals =
    paint.paintPetal(outer, paint.gradient(0, 0, radius * 1.5, colour.dark, colour.deep, colour.mid), colour.deep) +
    paint.paintPetal(
      inner,
      paint.gradient(0, 0, radius * 1.4, colour.deep, colour.mid, colour.pale),
      colour.mid,
      'transform="rotate(13)"',
    );
  return paint.place(x, y, angle, `${petals}<path d="${calyx}" fill="${paint.flora.leaves[0]}" ${paint.wash()}/>`);
}
