import { mix } from '../core/colour.mjs';
import { num, smoothPath } from '../core/path.mjs';
import { seededRandom } from '../core/random.mjs';
import { svgDocument } from '../core/svg.mjs';
import { paperShadow, stain, wornInk } from './filters.mjs';
import { blossom, bud, hibiscus } from './flowers.mjs';
import { leaf, spray } from './leaf.mjs';
import { place, polar, times } from './pen.mjs';
import { engravingPlate } from './plate.mjs';
import { postmark, stamp } from './postage.mjs';

/** Two years of airmail on a table: what lies at both sides of the great stamp in its link preview, 1200 × 630. */
const WIDTH = 1200;
const HEIGHT = 630;
const LETTER = { width: 420, height: 268 };
const STRIPE = 13;

/** An unreadable line of handwriting, from (x, y). */
function handwriting(random, x, y, length, size) {
  const words = [];
  for (let at = x; at < x + length;) {
    const end = Math.min(x + length, at + random.between(34, 78));
    const points = [];
    // Loops that lean to the right, now and then a tall one or one below the line.
    for (let cx = at; cx < end; cx += size * random.between(0.42, 0.6)) {
      const throwOf = random.next();
      const up = size * (throwOf < 0.16 ? 1.5 : random.between(0.55, 0.72));
      const down = throwOf > 0.9 ? size * 0.75 : 0;
      for (const [dx, dy] of [
        [0, down],
        [0.3, -up * 0.45],
        [0.36, -up],
        [0.2, -up * 0.92],
        [0.12, -up * 0.3],
      ])
        points.push([cx + dx * size - dy * 0.25, y + dy]);
    }
    if (points.length > 2) words.push(smoothPath(points, false));
    at = end + size * 0.9;
  }
  return words.join('');
}

/** Airmail stripes within the edge of a letter about the origin. */
function edge(id, [first, second], paper) {
  const [w, h] = [LETTER.width, LETTER.height];
  const [x, y] = [-w / 2, -h / 2];
  const stripe = (offset, colour) =>
    `<path d="${times(24, (i) => {
      const at = x - h + i * 56 + offset;
      return `M${at} ${y}h15l${h} ${h}h-15Z`;
    }).join('')}" fill="${colour}"/>`;
  return `<clipPath id="${id}"><path d="M${x} ${y}h${w}v${h}h${-w}ZM${x + STRIPE} ${y + STRIPE}v${h - 2 * STRIPE}h${w - 2 * STRIPE}v${2 * STRIPE - h}Z" clip-rule="evenodd"/></clipPath><g clip-path="url(#${id})"><path d="M${x} ${y}h${w}v${h}h${-w}Z" fill="${mix(paper, '#ffffff', 0.5)}"/>${stripe(0, first)}${stripe(28, second)}</g>`;
}

const sheet = (paper) =>
  `<path d="M${-LETTER.width / 2} ${-LETTER.height / 2}h${LETTER.width}v${LETTER.height}h${-LETTER.width}Z" fill="${paper}"/>`;

/** The front of a letter: an address, a label, a cancelled stamp at its upper right. */
function front({ id, random, paper, art, picture, ground }) {
  const lines = [0, 1, 2, 3]
    .map((i) => handwriting(random, -128 + i * 9, 2 + i * 31, random.between(160, 216) - i * 10, 15))
    .join('');
  const label = `<g transform="translate(-150 -92)"><path d="M-38-15h76v30h-76Z" fill="${art.stripes[1]}"/><path d="M-33-10h66v20h-66Z" fill="none" stroke="${paper}" stroke-width="1"/><path d="M-26-3h52M-20 4h40" stroke="${paper}" stroke-width="2.6" stroke-dasharray="7 2.2"/></g>`;
  const postage = place(
    154,
    -68,
    random.between(-4, 4),
    stamp({ width: 78, height: 92, paper: art.paper[0], ink: art.ink, ground, picture, id: `${id}s` }),
  );
  const cancel = `<g transform="translate(64 -66) rotate(${num(random.between(-16, 8))}) scale(.82)" filter="url(#worn)" opacity=".8">${postmark(art.mark)}</g>`;
  return `<g filter="url(#lifted)">${sheet(paper)}</g>${edge(`${id}e`, art.stripes, paper)}<path d="${lines}" fill="none" stroke="${art.ink}" stroke-width="1.35" stroke-linecap="round" opacity=".78"/>${label}${postage}${cancel}`;
}

