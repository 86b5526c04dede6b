import type { PhaseChoice } from './invitation.types.js';
import { liveLinkAt, liveTimes } from './live-link.js';

const LINK = 'https://youtu.be/ScMzIvxBSi4';
const LUNCH = {
  liveLink: LINK,
  date: '2026-12-12',
  startTime: '11:00',
  phases: { mode: 'off', thanks: '' } as PhaseChoice,
};
const AT = (text: string): number => Date.parse(`${text}+08:00`);
const session = (date: string, startTime: string) => ({ date, startTime });

describe('C-06 guests get the link of the live stream', () => {
  it.each<[string, Partial<typeof LUNCH>, { date: string; startTime: string }[], string]>([
    ['an hour before the start', {}, [], '2026-12-12T10:00'],
    ['an hour before a start in the morning', { startTime: '08:30' }, [], '2026-12-12T07:30'],
    ['of a start at half past midnight, in the evening before', { startTime: '00:30' }, [], '2026-12-11T23:30'],
    ['before the first session of the day', {}, [session('2026-12-12', '09:00')], '2026-12-12T08:00'],
    [
      'before the main one where the others are later',
      {},
      [session('2026-12-12', '20:00'), session('2026-12-12', '11:01')],
      '2026-12-12T10:00',
    ],
    [
      'before the first of several',
      {},
      [session('2026-12-12', '10:00'), session('2026-12-12', '07:15'), session('2026-12-12', '09:00')],
      '2026-12-12T06:15',
    ],
    [
      'of the day itself: sessions of other days do not count',
      {},
      [session('2026-12-11', '08:00'), session('2026-12-13', '07:00')],
      '2026-12-12T10:00',
    ],
    ['the whole day where no time is given', { startTime: '' }, [], '2026-12-12T00:00'],
    [
      'the whole day where no time is given beside a session with one',
      { startTime: '' },
      [session('2026-12-12', '09:00')],
      '2026-12-12T00:00',
    ],
  ])('from %s', (_, changed, sessions, from) => {
    expect(liveTimes({ ...LUNCH, ...changed }, sessions)).toEqual({
      from: new Date(AT(from)).toISOString(),
      until: '2026-12-12T16:00:00.000Z',
    });
  });

  it('until midnight of that day in Malaysia, also of a wedding over midnight and on 29 February', () => {
    expect(liveTimes({ ...LUNCH, startTime: '21:00' }, [])?.until).toBe('2026-12-12T16:00:00.000Z');
    expect(liveTimes({ ...LUNCH, date: '2028-02-29' }, [])?.until).toBe('2028-02-29T16:00:00.000Z');
  });

  it.each([
    ['without a link', { ...LUNCH, liveLink: '' }],
    ['without a day', { ...LUNCH, date: null }],
    ['with what is no day', { ...LUNCH, date: '12/12/2026' }],
  ])('never %s', (_, wedding) => {
    expect(liveLinkAt(wedding, [], AT('2026-12-12T12:00'))).toEqual({ link: '', times: null });
  });

  it.each([
    ['2026-12-12T09:59:59.999', ''],
    ['2026-12-12T10:00:00.000', LINK],
    ['2026-12-12T23:59:59.999', LINK],
    ['2026-12-13T00:00:00.000', ''],
    ['2027-12-12T12:00:00.000', ''],
  ])('at %s: "%s"', (moment, link) => {
    expect(liveLinkAt(LUNCH, [], AT(moment)).link).toBe(link);
  });

  it('as before with a session that was removed', () => {
    expect(liveTimes(LUNCH, [{}])).toEqual(liveTimes(LUNCH, []));
  });

  it.each<[PhaseChoice['mode'], boolean]>([
    ['off', true],
    ['auto', true],
    ['invitation', true],
    ['today', true],
    ['save-the-date', false],
    ['thanks', false],
  ])('in the phase %s that the couple chose: %s', (mode, isLive) => {
    const wedding = { ...LUNCH, phases: { mode, thanks: '' } };
    expect(liveLinkAt(wedding, [], AT('2026-12-12T12:00'))).toEqual(
      isLive ? { link: LINK, times: expect.any(Object) } : { link: '', times: null },
    );
  });
});
