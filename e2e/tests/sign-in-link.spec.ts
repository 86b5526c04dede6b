import { expect, test, type Page } from '@playwright/test';
import { arriveFromGoogle, passGoogle, person, registerAs, signIn } from '../support/sign-in.ts';

const session = (page: Page) => page.evaluate(() => localStorage.getItem('userId'));

/** Walks a sign-in of one's own and stops before the sign-in page takes it. @returns that page's fragment */
async function interceptedFragment(page: Page, label: string): Promise<string> {
  const arrived = page.waitForRequest((request) => request.url().includes('/user/google-auth/callback'));
  // The callback's answer leads there; the page itself is never opened.
  await page.route('**/user/sign-in', (route) => route.abort());
  await page.goto('/login');
  await page
    .locator('main')
    .getByRole('button', { name: /^Sign In/ })
    .first()
    .click();
  await passGoogle(page, person(label)).catch(() => undefined);
  const answer = await (await arrived).response();
  const location = (await answer?.headerValue('location')) ?? '';
  expect(location).toContain('#access_token=grant.');
  return new URL(location).hash.slice(1);
}

test.describe('a link with the sign-in of another person', () => {
  test('asks to sign in, and leaves the session that is there alone', async ({ page, browser }) => {
    const attacker = await browser.newContext();
    const fragment = await interceptedFragment(await attacker.newPage(), 'penyerang');
    await registerAs(page, person('mangsa'));
    const before = await session(page);
    let verified = 0;
    await page.route('**/google-auth/verify', (route) => {
      verified += 1;
      return route.continue();
    });
    await page.goto(`/user/sign-in#${fragment}`);
    await expect(page.getByRole('heading', { name: 'Log masuk ini tidak bermula di sini' })).toBeVisible();
    expect(page.url()).not.toContain('grant');
    expect([await session(page), verified]).toEqual([before, 0]);
    // The way on that the page offers is the person's own.
    await page.getByRole('link', { name: 'Ke profil saya' }).click();
    await expect(page).toHaveURL(`/user/profile/${before}`);
    await attacker.close();
  });

  test('in a tab that has begun a sign-in of its own the server refuses it', async ({ page, browser }) => {
    const attacker = await browser.newContext();
    const fragment = await interceptedFragment(await attacker.newPage(), 'penyerang tab');
    const refused = page.waitForResponse('**/google-auth/verify');
    await arriveFromGoogle(page, fragment);
    expect((await refused).status()).toBe(403);
    await expect(page.getByRole('dialog', { name: 'Sign In Failed' })).toContainText('Invalid token.');
    expect(await session(page)).toBeNull();
    await attacker.close();
  });

  test('the page leads to a sign-in of the person’s own', async ({ page }) => {
    await page.goto(`/user/sign-in#access_token=grant.${'A'.repeat(22)}`);
    await signIn(page, person('terus'));
    await expect(page).toHaveURL(/\/user\/form\/register$/);
  });

  test('where the browser keeps nothing a sign-in works all the same', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await page.goto('/login');
    await signIn(page, person('tiada storan'));
    await expect(page).toHaveURL(/\/user\/form\/register$/);
  });

  test('at 127.0.0.1 instead of localhost a sign-in ends in the account, with one press', async ({ page, baseURL }) => {
    await page.goto(`${baseURL?.replace('localhost', '127.0.0.1')}/login`);
    await signIn(page, person('alamat lain'));
    await expect(page).toHaveURL(/\/user\/form\/register$/);
  });
});

test('S-08 Back after the first sign-in shows neither the sign-in’s end nor the registration', async ({ page }) => {
  await page.goto('/pricing');
  await registerAs(page, person('undur selepas daftar'));
  const profile = page.url();
  // The browser keeps Google's own page in its history: no other site can remove it.
  await page.goBack();
  await expect(page).toHaveURL(/\/demo-google\//);
  await page.goBack();
  await expect(page).toHaveURL(profile);
  await page.goBack();
  await expect(page).toHaveURL('/pricing');
});
