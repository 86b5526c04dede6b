const stored = new Map<string, string>();
const refuse = { on: false };
const listeners = new Map<string, (event: object) => void>();
const guarded = <T>(work: () => T): T => {
  if (refuse.on) throw new Error('SecurityError');
  return work();
};
Object.defineProperty(globalThis, 'localStorage', {
  value: {
    getItem: (key: string) => guarded(() => stored.get(key) ?? null),
    setItem: (key: string, value: string) => guarded(() => void stored.set(key, value)),
    removeItem: (key: string) => guarded(() => stored.delete(key)),
  },
  configurable: true,
});
const ofTab = new Map<string, string>();
Object.defineProperty(globalThis, 'sessionStorage', {
  value: {
    getItem: (key: string) => guarded(() => ofTab.get(key) ?? null),
    setItem: (key: string, value: string) => guarded(() => void ofTab.set(key, value)),
    removeItem: (key: string) => guarded(() => ofTab.delete(key)),
  },
  configurable: true,
});
Object.defineProperty(globalThis, 'window', {
  value: {
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    removeEventListener: () => undefined,
  },
  configurable: true,
});

const a = { token: 't-a', userId: 'a', registered: true };
const b = { token: 't-b', userId: 'b', registered: true };

/** The store of a document that opens now. */
async function open() {
  jest.resetModules();
  const { sessionStore } = await import('./session-store.js');
  return sessionStore;
}
const tellOtherTabs = () => listeners.get('storage')?.({ key: 'token' });

beforeEach(() => {
  stored.clear();
  ofTab.clear();
  refuse.on = false;
});

describe('the user of a page', () => {
  it('the page starts again after a sign-out, not when the session ends or begins', async () => {
    const store = await open();
    store.set(a);
    store.endIf('t-a');
    store.set(a);
    expect(store.epoch()).toBe(0);
    store.clear();
    expect(store.epoch()).toBe(1);
    store.set(b);
    expect(store.epoch()).toBe(1);
  });

  it('the page starts again when another user signs in where a session had ended', async () => {
    const store = await open();
    store.set(a);
    store.endIf('t-a');
    store.set(b);
    expect(store.epoch()).toBe(1);
  });

  it.each([
    ['a sign-out', () => ['token', 'userId', 'lastUserId'].forEach((key) => stored.delete(key)), 1, ''],
    ['a session that ended', () => ['token', 'userId'].forEach((key) => stored.delete(key)), 0, ''],
    [
      'another user',
      () => ['token', 'userId', 'lastUserId'].forEach((key) => stored.set(key, key === 'token' ? 't-b' : 'b')),
      1,
      'b',
    ],
  ])('the page follows %s in another tab', async (_what, change, epoch, owner) => {
    const store = await open();
    store.followOtherTabs();
    store.set(a);
    change();
    tellOtherTabs();
    expect(store.ownerId()).toBe(owner);
    expect(store.epoch()).toBe(epoch);
  });

  it('a session from before this version counts as the user’s when another tab ends it', async () => {
    stored.set('token', 't-a');
    stored.set('userId', 'a');
    const store = await open();
    store.followOtherTabs();
    ['token', 'userId'].forEach((key) => stored.delete(key));
    tellOtherTabs();
    expect(store.get()).toBeNull();
    expect(store.epoch()).toBe(0);
  });

  it('without storage the session lasts as long as the page, also when the page is restored', async () => {
    refuse.on = true;
    const store = await open();
    store.set(a);
    store.readAgain();
    expect(store.ownerId()).toBe('a');
    store.clear();
    expect(store.ownerId()).toBe('');
  });

  it('a sign-out removes the package that was chosen; the end of a session does not', async () => {
    const store = await open();
    store.set(a);
    ofTab.set('chosenOption', 'rsvp-standard');
    store.endIf('t-a');
    expect(ofTab.get('chosenOption')).toBe('rsvp-standard');
    store.set(a);
    store.clear();
    expect(ofTab.has('chosenOption')).toBe(false);
  });

  it('a session that serves for registering alone survives the look at storage', async () => {
    const store = await open();
    store.set({ ...a, registered: false });
    store.readAgain();
    expect(store.token()).toBe('t-a');
    expect(store.ownerId()).toBe('');
  });

  it('a session that serves for registering is kept through one reload by the app, and only then', async () => {
    const registering = { token: 't-new', userId: '', registered: false, name: 'Puan Baharu' };
    (await open()).set(registering);
    expect((await open()).get()).toBeNull();
    const store = await open();
    store.set(registering);
    store.keepForReload();
    const after = await open();
    expect(after.get()).toEqual(registering);
    // The registration then is the first user of this document, not another one.
    after.set(a);
    expect(after.epoch()).toBe(0);
    expect(ofTab.size).toBe(0);
  });

  it('a registered session is not copied for a reload, and a blocked storage keeps none', async () => {
    const store = await open();
    store.set(a);
    store.keepForReload();
    expect(ofTab.size).toBe(0);
    store.set({ ...a, registered: false });
    refuse.on = true;
    store.keepForReload();
    refuse.on = false;
    expect((await open()).get()).toBeNull();
  });
});
