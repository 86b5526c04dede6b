import { moved, spliced } from './lists.js';

describe('lists', () => {
  it.each([
    [0, 1],
    [1, 0, 'x'],
    [2, 9, 'x', 'y'],
    [-1, 1],
    [9, 1, 'x'],
  ] as const)('spliced(list, %d, %d, …) does what toSpliced() does, and leaves the list as it was', (...change) => {
    const list = ['a', 'b', 'c'];
    const [start, count, ...items] = change;
    expect(spliced(list, start, count, ...items)).toEqual(list.toSpliced(start, count, ...items));
    expect(list).toEqual(['a', 'b', 'c']);
  });

  it('moved moves an item, or returns the same list', () => {
    const list = ['a', 'b', 'c'];
    expect(moved(list, 0, 2)).toEqual(['b', 'c', 'a']);
    expect(moved(list, 2, 0)).toEqual(['c', 'a', 'b']);
    for (const [from, to] of [
      [1, 1],
      [0, 3],
      [0, -1],
      [3, 0],
    ] as const)
      expect(moved(list, from, to)).toBe(list);
  });
});
