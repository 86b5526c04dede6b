/** A small map, of some hundred entries at most, which evicts the least recently used one. */
export class LruMap<Value> {
  private readonly entries = new Map<string, Value>();

  constructor(private readonly maxSize: number) {}

  get(key: string): Value | undefined {
    const value = this.entries.get(key);
    if (value !== undefined) this.set(key, value);
    return value;
  }

  set(key: string, value: Value): void {
    this.entries.delete(key);
    this.entries.set(key, value);
    const [oldest = ''] = this.entries.keys();
    if (this.entries.size > this.maxSize) this.entries.delete(oldest);
  }

  delete(key: string): void {
    this.entries.delete(key);
  }
}
