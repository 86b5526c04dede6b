/** `cv0001-1`: the first art of `cv0001`, which was drawn anew since. */
const EARLIER_ART = /^(cv\d{4})-\d{1,2}$/;

/** The id of the design as the catalogue shows it now: of an earlier version's id the part before the hyphen. */
export function currentDesignOf(id: string): string {
  return EARLIER_ART.exec(id)?.[1] ?? id;
}

/** Whether an id names an earlier version of a design's art. */
export function isEarlierArt(id: string): boolean {
  return EARLIER_ART.test(id);
}
