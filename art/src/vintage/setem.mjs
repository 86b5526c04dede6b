import { num } from '../core/path.mjs';
import { svgDocument, verticalGradient } from '../core/svg.mjs';
import { mix } from '../core/colour.mjs';
import { waxSeal } from '../floral/wax-seal.mjs';
import { paperShadow, stain, wornInk } from './filters.mjs';
import { blossom, bud, hibiscus } from './flowers.mjs';
import { leaf, spray } from './leaf.mjs';
import { fallingPetal, scrollFrame, scrollRule } from './letter-paper.mjs';
import { place, polar } from './pen.mjs';
import { engravingPlate } from './plate.mjs';
import { perforated, postmark } from './postage.mjs';

/** A great postage stamp on an airmail envelope: the frame of `vintage-frame`. */
const WIDTH = 600;
const HEIGHT = 1050;
/** The stamp; its sides are whole numbers of perforations, 20 apart, so that the slices at 540 and 740 meet. */
const STAMP = { left: 40, right: 560, top: 40, bottom: 1020 };
const PITCH = 20;

const times = (count, make) => Array.from({ length: count }, (_, i) => make(i)).join('');

const TWIGS = [
  [-96, 176],
  [-70, 146],
  [96, 176],
  [70, 146],
  [-40, 112],
  [40, 112],
  [0, 96],
];
const LEAVES = [
  [-112, 52, 110],
  [-84, 60, 120],
  [-58, 56, 102],
  [112, 52, 110],
  [84, 60, 120],
  [58, 56, 102],
  [-22, 50, 84],
  [22, 50, 84],
  [180, 40, 66],
  [150, 44, 80],
  [-150, 44, 80],
];

/** Three bunga raya with buds, leaves and twigs about the origin. */
const flowers = (plate) =>
  [
    ...TWIGS.map(([angle, length]) => spray(plate, 0, 0, angle, length)),
    ...LEAVES.map(([angle, distance, length]) =>
      leaf(plate, ...polar(0, 0, angle, distance), angle + plate.random.between(-8, 8), length, length * 0.27, {
        side: angle > 0 ? 1 : -1,
        dark: 0.22,
      }),
    ),
    bud(plate, -148, -14, -74, 27),
    bud(plate, 148, -14, 74, 27),
    blossom(plate, -104, 34, 26),
    blossom(plate, 104, 34, 26),
    hibiscus(plate, -74, -16, 58, -30),
    hibiscus(plate, 76, -14, 58, 34),
    hibiscus(plate, 0, 10, 82, 0),
  ].join('');

/** Rays of an engraver's sky about (x, y). */
const rays = (x, y, ink, reach, count) =>
  `<path d="${times(count + 1, (i) => {
    const angle = -94 + (188 * i) / count;
    return `M${polar(x, y, angle, i % 2 ? 70 : 40)
      .map(num)
      .join(' ')}L${polar(x, y, angle, reach).map(num).join(' ')}`;
  })}" stroke="${ink}" stroke-width=".95" opacity=".55"/>`;

const ARCH =
  'M84 306V176Q84 138 124 136Q158 132 170 106Q182 78 300 78Q418 78 430 106Q442 132 476 136Q516 138 516 176V306Z';

function picture(art) {
  const { ink, paper } = art;
  const plate = engravingPlate({ seed: art.seed, ...art.plate });
  return `<clipPath id="arch"><path d="${ARCH}"/></clipPath><path d="${ARCH}" fill="url(#sky)"/><g clip-path="url(#arch)">${rays(300, 290, ink, 420, 110)}</g><path d="${ARCH}" fill="none" stroke="${paper[0]}" stroke-width="6"/><path d="${ARCH}" fill="none" stroke="${ink}" stroke-width="2.4"/><path d="M90 300V178Q90 144 126 142Q164 138 176 109Q187 84 300 84Q413 84 424 109Q436 138 474 142Q510 144 510 178V300" fill="none" stroke="${ink}" stroke-width=".8"/><path d="M84 306H516" stroke="${ink}" stroke-width="2.4"/><g filter="url(#cut)">${place(300, 262, 0, `<g transform="scale(.86)">${flowers(plate)}</g>`)}</g>`;
}

const heart = (x, y, size, fill) =>
  `<path transform="translate(${x} ${y}) scale(${size})" d="M0 10C-14-1-12-12-5-12C-2-12 0-9 0-7C0-9 2-12 5-12C12-12 14-1 0 10Z" fill="${fill}"/>`;

/** A value disc: where others print a sum, this one has a heart. */
const value = (x, y, { ink, paper, mark }) =>
  `<circle cx="${x}" cy="${y}" r="24" fill="${ink}"/><circle cx="${x}" cy="${y}" r="20.5" fill="none" stroke="${paper[0]}" stroke-width=".9"/>${heart(x, y + 1.5, 1, mix(mark, paper[0], 0.82))}`;

