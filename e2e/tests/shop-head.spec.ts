import { expect, test, type Page } from '@playwright/test';
import { PLAIN_PAGES } from '../support/public-pages.ts';

/** The title that the server's HTML has, before any script. */
async function servedTitle(page: Page, path: string): Promise<string> {
  const html = await (await page.request.get(path, { headers: { Accept: 'text/html' } })).text();
  return page.evaluate((text) => new DOMParser().parseFromString(text, 'text/html').title, html);
}

const PAGES = [
  '/',
  '/cardvideo',
  '/cardvideo?category=islamic',
  '/cardvideo?page=2',
  '/invitation-design/details/cv0004',
  ...PLAIN_PAGES,
];

test('W-02 a page has the server’s title before and after the app has started, and its data runs nowhere', async ({
  page,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(`${page.url()}: ${message.text()}`);
  });
  for (const path of PAGES) {
    const title = await servedTitle(page, path);
    await page.goto(path);
    await expect(page.locator('main').getByRole('heading', { level: 1 }), path).toHaveCount(1);
    await expect(page, path).toHaveTitle(title);
    expect(await page.locator('head > title').count(), path).toBe(1);
  }
  expect(refused).toEqual([]);
});

test('W-02 a page that was reached by a link within the app has the title of its own address', async ({ page }) => {
  await page.goto('/');
  const expectServed = async (): Promise<void> => {
    const { pathname, search } = new URL(page.url());
    await expect(page).toHaveTitle(await servedTitle(page, pathname + search));
  };
  await page.getByRole('link', { name: 'Pilih rekaan' }).first().click();
  await expect(page).toHaveURL('/cardvideo');
  await expectServed();
  await page.getByRole('link', { name: /^Islamic \(\d+\)$/ }).click();
  await expect(page).toHaveURL('/cardvideo?category=islamic');
  await expectServed();
  await page.goto('/cardvideo?page=2');
  await page.locator('a[href^="/invitation-design/details/"]').first().click();
  await expect(page).toHaveURL(/\/invitation-design\/details\/cv/);
  await expectServed();
  await page.goBack();
  await expect(page).toHaveURL('/cardvideo?page=2');
  await expectServed();
});
