import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { hydrated } from '../support/hydrated.ts';
import { syafiqah } from '../fixtures/weddings.ts';
import { ApiCustomer } from '../support/api.ts';
import { fillInvitation } from '../support/invitations.ts';
import { malayTexts, textsOnPage } from '../support/malay-texts.ts';
import { person, registerAs, signIn } from '../support/sign-in.ts';

let malay: string[];
test.beforeAll(async () => {
  malay = await malayTexts();
  expect(malay.length).toBeGreaterThan(500);
});

async function inEnglish(context: BrowserContext): Promise<void> {
  await context.addCookies([{ name: 'language', value: 'en', url: test.info().project.use.baseURL ?? '' }]);
}

const language = (page: Page) => page.locator('html');

/** Opens a page and waits until it shows more than that it loads; then no Malay text may be on it. */
async function expectEnglish(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(page.getByText('Loading...')).toHaveCount(0);
  await expect(language(page)).toHaveAttribute('lang', 'en');
  expect(await textsOnPage(page, malay), path).toEqual([]);
}

test.describe('pages in English @both', () => {
  test('of the shop are without Malay texts', async ({ page, context }) => {
    await inEnglish(context);
    for (const path of [
      '/',
      '/cardvideo',
      '/invitation-design/details/cv0004',
      '/pricing',
      '/dulang',
      '/dulang/form',
    ]) {
      await expectEnglish(page, path);
    }
    for (const path of ['/catalog', '/planner', '/apps', '/contact-us', '/privacy-policy', '/login', '/nowhere']) {
      await expectEnglish(page, path);
    }
    await expectEnglish(page, '/invitation/create-order');
  });

  test('of a couple’s orders, profile and editor are without Malay texts', async ({ page, context }) => {
    const couple = await ApiCustomer.register(person(`english ${test.info().project.name}`));
    const { orderId, invitationId } = await couple.order({
      items: [
        { item: 'rsvp', package: 'premium' },
        { item: 'video', package: 'premium' },
      ],
    });
    await fillInvitation(couple, invitationId, syafiqah);
    await inEnglish(context);
    await couple.enter(page);
    await expectEnglish(page, `/user/profile/${couple.userId}`);
    for (const tab of ['invitation-details', 'items', 'wish-attendance', 'order-details']) {
      await expectEnglish(page, `/invitation-order/view/${tab}/${orderId}`);
    }
    await expectEnglish(page, `/invitation/change-package?orderId=${orderId}`);
    await expectEnglish(page, '/planner');
    await expectEnglish(page, `/invitation/form/${invitationId}`);
    await expectEnglish(page, '/invitation/form/new');
    await couple.close();
  });

  test('control: a Malay page has such texts', async ({ page }) => {
    await page.goto('/pricing');
    await expect(page.locator('h1').first()).toBeVisible();
    expect((await textsOnPage(page, malay)).length).toBeGreaterThan(10);
  });
});

test('the admin pages in English are without Malay texts @desktop', async ({ page, context }) => {
  const seller = await ApiCustomer.register({ name: 'Penjual SeriKad', email: 'seller@example.com' });
  const couple = await ApiCustomer.register(person('meja dalam inggeris'));
  const { orderId } = await couple.order({ customer: { name: 'Puan Suria', phoneNo: '0123456789' } });
  await inEnglish(context);
  await seller.enter(page);
  for (const path of ['/admin', '/admin/orders', `/admin/order/${orderId}`, '/admin/designs', '/admin/figures']) {
    await expectEnglish(page, path);
  }
  await expectEnglish(page, '/admin/audit');
  await Promise.all([seller.close(), couple.close()]);
});

/** The switch of the header; on a phone it is in the menu. */
async function switchTo(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('banner').getByRole('button', { name: /menu/i });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('button', { name }).filter({ visible: true }).first().click();
}

