/** @jest-environment jsdom */
import type { AlbumPhoto } from '@serikad/shared/album/album.types';
import { createPictures } from './pictures.js';

const photo = (_id: string): AlbumPhoto => ({
  _id,
  name: '',
  width: 1920,
  height: 1280,
  at: '2026-12-12T04:00:00.000Z',
  pictures: { small: '', medium: '', large: `/large/${_id}` },
});
const photos = (ids: string) => [...ids].map(photo);

describe('C-11 the photos that the hall’s screen keeps', () => {
  let asked: string[];
  let revoked: string[];
  let aborted: boolean;
  let answer: (url: string) => Promise<{ ok: boolean; blob: () => Promise<string> }>;
  const original = { fetch: globalThis.fetch, create: URL.createObjectURL, revoke: URL.revokeObjectURL };
  beforeEach(() => {
    asked = [];
    revoked = [];
    aborted = false;
    answer = (url) => Promise.resolve({ ok: true, blob: () => Promise.resolve(url) });
    globalThis.fetch = ((url: string, { signal }: RequestInit) => {
      asked.push(url);
      signal?.addEventListener('abort', () => (aborted = true));
      return answer(url);
    }) as unknown as typeof fetch;
    URL.createObjectURL = (blob) => `blob:${blob as unknown as string}`;
    URL.revokeObjectURL = (address) => void revoked.push(address);
  });
  afterEach(() => {
    jest.useRealTimers();
    globalThis.fetch = original.fetch;
    URL.createObjectURL = original.create;
    URL.revokeObjectURL = original.revoke;
  });

  it('C-11 are loaded once each, in order, and dropped when they are gone', async () => {
    let loaded = 0;
    const pictures = createPictures(() => (loaded += 1));
    await pictures.keep(photos('ab'));
    await pictures.keep(photos('cb'));
    expect(asked).toEqual(['/large/a', '/large/b', '/large/c']);
    expect(loaded).toBe(3);
    expect(revoked).toEqual(['blob:/large/a']);
    expect([pictures.has('a'), pictures.has('b'), pictures.addressOf('c')]).toEqual([false, true, 'blob:/large/c']);
  });

  it('C-11 are kept without a network, and the rest is loaded later', async () => {
    const pictures = createPictures(() => undefined);
    answer = (url) =>
      url === '/large/b'
        ? Promise.reject(new TypeError('offline'))
        : Promise.resolve({ ok: true, blob: () => Promise.resolve(url) });
    await pictures.keep(photos('abc'));
    expect([pictures.has('a'), pictures.has('b'), pictures.has('c')]).toEqual([true, false, false]);
    answer = (url) => Promise.resolve({ ok: true, blob: () => Promise.resolve(url) });
    await pictures.keep(photos('abc'));
    expect([pictures.has('a'), pictures.has('b'), pictures.has('c')]).toEqual([true, true, true]);
  });

  it('C-11 are waited for a minute, and loaded later', async () => {
    jest.useFakeTimers();
    const pictures = createPictures(() => undefined);
    answer = () => new Promise(() => undefined);
    let ended = false;
    const loading = pictures.keep(photos('a')).then(() => (ended = true));
    await jest.advanceTimersByTimeAsync(59_000);
    expect(ended).toBe(false);
    await jest.advanceTimersByTimeAsync(1_001);
    expect(ended).toBe(true);
    await loading;
    expect(aborted).toBe(true);
    jest.useRealTimers();
    answer = (url) => Promise.resolve({ ok: true, blob: () => Promise.resolve(url) });
    await pictures.keep(photos('a'));
    expect(pictures.has('a')).toBe(true);
  });

  it('C-11 are skipped when they were hidden meanwhile', async () => {
    const pictures = createPictures(() => undefined);
    answer = (url) => Promise.resolve({ ok: url !== '/large/a', blob: () => Promise.resolve(url) });
    await pictures.keep(photos('ab'));
    expect([pictures.has('a'), pictures.has('b')]).toEqual([false, true]);
  });

  it('C-11 are not kept when they were hidden while they were loaded', async () => {
    let arrive = (): void => undefined;
    const pictures = createPictures(() => undefined);
    answer = (url) =>
      new Promise((resolve) => (arrive = () => resolve({ ok: true, blob: () => Promise.resolve(url) })));
    const loading = pictures.keep(photos('a'));
    await pictures.keep([]);
    arrive();
    await loading;
    expect(pictures.has('a')).toBe(false);
    expect(revoked).toEqual(['blob:/large/a']);
  });
});
