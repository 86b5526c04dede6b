import type { FamilyView } from '@serikad/shared/guest-list/family.types';
import type { SessionView } from '@serikad/shared/guest-list/session.types';
import { expectedAt, invitedToAll, sessionBody, sessionInput } from './session-form.js';

const PLACE = { venue: 'Masjid Putra', address: 'Presint 1', googleMapLink: '', wazeLink: '' };
const AKAD: SessionView = {
  id: 'akad',
  title: 'Akad nikah',
  details: {
    date: '2026-12-11',
    startTime: '09:00',
    endTime: '10:30',
    place: PLACE,
    tentative: [{ time: '09:30', activity: 'Akad' }],
  },
  limit: 40,
  taken: 3,
};

describe('the form of a session (G-18)', () => {
  it('G-18 holds a session and gives it back', () => {
    const { id: _id, taken: _taken, details, ...rest } = AKAD;
    expect(sessionBody('i', sessionInput(AKAD, null))).toEqual({ invitationId: 'i', ...rest, ...details });
  });

  it('G-18 a new one begins with the invitation’s day and place, without a limit', () => {
    const input = { ...sessionInput(null, '2026-12-12'), title: 'Bertandang' };
    expect(sessionBody('i', input)).toMatchObject({ date: '2026-12-12', place: null, limit: 0 });
    // A place that is given up stays in the form alone.
    expect(sessionBody('i', { ...input, hasPlace: false, place: PLACE }).place).toBeNull();
  });

  it('G-18 a limit that is no number stays as typed, to be refused', () => {
    expect(sessionBody('i', { ...sessionInput(AKAD, null), limit: 'empat' }).limit).toBe('empat');
  });

  it('G-18 families that come or may come are counted before a session is removed', () => {
    const family = (answer: 'coming' | 'maybe' | 'no' | null) => ({
      answer: answer && { sessions: [{ session: 'akad', answer, adults: 1, children: 0 }] },
    });
    const families = [family('coming'), family('maybe'), family('no'), family(null)] as Pick<FamilyView, 'answer'>[];
    expect(expectedAt(families, 'akad')).toBe(2);
    expect(expectedAt(families, 'main')).toBe(0);
  });

  it('G-18 a new session takes along the families that are invited to all sessions so far, by name or not', () => {
    const families = [null, ['main'], ['akad', 'main'], ['akad']].map((sessions) => ({ sessions }));
    expect(invitedToAll(families, ['main'])).toBe(3);
    expect(invitedToAll(families, ['main', 'akad'])).toBe(2);
  });
});
