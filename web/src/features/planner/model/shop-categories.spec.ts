import { categoryName, SHOP_CATEGORIES, SUGGESTIONS } from './shop-categories.js';

describe('the planner’s categories (S-32)', () => {
  it('have their names of the dictionary, a person’s own as it was written', () => {
    expect(SHOP_CATEGORIES.map(categoryName)).toEqual([...SHOP_CATEGORIES]);
    expect(categoryName('Rombongan')).toBe('Rombongan');
    // A name of Object.prototype is a person's own category, too.
    expect(categoryName('constructor')).toBe('constructor');
  });

  it('are stored by each suggestion, which has a title', () => {
    expect(SUGGESTIONS).toHaveLength(10);
    for (const { title, category } of SUGGESTIONS) {
      expect(title).not.toBe('');
      expect(SHOP_CATEGORIES).toContain(category);
    }
  });
});
