import { memoryStorage } from '../testing/memory-storage.js';
import { guestKey, hasGuestKey } from './guest-key.js';

beforeEach(() => {
  globalThis.localStorage = memoryStorage();
});

describe('C-11 X78 the key of a guest’s device', () => {
  it('is 24 random letters and digits, another one for each invitation, and stays', () => {
    const key = guestKey('a');
    expect(key).toMatch(/^[0-9A-Za-z]{24}$/);
    expect(guestKey('b')).not.toBe(key);
    expect(guestKey('a')).toBe(key);
    expect(localStorage.getItem('album-key:a')).toBe(key);
    expect(hasGuestKey('a')).toBe(true);
    expect(hasGuestKey('c')).toBe(false);
  });

  it('has every letter as often as the others', () => {
    const counts = new Map<string, number>();
    for (let made = 0; made < 2000; made += 1) {
      for (const letter of guestKey(`of-${made}`)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
    }
    const expected = (2000 * 24) / 62;
    expect(counts.size).toBe(62);
    for (const count of counts.values()) expect(Math.abs(count - expected)).toBeLessThan(expected * 0.2);
  });

  it('is made anew where something else is stored', () => {
    localStorage.setItem('album-key:a', 'short');
    expect(guestKey('a')).toMatch(/^[0-9A-Za-z]{24}$/);
  });

  it('is the same as long as the page is open where the browser stores nothing', () => {
    globalThis.localStorage = memoryStorage({ full: true });
    expect(guestKey('private')).toBe(guestKey('private'));
    expect(hasGuestKey('private')).toBe(true);
  });
});
