import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import sharp from 'sharp';
import { coverFaults, prepare } from '../src/check/guest/cover.mjs';
import { namesOfCouples } from '../src/check/guest/couples.mjs';
import { SHAPES } from '../src/check/guest/guest.mjs';
import { closeBrowser } from '../src/core/chromium.mjs';
import { DESIGNS } from '../src/designs.mjs';
import { openGuestView, show } from '../src/guest/guest-view.mjs';
import { closeSite } from '../src/guest/site.mjs';

after(async () => {
  await closeBrowser();
  await closeSite();
});

const BASES = DESIGNS.filter(({ base }) => base);

/** Black and white squares: the worst that a seller could upload below texts. */
async function chequered() {
  const [width, height, square] = [600, 900, 12];
  const bytes = Buffer.alloc(width * height);
  for (let i = 0; i < bytes.length; i++) {
    const [x, y] = [i % width, Math.floor(i / width)];
    bytes[i] = (Math.floor(x / square) + Math.floor(y / square)) % 2 ? 255 : 0;
  }
  return sharp(bytes, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
}

test('each free layout has a base', () => {
  assert.deepEqual(
    BASES.map(({ layout }) => layout),
    ['free-frame', 'free-corners', 'free-picture'],
  );
});

for (const design of BASES) {
  test(`${design.layout}: texts are readable on whatever picture, at every size`, async () => {
    const picture = await chequered();
    const [[width, height]] = SHAPES;
    const page = await openGuestView(design, {
      width,
      height,
      photos: false,
      before: (shown) =>
        shown.route(`**/storage/designs/${design.id}/*`, (route) => {
          const isText = /\/(seal|rule|fall-\d)\./.test(route.request().url());
          return isText ? route.continue() : route.fulfill({ body: picture, contentType: 'image/png' });
        }),
    });
    await prepare(page);
    await page.evaluate(() => globalThis.document.documentElement.classList.add('cover-alone'));
    const couples = await namesOfCouples(design);
    for (const state of ['closed', 'open']) {
      if (state === 'open') await show(page, state);
      for (const [wide, high] of SHAPES) {
        await page.setViewportSize({ width: wide, height: high });
        const faults = await coverFaults(page, state, couples, []);
        const unreadable = faults.filter((fault) => /contrast|ornament behind/.test(fault));
        assert.deepEqual(unreadable, [], `${state} at ${wide} × ${high}`);
      }
    }
    await page.close();
  });
}

test('free-corners: in wide windows the veil behind the texts ends where the pictures do', async () => {
  const corners = BASES.find(({ layout }) => layout === 'free-corners');
  const page = await openGuestView(corners, { width: 1280, height: 800, photos: false });
  await prepare(page);
  for (const [width, height] of [
    [1024, 768],
    [1280, 800],
    [1920, 1080],
  ]) {
    await page.setViewportSize({ width, height });
    const { pictures, cover, door } = await page.evaluate(() => {
      const { document, getComputedStyle } = globalThis;
      const right = (selector) => document.querySelector(selector).getBoundingClientRect().right;
      const veil = document.querySelector('.layer[data-page="cover"][data-pos="top"]').getBoundingClientRect();
      return {
        pictures: right('.layer[data-page="cover"][data-pos="top-left"]'),
        cover: veil.left,
        door: parseFloat(getComputedStyle(document.querySelector('.door-l .layer[data-pos="left"]'), '::after').left),
      };
    });
    for (const veil of [cover, door]) assert.ok(veil >= pictures - 1, `${veil} < ${pictures} at ${width} × ${height}`);
  }
  await page.close();
});
