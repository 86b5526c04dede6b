import { benchServed } from './pages.ts';
import { designIds } from './support/designs.ts';
import { median, percentile } from './support/measure.ts';
import type { Row } from './support/report.ts';
import type { Stack } from './support/stack.ts';

const PAGES = [
  ['home', '/'],
  ['catalogue', '/cardvideo'],
  ['a design', '/invitation-design/details/cv0004'],
  ['prices', '/pricing'],
] as const;
const PER_SECOND = 1500;
const COLD_MS = 30;
/** The compiler has seen the code of a page after so many others of its kind. */
const WARMED = 5;

/** The public pages as the server sends them: those that it has kept, and those that it renders for the first time. */
export async function benchShopServed(stack: Stack): Promise<Row[]> {
  const cold = await coldRenders(stack);
  const rows: Row[] = [];
  for (const [name, path] of PAGES) {
    rows.push(...(await benchServed(stack, path, { what: name, perSecond: PER_SECOND })));
  }
  return [cold, ...rows];
}

/** The first request for each design's page, one after the other, with the reads of the database that it needs. */
async function coldRenders(stack: Stack): Promise<Row> {
  const took: number[] = [];
  for (const id of await designIds(stack)) {
    const begun = performance.now();
    const answer = await fetch(`${stack.url}/invitation-design/details/${id}?lang=en`);
    await answer.text();
    if (answer.status !== 200) throw new Error(`the page of ${id} came with status ${answer.status}`);
    took.push(performance.now() - begun);
  }
  const warm = took.slice(WARMED);
  return {
    what: `first request for the page of a design, rendered (median of ${warm.length} designs, after ${WARMED} others)`,
    figure: `${median(warm).toFixed(1)} ms (95 of 100 within ${percentile(warm, 95).toFixed(1)} ms; the very first ${took[0]?.toFixed(0)} ms)`,
    goal: `<= ${COLD_MS} ms`,
    ok: median(warm) <= COLD_MS,
  };
}
