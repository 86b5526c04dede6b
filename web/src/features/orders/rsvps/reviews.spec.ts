import type { WishView } from '@serikad/shared/rsvp/rsvp.types';
import { inCalls, isHeld, waitingFirst, withoutRisk } from './reviews.js';

const wish = (_id: string, more: Partial<WishView> = {}): WishView => ({
  _id,
  invitationId: 'i',
  from: 'Mak Long',
  message: 'Tahniah',
  createdAt: '2026-11-20T00:00:00.000Z',
  ...more,
});
const list = [
  wish('shown'),
  wish('waits', { waiting: 'approval' }),
  wish('hidden', { hidden: true }),
  wish('link', { waiting: 'link' }),
  wish('number', { waiting: 'number' }),
];
const ids = (wishes: readonly WishView[]) => wishes.map(({ _id }) => _id);

describe('C-05 the couple’s list', () => {
  it('C-05 has those that wait first', () => {
    expect(ids(waitingFirst(list))).toEqual(['waits', 'link', 'number', 'shown', 'hidden']);
  });
  it('C-05 approves all but links and numbers together', () => {
    expect(ids(withoutRisk(list))).toEqual(['waits']);
  });
  it('C-05 knows which ones guests do not see', () => {
    expect(ids(list.filter(isHeld))).toEqual(['waits', 'hidden', 'link', 'number']);
  });
  it('C-05 sends 3,000 in six calls', () => {
    const calls = inCalls(Array.from({ length: 3_000 }, (_, index) => index));
    expect(calls.map(({ length }) => length)).toEqual([500, 500, 500, 500, 500, 500]);
    expect(calls.flat()).toHaveLength(3_000);
    expect(inCalls([])).toEqual([]);
  });
});
