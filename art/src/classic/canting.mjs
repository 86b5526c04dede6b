import { num, polar, RADIANS, smoothPath } from '../core/path.mjs';
import { seededRandom } from '../core/random.mjs';
import { ribbon, spiralPoints } from './brush.mjs';

/**
 * Hand-drawn batik: shapes outlined in wax, which stays white, and filled with dyes that run into each other.
 * `dyes` of a shape are four, from its rim to its heart.
 */
export function canting({ seed, wax, flowers, leaves }) {
  const { between, below } = seededRandom(seed);
  let defs = '';
  let count = 0;

  const dyed = (radius, dyes) => {
    const id = `d${count++}`;
    const stops = dyes.map((colour, i) => `<stop offset="${(i / 3).toFixed(2)}" stop-color="${colour}"/>`).join('');
    defs += `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="${num(radius)}">${stops}</radialGradient>`;
    return `url(#${id})`;
  };
  const outline = (width) => `stroke="${wax}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;
  const place = (x, y, angle, markup) =>
    `<g transform="translate(${num(x)} ${num(y)}) rotate(${num(angle)})">${markup}</g>`;
  const dot = (x, y, radius) => `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}"/>`;
  const range = (n, make) => Array.from({ length: n }, (_, i) => make(i));
  const line = (points, width, steps = 8) => ribbon(points, (t) => width * (1 - t) + 0.3, steps);

  /** A ruffled petal with wax veins and rows of dots, the canting's own mark. */
  function petal(length, width, dyes, ruffle = 0.05) {
    const phase = between(0, 6);
    const at = (u, t) => {
      const reach = t < 0.66 ? Math.sin(((Math.PI / 2) * t) / 0.66) ** 0.95 : 1 - 0.32 * ((t - 0.66) / 0.34) ** 2;
      return [u * width * reach, -length * (t * (1 - 0.17 * u * u * t) + t ** 3 * ruffle * Math.sin(4 * u + phase))];
    };
    const rim = [
      ...range(6, (i) => at(-1, i / 6)),
      ...range(11, (i) => at(-1 + i / 5, 1 + (i % 2 ? 0.03 : -0.02))),
      ...range(6, (i) => at(1, (5 - i) / 6)),
    ];
    const veins = [-0.6, -0.3, 0, 0.3, 0.6].map((u) =>
      line([at(u * 0.4, 0.16), at(u * 0.8, 0.45), at(u, 0.62 + between(0, 0.16) - Math.abs(u) * 0.16)], 1.7),
    );
    const dots = [-0.62, 0.62, -0.2, 0.2].flatMap((u) =>
      range(4, (j) =>
        dot(...at(u * (0.9 + 0.03 * j), 0.58 + 0.085 * j), Math.max(0.5, length * 0.017 * (1 - 0.12 * j))),
      ),
    );
    return `<path d="${smoothPath(rim)}" fill="${dyed(length * 1.02, [...dyes].reverse())}" ${outline(2.2)}/><path d="${veins.join('')}" fill="${wax}" opacity=".75"/><g fill="${wax}" opacity=".8">${dots.join('')}</g>`;
  }

  function flower(x, y, radius, tone, angle = 0, petals = 5) {
    const dyes = flowers[tone];
    const whorl = range(petals, (i) =>
      place(
        0,
        0,
        (i * 360) / petals + between(-4, 4),
        petal(radius * between(0.96, 1.05), radius * (petals === 5 ? 0.62 : 0.5), dyes),
      ),
    );
    const pearls = range(12, (i) => dot(...polar(0, 0, i * 30, radius * 0.27), radius * 0.028));
    const heart = `<circle r="${num(radius * 0.17)}" fill="${dyes[3]}" ${outline(1.6)}/><g fill="${wax}">${pearls.join('')}</g><circle r="${num(radius * 0.08)}" fill="#f6cf6a"/>`;
    return place(x, y, angle, whorl.join('') + heart);
  }

  function leaf(x, y, angle, length, width, tone = below(3)) {
    const bend = between(-0.22, 0.22);
    const midrib = (t) => [bend * length * Math.sin(t * 2.6) * 0.5, -length * t];
    const reach = (t) => width * Math.sin(Math.PI * t ** 0.72) ** 0.9;
    const side = (sign) =>
      range(13, (i) => [midrib(i / 12)[0] + sign * reach(i / 12) * (i % 2 ? 1.07 : 0.95), midrib(i / 12)[1]]);
    const veins = [1, 2, 3, 4, 5, 6].flatMap((i) =>
      [-1, 1].map((sign) => {
        const [x0, y0] = midrib(i / 8);
        const t = Math.min(0.97, i / 8 + 0.17);
        const [x1, y1] = [midrib(t)[0] + sign * reach(t) * 0.8, midrib(t)[1]];
        return line(
          [
            [x0, y0],
            [(x0 + x1) / 2, (y0 + y1) / 2 + 2],
            [x1, y1],
          ],
          1.5,
          6,
        );
      }),
    );
    const spine = ribbon([midrib(0), midrib(0.35), midrib(0.7), midrib(0.98)], (t) => 2.6 * (1 - t) + 0.4, 12);
    return place(
      x,
      y,
      angle,
      `<path d="${smoothPath([...side(-1), ...side(1).reverse().slice(1)])}" fill="${dyed(length, [...leaves[tone]].reverse().concat(leaves[tone][0]))}" ${outline(2)}/><path d="${veins.join('')}" fill="${wax}" opacity=".8"/><path d="${spine}" fill="${wax}"/>`,
    );
  }

  function bud(x, y, angle, radius, tone) {
    const petals = [-18, 18, 0].map((turn, i) =>
      place(0, 0, turn, petal(radius * (i === 2 ? 1.35 : 1.2), radius * 0.42, flowers[tone])),
    );
    const calyx = [-42, 42].map((turn) => leaf(0, 0, turn, radius * 0.85, radius * 0.2));
    return place(x, y, angle, place(0, -radius * 0.3, 0, petals.join('')) + calyx.join(''));
  }

  /** A curl of wax with a trail of dots. */
  function tendril(x, y, angle, radius, sign = 1) {
    const curl = ribbon(spiralPoints(0, 0, radius, radius * 0.1, 180, sign * 1.4), (t) => 2.8 - 1.9 * t, 36);
    const dots = range(5, (i) => {
      const turn = (180 + sign * (30 + i * 48)) * RADIANS;
      return dot(Math.cos(turn) * radius * 1.14, Math.sin(turn) * radius * 1.14, 2.5 - 0.3 * i);
    });
    return place(
      x,
      y,
      angle,
      `<g transform="translate(${num(radius)} 0)" fill="${wax}"><path d="${curl}"/>${dots.join('')}</g>`,
    );
  }

  const vine = (points, width = 7) =>
    `<path d="${ribbon(points, (t) => width - 3.5 * t, 30)}" fill="${leaves[0][2]}" ${outline(1.8)}/>`;

  /** Groups of three dots strewn where `inside` says so. */
  const strewn = (many, width, height, inside) =>
    `<g fill="${wax}" opacity=".6">${range(many, () => {
      const [x, y] = [between(0, width), between(0, height)];
      return inside(x, y) ? [0, 120, 240].map((turn) => dot(...polar(x, y, turn, 4.2), 1.3)).join('') : '';
    }).join('')}</g>`;

  return { between, flower, petal, leaf, bud, tendril, vine, strewn, outline, place, defs: () => defs };
}
