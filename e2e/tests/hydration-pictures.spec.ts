import { expect, test, type Page } from '@playwright/test';
import { pictureDifference } from '../support/checks/same-picture.ts';
import { hold } from '../support/hold.ts';
import { hydrated } from '../support/hydrated.ts';
import { PLAIN_PAGES } from '../support/public-pages.ts';

// The home page types its lines, one letter after the other, once its app has begun.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Of each kind of public page one, and an English one. */
const PAGES = [
  '/',
  '/?lang=en',
  '/cardvideo',
  '/cardvideo?cari=biru&category=islamic',
  '/invitation-design/details/cv0004',
  '/invitation-design/details/cv9999',
  ...PLAIN_PAGES,
  '/nowhere/at/all',
] as const;
const SIZES = [
  { width: 375, height: 812 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const;

/** Scrolls through the page, so that its pictures are loaded and shown, and back to the top. */
async function showAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
    }
    scrollTo({ top: 0, behavior: 'instant' });
    const shown = [...document.images].filter((image) => image.getClientRects().length > 0);
    await Promise.all(
      shown.map(async (image) => {
        while (!image.complete) await frame();
        await image.decode();
      }),
    );
    await frame();
  });
}

/** The whole page; movements that end are at their end, others at their beginning. */
async function picture(page: Page, name: string): Promise<Buffer> {
  await showAll(page);
  return page.screenshot({
    path: test.info().outputPath(`${name}.png`),
    fullPage: true,
    animations: 'disabled',
    scale: 'css',
    timeout: 30_000,
  });
}

for (const path of PAGES)
  test(`W-01 ${path} looks the same before its app has loaded and after, at three widths`, async ({
    page,
    context,
  }) => {
    test.slow();
    const blank = await context.newPage();
    const differences: string[] = [];
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const release = await hold(page, '**/assets/*.{js,css}');
      await page.goto(path, { waitUntil: 'commit' });
      await page.waitForFunction(() => document.querySelector('body > script') !== null);
      const before = await picture(page, `${size.width}-before`);
      await expect(page.locator('#root[data-route]')).toHaveCount(1);
      release();
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      const difference = await pictureDifference(blank, before, await picture(page, `${size.width}-after`));
      if (difference) differences.push(`${size.width}: ${JSON.stringify(difference)}`);
      await page.unroute('**/assets/*.{js,css}');
    }
    expect(differences).toEqual([]);
  });

test('W-01 control: one changed element is found, with its place', async ({ page, context }) => {
  const blank = await context.newPage();
  await page.goto('/contact-us');
  await hydrated(page);
  const before = await picture(page, 'before');
  expect(await pictureDifference(blank, before, await picture(page, 'again'))).toBeUndefined();
  const heading = page.locator('h1');
  await heading.evaluate((element) => (element.style.letterSpacing = '1px'));
  const box = await heading.boundingBox();
  const difference = await pictureDifference(blank, before, await picture(page, 'changed'));
  expect(difference?.pixels).toBeGreaterThan(20);
  expect(difference?.box.top).toBeGreaterThanOrEqual(box?.y ?? Infinity);
});
