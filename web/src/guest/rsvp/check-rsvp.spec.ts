import { textsIn } from '../texts/texts.js';
import type { RsvpDraft } from './rsvp.types.js';
import { checkRsvp, type RsvpRules } from './check-rsvp.js';

const rules: RsvpRules = { asksAttendance: true, perGuestLimit: 5, locale: 'ms', texts: textsIn('ms') };
const draft: RsvpDraft = { from: ' Pak Long ', attending: true, count: '3', message: '' };

describe('I-24 what a guest typed', () => {
  it('is sent trimmed, with the count as a number', () => {
    expect(checkRsvp(draft, rules)).toEqual({ content: { from: 'Pak Long', attendanceCount: 3, message: '' } });
  });

  it('sends 0 for a guest who does not come, whatever the hidden count says', () => {
    expect(checkRsvp({ ...draft, attending: false, count: '9' }, rules)).toEqual({
      content: { from: 'Pak Long', attendanceCount: 0, message: '' },
    });
  });

  it.each([
    ['ms', 'Bilangan kehadiran tidak boleh melebihi 5 orang'],
    ['en', 'Attendance is limited to a maximum of 5 guests'],
  ] as const)('says the limit in %s', (locale, sentence) => {
    expect(checkRsvp({ ...draft, count: '6' }, { ...rules, locale, texts: textsIn(locale) })).toEqual({
      errors: [['count', sentence]],
    });
  });

  it.each(['', '0', '-1', '1.5', 'abc'])('asks again for a count of %p', (count) => {
    expect(checkRsvp({ ...draft, count }, rules)).toEqual({ errors: [['count', textsIn('ms').countRequired]] });
  });

  it('takes any count up to 1000 without a limit', () => {
    expect(checkRsvp({ ...draft, count: '1000' }, { ...rules, perGuestLimit: 0 })).toHaveProperty('content');
    expect(checkRsvp({ ...draft, count: '1001' }, { ...rules, perGuestLimit: 0 })).toHaveProperty('errors');
  });

  it.each(['\u200b\u200b', '\u3164', '\u00a0'])('asks for a name instead of %j', (from) => {
    expect(checkRsvp({ ...draft, from }, rules)).toEqual({ errors: [['from', textsIn('ms').nameRequired]] });
  });

  it('needs a name always, and a text when only a wish is asked for', () => {
    const errors = checkRsvp({ ...draft, from: '  ' }, { ...rules, asksAttendance: false });
    expect(errors).toEqual({
      errors: [
        ['from', textsIn('ms').nameRequired],
        ['message', textsIn('ms').wishRequired],
      ],
    });
  });

  it('counts an emoji as one of a hundred letters', () => {
    expect(checkRsvp({ ...draft, from: '💍'.repeat(100) }, rules)).toHaveProperty('content');
    expect(checkRsvp({ ...draft, from: '💍'.repeat(101) }, rules)).toHaveProperty('errors');
  });
});
