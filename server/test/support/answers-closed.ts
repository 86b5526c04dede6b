import { setTimeout as pause } from 'node:timers/promises';
import type { Connection } from 'mongoose';

const TIMEOUT_MS = 1_000;

/**
 * Waits until no answer is under way any more: a guest is answered as soon as the answer is stored, and its intent is
 * closed right after. Intents that a test leaves behind on purpose are waited for a second, then left.
 */
export async function answersClosed({ db }: { db: Connection }): Promise<void> {
  const open = { 'pending.0': { $exists: true } };
  for (const end = performance.now() + TIMEOUT_MS; performance.now() < end; await pause(5)) {
    if ((await db.collection('attendances').countDocuments(open)) === 0) return;
  }
}
