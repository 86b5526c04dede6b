/** @jest-environment ./jest.jsdom.mjs */
import { pictureFacts, pictureFault } from './picture-facts.js';

const LARGE = { width: 300, height: 500 };
const SMALL = { width: 20, height: 12 };

test.each([
  [{ width: 3, height: 3, transparent: false }, LARGE, 'tiny'],
  [{ width: 900, height: 8, transparent: false }, LARGE, 'tiny'],
  [{ width: 900, height: 900, transparent: true }, LARGE, 'transparent'],
  [{ width: 120, height: 24, transparent: false }, LARGE, null],
  [{ width: 20, height: 12, transparent: false }, SMALL, null],
  [{ width: 20, height: 11, transparent: false }, SMALL, 'tiny'],
  [{ width: 900, height: 23, transparent: false }, undefined, 'tiny'],
])('D-02 an uploaded picture of %o in a box of %o: %s', (facts, box, fault) =>
  expect(pictureFault(facts, box)).toBe(fault),
);

describe('measuring a picture', () => {
  const close = jest.fn();
  const getContext = jest.spyOn(HTMLCanvasElement.prototype, 'getContext');
  beforeEach(() => {
    close.mockClear();
    window.createImageBitmap = () => Promise.resolve({ width: 30, height: 40, close });
  });
  afterAll(() => getContext.mockRestore());

  const contextWith = (getImageData: () => unknown) =>
    ({ drawImage: () => undefined, getImageData }) as unknown as RenderingContext;
  const failing = contextWith(() => {
    throw new Error('no memory');
  });
  const opaque = contextWith(() => ({ data: [0, 0, 0, 255] }));

  it.each([
    ['without a context', null, null],
    ['whose pixels cannot be read', failing, null],
    ['that is read', opaque, { width: 30, height: 40, transparent: false }],
  ])('closes the bitmap of one %s', async (_, context, facts) => {
    getContext.mockReturnValue(context);
    expect(await pictureFacts(new Blob())).toEqual(facts);
    expect(close).toHaveBeenCalledTimes(1);
  });
});
