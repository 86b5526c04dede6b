/** The admin pages count exactly up to this; beyond, reading all of them costs more than the number is worth. */
export const MOST_COUNTED = 1_000;

/**
 * What a count is: all there are; about so many, by the database's own metadata; or at least so many, because counting
 * ended at MOST_COUNTED.
 */
export type CountKind = 'exact' | 'estimate' | 'at-least';
export const COUNT_KINDS: readonly CountKind[] = ['exact', 'estimate', 'at-least'];

/** How many there are. */
export interface Counted {
  count: number;
  /**
   * `exact` below 1,000. From there on `estimate` of everything, and `at-least` (with a count of 1,000) of a selection.
   */
  countIs: CountKind;
}

/** How far a list can be paged: older entries are found by search, by day, or from the other end. */
export const MOST_SKIPPED = 10_000;
