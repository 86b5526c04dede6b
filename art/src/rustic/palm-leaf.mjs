import { mix } from '../core/colour.mjs';
import { polar } from '../core/path.mjs';
import { stroke } from '../vintage/pen.mjs';
import { stalk, stalkPath } from './brush.mjs';

/** A feathered palm leaf from (x, y). */
export function palmLeaf(brush, x, y, angle, length, pairs, colour) {
  const bend = brush.between(20, 34) * (angle > 0 ? 1 : -1);
  const at = stalk(x, y, angle, length, bend);
  let markup = `<path d="${stalkPath(at, (t) => 3.4 - 2.6 * t)}" fill="${mix(colour, '#6a5a30', 0.45)}"/>`;
  for (let i = 1; i <= pairs; i++) {
    const t = 0.1 + (0.9 * i) / pairs;
    const [px, py, turn] = at(t);
    const reach = length * 0.44 * Math.sin(Math.PI * Math.min(0.96, t * 0.85 + 0.12)) + 8;
    for (const side of [-1, 1]) {
      const out = turn + side * (58 - 30 * t) + brush.between(-3, 3);
      const way = [[px, py], polar(px, py, out, reach * 0.5), polar(px, py, out + side * 8, reach)];
      const tone = mix(colour, side < 0 ? '#f2f0c0' : '#12302c', brush.between(0.05, 0.32));
      markup += `<path d="${stroke(way, (u) => reach * 0.1 * Math.sin(Math.PI * u ** 0.62) + 0.3, 9)}" fill="${tone}"/>`;
    }
  }
  return markup;
}
