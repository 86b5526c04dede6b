/** How an aggregation names the day in Malaysia of a stored moment: YYYY-MM-DD. */
export const malaysiaDayOf = (field: string): object => ({
  $dateToString: { date: `$${field}`, format: '%Y-%m-%d', timezone: '+08:00' },
});

/** Moments of some days: `start` is the first one, `end` the first one after. */
export interface Period {
  start: Date;
  end: Date;
}
