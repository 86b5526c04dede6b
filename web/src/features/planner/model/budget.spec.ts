import type { ListItem } from '@serikad/shared/lists/list.types';
import { filterItems, groupsOf, sumsOf } from './budget.js';
import { parseRinggit, ringgit } from '@serikad/shared/payments/ringgit';

function item(title: string, price: number, paidAmount: number, more: Partial<ListItem> = {}): ListItem {
  return {
    _id: title,
    title,
    price,
    paidAmount,
    category: '',
    paymentCategory: 'installment',
    description: '',
    selected: true,
    completed: false,
    ...more,
  };
}
const hall = item('Dewan', 2800, 1000, { category: 'Dewan & katering' });
const food = item('Katering', 10_500, 5000, { category: 'Dewan & katering' });
const stage = item('Pelamin', 1000, 0, { category: 'Dewan & katering', selected: false });
const dress = item('Baju nikah', 1200, 1300, { category: 'Busana & solekan', completed: true });
const bus = item('Bas rombongan', 600, 0, { category: 'Rombongan' });
const loose = item('Doa selamat', 0, 0);
const list = [loose, bus, hall, food, stage, dress];

describe('the budget (S-32)', () => {
  it('counts what is selected, and no entry’s surplus pays for another', () => {
    expect(sumsOf(list)).toEqual({ budget: 15_100, paid: 7300, balance: 1800 + 5500 + 600 });
    expect(sumsOf([])).toEqual({ budget: 0, paid: 0, balance: 0 });
  });

  it('groups by category: the shop’s first, then one’s own, then none', () => {
    expect(groupsOf(list, 'added').map(({ name, items }) => [name, items.map(({ title }) => title)])).toEqual([
      ['Dewan & katering', ['Dewan', 'Katering', 'Pelamin']],
      ['Busana & solekan', ['Baju nikah']],
      ['Rombongan', ['Bas rombongan']],
      ['', ['Doa selamat']],
    ]);
  });

  it.each([
    ['added', ['Dewan', 'Katering', 'Pelamin']],
    ['balance', ['Katering', 'Dewan', 'Pelamin']],
    ['price', ['Katering', 'Dewan', 'Pelamin']],
    ['title', ['Dewan', 'Katering', 'Pelamin']],
  ] as const)('orders a group by %s', (sort, titles) => {
    expect(groupsOf([hall, food, stage], sort)[0]?.items.map(({ title }) => title)).toEqual(titles);
  });

  it.each([
    ['all', 6],
    ['open', 5],
    ['owing', 4],
    ['done', 1],
  ] as const)('shows %s', (filter, count) => {
    expect(filterItems(list, filter)).toHaveLength(count);
  });
});

describe('prices as they are written', () => {
  it.each([
    ['1200', 1200],
    ['RM 1,200', 1200],
    ['rm1 200.00', 1200],
    ['', 0],
    ['12.50', 12.5],
    ['-5', -5],
  ])('%j is %d', (text, amount) => expect(parseRinggit(text)).toBe(amount));

  it('a text that is no number is none', () => expect(parseRinggit('dua ribu')).toBeNaN());
  it('are shown with thousands', () => expect(ringgit(17_235)).toBe('RM 17,235'));
});
