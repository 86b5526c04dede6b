import type { WishView } from '@serikad/shared/rsvp/rsvp.types';
import { rsvpsSince, typedMoment } from './rsvps-since.js';

describe('all RSVPs since a moment', () => {
  it('are those since a moment in Malaysia time', () => {
    expect(typedMoment('2026-11-22T20:30')).toBe('2026-11-22T12:30:00.000Z');
    expect(typedMoment('2026-11-22T00:30')).toBe('2026-11-21T16:30:00.000Z');
  });

  it.each(['', 'x', '2026-11-22', '2026-13-45T99:99'])('are none for %p', (typed) => {
    expect(typedMoment(typed)).toBeNull();
  });

  it('count those of the moment itself and later', () => {
    const at = (createdAt: string): WishView => ({
      _id: createdAt,
      invitationId: 'i',
      from: 'A',
      message: '',
      createdAt,
    });
    const wishes = ['2026-11-22T12:31:00.000Z', '2026-11-22T12:30:00.000Z', '2026-11-22T12:29:59.999Z'].map(at);
    expect(rsvpsSince(wishes, '2026-11-22T12:30:00.000Z')).toBe(2);
  });
});
