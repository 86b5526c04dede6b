import { expect, type Locator, test } from '@playwright/test';
import { ApiCustomer } from '../support/api.ts';
import { couple, form, goTo, open, save, saveAndSignIn, saveButton } from '../support/editor.ts';
import { photo } from '../support/pictures.ts';
import { person } from '../support/sign-in.ts';

const DATE = 'Tarikh & Atur Cara';
const LOCATION = 'Lokasi Majlis';
const NAMES = 'Nama Pasangan/Jemputan';

test('the order names the sections that it could not save, and leads to what is wrong; n/14 counts what was done', async ({
  page,
}) => {
  const who = person('bahagian tertinggal');
  const customer = await ApiCustomer.register(who);
  await page.goto('/invitation/form/new?design=cv0004');
  const list = page.getByRole('navigation', { name: 'Bahagian kad' });
  await expect(page.getByText('0 / 14 lengkap')).toBeVisible();
  await expect(list.getByText('belum disimpan')).toHaveCount(0);
  await expect(list.getByText('Perubahan belum disimpan')).toHaveCount(0);

  await list.getByRole('link', { name: NAMES }).click();
  await form(page, NAMES).getByLabel('Nama pendek').first().fill('Aisyah');
  const gifts = await goTo(page, 'Hadiah');
  await gifts.getByRole('button', { name: 'Tambah hadiah' }).click();
  await gifts.getByLabel('Nama hadiah').fill('Periuk nasi');
  const location = await goTo(page, LOCATION);
  await location.getByLabel('Nama tempat').fill('Dewan Seri');
  await page.getByRole('link', { name: 'Kembali ke senarai bahagian' }).click();
  await expect(page.getByText('1 / 14 lengkap')).toBeVisible();
  await list.getByRole('link', { name: LOCATION }).click();

  await saveAndSignIn(page, saveButton(location), who);
  const choose = page.getByRole('dialog', { name: 'Choose Package' });
  await expect(choose.getByLabel('Nama', { exact: true })).not.toHaveValue('');
  await choose.getByRole('button', { name: 'Tempah dan simpan' }).click();
  await expect(page).toHaveURL(/\/invitation\/form\/[0-9a-f]{24}/);
  const notice = page.getByRole('alert').filter({ hasText: '2 bahagian belum disimpan' });
  await expect(notice.getByRole('link')).toHaveText([NAMES, 'Hadiah']);

  await notice.getByRole('link', { name: 'Hadiah' }).click();
  await expect(gifts.getByText('Perlu disemak')).toBeVisible();
  await expect(page.locator(':focus')).toBeInViewport();
  await expect(page.locator(':focus')).toHaveAttribute('aria-invalid', 'true');
  await gifts.getByLabel('Pautan produk').fill('https://shopee.com.my/periuk');
  await gifts.getByLabel(/Muat naik gambar/).setInputFiles(photo(3));
  await gifts.getByLabel('Nama penerima').fill('Aisyah');
  await gifts.getByLabel('Alamat penghantaran').fill('Lot 18');
  await save(gifts);
  const rest = page.getByRole('alert').filter({ hasText: '1 bahagian belum disimpan' });
  await rest.getByRole('link', { name: NAMES }).click();
  await expect(page.locator(':focus')).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('link', { name: 'Kembali ke senarai bahagian' }).click();
  await expect(page.getByText('2 / 14 lengkap')).toBeVisible();
  await customer.close();
});

test('after "Maklumat tidak lengkap" the first wrong field is in view with the focus', async ({ page }) => {
  const { customer, ...made } = await couple(page, 'first wrong');
  await open(page, made, 'giftReceiver');
  const gifts = form(page, 'Hadiah');
  for (const title of ['Periuk', 'Seterika', 'Kipas']) {
    await gifts.getByRole('button', { name: 'Tambah hadiah' }).click();
    await gifts.getByLabel('Nama hadiah').fill(title);
  }
  await saveButton(gifts).click();
  await page.getByRole('dialog', { name: 'Maklumat tidak lengkap' }).getByRole('button', { name: 'OK' }).click();
  const focused = page.locator(':focus');
  await expect(focused).toHaveAttribute('aria-invalid', 'true');
  await expect(focused).toBeInViewport();
  await customer.close();
});

