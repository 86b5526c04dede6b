import { num } from '../core/path.mjs';
import { svgDocument } from '../core/svg.mjs';
import { karst, palm, sunRays, train, viaduct } from './railway.mjs';

/** A railway ticket with a travel poster printed on it, and the wallet it came in. */
const times = (count, make) => Array.from({ length: count }, (_, i) => make(i)).join('');

/** Ink on rough paper: flat colour broken by a little grain. */
const press = (seed) =>
  `<filter id="press" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".55" numOctaves="2" seed="${seed}"/><feColorMatrix values="0 0 0 0 1 0 0 0 0 .95 0 0 0 0 .84 1 0 0 0 -.56"/><feComposite in2="SourceAlpha" operator="in" result="worn"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="worn"/></feMerge></filter>`;

const cloud = (x, y, k, fill) =>
  `<path transform="translate(${x} ${y}) scale(${k})" d="M0 0H120C124-12 106-18 98-14C94-30 66-32 58-20C46-30 26-24 26-12C12-16-2-10 0 0Z" fill="${fill}"/>`;

/** The poster: 600 × 420. */
function scene({ tones: t }) {
  const body = `<path d="M0 0H600V420H0Z" fill="${t.sky}"/>${sunRays(404, 250, 560, 34, t.skyRay)}<circle cx="404" cy="236" r="74" fill="${t.sunRing}"/><circle cx="404" cy="236" r="60" fill="${t.coral}"/>${cloud(40, 96, 1.1, t.cream)}${cloud(196, 62, 0.7, t.cream)}${cloud(472, 104, 0.8, t.cream)}${karst(
    [
      [70, 150, 92],
      [196, 184, 66],
      [560, 160, 92],
      [474, 206, 60],
    ],
    340,
    [t.hillFar[0], t.hillFar[1]],
  )}${karst(
    [
      [10, 196, 80],
      [132, 214, 66],
      [300, 236, 52],
      [596, 220, 74],
    ],
    350,
    [t.hillNear[0], t.hillNear[1]],
  )}<path d="M0 330Q90 304 190 322T400 318T600 326V420H0Z" fill="${t.field}"/><path d="M0 346Q120 326 260 342T600 340V420H0Z" fill="${t.fieldDark}"/>${times(7, (i) => `<path d="M${i * 96 - 30} 420Q${i * 92 + 20} 372 ${250 + i * 18} 340" stroke="${t.fieldLine}" stroke-width="2.4" fill="none"/>`)}<g transform="translate(-10 320)">${viaduct(t, 640, 74)}</g><g transform="translate(110 316) scale(1.12)">${train(t, 4)}</g>${times(9, (i) => `<ellipse cx="${20 + i * 72}" cy="${404 + (i % 2) * 10}" rx="62" ry="30" fill="${i % 2 ? t.bush : t.bushLit}"/>`)}${palm(58, 424, 290, 34, t)}${palm(20, 430, 200, -20, t, t.deep)}${palm(556, 424, 236, -26, t)}<path d="M0 412Q150 392 300 410T600 404V420H0Z" fill="${t.night}"/>`;
  return svgDocument({ width: 600, height: 420, defs: press(7), body: `<g filter="url(#press)">${body}</g>` });
}

/** The train alone on its viaduct: 600 × 150, cut by both sides. */
const rails = ({ tones: t }) =>
  svgDocument({
    width: 600,
    height: 170,
    defs: press(9),
    body: `<g filter="url(#press)"><g transform="translate(-10 112)">${viaduct(t, 640, 60)}</g><g transform="translate(70 108)">${train({ ...t, cream: t.plume }, 4)}</g></g>`,
  });

/** A winged wheel with bunga raya for a hub: 320 × 130. */
function emblem({ tones: t }) {
  const feather = (i, side) => {
    const a = (-6 + i * 9) * (Math.PI / 180);
    const length = 128 - i * 15;
    const [x, y] = [160 + side * 30, 66 + i * 3.4];
    const [tx, ty] = [x + side * Math.cos(a) * length, y - Math.sin(-a) * length * 0.5 - 22 + i * 4];
    return `<path d="M${num(x)} ${num(y)}Q${num(x + side * length * 0.5)} ${num(y - 26 + i * 2)} ${num(tx)} ${num(ty)}Q${num(x + side * length * 0.52)} ${num(y - 6 + i * 3)} ${num(x)} ${num(y + 9)}Z" fill="${i % 2 ? t.mustard : t.deep}"/>`;
  };
  const petals = times(
    5,
    (i) =>
      `<path transform="rotate(${i * 72} 160 66)" d="M160 66C144 58 142 34 154 30C158 28 160 32 160 34C160 32 162 28 166 30C178 34 176 58 160 66Z" fill="${t.coral}" stroke="${t.cream}" stroke-width="1.4"/>`,
  );
  const spokes = times(20, (i) => {
    const a = (i * Math.PI) / 10;
    return `M${num(160 + Math.cos(a) * 40)} ${num(66 + Math.sin(a) * 40)}L${num(160 + Math.cos(a) * 48)} ${num(66 + Math.sin(a) * 48)}`;
  });
  return svgDocument({
    width: 320,
    height: 130,
    body: `${times(6, (i) => feather(5 - i, 1) + feather(5 - i, -1))}<circle cx="160" cy="66" r="54" fill="${t.cream}"/><circle cx="160" cy="66" r="52" fill="${t.deep}"/><circle cx="160" cy="66" r="48" fill="none" stroke="${t.mustard}" stroke-width="2"/><path d="${spokes}" stroke="${t.mustard}" stroke-width="2"/><circle cx="160" cy="66" r="40" fill="${t.night}"/>${petals}<circle cx="160" cy="66" r="6" fill="${t.mustard}"/>`,
  });
}

