/** A browser's storage for tests; `full` refuses as a private window does. */
export function memoryStorage({ full = false } = {}): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    clear: () => values.clear(),
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (name) => values.get(name) ?? null,
    removeItem: (name) => void values.delete(name),
    setItem: (name, value) => {
      if (full) throw new DOMException('full', 'QuotaExceededError');
      values.set(name, value);
    },
  };
}
