import { point } from '../core/path.mjs';
import { blurFilter, svgDocument } from '../core/svg.mjs';
import { dome } from './dome.mjs';
import { closed, EYE, khatamPoints, ramp, times, unit } from './dome-light.mjs';
import { niche, spandrel } from './dome-niche.mjs';
import { nightStar } from './dome-star.mjs';
import { octagonGrid } from './girih.mjs';
import { medallion } from './medallion.mjs';
import { fallingStar, frame, rule, tile } from './ornaments.mjs';

const FLOOR = { width: 600, height: 170 };

/** A point of the floor, x across and z away from the eye, on the page; the horizon lies above the box. */
const onFloor = ([x, z]) => [FLOOR.width / 2 + (x * 300) / (z + 300), -96 + (266 * 300) / (z + 300)];
const projected = (d) => d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x, y) => point(onFloor([Number(x) - 720, Number(y)])));

/** The polished floor under the dome: its inlay in perspective, and the opening's star as moonlight lying on it. */
export function floor(art) {
  const inlay = projected(octagonGrid(42, 62, 1440, 620));
  const pool = (radius, more) => `<path d="${closed(khatamPoints(0, 185, radius).map(onFloor))}" ${more}/>`;
  return svgDocument({
    ...FLOOR,
    defs: `<radialGradient id="near" gradientUnits="userSpaceOnUse" cx="300" cy="104" r="300" gradientTransform="matrix(1 0 0 .42 0 64)"><stop offset="0" stop-color="#fff"/><stop offset=".45" stop-color="#fff" stop-opacity=".42"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient><linearGradient id="far" x1="0" y1="0" x2="0" y2="1"><stop offset=".02" stop-color="#fff" stop-opacity="0"/><stop offset=".34" stop-color="#fff"/></linearGradient><mask id="m"><path d="M0 0H600V170H0Z" fill="url(#near)"/></mask><mask id="f"><path d="M0 0H600V170H0Z" fill="url(#far)"/></mask><radialGradient id="sheen" gradientUnits="userSpaceOnUse" cx="300" cy="90" r="300" gradientTransform="matrix(1 0 0 .34 0 66)"><stop offset="0" stop-color="#5f8df0" stop-opacity=".5"/><stop offset=".5" stop-color="#3c62c8" stop-opacity=".2"/><stop offset="1" stop-color="#3c62c8" stop-opacity="0"/></radialGradient><radialGradient id="beam" cx=".5" cy=".42" r=".6"><stop offset="0" stop-color="#e6efff" stop-opacity=".8"/><stop offset=".6" stop-color="#a9c5ff" stop-opacity=".5"/><stop offset="1" stop-color="#86abff" stop-opacity=".34"/></radialGradient>${blurFilter('soft', 7, 60)}${blurFilter('edge', 0.8, 20)}`,
    body: `<g mask="url(#f)"><path d="M0 0H600V170H0Z" fill="url(#sheen)"/>${pool(165, 'fill="#7ea6ff" opacity=".26" filter="url(#soft)"')}${pool(128, 'fill="url(#beam)" filter="url(#edge)"')}<g mask="url(#m)"><path d="${inlay}" fill="none" stroke="${art.gilt[3]}" stroke-width=".9" opacity=".85"/></g>${pool(128, 'fill="none" stroke="#eaf1ff" stroke-width="1" opacity=".55"')}</g>`,
  });
}

/** A row of the dome's niches, two tiers of it, seamless across. */
export function frieze(art) {
  const size = 56;
  const at = (x, foot, depth) => ({
    depth,
    place: ([u, v]) => [EYE.x + x + (u * size) / 2, EYE.y + 40 + foot - v * depth],
  });
  const rows = [
    { foot: 44, depth: 44, shift: 0, flutes: 9 },
    { foot: 76, depth: 32, shift: 0.5, flutes: 7 },
  ];
  const defs = [];
  const body = rows
    .map(({ foot, depth, shift, flutes }, row) =>
      times(3, (i) => {
        const x = (i - 0.5 + shift) * size;
        const shell = niche(art, { ...at(x, foot, depth), flutes, id: `f${row}-${i}` });
        defs.push(shell.defs);
        return spandrel(art, at(x - size / 2, foot, depth)) + spandrel(art, at(x + size / 2, foot, depth)) + shell.body;
      }),
    )
    .join('');
  const line = (y, width, colour) => `<path d="M0 ${y}H${size}" stroke="${colour}" stroke-width="${width}"/>`;
  return svgDocument({
    width: size,
    height: 84,
    defs: defs.join(''),
    body: `<g transform="translate(${-EYE.x} ${-EYE.y - 36})">${body}</g>${line(1.5, 3, art.gilt[2])}${line(1, 0.8, art.gilt[4])}${line(48, 1.4, art.gilt[3])}${line(81.5, 4, art.gilt[2])}${line(80.5, 1, art.gilt[4])}`,
  });
}

