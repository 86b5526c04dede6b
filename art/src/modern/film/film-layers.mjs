import sharp from 'sharp';
import { num } from '../../core/path.mjs';
import { svgDocument } from '../../core/svg.mjs';
import { CAN, canPicture, CASSETTE, cassettePicture, LID, lidPicture } from './cassette.mjs';
import { exposed } from './doorstep.mjs';
import { cropMarks, greaseRule, ring } from './grease.mjs';
import { fibrePrint } from './print.mjs';
import { filmStrip, filmTile, perforatedEdge } from './strip.mjs';

const pictureDocument = async ({ width, height }, png, below = '') =>
  svgDocument({
    width,
    height,
    body: `${below}<image href="data:image/png;base64,${(await png).toString('base64')}" width="${width}" height="${height}" preserveAspectRatio="none"/>`,
  });

/** The ringed frame, as it is enlarged. */
const CHOSEN = { across: 460, samples: 26, pixels: 720 };
/** The other frames of the roll beside each other. */
const OTHERS = ['songkok', 'door', 'camera', 'bouquet', 'low'];
const SMALL = { across: 150, samples: 22, pixels: 180 };

/** @returns {Promise<string>} 500 × 150 */
async function roll() {
  const frames = [];
  for (const name of OTHERS) frames.push(await exposed(name, SMALL));
  const [width, height] = [SMALL.pixels, SMALL.pixels * 1.5];
  const blank = { width: width * frames.length, height, channels: 3, background: '#000' };
  const joined = sharp({ create: blank })
    .composite(frames.map((input, i) => ({ input, left: i * width, top: 0 })))
    .png();
  return pictureDocument({ width: 500, height: 150 }, joined.toBuffer());
}

/** Where the cassette and its film touch the ground: soft shadows, below the picture. */
const GROUNDED =
  '<defs><filter id="soft" x="-20%" y="-80%" width="140%" height="260%"><feGaussianBlur stdDeviation="3.4"/></filter></defs><g fill="#2a1d12" filter="url(#soft)"><ellipse cx="70" cy="163" rx="48" ry="9" opacity=".42"/><path d="M84 158L240 157L290 149L240 168L90 172Z" opacity=".3"/></g>';

/** The same below the cassette alone. */
const STANDING =
  '<defs><filter id="soft" x="-40%" y="-80%" width="180%" height="260%"><feGaussianBlur stdDeviation="3"/></filter></defs><path d="M26 176C40 192 92 194 108 178L112 188C96 198 40 197 22 184Z" fill="#2a1d12" opacity=".5" filter="url(#soft)"/>';

/** A petal that falls. */
const petal = (light, dark) =>
  svgDocument({
    width: 40,
    height: 40,
    body: `<path d="M20 36C9 29 6 15 15 5C19 9 22 8 26 4C35 15 31 30 20 36Z" fill="${light}"/><path d="M20 35C19 25 18 17 20 9M20 34C15 27 13 20 14 13M20 34C25 28 27 21 27 13" fill="none" stroke="${dark}" stroke-width="${num(0.9)}" opacity=".6"/>`,
  });

/** Every role of the layout modern-contact-sheet, from a design's `art`. */
export const drawFilm = ({ ink, wax, paper, tin, petals }) => ({
  photo: async () => pictureDocument({ width: 400, height: 600 }, exposed('steps', CHOSEN)),
  roll,
  'strip-left': () => filmStrip({ first: 5, seed: 1, slant: [1.6, -2], ink }),
  'strip-right': () => filmStrip({ first: 8, seed: 2, slant: [-2, 1.5], ink }),
  print: () => fibrePrint(paper),
  ring: () => ring(wax),
  marks: () => cropMarks(wax),
  can: () => pictureDocument(CAN, canPicture(tin), STANDING),
  cassette: () => pictureDocument(CASSETTE, cassettePicture(tin), GROUNDED),
  edge: () => perforatedEdge(ink),
  film: () => filmTile(ink),
  rule: () => greaseRule(wax),
  seal: () => pictureDocument(LID, lidPicture(tin)),
  'fall-1': () => petal(...petals.blush),
  'fall-2': () => petal(...petals.ivory),
});
