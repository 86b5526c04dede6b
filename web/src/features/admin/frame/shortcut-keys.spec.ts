import { meantKey, SHORTCUTS, typedAhead } from './shortcut-keys.js';

type Press = Parameters<typeof meantKey>[0];
const press = (key: string, change: Partial<Press> = {}): Press => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  defaultPrevented: false,
  isComposing: false,
  repeat: false,
  ...change,
});

describe('D-02 the keys of the admin pages', () => {
  it.each(['j', 'k', 'b', '/', '?'])('are the same with and without caps lock: %s', (key) => {
    expect(meantKey(press(key), false)).toBe(key);
    expect(meantKey(press(key.toUpperCase()), false)).toBe(key);
  });

  it.each<[string, Partial<Press>]>([
    ['Ctrl', { ctrlKey: true }],
    ['Cmd', { metaKey: true }],
    ['Alt', { altKey: true }],
    ['an input method', { isComposing: true }],
    ['a handler that took the key', { defaultPrevented: true }],
  ])('mean nothing with %s', (_name, change) => {
    expect(meantKey(press('b', change), false)).toBeUndefined();
  });

  it('mean nothing while something is typed', () => {
    expect(meantKey(press('b'), true)).toBeUndefined();
  });

  it('walk when they are held down, and do nothing else twice', () => {
    expect(meantKey(press('j', { repeat: true }), false)).toBe('j');
    expect(meantKey(press('w', { repeat: true }), false)).toBeUndefined();
  });

  it.each(['Enter', 'Tab', 'Escape', 'ArrowDown'])('leave %s to the browser', (key) => {
    expect(meantKey(press(key), false)).toBeUndefined();
  });

  it('are each said once in a group, and none everywhere is another’s in a group', () => {
    const all = Object.values(SHORTCUTS);
    const everywhere = all.filter(({ group }) => group === 'everywhere').map(({ key }) => key);
    for (const group of ['list', 'order']) {
      const keys = [...everywhere, ...all.filter((shortcut) => shortcut.group === group).map(({ key }) => key)];
      expect(new Set(keys).size).toBe(keys.length);
    }
  });
});

describe('typedAhead', () => {
  const typed = (keys: readonly string[]) =>
    keys.reduce<string | undefined>((text, key) => (text === undefined ? text : typedAhead(text, press(key))), '');

  it('D-02 collects what is typed before the search is there, corrections included', () => {
    expect(typed(['b', 'm', ' ', 'x', 'Backspace', 'é'])).toBe('bm é');
    expect(typed(['Backspace'])).toBe('');
  });

  it('D-02 leaves what types nothing to the browser', () => {
    expect(typed(['a', 'Tab'])).toBeUndefined();
    expect(typedAhead('a', press('r', { ctrlKey: true }))).toBeUndefined();
  });
});
