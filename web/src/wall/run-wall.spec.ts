/** @jest-environment ./jest.jsdom.mjs */
import { act } from '@testing-library/react';
import type { AlbumPhoto, WallView } from '@serikad/shared/album/album.types';
import encodeQR from 'qr';
import { runWall } from './run-wall.js';

const photo = (_id: string, name = ''): AlbumPhoto => ({
  _id,
  name,
  width: 1920,
  height: 1280,
  at: '2026-12-12T04:00:00.000Z',
  pictures: { small: '', medium: '', large: `/large/${_id}` },
});
const view = (photos: AlbumPhoto[], more: Partial<WallView> = {}): WallView => ({
  names: 'Aisyah & Hakim',
  language: 'malay',
  time: 'open',
  link: '/k/aisyah-hakim',
  count: photos.length,
  photos,
  ...more,
});
/** As far as it is read; jsdom has no `Response`. */
const respond = (status: number, body: unknown, etag = ''): Response =>
  ({
    status,
    ok: status < 300,
    json: () => Promise.resolve(body),
    headers: { get: () => etag },
  }) as unknown as Response;
const shows = (data: WallView, etag = '"1"') => respond(200, { code: 200, data }, etag);
const unknown = respond(404, { data: { error: { errorCode: 'not-found' } } });

