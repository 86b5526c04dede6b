import { savesFiles } from './saves-files.js';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; SM-A156E';

describe('I-23 whether a browser saves files', () => {
  it.each([
    `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`,
    `${IPHONE} CriOS/126.0 Mobile/15E148 Safari/604.1`,
    `${ANDROID}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36`,
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
  ])('does: %s', (agent) => {
    expect(savesFiles(agent)).toBe(true);
  });

  it.each([
    `${IPHONE} Mobile/15E148`,
    `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/470.0]`,
    `${IPHONE} Mobile/15E148 Instagram 340.0`,
    `${ANDROID}; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36`,
  ])('does not: %s', (agent) => {
    expect(savesFiles(agent)).toBe(false);
  });
});