/** Printed rules with stepped corners. */
const frame = ({ tones: t }) =>
  svgDocument({
    width: 120,
    height: 120,
    body: `<g fill="none"><path d="M34 6H86A28 28 0 0 0 114 34V86A28 28 0 0 0 86 114H34A28 28 0 0 0 6 86V34A28 28 0 0 0 34 6Z" stroke="${t.brick}" stroke-width="3"/><path d="M37 12H83A25 25 0 0 0 108 37V83A25 25 0 0 0 83 108H37A25 25 0 0 0 12 83V37A25 25 0 0 0 37 12Z" stroke="${t.deep}" stroke-width="1.1"/></g>${[
      [14, 14],
      [106, 14],
      [14, 106],
      [106, 106],
    ]
      .map(
        ([x, y]) =>
          `<circle cx="${x}" cy="${y}" r="6" fill="${t.mustard}"/><circle cx="${x}" cy="${y}" r="2.6" fill="${t.brick}"/>`,
      )
      .join('')}`,
  });

/** The stub's printed pattern, seamless along x: 60 × 40. */
const stub = ({ tones: t }) =>
  svgDocument({
    width: 60,
    height: 40,
    body: `<path d="M0 0H60V40H0Z" fill="${t.deep}"/>${times(4, (i) => `<path d="M${i * 20 - 10} 40L${i * 20} 20L${i * 20 - 10} 0H${i * 20}L${i * 20 + 10} 20L${i * 20} 40Z" fill="${i % 3 === 1 ? t.coral : t.mustard}"/>`)}<path d="M0 1.500H60M0 38.500H60" stroke="${t.cream}" stroke-width="3"/>`,
  });

/** A round luggage label. */
function seal({ tones: t, dish }) {
  const C = 130;
  const rays = times(48, (i) => {
    if (i % 2) return '';
    const at = (k, r) =>
      [C + Math.cos((k * Math.PI) / 24) * r, C + Math.sin((k * Math.PI) / 24) * r].map(num).join(' ');
    return `M${at(i, 70)}L${at(i, 100)}L${at(i + 1, 100)}L${at(i + 1, 70)}Z`;
  });
  const teeth = times(40, (i) => {
    const at = (k) =>
      [C + Math.cos((k * Math.PI) / 20) * 116, C + Math.sin((k * Math.PI) / 20) * 116].map(num).join(' ');
    return `${i ? '' : `M${at(0)}`}A9.600 9.600 0 0 1 ${at(i + 1)}`;
  });
  return svgDocument({
    width: 260,
    height: 260,
    defs: `${press(4)}<filter id="drop" x="-15%" y="-15%" width="130%" height="130%"><feDropShadow dx="0" dy="5" stdDeviation="5" flood-color="#2a1408" flood-opacity=".42"/></filter><radialGradient id="dish" cx="44%" cy="38%" r="70%"><stop offset="0" stop-color="${dish[0]}"/><stop offset="1" stop-color="${dish[1]}"/></radialGradient>`,
    body: `<g filter="url(#drop)"><path d="${teeth}Z" fill="${t.cream}"/></g><g filter="url(#press)"><circle cx="130" cy="130" r="110" fill="${t.brick}"/><circle cx="130" cy="130" r="102" fill="${t.mustard}"/><path d="${rays}" fill="${t.coral}"/><circle cx="130" cy="130" r="104" fill="none" stroke="${t.cream}" stroke-width="3"/><circle cx="130" cy="130" r="74" fill="${t.cream}"/></g><circle cx="130" cy="130" r="69" fill="url(#dish)"/><circle cx="130" cy="130" r="63" fill="none" stroke="${t.mustard}" stroke-width="1.6"/>`,
  });
}

const rule = ({ tones: t }) =>
  svgDocument({
    width: 240,
    height: 32,
    body: `<path d="M6 13H92M148 13H234" stroke="${t.brick}" stroke-width="2.6"/><path d="M6 19H92M148 19H234" stroke="${t.deep}" stroke-width="1.1"/><path d="M92 16L104 6V26ZM148 16L136 6V26Z" fill="${t.deep}"/><circle cx="120" cy="16" r="11" fill="${t.brick}"/><path d="M120 23C108 14 109 8 114 8C117 8 119 10 120 12C121 10 123 8 126 8C131 8 132 14 120 23Z" fill="${t.cream}"/>`,
  });

const punched = (fill, heart) =>
  svgDocument({
    width: 40,
    height: 40,
    body: heart
      ? `<path d="M20 36C-2 18 0 6 10 6C16 6 19 10 20 14C21 10 24 6 30 6C40 6 42 18 20 36Z" fill="${fill}"/>`
      : `<circle cx="20" cy="20" r="13" fill="${fill}"/>`,
  });

/** Every role of the vintage-ticket layout. */
export const drawTicket = (art) => ({
  scene: () => scene(art),
  rails: () => rails(art),
  emblem: () => emblem(art),
  frame: () => frame(art),
  stub: () => stub(art),
  seal: () => seal(art),
  rule: () => rule(art),
  'fall-1': () => punched(art.tones.coral, true),
  'fall-2': () => punched(art.tones.mustard, false),
});
