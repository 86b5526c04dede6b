import { bankCode } from '@serikad/shared/testing/bank-code';
import { encodeQR } from 'qr';
import { readingOf, textsIn } from './bank-qr.js';

const OURS = bankCode();
const THEIRS = bankCode({ holder: 'HAJI MOKHTAR', acquirer: '501854' });

interface Picture {
  data: Uint8ClampedArray<ArrayBuffer>;
  width: number;
  height: number;
}

/** White with codes on it, each of `size` px with its upper left corner at `x`, 40; turned about the middle. */
function drawn(codes: readonly { text: string; x: number }[], { size = 320, width = 400, degrees = 0 } = {}): Picture {
  const height = size + 80;
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  for (const { text, x } of codes) {
    const modules = encodeQR(text, 'raw', { ecc: 'medium', border: 2 });
    const [middleX, middleY] = [x + size / 2, 40 + size / 2];
    for (let row = 0; row < height; row += 1) {
      for (let column = 0; column < width; column += 1) {
        const [dx, dy] = [column - middleX, row - middleY];
        const at = (of: number): number => Math.floor(((of + size / 2) / size) * modules.length);
        if (modules[at(dy * cos - dx * sin)]?.[at(dx * cos + dy * sin)] !== true) continue;
        data.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
      }
    }
  }
  return { data, width, height };
}

/** Each point is the mean of those around it: of its row, then of its column. */
function blurred(picture: Picture, radius: number): Picture {
  const { width, height } = picture;
  return alongLines(alongLines(picture, radius, 1, width), radius, width, height);
}

/** @param step from one point of a line to the next, in points @param length how many a line has */
function alongLines({ data, width, height }: Picture, radius: number, step: number, length: number): Picture {
  const result = new Uint8ClampedArray(data.length).fill(255);
  for (let point = 0; point < width * height; point += 1) {
    const place = Math.floor(point / step) % length;
    let [sum, count] = [0, 0];
    for (let by = Math.max(-radius, -place); by <= Math.min(radius, length - 1 - place); by += 1) {
      sum += data[(point + by * step) * 4] ?? 0;
      count += 1;
    }
    result.fill(sum / count, point * 4, point * 4 + 3);
  }
  return { data: result, width, height };
}

describe('C-07 the code in a picture', () => {
  it.each<[string, Picture, string[]]>([
    ['as a screenshot has it', drawn([{ text: OURS, x: 40 }]), [OURS]],
    ['at 10°', drawn([{ text: OURS, x: 40 }], { degrees: 10 }), [OURS]],
    ['at 10° and blurred', blurred(drawn([{ text: OURS, x: 40 }], { degrees: 10 }), 2), [OURS]],
    ['upside down', drawn([{ text: OURS, x: 40 }], { degrees: 180 }), [OURS]],
    [
      'beside another',
      drawn(
        [
          { text: OURS, x: 40 },
          { text: THEIRS, x: 420 },
        ],
        { width: 800 },
      ),
      [OURS, THEIRS],
    ],
    ['that is not there', drawn([]), []],
    ['blurred beyond reading', blurred(drawn([{ text: OURS, x: 40 }]), 9), []],
  ])('%s', async (_what, picture, texts) => {
    expect((await textsIn(picture)).sort()).toEqual([...texts].sort());
  });
});

describe('C-07 what a picture says', () => {
  const account = { kind: 'account', holder: 'NUR AIN BINTI RAHMAN', bank: 'Maybank', text: OURS };
  it.each<[string, string[], object]>([
    ['nothing', [], { kind: 'none' }],
    ['an account', [OURS], account],
    ['an account twice', [OURS, OURS], account],
    ['an account beside an address', ['https://example.com', OURS], account],
    ['an account beside a code of one payment', [bankCode({ amount: '10.00' }), OURS], account],
    ['two accounts', [OURS, THEIRS], { kind: 'several' }],
    ['an address', ['https://example.com'], { kind: 'other' }],
    ['a payment beside an address', ['https://example.com', bankCode({ amount: '1.00' })], { kind: 'one-payment' }],
    ['another country', [bankCode({ country: 'SG' })], { kind: 'foreign' }],
    ['a wrong checksum', [OURS.replace('AIN', 'AIM')], { kind: 'damaged' }],
  ])('%s', (_what, texts, reading) => {
    expect(readingOf(texts)).toEqual(reading);
  });
});
