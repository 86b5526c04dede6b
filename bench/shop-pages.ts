import { lighthouse } from './support/lighthouse.ts';
import type { Row } from './support/report.ts';
import type { Stack } from './support/stack.ts';

const RUNS = 3;
const PAGES = [
  ['home', '/'],
  ['catalogue', '/cardvideo'],
  ['design details', '/invitation-design/details/cv0004'],
  ['pricing', '/pricing'],
] as const;

/** The shop's open pages on a phone on slow 4G: Lighthouse's mobile profile, the medians of several runs. */
export async function benchShopPages(stack: Stack): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, path] of PAGES) {
    const { performance, accessibility, audit } = await lighthouse(`${stack.url}${path}`, RUNS);
    const largest = (audit('largest-contentful-paint') / 1000).toFixed(2);
    const shift = audit('cumulative-layout-shift').toFixed(3);
    const blocked = audit('total-blocking-time').toFixed(0);
    rows.push(
      {
        what: `${name}: Lighthouse mobile, performance`,
        figure: `${performance.toFixed(0)} (LCP ${largest} s, CLS ${shift}, TBT ${blocked} ms)`,
        goal: '>= 92',
        ok: performance >= 92,
      },
      {
        what: `${name}: Lighthouse mobile, accessibility`,
        figure: accessibility.toFixed(0),
        goal: '100',
        ok: accessibility === 100,
      },
    );
  }
  return rows;
}
