import { num, polar, polyline, smoothPath } from '../core/path.mjs';
import { seededRandom } from '../core/random.mjs';
import { range } from './foil.mjs';

const grain = (frequency, octaves, seed, scale, elevation, result) =>
  `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0"/><feDiffuseLighting lighting-color="#fff" surfaceScale="${scale}" diffuseConstant="${(1 / Math.sin((elevation * Math.PI) / 180)).toFixed(2)}" result="${result}"><feDistantLight azimuth="45" elevation="${elevation}"/></feDiffuseLighting>`;

/**
 * Paper painted with gouache and cut out: brush marks, tooth and a soft shadow.
 * Blended inside the filter, so it may lie on nothing.
 */
export const paperFilter = (id, shadow = '#1a1410') =>
  `<filter id="${id}" x="-15%" y="-15%" width="130%" height="130%" color-interpolation-filters="sRGB">${grain('.012 .11', 3, 7, 2.2, 58, 'brush')}${grain('.7', 2, 4, 0.7, 50, 'tooth')}
  <feBlend in="brush" in2="SourceGraphic" mode="soft-light" result="b"/><feComposite in="b" in2="SourceGraphic" operator="arithmetic" k2=".45" k3=".55" result="painted"/>
  <feBlend in="tooth" in2="painted" mode="multiply" result="t"/><feComposite in="t" in2="painted" operator="arithmetic" k2=".5" k3=".5"/><feComposite in2="SourceAlpha" operator="in" result="sheet"/>
  <feDropShadow in="SourceAlpha" dx="1.400" dy="3.400" stdDeviation="2.800" flood-color="${shadow}" flood-opacity=".34" result="far"/><feDropShadow in="SourceAlpha" dx=".5" dy="1" stdDeviation=".5" flood-color="${shadow}" flood-opacity=".4" result="near"/>
  <feMerge><feMergeNode in="far"/><feMergeNode in="near"/><feMergeNode in="sheet"/></feMerge></filter>`;

/** A Catmull-Rom curve through the points, as points. */
function along(points, steps) {
  const last = points.length - 1;
  const at = (i) => points[Math.max(0, Math.min(last, i))];
  return range(steps + 1, (k) => {
    const whole = Math.min(last - 1, Math.floor((k / steps) * last));
    const t = (k / steps) * last - whole;
    const [a, b, c, d] = [at(whole - 1), at(whole), at(whole + 1), at(whole + 2)];
    return [0, 1].map(
      (q) =>
        0.5 *
        (2 * b[q] +
          (c[q] - a[q]) * t +
          (2 * a[q] - 5 * b[q] + 4 * c[q] - d[q]) * t * t +
          (3 * b[q] - a[q] - 3 * c[q] + d[q]) * t * t * t),
    );
  });
}

/** A strip along the points; `width` of t in 0…1. */
function strip(points, width, steps = 18) {
  const curve = along(points, steps);
  const [left, right] = [[], []];
  curve.forEach(([x, y], i) => {
    const [from, to] = [curve[Math.max(0, i - 1)], curve[Math.min(steps, i + 1)]];
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    const half = width(i / steps) / 2;
    const [nx, ny] = [(-(to[1] - from[1]) / length) * half, ((to[0] - from[0]) / length) * half];
    left.push([x + nx, y + ny]);
    right.push([x - nx, y - ny]);
  });
  return smoothPath([...left, ...right.reverse()]);
}

const roundTip = (width, foot) => (t) =>
  t < 0.72 ? width * (foot + ((1 - foot) * t) / 0.72) : width * Math.sqrt(Math.max(0.02, 1 - ((t - 0.72) / 0.29) ** 2));

