import { chosenOption, storeOption } from './chosen-option.js';

describe('the package that was chosen', () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    const storage = {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
      removeItem: (name: string) => void kept.delete(name),
    };
    Object.defineProperty(globalThis, 'sessionStorage', { value: storage, configurable: true });
  });

  it('is kept until it is ordered', () => {
    expect(chosenOption()).toBeNull();
    storeOption('rsvp-standard');
    expect(chosenOption()).toBe('rsvp-standard');
    storeOption(null);
    expect(chosenOption()).toBeNull();
  });

  it('is none where the price list does not have it, or without storage', () => {
    kept.set('chosenOption', 'gold-plan');
    expect(chosenOption()).toBeNull();
    Object.defineProperty(globalThis, 'sessionStorage', { value: undefined, configurable: true });
    storeOption('rsvp-standard');
    expect(chosenOption()).toBeNull();
  });
});
