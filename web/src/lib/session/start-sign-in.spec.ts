import { clearPendingSignIn, pendingSignIn, rememberSignIn, startSignIn, tookSignInMark } from './start-sign-in.js';

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

describe('the mark of a sign-in that began in this tab', () => {
  const left: string[] = [];
  beforeAll(() => {
    const location = { assign: (address: string) => left.push(address) };
    Object.defineProperty(globalThis, 'window', { value: { location }, configurable: true });
  });

  it('is there after the sign-in began, once', () => {
    expect(tookSignInMark()).toBe(false);
    startSignIn({ returnTo: '/pricing' });
    expect(left).toEqual(['/user/google-auth']);
    expect(tookSignInMark()).toBe(true);
    expect(tookSignInMark()).toBe(false);
    expect(stored.has('signInMark')).toBe(false);
    expect(pendingSignIn()).toEqual({ returnTo: '/pricing' });
  });

  it.each(['getItem', 'setItem'] as const)('without a storage that works (%s) the cookie alone decides', (broken) => {
    const refuse = jest.spyOn(sessionStorage, broken).mockImplementation(() => {
      throw new Error('SecurityError');
    });
    startSignIn();
    expect(tookSignInMark()).toBe(true);
    rememberSignIn({ returnTo: '/pricing' });
    expect(pendingSignIn()).toEqual({});
    refuse.mockRestore();
  });
});
