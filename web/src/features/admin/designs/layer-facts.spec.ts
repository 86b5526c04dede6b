import { designTexts as t } from '../../../i18n/admin/designs.js';
import { layerFacts, uploadSize } from './layer-facts.js';

const layer = { role: 'frame', page: 'cover', position: 'frame', width: 440, height: 800 };

test('D-02 a picture is uploaded in three pixels for one of its box, within what the server stores', () => {
  expect(uploadSize({ width: 300, height: 200 })).toEqual({ width: 900, height: 600 });
  expect(uploadSize({ width: 440, height: 800 })).toEqual({ width: 1056, height: 1920 });
  expect(uploadSize({ width: 2400, height: 600 })).toEqual({ width: 1920, height: 480 });
});

test('D-02 a layer of a free layout says in words where it is seen, its pixels, and whether it needs transparency', () => {
  const frame = layerFacts({ layout: 'free-frame' }, layer);
  expect(frame).toMatchObject({ name: t.freeLayers.frame.name, needsAlpha: true });
  for (const part of [t.freeLayers.frame.text, '440 × 800', '1056 × 1920', t.formatsAlpha]) {
    expect(frame.hint).toContain(part);
  }
  const door = layerFacts({ layout: 'free-frame' }, { ...layer, role: 'door' });
  expect(door).toMatchObject({ name: t.freeLayers.door.name, needsAlpha: false });
  expect(door.hint).toContain(t.formatsOpaque);
});

test('D-02 a layer of another layout keeps its role’s name', () => {
  const facts = layerFacts({ layout: 'floral-garden' }, { ...layer, role: 'seal', page: 'opening', position: 'seal' });
  expect(facts.name).toBe('seal');
  expect(facts.hint).toContain('opening · seal');
  expect(layerFacts({ layout: 'free-frame' }, { ...layer, role: 'toString' }).name).toBe('toString');
});
