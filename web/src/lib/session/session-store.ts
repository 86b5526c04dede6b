import { COVER_NAMES_KEY } from '@serikad/shared/designs/cover-names-key';

export interface Session {
  token: string;
  /** Empty while the person has not registered. */
  userId: string;
  /** Whether the session is kept; a token that serves for registering alone is kept in memory. */
  registered: boolean;
  /** As Google has it, for the registration form; only with a session that is not kept. */
  name?: string;
}

const TOKEN_KEY = 'token';
const USER_KEY = 'userId';
/**
 * The user who signed in last and has not signed out:
 * distinguishes, for other tabs, a sign-out from a session that ended.
 */
const LAST_USER_KEY = 'lastUserId';
/** In the tab's storage, for the moment of a reload: a session that serves for registering. */
const RELOAD_KEY = 'sessionForReload';

const afterReload = takeAfterReload();
let current: Session | null = readStored() ?? afterReload;
/** The registered user whom this document was made for. */
let lastUser = current?.registered ? current.userId : null;
if (current) write(current);
let epoch = 0;
const listeners = new Set<() => void>();
const endListeners = new Set<() => void>();

/** @returns undefined where storage is blocked */
function readStored(): Session | null | undefined {
  try {
    const token = localStorage.getItem(TOKEN_KEY);
    const userId = localStorage.getItem(USER_KEY);
    return token && userId ? { token, userId, registered: true } : null;
  } catch {
    // The session lasts as long as the page.
    return undefined;
  }
}

/** What `keepForReload` kept, once. */
function takeAfterReload(): Session | null {
  try {
    const kept = sessionStorage.getItem(RELOAD_KEY);
    sessionStorage.removeItem(RELOAD_KEY);
    return JSON.parse(kept ?? 'null') as Session | null;
  } catch {
    return null;
  }
}

function write(session: Session | null): void {
  try {
    if (session?.registered) {
      localStorage.setItem(TOKEN_KEY, session.token);
      localStorage.setItem(USER_KEY, session.userId);
      localStorage.setItem(LAST_USER_KEY, session.userId);
    } else {
      localStorage.removeItem(TOKEN_KEY);
      localStorage.removeItem(USER_KEY);
    }
  } catch {
    // As above.
  }
}

function change(session: Session | null, signedOut = false): void {
  current = session;
  const user = session?.registered ? session.userId : null;
  const replaced = user !== null && lastUser !== null && user !== lastUser;
  if ((signedOut && lastUser !== null) || replaced) epoch += 1;
  if (user !== null || signedOut) lastUser = user;
  listeners.forEach((listener) => listener());
}

/**
 * The drafts (draft.ts) and pictures (draft-pictures.ts) of every user, the names on covers (read-cover-names.ts) and
 * the chosen package (chosen-option.ts).
 */
function removeUnsaved(): void {
  try {
    indexedDB.deleteDatabase('editor-pictures');
  } catch {
    // Blocked: it has none.
  }
  try {
    const drafts = Object.keys(localStorage).filter((key) => key.startsWith('draft:'));
    [LAST_USER_KEY, COVER_NAMES_KEY, ...drafts].forEach((key) => localStorage.removeItem(key));
    sessionStorage.removeItem('chosenOption');
  } catch {
    // As above.
  }
}

function isSignedOutElsewhere(): boolean {
  try {
    return localStorage.getItem(LAST_USER_KEY) === null;
  } catch {
    return false;
  }
}

/** The one store of the session: read by the API client, and by components through `useSession`. */
export const sessionStore = {
  get: (): Session | null => current,
  token: (): string | null => current?.token ?? null,
  /** Whose drafts are kept now: the registered user's id, or empty. */
  ownerId: (): string => (current?.registered ? current.userId : ''),
  /** Another number after a sign-out and when another user has signed in: what is on the page was the user's before. */
  epoch: (): number => epoch,

  /** Signs in; kept on the device when the person is registered. */
  set(session: Session): void {
    write(session);
    change(session);
  },

  /** Signs out on this device, and removes from it all that is typed or chosen and not saved. */
  clear(): void {
    removeUnsaved();
    write(null);
    change(null, true);
  },

  /** Before a reload by the app: keeps a session that serves for registering, which would end with the document. */
  keepForReload(): void {
    if (current === null || current.registered) return;
    try {
      sessionStorage.setItem(RELOAD_KEY, JSON.stringify(current));
    } catch {
      // Storage is blocked: the person signs in again, and the form is filled in from its draft.
    }
  },

  /**
   * Ends the session that used this token, and leaves one that began since.
   * The user's drafts stay for the next sign-in.
   */
  endIf(token: string | null): void {
    if (current === null || current.token !== token) return;
    write(null);
    change(null);
    endListeners.forEach((listener) => listener());
  },

  /** Calls when the server has ended the session, not at a sign-out. @returns unsubscribes */
  onEnd(listener: () => void): () => void {
    endListeners.add(listener);
    return () => endListeners.delete(listener);
  },

  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  /** Takes the session that the device has now: other tabs may have changed it. */
  readAgain(): void {
    const stored = readStored();
    if (stored === undefined) return;
    // A session that serves for registering alone is in no storage.
    if (stored === null && (current === null || !current.registered)) return;
    if (stored?.token === current?.token) return;
    change(stored, stored === null && isSignedOutElsewhere());
  },

  /** Follows signing in and out in other tabs. @returns how to stop */
  followOtherTabs(): () => void {
    const onStorage = (event: StorageEvent) => {
      if (event.key === TOKEN_KEY || event.key === USER_KEY || event.key === null) this.readAgain();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  },
};
