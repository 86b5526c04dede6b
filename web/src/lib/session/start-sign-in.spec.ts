import { clearPendingSignIn, pendingSignIn } from './start-sign-in.js';

const stored = new Map<string, string>();
beforeAll(() => {
  Object.defineProperty(globalThis, 'sessionStorage', {
    value: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    },
    configurable: true,
  });
});
beforeEach(() => stored.clear());

describe('what is remembered while away at Google', () => {
  it('is empty when there is nothing, or rubbish', () => {
    expect(pendingSignIn()).toEqual({});
    stored.set('pendingSignIn', '{oops');
    expect(pendingSignIn()).toEqual({});
  });

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', 7])(
    'never leads out of the shop: %j',
    (returnTo) => {
      stored.set('pendingSignIn', JSON.stringify({ returnTo, origin: 'elsewhere' }));
      expect(pendingSignIn()).toEqual({});
    },
  );

  it('keeps a page of our own and the origin, until it is cleared', () => {
    const pending = { returnTo: '/invitation/form/new?design=cv0001', origin: 'invitation' };
    stored.set('pendingSignIn', JSON.stringify(pending));
    expect(pendingSignIn()).toEqual(pending);
    clearPendingSignIn();
    expect(pendingSignIn()).toEqual({});
  });
});
