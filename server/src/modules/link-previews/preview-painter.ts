import type { OverlayOptions, Sharp } from 'sharp';
import { pictureLibrary, type OpenPicture } from '../../media/images/picture-library.js';
import { parseColour, type Colour } from '../designs/wide-picture.js';
import { renderMask } from './glyph-mask.js';
import { PREVIEW_SIZE, type PlacedOutline, type PreviewLayout } from './preview-layout.js';

const { width: WIDTH, height: HEIGHT } = PREVIEW_SIZE;
/** Chat apps leave out pictures above 300 KB. */
const MOST_BYTES = 290 * 1024;
const QUALITIES = [84, 78, 70, 60, 48];
const BLACK: Colour = [0, 0, 0, 1];

/** What lies below the texts: a picture of the preview's size and what lies on it, from below, or one colour. */
export type PaintedGround = { picture: Buffer; layers?: PaintedLayer[] } | { colour: string };

/** A picture in the preview's pixels, and where it lies. */
export interface PaintedLayer {
  picture: Buffer;
  left: number;
  top: number;
}

/** A picture's shape in other colours, which are those of a picture one pixel wide. */
export async function tinted(picture: Buffer, colours: Buffer): Promise<Buffer> {
  const sharp = await pictureLibrary();
  const { width, height } = await sharp(picture).metadata();
  return sharp(colours)
    .resize(width, height, { fit: 'fill' })
    .ensureAlpha()
    .composite([{ input: picture, blend: 'dest-in' }])
    .png()
    .toBuffer();
}

interface Paint {
  ground: PaintedGround;
  layout: PreviewLayout;
  marks: Readonly<Partial<Record<'jawi' | 'rule', Buffer>>>;
  /** Colour of the line between two couples. */
  line: string;
}

/** Paints a link's picture. @returns a JPEG of 1200 × 630, under 300 KB */
export async function paintPreview({ ground, layout, marks, line }: Paint): Promise<Buffer> {
  const sharp = await pictureLibrary();
  const layer = Buffer.alloc(WIDTH * HEIGHT * 4);
  for (const shadow of shadowsOf(layout.outlines)) await paintShadow(layer, shadow);
  for (const outline of layout.outlines) paintOutline(layer, outline);
  const overlays: OverlayOptions[] = ('layers' in ground ? (ground.layers ?? []) : []).map(
    ({ picture, left, top }) => ({
      input: picture,
      left,
      top,
    }),
  );
  for (const { kind, left, top, width, height } of layout.boxes) {
    const picture = kind === 'line' ? undefined : marks[kind];
    if (kind === 'line') paintBox(layer, left, top, width, height, parseColour(line) ?? BLACK);
    else if (picture) overlays.push({ input: picture, left: Math.round(left), top: Math.round(top) });
  }
  overlays.push({ input: layer, raw: { width: WIDTH, height: HEIGHT, channels: 4 } });
  const picture = await onto(ground, sharp).composite(overlays).removeAlpha().raw().toBuffer();
  for (const quality of QUALITIES) {
    const jpeg = await sharp(picture, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
      .jpeg({ quality, chromaSubsampling: quality > 70 ? '4:4:4' : '4:2:0', progressive: true, optimizeCoding: true })
      .toBuffer();
    if (jpeg.length <= MOST_BYTES || quality === QUALITIES.at(-1)) return jpeg;
  }
  throw new Error('there is no quality left');
}

function onto(ground: PaintedGround, sharp: OpenPicture): Sharp {
  if ('picture' in ground) return sharp(ground.picture).resize(WIDTH, HEIGHT, { fit: 'fill' });
  const [r, g, b] = parseColour(ground.colour) ?? [255, 255, 255];
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: { r, g, b } } });
}

