import { expect, test, type Page } from '@playwright/test';
import { ApiCustomer } from '../support/api.ts';
import { person, signIn } from '../support/sign-in.ts';

/** Fills localStorage to the last byte, except for what is there already. */
async function fillStorage(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (let size = 1 << 20, index = 0; size > 0; index += 1) {
      try {
        localStorage.setItem(`full-${index}`, 'x'.repeat(size));
      } catch {
        size >>= 1;
      }
    }
  });
}

test('H2: with a full storage the order form has the same design and package after signing in', async ({ page }) => {
  const who = person('storan penuh');
  await (await ApiCustomer.register(who)).close();
  await page.goto('/favicon.svg');
  await fillStorage(page);
  await page.goto('/invitation/create-order?design=cv0402&option=rsvp-standard');
  const option = page.getByLabel('Pakej digital');
  await expect(option).toHaveValue('rsvp-standard');
  await option.selectOption('video-standard');
  await signIn(page, who);
  await expect(page).toHaveURL(/\/invitation\/create-order/);
  await expect(option).toHaveValue('video-standard');
  await expect(page.getByRole('complementary', { name: 'Ringkasan' })).toContainText('cv0402');
});
