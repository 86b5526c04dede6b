import { SharedReads } from './shared-reads.js';

/** Reads that end when the test says so. */
function blockedReads(): { begun: string[]; end: (result: string) => void; reads: SharedReads<string> } {
  const begun: string[] = [];
  const ends: ((result: string) => void)[] = [];
  const reads = new SharedReads<string>((key) => {
    begun.push(key);
    return new Promise((resolve) => ends.push(resolve));
  });
  return { begun, reads, end: (result) => ends.shift()?.(result) };
}

describe('SharedReads', () => {
  it('reads once for all calls that waited for the read before, which they never join', async () => {
    const { begun, reads, end } = blockedReads();
    const first = reads.get('a');
    const waiting = [reads.get('a'), reads.get('a')];
    expect(begun).toEqual(['a']);
    end('old');
    expect(await first).toBe('old');
    await new Promise(setImmediate);
    expect(begun).toEqual(['a', 'a']);
    end('new');
    expect(await Promise.all(waiting)).toEqual(['new', 'new']);
  });

  it('reads different keys at the same time', async () => {
    const { begun, reads, end } = blockedReads();
    const results = [reads.get('a'), reads.get('b')];
    expect(begun).toEqual(['a', 'b']);
    end('A');
    end('B');
    expect(await Promise.all(results)).toEqual(['A', 'B']);
  });

  it('rejects all calls that share a read which fails, and reads again for the next', async () => {
    let reads = 0;
    const shared = new SharedReads((key: string) => {
      reads += 1;
      return reads > 2 ? Promise.resolve(key) : Promise.reject(new Error(`read ${reads}`));
    });
    const results = await Promise.allSettled([shared.get('a'), shared.get('a'), shared.get('a')]);
    expect(results.map((result) => (result.status === 'rejected' ? result.reason.message : result.value))).toEqual([
      'read 1',
      'read 2',
      'read 2',
    ]);
    expect(await shared.get('a')).toBe('a');
  });
});
