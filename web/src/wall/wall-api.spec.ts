import { WALL_TOKEN_HEADER } from '@serikad/shared/album/album.types';
import { readWall } from './wall-api.js';

const asked: { url: string; init: RequestInit }[] = [];
const answers = (response: Response | Error): void => {
  globalThis.fetch = ((url: string, init: RequestInit) => {
    asked.push({ url, init });
    return response instanceof Error ? Promise.reject(response) : Promise.resolve(response);
  }) as typeof fetch;
};
const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });
const failure = (errorCode: string) => ({ code: errorCode, data: { code: errorCode, error: { errorCode } } });

describe('C-11 the calls of the hall’s screen', () => {
  const original = globalThis.fetch;
  beforeEach(() => asked.splice(0));
  afterEach(() => {
    globalThis.fetch = original;
  });

  it('C-11 send the token in a header, without cookies and without an ETag at first', async () => {
    answers(json(200, { code: 200, data: { count: 3 } }, { etag: '"a"' }));
    await expect(readWall('secret', '')).resolves.toEqual({ kind: 'view', view: { count: 3 }, etag: '"a"' });
    expect(asked[0]?.url).toBe('/api/wall/photos');
    expect(asked[0]?.init).toMatchObject({
      credentials: 'omit',
      cache: 'no-store',
      headers: { [WALL_TOKEN_HEADER]: 'secret' },
    });
    expect(asked[0]?.init.headers).not.toHaveProperty('If-None-Match');
  });

  it('C-11 have the ETag, and are answered that nothing changed', async () => {
    answers(new Response(null, { status: 304 }));
    await expect(readWall('secret', '"a"')).resolves.toEqual({ kind: 'same' });
    expect(asked[0]?.init.headers).toMatchObject({ 'If-None-Match': '"a"' });
  });

  it('C-11 end with an unknown link when the shop answers so', async () => {
    answers(json(404, failure('not-found')));
    await expect(readWall('secret', '"a"')).resolves.toEqual({ kind: 'unknown' });
  });

  it.each([
    ['no network', new TypeError('Failed to fetch')],
    ['a page of the hotel’s network', new Response('<p>Sign in</p>', { status: 200 })],
    ['a 404 of another server', json(404, { message: 'nope' })],
    ['too many requests', json(429, failure('too-many-requests'))],
    ['the shop away', json(503, failure('unavailable'))],
  ])('C-11 leave what is shown after %s', async (_, response) => {
    answers(response);
    await expect(readWall('secret', '"a"')).rejects.toThrow();
  });
});
