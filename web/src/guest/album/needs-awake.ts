import type { QueueState } from './guest-photos.js';

/** A screen that stays on for longer than this while nothing goes on wastes the battery. */
const MOST_STILL_MS = 10 * 60_000;

/**
 * @returns whether the screen should stay on:
 *   photos wait that this page sends, and something went on in the last ten minutes
 */
export function createNeedsAwake(): (state: Pick<QueueState, 'items' | 'pause' | 'storing'>) => boolean {
  let progress = '';
  let since = 0;
  return ({ items, pause, storing }) => {
    const now = `${storing} ${items.map(({ upload, state, received }) => `${upload}:${state}:${received}`).join()}`;
    if (now !== progress) {
      progress = now;
      since = Date.now();
    }
    const waits = storing > 0 || items.some(({ state }) => state === 'queued');
    return waits && pause !== 'other-tab' && Date.now() - since < MOST_STILL_MS;
  };
}
