import { ApiError } from './api-error.js';
import { mayReload, serverBuild } from './server-build.js';

const SCRIPT = '/assets/shop-AAAA1111.js';
const documentOf = (script: string) =>
  `<!doctype html><script type="module" crossorigin src="${script}"></script><div id="root"></div>`;

/** Replaces the network: answers the document and the script by its name. */
function server(page: () => Promise<Response>, script = () => Promise.resolve(new Response(null))): void {
  Object.assign(globalThis, { fetch: (address: string) => (address === SCRIPT ? script() : page()) });
}
const asked = () => serverBuild('/pricing', SCRIPT);

describe('S-13 why a part of a page is missing', () => {
  it.each([200, 404])('the server has the build of this page, at an address that answers %s', async (status) => {
    server(() => Promise.resolve(new Response(documentOf(SCRIPT), { status })));
    await expect(asked()).resolves.toBe('same');
  });

  it('the server has another build', async () => {
    server(() => Promise.resolve(new Response(documentOf('/assets/shop-BBBB2222.js'))));
    await expect(asked()).resolves.toBe('newer');
  });

  it('there is no connection', async () => {
    server(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(asked()).rejects.toMatchObject({
      code: 'network',
      message: expect.stringMatching(/^Tiada sambungan/),
    });
  });

  it.each([
    ['does not come', () => Promise.reject(new TypeError('Failed to fetch')), 'network'],
    ['is not there', () => Promise.resolve(new Response(null, { status: 404 })), 'unavailable'],
  ])('the document is there, but its script %s: a reload would show nothing', async (_what, script, code) => {
    server(() => Promise.resolve(new Response(documentOf(SCRIPT))), script);
    await expect(asked()).rejects.toMatchObject({ code });
  });

  it.each([
    ['a server without its database', 503, '{"code":"unavailable"}'],
    ['a proxy with a page of its own', 502, '<html>Bad Gateway</html>'],
    ['a hotel that wants a sign-in first', 200, '<html>Selamat datang ke Wi-Fi</html>'],
  ])('%s says nothing of a newer build', async (_what, status, text) => {
    server(() => Promise.resolve(new Response(text, { status })));
    await expect(asked()).rejects.toBeInstanceOf(ApiError);
    await expect(asked()).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('a page reloads itself once in a minute, and never where that cannot be noted', () => {
    const stored = new Map<string, string>();
    const storage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    };
    Object.defineProperty(globalThis, 'sessionStorage', { value: storage, configurable: true });
    const now = Date.parse('2026-11-22T05:00:00Z');
    expect([now, now + 59_999, now + 60_000, now + 60_001].map(mayReload)).toEqual([true, false, true, false]);
    storage.setItem = () => {
      throw new Error('blocked');
    };
    expect(mayReload(now + 3_600_000)).toBe(false);
  });
});
