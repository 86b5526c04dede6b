import type { CrashPlace } from './send-crash.js';

/** Errors that wait for the code that sends them; the first ones matter. */
const MOST_WAITING = 9;
const waiting: unknown[] = [];
let report = (error: unknown): void => {
  if (waiting.length < MOST_WAITING) waiting.push(error);
};

/** Reports an error that a boundary has caught. */
export function noteCrash(error: unknown): void {
  report(error);
}

/** Collects uncaught errors and rejections from now on. */
export function collectCrashes(): void {
  addEventListener('error', ({ error }) => noteCrash(error));
  addEventListener('unhandledrejection', ({ reason }) => noteCrash(reason));
}

/**
 * Loads the code that sends crashes, and sends those that were collected.
 * @param place asked for at each crash
 */
export async function sendCrashes(place: () => CrashPlace): Promise<void> {
  try {
    const { sendCrash } = await import('./send-crash.js');
    report = (error) => sendCrash(error, place());
    waiting.splice(0).forEach(report);
  } catch {
    // Offline, or an older build: this document reports nothing.
  }
}
