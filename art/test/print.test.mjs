import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import sharp from 'sharp';
import { closeBrowser, openPage } from '../src/core/chromium.mjs';
import { atResolution, resolution } from '../src/core/resolution.mjs';
import { DESIGNS } from '../src/designs.mjs';
import { closeSite } from '../src/guest/site.mjs';
import { paintedWidths } from '../src/print/painted-widths.mjs';
import { drawForPrint, DPI, PRINT } from '../src/print/print-layers.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'serikad-print-'));
after(async () => {
  fs.rmSync(folder, { recursive: true });
  await closeBrowser();
  await closeSite();
});

test('every layer of a design has 300 dpi on an A6 card with bleed, and the card its size', async () => {
  // In slices, whose joins would show a row that is drawn in part.
  const design = DESIGNS.find(({ id }) => id === 'cv0003');
  const drawn = await drawForPrint(design, folder);
  assert.deepEqual(
    drawn.filter(({ dpi }) => dpi < DPI),
    [],
  );
  const arch = drawn.filter(({ role }) => role.startsWith('arch-'));
  assert.equal(arch.length, 3);
  for (const { role, pixels } of arch) {
    const { width, height } = await sharp(path.join(folder, design.id, `${role}.png`)).metadata();
    assert.equal(width, pixels);
    const lastRow = await sharp(path.join(folder, design.id, `${role}.png`))
      .extract({ left: 0, top: height - 1, width, height: 1 })
      .extractChannel('alpha')
      .stats();
    assert.equal(lastRow.channels[0].max, 255, `${role} ends with a row that is drawn in part`);
  }
  const card = await sharp(path.join(folder, design.id, 'card.png')).metadata();
  assert.deepEqual([card.width, card.height, card.density], [PRINT.width, PRINT.height, DPI]);
  assert.deepEqual([PRINT.width, PRINT.height], [1312, 1819]);
});

test('a resolution holds while something is drawn, and not after a failure', async () => {
  assert.equal(await atResolution(2, () => Promise.resolve(resolution())), 2);
  await assert.rejects(atResolution(2, () => Promise.reject(new Error('no drawing'))));
  assert.equal(resolution(), 1);
});

test('the painted width of a picture: its size, as mask, in a frame and of a pseudo-element', async () => {
  const page = await openPage({ width: 400, height: 400 });
  const url = (id) => `http://picture/${id}`;
  const picture = fs.readFileSync(new URL('../../server/catalogue/cv0003/cover-240.jpg', import.meta.url));
  await page.route('http://picture/**', (route) => route.fulfill({ body: picture, contentType: 'image/jpeg' }));
  const box = 'width: 100px; height: 90px;';
  await page.setContent(`<style>i { display: block; ${box} } #p::after { content: ''; display: block; width: 30px; height: 30px; background: url(${url('after')}) 0 0/200% }</style>
    <i style="background: url(${url('share')}) 0 0/50% auto, url(${url('high')}) 0 0/auto 60px, url(${url('contain')}) 0 0/contain no-repeat, url(${url('cover')}) 0 0/cover"></i>
    <i style="mask: url(${url('mask')}) 0 0/40px auto"></i>
    <i style="border: 24px solid transparent; border-image: url(${url('frame')}) 48"></i>
    <i id="p"></i><i style="background: url(${url('hidden')}); display: none"></i>`);
  const names = ['share', 'high', 'contain', 'cover', 'mask', 'frame', 'after', 'hidden'];
  await page.evaluate(async (all) => {
    globalThis.pictures = all.map((src) => Object.assign(new globalThis.Image(), { src }));
    await Promise.all(globalThis.pictures.map((each) => each.decode()));
  }, names.map(url));
  const widths = await page.evaluate(paintedWidths);
  await page.close();
  assert.deepEqual(
    Object.fromEntries(
      Object.entries(widths).map(([address, width]) => [address.split('/').at(-1), Math.round(width)]),
    ),
    { share: 50, high: 40, contain: 60, cover: 100, mask: 40, frame: 120, after: 60 },
  );
});
