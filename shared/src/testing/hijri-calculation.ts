import {
  AngleBetween,
  Body,
  Equator,
  Horizon,
  MoonPhase,
  Observer,
  SearchMoonPhase,
  SearchRiseSet,
} from 'astronomy-engine';
import { DAY_MS } from '../calendar/durations.js';

/*
 * Hijri months by the rule of MABIMS, which Malaysia's calendar (JAKIM's takwim) follows: a month begins on the day
 * after the first evening on which, at sunset in Kuala Lumpur, the Moon's altitude without refraction is at least 3°
 * and its topocentric elongation from the Sun at least 6.4°. `Intl` and the calendars of npm use Umm al-Qura of Saudi
 * Arabia, whose days differ on nearly every second day. Tests alone use it:
 * the product ships the result, hijri-months.ts.
 */

const KUALA_LUMPUR = new Observer(3.14, 101.69, 0);
const MALAYSIA_OFFSET_MS = 8 * 60 * 60 * 1000;
const LEAST_ALTITUDE = 3;
const LEAST_ELONGATION = 6.4;

/** @param day whole days since 1 January 1970, in Malaysia */
function isCrescentSeen(day: number): boolean {
  const sunset = SearchRiseSet(Body.Sun, KUALA_LUMPUR, -1, new Date(day * DAY_MS - MALAYSIA_OFFSET_MS), 1);
  if (!sunset) throw new Error(`no sunset in Kuala Lumpur on day ${day}`);
  const sun = Equator(Body.Sun, sunset, KUALA_LUMPUR, true, true);
  const moon = Equator(Body.Moon, sunset, KUALA_LUMPUR, true, true);
  const { altitude } = Horizon(sunset, KUALA_LUMPUR, moon.ra, moon.dec);
  // Before the new moon the elongation may be as large, but the Moon sets before the Sun.
  return altitude >= LEAST_ALTITUDE && AngleBetween(sun.vec, moon.vec) >= LEAST_ELONGATION && MoonPhase(sunset) < 180;
}

/**
 * The first days of consecutive months, from the first month that begins after a new moon.
 * @param from the new moon is searched from this moment on
 * @param count how many months
 * @returns whole days since 1 January 1970, in Malaysia
 */
export function hijriMonthStarts(from: Date, count: number): number[] {
  const starts: number[] = [];
  let searched = from;
  while (starts.length < count) {
    const newMoon = SearchMoonPhase(0, searched, 40);
    if (!newMoon) throw new Error(`no new moon after ${searched.toISOString()}`);
    let evening = Math.floor((newMoon.date.getTime() + MALAYSIA_OFFSET_MS) / DAY_MS);
    while (!isCrescentSeen(evening)) evening += 1;
    starts.push(evening + 1);
    searched = new Date(newMoon.date.getTime() + 20 * DAY_MS);
  }
  return starts;
}
