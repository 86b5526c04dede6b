import type { Page } from 'playwright-core';
import { slowDown, withBrowser } from './support/browser.ts';
import type { Row } from './support/report.ts';
import type { Stack } from './support/stack.ts';

const SLOWER = 4;
const PHONE = { viewport: { width: 375, height: 812 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** All designs of the catalogue. */
const PAGES = [1, 2, 3];
/** Typed into both fields, a letter each 100 ms: faster than a thumb. */
const TYPED = ['Nur Aisyah Humaira', 'Muhammad Danial Hakim'];
const PAUSE_MS = 100;
const FRAME_MS = 1000 / 60;

/**
 * The frames of a phone while names are typed that are on all covers in view, with the processor four times slower; on
 * every page of the catalogue. The floor: the same frames while nothing is typed.
 */
export async function benchNames(stack: Stack): Promise<Row[]> {
  return withBrowser(async (browser) => {
    const context = await browser.newContext(PHONE);
    const page = await context.newPage();
    const typing: number[] = [];
    const resting: number[] = [];
    let covers = 0;
    for (const number of PAGES) {
      await page.goto(`${stack.url}/cardvideo?page=${number}`);
      const fields = page.getByRole('form', { name: 'Tulis nama anda' });
      const names = [fields.getByLabel('Pengantin perempuan'), fields.getByLabel('Pengantin lelaki')];
      await names[0]?.fill('S');
      // Every cover is written once, as after a look through the page.
      const tiles = page.locator('[data-part="named-cover"]');
      covers += await tiles.count();
      for (const tile of await tiles.all()) await tile.scrollIntoViewIfNeeded();
      await page.evaluate(() => scrollTo(0, 0));
      await page.waitForFunction(() =>
        [...document.querySelectorAll<HTMLElement>('[data-part="written-cover"]')]
          .slice(0, 4)
          .every(({ dataset }) => dataset['ready'] === 'true'),
      );
      await page.waitForTimeout(1000);
      await slowDown(page, SLOWER);
      resting.push(...(await framesWhile(page, () => page.waitForTimeout(2000))));
      typing.push(
        ...(await framesWhile(page, async () => {
          for (const [i, text] of TYPED.entries()) {
            await names[i]?.fill('');
            await names[i]?.focus();
            for (const letter of text) {
              await page.keyboard.insertText(letter);
              await page.waitForTimeout(PAUSE_MS);
            }
          }
        })),
      );
      await slowDown(page, 1);
      await fields.getByRole('button', { name: 'Buang nama' }).click();
    }
    const typed = percentiles(typing);
    const rested = percentiles(resting);
    return [
      {
        what: `time between frames while names are typed on the covers in view, ${covers} covers on ${PAGES.length} pages, ${SLOWER}x slower CPU: p50 / p95 of ${typing.length}`,
        figure: `${typed.p50.toFixed(1)} / ${typed.p95.toFixed(1)} ms (${share(typing)} % within 1/60 s)`,
        goal: `p95 <= ${FRAME_MS.toFixed(1)} ms`,
        ok: typed.p95 <= FRAME_MS * 1.05,
      },
      {
        what: `floor: the same page while nothing is typed: p50 / p95 of ${resting.length}`,
        figure: `${rested.p50.toFixed(1)} / ${rested.p95.toFixed(1)} ms (${share(resting)} % within 1/60 s)`,
        goal: '–',
      },
    ];
  });
}

declare global {
  interface Window {
    benchFrames?: number[] | undefined;
  }
}

/** The times between the frames that the page renders meanwhile, in ms. */
async function framesWhile(page: Page, work: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const frames: number[] = [];
    window.benchFrames = frames;
    let last = performance.now();
    const next = (now: number): void => {
      if (window.benchFrames !== frames) return;
      frames.push(now - last);
      last = now;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  await work();
  return page.evaluate(() => {
    const frames = window.benchFrames ?? [];
    window.benchFrames = undefined;
    return frames.slice(1);
  });
}

function percentiles(times: readonly number[]): { p50: number; p95: number } {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
}

/** How many of a hundred frames came in time. */
function share(times: readonly number[]): string {
  return ((times.filter((time) => time <= FRAME_MS * 1.05).length / Math.max(1, times.length)) * 100).toFixed(0);
}
