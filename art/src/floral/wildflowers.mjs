import { mix } from '../core/colour.mjs';
import { bentStem, num, point, polar, smoothPath, stemPath } from '../core/path.mjs';

/** Flowers and grasses of the wayside: cosmos (ulam raja), daisies, butterfly peas, lalang. */

/** A cosmos seen from above or, with a small `tilt`, from the side; `angle` turns it as it nods. */
export function cosmos(paint, x, y, radius, colour, angle = 0, tilt = 0.9) {
  const { between } = paint;
  const turn = between(0, 45);
  let markup = '';
  for (let i = 0; i < 8; i++) {
    const length = radius * between(0.94, 1.05);
    const d = paint.petalPath(length, radius * between(0.33, 0.37), 0.04, 0.74, 0.13);
    const fill = paint.gradient(0, 0, length, colour.deep, mix(colour.mid, colour.pale, between(0, 0.3)), colour.pale);
    let pleats = '';
    for (const u of [-0.16, 0, 0.16])
      pleats += `M${num(u * length * 0.4)} ${num(-length * 0.2)}Q${num(u * length)} ${num(-length * 0.5)} ${num(u * length * 1.1)} ${num(-length * 0.86)}`;
    markup += paint.place(
      0,
      0,
      turn + (i * 5 * 360) / 8 + between(-4, 4),
      `${paint.paintPetal(d, fill, colour.mid)}<path d="${pleats}" stroke="${colour.deep}" stroke-width=".55" fill="none" opacity=".45"/>`,
    );
  }
  const gold = paint.flora.stamen;
  let eye = `<circle r="${num(radius * 0.2)}" fill="${mix(gold, '#7a4312', 0.4)}"/>`;
  for (let i = 0; i < 22; i++) {
    const [px, py] = polar(0, 0, i * 137.5, radius * 0.2 * Math.sqrt(i / 22));
    eye += `<circle cx="${num(px)}" cy="${num(py)}" r="${num(radius * 0.036)}" fill="${mix(gold, i % 2 ? '#fff2b0' : '#c27a1c', 0.4)}"/>`;
  }
  return `<g transform="translate(${num(x)} ${num(y)}) rotate(${num(angle)}) scale(1 ${num(tilt)})">${markup}${eye}</g>`;
}

/** A small daisy. */
export function daisy(paint, x, y, radius, colour, tilt = 0.85) {
  const { between } = paint;
  let markup = '';
  for (let i = 0; i < 15; i++) {
    const length = radius * between(0.9, 1.06);
    const w = radius * 0.15;
    markup += `<path d="M0 0C${num(-w)} ${num(-length * 0.4)} ${num(-w * 1.1)} ${num(-length)} 0 ${num(-length)}C${num(w * 1.1)} ${num(-length)} ${num(w)} ${num(-length * 0.4)} 0 0Z" fill="${i % 3 ? colour.pale : colour.mid}" stroke="${colour.deep}" stroke-width=".4" transform="rotate(${num(i * 24 + between(-5, 5))})"/>`;
  }
  const eye = `<circle r="${num(radius * 0.27)}" fill="${mix(paint.flora.stamen, '#a8641c', 0.2)}"/><circle cx="${num(-radius * 0.06)}" cy="${num(-radius * 0.08)}" r="${num(radius * 0.16)}" fill="${mix(paint.flora.stamen, '#fff2b0', 0.4)}"/>`;
  return `<g transform="translate(${num(x)} ${num(y)}) rotate(${num(between(-20, 20))}) scale(1 ${num(tilt)})" ${paint.wash()}>${markup}${eye}</g>`;
}

