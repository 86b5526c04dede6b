import { expect, test, type Page } from '@playwright/test';

/** Every kind of public page: its address, and its heading in Malay. */
const PAGES = [
  ['/', 'Kad'],
  ['/cardvideo', 'Kad Undangan'],
  ['/cardvideo?category=islamic&option=rsvp-premium', 'Kad Undangan'],
  ['/cardvideo?page=2', 'Kad Undangan'],
  ['/cardvideo?page=999', 'Kad Undangan'],
  ['/invitation-design/details/cv0004', ''],
  ['/invitation-design/details/cv9999', ''],
  ['/pricing', 'Harga'],
  ['/dulang', 'Dulang'],
  ['/dulang/form', ''],
  ['/catalog', ''],
  ['/planner', ''],
  ['/apps', ''],
  ['/contact-us', ''],
  ['/privacy-policy', 'Dasar Privasi'],
  ['/nowhere/at/all', 'Page Not Found'],
] as const;

const inEnglish = (path: string): string => `${path}${path.includes('?') ? '&' : '?'}lang=en`;

/** What the browser says: errors, warnings, and what React had to mend. Failed loads of a 404 page are its status alone. */
function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
  });
  return (faults.filter(Boolean), faults);
}

/** Whether the app has taken over the page: React keeps its fiber at the elements. */
const isHydrated = (page: Page) =>
  page.waitForFunction(() => {
    const content = document.getElementById('content');
    return content !== null && Object.keys(content).some((key) => key.startsWith('__reactFiber'));
  });

test.describe('W-01 a public page is hydrated without console output @both', () => {
  for (const [path] of PAGES) {
    for (const address of [path, inEnglish(path)]) {
      test(address, async ({ page }) => {
        const faults = faultsOf(page);
        const ofPage = await page.request.get(address, { headers: { Accept: 'text/html' } });
        await page.goto(address);
        await isHydrated(page);
        await page.waitForLoadState('networkidle');
        // A page with another status is a failed load for the console.
        const own = faults.filter(
          (fault) => ofPage.status() === 200 || !fault.includes(`status of ${ofPage.status()}`),
        );
        expect(own).toEqual([]);
        // What the server rendered is what the app goes on with: the elements are the same.
        expect(await page.locator('#root').getAttribute('data-route')).not.toBeNull();
      });
    }
  }
});
