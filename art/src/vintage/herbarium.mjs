import { num } from '../core/path.mjs';
import { svgDocument } from '../core/svg.mjs';
import { waxSeal } from '../floral/wax-seal.mjs';
import { paperShadow } from './filters.mjs';
import { leaf } from './leaf.mjs';
import { fallingPetal, scrollRule } from './letter-paper.mjs';
import { bough, flowerlets, fruit, splitFruit } from './nutmeg.mjs';
import { engravingPlate } from './plate.mjs';

/** A botanist's plate of pala and the portfolio of marbled paper that it lies in. */
const W = 600;

const shadows = (art) =>
  paperShadow('pressed', { colour: art.shadow, dy: 2, blur: 2.6, opacity: 0.28, tight: 0.22 }) +
  paperShadow('near', { colour: art.shadow, dy: 1, blur: 1.2, opacity: 0.3, tight: 0.25 });

/** Two boughs that rise at the sides, fruit between them; 600 × 460, cut by nothing but the foot. */
function specimen(art) {
  const plate = engravingPlate({ seed: art.seed, ...art.plate });
  const left = bough(
    plate,
    [
      [292, 444],
      [206, 396],
      [112, 318],
      [62, 214],
      [58, 116],
    ],
    { step: 0.105, length: 112, width: 7 },
  );
  const right = bough(
    plate,
    [
      [308, 444],
      [392, 400],
      [486, 330],
      [540, 236],
      [546, 150],
    ],
    { step: 0.11, length: 108, width: 7 },
  );
  const inner = bough(
    plate,
    [
      [300, 444],
      [284, 376],
      [250, 312],
      [238, 258],
    ],
    { from: 0.3, step: 0.2, length: 84, width: 5 },
  );
  const second = bough(
    plate,
    [
      [302, 444],
      [330, 380],
      [362, 330],
      [380, 284],
    ],
    { from: 0.3, step: 0.22, length: 82, width: 5 },
  );
  const base = [-98, -66, -34, 34, 66, 98].map((angle, i) =>
    leaf(plate, 300 + Math.sin((angle * Math.PI) / 180) * 12, 436, angle, 104 - Math.abs(angle) * 0.16, 26, {
      side: i % 2 ? 1 : -1,
      serrated: false,
      dark: 0.2,
    }),
  );
  const body = [
    left,
    right,
    inner,
    second,
    flowerlets(plate, 128, 244, 14, 22),
    flowerlets(plate, 478, 262, -12, 22),
    fruit(plate, 150, 322, 10, 30),
    fruit(plate, 446, 332, -8, 31),
    base.join(''),
    fruit(plate, 214, 356, -6, 25, plate.hue.young),
    fruit(plate, 386, 372, 8, 24, plate.hue.young),
    splitFruit(plate, 300, 372, 0, 54),
  ];
  return svgDocument({
    width: W,
    height: 460,
    defs: shadows(art),
    body: `<g filter="url(#pressed)">${body.join('')}</g>`,
  });
}

/** A sprig across an upper edge: 600 × 170. */
function sprig(art) {
  const plate = engravingPlate({ seed: art.seed + 2, ...art.plate });
  const side = [
    [300, 40],
    [220, 30],
    [130, 48],
    [56, 92],
  ];
  const body = [
    bough(plate, side, { from: 0.2, step: 0.14, length: 84, width: 5, spread: 46 }),
    bough(
      plate,
      side.map(([x, y]) => [W - x, y]),
      { from: 0.2, step: 0.14, length: 84, width: 5, spread: 46 },
    ),
    flowerlets(plate, 186, 48, 10, 17),
    flowerlets(plate, 414, 48, -10, 17),
    fruit(plate, 248, 46, 6, 21, plate.hue.young),
    fruit(plate, 352, 46, -6, 21, plate.hue.young),
    splitFruit(plate, 300, 82, 0, 36),
  ];
  return svgDocument({
    width: W,
    height: 170,
    defs: shadows(art),
    body: `<g transform="translate(48 34) scale(.84)"><g filter="url(#pressed)">${body.join('')}</g></g>`,
  });
}

/** The plate's rules with a small quatrefoil in each corner. */
const frame = ({ rule }) =>
  svgDocument({
    width: 120,
    height: 120,
    body: `<g fill="none" stroke="${rule}"><path d="M26 7H94V14A12 12 0 0 0 106 26H113V94H106A12 12 0 0 0 94 106V113H26V106A12 12 0 0 0 14 94H7V26H14A12 12 0 0 0 26 14Z" stroke-width="1.7"/><path d="M30 12H90V15A15 15 0 0 0 105 30H108V90H105A15 15 0 0 0 90 105V108H30V105A15 15 0 0 0 15 90H12V30H15A15 15 0 0 0 30 15Z" stroke-width=".7"/></g>${[
      [13, 13],
      [107, 13],
      [13, 107],
      [107, 107],
    ]
      .map(
        ([x, y]) =>
          `<path d="M${x} ${y - 6}Q${x + 1.4} ${y - 1.4} ${x + 6} ${y}Q${x + 1.4} ${y + 1.4} ${x} ${y + 6}Q${x - 1.4} ${y + 1.4} ${x - 6} ${y}Q${x - 1.4} ${y - 1.4} ${x} ${y - 6}Z" fill="${rule}"/>`,
      )
      .join('')}`,
  });

const channels = (tones, i) =>
  tones.map((hex) => (parseInt(hex.slice(1 + 2 * i, 3 + 2 * i), 16) / 255).toFixed(3)).join(' ');

/** Marbled paper: colours that floated on water and were combed. Seamless, 240 × 240. */
function marble({ marble: tones }) {
  const size = 240;
  return svgDocument({
    width: size,
    height: size,
    defs: `<filter id="ebru" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="turbulence" baseFrequency=".0125 .0166" numOctaves="3" seed="11" stitchTiles="stitch"/><feColorMatrix values="1.9 .5 0 0 -.05 1.9 .5 0 0 -.05 1.9 .5 0 0 -.05 0 0 0 0 1"/><feComponentTransfer><feFuncR type="table" tableValues="${channels(tones, 0)}"/><feFuncG type="table" tableValues="${channels(tones, 1)}"/><feFuncB type="table" tableValues="${channels(tones, 2)}"/></feComponentTransfer></filter>`,
    body: `<rect width="${size}" height="${size}" filter="url(#ebru)"/>`,
  });
}

/** A leather corner of the portfolio, its gilt line along the slant. Upper left. */
const corner = ({ leather: [light, dark], gilt }) =>
  svgDocument({
    width: 120,
    height: 120,
    defs: `<linearGradient id="hide" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`,
    body: `<path d="M0 0H118L0 118Z" fill="url(#hide)"/><path d="M110 0L0 110" stroke="${gilt}" stroke-width="2"/><path d="M104 0L0 104" stroke="${gilt}" stroke-width=".8"/><path d="M${num(30)} 18Q31.500 28.500 42 30Q31.500 31.500 30 42Q28.500 31.500 18 30Q28.500 28.500 30 18Z" fill="${gilt}"/>`,
  });

/** Every role of the vintage-plate layout. */
export const drawHerbarium = (art) => ({
  specimen: () => specimen(art),
  sprig: () => sprig(art),
  frame: () => frame(art),
  marble: () => marble(art),
  corner: () => corner(art),
  seal: () => waxSeal({ seed: art.seed + 5, wax: art.wax, wreath: 'leaves' }),
  rule: () => scrollRule(art.rule, art.mark),
  'fall-1': () => fallingPetal(...art.petals, 20),
  'fall-2': () => fallingPetal(...art.petals, 130),
});
