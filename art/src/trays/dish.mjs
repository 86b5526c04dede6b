import { mix } from '../core/colour.mjs';
import { num, polar } from '../core/path.mjs';

/** The middle of the tray; the picture is 600 units square. */
export const CENTRE = 300;
const SCALLOPS = 40;
const LACE_LOOPS = 48;

const onCircle = (radius, angle) => polar(CENTRE, CENTRE, angle, radius);
const dot = (radius, angle, r) => {
  const [x, y] = onCircle(radius, angle);
  return `cx="${num(x)}" cy="${num(y)}" r="${r}"`;
};

/** A ring of half circles. */
function scallops(radius) {
  const bulge = num(2 * radius * Math.sin(Math.PI / SCALLOPS) * 0.56);
  let d = '';
  for (let i = 0; i <= SCALLOPS; i++) {
    const [x, y] = onCircle(radius, (i / SCALLOPS) * 360);
    d += i === 0 ? `M${num(x)} ${num(y)}` : `A${bulge} ${bulge} 0 0 1 ${num(x)} ${num(y)}`;
  }
  return `${d}Z`;
}

const RIMS = {
  gold: {
    metal: ['#f4dfa8', '#b98739', '#f1d596', '#9c6d2a', '#e3c07a'],
    edge: '#7d5820',
    line: '#fff2cc',
    lineWidth: 1.6,
    lineOpacity: 0.7,
    bead: '#8a6428',
    beadOpacity: 0.55,
    well: '#8f6728',
  },
  black: {
    metal: ['#4a4642', '#161413', '#2c2927', '#0d0c0b', '#35312e'],
    edge: '#0e0d0c',
    line: 'url(#leafGold)',
    lineWidth: 2.4,
    lineOpacity: 1,
    bead: 'url(#leafGold)',
    beadOpacity: 0.95,
    well: '#161514',
  },
};

/** The scalloped metal rim with its beads, and the well of the dish. */
export function rim(finish) {
  const look = RIMS[finish];
  let beads = '';
  for (let i = 0; i < SCALLOPS; i++)
    beads += `<circle ${dot(246, ((i + 0.5) / SCALLOPS) * 360, 3)} fill="${look.bead}" opacity="${look.beadOpacity}"/>`;
  const stops = look.metal.map((colour, i) => `<stop offset="${i / 4}" stop-color="${colour}"/>`).join('');
  return [
    `<defs><linearGradient id="rim" x1="0" y1="0" x2="1" y2="1">${stops}</linearGradient></defs>`,
    `<ellipse cx="306" cy="318" rx="268" ry="264" fill="#2a1e0a" opacity=".34" filter="url(#shade12)"/>`,
    `<path d="${scallops(262)}" fill="url(#rim)" stroke="${look.edge}" stroke-width="1"/>`,
    `<path d="${scallops(253)}" fill="none" stroke="${look.line}" stroke-width="${look.lineWidth}" opacity="${look.lineOpacity}"/>`,
    beads,
    `<circle cx="${CENTRE}" cy="${CENTRE}" r="236" fill="${look.well}"/>`,
  ].join('');
}

/** Satin gathered to the middle of the dish. */
export function satin(paint, [light, shaded]) {
  const { between } = paint;
  let folds = '';
  for (let i = 0; i < 34; i++) {
    const turn = (i / 34) * 360 + between(-3, 3);
    const bend = num(CENTRE + between(-8, 8));
    const foot = num(296 + between(-4, 4));
    const tip = num(304 + between(-2, 10));
    const back = num(303 + between(-6, 6));
    const lit = i % 2 === 1;
    folds += `<path transform="rotate(${num(turn)} 300 300)" d="M300 300Q${bend} 180 ${foot} 68L${tip} 68Q${back} 190 300 300Z" fill="${lit ? '#fff' : mix(shaded, '#2a1a10', 0.3)}" opacity="${lit ? 0.34 : 0.15}"/>`;
  }
  return [
    `<defs><radialGradient id="dish"><stop offset="0" stop-color="${light}"/><stop offset=".7" stop-color="${light}"/><stop offset="1" stop-color="${shaded}"/></radialGradient><clipPath id="well"><circle cx="300" cy="300" r="232"/></clipPath></defs>`,
    `<circle cx="300" cy="300" r="232" fill="url(#dish)"/><g clip-path="url(#well)"><g filter="url(#shade3)">${folds}</g></g>`,
  ].join('');
}

/** The white lace mat, with the satin showing through its holes. */
export function lace([, shaded]) {
  let loops = '';
  let holes = '';
  for (let i = 0; i < LACE_LOOPS; i++) {
    const angle = (i / LACE_LOOPS) * 360;
    loops += `<circle ${dot(176, angle, 12.5)} fill="#fffdf7"/>`;
    holes += `<circle ${dot(180, angle, 3.4)}/><circle ${dot(166, angle, 2.4)}/>`;
    const between = angle + 180 / LACE_LOOPS;
    const [x, y] = onCircle(150, between);
    holes += `<ellipse cx="${num(x)}" cy="${num(y)}" rx="2.8" ry="6.4" transform="rotate(${num(between + 90)} ${num(x)} ${num(y)})"/>`;
  }
  return `<g filter="url(#raised)">${loops}<circle cx="300" cy="300" r="176" fill="#fffdf7"/></g><g fill="${shaded}" opacity=".8">${holes}</g><circle cx="300" cy="300" r="138" fill="none" stroke="${shaded}" stroke-width="1" stroke-dasharray="2 4"/>`;
}
