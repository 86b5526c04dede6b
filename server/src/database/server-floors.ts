/**
 * The oldest MongoDB servers without known holes, one for each series that is maintained; docs/version-floors.json has
 * the same, and a test compares them.
 */
export const SERVER_FLOORS = ['7.0.28', '8.0.17', '8.2.3'] as const;

/** The version that a server should have at least, when it has an older one: `8.0.17` for `8.0.4`. */
export function wantedServerVersion(version: string): string | undefined {
  const is = numbers(version);
  const floors = SERVER_FLOORS.map((floor) => ({ floor, least: numbers(floor) }));
  // A series between two that are maintained has its holes mended in the next one alone.
  const series = floors.find(({ least }) => compare(least.slice(0, 2), is.slice(0, 2)) >= 0);
  return series && compare(is, series.least) < 0 ? series.floor : undefined;
}

const numbers = (version: string): number[] => version.split(/[.-]/).slice(0, 3).map(Number);

function compare(a: readonly number[], b: readonly number[]): number {
  const place = a.findIndex((part, index) => part !== b[index]);
  return place === -1 ? 0 : (a[place] ?? 0) - (b[place] ?? 0);
}
