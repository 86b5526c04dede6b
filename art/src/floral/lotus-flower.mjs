import { mix } from '../core/colour.mjs';
import { bentStem, num, polar, smoothPath, stemPath } from '../core/path.mjs';

/** A pointed petal standing on the origin, hollow like a spoon, with fine veins and a lit rim. */
function lotusPetal(paint, angle, length, width, colour, light) {
  const { between } = paint;
  const lean = between(-0.06, 0.06) * length;
  const [l, w] = [length, width];
  const d = `M0 0C${num(-w * 0.7)} ${num(-l * 0.18)} ${num(-w * 1.25)} ${num(-l * 0.62)} ${num(lean * 0.4 - w * 0.2)} ${num(-l * 0.9)}Q${num(lean)} ${num(-l * 0.97)} ${num(lean)} ${num(-l)}Q${num(lean + w * 0.06)} ${num(-l * 0.96)} ${num(lean * 0.4 + w * 0.24)} ${num(-l * 0.89)}C${num(w * 1.25)} ${num(-l * 0.6)} ${num(w * 0.7)} ${num(-l * 0.18)} 0 0Z`;
  const fill = paint.gradient(
    0,
    0,
    l,
    mix(colour.pale, '#fff3c4', 0.35),
    mix(colour.pale, colour.mid, light ? 0.35 : 0.8),
    mix(colour.mid, colour.deep, light ? 0.35 : 0.85),
  );
  let veins = '';
  for (const u of [-0.6, -0.3, 0, 0.3, 0.6])
    veins += `M${num(u * w * 0.2)} ${num(-l * 0.12)}C${num(u * w * 0.9)} ${num(-l * 0.36)} ${num(u * w)} ${num(-l * 0.66)} ${num(lean * 0.6 + u * w * 0.3)} ${num(-l * 0.9)}`;
  return paint.place(
    0,
    0,
    angle,
    `${paint.paintPetal(d, fill, mix(colour.mid, colour.pale, light ? 0.5 : 0))}<path d="${veins}" stroke="${colour.deep}" stroke-width=".6" fill="none" opacity=".4"/><path d="${d}" fill="none" stroke="${mix(colour.pale, '#ffffff', 0.4)}" stroke-width=".7" opacity=".5"/>`,
  );
}

/** A lotus from the side, opened by `open` (0 a bud about to break … 1 wide); the seed head shows when it is wide. */
export function lotus(paint, x, y, radius, colour, angle = 0, open = 1) {
  const { between } = paint;
  const row = (count, spread, length, width, light) =>
    Array.from({ length: count }, (_, i) => (i / (count - 1) - 0.5) * 2)
      // From the sides to the middle, so that the middle one lies on top.
      .sort((a, b) => Math.abs(b) - Math.abs(a))
      .map((u) =>
        lotusPetal(
          paint,
          u * spread * (0.4 + 0.6 * open) + between(-3, 3),
          radius * length * (1 - 0.1 * Math.abs(u)) * between(0.96, 1.04),
          radius * width,
          colour,
          light,
        ),
      )
      .join('');
  const shade = `<ellipse cy="${num(-radius * 0.36)}" rx="${num(radius * 0.5)}" ry="${num(radius * 0.4)}" fill="${colour.dark}" opacity=".4" filter="url(#soft)"/>`;
  return paint.place(
    x,
    y,
    angle,
    row(7, 86, 1.02, 0.27, false) +
      row(6, 60, 1.08, 0.28, true) +
      (open > 0.7 ? shade + seedHead(paint, radius) : '') +
      row(5, 78, 0.82, 0.27, false) +
      row(4, 44, 0.8, 0.27, true),
  );
}

