/**
 * Draws the shop's icons into web/public, from the logo's mark and, for the smallest, from favicon.svg:
 * `node art/draw-icons.mjs`.
 */
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { logoMark } from './src/shop/logo-mark.mjs';

const FOLDER = path.join(import.meta.dirname, '../web/public');
const GROUND = '#143629';
const RADIUS = 7;

/** @param {number} fill the part of the icon's width that the mark's box takes */
function iconSvg({ fill, radius = 0 }) {
  const shift = 16 * (1 - fill);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32"><rect width="32" height="32" rx="${radius}" fill="${GROUND}"/><g transform="translate(${shift} ${shift}) scale(${fill})">${logoMark()}</g></svg>`;
}

/** @returns {Promise<Buffer>} a PNG */
function rasterize(svg, size) {
  return sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true, effort: 10 })
    .toBuffer();
}

/**
 * PNGs in an ICO file: a header of 6 bytes, an entry of 16 for each picture, then the pictures.
 * @param {{ size: number, png: Buffer }[]} pictures of at most 255 px
 */
function ico(pictures) {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  pictures.forEach(({ size, png }, i) => {
    const at = 6 + 16 * i;
    header.writeUInt8(size, at);
    header.writeUInt8(size, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(png.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}

const write = (name, bytes) => {
  fs.writeFileSync(path.join(FOLDER, name), bytes);
  console.log(`${name}: ${(bytes.length / 1024).toFixed(1)} KB`);
};

const small = fs.readFileSync(path.join(FOLDER, 'favicon.svg'), 'utf8');
write(
  'favicon.ico',
  ico(await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await rasterize(small, size) })))),
);
// Phones cut these to their own shape: the ground reaches the edges.
write('apple-touch-icon.png', await rasterize(iconSvg({ fill: 0.92 }), 180));
for (const size of [192, 512]) {
  write(`icon-${size}.png`, await rasterize(iconSvg({ fill: 1, radius: RADIUS }), size));
  // What matters stays within a circle of 80 % of the width.
  write(`icon-maskable-${size}.png`, await rasterize(iconSvg({ fill: 0.86 }), size));
}
