import { newInvitationContent } from '@serikad/shared/invitations/new-invitation';
import type { Couple } from '@serikad/shared/invitations/invitation.types';
import { fillInCoverNames } from './fill-in-cover-names.js';
import type { EditorForms } from './sections/section.types.js';

const { couple: EMPTY } = newInvitationContent({ design: 'cv0001' });
const TYPED = { bride: ' Siti ', groom: 'Ali', date: '2027-02-06' };

/** The two forms, of which what is set can be read. */
function forms(couple: Couple = EMPTY, date = '') {
  const held = { names: { couple }, dateTime: { date } };
  const names = {
    latest: { get: () => held.names },
    setValues: (update: (before: typeof held.names) => typeof held.names) => {
      held.names = update(held.names);
    },
  };
  const dateTime = {
    latest: { get: () => held.dateTime },
    set: (_path: string, value: string) => {
      held.dateTime = { date: value };
    },
  };
  return { held, forms: { names, dateTime } as unknown as Pick<EditorForms, 'names' | 'dateTime'> };
}
const short = ({ bride, groom }: Couple) => [bride.shortName, groom.shortName];

describe('a new invitation', () => {
  it('W-08 begins with the names and the day that were typed on the covers', () => {
    const { held, forms: empty } = forms();
    fillInCoverNames(empty, TYPED);
    expect([short(held.names.couple), held.dateTime.date]).toEqual([['Siti', 'Ali'], '2027-02-06']);
    expect(held.names.couple.order).toBe('bride-first');
  });

  it('W-08 keeps what is typed in it', () => {
    const begun = { ...EMPTY, groom: { ...EMPTY.groom, shortName: 'Danial' } };
    const { held, forms: typed } = forms(begun, '2027-05-01');
    fillInCoverNames(typed, TYPED);
    expect([short(held.names.couple), held.dateTime.date]).toEqual([['', 'Danial'], '2027-05-01']);
  });

  it('W-08 is untouched where nothing was typed', () => {
    const { held, forms: empty } = forms();
    const before = held.names;
    fillInCoverNames(empty, { bride: '\u200b', groom: ' ', date: '' });
    expect(held.names).toBe(before);
  });
});
