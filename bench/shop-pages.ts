import { lighthouse, type Measured } from './support/lighthouse.ts';
import type { Row } from './support/report.ts';
import type { Stack } from './support/stack.ts';

const RUNS = 5;
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

const GOAL = '>= 99, 100, 100, 100; largest <= 1.5 s, shift <= 0.01, blocked <= 50 ms';

/** The shop's open pages on a phone on slow 4G: Lighthouse's mobile profile, the medians of several runs. */
export async function benchShopPages(stack: Stack): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, path] of PAGES) {
    const row = rowOf(name, await lighthouse(`${stack.url}${path}`, RUNS));
    // One at a time: all of them take some minutes.
    console.log(`${row.what}: ${row.figure}`);
    rows.push(row);
  }
  return rows;
}

function rowOf(name: string, { performance, accessibility, bestPractices, seo, audit, requests }: Measured): Row {
  const [first, largest] = [audit('first-contentful-paint'), audit('largest-contentful-paint')];
  const [shift, blocked] = [audit('cumulative-layout-shift'), audit('total-blocking-time')];
  const seconds = (ms: number): string => (ms / 1000).toFixed(2);
  const bytes = requests.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  const scores = [performance, accessibility, bestPractices, seo].map((score) => score.toFixed(0)).join(', ');
  const isWhole = accessibility === 100 && bestPractices === 100 && seo === 100;
  return {
    what: `${name}: Lighthouse mobile, performance, accessibility, best practices, SEO`,
    figure: `${scores} (first paint ${seconds(first)} s, largest ${seconds(largest)} s, shift ${shift.toFixed(3)}, blocked ${blocked.toFixed(0)} ms, ${(bytes / 1000).toFixed(0)} KB in ${requests.length} requests)`,
    goal: GOAL,
    ok: performance >= 99 && isWhole && largest <= 1500 && shift <= 0.01 && blocked <= 50,
  };
}
