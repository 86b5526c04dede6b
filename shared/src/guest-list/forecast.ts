import { type CatererSummary, type FamilyView, type GuestListTotals, MAIN_SESSION } from './family.types.js';
import { answerTo, NO_ANSWERS, unansweredSessions } from './guest-list.js';

/** From so many answers on a range is shown. */
const ENOUGH_ANSWERS = 10;

export interface Forecast {
  sure: number;
  maybe: number;
  /** Seats of families that have not answered. */
  unheard: number;
  /** How many families these are. */
  familiesUnheard: number;
  /** The range for the caterer, in tens; `null` while too few have answered. */
  range: (NonNullable<CatererSummary['cookFor']> & { percent: number }) | null;
}

/**
 * How many persons may come to the main session. Those who have not answered come at most as often as those who have,
 * seat for seat, and at least half as often.
 */
export function forecastOf(
  families: readonly Pick<FamilyView, 'seats' | 'sessions' | 'answer'>[],
  totals: GuestListTotals,
): Forecast {
  const { adults, children, maybeAdults, maybeChildren, unheard } = totals.sessions[MAIN_SESSION] ?? NO_ANSWERS;
  const [sure, maybe] = [adults + children, maybeAdults + maybeChildren];
  // Some are invited to other sessions alone, or to this one only after they answered the others.
  const answered = families.filter(({ answer }) => answerTo(answer, MAIN_SESSION));
  const answeredSeats = answered.reduce((sum, { seats }) => sum + seats, 0);
  const familiesUnheard = families.filter((family) => unansweredSessions(family).length > 0).length;
  const figures = { sure, maybe, unheard, familiesUnheard };
  if (answered.length < ENOUGH_ANSWERS || answeredSeats === 0) return { ...figures, range: null };
  // How guests of the open page answer is no sign of how families will.
  const share = Math.min(1, (sure - totals.open.adults - totals.open.children) / answeredSeats);
  const low = sure + (unheard * share) / 2;
  const high = sure + maybe + unheard * share;
  return {
    ...figures,
    range: { low: Math.floor(low / 10) * 10, high: Math.ceil(high / 10) * 10, percent: Math.round(share * 100) },
  };
}
