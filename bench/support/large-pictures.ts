import { createRequire } from 'node:module';
import { hugePng } from '../../server/test/media/support/png-chunks.ts';
import { heicGrid } from './heic-grid.ts';

/** The little of sharp that is used here; it is the server's own copy. */
interface Drawing {
  toColourspace(space: string): Drawing;
  png(options?: object): Drawing;
  jpeg(options?: object): Drawing;
  webp(options?: object): Drawing;
  avif(options?: object): Drawing;
  toBuffer(): Promise<Buffer>;
}
type Sharp = (options: object) => Drawing;
const sharp = createRequire(new URL('../../server/package.json', import.meta.url))('sharp') as Sharp;

export interface LargePicture {
  what: string;
  make: () => Buffer | Promise<Buffer>;
  /** Whether the server stores it; it refuses the others by their header. */
  isStored: boolean;
}

const generated = (width: number, height: number, channels = 3): Drawing =>
  sharp({
    create: {
      width,
      height,
      channels,
      background: { r: 90, g: 120, b: 160, alpha: 0.5 },
      noise: channels === 3 ? { type: 'gaussian', mean: 128, sigma: 2 } : undefined,
    },
    limitInputPixels: false,
  });

/** Pictures of few bytes and many pixels, and the largest of each kind that is accepted. */
export const LARGE_PICTURES: readonly LargePicture[] = [
  ...[
    [20_000_000, 2],
    [4_000_000, 10],
    [40_000_000, 1],
    [1, 40_000_000],
    [400_000, 100],
    [40_000, 1_000],
  ].map(([width = 1, height = 1]) => ({
    what: `PNG of ${width} x ${height}`,
    make: () => hugePng(width, height),
    isStored: false,
  })),
  { what: 'AVIF of 6300 x 6300', make: () => generated(6_300, 6_300).avif({ effort: 0 }).toBuffer(), isStored: false },
  { what: 'interlaced 16-bit PNG of 6300 x 6300', make: () => deepPng(6_300, true), isStored: false },
  { what: 'HEIC of 8000 x 5000', make: () => heicGrid(8_000, 5_000), isStored: false },
  { what: 'AVIF of 4000 x 4000', make: () => generated(4_000, 4_000).avif({ effort: 0 }).toBuffer(), isStored: true },
  { what: 'interlaced 16-bit PNG of 4000 x 4000', make: () => deepPng(4_000, true), isStored: true },
  { what: '16-bit PNG of 4000 x 4000', make: () => deepPng(4_000, false), isStored: true },
  { what: 'HEIC of 6144 x 4068', make: () => heicGrid(6_144, 4_068), isStored: true },
  { what: 'HEIC of a phone, 5712 x 4284', make: () => heicGrid(5_712, 4_284), isStored: true },
  { what: 'PNG of 8000 x 5000', make: () => generated(8_000, 5_000, 4).png().toBuffer(), isStored: true },
  {
    what: 'lossless WebP of 8000 x 5000',
    make: () => generated(8_000, 5_000, 4).webp({ lossless: true, effort: 0 }).toBuffer(),
    isStored: true,
  },
  { what: 'JPEG of 8000 x 5000', make: () => generated(8_000, 5_000).jpeg().toBuffer(), isStored: true },
  {
    what: 'progressive 4:4:4 JPEG of 8000 x 5000',
    make: () => generated(8_000, 5_000).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
    isStored: true,
  },
];

function deepPng(side: number, progressive: boolean): Promise<Buffer> {
  return generated(side, side, 4).toColourspace('rgb16').png({ progressive }).toBuffer();
}
