import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { checkContrasts } from '../src/check/contrast.mjs';
import { checkAssets, checkCovers } from '../src/check/files.mjs';
import { brokenFaults, clearanceFaults, nameFaults } from '../src/check/guest/cover.mjs';
import { decode } from '../src/check/measures.mjs';
import { stylesheetFaults } from '../src/check/stylesheet.mjs';
import { checkTargets } from '../src/check/targets.mjs';
import { malayDay } from '../src/guest/malay-day.mjs';
import { DESIGNS } from '../src/designs.mjs';
import { LAYOUTS } from '../src/layouts.mjs';
import { designManifest } from '../src/manifest.mjs';

const [design] = DESIGNS;
const manifest = designManifest(design);
const { roles } = LAYOUTS[design.layout];

async function faultsOf(check) {
  const faults = [];
  await check((fault) => faults.push(fault));
  return faults;
}
const some = (faults, part) =>
  assert.ok(
    faults.some((fault) => fault.includes(part)),
    faults.join('\n') || 'no fault',
  );

test('a picture that is missing, renamed or not of its box is found', async () => {
  const check = (change) =>
    faultsOf((fault) => checkAssets(design.id, manifest.assets.map(change), roles, ['design.json'], fault));
  some(
    await check((asset) => ({ ...asset, imageUrl: asset.imageUrl.replace(/\.[0-9a-f]{8}\./, '.01234567.') })),
    "doesn't exist",
  );
  some(await check((asset) => ({ ...asset, width: asset.width * 2 })), 'ratio of its box');
  assert.deepEqual(await check((asset) => asset), []);
});

test('a layer that is left out is found', async () => {
  some(
    await faultsOf((fault) => checkAssets(design.id, manifest.assets.slice(1), roles, ['design.json'], fault)),
    'expected',
  );
});

test('a cover of another drawing is found', async () => {
  const cover = { ...manifest.cover, version: '00000000' };
  some(await faultsOf((fault) => checkCovers({ ...manifest, cover }, fault)), 'draw the design again');
});

test('colours that are too close are found', async () => {
  const palette = { ...manifest.palette, inkSoft: manifest.palette.ground2 };
  some(await faultsOf((fault) => checkContrasts({ ...manifest, palette }, fault)), 'inkSoft on ground');
});

test('names that leave their box or meet their neighbours are found', () => {
  const room = { left: 40, right: 335, above: 100, below: 300 };
  const name = { text: 'Aisyah', x: 60, y: 150, width: 200, height: 50, size: 60 };
  assert.deepEqual(nameFaults([name], room), []);
  some(nameFaults([{ ...name, width: 320 }], room), 'leaves its box');
  some(nameFaults([{ ...name, y: 280 }], room), 'meets the text');
});

test('a frame within 8 px of a text is found, on every side, and one farther away is none', async () => {
  const text = { text: 'Aisyah', x: 60, y: 40, width: 80, height: 30 };
  const framed = async (gap) => {
    const [x, y, width, height] = [60 - gap, 40 - gap, 80 + 2 * gap, 30 + 2 * gap];
    const frame = `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="none" stroke="#7a2a26" stroke-width="2"/>`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="110"><rect width="200" height="110" fill="#fbf6ee"/>${frame}</svg>`;
    return clearanceFaults(await decode(await sharp(Buffer.from(svg)).png().toBuffer()), text);
  };
  some(await framed(5), 'within 8 px of art (left, right, above, below)');
  assert.deepEqual(await framed(11), []);
});

test('a row of names on two lines is found', () => {
  const row = (part, line) => ({ text: 'Seri Ayu', part, line });
  some(brokenFaults([row('ln', 0), row('ln', 1)]), 'is broken');
  assert.deepEqual(brokenFaults([row('ln', 0), row('c-place', 1)]), []);
});

test('a stylesheet that forgets a picture, asks for an unknown one or for a missing colour is found', () => {
  const css = 'a { background: var(--a-corner), var(--a-paper), linear-gradient(var(--x-top), #fff); }';
  const finishes = [{ id: 'cv0042', names: ['top'] }];
  assert.deepEqual(stylesheetFaults(css, [{ role: 'corner' }, { role: 'seal' }], finishes), []);
  some(stylesheetFaults(css, [{ role: 'corner' }, { role: 'garland' }], finishes), "doesn't show garland");
  some(stylesheetFaults(css, [{ role: 'seal' }], finishes), 'asks for corner');
  some(stylesheetFaults(css, [{ role: 'corner' }], [{ id: 'cv0042', names: [] }]), '--x-top');
});

test('a catalogue that got smaller is found', async () => {
  some(
    await faultsOf((fault) => checkTargets(DESIGNS.slice(1), fault, { designs: DESIGNS.length })),
    'designs, at least',
  );
});

test('a cover’s date has to be that day', () => {
  assert.equal(malayDay('Sabtu, 12 Disember 2026'), '2026-12-12');
  assert.throws(() => malayDay('Ahad, 12 Disember 2026'), /is a Sabtu/);
  assert.throws(() => malayDay('12.12.2026'), /isn't a date/);
});
