import { num } from '../core/path.mjs';

/**
 * Dots of a printing screen as strokes without length, which weigh little:
 * rows of dots turned by `angle`, in `steps` sizes.
 * @param {[number, number, number, number]} box x, y, width and height of what is covered
 * @param {(x: number, y: number) => number} tone how much ink, 0…1; nothing is printed below a tenth
 */
export function screen(box, tone, { pitch = 8, angle = 20, steps = 7, colour }) {
  const [left, top, width, height] = box;
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const [cx, cy] = [left + width / 2, top + height / 2];
  const reach = Math.ceil(Math.hypot(width, height) / 2 / pitch);
  const sizes = Array.from({ length: steps }, () => ({ d: '', x: 0, y: 0 }));
  for (let row = -reach; row <= reach; row++)
    for (let column = -reach; column <= reach; column++) {
      const [u, v] = [(column + (row % 2 ? 0.5 : 0)) * pitch, row * pitch * 0.866];
      const [x, y] = [cx + u * cos - v * sin, cy + u * sin + v * cos];
      if (x < left || y < top || x > left + width || y > top + height) continue;
      const ink = tone(x, y);
      if (ink < 0.1) continue;
      const size = sizes[Math.min(steps - 1, Math.floor(ink * steps))];
      const [dx, dy] = [Math.round(x) - size.x, Math.round(y) - size.y];
      size.d += `${size.d ? `m${dx} ${dy}` : `M${dx} ${dy}`}h0`;
      [size.x, size.y] = [Math.round(x), Math.round(y)];
    }
  return `<g fill="none" stroke="${colour}" stroke-linecap="round">${sizes
    .map(({ d }, i) => d && `<path d="${d}" stroke-width="${num(pitch * 1.12 * Math.sqrt((i + 0.6) / steps))}"/>`)
    .join('')}</g>`;
}

/** Two inks upon each other are darker, as on paper. */
export const overprint = (markup, [dx, dy] = [0, 0]) =>
  `<g style="mix-blend-mode:multiply" transform="translate(${dx} ${dy})">${markup}</g>`;
