import { num, smoothPath } from '../core/path.mjs';
import { seededRandom } from '../core/random.mjs';
import { svgDocument, verticalGradient } from '../core/svg.mjs';

const HEIGHT = 190;
const GOLD = '#c39a4a';

/** A line of hills. */
function hills(random, base, rise, fill) {
  const crest = Array.from({ length: 9 }, (_, i) => [i * 52 - 8, base - random.next() * rise]);
  return `<path d="${smoothPath(crest, false)}V${HEIGHT}H-8Z" fill="${fill}"/>`;
}

/** A coconut palm: a leaning trunk and drooping fronds. */
function coconutPalm(random, x, y, height, lean, fill) {
  const [tx, ty] = [x + lean, y - height];
  const trunk = `<path d="M${x} ${y}C${num(x + lean * 0.2)} ${num(y - height * 0.4)} ${num(x + lean * 0.5)} ${num(y - height * 0.75)} ${num(tx)} ${num(ty)}" stroke="${fill}" stroke-width="${num(Math.max(1.6, height * 0.03))}" fill="none" stroke-linecap="round"/>`;
  let fronds = '';
  for (let i = 0; i < 9; i++) {
    const angle = ((-200 + i * 27.5) * Math.PI) / 180;
    const reach = height * 0.4 * random.between(0.85, 1.1);
    const end = [tx + Math.cos(angle) * reach, ty + Math.sin(angle) * reach * 0.62 + reach * 0.28];
    const crook = [tx + Math.cos(angle) * reach * 0.55, ty + Math.sin(angle) * reach * 0.75 - reach * 0.04];
    fronds += `M${num(tx)} ${num(ty)}Q${num(crook[0])} ${num(crook[1] - height * 0.03)} ${num(end[0])} ${num(end[1])}Q${num(crook[0])} ${num(crook[1] + height * 0.06)} ${num(tx)} ${num(ty)}Z`;
  }
  return `${trunk}<path d="${fronds}" fill="${fill}"/>`;
}

/** One roof tier: hollow slopes and eaves that turn up at the ends. */
const roofTier = (x, top, bottom, halfTop, halfBottom) => {
  const lift = 2.6;
  return `M${x - halfTop} ${top}C${x - halfTop - (halfBottom - halfTop) * 0.3} ${top + (bottom - top) * 0.62} ${x - halfBottom * 0.82} ${bottom - 2} ${x - halfBottom} ${bottom - lift}L${x - halfBottom + 2} ${bottom + 1}H${x + halfBottom - 2}L${x + halfBottom} ${bottom - lift}C${x + halfBottom * 0.82} ${bottom - 2} ${x + halfTop + (halfBottom - halfTop) * 0.3} ${top + (bottom - top) * 0.62} ${x + halfTop} ${top}Z`;
};

/** The line of light along a tier's eaves. */
const eaves = (x, bottom, half) => `M${x - half + 2} ${bottom + 0.6}H${x + half - 2}`;

const archedWindow = (x, y, s) =>
  `M${num(x - 2.4 * s)} ${num(y)}V${num(y - 6 * s)}Q${num(x - 2.4 * s)} ${num(y - 9 * s)} ${x} ${num(y - 11 * s)}Q${num(x + 2.4 * s)} ${num(y - 9 * s)} ${num(x + 2.4 * s)} ${num(y - 6 * s)}V${num(y)}Z`;

/** The finial with its crescent. */
const finial = (x, y, s) =>
  `<path d="M${x} ${y}V${num(y - 9 * s)}" stroke="${GOLD}" stroke-width="${num(1.3 * s)}"/><circle cx="${x}" cy="${num(y - 1)}" r="${num(2.1 * s)}" fill="${GOLD}"/><circle cx="${x}" cy="${num(y - 5 * s)}" r="${num(1.4 * s)}" fill="${GOLD}"/><path d="M${num(x + 2.8 * s)} ${num(y - 16.4 * s)}A4.2 4.2 0 1 0 ${num(x + 2.8 * s)} ${num(y - 9.6 * s)}A3.3 3.3 0 1 1 ${num(x + 2.8 * s)} ${num(y - 16.4 * s)}Z" fill="${GOLD}"/>`;

