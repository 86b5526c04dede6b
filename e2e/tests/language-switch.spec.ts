import { expect, test, type Page } from '@playwright/test';
import { couple, form } from '../support/editor.ts';
import { passGoogle, person } from '../support/sign-in.ts';
import { hydrated } from '../support/hydrated.ts';

const language = (page: Page) => page.locator('html');

/** Presses the switch that the page shows; a reload that asks first fails the test. */
async function switchTo(page: Page, name: string): Promise<void> {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    void dialog.accept();
  });
  // Playwright's own click scrolls to where a sticky bar would be at the top of the page.
  await page.getByRole('button', { name }).filter({ visible: true }).first().dispatchEvent('click');
  await expect(language(page)).toHaveAttribute('lang', name.startsWith('EN') ? 'en' : 'ms');
  expect(asked, 'questions of the browser').toEqual([]);
}

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

test('the tray form keeps its numbers, its day and its place @both', async ({ page }) => {
  await page.goto('/dulang/form');
  // Before that only the last press is kept.
  await hydrated(page);
  const more = page.getByRole('button', { name: /^Tambah / });
  await more.first().click();
  await more.last().click();
  const day = page.locator('input[type=date]').last();
  await day.fill('2027-03-04');
  await day.scrollIntoViewIfNeeded();
  const before = await scrolled(page);
  const menu = page.getByRole('banner').getByRole('button', { name: /menu/i });
  if (await menu.isVisible()) await menu.dispatchEvent('click');
  await switchTo(page, 'EN, English');
  await expect(page.locator('input[inputmode=numeric]').first()).toHaveValue('8');
  await expect(page.locator('input[inputmode=numeric]').last()).toHaveValue('1');
  await expect(day).toHaveValue('2027-03-04');
  await expect.poll(async () => Math.abs((await scrolled(page)) - before)).toBeLessThan(60);
});

test('the sign-in page has the switch @both', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await switchTo(page, 'EN, English');
  await expect(page).toHaveURL('/login');
});

test('registering goes on in the other language, with what was typed @both', async ({ page }) => {
  const who = person(`daftar bahasa ${test.info().project.name}`);
  await page.goto('/login');
  await page
    .locator('main')
    .getByRole('button', { name: /^Sign In/ })
    .click();
  await passGoogle(page, who);
  await expect(page).toHaveURL(/\/user\/form\/register$/);
  await page.getByLabel('Name').fill('Nurul Bahasa');
  await page.getByLabel('Phone No (WhatsApp)').fill('012-345 6789');
  await switchTo(page, 'EN, English');
  await expect(page).toHaveURL(/\/user\/form\/register$/);
  await expect(page.getByLabel('Name')).toHaveValue('Nurul Bahasa');
  await expect(page.getByLabel('Phone No (WhatsApp)')).toHaveValue('012-345 6789');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page).toHaveURL(/\/user\/profile\/[0-9a-f]{24}$/);
  await expect(page.getByText('Nurul Bahasa')).toBeVisible();
});

test.describe('the editor', () => {
  test('has the switch in its list on a phone; what was typed is there again, without a question', async ({ page }) => {
    const { customer, invitationId } = await couple(page, 'bahasa telefon');
    await page.goto(`/invitation/form/${invitationId}?section=names`);
    const names = form(page, 'Nama Pasangan/Jemputan');
    await names.getByLabel('Nama pendek').first().fill('Belum Simpan');
    await page.getByRole('link', { name: 'Kembali ke senarai bahagian' }).click();
    await switchTo(page, 'EN, English');
    await page.getByRole('link', { name: /^Names and Invitation/ }).click();
    await expect(page.getByLabel('Short name').first()).toHaveValue('Belum Simpan');
    await customer.close();
  });

  test('has the switch in its top bar on a desktop; section, position and what was typed stay @desktop', async ({
    page,
  }) => {
    const { customer, invitationId } = await couple(page, 'bahasa meja');
    await page.goto(`/invitation/form/${invitationId}?section=names`);
    const names = form(page, 'Nama Pasangan/Jemputan');
    await names.getByLabel('Hashtag').fill('#BelumSimpan');
    await page.evaluate(() => scrollTo(0, 200));
    await expect.poll(() => scrolled(page)).toBe(200);
    await switchTo(page, 'EN, English');
    await expect(page).toHaveURL(/section=names/);
    await expect(page.getByLabel('Hashtag')).toHaveValue('#BelumSimpan');
    // A notice above what is seen moves it down by its height.
    await expect.poll(async () => Math.abs((await scrolled(page)) - 200)).toBeLessThan(100);
    await customer.close();
  });

  test('still asks before the reload where the browser stores nothing', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await page.goto('/invitation/form/new?section=names');
    await page.getByLabel('Nama pendek').first().fill('Hilang');
    await page.getByRole('link', { name: 'Kembali ke senarai bahagian' }).click();
    const asked = page.waitForEvent('dialog');
    // The click ends when the question is answered.
    const clicked = page.getByRole('button', { name: 'EN, English' }).filter({ visible: true }).first().click();
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.accept();
    await clicked;
    await expect(language(page)).toHaveAttribute('lang', 'en');
  });
});

test('a page from the back/forward cache follows a switch in another tab', async ({ page, context }) => {
  const restore = () => page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await page.goto('/pricing');
  await expect(page.getByRole('heading', { level: 1, name: 'Harga' })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await restore();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  const other = await context.newPage();
  await other.goto('/login');
  await switchTo(other, 'EN, English');
  await restore();
  await expect(page.getByRole('heading', { level: 1, name: 'Prices' })).toBeVisible();
  await expect(language(page)).toHaveAttribute('lang', 'en');
});
