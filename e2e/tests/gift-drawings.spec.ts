import { expect, test } from '@playwright/test';
import { ApiCustomer } from '../support/api.ts';
import { giftsOf } from '../support/gifts.ts';
import { person } from '../support/sign-in.ts';

test('C-08 a gift with a drawing and without a link is stored, and guests find it by its name', async ({
  page,
  browser,
}) => {
  const couple = await ApiCustomer.register(person('lukisan hadiah'));
  const { invitationId } = await couple.order();
  await couple.enter(page);
  await page.goto(`/invitation/form/${invitationId}?section=giftReceiver`);
  const form = page.getByRole('form', { name: 'Hadiah' });
  await form.getByLabel('Nama penerima').fill('Nur Syafiqah');
  await form.getByLabel('Alamat penghantaran').fill('12, Lorong Kenanga 3');
  await form.getByRole('button', { name: 'Tambah hadiah' }).click();

  await form.getByRole('button', { name: 'Pilih lukisan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pilih lukisan' });
  await expect(dialog.getByRole('listitem')).toHaveCount(40);
  await dialog.getByRole('button', { name: 'Periuk nasi' }).click();
  await expect(dialog).toBeHidden();
  await expect(form.getByRole('img', { name: 'Gambar hadiah' })).toBeVisible();
  // The drawing names a gift that has no name yet, and leaves one that has.
  await expect(form.getByLabel('Nama hadiah')).toHaveValue('Periuk nasi');
  await form.getByLabel('Nama hadiah').fill('Periuk nasi 1.8 L');
  await form.getByRole('button', { name: 'Pilih lukisan' }).click();
  await dialog.getByRole('button', { name: 'Cerek elektrik' }).click();
  await expect(form.getByLabel('Nama hadiah')).toHaveValue('Periuk nasi 1.8 L');

  // A link that was typed comes back when the switch is off again.
  await form.getByLabel('Pautan produk').fill('https://shopee.com.my/periuk');
  const withoutLink = form.getByRole('switch', { name: /^Tiada pautan/ });
  await withoutLink.click();
  await expect(form.getByLabel('Pautan produk')).toHaveCount(0);
  await withoutLink.click();
  await expect(form.getByLabel('Pautan produk')).toHaveValue('https://shopee.com.my/periuk');
  await withoutLink.click();
  // The search follows the name.
  await form.getByLabel('Nama hadiah').fill('Periuk nasi & kukus');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form.getByText(/^Disimpan, /)).toBeVisible({ timeout: 30_000 });
  const [gift] = await giftsOf(couple, invitationId);
  expect(gift).toMatchObject({
    title: 'Periuk nasi & kukus',
    productUrl: 'https://www.google.com/search?q=Periuk+nasi+%26+kukus',
    imageUrl: expect.stringMatching(/^gifts\//),
  });
  await page.reload();
  await page.getByRole('button', { name: 'Edit Periuk nasi & kukus' }).click();
  await expect(withoutLink).toBeChecked();

  const guest = await browser.newPage({ reducedMotion: 'reduce' });
  await guest.goto(`/invitation/view/${invitationId}/jemputan`);
  await guest.getByRole('button', { name: 'Buka Jemputan' }).click();
  await guest.getByRole('navigation', { name: 'Menu jemputan' }).getByRole('button', { name: 'Hadiah' }).click();
  const sheet = guest.getByRole('dialog');
  await sheet.getByRole('button', { name: /Periuk nasi & kukus/ }).click();
  await expect(sheet.getByRole('link', { name: 'Cari di Google' })).toHaveAttribute('href', gift?.productUrl ?? '');
  const picture = sheet.locator('img').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(400);
  await guest.close();
  await couple.close();
});