/** A village mosque with tiered roofs, as on Malaysia's east coast, between palms and hills in morning haze. */
export function villageSkyline() {
  const random = seededRandom(19);
  const roofs = [
    [200, 60, 84, 3, 26],
    [200, 86, 112, 17, 52],
    [200, 114, 142, 36, 82],
    [96, 122, 138, 2, 17],
    [96, 140, 156, 10, 32],
    [304, 122, 138, 2, 17],
    [304, 140, 156, 10, 32],
  ];
  const tower = 'M343 190V96H357V190ZM340 96H360V92H340ZM345 92V80H355V92Z';
  const walls = `M176 82H224V90H176ZM160 110H240V118H160ZM132 140H268V178H132ZM86 136H106V142H86ZM72 154H120V180H72ZM294 136H314V142H294ZM280 154H328V180H280Z`;
  const plinth = 'M120 176H280V183H120ZM60 179H140V184H60ZM260 179H340V184H260ZM0 183H400V190H0Z';
  let windows = '';
  for (const x of [146, 164, 236, 254]) windows += archedWindow(x, 172, 1.35);
  for (const x of [84, 96, 108, 292, 304, 316]) windows += archedWindow(x, 174, 0.95);
  for (const x of [184, 192, 200, 208, 216]) windows += archedWindow(x, 89.5, 0.5);
  for (const x of [170, 180, 190, 200, 210, 220, 230]) windows += archedWindow(x, 117.5, 0.5);
  for (const y of [116, 140, 164]) windows += archedWindow(350, y, 0.8);
  const door = 'M189 183V160Q189 150 200 145Q211 150 211 160V183Z';
  const roofLines = roofs.map(([x, , bottom, , half]) => eaves(x, bottom, half)).join('');
  const palms = [
    [24, 184, 96, 10, '#8fb09a'],
    [52, 184, 70, -9, '#8fb09a'],
    [382, 184, 88, -8, '#8fb09a'],
    [12, 187, 66, 12, '#4b8470'],
    [128, 184, 58, -7, '#6c9c86'],
    [272, 184, 64, 8, '#6c9c86'],
    [390, 187, 60, -12, '#4b8470'],
  ].map((palm) => coconutPalm(random, ...palm));
  return svgDocument({
    width: 400,
    height: HEIGHT,
    defs: `${verticalGradient('roof', '#1d6a58', '#0f4a40')}${verticalGradient('wall', '#2b7a66', '#165246')}<radialGradient id="dawn" cx="50%" cy="70%" r="58%"><stop offset="0" stop-color="#f6d79a" stop-opacity=".75"/><stop offset=".55" stop-color="#f3dfb2" stop-opacity=".35"/><stop offset="1" stop-color="#f3dfb2" stop-opacity="0"/></radialGradient>`,
    body: `<rect width="400" height="${HEIGHT}" fill="url(#dawn)"/>${hills(random, 150, 34, '#dbe3cb')}${hills(random, 166, 22, '#c1d2b8')}${palms.join('')}
<path d="${tower}" fill="url(#wall)"/><path d="${roofTier(350, 66, 81, 1.5, 11)}" fill="url(#roof)"/><path d="${walls}" fill="url(#wall)"/>${roofs.map((tier) => `<path d="${roofTier(...tier)}" fill="url(#roof)"/>`).join('')}
<path d="${roofLines}${eaves(350, 81, 11)}" stroke="#e0bd72" stroke-width="1"/><path d="${plinth}" fill="#0d4238"/><path d="${windows}" fill="#f9dd98"/><path d="${door}" fill="#fbe6b0" stroke="${GOLD}" stroke-width="1"/><path d="M0 183.4H400" stroke="#e0bd72" stroke-width=".8" opacity=".8"/>${finial(200, 60, 1)}${finial(96, 122, 0.62)}${finial(304, 122, 0.62)}${finial(350, 66, 0.55)}`,
  });
}
