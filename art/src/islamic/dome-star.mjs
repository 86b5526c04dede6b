import { num, point, RADIANS } from '../core/path.mjs';
import { seededRandom } from '../core/random.mjs';
import { blurFilter, svgDocument } from '../core/svg.mjs';
import { closed, EYE, khatamPoints, LAMPS, onDome, ramp, times, unit } from './dome-light.mjs';

/** The shaft of the opening: stars within each other, the next always higher, their reveals lit face by face. */
export function shaft(art) {
  const steps = [
    { radius: 92, y: EYE.y, tones: art.gilt, from: 0.2, gain: 0.75 },
    { radius: 86, y: EYE.y - 1.5, tones: art.walls, from: 0.12, gain: 0.8 },
    { radius: 76, y: EYE.y - 5, tones: art.gilt, from: 0.1, gain: 0.9 },
    { radius: 72.5, y: EYE.y - 6, tones: art.walls, from: 0, gain: 0.55 },
    { radius: 66, y: EYE.y - 8.5, tones: art.gilt, from: 0.3, gain: 0.8 },
  ];
  const outlines = [...steps, { radius: 64.2, y: EYE.y - 9 }].map(({ radius, y }) => khatamPoints(EYE.x, y, radius));
  const faces = steps
    .map(({ tones, from, gain }, n) =>
      times(16, (i) => {
        const j = (i + 1) % 16;
        const [a, b, c, d] = [outlines[n][i], outlines[n][j], outlines[n + 1][j], outlines[n + 1][i]];
        const along = unit([b[0] - a[0], b[1] - a[1]]);
        // The moon stands up on the left: it shines on the walls that face it.
        const tone = ramp(tones, from + gain * (0.5 + 0.5 * (along[1] * 0.55 - along[0] * 0.83)));
        return `<path d="${closed([a, b, c, d])}" fill="${tone}" stroke="${tone}" stroke-width=".4"/>`;
      }),
    )
    .join('');
  return { faces, opening: closed(outlines[5]) };
}

/** What is seen through the opening: the deep of the night, its stars, a young moon. */
export function sky(art, opening) {
  const random = seededRandom(art.seed);
  const y = EYE.y - 9;
  const stars = times(74, () => {
    const [angle, r] = [random.between(0, 360), 62 * Math.sqrt(random.next())];
    const size = 0.28 + random.next() ** 4 * 1.15;
    return `<circle cx="${num(EYE.x + Math.sin(angle * RADIANS) * r)}" cy="${num(y - Math.cos(angle * RADIANS) * r)}" r="${size.toFixed(2)}" fill="${random.next() < 0.3 ? '#ffe9bd' : '#eef4ff'}" opacity="${(0.45 + random.next() * 0.55).toFixed(2)}"/>`;
  });
  const [mx, my] = [EYE.x + 12, y - 8];
  const crescent = `M${mx - 13} ${my - 20}A24 24 0 1 0 ${mx + 22} ${my + 11}A20.5 20.5 0 1 1 ${mx - 13} ${my - 20}Z`;
  return `<g clip-path="url(#opening)"><path d="${opening}" fill="url(#night)"/><ellipse cx="${EYE.x}" cy="${y}" rx="70" ry="17" transform="rotate(-38 ${EYE.x} ${y})" fill="#b9ccff" opacity=".2" filter="url(#haze)"/>${stars}<circle cx="${mx - 4}" cy="${my + 3}" r="30" fill="#dfe9ff" opacity=".34" filter="url(#haze)"/><path d="${crescent}" fill="#fff7df"/><path d="${opening}" fill="none" stroke="#01040f" stroke-width="7" opacity=".55" filter="url(#bloom)"/></g>`;
}

/** The stones between the points of the opening and the first ring: each folded along its middle. */
export const kites = (art) =>
  times(16, (i) => {
    const own = khatamPoints(EYE.x, EYE.y, 92);
    const ring = (k) => onDome(k * 22.5, 103);
    const tip = i % 2 ? own[i] : own[(i + 1) % 16];
    const [a, b] = [own[i], own[(i + 1) % 16]];
    const fold = i % 2 ? ring(i) : ring(i + 1);
    const points = [a, b, ...(i % 2 ? [ring(i + 1), ring(i + 0.5), fold] : [fold, ring(i + 0.5), ring(i)])];
    const side = unit([ring(i + 0.5)[0] - fold[0], ring(i + 0.5)[1] - fold[1]]);
    const light = 0.42 + 0.4 * (side[0] * LAMPS[0] + side[1] * LAMPS[1]);
    const tone = ramp(art.glaze, light);
    const heart = points.reduce(([x, y], [px, py]) => [x + px / points.length, y + py / points.length], [0, 0]);
    const inset = points.map(([x, y]) => [heart[0] + (x - heart[0]) * 0.62, heart[1] + (y - heart[1]) * 0.62]);
    return `<path d="${closed(points)}" fill="${tone}" stroke="${tone}" stroke-width=".5"/><path d="${closed(inset)}" fill="${ramp(art.glaze, light * 0.55)}" stroke="${art.gilt[2]}" stroke-width=".8"/><path d="M${point(tip)}L${point(fold)}" stroke="${art.gilt[3]}" stroke-width=".9"/>`;
  });

/** What `sky` refers to. */
export const skyDefs = (opening) =>
  `<clipPath id="opening"><path d="${opening}"/></clipPath><radialGradient id="night" gradientUnits="userSpaceOnUse" cx="${EYE.x + 8}" cy="${EYE.y - 14}" r="72"><stop offset="0" stop-color="#3f66c9"/><stop offset=".55" stop-color="#1b3487"/><stop offset="1" stop-color="#0a1645"/></radialGradient>${blurFilter('bloom', 4, 60)}${blurFilter('haze', 9, 80)}`;

/** The opening alone, with the night in it. */
export function nightStar(art) {
  const { faces, opening } = shaft(art);
  return svgDocument({
    width: 200,
    height: 200,
    defs: skyDefs(opening),
    body: `<g transform="translate(${100 - EYE.x} ${100 - EYE.y})">${faces}${sky(art, opening)}</g>`,
  });
}
