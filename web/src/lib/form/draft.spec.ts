import { sessionStore } from '../session/session-store.js';
import { clearBegunDrafts, clearOldDrafts, hasDrafts, takeOverDrafts } from './all-drafts.js';
import { clearDraft, draftOwner, hasDraft, readDraft, writeDraft, writeDraftSoon } from './draft.js';

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
      key: (index: number) => [...stored.keys()][index] ?? null,
      get length() {
        return stored.size;
      },
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
  it('keep what was typed until it is saved or taken back', () => {
    writeDraft('register', { name: "A'isyah 🌸", phoneNo: '' }, saved);
    expect(hasDraft('register')).toBe(true);
    expect(readDraft('register', saved)).toEqual({ name: "A'isyah 🌸", phoneNo: '' });
    writeDraft('register', saved, saved);
    expect(hasDraft('register')).toBe(false);
    writeDraft('register', { name: 'x', phoneNo: '' }, saved);
    clearDraft('register');
    expect(readDraft('register', saved)).toBeUndefined();
  });

  it('removes a draft that equals what is saved by now: changed elsewhere later, it would come back', () => {
    writeDraft('register', { name: 'x', phoneNo: '' }, saved);
    expect(readDraft('register', { name: 'x', phoneNo: '' })).toBeUndefined();
    expect(readDraft('register', { name: 'y', phoneNo: '' })).toBeUndefined();
  });

  describe('written by writeDraftSoon', () => {
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());
    const typed = (name: string): void => writeDraftSoon('register', { name, phoneNo: '' }, saved);

    it('are written in a moment, the last of them', () => {
      typed('x');
      typed('xy');
      expect(stored.size).toBe(0);
      jest.runAllTimers();
      expect(JSON.parse(stored.get('draft:2::register') ?? '')).toEqual({ name: 'xy', phoneNo: '' });
      typed('xyz');
      jest.runAllTimers();
      expect(JSON.parse(stored.get('draft:2::register') ?? '')).toEqual({ name: 'xyz', phoneNo: '' });
    });

    it('can be read meanwhile', () => {
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

  it('take only the fields that the form has', () => {
    writeDraft('register', { name: 'x', old: 1 } as unknown as typeof saved, saved);
    expect(readDraft('register', saved)).toEqual({ name: 'x', phoneNo: '' });
  });

  it.each(['{broken', 'null', '[]', '7'])('are not read from what is no draft: %s', (text) => {
    stored.set('draft:2::register', text);
    expect(readDraft('register', saved)).toBeUndefined();
  });

  it('keep what is typed as long as the page when storage is full or blocked', () => {
    full = true;
    writeDraft('register', { name: 'x', phoneNo: '' }, saved);
    expect(stored.size).toBe(0);
    expect(readDraft('register', saved)).toEqual({ name: 'x', phoneNo: '' });
    full = false;
    writeDraft('register', { name: 'xy', phoneNo: '' }, saved);
    expect(stored.get('draft:2::register')).toContain('xy');
    clearDraft('register');
    expect(hasDraft('register')).toBe(false);
  });
});

describe('drafts belong to the user who typed them', () => {
  const session = (userId: string) => ({ token: `t-${userId}`, userId, registered: true });
  const typed = (name: string) => writeDraft('order-form', { name, phoneNo: '' }, saved);
  const read = () => readDraft('order-form', saved)?.name;
  beforeEach(() => sessionStore.clear());

  it('are not read by another user, nor signed out', () => {
    sessionStore.set(session('a'));
    typed('Siti');
    sessionStore.endIf('t-a');
    expect(read()).toBeUndefined();
    sessionStore.set(session('b'));
    expect(read()).toBeUndefined();
    sessionStore.set(session('a'));
    expect(read()).toBe('Siti');
  });

  it('are carried over when typed signed out at the first sign-in, and then belong to that user', () => {
    typed('Rahsia');
    takeOverDrafts('a');
    sessionStore.set(session('a'));
    expect(read()).toBe('Rahsia');
    sessionStore.endIf('t-a');
    expect(read()).toBeUndefined();
    takeOverDrafts('b');
    sessionStore.set(session('b'));
    expect(read()).toBeUndefined();
    expect([...stored.keys()].filter((key) => key.startsWith('draft:'))).toEqual([]);
  });

  it('are carried over on a device whose storage is full', () => {
    typed('Rahsia');
    full = true;
    takeOverDrafts('a');
    sessionStore.set(session('a'));
    expect(read()).toBe('Rahsia');
    sessionStore.clear();
    expect(read()).toBeUndefined();
  });

  it('stay the first user’s in an open form, also what is typed after the session ended', () => {
    const owner = draftOwner();
    expect(owner()).toBe('');
    sessionStore.set(session('a'));
    expect(owner()).toBe('a');
    sessionStore.endIf('t-a');
    expect(owner()).toBe('a');
    sessionStore.set(session('b'));
    expect(owner()).toBe('a');
  });

  it('are counted for their user alone, with those that wait to be written', () => {
    sessionStore.set(session('a'));
    writeDraftSoon('order-form', { name: 'x', phoneNo: '' }, saved);
    expect([hasDrafts('a'), hasDrafts('b'), hasDrafts('')]).toEqual([true, false, false]);
  });

  it('are removed where they are of version 1, without an owner', () => {
    stored.set('draft:1:order-form', '{"name":"Siti"}');
    typed('x');
    clearOldDrafts();
    expect([...stored.keys()].filter((key) => key.startsWith('draft:'))).toEqual(['draft:2::order-form']);
  });
});

describe('a draft from before the form changed', () => {
  const form = { couple: { bride: { name: '', photo: '' }, order: 'bride-first' }, rows: [] as string[], size: 16 };

  it('gets the fields that it lacks, at any depth, and loses those of another type', () => {
    stored.set('draft:2::names', '{"couple":{"bride":{"name":"Siti","old":1},"order":7},"rows":"x","size":"16"}');
    expect(readDraft('names', form)).toEqual({
      ...form,
      couple: { ...form.couple, bride: { name: 'Siti', photo: '' } },
    });
  });

  it('keeps null where a field may be absent, and values of optional fields', () => {
    const initial = { style: { font: 'a' } as { font: string } | null, limit: null as number | null };
    stored.set('draft:2::styles', '{"style":null,"limit":4}');
    expect(readDraft('styles', initial)).toEqual({ style: null, limit: 4 });
  });

  it('is removed when the page that began with it cannot be shown, and no other is', () => {
    stored.set('draft:2::names', '{"size":17}');
    stored.set('draft:2::other', '{"size":18}');
    expect(readDraft('names', form)?.size).toBe(17);
    clearBegunDrafts();
    expect(readDraft('names', form)).toBeUndefined();
    expect(readDraft('other', form)?.size).toBe(18);
  });
});
