/** Malaysia is eight hours ahead of UTC all year round. */
export const MALAYSIA_OFFSET_MS = 8 * 60 * 60 * 1000;

/** The day in Malaysia at a moment, as YYYY-MM-DD. */
export function malaysiaDay(moment: number): string {
  return new Date(moment + MALAYSIA_OFFSET_MS).toISOString().slice(0, 10);
}
