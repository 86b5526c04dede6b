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

/** `at`: what of the photo stays in sight, in hundredths of width and height; its middle otherwise. */
type PhotoPlace = { kind: 'whole' } | { kind: 'photo' | 'photo-beside'; at?: { x: number; y: number } };

/**
 * A couple's photo below texts: whole when their texts are in it, else filling the picture below a veil of the page's colour,
 * or the half of it that the texts leave.
 * @param ground the page's colour
 */
export async function photoGround(photo: Buffer, ground: string, place: PhotoPlace): Promise<Buffer> {
  const sharp = await pictureLibrary();
  const background = /^#[0-9a-f]{6}$/i.test(ground) ? ground : '#ffffff';
  if (place.kind === 'whole') {
    const fitted = sharp(photo).resize(WIDTH, HEIGHT, { fit: 'contain', background });
    return fitted.flatten({ background }).png().toBuffer();
  }
  const isBeside = place.kind === 'photo-beside';
  const left = isBeside ? Math.round(WIDTH * BESIDE) : 0;
  const filling = await filled(photo, WIDTH - left, place.at);
  const veil = isBeside
    ? await sheet(background, WIDTH, (x) => 1 - partAt(FADE, x) * (1 - partAt(BESIDE_VEIL, x)))
    : await sheet(background, HEIGHT, (y) => partAt(VEIL, y));
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background } })
    .composite([{ input: filling, left, top: 0 }, { input: veil }])
    .png()
    .toBuffer();
}

/** The photo filling that width of the picture. */
async function filled(photo: Buffer, width: number, at = { x: 50, y: 50 }): Promise<Buffer> {
  const sharp = await pictureLibrary();
  const { data, info } = await sharp(photo)
    .resize(width, HEIGHT, { fit: 'outside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const left = Math.round(((info.width - width) * at.x) / 100);
  const top = Math.round(((info.height - HEIGHT) * at.y) / 100);
  return sharp(data).extract({ left, top, width, height: HEIGHT }).png().toBuffer();
}

/** The colour over the whole picture, along its width or its height as strong as `partAt` says. */
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
