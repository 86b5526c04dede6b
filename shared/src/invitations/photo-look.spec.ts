import type { DesignPalette } from '../designs/design.types.js';
import { photoVeil, type PhotoLook } from './photo-look.js';

const LIGHT = {
  ground: '#faf5ec',
  ink: '#4a3f36',
  name: '#3b2f2a',
  accent: '#7a5a3a',
  amp: '#7a5a3a',
} as DesignPalette;
const DARK = { ground: '#14181c', ink: '#efe8da', name: '#fff4dc', accent: '#e0c089', amp: '#e0c089' } as DesignPalette;
const plain = (dark: number, light = dark, busy = 0) => ({ dark, light, busy });
const look = (thirds: PhotoLook['thirds'], y = 50): PhotoLook => ({ x: 50, y, ratio: 0.75, thirds });
const even = (dark: number, light = dark): PhotoLook =>
  look([plain(dark, light), plain(dark, light), plain(dark, light)]);

test.each([
  ['a light design on white', LIGHT, even(1), 0],
  ['a dark design on black', DARK, even(0), 0],
])('%s needs no veil', (_name, palette, photo, veil) => {
  expect(photoVeil(photo, palette).veil).toBe(veil);
});

test.each([
  ['a light design on black', LIGHT, even(0)],
  ['a light design on black and white', LIGHT, even(0, 1)],
  ['a dark design on white', DARK, even(1)],
])('%s needs a strong veil', (_name, palette, photo) => {
  const { veil } = photoVeil(photo, palette);
  expect(veil).toBeGreaterThan(0.5);
  expect(veil).toBeLessThanOrEqual(1);
});

test('the darker the photo, the stronger the veil of a light design', () => {
  const veils = [0.4, 0.2, 0.1, 0.05, 0].map((dark) => photoVeil(even(dark, 0.9), LIGHT).veil);
  expect(veils).toEqual([...veils].sort((a, b) => a - b));
});

test.each<[string, PhotoLook, string]>([
  ['below a face above', look([plain(0.2), plain(0.2), plain(0.2, 0.9, 0.3)], 20), 'bottom'],
  ['above a face below', look([plain(0.2, 0.9, 0.3), plain(0.2), plain(0.2)], 80), 'top'],
  ...[15, 30, 45, 50, 55, 60].map((y): [string, PhotoLook, string] => [
    `below a face at ${y} %`,
    look([plain(0.2), plain(0.2), plain(0.2, 0.9, 0.3)], y),
    'bottom',
  ]),
  ['above, with less detail there', look([plain(0.2), plain(0.2), plain(0.2, 0.9, 0.3)], 63), 'top'],
  ['below, with less detail there', look([plain(0.2, 0.9, 0.3), plain(0.2), plain(0.2)], 63), 'bottom'],
  ['below, where all is even', even(0.5), 'bottom'],
])('names stand %s', (_name, photo, calm) => {
  expect(photoVeil(photo, LIGHT).calm).toBe(calm);
});

test('a ground without a colour of its own is covered whole', () => {
  expect(photoVeil(even(0.5), { ...LIGHT, ground: 'rgb(0 0 0/.5)' }).veil).toBe(1);
});

test('the part of a photo behind the names counts, up to the middle, and nothing else', () => {
  const at = (upper: number, middle: number, lower: number): number =>
    photoVeil(look([plain(upper, 0.9), plain(middle, 0.9), plain(lower, 0.9)], 20), LIGHT).veil;
  expect(at(0, 0.9, 0.9)).toBe(0);
  expect(at(0.9, 0, 0.9)).toBeGreaterThan(0.4);
  expect(at(0.9, 0.9, 0)).toBeGreaterThan(0.4);
});
