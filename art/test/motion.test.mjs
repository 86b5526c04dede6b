import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { prepare } from '../src/check/guest/cover.mjs';
import { motionFaults } from '../src/check/guest/motion.mjs';
import { closeBrowser, openPage } from '../src/core/chromium.mjs';
import { DESIGNS } from '../src/designs.mjs';
import { openGuestView, show } from '../src/guest/guest-view.mjs';
import { closeSite } from '../src/guest/site.mjs';

const of = (layout) => DESIGNS.find((design) => design.layout === layout);
const MIRRORED = of('classic-dais');
const RIBBON = of('minimal-herbarium');
const LINE = of('minimal-river');
const ARCADE = of('islamic-hall');

after(async () => {
  await closeBrowser();
  await closeSite();
});

let page;
/** What the check says of a design's last frame once these styles have spoilt it. */
async function spoilt(design, css = '') {
  const size = { width: 375, height: 812 };
  page ??= await openPage(size);
  await openGuestView(design, { ...size, page, photos: false });
  await prepare(page);
  await show(page, 'open');
  return motionFaults(design, page, css);
}
const some = (faults, pattern) =>
  assert.ok(
    faults.some((fault) => pattern.test(fault)),
    faults.join('\n') || 'no fault',
  );

test('a motion as it is has no fault', async () => {
  assert.deepEqual(await spoilt(MIRRORED), []);
});

test('a mirrored layer that flips about its outer edge is found', async () => {
  const faults = await spoilt(MIRRORED, ".art > .layer[data-pos='top-right'] { transform-origin: 100% 0 !important; }");
  some(faults, /^top-right lies at/);
  some(faults, /of the pixels of top-right are others/);
});

test('a mirrored layer that is not mirrored any more is found', async () => {
  const faults = await spoilt(MIRRORED, ".art > .layer[data-pos='top-right'] { scale: none !important; }");
  some(faults, /^top-right is turned by/);
});

test('a layer that stays faint, and one that is left out, are found', async () => {
  some(
    await spoilt(MIRRORED, ".art > .layer[data-pos='bottom'] { opacity: 0.5 !important; }"),
    /^bottom has opacity 0\.5/,
  );
  some(await spoilt(MIRRORED, ".art > .layer[data-pos='bottom'] { display: none !important; }"), /^bottom isn't there/);
});

test('a ribbon that stays is found, also where no element of the seal is left', async () => {
  some(await spoilt(RIBBON, '.motion .seal { opacity: 1 !important; }'), /^seal is still there/);
  const ribbon = `.cover::after { content: ''; position: absolute; top: 60%; width: 100%; height: 40px; background: #a58; }`;
  some(await spoilt(RIBBON, ribbon), /of the pixels of the whole cover are others/);
});

test('a stub of a line that stays is found', async () => {
  some(await spoilt(LINE, '.motion .seal { opacity: 1 !important; }'), /^seal is still there/);
  const stub = `.cover::after { content: ''; position: absolute; left: 0; top: 58%; width: 44px; height: 2px; background: #234; }`;
  some(await spoilt(LINE, stub), /of the pixels of the whole cover are others/);
});

test('doors and copies of pictures that stay are found', async () => {
  const ajar = '.opening { opacity: 1 !important; } .door-l { transform: none !important; }';
  some(await spoilt(MIRRORED, ajar), /^door door-l is still there/);
  some(await spoilt(MIRRORED, '.sheet { display: block !important; opacity: 1 !important; }'), /^sheet is still there/);
});

test('a text that runs into an arcade is found, and one that stands elsewhere than on the opened cover', async () => {
  const faults = await spoilt(ARCADE, '.cover-foot { translate: 0 60px; }');
  some(faults, /^ornament behind “Laman Pelita Kencana/);
  some(faults, /^“Laman Pelita Kencana.*” stands at/);
});

test('names that wrap in another way are found', async () => {
  some(
    await spoilt(of('rustic-mat'), '.motion .names .ln { max-width: 90px; white-space: normal !important; }'),
    /^“Seri/,
  );
});
