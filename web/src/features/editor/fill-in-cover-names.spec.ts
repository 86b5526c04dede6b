import { newInvitationContent } from '@serikad/shared/invitations/new-invitation';
import type { Couple } from '@serikad/shared/invitations/invitation.types';
import { beginWithCoverNames, fillInCoverNames } from './fill-in-cover-names.js';
import { COVER_NAMES_KEY } from '@serikad/shared/designs/cover-names-key';
import { deviceStorage } from '../../lib/device-storage.js';
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

  it('W-08 keeps the order of a couple whose full names are in it', () => {
    const begun = { ...EMPTY, groom: { ...EMPTY.groom, fullName: 'Ali bin Abu' } };
    const { held, forms: typed } = forms(begun);
    fillInCoverNames(typed, TYPED);
    expect([short(held.names.couple), held.names.couple.order]).toEqual([['Siti', 'Ali'], EMPTY.order]);
  });

  it('W-08 is filled in once in a tab without a cover, so that what is cleared stays so after a reload', () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    };
    Object.defineProperty(globalThis, 'sessionStorage', { value: storage, configurable: true });
    const type = (bride: string) => deviceStorage.set(COVER_NAMES_KEY, JSON.stringify({ bride, groom: 'Ali' }));
    const begin = (isFromCover: boolean) => {
      const { held, forms: empty } = forms();
      beginWithCoverNames(empty, isFromCover);
      return short(held.names.couple);
    };
    type('Siti');
    expect(begin(false)).toEqual(['Siti', 'Ali']);
    expect(begin(false)).toEqual(['', '']);
    expect(begin(true)).toEqual(['Siti', 'Ali']);
    type('Aminah');
    expect(begin(false)).toEqual(['Aminah', 'Ali']);
    expect([...kept.values()].join()).not.toContain('Aminah');
  });

  it('W-08 is untouched where nothing was typed', () => {
    const { held, forms: empty } = forms();
    const before = held.names;
    fillInCoverNames(empty, { bride: '\u200b', groom: ' ', date: '' });
    expect(held.names).toBe(before);
  });
});
