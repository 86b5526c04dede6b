import { mix } from '../core/colour.mjs';
import { bentStem, num, point, polar, smoothPath, stemPath } from '../core/path.mjs';

/** Points from `from` to `to` (0…1) of a curve given as t → [x, y]. */
const along = (curve, from, to, steps) =>
  Array.from({ length: steps + 1 }, (_, i) => curve(from + ((to - from) * i) / steps));

/**
 * A broad leaf in two tones with veins, its tip `bend` px aside. `teeth` notches its rim, `fullness` below 1 makes it
 * widest near the stalk.
 */
export function broadLeaf(paint, x, y, angle, length, width, colour, { bend = 0, teeth = 0, fullness = 0.75 } = {}) {
  const { between, flora } = paint;
  const midrib = (t) => [bend * t * t, -length * t];
  const rim = (side) => (t) => {
    const bite = teeth ? 1 - 0.1 * Math.abs(Math.sin(t * teeth * Math.PI)) : 1;
    const reach = width * Math.pow(Math.sin(Math.PI * Math.pow(t, fullness)), 0.85) * bite;
    return [midrib(t)[0] + side * reach, midrib(t)[1] + reach * 0.16];
  };
  const steps = teeth ? teeth * 4 : 10;
  const half = (side) => smoothPath([...along(rim(side), 0, 1, steps), ...along(midrib, 0.9, 0.1, 4)]);
  const tones = (light) => {
    const base = mix(colour, light ? '#e9efc6' : flora.leafShade, light ? 0.1 : 0.2);
    return paint.gradient(
      0,
      -length * 0.2,
      length,
      mix(base, flora.leafShade, 0.42),
      base,
      mix(base, '#eef0cf', light ? 0.42 : 0.2),
    );
  };
  const lit = between(0, 1) > 0.5 ? 1 : -1;
  let veins = '';
  for (let i = 1; i <= 6; i++) {
    const t = 0.06 + i * 0.12;
    for (const side of [-1, 1]) {
      const [ex, ey] = rim(side)(Math.min(0.97, t + 0.16));
      const [mx, my] = midrib(t);
      veins += `M${num(mx)} ${num(my)}Q${num(mx + (ex - mx) * 0.6)} ${num(my + (ey - my) * 0.3)} ${num(mx + (ex - mx) * 0.86)} ${num(my + (ey - my) * 0.86)}`;
    }
  }
  const pale = mix(colour, '#f3f4d8', 0.6);
  const blade = `<g ${paint.wash()}><path d="${half(-lit)}" fill="${tones(false)}"/><path d="${half(lit)}" fill="${tones(true)}"/></g>`;
  const lines = `<path d="${veins}" stroke="${pale}" stroke-width=".6" fill="none" opacity=".5"/><path d="${smoothPath(along(midrib, 0, 0.95, 4), false)}" stroke="${pale}" stroke-width="1" fill="none" opacity=".75"/>`;
  return paint.place(x, y, angle, underlay(paint, `${half(-1)}${half(1)}`, colour) + blade + lines);
}

/** On dark grounds the pigment needs an opaque shape below it. */
const underlay = (paint, d, colour) =>
  paint.flora.underlay ? `<path d="${d}" fill="${mix(colour, paint.flora.leafShade, 0.25)}"/>` : '';

/** A monstera leaf: a heart with deep cuts between its ribs. */
export function monstera(paint, x, y, angle, size, colour) {
  const { flora } = paint;
  const lobes = 5;
  const spread = (t) => size * 0.52 * Math.pow(Math.sin(Math.PI * Math.pow(0.1 + 0.9 * t, 0.72)), 0.8);
  const side = (sign) => {
    const points = [[0, size * 0.04]];
    points.push([sign * size * 0.2, size * 0.16], [sign * size * 0.4, size * 0.08]);
    for (let i = 0; i < lobes; i++) {
      const t = (i + 0.5) / lobes;
      const reach = spread(t) * (1 + paint.between(-0.04, 0.04));
      const rise = size * (0.02 + t * 0.82);
      points.push([sign * reach, -rise + size * 0.04], [sign * reach * 0.99, -rise - size * 0.07]);
      if (i < lobes - 1) points.push([sign * reach * (0.46 - 0.02 * i), -rise - size * 0.055]);
    }
    points.push([sign * size * 0.05, -size * 0.93], [0, -size]);
    return points;
  };
  const half = (sign) => `${smoothPath(side(sign), false)}L0 ${num(size * 0.04)}Z`;
  const fill = (light) =>
    paint.gradient(
      0,
      0,
      size,
      mix(colour, flora.leafShade, light ? 0.35 : 0.55),
      mix(colour, flora.leafShade, light ? 0 : 0.22),
      mix(colour, '#e4ecc0', light ? 0.34 : 0.12),
    );
  let ribs = `M0 ${num(size * 0.04)}L0 ${num(-size * 0.95)}`;
  for (let i = 0; i < lobes; i++)
    for (const sign of [-1, 1]) {
      const t = (i + 0.5) / lobes;
      ribs += `M0 ${num(-size * t * 0.62)}Q${num(sign * spread(t) * 0.5)} ${num(-size * (t * 0.72))} ${num(sign * spread(t) * 0.92)} ${num(-size * t * 0.84)}`;
    }
  const body =
    underlay(paint, half(-1) + half(1), colour) +
    `<g ${paint.wash()}><path d="${half(-1)}" fill="${fill(false)}"/><path d="${half(1)}" fill="${fill(true)}"/></g><path d="${ribs}" stroke="${mix(colour, '#f3f4d8', 0.55)}" stroke-width=".9" fill="none" opacity=".55"/>`;
  return paint.place(x, y, angle, body);
}

/** A palm frond: narrow leaflets on both sides of a bent rib. */
export function frond(paint, x, y, angle, length, colour, { bend = 20, pairs = 17, reach = 0.42, width = 3.4 } = {}) {
  const { between, flora } = paint;
  const at = bentStem(x, y, angle, length, bend);
  let d = '';
  let shade = '';
  for (let i = 1; i <= pairs; i++) {
    const t = 0.08 + (0.92 * i) / pairs;
    const node = at(t);
    const blade = length * reach * Math.pow(Math.sin(Math.PI * (0.16 + 0.76 * t)), 0.8) * between(0.92, 1.06);
    for (const side of [-1, 1]) {
      const turn = node.angle + side * (58 - 32 * t) * between(0.94, 1.06);
      const tip = polar(node.x, node.y, turn + side * 5, blade);
      const left = polar(node.x, node.y, turn - side * 7, blade * 0.42);
      const right = polar(node.x, node.y, turn + side * (7 + width), blade * 0.46);
      const path = `M${num(node.x)} ${num(node.y)}Q${point(left)} ${point(tip)}Q${point(right)} ${num(node.x)} ${num(node.y)}Z`;
      if (side > 0) d += path;
      else shade += path;
    }
  }
  const rib = `<path d="${stemPath(at, 6)}" stroke="${mix(colour, '#e4ecc0', 0.35)}" stroke-width="1.3" fill="none"/>`;
  return (
    underlay(paint, d + shade, colour) +
    `<g ${paint.wash()}><path d="${shade}" fill="${mix(colour, flora.leafShade, 0.3)}"/><path d="${d}" fill="${mix(colour, '#e4ecc0', 0.14)}"/>${rib}</g>`
  );
}
