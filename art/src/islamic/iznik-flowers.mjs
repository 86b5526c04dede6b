import { num, polar, smoothPath } from '../core/path.mjs';
import { spline, stroke } from '../vintage/pen.mjs';

/**
 * Flowers as the potters of Iznik painted them: flat colour within a dark contour. Every one grows from (x, y) to
 * `angle` (degrees from the top, clockwise) and is about `size` tall. `tones`:
 * { cobalt, sky, red, green, white, line }.
 */
const at = (x, y, angle, scale, markup) =>
  `<g transform="translate(${num(x)} ${num(y)}) rotate(${num(angle)}) scale(${scale.toFixed(3)})">${markup}</g>`;
const times = (count, make) => Array.from({ length: count }, (_, i) => make(i)).join('');
const mirrored = (markup) => `${markup}<g transform="scale(-1 1)">${markup}</g>`;
const contour = (tones, width, markup) =>
  `<g stroke="${tones.line}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round">${markup}</g>`;

/** A slim tulip with pointed, swept petals; drawn 100 tall. */
export const tulip = (x, y, angle, size, tones, petal = tones.red, spot = tones.white) =>
  at(
    x,
    y,
    angle,
    size / 100,
    contour(
      tones,
      3.4,
      `${mirrored(`<path d="M0 0C-34-4-42-34-34-58C-30-74-32-86-42-98C-20-90-8-70-4-40Z" fill="${petal}"/>`)}<path d="M0 0C-17-18-20-46-13-68C-9-82-4-92 0-104C4-92 9-82 13-68C20-46 17-18 0 0Z" fill="${petal}"/><path d="M-7-2C-5 8 5 8 7-2Z" fill="${tones.green}"/>`,
    ) +
      `<path d="M0-14C-6-28-6-52 0-72C6-52 6-28 0-14Z" fill="${spot}"/>${mirrored(`<path d="M-15-14C-26-24-28-42-24-58C-17-46-14-30-15-14Z" fill="${spot}"/>`)}`,
  );

/** A carnation: a fan of serrated petals over a green cup; drawn 100 tall. */
export function carnation(x, y, angle, size, tones, petal = tones.red, edge = tones.white) {
  const fan = (count, spread, reach, fill) =>
    times(count, (i) => {
      const turn = (i - (count - 1) / 2) * spread;
      return `<path transform="translate(0 -34) rotate(${num(turn)})" d="M0 0C-10-${reach * 0.3}-13-${reach * 0.7}-13-${reach * 0.84}L-9-${reach}L-4.5-${reach * 0.88}L0-${reach * 1.06}L4.5-${reach * 0.88}L9-${reach}L13-${reach * 0.84}C13-${reach * 0.7} 10-${reach * 0.3} 0 0Z" fill="${fill}"/>`;
    });
  const veins = times(
    7,
    (i) =>
      `<path transform="translate(0 -34) rotate(${(i - 3) * 25})" d="M0-22V-46" fill="none" stroke="${edge}" stroke-width="4"/>`,
  );
  return at(
    x,
    y,
    angle,
    size / 100,
    `${contour(tones, 3, `${fan(7, 25, 64, petal)}${fan(4, 24, 38, edge)}<path d="M0 0C-10-8-15-24-13-38L-6-32L0-40L6-32L13-38C15-24 10-8 0 0Z" fill="${tones.green}"/>`)}${veins}`,
  );
}

/** A round bloom in profile, scale upon scale (the potters' lotus); drawn 100 wide. */
export function lotus(x, y, angle, size, tones, petal = tones.red, inner = tones.sky) {
  const row = (count, spread, base, reach, width, fill, tip) =>
    times(count, (i) => {
      const turn = (i - (count - 1) / 2) * spread;
      return `<g transform="rotate(${num(turn)})"><path d="M0 0C-${width}-${reach * 0.4}-${width}-${reach * 0.8} 0-${reach}C${width}-${reach * 0.8} ${width}-${reach * 0.4} 0 0Z" fill="${fill}"/>${tip ? `<path d="M0-${reach * 0.52}C-${width * 0.42}-${reach * 0.66}-${width * 0.36}-${reach * 0.82} 0-${reach * 0.9}C${width * 0.36}-${reach * 0.82} ${width * 0.42}-${reach * 0.66} 0-${reach * 0.52}Z" fill="${tip}" stroke="none"/>` : ''}</g>`;
    });
  return at(
    x,
    y,
    angle,
    size / 100,
    contour(
      tones,
      2.8,
      `${row(9, 26, 0, 58, 15, tones.cobalt, tones.white)}${row(7, 25, 0, 47, 14, petal, tones.white)}${row(5, 22, 0, 33, 11, inner, tones.white)}<circle r="13" fill="${tones.white}"/><path d="M-18 8C-10 22 10 22 18 8C10 2-10 2-18 8Z" fill="${tones.green}"/>`,
    ) + `<circle r="7" fill="${petal}"/>`,
  );
}

