/**
 * Draws a design's guest view as it is in the working tree, for looking at while drawing:
 * `node art/look.mjs <id>… [--out dir] [--size 375x667] [--english]
 * [--choose place=beach,head=hair]`. One sheet per size: closed, opening, and the open
 * page from the cover to its foot, a screen beside the next. Default: art/look, all five sizes.
 */
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { orFirst } from './src/choices.mjs';
import { closeBrowser, screenshot } from './src/core/chromium.mjs';
import { DESIGNS } from './src/designs.mjs';
import { openGuestView, show } from './src/guest/guest-view.mjs';
import { closeSite } from './src/guest/site.mjs';

const SIZES = ['320x568', '375x667', '412x915', '430x932', '1280x800'];
const GAP = 12;
const DESKTOP = 900;
const MOST_SCREENS = 12;
const MOST_WIDTH = 1960;

async function look(design, size, folder, sample) {
  const [width, height] = size.split('x').map(Number);
  const page = await openGuestView(design, { width, height, ...sample });
  const screens = [await screenshot(page)];
  await show(page, 'open');
  const cover = await screenshot(page);
  const below = [];
  const length = await page.evaluate(() => globalThis.document.documentElement.scrollHeight);
  for (let y = height; y < length && below.length < MOST_SCREENS; y += height) {
    await page.evaluate((top) => globalThis.scrollTo(0, top), width < DESKTOP ? y : y - height + 1);
    below.push(await screenshot(page));
  }
  await page.close();
  const moving = await openGuestView(design, { width, height, ...sample });
  await show(moving, 'opening');
  screens.push(await screenshot(moving), cover, ...below);
  await moving.close();
  const file = path.join(folder, `${design.id}-${size}.jpg`);
  const columns = width < DESKTOP ? 5 : 3;
  const cells = screens.map((input, i) => ({
    input,
    left: (i % columns) * (width + GAP),
    top: Math.floor(i / columns) * (height + GAP),
  }));
  const sheet = { width: columns * (width + GAP), height: Math.ceil(screens.length / columns) * (height + GAP) };
  const whole = await sharp({ create: { ...sheet, channels: 3, background: '#8f8f8f' } })
    .composite(cells)
    .png({ compressionLevel: 1 })
    .toBuffer();
  await sharp(whole)
    .resize({ width: Math.min(sheet.width, MOST_WIDTH) })
    .jpeg({ quality: 82 })
    .toFile(file);
  console.log(file);
}

const args = process.argv.slice(2);
const option = (name, otherwise) => {
  const at = args.indexOf(name);
  return at < 0 ? otherwise : args.splice(at, 2)[1];
};
const folder = option('--out', new URL('./look/', import.meta.url).pathname);
const sizes = option('--size', SIZES.join()).split(',');
const chosen = option('--choose', '')
  .split(',')
  .filter(Boolean)
  .map((pair) => pair.split('='))
  .map(([choice, id]) => ({ choice, option: id }));
const language = args.includes('--english') ? 'english' : 'malay';
const designs = DESIGNS.filter(({ id }) => args.includes(id));
if (designs.length === 0) {
  console.error(`Say which design: ${DESIGNS.map(({ id }) => id).join(', ')}`);
  process.exit(1);
}
fs.mkdirSync(folder, { recursive: true });
try {
  for (const design of designs)
    for (const size of sizes)
      await look(design, size, folder, { language, invitation: { designChoices: orFirst(design, chosen) } });
} finally {
  await closeBrowser();
  await closeSite();
}
