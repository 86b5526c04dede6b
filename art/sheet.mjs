/**
 * Contact sheets for looking at: `npm run art:sheet [-- category | layout | id …]` writes art/sheets/<category>.jpg
 * and, without arguments, all.jpg; with `photos`, the galleries of all samples in photos.jpg. Each design shows its
 * guest view on a phone of 375 × 667: the open cover and the page with day and place.
 */
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { closeBrowser, screenshot } from './src/core/chromium.mjs';
import { DESIGNS } from './src/designs.mjs';
import { openGuestView, show } from './src/guest/guest-view.mjs';
import { closeSite } from './src/guest/site.mjs';
import { CATALOGUE, findAsset } from './src/manifest.mjs';
import { photoRole, PICTURES } from './src/photo/pictures.mjs';

const FOLDER = new URL('./sheets/', import.meta.url).pathname;
const PHONE = { width: 375, height: 667 };
const GAP = 14;
const LABEL = 34;
const COLUMNS = 6;
/** Designs beside each other on a category's sheet, and on the sheet of all, whose covers stand alone. */
const PAIRS = 3;

async function shots(design) {
  const page = await openGuestView(design, PHONE);
  await show(page, 'open');
  const cover = await screenshot(page);
  await page.evaluate(() => globalThis.document.querySelector('.when').scrollIntoView({ block: 'start' }));
  const inner = await screenshot(page);
  await page.close();
  return { design, cover, inner };
}

function label({ id, name, layout }) {
  const text = `${id} ${name} · ${layout}`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PHONE.width * 2}" height="${LABEL}"><text x="4" y="23" font-family="sans-serif" font-size="19" fill="#222">${text}</text></svg>`,
  );
}

async function join(file, cells, columns, size, scale) {
  const rows = Math.ceil(cells.length / columns);
  const [width, height] = [GAP + columns * (size.width + GAP), GAP + rows * (size.height + LABEL + GAP)];
  const parts = cells.flatMap(({ pictures, design }, i) => {
    const left = GAP + (i % columns) * (size.width + GAP);
    const top = GAP + Math.floor(i / columns) * (size.height + LABEL + GAP);
    return [
      { input: label(design), left, top },
      ...pictures.map((input, n) => ({ input, left: left + n * PHONE.width, top: top + LABEL })),
    ];
  });
  const whole = await sharp({ create: { width, height, channels: 3, background: '#9a9a9a' } })
    .composite(parts)
    .png({ compressionLevel: 1 })
    .toBuffer();
  await sharp(whole)
    .resize({ width: Math.round(width * scale) })
    .jpeg({ quality: 82 })
    .toFile(file);
  console.log(file);
}

/** The photographs of galleries, a category a row. */
async function joinPhotos(file) {
  const size = { width: 288, height: 360 };
  const rows = Object.entries(PICTURES);
  const folder = path.join(CATALOGUE, 'common');
  const parts = rows.flatMap(([category, pictures], row) =>
    pictures.map(async (_, i) => ({
      input: await sharp(path.join(folder, findAsset(folder, photoRole(category, i + 1), 'webp')))
        .resize(size)
        .toBuffer(),
      left: GAP + i * (size.width + GAP),
      top: GAP + row * (size.height + GAP),
    })),
  );
  const [width, height] = [GAP + 5 * (size.width + GAP), GAP + rows.length * (size.height + GAP)];
  await sharp({ create: { width, height, channels: 3, background: '#9a9a9a' } })
    .composite(await Promise.all(parts))
    .jpeg({ quality: 84 })
    .toFile(file);
  console.log(file);
}

const words = process.argv.slice(2);
const chosen = [...DESIGNS]
  .filter(
    ({ id, category, layout }) => words.length === 0 || [id, category, layout].some((word) => words.includes(word)),
  )
  .sort((a, b) => a.order - b.order);
fs.mkdirSync(FOLDER, { recursive: true });
if (words.length === 0 || words.includes('photos')) await joinPhotos(path.join(FOLDER, 'photos.jpg'));
try {
  const taken = [];
  for (const design of chosen) taken.push(await shots(design));
  for (const category of new Set(chosen.map((design) => design.category))) {
    const cells = taken
      .filter(({ design }) => design.category === category)
      .map(({ design, cover, inner }) => ({ design, pictures: [cover, inner] }));
    const size = { width: PHONE.width * 2, height: PHONE.height };
    await join(path.join(FOLDER, `${category}.jpg`), cells, PAIRS, size, 0.7);
  }
  if (words.length === 0) {
    const cells = taken.map(({ design, cover }) => ({ design, pictures: [cover] }));
    await join(path.join(FOLDER, 'all.jpg'), cells, COLUMNS, PHONE, 0.7);
  }
} finally {
  await closeBrowser();
  await closeSite();
}
