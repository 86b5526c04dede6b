import { expect, test, type Page } from '@playwright/test';

/**
 * Where everything with a class stands on the page, in CSS pixels, and how its text is set. A style sheet stays in the
 * document when its page is left, so that a page may look otherwise after another one than by itself.
 */
function boxes(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    return [...document.querySelectorAll<HTMLElement>('main [class], main[class]')].map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const { position, display, fontFamily, fontSize } = getComputedStyle(element);
      const box = [left, top + scrollY, width, height].map((length) => Math.round(length)).join(' ');
      const name = element.getAttribute('class') ?? '';
      return `${element.tagName.toLowerCase()}.${name}: ${box} ${position} ${display} ${fontSize} ${fontFamily}`;
    });
  });
}

/** Reads the boxes of the page as it was reached by clicks, then those of the same address loaded by itself. */
async function expectAsByItself(page: Page): Promise<void> {
  await settled(page);
  const clicked = await boxes(page);
  expect(clicked.length).toBeGreaterThan(20);
  await page.goto(page.url());
  await settled(page);
  await expect.poll(() => boxes(page)).toEqual(clicked);
}

async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  let before = '';
  await expect
    .poll(async () => {
      const now = (await boxes(page)).join('\n');
      const isSame = now === before;
      before = now;
      return isSame;
    })
    .toBe(true);
}

/** From the home page to a design's details, by way of the popup of the catalogue. */
async function walkToDetails(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('navigation').getByRole('link', { name: 'Kad Undangan' }).first().click();
  await expect(page).toHaveURL(/\/cardvideo/);
  await page
    .getByRole('button', { name: /^Pakej/ })
    .first()
    .click();
  const popup = page.getByRole('dialog');
  await expect(popup).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await page.locator('.design a').first().click();
  await expect(page).toHaveURL(/\/invitation-design\/details\//);
}

test.describe('H4, H5: pages in one document look as they do by themselves @desk', () => {
  test.use({ viewport: { width: 1280, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

  test('H4: the order form after the popup of the catalogue', async ({ page }) => {
    await walkToDetails(page);
    await page.getByRole('link', { name: 'Tempah pakej ini' }).first().click();
    await expect(page.locator('.offer').first()).toBeVisible();
    await expectAsByItself(page);
  });

  test('H5: the editor after the home page', async ({ page }) => {
    await walkToDetails(page);
    await page.getByRole('link', { name: 'Try Now For Free' }).first().click();
    await expect(page.locator('.preview iframe, iframe').first()).toBeVisible();
    await expectAsByItself(page);
  });
});
