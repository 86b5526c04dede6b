import { designIds } from './support/designs.ts';
import { lighthouse, type Measured } from './support/lighthouse.ts';
import type { Row } from './support/report.ts';
import type { Stack } from './support/stack.ts';
import { bundleWeights } from './support/weights.ts';

const RUNS = 3;
const KIB = 1024;

/** A bound on what a phone measures of a guest page. */
interface Budget {
  what: string;
  goal: string;
  of: (measured: Measured) => number;
  show: (figure: number) => string;
  holds: (figure: number) => boolean;
}

const bytesOf = ({ requests }: Measured): number =>
  requests.reduce((sum, request) => sum + (request.transferSize ?? 0), 0);

const BUDGETS: readonly Budget[] = [
  {
    what: 'first view (the cover, until it is touched), bytes over the wire',
    goal: '<= 250 KB',
    of: bytesOf,
    show: (figure) => `${(figure / 1000).toFixed(0)} KB`,
    holds: (figure) => figure <= 250_000,
  },
  {
    what: 'Lighthouse mobile, performance',
    goal: '>= 98',
    of: ({ performance }) => performance,
    show: (figure) => figure.toFixed(0),
    holds: (figure) => figure >= 98,
  },
  {
    what: 'Lighthouse mobile, accessibility',
    goal: '100',
    of: ({ accessibility }) => accessibility,
    show: (figure) => figure.toFixed(0),
    holds: (figure) => figure === 100,
  },
  {
    what: 'largest contentful paint, slow 4G',
    goal: '<= 1.9 s',
    of: ({ audit }) => audit('largest-contentful-paint'),
    show: (figure) => `${(figure / 1000).toFixed(2)} s`,
    holds: (figure) => figure <= 1900,
  },
  {
    what: 'layout shift',
    goal: '<= 0.02',
    of: ({ audit }) => audit('cumulative-layout-shift'),
    show: (figure) => figure.toFixed(3),
    holds: (figure) => figure <= 0.02,
  },
  {
    what: 'total blocking time',
    goal: '<= 100 ms',
    of: ({ audit }) => audit('total-blocking-time'),
    show: (figure) => `${figure.toFixed(0)} ms`,
    holds: (figure) => figure <= 100,
  },
];

/** The guest page as a phone on slow 4G gets it: Lighthouse's mobile profile, the median of several runs. */
export async function benchGuestPage(stack: Stack, pagePath: string): Promise<Row[]> {
  const measured = await lighthouse(`${stack.url}${pagePath}`, RUNS);
  const js = (await bundleWeights()).find(({ kind }) => kind === 'guest')?.bytes ?? NaN;
  return [
    {
      what: 'JavaScript of the guest page with all its sheets, in one language, gzip',
      figure: `${(js / KIB).toFixed(1)} KiB`,
      goal: '<= 90 KiB',
      ok: js <= 90 * KIB,
    },
    ...BUDGETS.map(({ what, goal, of, show, holds }): Row => {
      const figure = of(measured);
      return { what, figure: show(figure), goal, ok: holds(figure) };
    }),
  ];
}

/** What a row of a design says, in the order of the bounds. */
const OF_A_DESIGN = BUDGETS.map(({ goal }) => goal).join(', ');

/**
 * The same for the sample invitations of designs, a row each. A design is measured once, and one that misses a bound as
 * often as the guest page, since a single run may meet a busy machine.
 * @param ids those that are measured; none: all
 */
export async function* benchDesigns(stack: Stack, ids: readonly string[]): AsyncGenerator<Row> {
  for (const id of ids.length > 0 ? ids : await designIds(stack)) {
    const url = `${stack.url}/invitation/view/sample_${id}/jemputan`;
    let measured = await lighthouse(url, 1);
    const holds = (): boolean => BUDGETS.every((budget) => budget.holds(budget.of(measured)));
    if (!holds()) measured = await lighthouse(url, RUNS);
    const figure = BUDGETS.map(({ of, show }) => show(of(measured))).join(', ');
    yield { what: id, figure, goal: OF_A_DESIGN, ok: holds() };
  }
}