function seedHead(paint, radius) {
  const { between, flora } = paint;
  let stamens = '';
  for (let i = 0; i < 26; i++) {
    const [px, py] = polar(0, -radius * 0.34, between(-80, 80), radius * between(0.26, 0.4));
    stamens += `<path d="M0 ${num(-radius * 0.3)}L${num(px)} ${num(py)}" stroke="${flora.stamen}" stroke-width=".8"/><circle cx="${num(px)}" cy="${num(py)}" r="${num(radius * 0.022)}" fill="#fff0b0"/>`;
  }
  const [w, h] = [radius * 0.22, radius * 0.1];
  const cup = `<path d="M${num(-w)} ${num(-radius * 0.52)}L${num(-w * 0.5)} ${num(-radius * 0.24)}H${num(w * 0.5)}L${num(w)} ${num(-radius * 0.52)}Z" fill="${mix(flora.stamen, '#7d8a3a', 0.5)}"/><ellipse cy="${num(-radius * 0.52)}" rx="${num(w)}" ry="${num(h)}" fill="${mix(flora.stamen, '#e4e6a0', 0.5)}"/>`;
  return stamens + cup;
}

/** A closed bud on its stalk's end. */
export function lotusBud(paint, x, y, radius, colour, angle = 0) {
  return paint.place(
    x,
    y,
    angle,
    [-16, 15, 0]
      .map((turn, i) => lotusPetal(paint, turn, radius * (1 - 0.05 * i), radius * 0.3, colour, i === 2))
      .join(''),
  );
}

/** A lotus leaf: a waved round shield on its stalk, seen at a slant of `slant` (height to width), turned by `angle`. */
export function lotusLeaf(paint, x, y, radius, colour, { slant = 0.42, angle = 0 } = {}) {
  const { between, flora } = paint;
  const rim = [];
  for (let i = 0; i < 18; i++) {
    const a = (i / 18) * 2 * Math.PI;
    const r = radius * between(0.94, 1.04);
    rim.push([Math.cos(a) * r, Math.sin(a) * r * slant + Math.sin(a * 3 + radius) * radius * 0.03]);
  }
  const d = smoothPath(rim);
  const [cx, cy] = [radius * 0.06, -radius * slant * 0.1];
  const fill = paint.gradient(cx, cy, radius, mix(colour, '#dcecb8', 0.3), colour, mix(colour, flora.leafShade, 0.45));
  let veins = '';
  for (let i = 0; i < 16; i++) {
    const a = ((i + 0.5) / 16) * 2 * Math.PI;
    const [ex, ey] = [Math.cos(a) * radius * 0.92, Math.sin(a) * radius * 0.92 * slant];
    veins += `M${num(cx)} ${num(cy)}Q${num(ex * 0.5 + cx)} ${num(ey * 0.5 + cy - radius * 0.03)} ${num(ex)} ${num(ey)}`;
  }
  const pale = mix(colour, '#e8f4d0', 0.55);
  return paint.place(
    x,
    y,
    angle,
    `<path d="${d}" fill="${mix(colour, flora.leafShade, 0.5)}" transform="translate(0 ${num(radius * 0.035)})"/><path d="${d}" fill="${mix(colour, flora.leafShade, 0.3)}"/><path d="${d}" fill="${fill}" ${paint.wash()}/><path d="${veins}" stroke="${pale}" stroke-width=".7" fill="none" opacity=".5"/><path d="${d}" fill="none" stroke="${pale}" stroke-width=".8" opacity=".55"/><circle cx="${num(cx)}" cy="${num(cy)}" r="${num(radius * 0.03)}" fill="${pale}"/>`,
  );
}

/** A round stalk; returns its markup and its tip. */
export function stalk(x, y, angle, length, bend, colour, width = 3) {
  const at = bentStem(x, y, angle, length, bend);
  const d = stemPath(at, 5);
  return {
    markup: `<path d="${d}" stroke="${mix(colour, '#08201c', 0.45)}" stroke-width="${width}" fill="none"/><path d="${d}" stroke="${mix(colour, '#e8f4d0', 0.25)}" stroke-width="${num(width * 0.35)}" fill="none" transform="translate(-.6 0)" opacity=".8"/>`,
    tip: at(1),
  };
}
