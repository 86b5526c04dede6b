import type { WishView } from '@serikad/shared/rsvp/rsvp.types';
import { withoutRepeats } from './rsvps.js';

const wish = (_id: string): WishView => ({
  _id,
  invitationId: 'i',
  from: _id,
  message: '',
  createdAt: '2026-11-20T12:00:00.000Z',
});

describe('RSVPs of several pages', () => {
  it('are each listed once, in their order', () => {
    expect(withoutRepeats(['a', 'b', 'b', 'c', 'a'].map(wish)).map(({ _id }) => _id)).toEqual(['a', 'b', 'c']);
  });
});