/** The back: the flap, sealed with wax. */
function back({ id, paper, art }) {
  const [x, y] = [LETTER.width / 2, LETTER.height / 2];
  const fold = mix(paper, art.shadow, 0.28);
  const [light, dark] = [art.wax[0], art.wax[2]];
  return `<g filter="url(#lifted)">${sheet(mix(paper, art.shadow, 0.05))}</g>${edge(`${id}e`, art.stripes, paper)}<path d="M${-x + STRIPE} ${y - STRIPE}L-30 6M${x - STRIPE} ${y - STRIPE}L30 6" stroke="${fold}" stroke-width="1.2"/><g filter="url(#cut)"><path d="M${-x + STRIPE} ${-y + STRIPE}H${x - STRIPE}L26 28Q0 44-26 28Z" fill="${paper}"/></g><g filter="url(#cut)"><path d="M0 2C18 0 30 12 29 29C28 46 14 57-2 55C-19 54-30 42-29 26C-27 12-16 2 0 2Z" fill="${art.wax[1]}"/></g><circle cy="28" r="20" fill="none" stroke="${dark}" stroke-width="2" opacity=".7"/><circle cy="27" r="20" fill="none" stroke="${light}" stroke-width="1.2" opacity=".8"/><path transform="translate(0 29) scale(.8)" d="M0 10C-14-1-12-12-5-12C-2-12 0-9 0-7C0-9 2-12 5-12C12-12 14-1 0 10Z" fill="${dark}"/>`;
}

/** Bunga raya laid on the letters, about the origin. */
const bunch = (plate, turn) =>
  [
    ...[-70, -30, 40, 84].map((angle, i) => spray(plate, 0, 0, angle + turn, 128 + (i % 2) * 26)),
    ...[-104, -52, -8, 28, 66, 112].map((angle, i) =>
      leaf(plate, ...polar(0, 0, angle + turn, 44), angle + turn, 92 + (i % 3) * 14, 27, {
        side: i % 2 ? 1 : -1,
        dark: 0.22,
      }),
    ),
    bud(plate, ...polar(0, 0, turn + 58, 122), turn + 58, 24),
    blossom(plate, ...polar(0, 0, turn - 48, 84), 24),
    hibiscus(plate, ...polar(0, 0, turn + 40, 62), 50, turn + 30),
    hibiscus(plate, ...polar(0, 0, turn - 12, 12), 72, turn - 10),
  ].join('');

/** The picture behind the great stamp. */
export function letters(art) {
  const random = seededRandom(art.seed + 40);
  const plate = engravingPlate({ seed: art.seed + 9, ...art.plate });
  const [pale, blue, rose] = [
    art.paper[0],
    mix('#f4f6f2', art.stripes[1], 0.14),
    mix(art.paper[0], art.stripes[0], 0.1),
  ];
  const onStamp = (scale, turn) =>
    `<g transform="translate(0 6) scale(${scale})">${hibiscus(plate, 0, 0, 60, turn)}</g>`;
  const sky = mix(art.paper[0], art.ink, 0.22);
  const body = [
    place(196, 72, -13, back({ id: 'a', paper: blue, art })),
    place(1010, 560, -9, back({ id: 'b', paper: pale, art })),
    place(1002, 168, 8, front({ id: 'c', random, paper: pale, art, ground: sky, picture: onStamp(0.56, -14) })),
    place(168, 404, 7, front({ id: 'd', random, paper: rose, art, ground: '#f3ddb0', picture: onStamp(0.56, 20) })),
    `<g filter="url(#cut)">${place(54, 582, 30, bunch(plate, 0))}</g>`,
    `<g filter="url(#cut)">${place(1150, 428, -34, bunch(plate, 0))}</g>`,
    `<path d="M0 0H${WIDTH}V${HEIGHT}H0Z" filter="url(#age)" opacity=".2"/>`,
  ];
  const defs = `${paperShadow('lifted', { colour: art.shadow, dy: 6, blur: 9, opacity: 0.5, tight: 0.45 })}${paperShadow('stampshadow', { colour: art.shadow, dy: 2, blur: 2.4, opacity: 0.4 })}${paperShadow('cut', { colour: art.shadow, dy: 3, blur: 3, opacity: 0.42, tight: 0.25 })}${wornInk('worn', 4)}${stain('age', art.shadow, { seed: 6, gain: 1.5, offset: -0.8 })}`;
  return svgDocument({ width: WIDTH, height: HEIGHT, defs, body: body.join('') });
}
