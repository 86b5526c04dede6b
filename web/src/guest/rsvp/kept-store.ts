/**
 * Values of one page that this browser stores as JSON. One that keeps nothing (private mode, full) has them as long as
 * the page is open. Every tab reads them at the moment in which it acts.
 */
export class KeptStore<Kept extends object> {
  private readonly unkept = new Map<string, string>();

  /**
   * @param name the key in localStorage of a value
   * @param isKept whether a value was written by this page; anything else is read as `null`
   */
  constructor(
    protected readonly name: (key: keyof Kept) => string,
    private readonly isKept: (value: unknown, key: keyof Kept) => boolean,
  ) {}

  read<Key extends keyof Kept>(key: Key): Kept[Key] | null {
    try {
      const text = this.unkept.get(this.name(key)) ?? localStorage.getItem(this.name(key));
      const value: unknown = text === null ? null : JSON.parse(text);
      return this.isKept(value, key) ? (value as Kept[Key]) : null;
    } catch {
      return null;
    }
  }

  /** @param value `null` removes it */
  write<Key extends keyof Kept>(key: Key, value: Kept[Key] | null): void {
    const name = this.name(key);
    this.unkept.delete(name);
    try {
      if (value === null) localStorage.removeItem(name);
      else localStorage.setItem(name, JSON.stringify(value));
    } catch {
      if (value !== null) this.unkept.set(name, JSON.stringify(value));
    }
  }
}
