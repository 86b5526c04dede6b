import {
  Body,
  Equator,
  Observer,
  SearchAltitude,
  SearchHourAngle,
  SearchRiseSet,
  type AstroTime,
} from 'astronomy-engine';
import type { Coordinates } from '@serikad/shared/prayer-times/district-seats';
import { malaysiaMoment } from '@serikad/shared/invitations/malaysia-time';
import type { Prayer } from '@serikad/shared/prayer-times/prayer-times.types';

/** How far below the horizon the Sun is at the beginning of Subuh and of Isyak, in degrees. */
const TWILIGHT = -18;

/**
 * When the prayers of a day begin by the Sun alone, by another library than the product's: without rounding and without
 * minutes for safety. Milliseconds since the epoch.
 */
export function sunMoments(date: string, [latitude, longitude]: Coordinates): Record<Prayer, number> {
  const observer = new Observer(latitude, longitude, 0);
  const midnight = new Date(malaysiaMoment(date, '00:00'));
  const transit = SearchHourAngle(Body.Sun, observer, 0, midnight).time;
  // Asar: a shadow is longer than at noon by the height of what throws it.
  const { dec } = Equator(Body.Sun, transit.AddDays(3 / 24), observer, true, true);
  const shadow = 1 + Math.tan((Math.abs(latitude - dec) * Math.PI) / 180);
  const altitude = (Math.atan(1 / shadow) * 180) / Math.PI;
  return {
    Subuh: moment(SearchAltitude(Body.Sun, observer, 1, midnight, 1, TWILIGHT)),
    Zohor: moment(transit),
    Asar: moment(SearchAltitude(Body.Sun, observer, -1, transit, 1, altitude)),
    Maghrib: moment(SearchRiseSet(Body.Sun, observer, -1, transit, 1)),
    Isyak: moment(SearchAltitude(Body.Sun, observer, -1, transit, 1, TWILIGHT)),
  };
}

function moment(time: AstroTime | null): number {
  if (!time) throw new Error('not on this day');
  return time.date.getTime();
}
