import { NO_NAMES } from '../../../lib/read-cover-names.js';
import { shownTexts } from './use-shown-texts.js';

const sample = {
  bride: 'Aisyah',
  groom: 'Danial',
  title: 'WALIMATUL URUS',
  and: '&',
  date: 'Sabtu, 12 Disember 2026',
  place: 'Dewan Seri Melati, Kuala Terengganu',
};

describe('the texts on a cover', () => {
  it('W-08 are the sample couple’s where nothing is typed', () => {
    expect(shownTexts(NO_NAMES, sample)).toEqual({ bride: 'Aisyah', groom: 'Danial', day: 'Sabtu, 12 Disember 2026' });
    expect(shownTexts({ ...NO_NAMES, bride: 'Siti' }, sample)).toMatchObject({ bride: 'Siti', groom: 'Danial' });
    expect(shownTexts({ ...NO_NAMES, groom: 'Ali' }, sample)).toMatchObject({ bride: 'Aisyah', groom: 'Ali' });
  });

  it('W-08 write a day as invitations do', () => {
    expect(shownTexts({ ...NO_NAMES, date: '2027-02-06' }, sample).day).toBe('Sabtu, 6 Februari 2027');
  });

  it.each(['   ', '\u200b', '\u2800', '\u0301'])('W-08 take nothing visible (%j) for nothing', (bride) => {
    expect(shownTexts({ ...NO_NAMES, bride }, sample).bride).toBe('Aisyah');
  });

  it.each(['<b>Siti</b>', '&amp;', 'Siti 🌸', 'سيتي', '{{name}}'])('W-08 show %j as it is typed', (bride) => {
    expect(shownTexts({ ...NO_NAMES, bride }, sample).bride).toBe(bride);
  });

  it('W-08 are trimmed and composed as an invitation stores them', () => {
    expect(shownTexts({ ...NO_NAMES, bride: '  Zoe\u0308 ' }, sample).bride).toBe('Zo\u00eb');
  });
});
