import { type ColouredDesign, unreadablePairs } from './contrast.js';
import { DESIGN_COLOURS, type DesignPalette } from './design.types.js';

const LIGHT = new Set([
  'ground',
  'ground2',
  'card',
  'sheet',
  'tint',
  'door',
  'btnInk',
  'barInk',
  'bandInk',
  'bandSoft',
]);
const palette = Object.fromEntries(
  DESIGN_COLOURS.map((name) => [name, LIGHT.has(name) ? '#ffffff' : '#222222']),
) as DesignPalette;
const design: ColouredDesign = { palette };

test('readable colours are not named', () => expect(unreadablePairs(design)).toEqual([]));

test.each<[string, Partial<ColouredDesign>, string[]]>([
  [
    'a soft ink',
    { palette: { ...palette, inkSoft: '#999999' } },
    ['inkSoft ground', 'inkSoft ground2', 'inkSoft card', 'inkSoft sheet'],
  ],
  [
    'names in the colour of the door',
    { palette: { ...palette, door: '#222222' } },
    ['ink door', 'name door', 'accent door'],
  ],
  ['a footer of light ground', { palette: { ...palette, shop: '#ffffff' } }, ['footer shop']],
  ['a button like its text', { palette: { ...palette, btn: '#eeeeee' } }, ['btnInk btn']],
  ['a bar', { palette: { ...palette, bar: '#ffffff' } }, ['barInk bar']],
  [
    'an opaque rgb() ground',
    { palette: { ...palette, sheet: 'rgb(40 40 40)', err: 'rgb(0 0 0/1)' } },
    ['ink sheet', 'inkSoft sheet', 'name sheet', 'amp sheet', 'accent sheet', 'err sheet'],
  ],
  [
    'an rgb() of an earlier release beyond its range',
    { palette: { ...palette, band: 'rgb(999 999 999)' } },
    ['bandInk band', 'bandSoft band'],
  ],
  ['a translucent ground', { palette: { ...palette, sheet: 'rgb(0 0 0/.5)', ink: '#222222' } }, []],
  ['a translucent line', { palette: { ...palette, line: 'rgb(0 0 0/.1)' } }, []],
])('%s', (_name, change, expected) => {
  expect(unreadablePairs({ ...design, ...change }).map(({ text, ground }) => `${text} ${ground}`)).toEqual(expected);
});
