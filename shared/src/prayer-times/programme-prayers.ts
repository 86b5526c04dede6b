import { PRAYERS, type Prayer, type PrayerTime, type PrayerTimes } from './prayer-times.types.js';

/** Times HH:MM; empty while none is given. */
export interface Programme {
  startTime: string;
  endTime: string;
  tentative: readonly { time: string; activity: string }[];
}

/** Something of the programme that begins as a prayer does. */
export interface PrayerOverlap extends PrayerTime {
  /** The activity; `null`: no single one, the event goes on over the whole of Maghrib. */
  activity: string | null;
}

const DAY = 24 * 60;
/** A time before it is of the night after: no wedding begins so early. */
const NIGHT_ENDS = 5 * 60;
/** For how many minutes after a prayer has begun an activity counts as falling on it. */
const ON_PRAYER_MINUTES = 15;
/** An akad takes about so many minutes: one that begins within them before a prayer goes on into it. */
const AKAD = /\b(akad|nikah|ijab|solemni[sz]ation)\b/i;
const AKAD_MINUTES = 30;

/** In minutes from the beginning of the day; nothing for an empty time. */
function minutesOf(time: string): number | undefined {
  const [, hour, minute] = /^(\d\d):(\d\d)$/.exec(time) ?? [];
  return hour === undefined ? undefined : Number(hour) * 60 + Number(minute);
}

/** As `minutesOf`, with what is after midnight beyond 1440. */
function momentOf(time: string): number | undefined {
  const minutes = minutesOf(time);
  return minutes !== undefined && minutes < NIGHT_ENDS ? minutes + DAY : minutes;
}

function endOf({ startTime, endTime }: Programme): number | undefined {
  const [start, end] = [momentOf(startTime), momentOf(endTime)];
  return start !== undefined && end !== undefined && end < start ? end + DAY : end;
}

interface PrayerMoment extends PrayerTime {
  moment: number;
}

/** The prayers of the day and of the next one; they are some seconds apart from day to day, which is left out. */
function momentsOf(times: PrayerTimes): PrayerMoment[] {
  return [0, DAY].flatMap((day) =>
    PRAYERS.map((prayer) => ({ prayer, time: times[prayer], moment: (minutesOf(times[prayer]) ?? 0) + day })),
  );
}

/**
 * The prayers that guests will want to know of: those that begin between the first and the last time of the programme,
 * else the one that begins nearest to it. In the order in which they come; each once.
 */
export function shownPrayers(times: PrayerTimes, programme: Programme): PrayerTime[] {
  const moments = [
    momentOf(programme.startTime),
    endOf(programme),
    ...programme.tentative.map(({ time }) => momentOf(time)),
  ].filter((moment) => moment !== undefined);
  if (moments.length === 0) return PRAYERS.map((prayer) => ({ prayer, time: times[prayer] }));
  const [first, last] = [Math.min(...moments), Math.max(...moments)];
  /** How far it is from the programme, in minutes; 0 within. */
  const distance = ({ moment }: PrayerMoment): number => Math.max(first - moment, moment - last, 0);
  const nearest = Math.min(...momentsOf(times).map(distance));
  const shown = new Map<Prayer, string>();
  for (const each of momentsOf(times)) if (distance(each) === nearest) shown.set(each.prayer, each.time);
  return [...shown].map(([prayer, time]) => ({ prayer, time }));
}

/** Activities that are a prayer, or are set by one: `Akad selepas solat Zohor`. */
const ABOUT_PRAYER = /\b(solat|sembahyang|prayers?|subuh|zohor|zuhur|asar|maghrib|isyak)\b/i;
/** For how many minutes around its beginning an activity about a prayer is taken for one of Maghrib. */
const AROUND_MAGHRIB = 60;

/**
 * What of the programme falls on a prayer: activities that begin with it or in the quarter of an hour after, and an
 * akad in the half hour before, but for those about a prayer and for the end of the event; and Maghrib, which is short,
 * where the event goes on over it without an activity for it.
 */
export function prayerOverlaps(times: PrayerTimes, programme: Programme): PrayerOverlap[] {
  const [start, end] = [momentOf(programme.startTime), endOf(programme)];
  const overlaps: PrayerOverlap[] = [];
  const aboutPrayer: number[] = [];
  for (const { time: at, activity } of programme.tentative) {
    const moment = momentOf(at);
    if (moment === undefined) continue;
    if (ABOUT_PRAYER.test(activity)) aboutPrayer.push(moment);
    else if (end === undefined || moment < end) {
      const before = AKAD.test(activity) ? AKAD_MINUTES : 0;
      const isOn = (prayer: number): boolean => moment >= prayer - before && moment <= prayer + ON_PRAYER_MINUTES;
      const found = momentsOf(times).find((each) => isOn(each.moment));
      if (found) overlaps.push({ prayer: found.prayer, time: found.time, activity });
    }
  }
  const maghrib = minutesOf(times.Maghrib);
  if (start === undefined || end === undefined || maghrib === undefined) return overlaps;
  const isNamed =
    overlaps.some(({ prayer }) => prayer === 'Maghrib') ||
    aboutPrayer.some((moment) => Math.abs(moment - maghrib) <= AROUND_MAGHRIB);
  if (start < maghrib && maghrib < end && !isNamed) {
    overlaps.push({ prayer: 'Maghrib', time: times.Maghrib, activity: null });
  }
  return overlaps;
}
