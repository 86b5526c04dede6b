import { fieldErrorsIn, validateDto } from '../validation/validate.js';
import { jawiParts, shownJawi } from './jawi-names.js';
import { NamesDto } from './names.dto.js';
import { newCouple, NO_JAWI_NAMES } from './new-invitation.js';

const AISYAH = 'عائشه';
const DANIAL = 'دانيال';
const person = { shortName: 'Siti', fullName: 'Siti binti Ali' };
const couple = { ...newCouple(), order: 'bride-first' as const };
const body = {
  id: 'i',
  couple: { groom: person, bride: person, order: 'groom-first' },
  couple2: null,
  inviter: { inviter1: { name1: 'Ali', name2: '' }, inviter2: null },
};

/** What the form makes of a bride's name in Jawi: the stored text, or the code of the message. */
function typed(bride: unknown): unknown {
  const jawiNames = { ...NO_JAWI_NAMES, couple: { groom: DANIAL, bride } };
  const checked = validateDto(NamesDto, { ...body, jawiNames });
  if (!checked.ok) return checked.fields.map(({ field, code }) => `${field} ${code}`);
  return checked.value.jawiNames?.couple.bride;
}

describe('C-10 names in Jawi', () => {
  it.each([
    ['Arabic', 'نور عائشة'],
    ['the letters of Jawi', 'چيک ڤڠيران ݢالوه ڽيڽي ۏان ڬ'],
    ['vowels and doubled letters', 'مُحَمَّد'],
    ['a high hamza', 'ٴيسه'],
    ['the longest', 'ا'.repeat(40)],
    ['none', ''],
  ])('C-10 may be %s', (_name, text) => {
    expect(typed(text)).toBe(text.normalize('NFC'));
  });

  it('C-10 are kept without unseen marks of direction and with one space between words', () => {
    expect(typed(` \u200f${AISYAH} \u00a0\t${DANIAL}\u061c `)).toBe(`${AISYAH} ${DANIAL}`);
  });

  it.each([
    ['Latin letters', 'Aisyah'],
    ['both scripts', `${AISYAH} Aisyah`],
    ['digits', 'عائشه ٢'],
    ['markup', `<b>${AISYAH}</b>`],
    ['a mark without a letter', '\u064e'],
    ['an emoji', `${AISYAH} 💍`],
    ['forms of letters that old converters write', '\ufe8e\ufedf'],
    ['letters of other languages', 'ټ'],
  ])('C-10 are refused with %s, and the message says what to use', (_name, text) => {
    expect(typed(text)).toEqual(['jawiNames.couple.bride jawi']);
    const fields = [{ field: 'jawiNames.couple.bride', code: 'jawi' }];
    expect(fieldErrorsIn('ms', fields)[0]?.message).toBe('Sila guna huruf jawi sahaja');
    expect(fieldErrorsIn('en', fields)[0]?.message).toBe('Please use Arabic (Jawi) letters only');
  });

  it('C-10 are broken between the names alone', () => {
    expect(jawiParts(`${AISYAH} بنت رحمٰن دان ${DANIAL} بن يوسف`)).toEqual([
      `${AISYAH} بنت رحمٰن`,
      `دان ${DANIAL} بن يوسف`,
    ]);
  });

  it('C-10 have at most 40 letters and marks', () => {
    expect(typed('ا'.repeat(41))).toEqual(['jawiNames.couple.bride tooLong:40']);
    expect(typed(5)).toEqual(['jawiNames.couple.bride text']);
  });

  it('C-10 may be left out', () => {
    expect(validateDto(NamesDto, body)).toMatchObject({ ok: true });
  });

  it('C-10 are a line for each couple that has both, in its order', () => {
    const both = { groom: DANIAL, bride: AISYAH };
    const one = { couple, couple2: null, coupleNo: 1 as const, jawiNames: { ...NO_JAWI_NAMES, couple: both } };
    expect(shownJawi(one)).toBe('عائشه دان دانيال');
    expect(shownJawi({ ...one, couple: newCouple() })).toBe('دانيال دان عائشه');
    expect(shownJawi({ ...one, jawiNames: NO_JAWI_NAMES })).toBeNull();
    expect(shownJawi({ ...one, jawiNames: { couple: { groom: '', bride: AISYAH }, couple2: both } })).toBeNull();
    const two = { ...one, coupleNo: 2 as const, couple2: newCouple() };
    expect(shownJawi({ ...two, jawiNames: { couple: both, couple2: both } })).toBe(
      'عائشه دان دانيال\nدانيال دان عائشه',
    );
    // An invitation that was for two couples keeps nothing of the second on its card.
    expect(shownJawi({ ...one, couple2: newCouple(), jawiNames: { couple: both, couple2: both } })).toBe(
      'عائشه دان دانيال',
    );
  });
});
