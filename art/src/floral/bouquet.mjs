import { mix } from '../core/colour.mjs';
import { num, polar } from '../core/path.mjs';
import { blossom, jasmine } from './blossom.mjs';
import { rose, rosebud } from './rose.mjs';

/** The order in which kinds of greenery alternate around a bouquet. */
const GREENERY = ['eucalyptus', 'fern', 'olive', 'fern', 'eucalyptus', 'olive', 'berries'];

/**
 * A bouquet that opens from (x, y) in direction `direction` over `spread` degrees.
 * `flowers`: [kind, angle from the direction, distance, radius, colour index]; distances before scaling by `scale`.
 */
export function bouquet(paint, { x, y, direction, spread, scale, flowers, sprigs = 13, ghost = 0.3 }) {
  const { between, flora } = paint;
  const at = (angle, distance) => polar(x, y, angle, distance * scale);
  const fan = (i, count) => (i / (count - 1) - 0.5) * spread;
  const leafTone = (i) => flora.leaves[i % 3];
  return [
    speckle(paint, direction, spread, at),
    `<g opacity="${ghost}" filter="url(#ghost)">${ghostLeaves()}</g>`,
    greenery(),
    goldTwigs(),
    broadLeaves(),
    ...sortBudsBehind(flowers).map(flower),
  ].join('');

  /** Pale out-of-focus leaves that give the bunch depth. */
  function ghostLeaves() {
    let markup = '';
    for (let i = 0; i < 11; i++) {
      const angle = direction + fan(i, 11);
      const [px, py] = at(angle, between(60, 105));
      const colour = mix(flora.leaves[1], flora.flowers[0].pale, 0.35);
      markup += paint.leaf(
        px,
        py,
        angle + between(-20, 20),
        between(70, 105) * scale,
        between(12, 19) * scale,
        colour,
        false,
      );
    }
    return markup;
  }

  function greenery() {
    let markup = '';
    for (let i = 0; i < sprigs; i++) {
      const offCentre = i / (sprigs - 1) - 0.5;
      const angle = direction + offCentre * spread + between(-7, 7);
      const kind = GREENERY[i % GREENERY.length];
      const [px, py] = at(angle, 34);
      const [sx, sy] = [px + between(-8, 8), py + between(-8, 8)];
      const length = scale * between(125, 180) * (1 - 0.25 * Math.abs(offCentre));
      markup +=
        kind === 'berries'
          ? paint.berries(sx, sy, angle, length * 0.62, leafTone(i))
          : paint.sprig(sx, sy, angle, length, kind, leafTone(i));
    }
    return markup;
  }

  function goldTwigs() {
    let markup = '';
    for (let i = 0; i < 4; i++) {
      const angle = direction + between(-0.5, 0.5) * spread * 0.8;
      markup += paint.goldTwig(...at(angle, 60), angle, between(95, 135) * scale);
    }
    return markup;
  }

  function broadLeaves() {
    let markup = '';
    for (let i = 0; i < 9; i++) {
      const angle = direction + fan(i, 9) * 0.98;
      const [px, py] = at(angle, between(48, 84));
      markup += paint.leaf(
        px,
        py,
        angle + between(-14, 14),
        between(70, 100) * scale,
        between(16, 23) * scale,
        leafTone(i),
      );
    }
    return markup;
  }

  function flower([kind, turn, distance, radius, colourIndex]) {
    const colour = flora.flowers[colourIndex];
    const [px, py] = at(direction + turn, distance);
    const r = radius * scale;
    if (kind === 'rose') return rose(paint, px, py, r, colour);
    if (kind === 'jasmine') return jasmine(paint, px, py, r, colour);
    if (kind === 'bud')
      return budStem(px, py, turn) + rosebud(paint, px, py, direction + turn + between(-14, 14), r, colour);
    return blossom(paint, px, py, r, colour);
  }

  /** The stalk that carries a bud out of the bunch, with one leaf. */
  function budStem(px, py, turn) {
    const [fx, fy] = at(direction + turn * 0.8, 40);
    const bend = [(fx + px) / 2 + between(-8, 8), (fy + py) / 2 + between(-8, 8)];
    const stalk = `<path d="M${num(fx)} ${num(fy)}Q${num(bend[0])} ${num(bend[1])} ${num(px)} ${num(py)}" stroke="${mix(flora.leaves[2], '#5a4632', 0.3)}" stroke-width="2" fill="none" opacity=".9"/>`;
    const [lx, ly] = [(fx + 2 * px) / 3, (fy + 2 * py) / 3];
    return stalk + paint.leaf(lx, ly, direction + turn + 38, 26 * scale, 6 * scale, flora.leaves[0]);
  }
}

/** Buds stand on stalks and must not lie over the open flowers. */
const sortBudsBehind = (flowers) => [...flowers].sort((a, b) => (b[0] === 'bud') - (a[0] === 'bud'));

/** Flecks of gold and pigment thrown outward. */
function speckle(paint, direction, spread, at) {
  const { between, random, flora } = paint;
  let markup = '';
  for (let i = 0; i < 26; i++) {
    const [px, py] = at(direction + between(-0.5, 0.5) * spread, between(120, 235));
    const radius = Math.pow(random.next(), 3) * 2.2 + 0.5;
    const colour = random.next() > 0.4 ? '#c8a05a' : flora.flowers[0].mid;
    markup += `<circle cx="${num(px)}" cy="${num(py)}" r="${num(radius)}" fill="${colour}" opacity="${between(0.35, 0.85).toFixed(2)}"/>`;
  }
  return markup;
}
