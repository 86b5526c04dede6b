import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { cutOff } from '../src/check/cut-off.mjs';
import { decode, edgeShare, seamStep, worstContrast } from '../src/check/measures.mjs';

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
