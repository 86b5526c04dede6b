import { guestFile, guestFileName, keepsNoFiles } from './guest-file.js';

const MOMENT = Date.parse('2026-12-31T15:59:59Z');

describe('the exported guests (S-25)', () => {
  it('has the time in Malaysia in its name', () => {
    expect(guestFileName(MOMENT)).toBe('guests-20261231-235959.csv');
  });

  it('begins with the mark of UTF-8, once', async () => {
    for (const csv of ['name\nPak Long', '\ufeffname\nPak Long']) {
      const file = guestFile(csv, MOMENT);
      expect(file.name).toBe('guests-20261231-235959.csv');
      expect([...new Uint8Array(await file.arrayBuffer())].slice(0, 4)).toEqual([0xef, 0xbb, 0xbf, 0x6e]);
    }
  });

  it.each([
    ['Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36', false],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile Safari/604',
      false,
    ],
    ['Mozilla/5.0 (Linux; Android 14; Pixel 7; wv) AppleWebKit/537.36 Version/4.0 Chrome/126.0 Mobile', true],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605 Mobile/15E148 Instagram 330.0', true],
    ['Mozilla/5.0 (iPhone) AppleWebKit/605 Mobile/15E148 [FBAN/FBIOS;FBAV/460.0]', true],
  ])('knows a browser that keeps no files: %s', (userAgent, expected) => {
    expect(keepsNoFiles(userAgent)).toBe(expected);
  });
});