describe('C-11 the hall’s screen', () => {
  let answer: () => Response | Error;
  let etags: (string | undefined)[];
  const original = { fetch: globalThis.fetch, create: URL.createObjectURL, revoke: URL.revokeObjectURL };
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const wall = () => document.querySelector('.wall');
  const text = () => wall()?.textContent ?? '';
  const state = () => wall()?.getAttribute('data-state');
  const shown = () => document.querySelector<HTMLImageElement>('.slide[data-on="true"] .photo')?.alt;
  const start = async () => {
    document.body.innerHTML = '<div id="wall"><p>lama</p></div>';
    runWall(document.getElementById('wall') as HTMLElement, 'secret');
    await pass(0);
  };

  beforeEach(() => {
    jest.useFakeTimers();
    etags = [];
    globalThis.fetch = ((url: string, { headers }: { headers?: Record<string, string> }) => {
      if (url !== '/api/wall/photos') return Promise.resolve({ ok: true, blob: () => Promise.resolve(url) });
      etags.push(headers?.['If-None-Match']);
      const next = answer();
      return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
    }) as unknown as typeof fetch;
    URL.createObjectURL = (blob) => `blob:${blob as unknown as string}`;
    URL.revokeObjectURL = () => undefined;
    HTMLImageElement.prototype.decode = () => Promise.resolve();
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  afterEach(() => {
    jest.clearAllTimers();
    jest.useRealTimers();
    globalThis.fetch = original.fetch;
    URL.createObjectURL = original.create;
    URL.revokeObjectURL = original.revoke;
  });

  it('C-11 waits with the names and the card’s code, then shows the first photo at once, with who took it', async () => {
    answer = () => shows(view([]));
    await start();
    expect(state()).toBe('waiting');
    expect(text()).toContain('Aisyah &\u00a0Hakim');
    expect(text()).toContain('Gambar pertama akan muncul di sini');
    expect(text()).toContain('localhost/k/aisyah-hakim');
    const code = encodeQR('http://localhost/k/aisyah-hakim#album', 'svg', { ecc: 'medium', border: 3 });
    expect(document.querySelector<HTMLImageElement>('.qr')?.src).toBe(`data:image/svg+xml,${encodeURIComponent(code)}`);
    answer = () => shows(view([photo('a', 'Mak Teh')]), '"2"');
    await pass(15_000);
    expect(state()).toBe('showing');
    expect(shown()).toBe('Gambar daripada Mak Teh');
    expect(etags).toEqual([undefined, '"1"']);
  });

  it('C-11 fades on every eight seconds, and shows a new photo next', async () => {
    answer = () => shows(view([photo('b', 'B'), photo('a', 'A')]));
    await start();
    expect(shown()).toBe('Gambar daripada B');
    await pass(8_000);
    expect(shown()).toBe('Gambar daripada A');
    answer = () => shows(view([photo('c', 'C'), photo('b', 'B'), photo('a', 'A')]), '"2"');
    await pass(8_000);
    expect(shown()).toBe('Gambar daripada C');
  });

  it('C-11 takes a photo away as soon as it is hidden', async () => {
    answer = () => shows(view([photo('a', 'A')]));
    await start();
    expect(shown()).toBe('Gambar daripada A');
    answer = () => shows(view([]), '"2"');
    await pass(15_000);
    expect(state()).toBe('waiting');
  });

  it('C-11 shows the new file of a photo that its guest has exchanged, under the same id', async () => {
    answer = () => shows(view([photo('a', 'A')]));
    await start();
    const file = () => document.querySelector<HTMLImageElement>('.slide[data-on="true"] .photo')?.src;
    expect(file()).toBe('blob:/large/a');
    answer = () => shows(view([{ ...photo('a', 'A'), pictures: photo('b').pictures }]), '"2"');
    await pass(15_000);
    expect([shown(), file()]).toEqual(['Gambar daripada A', 'blob:/large/b']);
  });

  it('C-11 goes on without a network, says so, and comes back', async () => {
    answer = () => shows(view([photo('b', 'B'), photo('a', 'A')]));
    await start();
    answer = () => new TypeError('offline');
    await pass(32_000);
    expect(text()).toContain('Tiada internet');
    const before = shown();
    await pass(8_000);
    expect(state()).toBe('showing');
    expect(shown()).not.toBe(before);
    answer = () => respond(304, null);
    await pass(15_000);
    expect(text()).not.toContain('Tiada internet');
    expect(state()).toBe('showing');
  });

  it('C-11 says that it tries again when it never had a response', async () => {
    answer = () => new TypeError('offline');
    await start();
    expect(state()).toBe('opening');
    await pass(15_000);
    expect(state()).toBe('failed');
    answer = () => shows(view([photo('a')]));
    await pass(15_000);
    expect(state()).toBe('showing');
  });

  it('C-11 shows nothing any more once the link is revoked', async () => {
    answer = () => shows(view([photo('a', 'A')]));
    await start();
    answer = () => unknown;
    await pass(15_000);
    expect(state()).toBe('unknown');
    expect(text()).toContain('Pautan skrin ini tidak berfungsi lagi');
    expect(document.querySelector<HTMLElement>('.names')?.hidden).toBe(true);
    await pass(60_000);
    expect(state()).toBe('unknown');
  });

  it('C-11 speaks the card’s language, and asks for photos only while they are taken', async () => {
    answer = () => shows(view([], { language: 'english', time: 'before' }));
    await start();
    expect(document.documentElement.lang).toBe('en');
    expect(text()).toContain('The album opens when the wedding begins');
    expect(document.querySelector<HTMLElement>('.ask')?.hidden).toBe(true);
  });

  it('C-11 does not stay with a photo that was hidden while it came', async () => {
    let decoded = (): void => undefined;
    answer = () => shows(view([]));
    await start();
    HTMLImageElement.prototype.decode = () => new Promise((resolve) => (decoded = resolve));
    answer = () => shows(view([photo('a', 'A')]), '"2"');
    await pass(15_000);
    answer = () => shows(view([]), '"3"');
    await pass(15_000);
    decoded();
    await pass(0);
    expect(state()).toBe('waiting');
  });

  it('C-11 says that the link has ended, also when a photo came at that moment', async () => {
    let decoded = (): void => undefined;
    answer = () => shows(view([]));
    await start();
    HTMLImageElement.prototype.decode = () => new Promise((resolve) => (decoded = resolve));
    answer = () => shows(view([photo('a', 'A')]), '"2"');
    await pass(15_000);
    answer = () => unknown;
    await pass(15_000);
    decoded();
    await pass(0);
    expect(state()).toBe('unknown');
  });

  it('C-11 stays with a photo while it is paused', async () => {
    answer = () => shows(view([photo('b', 'B'), photo('a', 'A')]));
    await start();
    const [pause, next] = document.querySelectorAll('button');
    pause?.click();
    await pass(30_000);
    expect(shown()).toBe('Gambar daripada B');
    next?.click();
    await pass(0);
    expect(shown()).toBe('Gambar daripada A');
    pause?.click();
    await pass(8_000);
    expect(pause?.textContent).toBe('Jeda');
  });
});
