import { categoryName, SHOP_CATEGORIES, SUGGESTIONS } from './shop-categories.js';

describe('the planner’s categories (S-32)', () => {
  it('a shop category shows by its dictionary name, a person’s own as it was written', () => {
    expect(SHOP_CATEGORIES.map(categoryName)).toEqual([...SHOP_CATEGORIES]);
    expect(categoryName('Rombongan')).toBe('Rombongan');
    // A name of Object.prototype is a person's own category, too.
    expect(categoryName('constructor')).toBe('constructor');
  });

  it('each suggestion has a title and stores a category of the shop', () => {
    expect(SUGGESTIONS).toHaveLength(10);
    for (const { title, category } of SUGGESTIONS) {
      expect(title).not.toBe('');
      expect(SHOP_CATEGORIES).toContain(category);
    }
  });
});
