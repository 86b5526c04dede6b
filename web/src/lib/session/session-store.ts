/** Who is signed in on this device. */
export interface Session {
  token: string;
  /** Empty while the person has not registered. */
  userId: string;
  /** Whether the session is kept; a token that serves for registering alone lives in memory. */
  registered: boolean;
}

const TOKEN_KEY = 'token';
const USER_KEY = 'userId';

let current: Session | null = readStored();
const listeners = new Set<() => void>();
const endListeners = new Set<() => void>();

function readStored(): Session | null {
  try {
    const token = localStorage.getItem(TOKEN_KEY);
    const userId = localStorage.getItem(USER_KEY);
    return token && userId ? { token, userId, registered: true } : null;
  } catch {
    // Storage is blocked: the session lasts as long as the page.
    return null;
  }
}

function write(session: Session | null): void {
  try {
    if (session?.registered) {
      localStorage.setItem(TOKEN_KEY, session.token);
      localStorage.setItem(USER_KEY, session.userId);
    } else {
      localStorage.removeItem(TOKEN_KEY);
      localStorage.removeItem(USER_KEY);
    }
  } catch {
    // As above.
  }
}

function change(session: Session | null): void {
  current = session;
  listeners.forEach((listener) => listener());
}

/** The one place that knows the session: read by the API client, and by components through `useSession`. */
export const sessionStore = {
  get: (): Session | null => current,
  token: (): string | null => current?.token ?? null,

  /** Signs in; kept on the device when the person is registered. */
  set(session: Session): void {
    write(session);
    change(session);
  },

  /** Signs out on this device. What was typed stays in its drafts. */
  clear(): void {
    write(null);
    change(null);
  },

  /** Ends the session that used this token, and leaves one that began since. */
  endIf(token: string | null): void {
    if (current === null || current.token !== token) return;
    this.clear();
    endListeners.forEach((listener) => listener());
  },

  /** To be told when the server has ended the session: nobody has asked to sign out. @returns how to stop */
  onEnd(listener: () => void): () => void {
    endListeners.add(listener);
    return () => endListeners.delete(listener);
  },

  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  /** Follows signing in and out in other tabs. @returns how to stop */
  followOtherTabs(): () => void {
    const onStorage = (event: StorageEvent) => {
      if (event.key === TOKEN_KEY || event.key === USER_KEY || event.key === null) change(readStored());
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  },
};
