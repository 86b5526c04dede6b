import type { WishView } from '@serikad/shared/rsvp/rsvp.types';
import { bookWishes } from './book-wishes.js';

const wish = (_id: string, more: Partial<WishView> = {}): WishView => ({
  _id,
  invitationId: 'i',
  from: 'Mak Long',
  message: 'Tahniah',
  createdAt: '2026-11-20T00:00:00.000Z',
  ...more,
});

it('C-05 the book has the wishes that guests may read, the first one first', () => {
  const newestFirst = [
    wish('last'),
    wish('empty', { message: ' \n' }),
    wish('waits', { waiting: 'approval' }),
    wish('link', { waiting: 'link' }),
    wish('hidden', { hidden: true }),
    wish('withheld', { message: '', withheld: { at: '2026-11-20T00:00:00.000Z', reason: '' } }),
    wish('first'),
  ];
  expect(bookWishes(newestFirst).map(({ _id }) => _id)).toEqual(['first', 'last']);
});

it('C-05 the book has room for 3,000 wishes', () => {
  expect(bookWishes(Array.from({ length: 3_000 }, (_, index) => wish(String(index))))).toHaveLength(3_000);
});
