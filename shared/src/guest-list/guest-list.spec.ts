import { tableText } from './guest-list.js';

describe('the table of a family (G-01)', () => {
  it.each([
    ['5', 'Meja 5'],
    ['VIP 3', 'Meja VIP 3'],
    ['Mejar Ali', 'Meja Mejar Ali'],
    ['Meja 5', 'Meja 5'],
    ['meja pengantin', 'meja pengantin'],
    ['Table 5', 'Table 5'],
  ])('G-01 %j is shown as %j', (table, shown) => {
    expect(tableText(table, (each) => `Meja ${each}`)).toBe(shown);
  });
});
