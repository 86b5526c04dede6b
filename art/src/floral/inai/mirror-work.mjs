import { mix } from '../../core/colour.mjs';
import { num, polar } from '../../core/path.mjs';
import { seededRandom } from '../../core/random.mjs';
import { svgDocument } from '../../core/svg.mjs';

/**
 * Shisha: round mirrors held on cloth by stitches. The light comes from the upper left;
 * each mirror lies a little askew.
 */

/** How much of the light falls on something that faces `angle` (degrees, 0 up, clockwise): 0 to 1. */
const lit = (angle) => 0.5 + 0.5 * Math.cos(((angle + 42) * Math.PI) / 180);

/** A thread from p to q, lighter where it faces the light, with the shade that it casts. */
function thread([ax, ay], [bx, by], width, colour, angle) {
  const tone = mix(mix(colour, '#3a1a08', 0.24), mix(colour, '#ffffff', 0.36), lit(angle));
  return `<path d="M${num(ax)} ${num(ay)}L${num(bx)} ${num(by)}" stroke="${tone}" stroke-width="${num(width)}"/>`;
}

/**
 * A mirror with its rim of buttonhole stitches.
 * @param {{x: number, y: number, r: number}} place r: of the glass
 * @param {{threads: string[], sky: string, room: string}} tones threads: rim and the chain about it; `sky` and `room`
 *   are what the glass shows
 * @param {{petals?: number, askew?: number}} how askew: degrees, where the glass's bright part lies
 */
export function mirror(random, { x, y, r }, { threads: [rim, chain], sky, room }, { petals = 0, askew = 0 } = {}) {
  const id = `g${Math.round(x * 10)}-${Math.round(y * 10)}`;
  const [fx, fy] = polar(0.5, 0.5, -45 + askew, 0.5);
  const [tx, ty] = polar(0.5, 0.5, 135 + askew, 0.5);
  const glass = `<linearGradient id="${id}" x1="${fx.toFixed(2)}" y1="${fy.toFixed(2)}" x2="${tx.toFixed(2)}" y2="${ty.toFixed(2)}"><stop offset="0" stop-color="#ffffff"/><stop offset=".3" stop-color="${sky}"/><stop offset=".5" stop-color="${mix(sky, room, 0.3)}"/><stop offset=".56" stop-color="${room}"/><stop offset=".82" stop-color="${mix(room, '#000000', 0.25)}"/><stop offset="1" stop-color="${mix(room, sky, 0.5)}"/></linearGradient>`;
  const stitches = [];
  const count = Math.round((2 * Math.PI * r) / 1.9);
  for (let i = 0; i < count; i++) {
    const angle = (360 * i) / count + random.between(-2, 2);
    stitches.push(
      thread(
        polar(x, y, angle - 4, r * random.between(0.8, 0.88)),
        polar(x, y, angle + 3, r * random.between(1.2, 1.28)),
        1.55,
        rim,
        angle,
      ),
    );
  }
  const links = Math.round((2 * Math.PI * r * 1.34) / 3.4);
  for (let i = 0; i < links; i++) {
    const angle = (360 * i) / links;
    const step = 360 / links;
    stitches.push(
      thread(polar(x, y, angle, r * 1.3), polar(x, y, angle + step * 0.95, r * 1.37), 1.5, chain, angle),
      thread(
        polar(x, y, angle, r * 1.42),
        polar(x, y, angle + step * 0.95, r * 1.36),
        1.3,
        mix(chain, '#000000', 0.16),
        angle,
      ),
    );
  }
  for (let i = 0; i < petals; i++) {
    const angle = (360 * (i + 0.5)) / petals + random.between(-3, 3);
    const foot = polar(x, y, angle, r * 1.52);
    const tip = polar(x, y, angle, r * random.between(2.06, 2.18));
    const [l, m] = [
      polar(...polar(x, y, angle, r * 1.82), angle - 90, r * 0.17),
      polar(...polar(x, y, angle, r * 1.82), angle + 90, r * 0.17),
    ];
    for (const [side, face] of [
      [l, angle - 70],
      [m, angle + 70],
    ])
      stitches.push(
        `<path d="M${num(foot[0])} ${num(foot[1])}Q${num(side[0] * 1.5 - (foot[0] + tip[0]) * 0.25)} ${num(side[1] * 1.5 - (foot[1] + tip[1]) * 0.25)} ${num(tip[0])} ${num(tip[1])}" fill="none" stroke="${mix(mix(rim, '#000000', 0.3), mix(rim, '#ffffff', 0.3), lit(face))}" stroke-width="1.5"/>`,
      );
    stitches.push(thread(polar(x, y, angle, r * 1.62), polar(x, y, angle, r * 1.9), 1.2, chain, angle - 60));
    const [kx, ky] = polar(x, y, angle, r * 2.36);
    stitches.push(knot(kx, ky, 1.25, chain));
  }
  return `<defs>${glass}</defs><circle cx="${num(x + 0.9)}" cy="${num(y + 1.3)}" r="${num(r * 1.44)}" fill="#000" opacity=".24"/><circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="url(#${id})"/><circle cx="${num(x)}" cy="${num(y)}" r="${num(r * 0.93)}" fill="none" stroke="#000" stroke-opacity=".28" stroke-width="${num(r * 0.12)}"/><g stroke-linecap="round">${stitches.join('')}</g>`;
}

