import { num, smoothPath } from '../core/path.mjs';
import { place, polar, spline, stroke, times } from './pen.mjs';

/**
 * Flowers and leaves of coloured glass in lead.
 * Their gradients (`#petal`, `#petal-back`, `#leaf`, `#pod`) are the window's.
 */

export const cames = (lead, width = 3) =>
  `stroke="${lead}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;

function petal(lead, vein, angle, length, width, gradient) {
  const at = (x, y) => `${num(width * x)} ${num(-length * y)}`;
  const outline = `M0 6C${at(-0.5, 0.12)} ${at(-1.15, 0.55)} ${at(-0.72, 0.88)}C${at(-0.5, 1.05)} ${at(-0.1, 0.93)} ${at(0, 0.99)}C${at(0.15, 1.08)} ${at(0.55, 1.02)} ${at(0.74, 0.86)}C${at(1.15, 0.5)} ${at(0.5, 0.1)} 0 6Z`;
  const veins = `M${at(0, 0.12)}C${at(-0.1, 0.4)} ${at(-0.3, 0.55)} ${at(-0.34, 0.72)}M${at(0, 0.12)}C${at(0.1, 0.4)} ${at(0.3, 0.55)} ${at(0.36, 0.7)}M${at(0, 0.12)}L${at(0, 0.66)}`;
  return place(
    0,
    0,
    angle,
    `<path d="${outline}" fill="url(#${gradient})" ${cames(lead, 3.2)}/><path d="${veins}" fill="none" stroke="${vein}" stroke-width="1.2" opacity=".55"/>`,
  );
}

/** A poppy seen from the front: four petals, a ring of stamens, the ribbed pod. */
export function poppy({ lead, vein, pollen }, x, y, radius, turn = 0) {
  const petals = [
    [180, 0.86, 0.66, 'petal-back'],
    [-88, 0.98, 0.7, 'petal'],
    [88, 0.98, 0.7, 'petal'],
    [0, 1.02, 0.8, 'petal'],
  ].map(([angle, long, wide, gradient]) => petal(lead, vein, angle, radius * long, radius * wide, gradient));
  const stamens = times(16, (i) => {
    const [px, py] = polar(0, 0, i * 22.5, radius * (0.33 + 0.05 * (i % 2)));
    return `<path d="M0 0L${num(px)} ${num(py)}" stroke="${lead}" stroke-width="1.3"/><circle cx="${num(px)}" cy="${num(py)}" r="${num(radius * 0.037)}" fill="${pollen}"/>`;
  });
  const ribs = times(8, (i) => {
    const [px, py] = polar(0, 0, i * 45, radius * 0.17);
    return `<path d="M0 0L${num(px)} ${num(py)}" stroke="#2a3a22" stroke-width="1.5"/>`;
  });
  const eye = `<circle r="${num(radius * 0.24)}" fill="#26301f" ${cames(lead, 2.6)}/>`;
  const pod = `<circle r="${num(radius * 0.19)}" fill="url(#pod)"/>`;
  return place(x, y, turn, petals.join('') + eye + stamens.join('') + pod + ribs.join(''));
}

/** A closed bud, its tip upwards. */
export function glassBud({ lead }, x, y, radius, turn) {
  const at = (u, v) => `${num(u * radius)} ${num(v * radius)}`;
  const body = `<path d="M${at(0, 1)}C${at(-1, 0.6)} ${at(-0.8, -0.8)} ${at(0, -1.3)}C${at(0.8, -0.8)} ${at(1, 0.6)} ${at(0, 1)}Z" fill="url(#petal)" ${cames(lead)}/>`;
  const calyx = `<path d="M${at(0, 1)}C${at(-1.2, 0.7)} ${at(-0.9, -0.3)} ${at(-0.5, -0.5)}C${at(-0.2, 0)} ${at(0, 0.3)} ${at(0, 1)}C${at(1.2, 0.7)} ${at(0.9, -0.3)} ${at(0.5, -0.5)}C${at(0.2, 0)} ${at(0, 0.3)} ${at(0, 1)}Z" fill="url(#leaf)" ${cames(lead, 2.6)}/>`;
  return place(x, y, turn, body + calyx);
}

/** A long leaf that follows the points. */
export const blade = ({ lead }, points, width) =>
  `<path d="${stroke(points, (t) => width * Math.sin(Math.PI * t ** 0.75) + 1)}" fill="url(#leaf)" ${cames(lead, 2.8)}/><path d="${smoothPath(spline(points, 8), false)}" fill="none" stroke="${lead}" stroke-width="1.1" opacity=".6"/>`;

export const glassStem = ({ lead, stem }, points) => {
  const way = smoothPath(points, false);
  return `<path d="${way}" fill="none" stroke="${lead}" stroke-width="9" stroke-linecap="round"/><path d="${way}" fill="none" stroke="${stem}" stroke-width="4.6" stroke-linecap="round"/>`;
};
