import { expect, test, type Page } from '@playwright/test';
import { hydrated } from '../support/hydrated.ts';
import { inEnglish, PLAIN_PAGES } from '../support/public-pages.ts';

/** Every kind of public page. */
const PAGES = [
  '/',
  '/cardvideo',
  '/cardvideo?category=islamic&option=rsvp-premium',
  '/cardvideo?page=2',
  '/cardvideo?page=999',
  '/invitation-design/details/cv0004',
  '/invitation-design/details/cv9999',
  ...PLAIN_PAGES,
  '/nowhere/at/all',
] as const;

/**
 * What the browser says: errors, warnings, and what React had to mend. Failed loads of a 404 page are its status alone.
 */
function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
  });
  return faults;
}

/** Remembers the element that the HTML came with: rendered anew, the app would have another one in its place. */
const rememberContent = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      const content = document.getElementById('content');
      if (content === null) return;
      observer.disconnect();
      Object.assign(window, { contentOfHtml: content });
    }).observe(document, { childList: true, subtree: true });
  });

test.describe('W-01 a public page is hydrated without console output @both', () => {
  for (const path of PAGES) {
    for (const address of [path, inEnglish(path)]) {
      test(address, async ({ page }) => {
        const faults = faultsOf(page);
        await rememberContent(page);
        const ofPage = await page.request.get(address, { headers: { Accept: 'text/html' } });
        await page.goto(address);
        await hydrated(page);
        await page.waitForLoadState('networkidle');
        // A page with another status is a failed load for the console.
        const own = faults.filter(
          (fault) => ofPage.status() === 200 || !fault.includes(`status of ${ofPage.status()}`),
        );
        expect(own).toEqual([]);
        const isSame = () =>
          (window as { contentOfHtml?: Element }).contentOfHtml === document.getElementById('content');
        expect(await page.evaluate(isSame)).toBe(true);
      });
    }
  }
});
