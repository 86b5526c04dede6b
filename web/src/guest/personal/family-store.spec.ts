import { memoryStorage } from '../testing/memory-storage.js';
import { FamilyStore } from './family-store.js';

const words = { answer: 'coming', adults: 2, children: 1, message: 'Tahniah' } as const;

beforeEach(() => {
  globalThis.localStorage = memoryStorage();
});

describe('G-08 what a browser stores of a family', () => {
  it('is there for that family alone, after a reload too', () => {
    new FamilyStore('one').write('draft', words);
    expect(new FamilyStore('one').read('draft')).toEqual(words);
    expect(new FamilyStore('two').read('draft')).toBeNull();
    expect(new FamilyStore('one').read('pending')).toBeNull();
  });

  it('is gone when it was sent', () => {
    const store = new FamilyStore('one');
    store.write('pending', words);
    store.write('pending', null);
    expect(store.read('pending')).toBeNull();
  });

  it.each([
    'null',
    '{}',
    '[]',
    '"coming"',
    '{"answer":"coming"}',
    '{"answer":"x","adults":1,"children":0,"message":""}',
    '{',
  ])('is nothing where something else wrote %s', (text) => {
    localStorage.setItem('family-draft:one', text);
    expect(new FamilyStore('one').read('draft')).toBeNull();
  });

  it('is remembered while the page is open where the browser stores nothing', () => {
    localStorage.setItem = () => {
      throw new Error('full');
    };
    const store = new FamilyStore('one');
    store.write('draft', words);
    store.write('opened', true);
    expect([store.read('draft'), store.read('opened')]).toEqual([words, true]);
  });
});
