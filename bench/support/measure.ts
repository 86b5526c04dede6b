import { createRequire } from 'node:module';

/** The part of autocannon's result that is read here. */
export interface LoadResult {
  requests: { average: number; total: number };
  latency: { p50: number; p99: number };
  errors: number;
  non2xx: number;
}

interface LoadOptions {
  url: string;
  connections: number;
  duration?: number;
  amount?: number;
}
type Autocannon = (options: LoadOptions) => Promise<LoadResult>;

const autocannon = createRequire(import.meta.url)('autocannon') as Autocannon;

/** Loads one address with GETs from this process. */
export function load(options: LoadOptions): Promise<LoadResult> {
  return autocannon(options);
}

/** The figure that so many percent do not exceed. */
export function percentile(figures: readonly number[], percent: number): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil((sorted.length * percent) / 100) - 1)] ?? 0;
}

/** The middle of several figures. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

/**
 * Runs the same number of tasks by `workers` at a time.
 * @returns tasks per second
 */
export async function perSecond(
  total: number,
  workers: number,
  task: (index: number) => Promise<void>,
): Promise<number> {
  let next = 0;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: workers }, async () => {
      for (let index = next++; index < total; index = next++) await task(index);
    }),
  );
  return (total / (performance.now() - started)) * 1000;
}
