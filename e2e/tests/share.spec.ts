import { expect, test } from '@playwright/test';
import { syafiqah } from '../fixtures/weddings.ts';
import { ApiCustomer } from '../support/api.ts';
import { form, open, save } from '../support/editor.ts';
import { fillInvitation } from '../support/invitations.ts';
import { person } from '../support/sign-in.ts';

test('after the first save the editor leads to the card, shares it and names what it lacks; the order shares it too', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // The device's share sheet, which no test can press: what it is given is noted.
    Object.defineProperty(navigator, 'share', {
      value: (data: ShareData) => {
        document.documentElement.dataset['shared'] = data.text ?? '';
        return Promise.resolve();
      },
    });
  });
  const customer = await ApiCustomer.register(person('kongsi'));
  const made = await customer.order();
  await customer.enter(page);
  await open(page, made, 'location');
  const bar = page.getByRole('complementary', { name: 'Kad anda sudah hidup' });
  const location = form(page, 'Lokasi Majlis');
  await location.getByLabel('Nama tempat').fill('Dewan Seri');
  await page.getByRole('link', { name: 'Kembali ke senarai bahagian' }).click();
  await expect(bar).toHaveCount(0);
  await page.getByRole('link', { name: 'Lokasi Majlis' }).click();
  await save(location);
  await page.getByRole('link', { name: 'Kembali ke senarai bahagian' }).click();
  await expect(bar.getByRole('link', { name: 'Lihat' })).toHaveAttribute('href', new RegExp(made.invitationId));
  await expect(bar).toContainText('Masih perlu diisi: nama pasangan, tarikh.');

  const dialog = page.getByRole('dialog', { name: 'Kongsi kad anda' });
  const shares = async () => {
    const link = await dialog.getByLabel('Pautan kad').inputValue();
    expect(link).toContain(`/invitation/view/${made.invitationId}`);
    const chat = (await dialog.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')) ?? '';
    expect(new URL(chat).searchParams.get('text')).toContain(link);
    await dialog.getByRole('button', { name: 'Aplikasi lain' }).click();
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset['shared'])).toContain(link);
    await dialog.getByRole('button', { name: 'Kod QR' }).click();
    const code = dialog.getByRole('img', { name: 'Kod QR pautan kad' });
    await expect(code).toBeVisible();
    expect(await code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await page.goBack();
    await expect(dialog).toBeHidden();
  };
  await bar.getByRole('button', { name: 'Kongsi' }).click();
  await shares();
  await bar.getByRole('link', { name: 'tarikh' }).click();
  await expect(form(page, 'Tarikh & Atur Cara')).toBeVisible();
  await page.goto(`/invitation-order/view/invitation-details/${made.orderId}`);
  await page.getByRole('button', { name: 'Kongsi' }).click();
  await shares();
  await customer.close();
});

test('G-15 G-16 the couple choose a short address, proposed, checked and unique; it leads to the card, and its QR code is saved', async ({
  page,
  browser,
}) => {
  const customer = await ApiCustomer.register(person('alamat'));
  const made = await customer.order();
  const mark = Date.now().toString(36);
  await fillInvitation(customer, made.invitationId, syafiqah);
  const other = await ApiCustomer.register(person('lain'));
  const theirs = await other.order();
  const taken = `melur-${mark}`;
  await other.send('PUT', '/api/invitation/short-address', { invitationId: theirs.invitationId, address: taken });

  await customer.enter(page);
  await page.goto(`/invitation-order/view/invitation-details/${made.orderId}`);
  await page.getByRole('button', { name: 'Kongsi' }).click();
  const dialog = page.getByRole('dialog', { name: 'Kongsi kad anda' });
  await dialog.getByRole('button', { name: 'Pilih alamat pendek' }).click();
  const field = dialog.getByLabel('Alamat pendek');
  await expect(field).toHaveValue('syafiqah-raif');
  await field.fill(taken.toUpperCase());
  await expect(field).toHaveValue(taken);
  await expect(dialog.getByText('Alamat ini sudah diambil. Cuba yang lain.')).toBeVisible();
  await field.fill('admin');
  await dialog.getByRole('button', { name: 'Guna alamat ini' }).click();
  await expect(dialog.getByText('Perkataan ini milik kedai. Cuba yang lain.')).toBeVisible();
  await field.fill(`Aisyah & Danial ${mark}`);
  await expect(dialog.getByText('Boleh digunakan.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Guna alamat ini' }).click();
  const short = `/k/aisyah-danial-${mark}`;
  await expect(dialog.getByLabel('Pautan kad')).toHaveValue(new RegExp(`${short}$`));

  await dialog.getByRole('button', { name: 'Kod QR' }).click();
  for (const [name, type] of [
    ['SVG untuk cetak', 'svg'],
    ['PNG untuk cetak', 'png'],
  ] as const) {
    const saved = page.waitForEvent('download');
    await dialog.getByRole('button', { name }).click();
    expect((await saved).suggestedFilename()).toBe(`qr-syafiqah-ra-if.${type}`);
  }

  const guest = await browser.newPage();
  await guest.goto(`${short.toUpperCase().replace('/K/', '/k/')}?to=Mak`);
  await expect(guest).toHaveURL(new RegExp(`/invitation/view/${made.invitationId}/aisyah-danial-${mark}\\?to=Mak$`));
  await guest.close();
  await Promise.all([customer.close(), other.close()]);
});

test('from 768 px the preview stands beside the form and follows it @desktop', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/invitation/form/new?section=names');
  const pane = page.getByRole('complementary', { name: 'Pratonton langsung' });
  const names = form(page, 'Nama Pasangan/Jemputan');
  await names.getByLabel('Nama pendek').first().fill('Aisyah');
  await expect(pane.frameLocator('iframe').getByText('Aisyah').first()).toBeVisible();
  const [form_, phone] = [await names.boundingBox(), await pane.boundingBox()];
  expect((form_?.x ?? 0) + (form_?.width ?? 0)).toBeLessThanOrEqual((phone?.x ?? 0) + 1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(768);
});
