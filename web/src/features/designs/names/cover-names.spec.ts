// A module of its own: what it declares is not the other tests'.
export {};

const stored = new Map<string, string>();
Object.defineProperty(globalThis, 'localStorage', {
  value: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  },
  configurable: true,
});

/** The modules of a page that opens now. */
async function open() {
  jest.resetModules();
  const { coverNames } = await import('./cover-names.js');
  const { hasCoverNames, takeOverCoverNames, NO_NAMES } = await import('../../../lib/read-cover-names.js');
  const { sessionStore } = await import('../../../lib/session/session-store.js');
  return { coverNames, hasCoverNames, takeOverCoverNames, sessionStore, NO_NAMES };
}
const couple = { bride: 'Siti', groom: 'Ali', date: '2027-02-06' };
const session = (userId: string) => ({ token: `t-${userId}`, userId, registered: true });
beforeEach(() => stored.clear());

describe('the names on covers', () => {
  it('W-08 are kept on the device until they are removed', async () => {
    const first = await open();
    first.coverNames.set(() => couple);
    const second = await open();
    expect(second.coverNames.get()).toEqual(couple);
    second.coverNames.set(() => second.NO_NAMES);
    expect(stored.size).toBe(0);
    expect((await open()).coverNames.get()).toEqual(first.NO_NAMES);
  });

  it.each(['{broken', 'null', '[]', '7', '{"bride":1}', '{"bride":"a","groom":null}'])(
    'W-08 are ignored when they are something else: %s',
    async (text) => {
      stored.set('coverNames', text);
      const { coverNames, hasCoverNames } = await open();
      expect(hasCoverNames(coverNames.get())).toBe(false);
    },
  );

  it('W-08 are cut to what an invitation takes; a day that does not exist is left out', async () => {
    stored.set('coverNames', JSON.stringify({ bride: '🌸'.repeat(60), groom: '', date: '2027-02-30', owner: '' }));
    const { coverNames } = await open();
    expect(coverNames.get()).toEqual({ bride: '🌸'.repeat(40), groom: '', date: '' });
  });

  it('W-08 typed signed out are the next user’s, and no other’s', async () => {
    const page = await open();
    page.coverNames.set(() => couple);
    page.takeOverCoverNames('a');
    page.sessionStore.set(session('a'));
    expect((await open()).coverNames.get()).toEqual(couple);
    // The session of a has ended, without a sign-out; b signs in.
    const later = await open();
    later.sessionStore.endIf('t-a');
    const other = await open();
    expect(other.coverNames.get()).toEqual(other.NO_NAMES);
    other.takeOverCoverNames('b');
    expect(stored.has('coverNames')).toBe(false);
  });

  it('W-08 are removed by a sign-out, from the page as well', async () => {
    const page = await open();
    page.sessionStore.set(session('a'));
    page.coverNames.set(() => couple);
    const seen = jest.fn();
    page.coverNames.subscribe(seen);
    page.sessionStore.clear();
    expect(seen).toHaveBeenCalled();
    expect(page.coverNames.get()).toEqual(page.NO_NAMES);
    expect(stored.has('coverNames')).toBe(false);
  });
});
