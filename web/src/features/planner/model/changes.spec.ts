import type { ListItem } from '@serikad/shared/lists/list.types';
import { changed, replaced, rolledBack } from './changes.js';

const hall: ListItem = {
  _id: 'a',
  title: 'Dewan',
  price: 2800,
  category: '',
  paymentCategory: 'installment',
  description: '',
  paidAmount: 1000,
  selected: false,
  completed: false,
};
const food: ListItem = { ...hall, _id: 'b', title: 'Katering' };

describe('changes of an entry (S-32)', () => {
  it('ticking off pays in full, and never takes back what was paid too much', () => {
    expect(changed(hall, { kind: 'complete' })).toMatchObject({ completed: true, paidAmount: 2800 });
    expect(changed({ ...hall, paidAmount: 3000 }, { kind: 'complete' })).toMatchObject({ paidAmount: 3000 });
  });

  it('reopening keeps the payment; undoing takes it back', () => {
    const done: ListItem = { ...hall, completed: true, paidAmount: 2800 };
    expect(changed(done, { kind: 'reopen' })).toMatchObject({ completed: false, paidAmount: 2800 });
    expect(changed(done, { kind: 'undo-complete', paidAmount: 1000 })).toEqual(hall);
  });

  it('takes back a failed change and leaves a later one', () => {
    const after = changed(hall, { kind: 'complete' });
    const marked = replaced([after!, food], 'a', { ...after!, selected: true });
    expect(rolledBack(marked, { before: hall, after, at: 0 })).toEqual([{ ...hall, selected: true }, food]);
  });

  it('puts an entry back where it stood, once', () => {
    expect(rolledBack([food], { before: hall, after: null, at: 0 })).toEqual([hall, food]);
    expect(rolledBack([hall, food], { before: hall, after: null, at: 0 })).toEqual([hall, food]);
  });

  it('does not bring back what was removed elsewhere meanwhile', () => {
    const after = changed(hall, { kind: 'select', selected: true });
    expect(rolledBack([food], { before: hall, after, at: 0 })).toEqual([food]);
  });
});
