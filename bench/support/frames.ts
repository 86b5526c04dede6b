import type { Browser, Page } from 'playwright-core';
import { slowDown } from './browser.ts';

/** How many times slower the processor is. */
export const SLOWER = 4;
const FRAME_MS = 1000 / 60;
/** One pixel for each of CSS's: filling more of them is a graphics card's work, and there is none. */
const PHONE = { viewport: { width: 393, height: 851 }, deviceScaleFactor: 1, isMobile: true, hasTouch: true };

/** The frames of a page over some seconds. */
export interface FrameTimes {
  /** Of 60 frames a second. */
  share: number;
  /** Of the page's own thread, at its slowed speed. */
  busy: number;
}

/** Brings a page to what is to be measured, and counts its frames on a slow phone. */
export async function measureFrames(
  browser: Browser,
  seconds: number,
  prepare: (page: Page) => Promise<unknown>,
): Promise<FrameTimes> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await prepare(page);
    await slowDown(page, SLOWER);
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    const worked = async (): Promise<number> => {
      const { metrics } = await session.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN;
    };
    const before = await worked();
    const times = await page.evaluate(framesFor, seconds * 1000);
    const lasted = (times.at(-1) ?? 0) - (times[0] ?? 0);
    return {
      share: Math.min(1, (times.length - 1) / (lasted / FRAME_MS)),
      busy: (((await worked()) - before) * 1000) / lasted,
    };
  } finally {
    await context.close();
  }
}

/** Runs in the page. @returns when each of its frames was begun, in ms */
function framesFor(length: number): Promise<number[]> {
  return new Promise((resolve) => {
    const seen: number[] = [];
    const frame = (now: number): void => {
      seen.push(now);
      if (now - (seen[0] ?? now) < length) requestAnimationFrame(frame);
      else resolve(seen);
    };
    requestAnimationFrame(frame);
  });
}
