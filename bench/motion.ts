import type { Page } from 'playwright-core';
import { designIds } from './support/designs.ts';
import { withBrowser } from './support/browser.ts';
import { measureFrames, SLOWER } from './support/frames.ts';
import type { Row } from './support/report.ts';
import type { Stack } from './support/stack.ts';

/** From the beginning, where the most moves: the doors open, the names are written. */
const SECONDS = 8;
const GOAL = 0.9;

/**
 * Frames rendered in time while a design's animated version plays, in turn with a page on which nothing moves: a row
 * for each design. All are rendered without a graphics card, which every phone has.
 * @param ids those that are measured; none: all
 */
export async function* benchMotion(stack: Stack, ids: readonly string[]): AsyncGenerator<Row> {
  for (const id of ids.length > 0 ? ids : await designIds(stack)) {
    const [motion, empty] = await withBrowser(async (browser) => [
      await measureFrames(browser, SECONDS, (page) => play(page, `${stack.url}/motion/${id}`)),
      await measureFrames(browser, 2, (page) => page.setContent('')),
    ]);
    const ratio = motion.share / empty.share;
    yield {
      what: id,
      figure: `${ratio.toFixed(2)} (${(motion.share * 100).toFixed(1)} % of 60 frames a second, own thread ${(motion.busy * 100).toFixed(0)} % busy)`,
      goal: `>= ${GOAL} of a still page, ${SLOWER}x slower CPU`,
      ok: ratio >= GOAL,
    };
  }
}

async function play(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForFunction(() => document.documentElement.classList.contains('playing'));
}
