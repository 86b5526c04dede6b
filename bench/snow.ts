import type { Page } from 'playwright-core';
import { withBrowser } from './support/browser.ts';
import { measureFrames, type FrameTimes, SLOWER } from './support/frames.ts';
import { median } from './support/measure.ts';
import type { Row } from './support/report.ts';
import type { Stack } from './support/stack.ts';

const ROUNDS = 2;
const SECONDS = 10;
/** Flakes in the air before it is measured. */
const FLAKES = 12;
/**
 * Frames rendered in time while snow falls on an opened invitation, in turn with an empty page and with as many plain
 * dots that fall on an otherwise empty page. All are rendered without a graphics card, which every phone has and which
 * alone would move the flakes: so the dots are the floor,
 * and how busy the page's own thread is says what the snow costs it.
 */
export async function benchSnow(stack: Stack, pagePath: string): Promise<Row[]> {
  return withBrowser(async (browser) => {
    const pages = {
      snow: (page: Page) => letItSnow(page, `${stack.url}${pagePath}`),
      empty: (page: Page) => page.setContent(''),
      dots: (page: Page) => page.setContent(fallingDots(FLAKES)),
    };
    const all: Record<keyof typeof pages, FrameTimes[]> = { snow: [], empty: [], dots: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const name of ['empty', 'snow', 'dots'] as const)
        all[name].push(await measureFrames(browser, SECONDS, pages[name]));
    }
    const share = (name: keyof typeof pages): number => median(all[name].map((each) => each.share));
    const busy = median(all.snow.map((each) => each.busy));
    const toEmpty = share('snow') / share('empty');
    const toDots = share('snow') / share('dots');
    const percent = (value: number): string => `${(value * 100).toFixed(1)} %`;
    const against = (ratio: number, name: keyof typeof pages): string =>
      `${ratio.toFixed(2)} (${percent(share('snow'))} / ${percent(share(name))})`;
    const setting = `over ${SECONDS} s, ${SLOWER}x slower CPU, rendered without a graphics card`;
    return [
      {
        what: `frames in time of 60 a second while snow falls / as many plain dots on an empty page (${setting})`,
        figure: against(toDots, 'dots'),
        goal: '>= 0.9',
        ok: toDots >= 0.9,
      },
      { what: 'the same / a page on which nothing moves', figure: against(toEmpty, 'empty'), goal: '–' },
      {
        what: 'time of the page’s own thread while snow falls; what is left is free for scrolling',
        figure: percent(busy),
        goal: '<= 25 %',
        ok: busy <= 0.25,
      },
    ];
  });
}

async function letItSnow(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.locator('#open').click();
  await page.waitForFunction((flakes) => document.querySelectorAll('.flake').length >= flakes, FLAKES, {
    timeout: 60_000,
  });
}

function fallingDots(count: number): string {
  const dots = Array.from({ length: count }, (_, index) => {
    const place = `left:${(index * 100) / count}%;animation-delay:-${index}s`;
    return `<i style="${place}"></i>`;
  });
  return `<style>
    body { margin: 0; overflow: hidden; }
    i { position: fixed; top: 0; width: 18px; height: 18px; background: #ccc; animation: fall 12s linear infinite; }
    @keyframes fall { to { transform: translate3d(40px, 110vh, 0) rotate(360deg); } }
  </style>${dots.join('')}`;
}
