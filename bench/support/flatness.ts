/** What was alive in a server after so many requests. */
export interface Sample {
  requests: number;
  /** Bytes. */
  alive: number;
}

/**
 * How many bytes a server keeps of each request: the middle of the slopes between any two samples (Theil and Sen),
 * which neither one late collection nor a cache that fills up once can move.
 */
export function bytesKept(samples: readonly Sample[]): number {
  const slopes = samples.flatMap((later, index) =>
    samples
      .slice(0, index)
      .filter((earlier) => later.requests > earlier.requests)
      .map((earlier) => (later.alive - earlier.alive) / (later.requests - earlier.requests)),
  );
  const sorted = slopes.sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
