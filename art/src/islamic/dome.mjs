import { num } from '../core/path.mjs';
import { svgDocument } from '../core/svg.mjs';
import { EYE, onDome, ringMiddle, starPath as star, times } from './dome-light.mjs';
import { niche, spandrel } from './dome-niche.mjs';
import { kites, shaft, sky, skyDefs } from './dome-star.mjs';

/**
 * A dome of muqarnas seen from below: rings of shell niches round an opening in the shape of the eight-pointed star,
 * through which the night sky looks in. The eye stands a little before the axis, so that higher rings lie further up
 * on the page: a ring's middle moves down with its radius.
 */
export const DOME = { width: 600, height: 500 };
const FOLDS = 16;
/** Radii of the rings of niches, from the opening outwards; each turned by half a niche against the one before. */
const TIERS = [
  { from: 103, to: 133, turn: 0.5, flutes: 6 },
  { from: 145, to: 186, turn: 0, flutes: 8 },
  { from: 186, to: 236, turn: 0.5, flutes: 10, window: true },
  { from: 248, to: 312, turn: 0, flutes: 12 },
];
const STEP = 360 / FOLDS;

/** A tier's cell about that angle, in the terms of `niche`. */
const cell = ({ from, to, ...tier }, angle) => ({
  ...tier,
  depth: to - from,
  place: ([u, v]) => onDome(angle + (u * STEP) / 2, to - v * (to - from)),
});

/** A gilt moulding along a whole ring. */
function moulding(art, radius, width) {
  const y = num(ringMiddle(radius));
  const circle = (r, more) => `<circle cx="${EYE.x}" cy="${y}" r="${num(r)}" fill="none" ${more}/>`;
  return (
    circle(radius, `stroke="${art.dark}" stroke-width="${num(width * 2.2)}" opacity=".5"`) +
    circle(radius, `stroke="url(#gilt)" stroke-width="${num(width)}"`) +
    circle(radius - width * 0.22, `stroke="${art.gilt[4]}" stroke-width="${num(width * 0.2)}" opacity=".75"`)
  );
}

/** A flat ring of interlaced stars between two mouldings. */
function starBand(art, from, to) {
  const middle = (from + to) / 2;
  const count = FOLDS * 2;
  const size = (to - from) * 0.46;
  const band = `<circle cx="${EYE.x}" cy="${num(ringMiddle(middle))}" r="${num(middle)}" fill="none" stroke="${art.band}" stroke-width="${num(to - from)}"/>`;
  const stars = times(count, (i) => {
    const angle = (i * 360) / count;
    return i % 2
      ? star(onDome(angle, middle), size * 0.42, angle, art.turquoise)
      : star(onDome(angle, middle), size, angle, art.gilt[3]) +
          star(onDome(angle, middle), size * 0.5, angle, art.band);
  });
  return band + stars + moulding(art, from, 2.2) + moulding(art, to, 2.6);
}

/** The whole dome, dissolving into the dark of the hall at its foot and sides. */
export function dome(art) {
  const defs = [];
  let windows = '';
  const rings = TIERS.toReversed()
    .map((tier, n) => {
      const niches = times(FOLDS, (i) => {
        const { defs: own, body, light } = niche(art, { ...cell(tier, (i + tier.turn) * STEP), id: `n${n}-${i}` });
        defs.push(own);
        windows += light;
        return body;
      });
      const walls = times(FOLDS, (i) => spandrel(art, cell(tier, (i + tier.turn + 0.5) * STEP)));
      return walls + niches + moulding(art, tier.from, 1.6);
    })
    .join('');
  const { faces, opening } = shaft(art);
  const gilt = `<linearGradient id="gilt" x1="0" y1="0" x2=".5" y2="1">${[2, 4, 1, 3, 2, 4].map((tone, i) => `<stop offset="${i / 5}" stop-color="${art.gilt[tone]}"/>`).join('')}</linearGradient>`;
  return svgDocument({
    ...DOME,
    defs: `${gilt}${defs.join('')}${skyDefs(opening)}<linearGradient id="pane" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f3a548"/><stop offset=".5" stop-color="#ffd387"/><stop offset="1" stop-color="#f6b65e"/></linearGradient><radialGradient id="moonlight" gradientUnits="userSpaceOnUse" cx="${EYE.x}" cy="${EYE.y}" r="190"><stop offset=".3" stop-color="#a9c6ff" stop-opacity=".3"/><stop offset=".6" stop-color="#7fa4f4" stop-opacity=".16"/><stop offset="1" stop-color="#7fa4f4" stop-opacity="0"/></radialGradient><radialGradient id="depth" gradientUnits="userSpaceOnUse" cx="${EYE.x}" cy="${ringMiddle(250)}" r="330"><stop offset=".46" stop-color="${art.dark}" stop-opacity="0"/><stop offset=".8" stop-color="${art.dark}" stop-opacity=".5"/><stop offset="1" stop-color="${art.dark}" stop-opacity=".9"/></radialGradient><radialGradient id="fade" gradientUnits="userSpaceOnUse" cx="${EYE.x}" cy="${num(ringMiddle(260))}" r="300"><stop offset=".62" stop-color="#fff"/><stop offset=".82" stop-color="#fff" stop-opacity=".5"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient><linearGradient id="foot" x1="0" y1="0" x2="0" y2="1"><stop offset=".76" stop-opacity="0"/><stop offset=".87" stop-opacity=".62"/><stop offset=".99"/></linearGradient><mask id="hall"><path d="M0 0H600V500H0Z" fill="url(#fade)"/><path d="M0 0H600V500H0Z" fill="url(#foot)"/></mask>`,
    body: `<g mask="url(#hall)">${rings}${starBand(art, 133, 145)}${starBand(art, 236, 248)}${kites(art)}<path d="M0 0H600V500H0Z" fill="url(#depth)"/>${windows}<path d="M0 0H600V500H0Z" fill="url(#moonlight)"/>${faces}${sky(art, opening)}</g>`,
  });
}
