import { spline, unit, cross, add, scaled } from '../../core/vector.mjs';
import { along } from '../../classic/dais/brass.mjs';

/** The room in perspective. Places are [x, y, d]: to the right, up from the floor, and away from its front edge. */

/** Height of the eye, and the distance at which things are half as large. */
const [EYE, FAR] = [430, 900];
export const SCENE = { width: 1200, height: 344 };
const MIDDLE = SCENE.width / 2;
const HORIZON = SCENE.height - EYE;

/** How much smaller things are at a distance. */
export const shrunk = (d) => 1 / (1 + d / FAR);

/** A place → a point for the scan. Planes stay planes, so that shadows fall on them rightly. */
export const seen = ([x, y, d]) => {
  const s = shrunk(d);
  return [MIDDLE + x * s, HORIZON + (EYE - y) * s, s * EYE * 3];
};

export const inRoom = (surface) => ({ ...surface, at: (u, v) => seen(surface.at(u, v)) });

/** The wall's distance. */
export const WALL = 900;

/** Morning through louvres, from the upper left. */
export const LIGHT = {
  towards: [-0.66, -0.62, 0.5],
  key: [1.2, 1.1, 0.92],
  sky: [0.46, 0.46, 0.46],
  earth: [0.3, 0.24, 0.18],
  rim: [0.12, 0.1, 0.08],
  rimFrom: [0.9, -0.2, 0.3],
};

/** Something turned about the upright axis through (x, d). @param profile [radius, height] from foot to tip */
export const turned = ([x, y, d], profile, paint, grid = [72, 60]) => ({
  at: (u, v) => {
    const [radius, height] = along(profile, v);
    const a = (u - 0.25) * 2 * Math.PI;
    return [x + Math.cos(a) * radius, y + height, d + Math.sin(a) * radius];
  },
  paint,
  grid,
});

/** A rod along points of the room. */
export function rod(points, thick, paint, grid = [10, 44]) {
  const curve = spline(points);
  return {
    at: (u, v) => {
      const { p, tangent } = curve(v);
      const side = unit(cross(tangent, [0.31, 0.12, 0.94]));
      const up = cross(side, tangent);
      const a = u * 2 * Math.PI;
      return add(p, add(scaled(side, Math.cos(a) * thick), scaled(up, Math.sin(a) * thick)));
    },
    paint,
    grid,
  };
}
