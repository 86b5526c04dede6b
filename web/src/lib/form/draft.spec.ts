import { clearDraft, hasDraft, readDraft, writeDraft, writeDraftSoon } from './draft.js';

const stored = new Map<string, string>();
let full = false;
beforeAll(() => {
  Object.defineProperty(globalThis, 'localStorage', {
    value: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (full) throw new DOMException('full', 'QuotaExceededError');
        stored.set(key, value);
      },
      removeItem: (key: string) => stored.delete(key),
    },
    configurable: true,
  });
});
beforeEach(() => {
  stored.clear();
  full = false;
});

const saved = { name: '', phoneNo: '' };

describe('drafts', () => {
  it('keeps what was typed until it is saved or taken back', () => {
    writeDraft('register', { name: "A'isyah 🌸", phoneNo: '' }, saved);
    expect(hasDraft('register')).toBe(true);
    expect(readDraft('register', saved)).toEqual({ name: "A'isyah 🌸", phoneNo: '' });
    writeDraft('register', saved, saved);
    expect(hasDraft('register')).toBe(false);
    writeDraft('register', { name: 'x', phoneNo: '' }, saved);
    clearDraft('register');
    expect(readDraft('register', saved)).toBeUndefined();
  });

  it('forgets one that says what is saved by now: changed elsewhere later, it would come back', () => {
    writeDraft('register', { name: 'x', phoneNo: '' }, saved);
    expect(readDraft('register', { name: 'x', phoneNo: '' })).toBeUndefined();
    expect(readDraft('register', { name: 'y', phoneNo: '' })).toBeUndefined();
  });

  describe('of a key that is to be seen first', () => {
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());
    const typed = (name: string): void => writeDraftSoon('register', { name, phoneNo: '' }, saved);

    it('are written in a moment, the last of them', () => {
      typed('x');
      typed('xy');
      expect(stored.size).toBe(0);
      jest.runAllTimers();
      expect(JSON.parse(stored.get('draft:1:register') ?? '')).toEqual({ name: 'xy', phoneNo: '' });
      typed('xyz');
      jest.runAllTimers();
      expect(JSON.parse(stored.get('draft:1:register') ?? '')).toEqual({ name: 'xyz', phoneNo: '' });
    });

    it('are there for whoever reads them meanwhile', () => {
      typed('x');
      expect(hasDraft('register')).toBe(true);
      typed('xy');
      expect(readDraft('register', saved)).toEqual({ name: 'xy', phoneNo: '' });
    });

    it('do not come back after they are cleared, nor over a later one', () => {
      typed('x');
      clearDraft('register');
      jest.runAllTimers();
      expect(stored.size).toBe(0);
      typed('x');
      writeDraft('register', { name: 'later', phoneNo: '' }, saved);
      jest.runAllTimers();
      expect(readDraft('register', saved)?.name).toBe('later');
    });
  });

  it('takes only the fields that the form has', () => {
    writeDraft('register', { name: 'x', old: 1 } as unknown as typeof saved, saved);
    expect(readDraft('register', saved)).toEqual({ name: 'x', phoneNo: '' });
  });

  it.each(['{broken', 'null', '[]', '7'])('ignores what is no draft: %s', (text) => {
    stored.set('draft:1:register', text);
    expect(readDraft('register', saved)).toBeUndefined();
  });

  it('does not break typing when storage is full', () => {
    full = true;
    expect(() => writeDraft('register', { name: 'x', phoneNo: '' }, saved)).not.toThrow();
  });
});
