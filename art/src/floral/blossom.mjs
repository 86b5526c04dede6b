import { num } from '../core/path.mjs';

/** Long stamens around the middle of a blossom. */
function stamens(paint, x, y, radius, count) {
  let markup = '';
  for (let i = 0; i < count; i++) {
    const angle = paint.random.next() * 2 * Math.PI;
    const reach = radius * paint.between(0.12, 0.32);
    const [ax, ay] = [num(x + Math.cos(angle) * reach), num(y + Math.sin(angle) * reach)];
    const colour = paint.flora.stamen;
    markup += `<path d="M${num(x)} ${num(y)}L${ax} ${ay}" stroke="${colour}" stroke-width=".6" opacity=".8"/><circle cx="${ax}" cy="${ay}" r="${num(paint.between(0.9, 1.6))}" fill="${colour}"/>`;
  }
  return markup;
}

/** An open five- or six-petalled blossom. */
export function blossom(paint, x, y, radius, colour) {
  const { between, random } = paint;
  const petals = 5 + (random.next() > 0.6 ? 1 : 0);
  const turn = random.next() * 360;
  let markup = '';
  for (let i = 0; i < petals; i++) {
    const angle = turn + (i * 360) / petals + between(-6, 6);
    const d = paint.petalPath(radius * between(0.93, 1.05), radius * 0.56, 0.05, 0.64, 0.1);
    const fill = paint.gradient(0, 0, radius, colour.deep, colour.mid, colour.pale);
    const crease = `<path d="M0 ${num(-radius * 0.2)}Q${num(between(-2, 2))} ${num(-radius * 0.5)} ${num(between(-2, 2))} ${num(-radius * 0.8)}" stroke="${colour.deep}" stroke-width=".6" fill="none" opacity=".35"/>`;
    markup += paint.place(x, y, angle, paint.paintPetal(d, fill, colour.mid) + crease);
  }
  return markup + stamens(paint, x, y, radius, 18);
}

/** Jasmine (melur): two whorls of narrow pointed petals round a small pale eye. */
export function jasmine(paint, x, y, radius, colour) {
  const { between, random } = paint;
  let markup = '';
  for (const [petals, reach] of [
    [7, 1],
    [6, 0.66],
  ]) {
    const turn = random.next() * 360;
    for (let i = 0; i < petals; i++) {
      const length = radius * reach * between(0.92, 1.06);
      const d = paint.petalPath(length, length * 0.3, 0.03, 0.5, 0);
      const fill = paint.gradient(0, 0, length, colour.deep, colour.mid, colour.pale);
      markup += paint.place(x, y, turn + (i * 360) / petals + between(-5, 5), paint.paintPetal(d, fill, colour.mid));
    }
  }
  return `${markup}<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius * 0.13)}" fill="${paint.flora.stamen}" opacity=".85"/>`;
}
