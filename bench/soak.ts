import type { Row } from './support/report.ts';
import { soak, type Soaked } from './support/soaked.ts';

const MINUTES = Number(process.env['SOAK_MINUTES'] ?? 30);
const WARM_UP_MINUTES = Math.max(1, Math.round(MINUTES / 6));
/** Bytes of each request that a server may keep: what is more would be a gigabyte after some ten million requests. */
const MOST_KEPT = 100;
const megabytes = (bytes: number): string => (bytes / 2 ** 20).toFixed(1);

/** Half an hour of a busy evening (SOAK_MINUTES: another length): whether the server's memory stays flat. */
export async function benchSoak(): Promise<Row[]> {
  const soaked = await soak({
    visitors: 6,
    pauseMs: 250,
    photoWidth: 1_600,
    renew: true,
    warmUp: WARM_UP_MINUTES * 2,
    samples: (MINUTES - WARM_UP_MINUTES) * 2,
    every: { seconds: 30 },
    sampled: ({ requests, alive, rss }, index) =>
      console.log(
        `${(index + 1) / 2} min: ${requests} requests, ${megabytes(alive)} MB alive, ${megabytes(rss)} MB resident`,
      ),
  });
  return [
    {
      what: `bytes that the server keeps of a request, over ${MINUTES} minutes of believable traffic (${soaked.requests.toLocaleString('en')} requests)`,
      figure: `${soaked.kept.toFixed(0)} (${alive(soaked)})`,
      goal: `flat: <= ${MOST_KEPT}`,
      ok: soaked.kept <= MOST_KEPT,
    },
    {
      what: 'requests that were answered otherwise than they should be',
      figure: `${soaked.wrong.length}${soaked.wrong[0] === undefined ? '' : `, such as ${soaked.wrong[0]}`}`,
      goal: '0',
      ok: soaked.wrong.length === 0,
    },
  ];
}

function alive({ samples }: Soaked): string {
  const [first, last] = [samples[WARM_UP_MINUTES * 2], samples.at(-1)];
  if (!first || !last) return 'no samples';
  return `alive ${megabytes(first.alive)} → ${megabytes(last.alive)} MB, resident ${megabytes(first.rss)} → ${megabytes(last.rss)} MB`;
}
