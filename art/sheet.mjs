/**
 * A contact sheet of all covers, for looking at: `node art/sheet.mjs [file]` (default art/sheet.png, not committed).
 */
import path from 'node:path';
import sharp from 'sharp';
import { DESIGNS } from './src/designs.mjs';
import { CATALOGUE } from './src/manifest.mjs';

const COLUMNS = 3;
const [WIDTH, HEIGHT, GAP] = [400, 600, 16];

const designs = [...DESIGNS].sort((a, b) => a.order - b.order);
const file = process.argv[2] ?? new URL('./sheet.png', import.meta.url).pathname;
const cells = await Promise.all(
  designs.map(async ({ id }, i) => ({
    input: await sharp(path.join(CATALOGUE, id, 'cover-720.webp'))
      .resize(WIDTH, HEIGHT)
      .toBuffer(),
    left: GAP + (i % COLUMNS) * (WIDTH + GAP),
    top: GAP + Math.floor(i / COLUMNS) * (HEIGHT + GAP),
  })),
);
const size = {
  width: GAP + COLUMNS * (WIDTH + GAP),
  height: GAP + Math.ceil(designs.length / COLUMNS) * (HEIGHT + GAP),
};
await sharp({ create: { ...size, channels: 3, background: '#8f8f8f' } })
  .composite(cells)
  .png({ palette: true, quality: 85, effort: 8 })
  .toFile(file);
console.log(file);
