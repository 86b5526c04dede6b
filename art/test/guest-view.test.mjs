import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { namesOfCouples } from '../src/check/guest/couples.mjs';
import { coverFaults, groundFaults, inkless, prepare } from '../src/check/guest/cover.mjs';
import { inkBoxes } from '../src/check/guest/ink.mjs';
import { closeBrowser } from '../src/core/chromium.mjs';
import { DESIGNS } from '../src/designs.mjs';
import { openGuestView, show } from '../src/guest/guest-view.mjs';
import { closeSite } from '../src/guest/site.mjs';

const BOUQUETS = DESIGNS.find(({ layout }) => layout === 'floral-corners');
const SLICES = DESIGNS.find(({ layout }) => layout === 'islamic-arch');

let couples;
before(async () => {
  couples = await namesOfCouples(BOUQUETS);
});
after(async () => {
  await closeBrowser();
  await closeSite();
});

/** What the check says of a good cover once this style has spoilt it. */
async function spoilt(design, css, state = 'open') {
  const page = await openGuestView(design, { width: 375, height: 667 });
  await prepare(page);
  if (state === 'open') await show(page, 'open');
  await page.addStyleTag({ content: css || '/* as it is */' });
  const faults = await coverFaults(page, state, couples);
  await page.close();
  return faults;
}
const some = (faults, pattern) =>
  assert.ok(
    faults.some((fault) => pattern.test(fault)),
    faults.join('\n') || 'no fault',
  );

test('a cover as it is drawn has no fault', async () => {
  assert.deepEqual(await spoilt(BOUQUETS, ''), []);
});

test('a bouquet across the names is found, and one that only long names reach', async () => {
  const bouquet = (width) =>
    `:root .art .layer[data-pos='top-right'] { top: 24% !important; width: ${width}px !important; }`;
  some(await spoilt(BOUQUETS, bouquet(250)), /^ornament behind “Aisyah”/);
  const faults = await spoilt(BOUQUETS, bouquet(75));
  some(faults, /^(long names|one long word|two couples.*): ornament behind/);
  assert.ok(!faults.some((fault) => fault.includes('“Aisyah”')));
});

test('a bouquet whose far side the window cuts is found', async () => {
  some(
    await spoilt(BOUQUETS, ":root .art .layer[data-pos='top-right'] { width: 420px !important; }"),
    /top-right is cut at the left/,
  );
});

test('letters that pale away are found', async () => {
  some(await spoilt(BOUQUETS, ':root { --name: #d8b9b0; }'), /“Aisyah” has contrast/);
});

test('names wider than their gutters are found', async () => {
  some(await spoilt(BOUQUETS, ':root { --name-adv: 0.25 !important; }'), /leaves its box/);
});

test('texts that run below the bar are found', async () => {
  some(
    await spoilt(BOUQUETS, ':root { --cover-above: 9fr; } .cover-foot { padding-top: 160px !important; }'),
    /lowest text ends/,
  );
});

test('a seam between the slices of an arch is found', async () => {
  const gap = ":root .layer[data-pos='center'] b:nth-child(2) { margin-top: 2px !important; }";
  some(await spoilt(SLICES, gap), /a seam at/);
});

test('doors whose pattern runs below the names are found', async () => {
  const pattern =
    ":root .door .layer[data-pos='ground'] { mask: none !important; -webkit-mask: none !important; opacity: 1 !important; }";
  some(await spoilt(SLICES, pattern, 'closed'), /ornament behind/);
});

test('a text of the letter on art is found', async () => {
  const page = await openGuestView(BOUQUETS, { width: 320, height: 568 });
  await prepare(page);
  await show(page, 'open');
  await page.addStyleTag({ content: ':root .when .layer { width: 90vw !important; top: 0 !important; }' });
  const texts = await page.evaluate(inkBoxes, '.when');
  const pixels = await inkless(page, { fullPage: true });
  await page.close();
  some(
    texts.flatMap((text) => groundFaults(pixels, text)),
    /ornament behind/,
  );
});
