import { addDays, daysBetween } from '@serikad/shared/calendar/days';
import { isCalendarDate } from '@serikad/shared/invitations/malaysia-time';
import { TRAY_FORM_PRICES } from '@serikad/shared/pricing/price-list';

/** What a couple asks for: numbers of trays, and days as YYYY-MM-DD, empty while there is none. */
export interface Rental {
  black: number;
  gold: number;
  event: string;
  /** Of a second event; may stay empty. */
  second: string;
  pickUp: string;
  giveBack: string;
}
export type RentalDay = 'event' | 'second' | 'pickUp' | 'giveBack';
export type RentalProblem = 'missing' | 'tooSoon' | 'beforeFirst' | 'past' | 'afterEvent' | 'outOfRange';

/** How many days ahead an event must be. */
export const NOTICE_DAYS = 3;
/** How many days after pick-up the trays must be back. */
export const LONGEST_RENTAL_DAYS = 5;
const USUAL_TRAYS = 7;
const USUAL_AHEAD_DAYS = 14;

/** When trays for an event are usually fetched and brought back: 1 and 5 days after the third day before it. */
export function usualDays(event: string): Pick<Rental, 'pickUp' | 'giveBack'> {
  const base = addDays(event, -NOTICE_DAYS);
  return { pickUp: addDays(base, 1), giveBack: addDays(base, LONGEST_RENTAL_DAYS) };
}

/** The form as it begins. @param today in Malaysia */
export function usualRental(today: string): Rental {
  const event = addDays(today, USUAL_AHEAD_DAYS);
  return { black: USUAL_TRAYS, gold: 0, event, second: '', ...usualDays(event) };
}

/** With another event day; the proposed days follow, those that were chosen stay. */
export function withEvent(rental: Rental, event: string): Rental {
  if (!isCalendarDate(event) || !isCalendarDate(rental.event)) return { ...rental, event };
  const [before, now] = [usualDays(rental.event), usualDays(event)];
  return {
    ...rental,
    event,
    pickUp: rental.pickUp === before.pickUp ? now.pickUp : rental.pickUp,
    giveBack: rental.giveBack === before.giveBack ? now.giveBack : rental.giveBack,
  };
}

/** In whole RM, by the list of the form. */
export function rentalTotal({ black, gold }: Rental): number {
  return black * TRAY_FORM_PRICES.black + gold * TRAY_FORM_PRICES.gold;
}

/** What is wrong with each day. @param today in Malaysia */
export function rentalProblems(rental: Rental, today: string): Partial<Record<RentalDay, RentalProblem>> {
  const { event, second, pickUp, giveBack } = rental;
  const found: Partial<Record<RentalDay, RentalProblem>> = {};
  const known = (day: string) => isCalendarDate(day);

  if (!known(event)) found.event = 'missing';
  else if (daysBetween(today, event) < NOTICE_DAYS) found.event = 'tooSoon';

  if (second !== '' && !known(second)) found.second = 'missing';
  else if (second !== '' && known(event) && second < event) found.second = 'beforeFirst';

  if (!known(pickUp)) found.pickUp = 'missing';
  else if (pickUp < today) found.pickUp = 'past';
  else if (known(event) && pickUp > event) found.pickUp = 'afterEvent';

  if (!known(giveBack)) found.giveBack = 'missing';
  else if (known(pickUp)) {
    const days = daysBetween(pickUp, giveBack);
    if (days < 1 || days > LONGEST_RENTAL_DAYS) found.giveBack = 'outOfRange';
  }
  return found;
}
