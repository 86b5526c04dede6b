import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { linear, sculpture } from '../src/core/sculpt.mjs';

const LIGHT = {
  towards: [-0.7, 0, 0.7],
  key: [1, 1, 1],
  sky: [0.1, 0.1, 0.1],
  earth: [0.1, 0.1, 0.1],
  rim: [0, 0, 0],
  rimFrom: [1, 0, 0],
};
const sheet = (x, width, z, hex) => ({
  at: (u, v) => [x + u * width, v * 100, z],
  paint: () => ({ colour: linear(hex) }),
  grid: [4, 4],
});

/** Red, green, blue and alpha at each (x, y) of a picture of 200 by 100. */
async function pixels(surfaces, ...places) {
  const markup = await sculpture({ width: 200, height: 100, pixels: 200, surfaces, light: LIGHT });
  const { data, info } = await sharp(Buffer.from(markup.match(/base64,([^"]+)/)[1], 'base64'))
    .raw()
    .toBuffer({ resolveWithObject: true });
  return places.map(([x, y]) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)]);
}

test('the nearer surface hides the farther one, in whatever order they come', async () => {
  const [far, near] = [sheet(20, 100, 0, '#ff0000'), sheet(60, 40, 8, '#00ff00')];
  for (const order of [
    [far, near],
    [near, far],
  ]) {
    const [alone, both, nothing] = await pixels(order, [30, 50], [80, 50], [160, 50]);
    assert.ok(alone[0] > 100 && alone[1] < 20, String(alone));
    assert.ok(both[1] > 100 && both[0] < 20, String(both));
    assert.equal(nothing[3], 0);
  }
});

test('what stands in the light shades what lies behind it, on the far side only', async () => {
  const [ground, wall] = [sheet(10, 180, 0, '#ffffff'), sheet(90, 10, 30, '#ffffff')];
  const [[lit], [shaded]] = await pixels([ground, wall], [40, 50], [124, 50]);
  const [[open]] = await pixels([ground], [124, 50]);
  assert.ok(shaded < lit - 60, `${shaded} of ${lit}`);
  assert.ok(Math.abs(open - lit) <= 2, `${open} of ${lit}`);
});

test('the same surfaces give the same bytes', async () => {
  const scene = { width: 60, height: 40, pixels: 60, surfaces: [sheet(5, 40, 0, '#c08040')], light: LIGHT };
  assert.equal(await sculpture(scene), await sculpture(scene));
});
