import { mix } from '../core/colour.mjs';
import { num } from '../core/path.mjs';

/** Fine lines that fan from the throat to the rim. */
function petalVeins(paint, length, width, colour) {
  let d = '';
  for (let i = -4; i <= 4; i++) {
    const u = i / 4;
    const reach = length * (0.9 - 0.2 * Math.abs(u)) * paint.between(0.94, 1);
    d += `M${num(u * width * 0.08)} ${num(-length * 0.1)}C${num(u * width * 0.3)} ${num(-length * 0.36)} ${num(u * width * 0.78)} ${num(-length * 0.5)} ${num(u * width * 0.84)} ${num(-reach)}`;
  }
  return `<path d="${d}" stroke="${colour.deep}" stroke-width="${num(Math.max(0.5, length * 0.014))}" fill="none" opacity=".42"/>`;
}

/** The long column of stamens, bending out of the throat, with five stigmas at its tip. */
function column(paint, radius, colour) {
  const { between, flora } = paint;
  const at = (t) => [radius * (0.1 * t + 0.34 * t * t), -radius * 0.86 * t];
  const [tx, ty] = at(1);
  const [mx, my] = [radius * 0.06, -radius * 0.46];
  let markup = `<path d="M0 0Q${num(mx)} ${num(my)} ${num(tx)} ${num(ty)}" stroke="${mix(colour.deep, colour.dark, 0.4)}" stroke-width="${num(radius * 0.075)}" fill="none" stroke-linecap="round" opacity=".55"/><path d="M0 0Q${num(mx)} ${num(my)} ${num(tx)} ${num(ty)}" stroke="${mix(colour.pale, '#fff3d0', 0.5)}" stroke-width="${num(radius * 0.042)}" fill="none" stroke-linecap="round"/>`;
  for (let i = 0; i < 30; i++) {
    const [cx, cy] = at(between(0.42, 0.94));
    const [px, py] = [cx + between(-1, 1) * radius * 0.1, cy + between(-1, 1) * radius * 0.07];
    markup += `<path d="M${num(cx)} ${num(cy)}L${num(px)} ${num(py)}" stroke="${flora.stamen}" stroke-width=".5" opacity=".7"/><circle cx="${num(px)}" cy="${num(py)}" r="${num(radius * between(0.018, 0.034))}" fill="${mix(flora.stamen, i % 3 ? '#fff0b8' : '#a8641c', 0.4)}"/>`;
  }
  for (let i = -2; i <= 2; i++) {
    const [sx, sy] = [tx + radius * (0.05 + 0.045 * i), ty - radius * (0.1 - 0.012 * i * i)];
    markup += `<path d="M${num(tx)} ${num(ty)}L${num(sx)} ${num(sy)}" stroke="${colour.deep}" stroke-width=".8"/><circle cx="${num(sx)}" cy="${num(sy)}" r="${num(radius * 0.03)}" fill="${colour.dark}"/>`;
  }
  return markup;
}

/**
 * A hibiscus (bunga raya) seen a little from the side: five ruffled petals, a dark throat, the column towards `angle`.
 */
export function hibiscus(paint, x, y, radius, colour, angle = 0, squash = 0.88) {
  const { between } = paint;
  let markup = '';
  for (let i = 0; i < 5; i++) {
    const length = radius * between(0.94, 1.04);
    const width = radius * between(0.52, 0.58);
    const d = paint.petalPath(length, width, 0.055, 0.7, 0.1);
    const fill = paint.gradient(
      0,
      0,
      length,
      colour.dark,
      mix(colour.mid, colour.deep, 0.25 + between(-0.15, 0.15)),
      mix(colour.pale, colour.mid, between(0.1, 0.4)),
    );
    const shadow = `<path d="${d}" fill="${colour.dark}" opacity=".34" filter="url(#soft)" transform="translate(${num(radius * 0.05)} ${num(radius * 0.02)})"/>`;
    markup += paint.place(
      0,
      0,
      i * 144 + between(-5, 5),
      (i ? shadow : '') + paint.paintPetal(d, fill, colour.mid) + petalVeins(paint, length, width, colour),
    );
  }
  const throat = `<circle r="${num(radius * 0.2)}" fill="${colour.dark}" opacity=".75" filter="url(#soft)"/>`;
  return `<g transform="translate(${num(x)} ${num(y)}) rotate(${num(angle)}) scale(1 ${squash})">${markup}${throat}${column(paint, radius, colour)}</g>`;
}

/** A furled bud on its green calyx, pointing along `angle`. */
export function hibiscusBud(paint, x, y, angle, radius, colour) {
  const furled = (width, turn, inner, outer) =>
    paint.paintPetal(
      paint.petalPath(radius * 2.3, radius * width, 0.04, 0.56, 0.02),
      paint.gradient(0, 0, radius * 2.3, inner, colour.mid, outer),
      colour.mid,
      `transform="rotate(${turn})"`,
    );
  const r = (part) => num(radius * part);
  const calyx = [-34, -12, 12, 34]
    .map(
      (turn) =>
        `<path d="M0 ${r(0.2)}Q${r(-0.34)} ${r(-0.6)} 0 ${r(-1.15)}Q${r(0.34)} ${r(-0.6)} 0 ${r(0.2)}Z" transform="rotate(${turn})"/>`,
    )
    .join('');
  const stalk = `<path d="M0 0Q${r(0.3)} ${r(0.9)} ${r(0.1)} ${r(1.8)}" stroke="${paint.flora.leaves[2]}" stroke-width="${r(0.18)}" fill="none"/>`;
  return paint.place(
    x,
    y,
    angle,
    `${stalk}${furled(0.62, 0, colour.dark, colour.mid)}${furled(0.4, 9, colour.deep, colour.pale)}<g fill="${paint.flora.leaves[0]}" ${paint.wash()}>${calyx}</g>`,
  );
}
