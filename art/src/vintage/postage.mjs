import { num } from '../core/path.mjs';
import { svgDocument } from '../core/svg.mjs';
import { paperShadow, wornInk } from './filters.mjs';
import { place, polar, times } from './pen.mjs';
import { smoothPath } from '../core/path.mjs';

/** The outline of a perforated stamp about the origin: round bites along straight sides. */
export function perforated(width, height, { pitch = 7, bite = 2.1 } = {}) {
  const across = Math.round(width / pitch);
  const down = Math.round(height / pitch);
  const [dx, dy] = [width / across, height / down];
  const run = (count, step, axis, sign) =>
    times(count, () => {
      const straight = num(sign * (step / 2 - bite));
      const jump = num(sign * bite * 2);
      const arc = axis === 'h' ? `${jump} 0` : `0 ${jump}`;
      return `${axis}${straight}a${bite} ${bite} 0 0 0 ${arc}${axis}${straight}`;
    }).join('');
  return `M${num(-width / 2)} ${num(-height / 2)}${run(across, dx, 'h', 1)}${run(down, dy, 'v', 1)}${run(across, dx, 'h', -1)}${run(down, dy, 'v', -1)}Z`;
}

/** A round date stamp with its wavy bars, about the origin: two rings, beads for letters, a heart and five waves. */
export function postmark(colour) {
  const beads = times(44, (i) => {
    if (i % 11 < 1) return '';
    const [x, y] = polar(0, 0, (i * 360) / 44, 41);
    return `<rect x="-1.1" y="-3.2" width="2.2" height="${i % 3 ? 6.4 : 5}" transform="translate(${num(x)} ${num(y)}) rotate(${num((i * 360) / 44)})" fill="${colour}" stroke="none"/>`;
  });
  const waves = times(5, (i) => {
    const points = times(13, (j) => [52 + j * 9, -30 + i * 15 + Math.sin(j * 1.1) * 4]);
    return `<path d="${smoothPath(points, false)}"/>`;
  });
  return `<g fill="none" stroke="${colour}"><g stroke-width="2.6"><circle r="50"/><circle r="32" stroke-width="1.6"/></g><g stroke-width="2.2">${waves.join('')}</g>${beads.join('')}<path d="M0 16C-22-2-19-18-8-18C-3-18 0-14 0-11C0-14 3-18 8-18C19-18 22-2 0 16Z" fill="${colour}" stroke="none"/></g>`;
}

/** A stamp about the origin with a picture in a double frame. */
export function stamp({ width, height, paper, ink, ground, picture, id }) {
  const [w, h] = [width - 16, height - 16];
  return `<path d="${perforated(width, height)}" fill="${paper}" filter="url(#stampshadow)"/><clipPath id="${id}"><rect x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}"/></clipPath><rect x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" fill="${ground}"/><g clip-path="url(#${id})">${picture}</g><rect x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" fill="none" stroke="${ink}" stroke-width="1.6"/><rect x="${-w / 2 + 4}" y="${-h / 2 + 4}" width="${w - 8}" height="${h - 8}" fill="none" stroke="${ink}" stroke-width=".6"/>`;
}

/**
 * Two stamps, one over the other, cancelled: the upper right of an envelope, 300 × 230. `stamps`: what `stamp` takes.
 */
export const postage = ({ front, back, mark, shadow }) =>
  svgDocument({
    width: 300,
    height: 230,
    defs: paperShadow('stampshadow', { colour: shadow, dy: 2, blur: 2.4, opacity: 0.4 }) + wornInk('worn', 4),
    body: `${place(150, 92, -7, stamp({ ...back, id: 'back' }))}${place(228, 106, 4, stamp({ ...front, id: 'front' }))}<g transform="translate(86 142) rotate(-13) scale(1.06)" filter="url(#worn)" opacity=".86">${postmark(mark)}</g>`,
  });
