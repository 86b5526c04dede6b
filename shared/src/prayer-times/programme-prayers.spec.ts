import type { PrayerTimes } from './prayer-times.types.js';
import { prayerOverlaps, shownPrayers } from './programme-prayers.js';

const TIMES: PrayerTimes = { Subuh: '05:54', Zohor: '13:10', Asar: '16:32', Maghrib: '19:08', Isyak: '20:22' };
const programme = (startTime: string, endTime: string, ...entries: [time: string, activity?: string][]) => ({
  startTime,
  endTime,
  tentative: entries.map(([time, activity = 'Aktiviti']) => ({ time, activity })),
});

describe('C-02 which prayer times a card shows', () => {
  test.each([
    ['a lunch', programme('11:00', '16:00'), ['Zohor']],
    ['a lunch until Asar', programme('11:00', '16:32'), ['Zohor', 'Asar']],
    ['a whole day', programme('08:00', '23:00'), ['Zohor', 'Asar', 'Maghrib', 'Isyak']],
    ['an entry before the start', programme('14:00', '16:00', ['09:30'], ['12:00']), ['Zohor']],
    ['an entry after the end', programme('14:00', '16:00', ['16:45']), ['Asar']],
    ['a dinner over midnight', programme('18:30', '00:30'), ['Maghrib', 'Isyak']],
    ['an entry after midnight', programme('18:30', '23:30', ['00:15']), ['Maghrib', 'Isyak']],
    ['until the next morning', programme('20:00', '06:30'), ['Isyak', 'Subuh']],
    ['a morning before Zohor', programme('09:00', '12:00'), ['Zohor']],
    ['a late dinner after Isyak', programme('20:45', '23:00'), ['Isyak']],
    ['after midnight alone', programme('00:30', '02:00'), ['Subuh']],
    ['from noon to noon', programme('12:00', '11:59'), ['Zohor', 'Asar', 'Maghrib', 'Isyak', 'Subuh']],
    ['a day and more', programme('12:00', '11:59', ['05:30']), ['Subuh', 'Zohor', 'Asar', 'Maghrib', 'Isyak']],
    ['one moment', programme('13:10', '13:10'), ['Zohor']],
    ['no times', programme('', ''), ['Subuh', 'Zohor', 'Asar', 'Maghrib', 'Isyak']],
    ['entries without hours', programme('', '', ['11:00'], ['14:00'], ['']), ['Zohor']],
  ])('%s', (_name, of, prayers) => {
    const shown = shownPrayers(TIMES, of);
    expect(shown.map(({ prayer }) => prayer)).toEqual(prayers);
    for (const { prayer, time } of shown) expect(time).toBe(TIMES[prayer]);
  });
});

describe('C-02 what of a programme falls on a prayer', () => {
  const found = (of: ReturnType<typeof programme>) =>
    prayerOverlaps(TIMES, of).map(({ prayer, activity }) => `${activity ?? 'majlis'}: ${prayer}`);

  test.each([
    ['a minute before', '13:09', 'Bersanding', []],
    ['at its beginning', '13:10', 'Bersanding', ['Bersanding: Zohor']],
    ['a quarter of an hour after', '13:25', 'Bersanding', ['Bersanding: Zohor']],
    ['later', '13:26', 'Bersanding', []],
    ['that is an akad, which goes on into it', '12:40', 'Akad nikah', ['Akad nikah: Zohor']],
    ['that is an akad, longer before', '12:39', 'Akad nikah', []],
    ['that is an akad, later', '13:26', 'Akad nikah', []],
  ])('an activity %s', (_name, time, activity, overlaps) => {
    expect(found(programme('11:00', '16:00', [time, activity]))).toEqual(overlaps);
  });

  test.each([
    ['the end of the event', programme('11:00', '16:35', ['16:35', 'Majlis bersurai']), []],
    ['an activity after the end', programme('11:00', '16:00', ['16:35', 'Kemas dewan']), []],
    ['the prayer itself', programme('11:00', '17:00', ['13:10', 'Solat Zohor berjemaah']), []],
    ['by a prayer', programme('11:00', '17:00', ['13:20', 'Akad selepas Zohor']), []],
    ['part of a word', programme('11:00', '17:00', ['13:20', 'Jamuan pasar']), ['Jamuan pasar: Zohor']],
    ['at a mosque', programme('11:00', '17:00', ['13:20', 'Akad di surau']), ['Akad di surau: Zohor']],
    ['no time yet', programme('11:00', '17:00', ['', 'Akad']), []],
    ['in the next morning', programme('20:30', '07:00', ['06:00', 'Sarapan']), ['Sarapan: Subuh']],
    ['over Maghrib', programme('17:00', '22:00', ['18:00', 'Makan']), ['majlis: Maghrib']],
    ['over Maghrib into the night', programme('17:00', '00:30'), ['majlis: Maghrib']],
    ['over Maghrib with an activity on it', programme('17:00', '22:00', ['19:15', 'Akad']), ['Akad: Maghrib']],
    ['over Maghrib with time for it', programme('17:00', '22:00', ['19:15', 'Rehat & solat Maghrib']), []],
    ['another prayer alone', programme('12:00', '22:00', ['13:30', 'Solat Zohor']), ['majlis: Maghrib']],
    ['until Maghrib', programme('12:00', '19:08'), []],
    ['from Maghrib on', programme('19:08', '22:00'), []],
    ['no hours', programme('', ''), []],
  ])('%s', (_name, of, overlaps) => {
    expect(found(of)).toEqual(overlaps);
  });
});
