import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { cutOff } from '../src/check/cut-off.mjs';
import {
  artRun,
  coveredCells,
  decode,
  edgeShare,
  hairlineColumns,
  seamStep,
  worstContrast,
} from '../src/check/measures.mjs';

const INK = [40, 30, 30];

/** A picture of 200 × 120 from an SVG's content. */
const picture = (content, ground = '#fbf6ee') =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="120"><rect width="200" height="120" fill="${ground}"/>${content}</svg>`,
    ),
  )
    .png()
    .toBuffer();
const BOX = { x: 40, y: 40, width: 120, height: 40 };
const GRADIENT =
  '<defs><linearGradient id="g" x2="1" y2="0"><stop stop-color="#fff"/><stop offset="1" stop-color="#e8ddd0"/></linearGradient></defs><rect width="200" height="120" fill="url(#g)"/>';

test('a calm ground, also a gradient, is free of ornament and readable', async () => {
  const calm = await decode(await picture(GRADIENT));
  assert.equal(edgeShare(calm, BOX), 0);
  assert.ok(worstContrast(calm, INK, BOX) > 9);
});

test('a leaf that reaches into the box is ornament, and one beside it is not', async () => {
  const leaf = (x) => picture(`<ellipse cx="${x}" cy="60" rx="18" ry="7" fill="#5d7f6b"/>`);
  assert.ok(edgeShare(await decode(await leaf(50)), BOX) > 0.004);
  assert.equal(edgeShare(await decode(await leaf(15)), BOX), 0);
});

test('a cell counts as covered by art and texts in it, not by the ground’s gradient', async () => {
  const leaf = '<ellipse cx="70" cy="20" rx="18" ry="7" fill="#5d7f6b"/>';
  const cells = coveredCells(await decode(await picture(GRADIENT + leaf)), 3);
  assert.deepEqual(cells, [
    [false, true, true, false, false],
    [false, false, false, false, false],
    [false, false, false, false, false],
  ]);
});

test('dark art below dark letters is unreadable though most of the ground is light', async () => {
  const shade = await decode(await picture('<rect x="40" y="40" width="6" height="40" fill="#777"/>'));
  assert.ok(worstContrast(shade, INK, BOX) < 4.5);
  assert.ok(worstContrast(shade, INK, { ...BOX, x: 60, width: 90 }) > 9);
});

test('a pale letter on a pale ground is unreadable', async () => {
  assert.ok(worstContrast(await decode(await picture('')), [200, 190, 170], BOX) < 2);
});

test('a line between two slices is a seam; a smooth join and a border elsewhere are none', async () => {
  const slices = (line) =>
    picture(
      `<rect width="200" height="60" fill="#2c4a38"/><rect y="60" width="200" height="60" fill="#2d4b39"/>${line}`,
    );
  const join = { x: 0, y: 60, width: 200, height: 1 };
  assert.ok(seamStep(await decode(await slices('<rect y="60" width="200" height="1" fill="#9ab"/>')), 60, join) > 10);
  assert.ok(seamStep(await decode(await slices('')), 60, join) < 10);
  assert.ok(seamStep(await decode(await slices('<rect y="90" width="200" height="1" fill="#9ab"/>')), 60, join) < 10);
});

test('art that stops on a straight line has a run along it; a round end and art that goes on have none', async () => {
  const bare = await decode(await picture(''));
  const end = { side: 'bottom', at: 80, from: 0, to: 200 };
  const run = async (art) => artRun(await decode(await picture(art)), bare, end);
  assert.ok((await run('<rect x="60" y="30" width="50" height="50" fill="#5d7f6b"/>')) >= 48);
  assert.ok((await run('<circle cx="100" cy="47" r="29" fill="#5d7f6b"/>')) < 12);
  assert.equal(await run('<rect x="60" y="30" width="50" height="80" fill="#5d7f6b"/>'), 0);
});

test('a short line at a join is found where it is calm, and none where the art has lines of its own', async () => {
  const join = { x: 0, y: 60, width: 200, height: 1 };
  const columns = async (art) => hairlineColumns(await decode(await picture(art)), 60, join);
  const line = '<rect x="20" y="59" width="14" height="1" fill="#d8cfc0"/>';
  assert.equal(await columns(line), 14);
  assert.equal(await columns(''), 0);
  const weave = Array.from(
    { length: 30 },
    (_, i) => `<rect y="${i * 4 + 3}" width="200" height="1" fill="#999"/>`,
  ).join('');
  assert.equal(await columns(weave + line), 0);
});

test('a drawing that ends at a side of its box is cut off there, unless the window cuts that side anyway', async () => {
  const leaf = (cx) =>
    sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"><circle cx="${cx}" cy="40" r="20" fill="#5d7f6b"/></svg>`,
      ),
    )
      .png()
      .toBuffer();
  assert.deepEqual(await cutOff(await leaf(70), ['top', 'left']), ['right']);
  assert.deepEqual(await cutOff(await leaf(70), ['top', 'right']), []);
  assert.deepEqual(await cutOff(await leaf(40), []), []);
});
