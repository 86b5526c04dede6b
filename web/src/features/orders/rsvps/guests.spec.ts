import type { WishView } from '@serikad/shared/rsvp/rsvp.types';
import { attendanceOf, filterGuests, tally, wishesWithWords } from './guests.js';

function wish(from: string, attendanceCount: number): WishView {
  return {
    _id: from,
    invitationId: 'i',
    from,
    message: '',
    createdAt: '2026-11-20T12:00:00.000Z',
    attendanceCount,
    willAttend: attendanceCount > 0,
  };
}
const wishes = [wish('Puan Rohana & keluarga', 5), wish('Encik Kamarul', 2), wish('Pak Long Hashim', 0)];

describe('the guest list (S-25)', () => {
  it('counts people who come and RSVPs that decline', () => {
    expect(tally(wishes)).toEqual({ people: 7, absent: 1 });
    expect(tally([])).toEqual({ people: 0, absent: 0 });
  });

  it('G-08 G-18 counts no family as absent that is not sure, or comes to another session', () => {
    const base = {
      _id: '1',
      invitationId: '2',
      from: 'Keluarga Ali',
      message: '',
      createdAt: '2026-11-01T00:00:00.000Z',
    };
    const unsure = { ...base, attendanceCount: 0, willAttend: false, unsure: true as const };
    const other = { ...base, attendanceCount: 0, willAttend: false, otherSession: true as const };
    expect([unsure, other].map((wish) => attendanceOf(wish, true))).toEqual(['unsure', 'other-session']);
    expect(tally([unsure, other])).toEqual({ people: 0, absent: 0 });
    expect(filterGuests([unsure, other], 'absent', '')).toEqual([]);
    expect(filterGuests([unsure, other], 'all', '')).toHaveLength(2);
  });

  it('counts no guest as absent where only wishes are asked for', () => {
    expect(tally(wishes, false)).toEqual({ people: 7, absent: 0 });
    expect(wishes.map((entry) => attendanceOf(entry, false))).toEqual([5, 2, 'wish-only']);
  });

  it('counts the RSVPs that have a text as wishes', () => {
    expect(
      wishesWithWords([
        ...wishes,
        { ...wish('Cikgu Wahab', 1), message: ' Tahniah ' },
        { ...wish('Ali', 1), message: '  ' },
      ]),
    ).toBe(1);
  });

  it.each([
    ['all', '', 3],
    ['attending', '', 2],
    ['absent', '', 1],
    ['all', ' ROHANA ', 1],
    ['absent', 'rohana', 0],
  ] as const)('filters %s, %j', (filter, name, found) => {
    expect(filterGuests(wishes, filter, name)).toHaveLength(found);
  });
});