/** Lays a colour over a pixel. */
function blend(layer: Uint8Array, pixel: number, [red, green, blue]: Colour, opacity: number): void {
  const at = pixel * 4;
  const below = (layer[at + 3] ?? 0) / 255;
  const alpha = opacity + below * (1 - opacity);
  if (alpha === 0) return;
  const mixed = (colour: number, index: number): number =>
    (colour * opacity + (layer[at + index] ?? 0) * below * (1 - opacity)) / alpha;
  layer[at] = mixed(red, 0);
  layer[at + 1] = mixed(green, 1);
  layer[at + 2] = mixed(blue, 2);
  layer[at + 3] = alpha * 255;
}

type Pixel = (pixel: number, coverage: number) => void;

/** Calls for each pixel of the picture that the outline covers. */
function eachPixel({ outline, size, x, y, bolder }: PlacedOutline, dx: number, dy: number, paint: Pixel): void {
  const mask = renderMask(outline, size, x + dx, y + dy, bolder);
  if (!mask) return;
  for (let row = Math.max(0, -mask.top); row < Math.min(mask.height, HEIGHT - mask.top); row += 1) {
    for (let column = Math.max(0, -mask.left); column < Math.min(mask.width, WIDTH - mask.left); column += 1) {
      const coverage = mask.coverage[row * mask.width + column] ?? 0;
      if (coverage > 0) paint((mask.top + row) * WIDTH + mask.left + column, coverage / 255);
    }
  }
}

function paintOutline(layer: Uint8Array, outline: PlacedOutline): void {
  const colour = parseColour(outline.colour) ?? BLACK;
  eachPixel(outline, 0, 0, (pixel, coverage) => blend(layer, pixel, colour, coverage * colour[3]));
}

function paintBox(layer: Uint8Array, left: number, top: number, width: number, height: number, colour: Colour): void {
  for (let y = Math.round(top); y < Math.round(top) + height; y += 1) {
    for (let x = Math.round(left); x < Math.round(left) + width; x += 1) blend(layer, y * WIDTH + x, colour, colour[3]);
  }
}

/** A shadow as browsers write it out: a colour, two offsets and the blur. */
const SHADOW = /(rgba?\([\d., ]{5,40}\)) (-?[\d.]{1,9})px (-?[\d.]{1,9})px ([\d.]{1,9})px/g;

interface Shadow {
  colour: Colour;
  dx: number;
  dy: number;
  blur: number;
  outlines: PlacedOutline[];
}

/** The shadows in the order in which they lie: the first that CSS names is the uppermost. */
function shadowsOf(outlines: readonly PlacedOutline[]): Shadow[] {
  const written = outlines.find(({ shadow }) => shadow !== '')?.shadow ?? '';
  return [...written.matchAll(SHADOW)]
    .map(([, colour, dx, dy, blur]) => ({
      colour: parseColour(colour) ?? BLACK,
      dx: Number(dx),
      dy: Number(dy),
      blur: Number(blur),
      outlines: outlines.filter(({ shadow }) => shadow !== ''),
    }))
    .reverse();
}

async function paintShadow(layer: Uint8Array, { colour, dx, dy, blur, outlines }: Shadow): Promise<void> {
  let mask: Uint8Array = new Uint8Array(WIDTH * HEIGHT);
  for (const outline of outlines) {
    eachPixel(outline, dx, dy, (pixel, coverage) => {
      mask[pixel] = Math.max(mask[pixel] ?? 0, Math.round(coverage * 255));
    });
  }
  // CSS: a blur of 2 px is a deviation of 1.
  const sigma = blur / 2;
  if (sigma >= 0.3) {
    const raw = { width: WIDTH, height: HEIGHT, channels: 1 } as const;
    const sharp = await pictureLibrary();
    mask = await sharp(mask, { raw }).blur(sigma).extractChannel(0).raw().toBuffer();
  }
  mask.forEach((coverage, pixel) => {
    if (coverage > 0) blend(layer, pixel, colour, (coverage / 255) * colour[3]);
  });
}
