import { mix } from '../../core/colour.mjs';
import { dab, stroke } from './gouache.mjs';

/** Flowers of a few strokes each. */

/** A garden rose from above: spiralling strokes upon a round. */
export function rose(g, x, y, r, { light, base, shade }) {
  let inside = '';
  for (let i = 0; i < 9; i++) {
    const a = g.between(0, 360);
    const at = (turn, far) => [x + Math.sin((turn * Math.PI) / 180) * far, y - Math.cos((turn * Math.PI) / 180) * far];
    const far = r * (0.95 - i * 0.095);
    const colour =
      i > 6 ? shade : mix(i % 2 ? light : base, shade, Math.max(0, Math.cos(((a - 130) * Math.PI) / 180)) * 0.45);
    inside += stroke(
      [at(a, far), at(a + 45, far * 1.03), at(a + 95, far * 0.96), at(a + 130, far * 0.8)],
      r * 0.34,
      colour,
      {
        tip: 0.1,
      },
    );
  }
  inside += dab(x + r * 0.06, y + r * 0.2, r * 0.34, r * 0.3, 20, shade);
  const outline = Array.from({ length: 7 }, (_, i) => {
    const a = (i / 7) * 6.283;
    return `<circle cx="${x + Math.cos(a) * r * 0.42}" cy="${y + Math.sin(a) * r * 0.42}" r="${r * 0.62}" fill="${mix(base, shade, 0.25 + 0.35 * Math.max(0, Math.cos(a - 0.8)))}"/>`;
  }).join('');
  return g.strokes(outline + inside);
}

/** Jasmine: five or six narrow petals. */
export function melati(g, x, y, r, { light, shade, heart }) {
  const start = g.between(0, 72);
  const petals = Array.from({ length: 6 }, (_, i) =>
    dab(x, y, r * g.between(0.92, 1.06), r * 0.52, start + i * 60, i > 1 && i < 4 ? shade : light),
  ).join('');
  return g.strokes(petals + `<circle cx="${x}" cy="${y}" r="${r * 0.2}" fill="${heart}"/>`);
}

/** A leaf with its vein, from (x, y) to `turn` degrees. */
export function leaf(g, x, y, length, turn, { light, base }) {
  const rad = (turn * Math.PI) / 180;
  const at = (t, side = 0) => [
    x + Math.sin(rad) * length * t + Math.cos(rad) * side,
    y - Math.cos(rad) * length * t + Math.sin(rad) * side,
  ];
  const bend = g.between(-0.12, 0.12) * length;
  return (
    stroke([at(0), at(0.4, bend), at(1)], length * 0.42, base, { belly: 0.45, foot: 0.1 }) +
    stroke([at(0.1, -length * 0.03), at(0.4, bend - length * 0.07), at(0.92)], length * 0.16, light, { belly: 0.4 })
  );
}

/** A twig of pairs of leaves. */
export function twig(g, x, y, length, turn, pairs, size, tones) {
  const rad = (turn * Math.PI) / 180;
  const at = (t) => [x + Math.sin(rad) * length * t, y - Math.cos(rad) * length * t];
  let body = stroke([at(0), at(0.5), at(1)], size * 0.14, tones.base, { foot: 0.8, tip: 0.4 });
  for (let i = 0; i < pairs; i++) {
    const t = 0.22 + (0.74 * i) / pairs;
    const s = size * (1 - 0.45 * t);
    body += leaf(g, ...at(t), s, turn - g.between(38, 58), tones);
    body += leaf(g, ...at(t + 0.06), s, turn + g.between(38, 58), tones);
  }
  return g.strokes(body + leaf(g, ...at(0.96), size * 0.6, turn, tones));
}

/** A round posy about (x, y), its ribbons hanging. */
export function bouquet(g, x, y, { roses, leaves, jasmine, ribbon }) {
  const ribbons = g.strokes(
    stroke(
      [
        [x - 2, y + 22],
        [x - 10, y + 52],
        [x - 6, y + 86],
      ],
      5,
      ribbon,
      { tip: 0.7, foot: 0.6 },
    ) +
      stroke(
        [
          [x + 3, y + 22],
          [x + 10, y + 48],
          [x + 4, y + 72],
        ],
        4.4,
        ribbon,
        { tip: 0.7, foot: 0.6 },
      ) +
      stroke(
        [
          [x, y + 16],
          [x + 1, y + 44],
        ],
        6,
        leaves.base,
        { foot: 1, tip: 0.7 },
      ),
  );
  const green = [-150, -118, -86, -60, -30, 8, 36, 66, 96, 124, 154, 178]
    .map((turn, i) => leaf(g, x, y, i % 2 ? 42 : 34, turn, leaves))
    .join('');
  const heads = [
    [-15, -9, 14, 0],
    [12, -14, 12.5, 1],
    [-3, 11, 14, 2],
    [18, 7, 11.5, 0],
    [-22, 11, 9.5, 1],
    [0, -25, 9, 2],
  ];
  const stars = [
    [-27, -4],
    [-13, 24],
    [27, -8],
    [14, 22],
    [4, -5],
    [-14, -26],
  ];
  return (
    ribbons +
    g.strokes(green) +
    heads.map(([dx, dy, r, tone]) => rose(g, x + dx, y + dy, r, roses[tone])).join('') +
    stars.map(([dx, dy]) => melati(g, x + dx, y + dy, 6, jasmine)).join('')
  );
}
