import { seededRandom } from '../core/random.mjs';
import { svgDocument, verticalGradient } from '../core/svg.mjs';

const HEIGHT = 190;
const GOLD = '#e2c078';

const dome = (x, y, r) =>
  `M${x - r} ${y}C${x - r * 1.22} ${y - r * 0.62} ${x - r * 0.62} ${y - r * 1.05} ${x - r * 0.2} ${y - r * 1.34}Q${x - r * 0.04} ${y - r * 1.46} ${x} ${y - r * 1.72}Q${x + r * 0.04} ${y - r * 1.46} ${x + r * 0.2} ${y - r * 1.34}C${x + r * 0.62} ${y - r * 1.05} ${x + r * 1.22} ${y - r * 0.62} ${x + r} ${y}Z`;

const minaret = (x, h, w) => {
  const y = HEIGHT;
  return `M${x - w} ${y}V${y - h * 0.62}H${x - w * 1.5}V${y - h * 0.65}H${x - w * 0.85}V${y - h * 0.82}H${x - w * 1.25}V${y - h * 0.85}H${x - w * 0.7}V${y - h * 0.9}Q${x - w * 0.9} ${y - h * 0.95} ${x} ${y - h * 1.06}Q${x + w * 0.9} ${y - h * 0.95} ${x + w * 0.7} ${y - h * 0.9}V${y - h * 0.85}H${x + w * 1.25}V${y - h * 0.82}H${x + w * 0.85}V${y - h * 0.65}H${x + w * 1.5}V${y - h * 0.62}H${x + w}V${y}Z`;
};

/** The crescent on its staff, standing on (x, y). */
const spire = (x, y, length) =>
  `<path d="M${x} ${y}V${y - length}" stroke="${GOLD}" stroke-width="1.1"/><path d="M${x + 2.6} ${y - length - 7.2}A4.2 4.2 0 1 0 ${x + 2.6} ${y - length - 0.6}A3.3 3.3 0 1 1 ${x + 2.6} ${y - length - 7.2}Z" fill="#f0d694"/>`;

/** Walls below a dome, down to the ground. */
const drum = (x, top, r, eaves = 0) => `M${x - r - eaves} ${top - 1}H${x + r + eaves}V${HEIGHT}H${x - r - eaves}Z`;

/** A city at night in three depths: onion domes, minarets and lit windows. */
export function domesSkyline() {
  const random = seededRandom(7);
  const window = (x, y, s) =>
    `<path d="M${x - 2.4 * s} ${y}V${y - 6 * s}Q${x - 2.4 * s} ${y - 9 * s} ${x} ${y - 11 * s}Q${x + 2.4 * s} ${y - 9 * s} ${x + 2.4 * s} ${y - 6 * s}V${y}Z" fill="#f7d684" opacity="${(0.5 + random.next() * 0.45).toFixed(2)}"/>`;

  const farDomes = [
    [52, 20, 112],
    [96, 12, 124],
    [328, 22, 108],
    [372, 13, 122],
    [140, 15, 120],
    [262, 15, 120],
  ];
  const far =
    farDomes.map(([x, r, y]) => dome(x, y, r) + drum(x, y, r)).join('') +
    minaret(18, 118, 3.2) +
    minaret(386, 126, 3.2) +
    minaret(118, 112, 2.8) +
    minaret(286, 112, 2.8);

  const middleDomes = [
    [128, 24, 134],
    [272, 24, 134],
    [76, 15, 150],
    [324, 15, 150],
  ];
  const middle =
    middleDomes.map(([x, r, y]) => dome(x, y, r) + drum(x, y, r, 4)).join('') +
    minaret(46, 150, 4.2) +
    minaret(354, 150, 4.2);

  const near =
    dome(200, 118, 40) +
    `M152 117H248V${HEIGHT}H152ZM104 152H296V${HEIGHT}H104ZM40 164H360V${HEIGHT}H40ZM0 174H400V${HEIGHT}H0Z` +
    dome(164, 140, 9) +
    dome(236, 140, 9) +
    minaret(98, 140, 5) +
    minaret(302, 140, 5);

  let windows = '';
  for (let x = 160; x <= 240; x += 10) windows += window(x, 146, 1.05);
  for (let x = 112; x <= 146; x += 11.3) windows += window(x, 168, 0.9) + window(400 - x, 168, 0.9);
  for (const x of [56, 70, 84]) windows += window(x, 180, 0.8) + window(400 - x, 180, 0.8);
  for (const [x, y] of [
    [128, 156],
    [272, 156],
    [46, 110],
    [354, 110],
    [98, 120],
    [302, 120],
  ])
    windows += window(x, y, 0.6);
  const door = `<path d="M190 ${HEIGHT}V166Q190 156 200 150Q210 156 210 166V${HEIGHT}Z" fill="#fbe09a" opacity=".92"/>`;

  return svgDocument({
    width: 400,
    height: HEIGHT,
    defs: `<linearGradient id="far" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#3a4c8c" stop-opacity=".75"/><stop offset="1" stop-color="#263672" stop-opacity=".55"/></linearGradient>${verticalGradient('middle', '#2b3b78', '#1b2857')}${verticalGradient('near', '#1f2d63', '#0c1431')}<radialGradient id="horizon" cx="50%" cy="78%" r="60%"><stop offset="0" stop-color="#f0c876" stop-opacity=".42"/><stop offset=".5" stop-color="#b98a55" stop-opacity=".14"/><stop offset="1" stop-color="#b98a55" stop-opacity="0"/></radialGradient>`,
    body: `<rect width="400" height="${HEIGHT}" fill="url(#horizon)"/><path d="${far}" fill="url(#far)"/><path d="${middle}" fill="url(#middle)"/><path d="${near}" fill="url(#near)"/><path d="M160 117H240" stroke="${GOLD}" stroke-width="1.1" opacity=".8"/><path d="${dome(200, 118, 40)}" fill="none" stroke="${GOLD}" stroke-width=".8" opacity=".6"/>${windows}${door}${spire(200, 49, 8)}${spire(128, 93, 5)}${spire(272, 93, 5)}`,
  });
}
