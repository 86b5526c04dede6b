/**
 * Does something with each of many, some at a time; no more of them are asked for than are being worked on.
 * @throws the first failure, once those under way have ended
 */
export async function inParallel<T>(
  source: AsyncIterable<T>,
  atOnce: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const running = new Set<Promise<void>>();
  let failure: { error: unknown } | undefined;
  try {
    for await (const item of source) {
      const one = work(item)
        .catch((error: unknown) => void (failure ??= { error }))
        .finally(() => running.delete(one));
      running.add(one);
      if (running.size >= atOnce) await Promise.race(running);
      if (failure) break;
    }
  } finally {
    await Promise.all(running);
  }
  if (failure) throw failure.error;
}