test('an activity goes to its place by its time, the focus with it; the arrows order freely', async ({ page }) => {
  const { customer, ...made } = await couple(page, 'tentative');
  await open(page, made, 'dateTime');
  const date = form(page, DATE);
  const activities = () =>
    date
      .getByLabel(/^Aktiviti, baris/)
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
  await date.getByRole('button', { name: 'Tambah aktiviti' }).click();
  await date.getByLabel('Aktiviti, baris 3').fill('Persembahan silat');
  await date.getByLabel('Masa, baris 3').fill('11:30');
  await date.getByLabel('Aktiviti, baris 3').focus();
  await expect.poll(activities).toEqual(['Kehadiran Tetamu', 'Persembahan silat', 'Ketibaan Pengantin']);
  await expect(date.getByLabel('Aktiviti, baris 2')).toBeFocused();
  await page.keyboard.type(' gayung');
  await date.getByRole('button', { name: 'Turunkan Persembahan silat gayung' }).click();
  await expect.poll(activities).toEqual(['Kehadiran Tetamu', 'Ketibaan Pengantin', 'Persembahan silat gayung']);

  // Saved at once after the time: the order is already the right one.
  await date.getByRole('button', { name: 'Tambah aktiviti' }).click();
  await date.getByLabel('Masa, baris 4').fill('10:00');
  await saveButton(date).tap();
  await expect(date.getByText(/^Disimpan, /)).toBeVisible();
  const { tentative } = (await customer.invitation(made.invitationId)).invitation;
  expect(tentative.map(({ time }) => time)).toEqual(['10:00', '11:00', '12:30', '11:30']);
  await customer.close();
});

test('a place as a phone shares it keeps its link alone, in the field and on the server', async ({ page }) => {
  const { customer, ...made } = await couple(page, 'maps');
  await open(page, made, 'location');
  const location = form(page, LOCATION);
  const maps = location.getByLabel('Pautan Google Maps');
  await maps.evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', 'https://maps.app.goo.gl/AbC123\nDewan Seri Melati');
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(maps).toHaveValue('https://maps.app.goo.gl/AbC123');
  const waze = location.getByLabel('Pautan Waze');
  await waze.fill('Dewan Seri Melati https://waze.com/ul/hw283');
  await waze.blur();
  await expect(waze).toHaveValue('https://waze.com/ul/hw283');
  await save(location);
  const { venue } = (await customer.invitation(made.invitationId)).invitation;
  await customer.update('location', {
    id: made.invitationId,
    venue: venue.venue,
    googleMapLink: 'Dewan Seri https://maps.app.goo.gl/DeF456',
  });
  const { location: links } = (await customer.invitation(made.invitationId)).invitation;
  expect(links).toEqual({ googleMapLink: 'https://maps.app.goo.gl/DeF456', wazeLink: 'https://waze.com/ul/hw283' });
  await customer.close();
});

test('the editor opens at its top on a desktop @desktop', async ({ page }) => {
  for (const address of ['/invitation/form/new', '/invitation-design/details/cv0004']) {
    await page.goto(address);
    if (address.includes('details')) {
      await page.mouse.wheel(0, 900);
      await page.getByRole('link', { name: 'Try Now For Free' }).last().click();
    }
    await expect(page.getByRole('heading', { level: 1, name: 'Pilih Design dan Bahasa' })).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Pratonton langsung' })).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
});

test('a text of one’s own begins with the shop’s; waiting photos can be seen', async ({ page }) => {
  await page.goto('/invitation/form/new?section=secondPage');
  const word = form(page, 'Kata Jemputan');
  await word.getByText('Teks sendiri').click();
  await expect(word.getByLabel('Ayat jemputan')).toHaveValue(/^Dengan penuh kesyukuran/);
  await word.getByLabel('Ayat jemputan').fill('Kami menjemput');
  await word.getByText('Teks asal', { exact: true }).click();
  await word.getByText('Teks sendiri').click();
  await expect(word.getByLabel('Ayat jemputan')).toHaveValue('Kami menjemput');
  const gallery = await goTo(page, 'Galeri Foto');
  await gallery.getByLabel(/Tambah foto/).setInputFiles([photo(1), photo(2)]);
  const badge = gallery.getByTitle('Dimuat naik selepas pesanan dibuat').first();
  await expect(badge).toBeVisible();
  // The list is rendered anew once its code for dragging has loaded.
  const area = async (of: Locator): Promise<number> => {
    const { width, height } = (await of.boundingBox()) ?? { width: 0, height: 0 };
    return width * height;
  };
  const picture = gallery.getByRole('listitem').first();
  await expect.poll(async () => ((await area(badge)) || Infinity) / (await area(picture))).toBeLessThan(0.08);
  await expect(gallery.getByRole('img').first().locator('..')).toHaveCSS('opacity', '1');
});
