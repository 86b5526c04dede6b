import { expect, test, type Locator, type Page } from '@playwright/test';
import { ApiCustomer } from '../support/api.ts';
import { couple, form, open } from '../support/editor.ts';
import { tooLarge } from '../support/pictures.ts';
import { person } from '../support/sign-in.ts';

const strip = (page: Page): Locator => page.getByRole('complementary', { name: 'Pratonton kecil' });

interface Edges {
  top: number;
  bottom: number;
}
const edges = (of: Locator): Promise<Edges> =>
  of.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top, bottom };
  });

for (const width of [320, 375]) {
  test(`at ${width} px a small live card follows the form, and covers neither Save row nor fields`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 667 });
    const { customer, ...made } = await couple(page, `intai ${width}`);
    await open(page, made, 'names');
    const names = form(page, 'Nama Pasangan');
    const card = strip(page).locator('iframe').contentFrame();
    await expect(card.locator('.names').first()).toContainText('Syafiqah');
    const bride = names.getByLabel('Nama pendek').first();
    await bride.fill('Intan');
    await expect(card.locator('.names').first()).toContainText('Intan');

    const peek = await edges(strip(page));
    expect(peek.bottom).toBeLessThanOrEqual(667);
    const save = await edges(names.locator('button[type=submit]'));
    expect(save.bottom).toBeLessThanOrEqual(peek.top);
    // Each field that the keyboard arrives at is scrolled clear of the row and the strip.
    const row = await edges(names.locator('[data-save-row]'));
    for (const field of await names.getByRole('textbox').all()) {
      await field.focus();
      expect((await edges(field)).bottom, await field.getAttribute('name').then(String)).toBeLessThanOrEqual(row.top);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

    await strip(page)
      .getByRole('button', { name: /^Pratonton kad/ })
      .click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.locator('iframe').contentFrame().locator('.names').first()).toContainText('Intan');
    await page.goBack();
    await expect(sheet).toHaveCount(0);

    await page.setViewportSize({ width: 667, height: 375 });
    await expect(strip(page)).toBeHidden();
    await customer.close();
  });
}

test('the small live card is hidden on this device, and shown again from the whole preview', async ({ page }) => {
  const { customer, ...made } = await couple(page, 'intai simpan');
  await open(page, made, 'names');
  await strip(page).getByRole('button', { name: 'Sembunyikan pratonton kecil' }).click();
  await expect(strip(page)).toHaveCount(0);
  await page.reload();
  const names = form(page, 'Nama Pasangan');
  await expect(names).toBeVisible();
  await expect(strip(page)).toHaveCount(0);
  await names.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Tunjuk di bawah borang' }).click();
  await expect(strip(page)).toBeVisible();
  await customer.close();
});

test('a phone with little memory loads no preview until it is asked for', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'deviceMemory', { value: 2 }));
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  await page.goto('/invitation/form/new?section=names', { waitUntil: 'networkidle' });
  await expect(strip(page)).toBeVisible();
  expect(asked).not.toContain('/preview.html');
  await strip(page)
    .getByRole('button', { name: /^Pratonton kad/ })
    .click();
  await expect(page.getByRole('dialog').locator('iframe')).toBeVisible();
  expect(asked).toContain('/preview.html');
});

test('messages stand above the editor’s Save row', async ({ page }) => {
  await page.goto('/invitation/form/new?section=names');
  const row = page.locator('[data-save-row]');
  await expect(row).toBeVisible();
  const top = (await edges(row)).top;
  const list = await page.locator('.toasts').evaluate((element) => {
    const { bottom } = getComputedStyle(element);
    return innerHeight - parseFloat(bottom);
  });
  expect(list).toBeLessThanOrEqual(top);
});

test('a refused file says so at its place, in the window', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto('/invitation/form/new?section=gallery');
  const gallery = form(page, 'Galeri');
  await gallery.locator('input[type=file]').setInputFiles(tooLarge());
  const refusal = gallery.getByRole('alert');
  await expect(refusal).toContainText('Paling banyak 10 MB');
  await expect(refusal).toBeInViewport({ ratio: 1 });
  expect((await edges(refusal)).bottom).toBeLessThanOrEqual((await edges(page.locator('[data-save-row]'))).top);
});

test('the profile shares each live card', async ({ page }) => {
  const customer = await ApiCustomer.register(person('kongsi profil'));
  const made = await customer.order();
  await customer.enter(page);
  await page.goto(`/user/profile/${customer.userId}`);
  await page.getByRole('main').getByRole('button', { name: 'Kongsi' }).click();
  const dialog = page.getByRole('dialog', { name: 'Kongsi kad anda' });
  await expect(dialog.getByLabel('Pautan kad')).toHaveValue(new RegExp(`/invitation/view/${made.invitationId}`));
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`/user/profile/${customer.userId}$`));
  await customer.close();
});

for (const width of [375, 768]) {
  test(`I-18 the focus is on the Preview button again after the preview, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/invitation/form/new?section=location');
    const open = page.getByRole('form', { name: 'Lokasi Majlis' }).getByRole('button', { name: 'Preview' });
    const preview = page.getByRole('dialog', { name: 'Pratonton langsung' });
    const ways: readonly (readonly [name: string, close: () => Promise<unknown>])[] = [
      ['Escape', () => page.keyboard.press('Escape')],
      ['Back', () => page.evaluate(() => history.back())],
      ['Sambung edit', () => preview.getByRole('button', { name: 'Sambung edit' }).last().click()],
    ];
    for (const [name, close] of ways) {
      await open.focus();
      await page.keyboard.press('Enter');
      await expect(preview, name).toBeVisible();
      await close();
      await expect(preview, name).toBeHidden();
      await expect(open, name).toBeFocused();
    }
  });
}
