import { mix } from '../core/colour.mjs';
import { bentStem, num, stemPath } from '../core/path.mjs';

/** Petal veins, fanning from the throat. */
function veins(length, spread, colour) {
  let d = '';
  for (const u of [-0.7, -0.38, 0, 0.38, 0.7])
    d += `M${num(u * spread * 0.12)} ${num(-length * 0.14)}Q${num(u * spread * 0.5)} ${num(-length * 0.5)} ${num(u * spread * 0.72)} ${num(-length * (0.86 - Math.abs(u) * 0.16))}`;
  return `<path d="${d}" stroke="${colour}" stroke-width=".55" fill="none" opacity=".4"/>`;
}

/** The orchid's lip: two side lobes, a pointed middle lobe and the pale column above. */
function lip(paint, radius, colour) {
  const tone = paint.flora.lip;
  const lobe = (length, width, angle, inner, outer) => {
    const d = paint.petalPath(length, width, 0.04, 0.6, 0.04);
    return paint.place(
      0,
      0,
      angle,
      paint.paintPetal(d, paint.gradient(0, 0, length, inner, tone.mid, outer), tone.mid),
    );
  };
  return (
    lobe(radius * 0.36, radius * 0.17, 118, tone.dark, tone.pale) +
    lobe(radius * 0.36, radius * 0.17, -118, tone.dark, tone.pale) +
    lobe(radius * 0.46, radius * 0.19, 180, paint.flora.stamen, tone.mid) +
    `<ellipse cx="0" cy="${num(-radius * 0.03)}" rx="${num(radius * 0.075)}" ry="${num(radius * 0.11)}" fill="${colour.pale}" stroke="${colour.dark}" stroke-width=".5"/>` +
    `<circle cx="0" cy="${num(radius * 0.09)}" r="${num(radius * 0.055)}" fill="${paint.flora.stamen}"/>`
  );
}

/** A moth orchid (Phalaenopsis), its lip pointing along `angle` + 180. */
export function orchid(paint, x, y, radius, colour, angle = 0) {
  const { between } = paint;
  const leafOf = (turn, length, width, shoulder, deep) => {
    const middle = mix(colour.mid, colour.deep, deep);
    const d = paint.petalPath(length, width, 0.035, shoulder, 0.03);
    const fill = paint.gradient(
      0,
      0,
      length * 1.02,
      mix(colour.deep, colour.dark, 0.12 + deep),
      middle,
      mix(colour.pale, colour.mid, deep),
    );
    return paint.place(
      0,
      0,
      turn + between(-4, 4),
      paint.paintPetal(d, fill, middle) + veins(length, width, colour.deep),
    );
  };
  const shadow = (r, cy) =>
    `<ellipse cx="0" cy="${num(cy)}" rx="${num(r)}" ry="${num(r * 0.8)}" fill="${colour.dark}" opacity=".3" filter="url(#soft)"/>`;
  const sepals = [0, 124, -124]
    .map((turn) => leafOf(turn, radius * between(0.95, 1.03), radius * 0.37, 0.5, 0.28))
    .join('');
  // The two broad petals lie over the sepals and make the flower's wings.
  const petals = [-72, 72].map((turn) => leafOf(turn, radius * between(0.98, 1.05), radius * 0.58, 0.6, 0)).join('');
  return paint.place(x, y, angle, sepals + shadow(radius * 0.55, radius * 0.05) + petals + lip(paint, radius, colour));
}

/** A closed orchid bud: a plump drop with one seam. */
function orchidBud(paint, x, y, angle, radius, colour) {
  const d = paint.petalPath(radius * 2, radius * 0.82, 0.03, 0.55, 0);
  const fill = paint.gradient(
    0,
    0,
    radius * 2.1,
    mix(colour.deep, paint.flora.leaves[1], 0.45),
    colour.mid,
    colour.pale,
  );
  const seam = `<path d="M0 ${num(-radius * 0.3)}Q${num(radius * 0.3)} ${num(-radius)} 0 ${num(-radius * 1.8)}" stroke="${colour.deep}" stroke-width=".7" fill="none" opacity=".6"/>`;
  return paint.place(x, y, angle, paint.paintPetal(d, fill, colour.mid) + seam);
}

/**
 * An arching spray: flowers that shrink towards the tip, ending in buds.
 * `flowers` are colour indices from foot to tip; `from` is where on the stem (0…1) the first one sits.
 */
export function orchidSpray(paint, { x, y, angle, length, bend, radius, flowers, buds = 3, from = 0.3 }) {
  const at = bentStem(x, y, angle, length, bend);
  const stemColour = mix(paint.flora.leaves[2], '#5a4632', 0.3);
  let markup = `<path d="${stemPath(at, 6)}" stroke="${stemColour}" stroke-width="2" fill="none" stroke-linecap="round"/>`;
  const stops = flowers.length + buds;
  const places = Array.from({ length: stops }, (_, i) => {
    const t = from + ((1 - from) * i) / (stops - 1);
    const side = i % 2 ? 1 : -1;
    return { ...at(t), t, side, index: i };
  });
  // From the tip to the foot, so that the larger flowers lie on top.
  for (const { x: px, y: py, angle: stem, side, index } of places.reverse()) {
    const size = radius * (1 - (0.52 * index) / (stops - 1));
    if (index >= flowers.length)
      markup += orchidBud(paint, px, py, stem + side * 30, size * 0.36, paint.flora.flowers[flowers.at(-1)]);
    else {
      const offset = radius * 0.34 * side;
      const radians = (stem * Math.PI) / 180;
      const [fx, fy] = [px + Math.cos(radians) * offset, py + Math.sin(radians) * offset];
      markup += orchid(paint, fx, fy, size, paint.flora.flowers[flowers[index]], side * paint.between(6, 22));
    }
  }
  return markup;
}
