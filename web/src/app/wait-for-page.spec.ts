import { waitForPage } from './wait-for-page.js';

function starting(initialized: boolean) {
  const listeners = new Set<(state: { initialized: boolean }) => void>();
  const tell = (now: boolean) => listeners.forEach((listener) => listener({ initialized: now }));
  return {
    listeners,
    tell,
    router: {
      state: { initialized },
      subscribe: (listener: (state: { initialized: boolean }) => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the first page', () => {
  it('is shown at once where its code is there', async () => {
    await expect(waitForPage(starting(true).router, 500)).resolves.toBeUndefined();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('is waited for until its code has come, and then not listened to any longer', async () => {
    const { router, tell, listeners } = starting(false);
    let shown = false;
    const done = waitForPage(router, 500).then(() => (shown = true));
    tell(false);
    await Promise.resolve();
    expect(shown).toBe(false);
    tell(true);
    await done;
    expect([listeners.size, jest.getTimerCount()]).toEqual([0, 0]);
  });

  it('is waited for no longer than that', async () => {
    const { router, listeners } = starting(false);
    const done = waitForPage(router, 500);
    await jest.advanceTimersByTimeAsync(500);
    await done;
    expect(listeners.size).toBe(0);
  });
});
