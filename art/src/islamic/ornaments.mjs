import { svgDocument } from '../core/svg.mjs';
import { PATTERNS } from './patterns.mjs';

const box = ({ width, height }) => ({ width: +width.toFixed(2), height: +height.toFixed(2) });

export function tile(art) {
  const pattern = PATTERNS[art.pattern].tile();
  const body = `<path d="${pattern.d}" fill="none" stroke="${art.tileLine}" stroke-width="1" opacity="${art.tileOpacity}"/>`;
  return svgDocument({ ...box(pattern), body });
}

/** The doors' lattice: a wide line of shade below a thin one of gold makes the bars look carved. */
export function lattice(art) {
  const pattern = PATTERNS[art.pattern].lattice();
  const bars = `<path d="${pattern.d}" fill="none" stroke="${art.lattice.shade}" stroke-width="3.2" opacity=".7"/><path d="${pattern.d}" fill="none" stroke="${art.lattice.line}" stroke-width="1.5"/>`;
  return svgDocument({ ...box(pattern), body: bars });
}

/** A strip of pattern between two gilt lines, repeating along x. */
export function band(art) {
  const { d, ...size } = PATTERNS[art.pattern].border();
  const { width, height } = box(size);
  return svgDocument({
    width,
    height,
    defs: `<clipPath id="c"><path d="M0 4H${width}V${height - 4}H0Z"/></clipPath>`,
    body: `<path d="M0 0H${width}V${height}H0Z" fill="${art.band}"/><g clip-path="url(#c)"><path d="${d}" fill="none" stroke="${art.bandPattern}"/></g><path d="M0 1H${width}M0 ${height - 1}H${width}" stroke="${art.goldJoin}" stroke-width="2"/>`,
  });
}

/** Corner shapes of the border image: hollow quarter circles, or steps. */
const FRAME_LINES = {
  twelve: [
    'M36 5H84A31 31 0 0 0 115 36V84A31 31 0 0 0 84 115H36A31 31 0 0 0 5 84V36A31 31 0 0 0 36 5Z',
    'M40 10H80A30 30 0 0 0 110 40V80A30 30 0 0 0 80 110H40A30 30 0 0 0 10 80V40A30 30 0 0 0 40 10Z',
  ],
  starCross: [
    'M38 5H82V21H99V38H115V82H99V99H82V115H38V99H21V82H5V38H21V21H38Z',
    'M42 10H78V26H94V42H110V78H94V94H78V110H42V94H26V78H10V42H26V26H42Z',
  ],
};

export function frame(art) {
  const [outer, inner] = FRAME_LINES[art.pattern];
  const corners = [
    [14, 14],
    [106, 14],
    [14, 106],
    [106, 106],
  ];
  const stars = corners.map(([x, y]) => PATTERNS[art.pattern].mark(x, y, 7.2)).join('');
  return svgDocument({
    width: 120,
    height: 120,
    body: `<g fill="none" stroke="${art.ornamentLine}"><path d="${outer}" stroke-width="1.2"/><path d="${inner}" stroke-width=".6" opacity=".7"/><path d="${stars}"/></g>`,
  });
}

export function rule(art) {
  const { mark } = PATTERNS[art.pattern];
  const diamonds = 'M98 14l6-5 6 5-6 5zM130 14l6-5 6 5-6 5z';
  const sides = art.pattern === 'starCross' ? mark(101, 14, 4.6) + mark(139, 14, 4.6) : diamonds;
  return svgDocument({
    width: 240,
    height: 28,
    body: `<g fill="none" stroke="${art.ornamentLine}"><path d="M6 14H92M148 14H234" stroke-width="1"/><path d="${sides}" stroke-width="1"/><path d="${mark(120, 14, 8.4)}" stroke-width="1.1"/></g><circle cx="4" cy="14" r="2" fill="${art.ornamentLine}"/><circle cx="236" cy="14" r="2" fill="${art.ornamentLine}"/>`,
  });
}

/** A four-pointed sparkle. */
export const fallingStar = (art) =>
  svgDocument({
    width: 24,
    height: 24,
    body: `<path d="M12 1Q12.9 11.1 23 12Q12.9 12.9 12 23Q11.1 12.9 1 12Q11.1 11.1 12 1Z" fill="${art.star}"/>`,
  });