/** A French knot. */
const knot = (x, y, r, colour) =>
  `<circle cx="${num(x + 0.4)}" cy="${num(y + 0.6)}" r="${num(r)}" fill="#000" opacity=".3"/><circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${colour}"/><circle cx="${num(x - r * 0.3)}" cy="${num(y - r * 0.35)}" r="${num(r * 0.42)}" fill="${mix(colour, '#ffffff', 0.5)}"/>`;

/** Stitches along a line of points, each as a twist of thread. */
function corded(at, count, colour, width, slant) {
  return Array.from({ length: count }, (_, i) => {
    const [x, y, angle] = at((i + 0.5) / count);
    return thread(
      polar(x, y, angle + slant, width),
      polar(x, y, angle + slant + 180, width),
      width * 0.95,
      colour,
      angle - 60,
    );
  }).join('');
}

/** Parts of a curve's length as its parameter: t → s. */
function evenly(at, steps = 80) {
  const lengths = [0];
  for (let i = 1; i <= steps; i++) {
    const [[ax, ay], [bx, by]] = [at((i - 1) / steps), at(i / steps)];
    lengths.push(lengths[i - 1] + Math.hypot(bx - ax, by - ay));
  }
  return (t) => {
    const d = t * lengths.at(-1);
    const i = Math.max(
      1,
      lengths.findIndex((length) => length >= d),
    );
    return (i - 1 + (d - lengths[i - 1]) / (lengths[i] - lengths[i - 1] || 1)) / steps;
  };
}

export const HEM = { width: 180, height: 76 };

/**
 * A border of mirror work that repeats along x: scallops hang from a straight band, or stand on it.
 * @param {{cloth: string, second: string, threads: string[], shade: string, sky: string, room: string}} tones cloth: of
 *   the scallops; second: of the band
 */
export function hem({ cloth, second, threads, shade, sky, room }, standing = false) {
  const random = seededRandom(standing ? 303 : 301);
  const { width, height } = HEM;
  const [scallops, band] = [3, 18];
  const w = width / scallops;
  const yy = (y) => (standing ? height - y : y);
  const deep = 44;
  // A scallop's edge: an ogee that ends in a blunt tip.
  const edge = (n) => (t) => {
    const s = 2 * t - 1;
    const y = band + 8 + deep * (1 - Math.abs(s) ** 2.3) ** 0.86;
    return [n * w + t * w, yy(y)];
  };
  const outline = Array.from({ length: scallops }, (_, n) =>
    Array.from({ length: 25 }, (_, i) => edge(n)(i / 24)),
  ).flat();
  const path = (points) => points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L');
  const flap = `M-6 ${num(yy(-2))}L-6 ${num(yy(band + 8))}L${path(outline)}L${width + 6} ${num(yy(band + 8))}L${width + 6} ${num(yy(-2))}Z`;
  const turned = (n, t) => {
    const [[ax, ay], [bx, by]] = [edge(n)(Math.max(0, t - 0.01)), edge(n)(Math.min(1, t + 0.01))];
    const [x, y] = edge(n)(t);
    return [x, y, (Math.atan2(by - ay, bx - ax) * 180) / Math.PI + 90];
  };
  let body = '';
  for (let n = 0; n < scallops; n++) {
    // As many stitches to each px of a steep side as of the tip.
    const even = evenly(edge(n));
    body += corded((t) => turned(n, even(t)), 50, threads[0], 2, 32);
    const x = (n + 0.5) * w;
    body += mirror(
      random,
      { x, y: yy(band + 25), r: 8.2 },
      { threads, sky, room },
      { petals: 8, askew: random.between(-26, 26) },
    );
    // Sprigs in the shoulders.
    for (const s of [-1, 1]) {
      const foot = [x + s * 21.5, yy(band + 5)];
      for (const [turn, long] of [
        [s * 8, 8],
        [s * -24, 7],
        [s * 38, 6],
      ]) {
        const a = (standing ? 0 : 180) + turn * (standing ? 1 : -1);
        body += thread(foot, polar(...foot, a, long), 1.7, threads[1], -42);
        body += knot(...polar(...foot, a, long + 2), 1.2, threads[0]);
      }
    }
  }
  const straight = (y) => (t) => [t * width, yy(y), 90];
  const bandMarks =
    corded(straight(band + 1), 66, threads[0], 1.7, 34) +
    corded(straight(3), 66, threads[1], 1.5, 34) +
    Array.from({ length: 6 }, (_, i) => {
      const x = (i + 0.5) * (width / 6);
      return i % 2
        ? mirror(
            random,
            { x, y: yy(10), r: 4 },
            { threads: [threads[1], threads[0]], sky, room },
            { askew: random.between(-30, 30) },
          )
        : [0, 60, 120, 180, 240, 300]
            .map((a) => thread(polar(x, yy(10), a, 1.6), polar(x, yy(10), a, 5), 1.7, threads[0], a))
            .join('') + knot(x, yy(10), 1.4, threads[1]);
    }).join('');
  const weave = `<pattern id="w" width="3" height="3" patternUnits="userSpaceOnUse"><path d="M0 .5H3M0 2H3" stroke="#000" stroke-opacity=".09" stroke-width=".8"/><path d="M.5 0V3M2 0V3" stroke="#fff" stroke-opacity=".07" stroke-width=".7"/></pattern>`;
  const rise = `<linearGradient id="fall" x1="0" y1="${standing ? 1 : 0}" x2="0" y2="${standing ? 0 : 1}"><stop offset="0" stop-color="#000" stop-opacity=".2"/><stop offset=".4" stop-color="#000" stop-opacity=".04"/><stop offset="1" stop-color="#fff" stop-opacity=".1"/></linearGradient>`;
  const bandD = `M-6 ${num(yy(-2))}H${width + 6}V${num(yy(band))}H-6Z`;
  return svgDocument({
    width,
    height,
    defs: `${weave}${rise}<filter id="cast" x="-5%" y="-20%" width="110%" height="150%"><feDropShadow dx="1.6" dy="2.6" stdDeviation="2" flood-color="${shade}" flood-opacity=".5"/></filter>`,
    body: `<g filter="url(#cast)"><path d="${flap}" fill="${cloth}"/></g><path d="${flap}" fill="url(#fall)"/><path d="${bandD}" fill="${second}"/><path d="${flap}" fill="url(#w)"/><g stroke-linecap="round">${body}${bandMarks}</g>`,
  });
}

