import { markLoad, scrollKey } from './scroll-key.js';

const first = { key: 'default' };
let state: unknown;

/** The browser is at an entry with this state. */
function at(entry: unknown): void {
  state = entry;
}

describe('the key of a scroll position', () => {
  beforeEach(() => {
    const history = {
      get state() {
        return state;
      },
      replaceState: (next: unknown) => at(next),
    };
    Object.defineProperty(globalThis, 'history', { value: history, configurable: true });
  });

  it('is the router’s own for every entry but the first of a document', () => {
    expect(scrollKey({ key: 'abc' })).toBe('abc');
  });

  it('is new after each fresh load, and the same after a reload or Back', () => {
    at(null);
    markLoad('1');
    const before = scrollKey(first);
    const entry = state;
    at(null);
    markLoad('2');
    expect(scrollKey(first)).not.toBe(before);
    at(entry);
    markLoad('3');
    expect(scrollKey(first)).toBe(before);
  });

  it('keeps what the router put into the entry, and knows the entry when the history has gone on', () => {
    at({ idx: 0 });
    markLoad('4');
    expect(state).toEqual({ idx: 0, load: '4' });
    const here = scrollKey(first);
    at({ idx: 1, key: 'abc' });
    expect(scrollKey(first)).toBe(here);
  });
});
