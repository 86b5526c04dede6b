import { call } from './api.js';
import { ApiError } from './api-error.js';
import { sessionStore } from './session/session-store.js';

/** Replaces the network: records requests and answers as a test defines. */
function network(answer: () => Response | Promise<Response>) {
  const requests: { url: string; init: RequestInit }[] = [];
  globalThis.fetch = (input, init) => {
    requests.push({ url: typeof input === 'string' ? input : '', init: init ?? {} });
    return Promise.resolve().then(answer);
  };
  return requests;
}
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const failed = (status: number, code: string, extra = {}) =>
  json(status, { code, data: { code, error: { errorCode: code, errorMessage: `about ${code}`, ...extra } } });
const thrown = (promise: Promise<unknown>) =>
  promise.then(
    () => {
      throw new Error('it should have failed');
    },
    (error: unknown) => error as ApiError,
  );

const realFetch = globalThis.fetch;
beforeEach(() => sessionStore.clear());
afterEach(() => {
  globalThis.fetch = realFetch;
});

describe('call', () => {
  it('fills the path, puts the rest into the query and returns data', async () => {
    const requests = network(() => json(200, { code: 200, data: [] }));
    await expect(call('GET /api/wish/get-all/:id', { params: { id: 'a/b', limit: 20 } })).resolves.toEqual([]);
    expect(requests[0]?.url).toBe('/api/wish/get-all/a%2Fb?limit=20');
    expect(requests[0]?.init.headers).not.toHaveProperty('Authorization');
  });

  it('sends the token, the body and the language', async () => {
    sessionStore.set({ token: 'secret', userId: 'u', registered: true });
    const requests = network(() => json(200, { code: 200, data: {} }));
    await call('DELETE /api/wish/delete', { body: { wishId: 'w' } });
    expect(requests[0]?.init).toMatchObject({
      method: 'DELETE',
      body: '{"wishId":"w"}',
      headers: { Authorization: 'Bearer secret', 'Accept-Language': 'ms', 'Content-Type': 'application/json' },
    });
  });

  it.each([
    ['the envelope of a 400', () => failed(400, 'trial-expired'), 'trial-expired', 400],
    ['a bare 404', () => new Response('<h1>nginx</h1>', { status: 404 }), 'not-found', 404],
    ['a proxy that gives up', () => new Response('Bad Gateway', { status: 502 }), 'unavailable', 502],
    ['success without the envelope', () => json(200, { hello: 1 }), 'internal', 200],
    ['half a body', () => new Response('{"code":200,', { status: 200 }), 'internal', 200],
  ])('understands %s', async (_name, answer, code, status) => {
    network(answer);
    const error = await thrown(call('GET /api/config'));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ code, status });
  });

  it('says 404 Not Found for a 404 that is not ours', async () => {
    network(() => new Response('', { status: 404 }));
    expect((await thrown(call('GET /api/config'))).message).toBe('404 Not Found');
  });

  it('hands on field errors and the current state of a conflict', async () => {
    network(() => failed(409, 'conflict', { fields: [{ field: 'a.b', message: 'm' }], current: { x: 1 } }));
    const error = await thrown(call('GET /api/config'));
    expect(error.fields).toEqual([{ field: 'a.b', message: 'm' }]);
    expect(error.current).toEqual({ x: 1 });
  });

  it('has no status when the network fails', async () => {
    network(() => Promise.reject(new TypeError('fetch failed')));
    const error = await thrown(call('GET /api/config'));
    expect(error).toMatchObject({ code: 'network', status: undefined });
  });

  it('ends the session on any 403, but only the one that was refused', async () => {
    sessionStore.set({ token: 'old', userId: 'u', registered: true });
    network(() => failed(403, 'invalid-token'));
    await thrown(call('GET /user/profile'));
    expect(sessionStore.get()).toBeNull();

    sessionStore.set({ token: 'old', userId: 'u', registered: true });
    network(() => {
      sessionStore.set({ token: 'new', userId: 'u', registered: true });
      return failed(403, 'invalid-token');
    });
    await thrown(call('GET /user/profile'));
    expect(sessionStore.token()).toBe('new');
  });

  it('reports a session that a 403 has ended, once; not one that was signed out', async () => {
    let ended = 0;
    const stop = sessionStore.onEnd(() => (ended += 1));
    sessionStore.set({ token: 'old', userId: 'u', registered: true });
    sessionStore.clear();
    expect(ended).toBe(0);

    sessionStore.set({ token: 'old', userId: 'u', registered: true });
    network(() => failed(403, 'invalid-token'));
    await Promise.all([thrown(call('GET /user/profile')), thrown(call('GET /list/get'))]);
    expect(ended).toBe(1);
    // Without a session: Google's token was refused.
    await thrown(call('POST /user/google-auth/verify', { body: { token: 'bad' } }));
    expect(ended).toBe(1);
    stop();
  });

  it('rethrows an abort as it is', async () => {
    const controller = new AbortController();
    network(() => {
      controller.abort();
      throw new DOMException('aborted', 'AbortError');
    });
    const error = await thrown(call('GET /api/config', { signal: controller.signal }));
    expect(error).not.toBeInstanceOf(ApiError);
  });

  describe('in a browser without AbortSignal.any and AbortSignal.timeout', () => {
    const { any, timeout } = AbortSignal;
    beforeEach(() => Object.assign(AbortSignal, { any: undefined, timeout: undefined }));
    afterEach(() => {
      jest.useRealTimers();
      Object.assign(AbortSignal, { any, timeout });
    });
    /** Answers nothing until the request is aborted, as fetch does. */
    const silent = (): void => {
      globalThis.fetch = (_input, init) =>
        new Promise((_resolve, reject) =>
          init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
        );
    };

    it('a call with a signal is answered', async () => {
      network(() => json(200, { code: 200, data: { a: 1 } }));
      const { signal } = new AbortController();
      await expect(call('GET /api/config', { signal })).resolves.toEqual({ a: 1 });
    });

    it('a call without a response ends as a timeout', async () => {
      jest.useFakeTimers();
      silent();
      const failure = thrown(call('GET /api/config', { signal: new AbortController().signal }));
      await jest.advanceTimersByTimeAsync(20_000);
      expect(await failure).toMatchObject({ code: 'timeout', status: undefined });
    });

    it.each(['before', 'after'])('an abort %s the call is sent ends it', async (moment) => {
      silent();
      const controller = new AbortController();
      if (moment === 'before') {
        controller.abort();
        globalThis.fetch = (_input, init) =>
          init?.signal?.aborted ? Promise.reject(new DOMException('aborted', 'AbortError')) : new Promise(() => {});
      }
      const failure = thrown(call('GET /api/config', { signal: controller.signal }));
      controller.abort();
      expect(await failure).toMatchObject({ name: 'AbortError' });
    });

    it('leaves no timer and no listener behind', async () => {
      jest.useFakeTimers();
      network(() => json(200, { code: 200, data: {} }));
      const { signal } = new AbortController();
      const added = jest.spyOn(signal, 'addEventListener');
      const removed = jest.spyOn(signal, 'removeEventListener');
      await call('GET /api/config', { signal });
      expect(jest.getTimerCount()).toBe(0);
      expect(removed.mock.calls).toEqual(added.mock.calls);
      expect(added).toHaveBeenCalledTimes(1);
    });
  });

  it('a TypeError of our own code is no lost connection', async () => {
    network(() => json(200, { code: 200, data: {} }));
    const circular: Record<string, unknown> = {};
    circular['self'] = circular;
    const error = await thrown(call('DELETE /api/wish/delete', { body: circular as never }));
    expect(error).toBeInstanceOf(TypeError);
    expect(error).not.toBeInstanceOf(ApiError);
  });
});