/** A butterfly pea (bunga telang): one wide banner with a pale throat. */
export function butterflyPea(paint, x, y, radius, colour, angle = 0) {
  const banner = paint.petalPath(radius * 1.9, radius * 0.92, 0.05, 0.62, 0.08);
  const fill = paint.gradient(0, 0, radius * 1.8, colour.deep, colour.mid, colour.pale);
  const wings = [-38, 38]
    .map((turn) =>
      paint.place(
        0,
        0,
        turn,
        paint.paintPetal(
          paint.petalPath(radius * 0.9, radius * 0.34, 0.04, 0.6, 0.02),
          paint.gradient(0, 0, radius * 0.9, colour.dark, colour.deep, colour.mid),
          colour.deep,
        ),
      ),
    )
    .join('');
  const throat = `<path d="M0 ${num(radius * 0.05)}C${num(-radius * 0.34)} ${num(-radius * 0.5)} ${num(-radius * 0.2)} ${num(-radius * 1.05)} 0 ${num(-radius * 1.1)}C${num(radius * 0.2)} ${num(-radius * 1.05)} ${num(radius * 0.34)} ${num(-radius * 0.5)} 0 ${num(radius * 0.05)}Z" fill="#fdf6d8" opacity=".9" ${paint.wash()}/>`;
  return paint.place(x, y, angle, paint.paintPetal(banner, fill, colour.mid) + throat + wings);
}

/** A stem with thread-like leaves; returns its markup and where the flower sits. */
export function threadStem(paint, x, y, angle, length, colour, bend = 0, leaves = 5) {
  const { between } = paint;
  const at = bentStem(x, y, angle, length, bend);
  let d = '';
  for (let i = 1; i <= leaves; i++) {
    const node = at(0.12 + (0.62 * i) / leaves);
    for (const side of [-1, 1]) {
      const rib = bentStem(
        node.x,
        node.y,
        node.angle + side * between(34, 52),
        length * between(0.1, 0.17),
        -side * 24,
      );
      d += stemPath(rib, 3);
      for (const t of [0.35, 0.65]) {
        const from = rib(t);
        for (const way of [-1, 1])
          d += `M${point([from.x, from.y])}L${point(polar(from.x, from.y, from.angle + way * 34, length * 0.045))}`;
      }
    }
  }
  const markup = `<g ${paint.wash()} stroke="${colour}" fill="none" stroke-linecap="round"><path d="${stemPath(at, 6)}" stroke-width="1.7"/><path d="${d}" stroke-width=".9"/></g>`;
  return { markup, tip: at(1) };
}

/** A blade of grass. */
export function blade(x, y, angle, length, width, bend, fill) {
  const at = bentStem(x, y, angle, length, bend);
  const edge = (side) => (t) => {
    const node = at(t);
    return polar(node.x, node.y, node.angle + 90 * side, (width / 2) * Math.pow(1 - t, 0.7));
  };
  const ts = [0, 0.25, 0.5, 0.75];
  const tip = at(1);
  return `<path d="${smoothPath([...ts.map(edge(-1)), [tip.x, tip.y], ...[...ts].reverse().map(edge(1))])}" fill="${fill}"/>`;
}

/** Lalang: a thin stalk with a silky white plume. */
export function lalang(paint, x, y, angle, length, colour, bend = 10) {
  const { between } = paint;
  const at = bentStem(x, y, angle, length, bend);
  let hairs = '';
  for (let i = 0; i < 80; i++) {
    const t = 0.7 + 0.3 * (i / 80);
    const node = at(t);
    const full = Math.pow(Math.sin(Math.PI * (0.1 + 0.86 * ((t - 0.7) / 0.3))), 0.6);
    const reach = length * 0.055 * full * between(0.6, 1.2);
    const tip = polar(node.x, node.y, node.angle + between(-46, 46), reach * 1.9);
    hairs += `M${num(node.x)} ${num(node.y)}L${point(tip)}`;
  }
  return `<path d="${stemPath(at, 5)}" stroke="${mix(colour.deep, paint.flora.leaves[1], 0.5)}" stroke-width="1" fill="none"/><path d="${hairs}" stroke="${colour.deep}" stroke-width=".9" fill="none" opacity=".4" transform="translate(.8 .8)"/><path d="${hairs}" stroke="${colour.pale}" stroke-width=".8" fill="none" opacity=".95"/>`;
}
