/**
 * Draws the pictures of what the shop prints into web/src/assets/shop: `node art/draw-shop.mjs [picture …]`, all of
 * them without arguments. Each in two widths as AVIF and, for older browsers, one as WebP.
 */
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { closeBrowser, rasterizeSvg } from './src/core/chromium.mjs';
import { card } from './src/shop/card.mjs';
import { sign } from './src/shop/sign.mjs';
import { stickers } from './src/shop/stickers.mjs';

const FOLDER = path.join(import.meta.dirname, '../web/src/assets/shop');
const PICTURES = { card, sign, stickers };
const SCALE = 2;
const [SMALL, LARGE] = [480, 960];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(PICTURES, name));
if (unknown.length) {
  console.error(`No such picture: ${unknown.join(', ')}. There are: ${Object.keys(PICTURES).join(', ')}.`);
  process.exit(1);
}

try {
  fs.mkdirSync(FOLDER, { recursive: true });
  for (const [name, draw] of Object.entries(PICTURES)) {
    if (wanted.length && !wanted.includes(name)) continue;
    const drawing = await rasterizeSvg(draw(), SCALE);
    const write = async (width, extension, encode) => {
      const bytes = await encode(sharp(drawing).resize({ width, kernel: 'lanczos3' })).toBuffer();
      fs.writeFileSync(path.join(FOLDER, `${name}-${width}.${extension}`), bytes);
      return `${extension} ${width}: ${(bytes.length / 1024).toFixed(1)} KB`;
    };
    const written = [
      await write(SMALL, 'avif', (image) => image.avif({ quality: 50, effort: 6 })),
      await write(LARGE, 'avif', (image) => image.avif({ quality: 46, effort: 6 })),
      await write(SMALL, 'webp', (image) =>
        image.webp({ quality: 74, alphaQuality: 80, effort: 6, smartSubsample: true }),
      ),
    ];
    console.log(`${name}: ${written.join(', ')}`);
  }
} finally {
  await closeBrowser();
}
