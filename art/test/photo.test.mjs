import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { DESIGNS } from '../src/designs.mjs';
import { develop } from '../src/photo/develop.mjs';
import { ball, cloth, put, sheet } from '../src/photo/models/forms.mjs';
import { GOLD, matt } from '../src/photo/models/materials.mjs';
import { PHOTO_ROLES, PICTURES } from '../src/photo/pictures.mjs';
import { trace } from '../src/photo/tracer.mjs';

const SIZE = { width: 40, height: 40, samples: 12 };
const CAMERA = { from: [0, 0, 40], to: [0, 0, 0], view: 30, aperture: 0 };
const scene = (surfaces, more = {}) => ({ surfaces, lights: [], sky: () => [1, 1, 1], camera: CAMERA, ...more });
const at = (list, x, y) => [...list.slice((y * 40 + x) * 3, (y * 40 + x) * 3 + 3)];

test('the nearer surface hides the farther one, in whatever order they come', () => {
  const far = put([sheet(30, 30, matt('#ff0000'))], {});
  const near = put([sheet(8, 8, matt('#00ff00'))], { at: [0, 0, 5] });
  for (const surfaces of [
    [...far, ...near],
    [...near, ...far],
  ]) {
    const { albedo } = trace(scene(surfaces), SIZE);
    assert.deepEqual(at(albedo, 20, 20).map(Math.round), [0, 1, 0]);
    assert.deepEqual(at(albedo, 4, 20).map(Math.round), [1, 0, 0]);
  }
});

test('a lamp throws a shadow, and shines through what has holes', () => {
  const floor = cloth([60, 60], () => -6, matt('#ffffff'), [2, 2]);
  const lid = (alpha) => put([sheet(10, 10, { ...matt('#ffffff'), alpha }, { lying: true })], { at: [0, 6, 0] });
  const light = { at: [0, 20, 0], radius: 0.5, power: [600, 600, 600] };
  const view = { sky: () => [0, 0, 0], lights: [light], camera: { ...CAMERA, from: [0, 4, 40], to: [0, -6, 0] } };
  const brightness = (surfaces) => at(trace(scene(surfaces, view), SIZE).colour, 20, 20)[0];
  const [open, shut, pierced] = [[], lid(() => 1), lid(() => 0)].map((between) => brightness([floor, ...between]));
  assert.ok(shut < open * 0.2, `${shut} of ${open}`);
  assert.ok(pierced > open * 0.9, `${pierced} of ${open}`);
});

test('metal mirrors what is about it', () => {
  const sky = (d) => (d[1] > 0 ? [1, 0, 0] : [0, 0, 1]);
  const { colour } = trace(scene([ball(8, { ...GOLD, colour: [1, 1, 1], rough: 0 })], { sky }), SIZE);
  const [above, below] = [at(colour, 20, 8), at(colour, 20, 32)];
  assert.ok(above[0] > 0.9 && above[2] < 0.1, String(above));
  assert.ok(below[2] > 0.9 && below[0] < 0.1, String(below));
});

test('what is out of focus is spread', () => {
  const edge = put([sheet(30, 60, matt('#000000'))], { at: [-15, 0, 0] });
  const camera = (focus) => ({ ...CAMERA, aperture: 2, focus: [0, 0, focus] });
  const greys = (focus) =>
    [...trace(scene(edge, { camera: camera(focus) }), { ...SIZE, samples: 40 }).colour].filter(
      (value) => value > 0.1 && value < 0.9,
    ).length;
  assert.ok(greys(20) > 3 * greys(0), `${greys(20)} and ${greys(0)}`);
});

test('the same numbers give the same print, of the size that was asked for', async () => {
  const surfaces = [ball(8, matt('#c08060'))];
  const print = () => develop(trace(scene(surfaces), SIZE), { grain: 0.02 }, 60);
  const [first, second] = [await print(), await print()];
  assert.ok(first.equals(second));
  const { width, height } = await sharp(first).metadata();
  assert.deepEqual([width, height], [60, 60]);
});

test('each category has five pictures and the scenes for them', async () => {
  const categories = [...new Set(DESIGNS.map(({ category }) => category))].sort();
  assert.deepEqual(Object.keys(PICTURES).sort(), categories);
  for (const category of categories) {
    const scenes = (await import(`../src/photo/scenes/${category}.mjs`))[category];
    assert.deepEqual(
      Object.keys(scenes),
      [1, 2, 3, 4, 5].map((n) => `${category}-${n}`),
    );
  }
  assert.equal(new Set(PHOTO_ROLES.map(({ role }) => role)).size, 35);
});
