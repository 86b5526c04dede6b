import type { LeaseStore } from './album.types.js';

/** A lease that was not renewed for so long may be taken by another tab: its page is closed or frozen. */
const LEASE_MS = 15_000;
const RENEW_MS = 5_000;

export interface Hold {
  /** Whether another tab has taken over, because this one was frozen. */
  isLost: () => boolean;
  release: () => void;
}

/** Lets one of the device's tabs send. */
export interface TabLock {
  /** @returns `null` while another tab sends */
  take: () => Promise<Hold | null>;
}

/** For photos that no other tab has. */
export const NO_OTHER_TABS: TabLock = {
  take: () => Promise.resolve({ isLost: () => false, release: () => undefined }),
};

/**
 * One tab at a time, by Web Locks where there are: the browser frees them when a page goes. A lease in the database
 * says beside it whether the tab still runs, since a phone keeps the lock of a page that it has frozen; it is the lock
 * where there are no Web Locks (plain http, old iPhones).
 * @param holder this page's own name
 */
export function tabLock(name: string, holder: string, leases: LeaseStore): TabLock {
  const renew = (force = false): Promise<boolean> => leases.takeLease(name, holder, Date.now() + LEASE_MS, force);
  const hold = (free: () => void): Hold => {
    let lost = false;
    const timer = setInterval(() => {
      // A database that fails for once is no other tab.
      renew().then(
        (own) => void (lost ||= !own),
        () => undefined,
      );
    }, RENEW_MS);
    return {
      isLost: () => lost,
      release: () => {
        clearInterval(timer);
        void leases.dropLease(name, holder).catch(() => undefined);
        free();
      },
    };
  };
  return {
    take: async () => {
      const locks = webLocks();
      if (!locks) return (await renew()) ? hold(() => undefined) : null;
      let free = await request(locks, name, { ifAvailable: true });
      // The tab that has it may be frozen; then the visible one continues.
      if (!free && !document.hidden && (await renew())) free = await request(locks, name, { steal: true });
      if (!free) return null;
      await renew(true).catch(() => undefined);
      return hold(free);
    },
  };
}

function webLocks(): LockManager | undefined {
  return typeof navigator === 'undefined' ? undefined : (navigator as Partial<Navigator>).locks;
}

/** @returns a function that frees it; `null` when it is not available */
function request(locks: LockManager, name: string, options: LockOptions): Promise<(() => void) | null> {
  return new Promise((resolve) => {
    locks
      .request(name, options, (lock) => {
        if (!lock) {
          resolve(null);
          return undefined;
        }
        return new Promise<void>((free) => resolve(() => free()));
      })
      // Another tab took it over, which the lease holds as well; or the browser refuses locks.
      .catch(() => resolve(null));
  });
}
