import { opaqueHex } from '@serikad/shared/designs/opaque-colour';
import { pictureLibrary } from '../../media/images/picture-library.js';
import { PREVIEW_SIZE } from './preview-layout.js';

const { width: WIDTH, height: HEIGHT } = PREVIEW_SIZE;

/** How strong something is at a part of the picture's width or height, both 0 to 1. */
type Stops = readonly { at: number; part: number }[];

/** How strongly the page's colour lies over a photo behind texts, from top to bottom, as the guest view has it. */
const VEIL: Stops = [
  { at: 0, part: 0.55 },
  { at: 0.28, part: 0.86 },
  { at: 0.82, part: 0.86 },
  { at: 1, part: 0.55 },
];
/** Where a photo beside texts begins, and how it comes out of the page's colour, as layout minimal-portrait has it. */
const BESIDE = 0.46;
const FADE: Stops = [
  { at: BESIDE, part: 0 },
  { at: BESIDE + 0.24 * (1 - BESIDE), part: 1 },
];
const BESIDE_VEIL: Stops = [
  { at: 0.84 * 0.56, part: 1 },
  { at: 0.56, part: 0 },
];

/** Where a photo beside texts has its faces, as that layout has them on a desktop: parts of its width and height. */
const FACE = { x: 31 / 54, y: 0.42 };
const MIDDLE = { x: 0.5, y: 0.5 };

/** `at`: what of the photo must be seen, in hundredths of its width and height; its middle otherwise. */
type GroundPlace = { kind: 'whole' | 'photo' } | { kind: 'photo-beside'; at?: { x: number; y: number } };

/**
 * A couple's photo below texts: whole when their texts are in it, else filling the picture below a veil of the page's
 * colour, or the half of it that the texts leave.
 * @param ground the page's colour
 */
export async function photoGround(photo: Buffer, ground: string, place: GroundPlace): Promise<Buffer> {
  const sharp = await pictureLibrary();
  const background = opaqueHex(ground) ?? '#ffffff';
  if (place.kind === 'whole') {
    const fitted = sharp(photo).resize(WIDTH, HEIGHT, { fit: 'contain', background });
    return fitted.flatten({ background }).png().toBuffer();
  }
  const isBeside = place.kind === 'photo-beside';
  const left = isBeside ? Math.round(WIDTH * BESIDE) : 0;
  const filling = isBeside ? await filled(photo, WIDTH - left, FACE, place.at) : await filled(photo, WIDTH, MIDDLE);
  const veil = isBeside
    ? await sheet(background, WIDTH, (x) => 1 - partAt(FADE, x) * (1 - partAt(BESIDE_VEIL, x)))
    : await sheet(background, HEIGHT, (y) => partAt(VEIL, y));
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background } })
    .composite([{ input: filling, left, top: 0 }, { input: veil }])
    .png()
    .toBuffer();
}

/**
 * The photo filling that width of the picture. It is cut before it is resized: a photo of a few pixels' width would
 * else become one of some hundred megapixels.
 * @param to where what must be seen lies, as far as there is photo: parts of width and height
 */
async function filled(photo: Buffer, width: number, to: typeof MIDDLE, at = { x: 50, y: 50 }): Promise<Buffer> {
  const sharp = await pictureLibrary();
  const { width: photoWidth, height: photoHeight } = await sharp(photo).metadata();
  const scale = Math.max(width / photoWidth, HEIGHT / photoHeight);
  const cut = {
    width: Math.max(1, Math.floor(width / scale)),
    height: Math.max(1, Math.floor(HEIGHT / scale)),
  };
  const left = startOf(photoWidth, cut.width, (photoWidth * at.x) / 100 - cut.width * to.x);
  const top = startOf(photoHeight, cut.height, (photoHeight * at.y) / 100 - cut.height * to.y);
  return sharp(photo)
    .extract({ ...cut, left, top })
    .resize(width, HEIGHT, { fit: 'fill' })
    .png()
    .toBuffer();
}

const startOf = (size: number, part: number, start: number): number =>
  Math.min(size - part, Math.max(0, Math.round(start)));

/** The colour over the whole picture, along its width or its height as strong as `partAt` returns. */
async function sheet(colour: string, length: number, strength: (at: number) => number): Promise<Buffer> {
  const sharp = await pictureLibrary();
  const channels = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  const line = new Uint8Array(length * 4);
  for (let at = 0; at < length; at += 1) line.set([...channels, Math.round(strength(at / length) * 255)], at * 4);
  const size = length === WIDTH ? { width: length, height: 1 } : { width: 1, height: length };
  return sharp(line, { raw: { ...size, channels: 4 } })
    .resize(WIDTH, HEIGHT, { fit: 'fill', kernel: 'nearest' })
    .png()
    .toBuffer();
}

function partAt(stops: Stops, at: number): number {
  const next = stops.findIndex((stop) => stop.at >= at);
  const to = stops.at(next);
  const from = next > 0 ? stops[next - 1] : to;
  if (!from || !to || from === to) return to?.part ?? 0;
  return from.part + ((to.part - from.part) * (at - from.at)) / (to.at - from.at);
}
