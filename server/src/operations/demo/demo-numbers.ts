/** Numbers that look like chance and are the same at every run (mulberry32). */
export class DemoNumbers {
  constructor(private state: number) {}

  /** From 0 up to, but not including 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from `least` to `most`, both included. */
  whole(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  /** The same things in another order. */
  shuffled<T>(things: readonly T[]): T[] {
    return things
      .map((thing) => ({ thing, place: this.next() }))
      .sort((a, b) => a.place - b.place)
      .map(({ thing }) => thing);
  }
}
