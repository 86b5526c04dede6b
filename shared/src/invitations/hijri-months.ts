/*
 * The calculated months of 1444 to 1460 H in Malaysia. Generated: hijri-date.spec.ts calculates them anew
 * (testing/hijri-calculation.ts) and compares.
 */

export const FIRST_HIJRI_YEAR = 1444;
/** The day in Malaysia on which that year begins. */
export const FIRST_HIJRI_DAY = '2022-07-30';
/** A year each: for each of its twelve months 1 where it has 30 days, 0 where it has 29. */
export const LONG_MONTHS: readonly string[] = [
  '110100101010',
  '110101010100',
  '110110110010',
  '010111011001',
  '001011101100',
  '100101101101',
  '010010101110',
  '101001010110',
  '110100101010',
  '110101010101',
  '010110101010',
  '100110110101',
  '010010110111',
  '001001010111',
  '010100101011',
  '101010010101',
  '101101001010',
];