/** The seal: a round of cloth on the curtain, a ring of small mirrors about a plain dish for the initials. */
export function seal({ cloth, second, threads, shade, sky, room, dish }) {
  const random = seededRandom(311);
  const c = 130;
  const scallop = Array.from({ length: 145 }, (_, i) =>
    polar(c, c, i * 2.5, 112 + 5.5 * Math.abs(Math.sin((i * 2.5 * 8 * Math.PI) / 360))),
  );
  const d = `M${scallop.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z`;
  const ring = (radius, count, colour, width, slant) =>
    corded((t) => [...polar(c, c, t * 360, radius), t * 360 + 90], count, colour, width, slant);
  let body = ring(66, 116, threads[0], 2.6, 30) + ring(71.5, 120, threads[1], 2.2, -30);
  for (let i = 0; i < 16; i++) {
    const [x, y] = polar(c, c, i * 22.5, 91);
    body +=
      i % 2
        ? mirror(random, { x, y, r: 9.2 }, { threads, sky, room }, { askew: random.between(-24, 24) })
        : [-30, 0, 30]
            .map((turn) =>
              thread(
                polar(c, c, i * 22.5, 80),
                polar(...polar(c, c, i * 22.5, 80), i * 22.5 + turn, turn ? 13 : 19),
                2.4,
                threads[1],
                i * 22.5 + 90,
              ),
            )
            .join('') +
          [-30, 0, 30]
            .map((turn) =>
              knot(...polar(...polar(c, c, i * 22.5, 80), i * 22.5 + turn, turn ? 16 : 22), 2.1, threads[0]),
            )
            .join('');
  }
  body += Array.from({ length: 16 }, (_, n) =>
    corded(
      (t) => {
        const a = n * 22.5 + t * 22.5;
        return [...polar(c, c, a, 112 + 5.5 * Math.abs(Math.sin((a * 8 * Math.PI) / 360))), a + 90];
      },
      18,
      threads[0],
      2.3,
      32,
    ),
  ).join('');
  return svgDocument({
    width: 260,
    height: 260,
    defs: `<filter id="cast" x="-10%" y="-10%" width="124%" height="128%"><feDropShadow dx="3" dy="5" stdDeviation="4" flood-color="${shade}" flood-opacity=".5"/></filter><radialGradient id="d" cx=".38" cy=".32" r=".8"><stop offset="0" stop-color="${mix(dish, '#ffffff', 0.3)}"/><stop offset=".7" stop-color="${dish}"/><stop offset="1" stop-color="${mix(dish, shade, 0.16)}"/></radialGradient>`,
    body: `<g filter="url(#cast)"><path d="${d}" fill="${cloth}"/></g><circle cx="${c}" cy="${c}" r="78" fill="${second}"/><circle cx="${c}" cy="${c}" r="65" fill="url(#d)"/><g stroke-linecap="round">${body}</g>`,
  });
}
