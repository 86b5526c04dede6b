/** @jest-environment ./jest.jsdom.mjs */
import { thumbnail } from './thumbnail.js';

/** An image element that loads when the test says so. */
class SlowImage {
  static all: SlowImage[] = [];
  onload = (): void => undefined;
  onerror = (): void => undefined;
  src = '';
  naturalWidth = 4000;
  naturalHeight = 3000;
  constructor() {
    SlowImage.all.push(this);
  }
}

describe('C-11 the small pictures of photos that wait', () => {
  const originals = { Image: globalThis.Image, create: URL.createObjectURL, revoke: URL.revokeObjectURL };
  let open: number;
  let sizes: string[];
  const small = new Blob(['small']);
  const file = () => Promise.resolve(new Blob(['large']));
  const soon = () => new Promise((resolve) => setTimeout(resolve));

  beforeEach(() => {
    SlowImage.all = [];
    open = 0;
    sizes = [];
    globalThis.Image = SlowImage as unknown as typeof Image;
    URL.createObjectURL = () => `blob:${(open += 1)}`;
    URL.revokeObjectURL = () => void (open -= 1);
    const context = { fillRect: () => undefined, drawImage: () => undefined };
    HTMLCanvasElement.prototype.getContext = () => context as never;
    HTMLCanvasElement.prototype.toBlob = function (done) {
      sizes.push(`${this.width}x${this.height}`);
      done(small);
    };
  });
  afterEach(() => {
    globalThis.Image = originals.Image;
    URL.createObjectURL = originals.create;
    URL.revokeObjectURL = originals.revoke;
  });

  it('draws one at a time, small, and frees the photo at once', async () => {
    const both = [thumbnail('a', file, () => true), thumbnail('b', file, () => true)];
    await soon();
    expect(SlowImage.all).toHaveLength(1);
    expect(open).toBe(1);
    SlowImage.all[0]?.onload();
    await both[0];
    await soon();
    expect(SlowImage.all).toHaveLength(2);
    expect(open).toBe(1);
    SlowImage.all[1]?.onload();
    expect(await Promise.all(both)).toEqual([small, small]);
    expect(open).toBe(0);
    expect(sizes).toEqual(['120x120', '120x120']);
    // Once more, when its file is gone.
    expect(
      await thumbnail(
        'a',
        () => Promise.resolve(null),
        () => true,
      ),
    ).toBe(small);
  });

  it('has none where the browser shows no such file, and goes on with the next one', async () => {
    const heic = thumbnail('heic', file, () => true);
    const gone = thumbnail(
      'gone',
      () => Promise.reject(new Error('no database')),
      () => true,
    );
    const unwanted = thumbnail('unwanted', file, () => false);
    await soon();
    SlowImage.all[0]?.onerror();
    expect(await heic).toBeNull();
    await expect(gone).rejects.toThrow('no database');
    expect(await unwanted).toBeNull();
    expect(SlowImage.all).toHaveLength(1);
    expect(open).toBe(0);
  });
});
