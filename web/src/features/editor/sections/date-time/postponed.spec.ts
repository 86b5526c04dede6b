import type { InvitationView } from '@serikad/shared/invitations/invitation.types';
import { newInvitationContent } from '@serikad/shared/invitations/new-invitation';
import { savedDay, type DayOfWedding } from '@serikad/shared/invitations/saved-day';
import { dateTime } from './section.js';

const TIMES = { startTime: '11:00', endTime: '16:30' };
const day = (date: string | null, from: string | null): DayOfWedding => ({
  ...TIMES,
  date,
  postponed: { on: from !== null, from, sequence: 1 },
});

describe('C-04 the form of a postponed wedding', () => {
  it.each([
    ['not postponed', day('2026-12-12', null)],
    ['with a new day', day('2027-02-06', '2026-12-12')],
    ['without one', day(null, '2026-12-12')],
  ])('is saved and previewed as it was stored: %s', (_, stored) => {
    const view = { ...newInvitationContent(), ...stored } as InvitationView;
    const values = dateTime.toValues(view);
    expect(savedDay(stored, values)).toEqual(stored);
    const shown = dateTime.toPreview(values, {} as never, view);
    expect(shown).toMatchObject({ date: stored.date, postponed: stored.postponed });
  });
});
