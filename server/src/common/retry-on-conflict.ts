import { DomainError } from './domain-error.js';

/** @param retryAfter seconds after which it is worth trying again */
export const unavailable = (retryAfter: number) => (): never => {
  throw new DomainError('unavailable', { retryAfter });
};

interface RetryOptions<Result> {
  /** Most attempts; absent: any number. */
  tries?: number;
  /** Milliseconds after which no further attempt begins; absent: never. */
  forMs?: number;
  /** Gives the result when no attempt succeeded; may throw. Absent: `unavailable(3)`. */
  onGivingUp?: () => Result | Promise<Result>;
}

/**
 * Optimistic concurrency: repeats an attempt, which reads, decides and writes on the condition that nothing was changed
 * since, until its write succeeds.
 * @param attempt returns `again` when another write came in between; may throw
 * @throws DomainError of `onGivingUp`
 */
export async function retryOnConflict<Result>(
  { tries = Infinity, forMs = Infinity, onGivingUp = unavailable(3) }: RetryOptions<Result>,
  attempt: () => Promise<Result | 'again'>,
): Promise<Result> {
  const end = performance.now() + forMs;
  for (let tried = 1; ; tried += 1) {
    const result = await attempt();
    if (result !== 'again') return result;
    if (tried >= tries || performance.now() > end) return onGivingUp();
  }
}
