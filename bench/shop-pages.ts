import { lighthouse } from './support/lighthouse.ts';
import type { Row } from './support/report.ts';
import type { Stack } from './support/stack.ts';

const RUNS = 3;
/** Where visitors land. The galleries of the trays, each with its pictures, are parts of their one page. */
const PAGES = [
  ['home', '/'],
  ['catalogue', '/cardvideo'],
  ['a design', '/invitation-design/details/cv0004'],
  ['prices', '/pricing'],
  ['trays', '/dulang'],
  ['tray form', '/dulang/form'],
  ['general catalogue', '/catalog'],
  ['privacy', '/privacy-policy'],
] as const;

/** The shop's open pages on a phone on slow 4G: Lighthouse's mobile profile, the medians of several runs. */
export async function benchShopPages(stack: Stack): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, path] of PAGES) {
    const { performance, accessibility, audit, requests } = await lighthouse(`${stack.url}${path}`, RUNS);
    const seconds = (what: string): string => (audit(what) / 1000).toFixed(2);
    const bytes = requests.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
    const [largest, shift] = [seconds('largest-contentful-paint'), audit('cumulative-layout-shift').toFixed(3)];
    const row = {
      what: `${name}: Lighthouse mobile, performance and accessibility`,
      figure: `${performance.toFixed(0)} and ${accessibility.toFixed(0)} (first paint ${seconds('first-contentful-paint')} s, largest ${largest} s, shift ${shift}, blocked ${audit('total-blocking-time').toFixed(0)} ms, ${(bytes / 1000).toFixed(0)} KB in ${requests.length} requests)`,
      goal: '>= 92 and 100',
      ok: performance >= 92 && accessibility === 100,
    };
    // One at a time: all of them take some minutes.
    console.log(`${row.what}: ${row.figure}`);
    rows.push(row);
  }
  return rows;
}