/** A small open blossom of five petals; drawn with a radius of 10. */
export const blossom = (x, y, radius, tones, petal = tones.sky, turn = 0) =>
  at(
    x,
    y,
    turn,
    radius / 10,
    `${contour(
      tones,
      1.5,
      times(
        5,
        (i) => `<path d="M0 0C-6-3-6.5-9.5 0-10C6.5-9.5 6-3 0 0Z" transform="rotate(${i * 72})" fill="${petal}"/>`,
      ),
    )}<circle r="3" fill="${tones.red}"/><circle r="1.2" fill="${tones.white}"/>`,
  );

/** Bells along the end of a stem; `way` as `stroke` takes it. */
export function hyacinth(way, size, tones, bell = tones.cobalt) {
  const points = spline(way, 14);
  return points
    .slice(1)
    .map(([x, y], i) => {
      const [px, py] = points[i];
      const along = (Math.atan2(x - px, -(y - py)) * 180) / Math.PI;
      const k = size * (1 - i / 20);
      return [-1, 1]
        .map((side) => {
          const turn = along + side * 68;
          const [bx, by] = polar(x, y, turn, k * 0.7);
          return at(
            bx,
            by,
            turn,
            k / 10,
            contour(
              tones,
              1.4,
              `<path d="M0 5C-6 4-6-4-8-7L-3-5L0-8L3-5L8-7C6-4 6 4 0 5Z" fill="${i % 2 ? bell : tones.sky}"/>`,
            ),
          );
        })
        .join('');
    })
    .join('');
}

/** A long serrated leaf (saz) along `way`, a red rib with dots in it. */
export function saz(way, width, tones, fill = tones.green) {
  const points = spline(way, 26);
  const left = [];
  const right = [];
  points.forEach(([x, y], i) => {
    const before = points[Math.max(0, i - 1)];
    const after = points[Math.min(points.length - 1, i + 1)];
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const t = i / (points.length - 1);
    const half = (width / 2) * Math.sin(Math.PI * (0.06 + 0.94 * t)) ** 0.8;
    const tooth = i % 2 ? 1.22 : 0.92;
    const [nx, ny] = [-(after[1] - before[1]) / length, (after[0] - before[0]) / length];
    left.push([x + nx * half * tooth, y + ny * half * tooth]);
    right.push([x - nx * half * tooth, y - ny * half * tooth]);
  });
  const outline = smoothPath([...left, ...right.reverse()]);
  const rib = stroke(way, (t) => width * 0.2 * Math.sin(Math.PI * (0.1 + 0.85 * t)));
  const dots = points
    .filter((_, i) => i % 3 === 1 && i > 2 && i < 23)
    .map(([x, y]) => `<circle cx="${num(x)}" cy="${num(y)}" r="${num(width * 0.062)}" fill="${tones.white}"/>`)
    .join('');
  return `<path d="${outline}" fill="${fill}" stroke="${tones.line}" stroke-width="1.7" stroke-linejoin="round"/><path d="${rib}" fill="${tones.red}" stroke="${tones.line}" stroke-width=".9"/>${dots}`;
}

/** A stem, thick enough to carry what it bears. */
export const stalk = (way, tones, width = 3.4) =>
  `<path d="${stroke(way, (t) => width * (1.1 - t * 0.45))}" fill="${tones.green}" stroke="${tones.line}" stroke-width=".9"/>`;

/** A smooth leaf of a tulip. */
export const blade = (way, width, tones, fill = tones.green) =>
  `<path d="${stroke(way, (t) => width * Math.sin(Math.PI * (0.12 + 0.86 * t)) + 0.4)}" fill="${fill}" stroke="${tones.line}" stroke-width="1.3"/>`;
