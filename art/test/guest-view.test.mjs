import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { namesOfCouples } from '../src/check/guest/couples.mjs';
import { coverFaults, groundFaults, prepare } from '../src/check/guest/cover.mjs';
import { dividerFaults } from '../src/check/guest/dividers.mjs';
import { inkBoxes, joinedNames } from '../src/check/guest/ink.mjs';
import { inkless } from '../src/check/guest/views.mjs';
import { namesOnPhone, wideFaults } from '../src/check/guest/wide.mjs';
import { closeBrowser } from '../src/core/chromium.mjs';
import { DESIGNS } from '../src/designs.mjs';
import { openGuestView, show } from '../src/guest/guest-view.mjs';
import { closeSite } from '../src/guest/site.mjs';

const BOUQUETS = DESIGNS.find(({ id }) => id === 'cv0001');
const SLICES = DESIGNS.find(({ layout }) => layout === 'islamic-arch');
const CARVED = DESIGNS.find(({ layout }) => layout === 'classic-kerawang');
const TWO_WORDS = DESIGNS.find(({ sample }) => sample.bride === 'Seri Ayu');

let couples;
before(async () => {
  couples = await namesOfCouples(BOUQUETS);
});
after(async () => {
  await closeBrowser();
  await closeSite();
});

/** What the check says of a good cover once this style has spoilt it. */
async function spoilt(design, css, state = 'open', [width, height] = [375, 667]) {
  const page = await openGuestView(design, { width, height });
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
  const faults = await spoilt(BOUQUETS, bouquet(86));
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

test('a bouquet that ends on a straight line inside the screen is found', async () => {
  some(
    await spoilt(BOUQUETS, ":root .art .layer[data-pos='top-right'] { background-size: 170% auto !important; }"),
    /top-right ends on a straight line at its (left|bottom)/,
  );
});

test('slices that overlap, so that their shadows add up to a line, are found', async () => {
  const overlap = ":root .layer[data-pos='center'] b:nth-child(2) { margin: -0.6px 0 !important; }";
  some(await spoilt(CARVED, overlap), /a hairline at \d+ px in cover center slice/);
});

test('the line between doors is found where it runs through the names', async () => {
  const whole =
    ':root .opening ~ .cover-text::after { top: 0 !important; -webkit-mask: none !important; mask: none !important; }';
  some(await spoilt(SLICES, whole, 'closed'), /^ornament behind “Aina Sofea”/);
});

test('a name of two words that is broken is found', async () => {
  const narrow = ':root .names .ln { white-space: normal !important; max-width: 3em; }';
  some(await spoilt(TWO_WORDS, narrow), /^“Seri Ayu” is broken/);
});

test('a chevron on art is found', async () => {
  const tall = [412, 915];
  const low = ':root .cue { position: absolute !important; left: 12% !important; bottom: 110px !important; }';
  assert.ok(!(await spoilt(BOUQUETS, '', 'open', tall)).includes('the chevron stands on art'));
  some(await spoilt(BOUQUETS, low, 'open', tall), /the chevron stands on art/);
});

test('a phone’s cover in the midst of a desktop’s window is found', async () => {
  const wide = async (design, state, css) => {
    const page = await openGuestView(design, { width: 1280, height: 800 });
    await prepare(page);
    if (state === 'open') await show(page, state);
    const phone = await namesOnPhone(page);
    await page.addStyleTag({ content: css });
    const faults = await wideFaults(page, state, phone);
    await page.close();
    return faults;
  };
  const asItIs = '/* as it is */';
  const pillar = ":root .layer[data-pos^='edge'] { display: none; }";
  const doors = ':root .door .layer { visibility: hidden; }';
  const names = ':root { --names-h-desktop: 18cqh !important; }';
  for (const state of ['closed', 'open']) assert.deepEqual(await wide(CARVED, state, asItIs), []);
  some(await wide(CARVED, 'open', pillar), /1920 × 1080: both sides of the sheet are bare/);
  some(await wide(CARVED, 'closed', doors), /1920 × 1080: art and texts cover/);
  some(await wide(CARVED, 'open', names), /1280 × 800: the names are 1\.\d+ times as large as on a phone/);
});

test('names whose letters may join are found', async () => {
  const page = await openGuestView(BOUQUETS, { width: 375, height: 667 });
  await show(page, 'open');
  assert.deepEqual(await page.evaluate(joinedNames), []);
  await page.addStyleTag({ content: ':root .names .ln { font-variant-ligatures: normal !important; }' });
  assert.deepEqual(await page.evaluate(joinedNames), ['Aisyah', 'Danial']);
  await page.close();
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

/** How the check judges the dividers of an open page with this style and these fields of the invitation. */
async function dividersWith(css, invitation = {}) {
  const page = await openGuestView(BOUQUETS, { width: 375, height: 667, invitation });
  await show(page, 'open');
  await page.addStyleTag({ content: css || '/* as it is */' });
  const faults = await dividerFaults(page);
  await page.close();
  return faults;
}

test('a card shows its divider at most three times, also where the couple choose it as both heads and are two couples', async () => {
  assert.deepEqual(await dividersWith(''), []);
  const second = {
    bride: { shortName: 'Sofea', fullName: 'Sofea binti Ali' },
    groom: { shortName: 'Haziq', fullName: 'Haziq bin Abu' },
    order: 'bride-first',
  };
  const two = { couple2: second, coupleNo: 2, page2: { header1: 6, header2: 6 } };
  assert.deepEqual(await dividersWith('', two), []);
});

test('a divider below every heading is found, as a picture and as a mask', async () => {
  const below = ".sec > h2::after { content: ''; display: block; height: 20px;";
  some(await dividersWith(`${below} background: var(--a-rule) }`), /shows its divider \d+ times, at most 3: .*::after/);
  some(await dividersWith(`${below} -webkit-mask: var(--a-rule); mask: var(--a-rule) }`), /shows its divider/);
});