/** Shapes as a hand with scissors cuts them: nothing quite straight. Every one is a sheet of its own. */
export function scissors(seed) {
  const { between } = seededRandom(seed);
  const sheet = (d, colour, transform = '') =>
    `<g filter="url(#paper)"><path d="${d}" fill="${colour}"${transform && ` transform="${transform}"`}/></g>`;
  const off = (amount) => between(-amount, amount);

  const block = (x, y, w, h, colour, j = 3.5) =>
    sheet(
      `${polyline([
        [x + off(j), y + off(j)],
        [x + w / 2, y + off(j) * 0.6],
        [x + w + off(j), y + off(j)],
        [x + w + off(j) * 0.5, y + h / 2],
        [x + w + off(j), y + h + off(j)],
        [x + w * 0.45, y + h + off(j) * 0.6],
        [x + off(j), y + h + off(j)],
        [x + off(j) * 0.5, y + h * 0.55],
      ])}Z`,
      colour,
    );

  /** A palm of round lobes on a stem, its foot in (x, y). */
  function frond(x, y, turn, length, pairs, width, colour) {
    let d = strip(
      [
        [off(3), 8],
        [off(4), -length * 0.3],
        [off(4), -length * 0.65],
        [0, -length],
      ],
      (t) => width * (t < 0.9 ? 0.95 - 0.25 * t : 0.7 * Math.sqrt(Math.max(0.03, 1 - ((t - 0.9) / 0.1) ** 2))),
    );
    for (let i = 0; i < pairs; i++) {
      const t = (i + 0.25) / pairs;
      for (const side of [-1, 1]) {
        const angle = side * (80 - 34 * t + off(5));
        const reach = length * (0.46 - 0.2 * t) * between(0.92, 1.1) * 0.34;
        const foot = [0, -length * (0.05 + 0.82 * t) + side * between(2, 6)];
        const one = polar(...foot, angle * 1.12, reach);
        const two = polar(...one, angle * 0.8, reach);
        d += strip([foot, one, two, polar(...two, angle * 0.42, reach)], roundTip(width * (0.82 - 0.2 * t), 0.62), 14);
      }
    }
    return sheet(d, colour, `translate(${x} ${y}) rotate(${turn})`);
  }

  const blob = (x, y, r, colour, points = 8, uneven = 0.06) =>
    sheet(
      smoothPath(range(points, (i) => polar(x, y, (i * 360) / points, r * between(1 - uneven, 1 + uneven)))),
      colour,
    );

  const sun = (x, y, r, rays, colour, inner = 0.56) =>
    sheet(
      `${polyline(range(rays * 2, (i) => polar(x, y, (i * 180) / rays + off(3), r * (i % 2 ? inner : 1) * between(0.94, 1.05))))}Z`,
      colour,
    );

  const wave = (x, y, w, h, crests, colour) =>
    sheet(
      smoothPath([
        ...range(crests * 2 + 1, (i) => [x + (w * i) / (crests * 2), y + (i % 2 ? -h * 0.5 : h * 0.1) + off(2)]),
        ...range(crests * 2 + 1, (i) => [
          x + w - (w * i) / (crests * 2),
          y + h + (i % 2 ? -h * 0.42 : h * 0.16) + off(2),
        ]),
      ]),
      colour,
    );

  const leaf = (x, y, turn, l, w, colour) =>
    sheet(
      `M0 0C${num(-w * 1.1)} ${num(-l * 0.25)} ${num(-w * 0.9)} ${num(-l * 0.8)} 0 ${-l}C${w} ${num(-l * 0.75)} ${num(w * 1.05)} ${num(-l * 0.2)} 0 0Z`,
      colour,
      `translate(${x} ${y}) rotate(${turn})`,
    );

  /** Bunga raya: five broad petals with a notch, a heart, and a long pistil with beads. */
  function hibiscus(x, y, r, turn, petal, heart, pistil) {
    const petals = range(5, (i) => {
      const a = turn + i * 72 + off(3);
      const at = (angle, distance) => polar(x, y, a + angle, r * distance * between(0.97, 1.03));
      return smoothPath([
        polar(x, y, a, r * 0.08),
        at(-34, 0.56),
        at(-33, 0.88),
        at(-14, 1.02),
        at(0, 0.93),
        at(15, 1.03),
        at(33, 0.87),
        at(34, 0.55),
      ]);
    });
    const tip = polar(x, y, turn + 36, r * 0.94);
    const stalk = strip([[x, y], polar(x, y, turn + 30, r * 0.5), tip], (t) => r * (0.13 - 0.05 * t), 8);
    const beads = range(5, (i) => {
      const [bx, by] = polar(
        ...polar(x, y, turn + 34, r * (0.66 + i * 0.07)),
        turn + 36 + (i % 2 ? 90 : -90),
        r * 0.085,
      );
      return smoothPath(range(6, (k) => polar(bx, by, k * 60, r * 0.052)));
    });
    return (
      sheet(petals.join(''), petal) +
      sheet(smoothPath(range(10, (i) => polar(x, y, turn + i * 36, r * (i % 2 ? 0.2 : 0.34)))), heart) +
      sheet(stalk + beads.join(''), pistil)
    );
  }

  /** Wau bulan: the moon kite, its wing, head and crescent tail, with a few cuts laid on. */
  function kite(x, y, k, turn, [body, trim, mark]) {
    const place = (inner) => `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${k})">${inner}</g>`;
    const wing = 'M-62-6C-50-34-24-44 0-44C24-44 50-34 62-6C44-14 22-14 0-14C-22-14-44-14-62-6Z';
    const moon = 'M-52 34C-44 72-20 86 0 86C20 86 44 72 52 34C46 56 24 64 0 64C-24 64-46 56-52 34Z';
    const head = 'M0-78C8-70 9-56 6-42H-6C-9-56-8-70 0-78Z';
    const spine = 'M-4.500-44H4.500L5 70H-5Z';
    const bodyDisc = 'M0-6C12 0 16 16 12 30C8 42 4 48 0 54C-4 48-8 42-12 30C-16 16-12 0 0-6Z';
    const petals = [-38, -20, 20, 38].map(
      (px) => `M${px}-33C${px + 6}-28 ${px + 6}-22 ${px}-18C${px - 6}-22 ${px - 6}-28 ${px}-33Z`,
    );
    const drops = [-30, 0, 30].map((px) => `M${px} ${px ? 68 : 72}l5 5-5 5-5-5z`);
    return place(
      sheet(spine, trim) +
        sheet(wing + moon + head, body) +
        sheet(bodyDisc, trim) +
        sheet(petals.join('') + drops.join(''), mark) +
        sheet('M0 8C6 12 7 20 5 27C3 32 2 35 0 38C-2 35-3 32-5 27C-7 20-6 12 0 8Z', mark),
    );
  }

  /** Ketupat: a diamond of woven strips with a cord and two tails. */
  function ketupat(x, y, k, turn, light, dark) {
    const cells = range(9, (i) => {
      const [u, v] = [(i % 3) - 1, Math.floor(i / 3) - 1];
      return { u, v, odd: (u + v) & 1 };
    });
    const cell = ({ u, v }) => {
      const [cx, cy] = [(u - v) * 11, (u + v) * 11];
      return `M${cx} ${cy - 10.2}L${cx + 10.2} ${cy}L${cx} ${cy + 10.2}L${cx - 10.2} ${cy}Z`;
    };
    return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${k})">${sheet('M-3-33C-8-48-4-58 0-66C4-58 8-48 3-33ZM-4 31C-8 44-16 50-20 58C-10 56-3 46 0 33ZM4 31C8 44 14 52 20 54C12 56 3 48 1 33Z', dark)}${sheet('M0-35L35 0L0 35L-35 0Z', dark)}${sheet(
      cells
        .filter((c) => !c.odd)
        .map(cell)
        .join(''),
      light,
    )}</g>`;
  }

  return { sheet, block, frond, blob, sun, wave, leaf, hibiscus, kite, ketupat };
}
