import { expect, test, type Page } from '@playwright/test';
import { ApiCustomer } from '../support/api.ts';
import { form } from '../support/editor.ts';
import { fillStorage } from '../support/full-storage.ts';
import { photo } from '../support/pictures.ts';
import { person, signIn } from '../support/sign-in.ts';

/** Makes the browser refuse a kind of storage in every document that opens from now on. */
async function refuseStorage(page: Page, name: 'localStorage' | 'indexedDB'): Promise<void> {
  await page.addInitScript((refused) => {
    Object.defineProperty(window, refused, {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  }, name);
}

test('with a full storage the order form has the same design and package after signing in', async ({ page }) => {
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

test('the sign-in dialog says that chosen pictures must be chosen again where IndexedDB is refused', async ({
  page,
}) => {
  const saveSignedOut = async () => {
    await page.goto('/invitation/form/new?section=gallery');
    const gallery = form(page, 'Galeri Foto');
    await gallery.getByLabel(/Tambah foto/).setInputFiles(photo(1));
    await expect(gallery.getByRole('img').first()).toBeVisible();
    await gallery.locator('button[type=submit]').click();
    return page.getByRole('dialog').filter({ hasText: 'Sign In Required' });
  };
  await expect(await saveSignedOut()).toContainText('Tiada yang hilang');
  await refuseStorage(page, 'indexedDB');
  const asks = await saveSignedOut();
  await expect(asks).toContainText('perlu dipilih semula selepas log masuk');
  await expect(asks).not.toContainText('Tiada yang hilang');
  // Without a picture there is nothing to lose.
  await page.goto('/invitation/form/new?section=names');
  const names = form(page, 'Nama Pasangan/Jemputan');
  await names.getByLabel('Nama pendek').first().fill('Intan');
  await names.locator('button[type=submit]').click();
  await expect(asks).toContainText('Tiada yang hilang');
});

test('the list of sections says that typed texts are not stored where localStorage is refused', async ({ page }) => {
  await page.goto('/invitation/form/new');
  const list = page.getByRole('navigation', { name: 'Bahagian kad' }).filter({ visible: true });
  await expect(list).toContainText('Apa yang anda taip disimpan pada peranti ini');
  await refuseStorage(page, 'localStorage');
  await page.goto('/invitation/form/new');
  await expect(list).toContainText('Pelayar ini tidak menyimpan apa yang anda taip');
  await expect(list).not.toContainText('disimpan pada peranti ini');
});