/** Stripes of airmail within the outer edge: they repeat every 100 both ways. */
function airmail({ stripes: [first, second] }) {
  const line = (offset, colour) =>
    `<path d="${times(18, (i) => {
      const at = -100 + i * 100 + offset;
      return `M${at} -10L${at + 27} -10L${at + 27 - HEIGHT - 20} ${HEIGHT + 10}L${at - HEIGHT - 20} ${HEIGHT + 10}Z`;
    })}" fill="${colour}"/>`;
  return `<clipPath id="edge"><path d="M0 0H${WIDTH}V${HEIGHT}H0ZM17 17V${HEIGHT - 17}H${WIDTH - 17}V17Z" clip-rule="evenodd"/></clipPath><g clip-path="url(#edge)"><path d="M0 0H${WIDTH}V${HEIGHT}H0Z" fill="#f8f0de"/>${line(0, first)}${line(50, second)}</g>`;
}

function envelope(art) {
  const { ink, paper, kraft, mark, shadow } = art;
  const [w, h] = [STAMP.right - STAMP.left, STAMP.bottom - STAMP.top];
  const middle = [(STAMP.left + STAMP.right) / 2, (STAMP.top + STAMP.bottom) / 2];
  const outline = perforated(w, h, { pitch: PITCH, bite: 6 });
  const rule = (inset, width) =>
    `<rect x="${STAMP.left + inset}" y="${STAMP.top + inset}" width="${w - 2 * inset}" height="${h - 2 * inset}" fill="none" stroke="${ink}" stroke-width="${width}"/>`;
  const foot = STAMP.bottom - 62;
  const body = `<path d="M0 0H${WIDTH}V${HEIGHT}H0Z" fill="${kraft}"/>${airmail(art)}<g transform="translate(${middle})" filter="url(#lifted)"><path d="${outline}" fill="${paper[0]}"/></g>${rule(18, 2.2)}${rule(24, 0.8)}<path d="M140 ${foot}H494" stroke="${ink}" stroke-width="2"/><path d="M140 ${foot + 6}H494" stroke="${ink}" stroke-width=".8"/>${value(106, foot, art)}`;
  const defs = `${verticalGradient('sky', mix(paper[0], ink, 0.1), mix(paper[0], ink, 0.3))}${paperShadow('lifted', { colour: shadow, dy: 6, blur: 8, opacity: 0.45, tight: 0.45 })}${paperShadow('cut', { colour: ink, dy: 1.5, blur: 1.6, opacity: 0.3, tight: 0.2 })}${wornInk('worn', 4)}${stain('age', shadow, { seed: 6, gain: 1.5, offset: -0.8 })}`;
  const upper = `${picture(art)}<g transform="translate(474 96) rotate(-14)" filter="url(#worn)" opacity=".84">${postmark(mark)}</g>`;
  const piece = (from, to, more = '') =>
    svgDocument({
      width: WIDTH,
      height: to - from,
      defs,
      body: `<g transform="translate(0 ${-from})">${body}${more}</g>`,
    });
  return { head: piece(0, 540, upper), middle: piece(540, 740), foot: piece(740, HEIGHT) };
}

/** A cartouche of engraver's rays with bunga raya, whole: above the letter and on the doors; 600 × 230. */
function crest(art) {
  const { ink, paper } = art;
  const plate = engravingPlate({ seed: art.seed + 3, ...art.plate });
  const count = 18;
  const corner = (i) => {
    const angle = ((i + 0.5) / count) * 2 * Math.PI;
    return `${num(300 + Math.sin(angle) * 216)} ${num(113 - Math.cos(angle) * 88)}`;
  };
  const oval = `M${corner(0)}${times(count, (i) => `A42 42 0 0 1 ${corner(i + 1)}`)}Z`;
  return svgDocument({
    width: WIDTH,
    height: 230,
    defs: `${verticalGradient('sky', mix(paper[0], ink, 0.26), mix(paper[0], ink, 0.1))}${paperShadow('cut', { colour: art.shadow, dy: 2, blur: 2.4, opacity: 0.35, tight: 0.25 })}<clipPath id="fan"><path d="${oval}"/></clipPath>`,
    body: `<g filter="url(#cut)"><path d="${oval}" fill="url(#sky)"/></g><g clip-path="url(#fan)">${rays(300, 122, ink, 280, 90)}<g transform="rotate(180 300 122)">${rays(300, 122, ink, 280, 90)}</g></g><path d="${oval}" fill="none" stroke="${ink}" stroke-width="2"/><g filter="url(#cut)">${place(300, 108, 0, `<g transform="scale(.72)">${flowers(plate)}</g>`)}</g>`,
  });
}

/** Every role of the vintage-frame layout. */
export function drawSetem(art) {
  let pieces;
  const piece = (name) => (pieces ??= envelope(art))[name];
  return {
    head: () => piece('head'),
    middle: () => piece('middle'),
    foot: () => piece('foot'),
    crest: () => crest(art),
    frame: () => scrollFrame(art.ink),
    seal: () => waxSeal({ seed: art.seed, wax: art.wax, wreath: 'leaves' }),
    rule: () => scrollRule(art.ink, art.mark),
    'fall-1': () => fallingPetal(...art.petals, 20),
    'fall-2': () => fallingPetal(...art.petals, 140),
    'fall-3': () => fallingPetal(...art.petals, 250),
  };
}
