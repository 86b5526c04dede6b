import type { Row } from './support/report.ts';
import { soak, type Soaked } from './support/soaked.ts';

/** Samples of the server's memory in a minute. */
const SAMPLES = 2;
/** Bytes of each request that a server may keep: what is more would be a gigabyte after some ten million requests. */
const MOST_KEPT = 100;
const megabytes = (bytes: number): string => (bytes / 2 ** 20).toFixed(1);

/**
 * A busy evening: whether the server's memory stays flat.
 * @param minutes two or more, of which a sixth, one at least, is for warming up
 */
export async function benchSoak(minutes: number): Promise<Row[]> {
  const warmUp = Math.max(1, Math.round(minutes / 6)) * SAMPLES;
  const soaked = await soak({
    visitors: 6,
    pauseMs: 250,
    photoWidth: 1_600,
    renew: true,
    warmUp,
    samples: minutes * SAMPLES - warmUp,
    every: { seconds: 60 / SAMPLES },
    sampled: ({ requests, alive, rss }, index) =>
      console.log(
        `${(index + 1) / SAMPLES} min: ${requests} requests, ${megabytes(alive)} MB alive, ${megabytes(rss)} MB resident`,
      ),
  });
  return [
    {
      what: `bytes that the server keeps of a request, over ${minutes} minutes of believable traffic (${soaked.requests.toLocaleString('en')} requests)`,
      figure: `${soaked.kept.toFixed(0)} (${alive(soaked, warmUp)})`,
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

function alive({ samples }: Soaked, warmUp: number): string {
  const [first, last] = [samples[warmUp], samples.at(-1)];
  if (!first || !last) return 'no samples';
  return `alive ${megabytes(first.alive)} → ${megabytes(last.alive)} MB, resident ${megabytes(first.rss)} → ${megabytes(last.rss)} MB`;
}