test.describe('the switch @both', () => {
  test('keeps an address that begins with two slashes within the shop, in both languages', async ({
    page,
    baseURL,
  }) => {
    await page.goto('/?lang=en');
    for (const path of ['//other.example/', '/\\other.example/']) {
      await page.goto(`${baseURL}${path}`);
      await expect(page).toHaveURL(`${baseURL}//other.example/?lang=en`);
      await expect(page.locator('[data-route]')).toHaveCount(0);
    }
    await switchTo(page, 'BM, Bahasa Melayu');
    await expect(page).toHaveURL(`${baseURL}//other.example/`);
    await expect(language(page)).toHaveAttribute('lang', 'ms');
  });

  test('changes the page in place, and holds after a reload and on other pages', async ({ page }) => {
    await page.goto('/pricing?from=poster#faq');
    await expect(page.getByRole('heading', { level: 1, name: 'Harga' })).toBeVisible();
    await switchTo(page, 'EN, English');
    await expect(page.getByRole('heading', { level: 1, name: 'Prices' })).toBeVisible();
    await expect(page).toHaveURL(/\/pricing\?from=poster&lang=en#faq$/);
    await expect(language(page)).toHaveAttribute('lang', 'en');
    await expect(page).toHaveTitle('Prices of Invitations · SeriKad');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Prices' })).toBeVisible();
    await page.goto('/cardvideo');
    await expect(page.getByRole('heading', { level: 1, name: 'Invitation Cards' })).toBeVisible();
    await switchTo(page, 'BM, Bahasa Melayu');
    await expect(page.getByRole('heading', { level: 1, name: 'Kad Undangan' })).toBeVisible();
    await expect(language(page)).toHaveAttribute('lang', 'ms');
  });

  test('says which language is on, in its own words', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('h1').first()).toBeVisible();
    const menu = page.getByRole('banner').getByRole('button', { name: /menu/i });
    if (await menu.isVisible()) await menu.click();
    const group = page.getByRole('group', { name: 'Bahasa' }).filter({ visible: true });
    const [ms, en] = [group.getByRole('button', { name: 'BM' }), group.getByRole('button', { name: 'EN' })];
    await expect(ms).toHaveAttribute('aria-pressed', 'true');
    await expect(en).toHaveAttribute('aria-pressed', 'false');
    await expect(ms).toHaveAttribute('lang', 'ms');
    await expect(en).toHaveAttribute('lang', 'en');
    await en.focus();
    await page.keyboard.press('Enter');
    await expect(language(page)).toHaveAttribute('lang', 'en');
  });

  test('takes the account’s choice with the sign-in on another device', async ({ page, browser }) => {
    const who = person(`dua peranti ${test.info().project.name}`);
    await registerAs(page, who);
    const saved = page.waitForResponse(
      (answer) => answer.url().endsWith('/user/profile') && answer.request().method() === 'PUT',
    );
    await page.getByRole('main').getByRole('button', { name: 'EN, English' }).click();
    expect((await saved).status()).toBe(200);
    await expect(language(page)).toHaveAttribute('lang', 'en');
    await expect(page).toHaveURL(/\/user\/profile\//);

    const other = await browser.newContext();
    const again = await other.newPage();
    await again.goto('/login');
    await expect(language(again)).toHaveAttribute('lang', 'ms');
    await signIn(again, who);
    await expect(again).toHaveURL(/\/user\/profile\//);
    await expect(language(again)).toHaveAttribute('lang', 'en');
    await expect(again.getByRole('button', { name: 'Sign Out' })).toBeVisible();
    await other.close();
  });

  test('sets the pressed language on a page that another tab has left outdated', async ({ page, context }) => {
    await page.goto('/pricing');
    const other = await context.newPage();
    await other.goto('/pricing');
    await expect(other.getByRole('heading', { level: 1, name: 'Harga' })).toBeVisible();
    await switchTo(other, 'EN, English');
    await expect(language(other)).toHaveAttribute('lang', 'en');
    await page.bringToFront();
    const loaded = page.waitForEvent('load');
    await switchTo(page, 'BM, Bahasa Melayu');
    await loaded;
    await page.goto('/cardvideo');
    await expect(language(page)).toHaveAttribute('lang', 'ms');
  });

  test('gives an account without a choice the device’s language', async ({ page, context, browser }) => {
    const who = person(`tanpa pilihan ${test.info().project.name}`);
    await registerAs(page, who);
    const other = await browser.newContext();
    await inEnglish(other);
    const again = await other.newPage();
    await again.goto('/login');
    await signIn(again, who);
    await expect(language(again)).toHaveAttribute('lang', 'en');
    await other.close();
    // From now on it is the account's, on this device too.
    await context.clearCookies();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    // Another page would cut the call.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await page.goto('/login');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await signIn(page, who);
    await expect(page).toHaveURL(/\/user\/profile\//);
    await expect(language(page)).toHaveAttribute('lang', 'en');
    // A browser stores a cookie after the next line of script: before the page comes an answer of the server.
    expect(asked.filter((request) => /^(HEAD|GET) \/(user\/profile\/.+)?$/.test(request))).toEqual([
      'HEAD /',
      expect.stringMatching(/^GET \/user\/profile\/[0-9a-f]{24}$/),
    ]);
  });
});

test('without the dictionary’s script the page is Malay, and says so', async ({ page, context }) => {
  await inEnglish(context);
  await page.route(/\/assets\/english-/, (route) => route.abort());
  await page.goto('/pricing');
  await expect(page.getByRole('heading', { level: 1, name: 'Harga' })).toBeVisible();
  await expect(language(page)).toHaveAttribute('lang', 'ms');
});

test('a Malay page loads nothing of the English one', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/pricing');
  await expect(page.getByRole('heading', { level: 1, name: 'Harga' })).toBeVisible();
  expect(asked.filter((address) => address.includes('/assets/english'))).toEqual([]);
});

test('without a connection the switch says so, and the page stays', async ({ page, context }) => {
  await page.goto('/pricing');
  await expect(page.getByRole('heading', { level: 1, name: 'Harga' })).toBeVisible();
  await hydrated(page);
  await context.setOffline(true);
  await switchTo(page, 'EN, English');
  await expect(page.getByRole('alert').filter({ hasText: 'Tiada sambungan' })).toBeVisible();
  await expect(language(page)).toHaveAttribute('lang', 'ms');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'EN, English' }).filter({ visible: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Prices' })).toBeVisible();
});

test.describe('the Malay text beside the English of dialogs, states and signing in', () => {
  test('is at the header’s sign-in button @desktop', async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('banner').getByRole('button', { name: 'Sign In/Register', exact: true });
    await expect(button).toContainText('Log masuk / Daftar');
  });

  test('is in the error dialog, at its button, and on a page that is loading', async ({ page }) => {
    const who = await ApiCustomer.register(person('ralat beside'));
    const { orderId, invitationId } = await who.order();
    await who.wish({ invitationId, from: 'Mak Ngah', attendanceCount: 2, willAttend: true, message: '' });
    await who.enter(page);
    await page.route('**/api/wish/export/**', (route) => route.abort('internetdisconnected'));
    await page.goto(`/invitation-order/view/wish-attendance/${orderId}`);
    const download = page.getByRole('button', { name: 'Export (CSV)', exact: true });
    await expect(download).toContainText('Eksport');
    await download.click();
    const dialog = page.getByRole('dialog', { name: 'Error' });
    await expect(dialog.getByRole('heading')).toContainText('Ralat');
    await expect(dialog.getByRole('button', { name: 'OK', exact: true })).toContainText('Baik');
    await dialog.getByRole('button', { name: 'OK' }).click();
    let go = (): void => undefined;
    const held = new Promise<void>((resolve) => (go = resolve));
    await page.route('**/api/order/find-one/**', (route) => held.then(() => route.fallback()));
    await page.reload();
    await expect(page.getByRole('status').filter({ hasText: 'Loading... · Memuatkan' }).first()).toBeAttached();
    go();
    await who.close();
  });

  test('is in the message that something was copied', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const who = await ApiCustomer.register(person('salin beside'));
    const { orderId } = await who.order();
    await who.enter(page);
    await page.goto(`/invitation-order/view/items/${orderId}`);
    await page.getByRole('button', { name: 'Salin teks' }).click();
    await expect(page.getByRole('button', { name: 'Copied · Disalin' })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Copied · Disalin' })).toBeAttached();
    await who.close();
  });
});
