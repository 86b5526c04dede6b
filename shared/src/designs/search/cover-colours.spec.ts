import fc from 'fast-check';
import { COLOUR_WORDS, type ColourWord } from './colour-words.js';
import { colourShares, colourWord, mainColours } from './cover-colours.js';

const bytes = (hex: string): [number, number, number] =>
  [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as [number, number, number];

describe('W-07 the word for a colour', () => {
  it.each<[ColourWord, string[]]>([
    ['putih', ['#ffffff', '#fdfcfb', '#f6f2ee', '#eef0ee']],
    ['krim', ['#f3e4c8', '#ead9c0', '#e8dcc4', '#d9c3a0']],
    ['emas', ['#c7a15c', '#d4af37', '#e9c46a', '#ffd700', '#f2c230']],
    ['jingga', ['#f2a65a', '#ff7f27', '#f5c3a2', '#f4a261']],
    ['merah', ['#c1121f', '#7e2f40', '#5b1029', '#e63946', '#4a1b27']],
    ['merah-jambu', ['#f3b6c4', '#e75480', '#c98a8f', '#d6336c']],
    ['ungu', ['#6a0dad', '#3b1f5b', '#b39ddb', '#4b2a6b']],
    ['biru', ['#1d3a8a', '#0f1f4b', '#9ec5e8', '#17445e', '#2a6f97']],
    ['hijau', ['#0f5c4a', '#14532d', '#9caf88', '#1f4d4a', '#c9dcc0']],
    ['coklat', ['#5c3a21', '#8b5a2b', '#3b2618', '#a9713f']],
    ['hitam', ['#000000', '#1c2126', '#555555', '#9a9a9a', '#22262b']],
  ])('%s', (word, colours) => {
    expect(Object.fromEntries(colours.map((hex) => [hex, colourWord(...bytes(hex))]))).toEqual(
      Object.fromEntries(colours.map((hex) => [hex, word])),
    );
  });

  it('exists for every colour', () => {
    const byte = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(byte, byte, byte, (red, green, blue) => {
        expect(COLOUR_WORDS).toContain(colourWord(red, green, blue));
      }),
    );
  });
});

describe('W-07 the shares of a cover', () => {
  const picture = (parts: Record<string, number>): Uint8Array =>
    Uint8Array.from(
      Object.entries(parts).flatMap(([hex, pixels]) => Array.from({ length: pixels }, () => bytes(hex)).flat()),
    );

  it('are those of its pixels, without what is below a hundredth', () => {
    expect(colourShares(picture({ '#ffffff': 700, '#14532d': 295, '#d4af37': 5 }))).toEqual({
      putih: 0.7,
      hijau: 0.295,
    });
    expect(colourShares(new Uint8Array())).toEqual({});
  });

  it('sum up to no more than the whole', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (pixels) => {
        const sum = Object.values(colourShares(pixels)).reduce((total, share) => total + share, 0);
        expect(sum).toBeLessThanOrEqual(1.001 + COLOUR_WORDS.length * 0.0005);
      }),
    );
  });

  it.each([
    ['a large ground', { putih: 0.6, krim: 0.2 }, ['putih']],
    ['thin gold on red', { merah: 0.9, emas: 0.03 }, ['merah', 'emas']],
    ['a few flowers on paper', { krim: 0.9, 'merah-jambu': 0.03, hijau: 0.025 }, ['krim', 'merah-jambu', 'hijau']],
    ['as few beside much colour', { biru: 0.9, 'merah-jambu': 0.03 }, ['biru']],
    ['a little wood, and much', { putih: 0.3, coklat: 0.09, hitam: 0.19 }, ['putih']],
    ['the most first', { coklat: 0.1, hitam: 0.2, hijau: 0.7 }, ['hijau', 'hitam', 'coklat']],
    ['nothing', {}, []],
  ] as const)('%s', (_what, shares, colours) => {
    expect(mainColours(shares)).toEqual(colours);
  });
});
