/** What localStorage refused, because it is blocked or full: held as long as the page is open. */
const memory = new Map<string, string>();

/** Texts in localStorage, or in memory where that is blocked or full. Nothing here throws. */
export const deviceStorage = {
  get(key: string): string | null {
    const text = memory.get(key);
    if (text !== undefined) return text;
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },

  set(key: string, text: string): void {
    try {
      localStorage.setItem(key, text);
      memory.delete(key);
    } catch {
      memory.set(key, text);
    }
  },

  remove(key: string): void {
    memory.delete(key);
    try {
      localStorage.removeItem(key);
    } catch {
      // Blocked: there is nothing in it.
    }
  },

  /** Whether something lasts only as long as the page. */
  hasRefused: (): boolean => memory.size > 0,

  /** Drops what localStorage refused. */
  clearMemory(): void {
    memory.clear();
  },

  keys(prefix: string): string[] {
    const keys = new Set(memory.keys());
    try {
      for (let index = 0; index < localStorage.length; index++) keys.add(localStorage.key(index) ?? '');
    } catch {
      // As above.
    }
    return [...keys].filter((key) => key.startsWith(prefix));
  },
};
