import { MemoryPhotoStore } from './memory-photo-store.js';
import { tabLock, type TabLock } from './tab-lock.js';

type Callback = (lock: object | null) => unknown;

/** Web Locks of one device, as far as they are used. */
class Locks {
  private held: { free: () => void; reject: (error: Error) => void } | null = null;

  request = (_name: string, { steal = false }: LockOptions, act: Callback): Promise<unknown> => {
    if (this.held && !steal) return Promise.resolve(act(null));
    this.held?.reject(new DOMException('stolen', 'AbortError'));
    return new Promise((resolve, reject) => {
      const mine = { free: () => resolve(undefined), reject };
      this.held = mine;
      void Promise.resolve(act({})).then(() => {
        if (this.held === mine) this.held = null;
        mine.free();
      });
    });
  };
}

const pass = (ms: number): Promise<void> => jest.advanceTimersByTimeAsync(ms);
let hidden: boolean;
let leases: MemoryPhotoStore;
const tab = (holder: string): TabLock => tabLock('album:1', holder, leases);

function browserWith(locks: Locks | undefined): void {
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { locks } });
}

beforeEach(() => {
  jest.useFakeTimers();
  leases = new MemoryPhotoStore();
  hidden = false;
  Object.defineProperty(globalThis, 'document', {
    configurable: true,
    value: {
      get hidden(): boolean {
        return hidden;
      },
    },
  });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'document');
});

describe.each([
  ['with Web Locks', true],
  ['without them', false],
] as const)('C-11 the tab that sends, %s', (_how, hasLocks) => {
  beforeEach(() => browserWith(hasLocks ? new Locks() : undefined));

  it('is one at a time; the next one sends once it is done', async () => {
    const first = await tab('a').take();
    await pass(60_000);
    expect(await tab('b').take()).toBeNull();
    expect(first?.isLost()).toBe(false);
    first?.release();
    await pass(0);
    const second = await tab('b').take();
    expect(second).not.toBeNull();
    expect(await tab('a').take()).toBeNull();
    second?.release();
  });

  it('loses the lock while it is frozen, and reports that when it runs again', async () => {
    const first = await tab('a').take();
    await pass(1000);
    // The page is frozen: its timers do not run.
    jest.setSystemTime(Date.now() + 60_000);
    const second = await tab('b').take();
    expect(second).not.toBeNull();
    await pass(5_000);
    expect(first?.isLost()).toBe(true);
    expect(second?.isLost()).toBe(false);
    first?.release();
    await pass(1000);
    expect(await tab('c').take()).toBeNull();
    second?.release();
  });
});

it('C-11 a tab in the background does not take over from another with Web Locks', async () => {
  browserWith(new Locks());
  const first = await tab('a').take();
  jest.setSystemTime(Date.now() + 60_000);
  hidden = true;
  expect(await tab('b').take()).toBeNull();
  first?.release();
});