const DOOR = { width: 200, height: 400 };

/**
 * Half of a carved roundel over the words: the rosette of rhombs in sixteen directions, every rhomb folded along its
 * axis. The middle of the roundel is the middle of the right side.
 */
export function door(art) {
  const [cx, cy] = [DOOR.width, DOOR.height / 2];
  const n = 16;
  const radius = (k) => 178 * Math.sin((k * Math.PI) / n);
  const on = (halves, r) => [cx + Math.sin((halves * Math.PI) / n) * r, cy - Math.cos((halves * Math.PI) / n) * r];
  const facet = (points, tones, light) => {
    const tone = ramp(tones, light);
    return `<path d="${closed(points)}" fill="${tone}"/>`;
  };
  let stones = '';
  let joints = '';
  for (let k = 1; k <= 7; k++)
    for (let i = -n; i <= 0; i++) {
      const at = 2 * i + (k % 2);
      if (at < -n - 1 || at > 1) continue;
      const corners = [on(at, radius(k - 1)), on(at + 1, radius(k)), on(at, radius(k + 1)), on(at - 1, radius(k))];
      const across = unit([corners[1][0] - corners[3][0], corners[1][1] - corners[3][1]]);
      const light = 0.62 * (across[0] * -0.6 + across[1] * -0.8);
      const tones = { 1: art.gilt, 4: art.glaze, 7: art.gilt }[k] ?? art.walls;
      const level = { 1: 0.62, 4: 0.5, 7: 0.46 }[k] ?? 0.34;
      stones += facet([corners[0], corners[1], corners[2]], tones, level + light * 0.5);
      stones += facet([corners[0], corners[2], corners[3]], tones, level - light * 0.5);
      joints += closed(corners);
    }
  const ring = (r) =>
    `M${point([cx, cy - r])}A${r} ${r} 0 1 0 ${point([cx, cy + r])}A${r} ${r} 0 1 0 ${point([cx, cy - r])}`;
  const studs = times(n + 1, (i) => {
    const [x, y] = on(-i, 187);
    return closed(khatamPoints(x, y, i % 2 ? 3 : 6, (-i * 180) / n, 0.6));
  });
  return svgDocument({
    ...DOOR,
    defs: `<radialGradient id="g" gradientUnits="userSpaceOnUse" cx="${cx}" cy="${cy}" r="200"><stop offset=".3" stop-color="${art.gilt[4]}"/><stop offset=".62" stop-color="${art.gilt[2]}"/><stop offset=".8" stop-color="${art.gilt[3]}"/><stop offset="1" stop-color="${art.gilt[2]}"/></radialGradient><clipPath id="c"><path d="M0 0H200V400H0Z"/></clipPath>`,
    body: `<g clip-path="url(#c)" fill="none"><circle cx="${cx}" cy="${cy}" r="197" fill="${art.band}"/>${stones}<path d="${joints}" stroke="url(#g)" stroke-width="1.3" stroke-linejoin="round"/><path d="${studs}" fill="url(#g)"/><path d="${ring(196)}" stroke="url(#g)" stroke-width="3"/><path d="${ring(178.5)}" stroke="url(#g)" stroke-width="2.4"/></g>`,
  });
}

/** Every role of the islamic-dome layout, drawn from a design's `art`. */
export const drawDome = (art) => ({
  dome: () => dome(art),
  floor: () => floor(art),
  star: () => nightStar(art),
  frieze: () => frieze(art),
  tile: () => tile(art),
  door: () => door(art),
  frame: () => frame(art),
  seal: () => medallion(art),
  rule: () => rule(art),
  'fall-1': () => fallingStar(art),
});
