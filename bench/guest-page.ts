import { lighthouse } from './support/lighthouse.ts';
import type { Row } from './support/report.ts';
import type { Stack } from './support/stack.ts';
import { bundleWeights } from './support/weights.ts';

const RUNS = 3;
const KIB = 1024;

/** The guest page as a phone on slow 4G gets it: Lighthouse's mobile profile, the median of several runs. */
export async function benchGuestPage(stack: Stack, pagePath: string): Promise<Row[]> {
  const { performance, accessibility, audit, requests } = await lighthouse(`${stack.url}${pagePath}`, RUNS);
  const bytes = requests.reduce((sum, request) => sum + (request.transferSize ?? 0), 0);
  const js = (await bundleWeights()).find(({ kind }) => kind === 'guest')?.bytes ?? NaN;
  const row = (what: string, figure: string, goal: string, ok: boolean): Row => ({ what, figure, goal, ok });
  return [
    row(
      'JavaScript of the guest page with all its sheets, in one language, gzip',
      `${(js / KIB).toFixed(1)} KiB`,
      '<= 90 KiB',
      js <= 90 * KIB,
    ),
    row(
      'first view (the cover, until it is touched), bytes over the wire',
      `${(bytes / 1000).toFixed(0)} KB in ${requests.length} requests`,
      '<= 250 KB',
      bytes <= 250_000,
    ),
    row('Lighthouse mobile, performance', performance.toFixed(0), '>= 98', performance >= 98),
    row('Lighthouse mobile, accessibility', accessibility.toFixed(0), '100', accessibility === 100),
    row(
      'largest contentful paint, slow 4G',
      `${(audit('largest-contentful-paint') / 1000).toFixed(2)} s`,
      '<= 1.9 s',
      audit('largest-contentful-paint') <= 1900,
    ),
    row(
      'layout shift',
      audit('cumulative-layout-shift').toFixed(3),
      '<= 0.02',
      audit('cumulative-layout-shift') <= 0.02,
    ),
    row(
      'total blocking time',
      `${audit('total-blocking-time').toFixed(0)} ms`,
      '<= 100 ms',
      audit('total-blocking-time') <= 100,
    ),
  ];
}
