import { expect, test } from '@playwright/test';
import { couple, expectSaved, form, open, save, saveButton } from '../support/editor.ts';
import { Guest } from '../support/guest.ts';
import { hold } from '../support/hold.ts';
import { drawn, tooLarge, video } from '../support/pictures.ts';
import { shot } from '../support/shots.ts';

const LOCATION = 'Lokasi Majlis';
const SHORT = 'https://maps.app.goo.gl/AbC123';

test('C-03 X27 the links of a place that seem wrong are named, nothing is fetched, and they can be saved all the same @both', async ({
  page,
}) => {
  const made = await couple(page, 'place');
  await open(page, made, 'location');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).hostname));
  const section = form(page, LOCATION);
  const maps = section.getByLabel('Pautan Google Maps');
  const waze = section.getByLabel('Pautan Waze');
  const pasted = async (google: string, wazeLink: string): Promise<void> => {
    await maps.fill(google);
    await waze.fill(wazeLink);
    await waze.blur();
  };

  await pasted('https://www.google.com/maps?q=101.7116,3.1577', 'https://waze.com/ul?ll=51.5,-0.12');
  await expect(section.getByText(/Koordinat dalam pautan Google Maps ini nampaknya terbalik/)).toBeVisible();
  await expect(section.getByText(/Pautan Waze ini: di luar Malaysia\?/)).toBeVisible();
  await expect(section.getByText(/dua tempat yang berbeza/)).toBeVisible();

  await pasted('https://www.google.com/', 'https://waze.com/ul?ll=3.1577,101.7116');
  await expect(section.getByText(/Pautan Google Maps ini tidak membuka mana-mana tempat/)).toBeVisible();
  await expect(section.getByText(/di luar Malaysia\?/)).toHaveCount(0);
  await save(section);

  await pasted('https://www.google.com/maps/place/Dewan/@3.16,101.71,17z', 'https://waze.com/ul?ll=3.1577,101.7116');
  await expect(section.getByText(/dua tempat yang berbeza, kira-kira 311 m jaraknya/)).toBeVisible();
  await shot(page, 'editor-place-apart');
  await pasted(
    'https://www.google.com/maps/place/Dewan/@3.1578,101.7116,17z',
    'https://waze.com/ul?ll=3.1577,101.7116',
  );
  await expect(section.locator('.notice--warn')).toHaveCount(0);
  await save(section);
  expect(asked.filter((host) => /google|waze|goo\.gl/.test(host))).toEqual([]);
});

test('C-03 a short link waits for "Betul tempatnya", once for each link, and the list of what is missing says so @both', async ({
  page,
}) => {
  const { customer, ...made } = await couple(page, 'short-link');
  const missing = page.getByRole('complementary', { name: 'Kad anda sudah hidup' });
  const waits = async (): Promise<boolean> => {
    await page.goto(`/invitation/form/${made.invitationId}`);
    await expect(missing).toContainText('Tetamu boleh membukanya');
    return ((await missing.textContent()) ?? '').includes('semakan pautan peta');
  };
  await customer.update('location', { id: made.invitationId, venue: 'Dewan Seri', googleMapLink: SHORT, wazeLink: '' });
  expect(await waits()).toBe(true);

  await open(page, made, 'location');
  const section = form(page, LOCATION);
  const confirm = section.getByRole('button', { name: 'Betul tempatnya' });
  await expect(section.getByRole('link', { name: 'Buka pautan' })).toHaveAttribute('href', SHORT);
  await shot(page, 'editor-place-confirm');
  await confirm.click();
  await expect(section.getByText('Pautan Google Maps sudah anda sahkan.')).toBeVisible();
  await save(section);
  expect(await waits()).toBe(false);

  // The check was for that link: another one waits anew, and typing the first one again does not.
  await open(page, made, 'location');
  const maps = section.getByLabel('Pautan Google Maps');
  await maps.fill(`${SHORT}4`);
  await expect(confirm).toBeVisible();
  await saveButton(section).click();
  await expectSaved(section);
  expect(await waits()).toBe(true);
  await open(page, made, 'location');
  await maps.fill(SHORT);
  await expect(section.getByText('Pautan Google Maps sudah anda sahkan.')).toBeVisible();
  await customer.close();
});

test('C-03 gate, parking, surau and access for wheelchairs stand below the address and in the sheet @both', async ({
  page,
  browser,
}) => {
  const made = await couple(page, 'place-notes');
  await open(page, made, 'location');
  const section = form(page, LOCATION);
  await section.getByLabel(/^Pintu masuk atau mercu tanda/).fill('Pintu 2, sebelah stesen minyak');
  await section.getByLabel(/^Kemudahan OKU/).fill('Tanjakan di pintu utama');
  await section.getByLabel(/^Kemudahan OKU/).scrollIntoViewIfNeeded();
  await shot(page, 'editor-place-notes');
  await save(section);

  const guest = await Guest.open(browser, `/invitation/view/${made.invitationId}/kad`);
  await guest.openInvitation();
  const below = guest.page.locator('.when .place-notes');
  await expect(below).toHaveText(/Pintu masuk & mercu tanda.*Pintu 2.*Kemudahan OKU.*Tanjakan/);
  await below.scrollIntoViewIfNeeded();
  await shot(guest.page, 'guest-place-notes');
  await guest.bar.getByRole('button', { name: 'Lokasi' }).tap();
  await expect(guest.sheet.locator('.place-notes')).toHaveText(/Pintu 2.*Tanjakan/);
  await shot(guest.page, 'guest-place-sheet');
  await guest.close();
});

test('C-03 the photo of the gate is stored as soon as it is chosen, replaced and removed; guests see it and open it whole @both', async ({
  page,
  browser,
}) => {
  const made = await couple(page, 'place-photo');
  const stored = async () => (await made.customer.invitation(made.invitationId)).invitation.placePhoto;
  await open(page, made, 'location');
  const section = form(page, LOCATION);
  const field = section.getByRole('group', { name: 'Gambar pintu masuk atau mercu tanda' });
  const choose = field.getByLabel(/Muat naik gambar/);
  const replace = field.getByLabel('Tukar gambar');
  const saved = section.getByText('Gambar disimpan.', { exact: true });
  await section.getByLabel(/^Pintu masuk atau mercu tanda/).fill('Pintu 2, sebelah stesen minyak');
  await save(section);

  // No picture, and one that is too large: the field says what can be chosen, and nothing is sent.
  await choose.setInputFiles(video());
  await expect(field.getByRole('alert')).toContainText('JPEG, PNG');
  await choose.setInputFiles(tooLarge());
  await expect(field.getByRole('alert')).toContainText('Paling banyak 10 MB');
  expect(await stored()).toBe('');
  await field.scrollIntoViewIfNeeded();
  await shot(page, 'editor-place-photo-refused');

  // What is typed meanwhile stays, and Save is not needed.
  await section.getByLabel(/^Letak kereta/).fill('Di belakang dewan');
  const release = await hold(page, '**/api/invitation/place-photo');
  await choose.setInputFiles(await drawn(page, 'pintu.jpg', 1600, 1200));
  await expect(field.getByRole('button', { name: 'Batal' })).toBeVisible();
  await shot(page, 'editor-place-photo-sending');
  release();
  await expect(saved).toBeVisible({ timeout: 30_000 });
  await expect(section.getByLabel(/^Letak kereta/)).toHaveValue('Di belakang dewan');
  const first = await stored();
  expect(first).toMatch(/^place-photos\//);
  await expect(field.getByRole('img')).toHaveAttribute('src', `/storage/${first.replace('.webp', '-320.webp')}`);
  await field.scrollIntoViewIfNeeded();
  await shot(page, 'editor-place-photo');
  await page.unroute('**/api/invitation/place-photo');

  const guest = await Guest.open(browser, `/invitation/view/${made.invitationId}/kad`);
  await guest.openInvitation();
  const shown = guest.page.locator('.when .place-photo img');
  await shown.scrollIntoViewIfNeeded();
  await expect(shown).toHaveAttribute('alt', 'Pintu 2, sebelah stesen minyak');
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(640);
  await shot(guest.page, 'guest-place-photo');
  await guest.page.getByRole('button', { name: 'Dekatkan foto: Pintu 2, sebelah stesen minyak' }).tap();
  await expect(guest.sheet.getByRole('heading', { name: 'Pintu masuk & mercu tanda' })).toBeVisible();
  await expect(guest.sheet.getByRole('img')).toHaveAttribute('src', `/storage/${first}`);
  await shot(guest.page, 'guest-place-photo-whole');
  await guest.sheet.getByRole('button', { name: 'Tutup' }).tap();
  await expect(guest.sheet).toHaveCount(0);
  // In the sheet of the location it opens in the same sheet, and Back leads to the location again.
  await guest.bar.getByRole('button', { name: 'Lokasi' }).tap();
  await expect(guest.sheet.locator('.place-photo img')).toBeVisible();
  await shot(guest.page, 'guest-place-photo-sheet');
  await guest.sheet.getByRole('button', { name: /^Dekatkan foto: Pintu 2/ }).tap();
  await expect(guest.sheet.getByRole('img')).toHaveAttribute('src', `/storage/${first}`);
  await guest.page.goBack();
  await expect(guest.sheet.getByRole('heading', { name: 'Lokasi' })).toBeVisible();

  // A tall one is no higher than a part of the screen, on every width.
  await replace.setInputFiles(await drawn(page, 'tinggi.jpg', 600, 2400));
  await expect.poll(stored, { timeout: 30_000 }).not.toBe(first);
  const second = await stored();
  await expect(field.getByRole('img')).toHaveAttribute('src', `/storage/${second.replace('.webp', '-320.webp')}`);
  await guest.page.reload();
  await guest.openInvitation();
  for (const width of [320, 375, 768, 1280]) {
    await guest.page.setViewportSize({ width, height: 800 });
    await shown.scrollIntoViewIfNeeded();
    await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)).toBe(true);
    const box = await shown.boundingBox();
    expect(box?.height).toBeLessThanOrEqual(401);
    expect(box?.height).toBeGreaterThan(200);
    expect(await guest.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await shot(guest.page, `guest-place-photo-tall-${width}`);
  }

  // It is removed only after a question.
  await field.getByRole('button', { name: 'Buang' }).click();
  const question = page.getByRole('dialog', { name: 'Buang gambar ini?' });
  await shot(page, 'editor-place-photo-remove');
  await question.getByRole('button', { name: 'Kekalkan' }).click();
  expect(await stored()).toBe(second);
  await field.getByRole('button', { name: 'Buang' }).click();
  await question.getByRole('button', { name: 'Buang' }).click();
  await expect(choose).toBeVisible();
  await expect.poll(stored).toBe('');
  await expect(saved).toBeVisible();
  await guest.page.reload();
  await expect(guest.page.locator('.when .place-notes')).toHaveText(/Pintu 2/);
  await expect(shown).toHaveCount(0);
  await guest.close();
  await made.customer.close();
});

test('C-03 I-11 a photo of the gate that could not be stored stays through a failure, a reload and another device’s @both', async ({
  page,
}) => {
  const made = await couple(page, 'place-photo kept');
  const stored = async () => (await made.customer.invitation(made.invitationId)).invitation.placePhoto;
  const elsewhere = async () => {
    const { buffer } = await drawn(page, 'lain.jpg', 400, 300);
    await made.customer.upload('PUT', '/api/invitation/place-photo', { id: made.invitationId }, buffer);
    return stored();
  };
  await open(page, made, 'location');
  const section = form(page, LOCATION);
  const field = section.getByRole('group', { name: 'Gambar pintu masuk atau mercu tanda' });
  const saved = section.getByText('Gambar disimpan.', { exact: true });

  const calls = '**/api/invitation/place-photo';
  await page.route(calls, (route) => route.abort());
  await field.getByLabel(/Muat naik gambar/).setInputFiles(await drawn(page, 'pintu.jpg', 800, 600));
  await expect(field.getByRole('alert')).toBeVisible();
  await expect(field.getByRole('img')).toHaveAttribute('src', /^blob:/);
  await section.getByRole('button', { name: 'Cuba lagi' }).scrollIntoViewIfNeeded();
  await shot(page, 'editor-place-photo-failed');
  await section.getByRole('button', { name: 'Cuba lagi' }).click();
  await expect(field.getByRole('alert')).toBeVisible();
  await page.unroute(calls);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  // From the copy on the device.
  await expect(saved).toBeVisible({ timeout: 30_000 });
  const first = await stored();
  expect(first).toMatch(/^place-photos\//);

  // Another device stores one: this page's goes over it only on purpose.
  const theirs = await elsewhere();
  await field.getByLabel('Tukar gambar').setInputFiles(await drawn(page, 'kami.jpg', 600, 800));
  const notice = section.getByRole('alert').filter({ hasText: 'Gambar ini telah ditukar dari peranti lain' });
  await expect(notice).toBeVisible({ timeout: 30_000 });
  await expect(notice.getByRole('img', { name: 'Gambar dari peranti lain' })).toHaveAttribute(
    'src',
    `/storage/${theirs.replace('.webp', '-320.webp')}`,
  );
  await notice.scrollIntoViewIfNeeded();
  await shot(page, 'editor-place-photo-overtaken');
  expect(await stored()).toBe(theirs);
  await section.getByRole('button', { name: 'Guna gambar saya' }).click();
  await expect(saved).toBeVisible({ timeout: 30_000 });
  const ours = await stored();
  expect([first, theirs]).not.toContain(ours);

  // The same, and the other device's is taken; a removal from what is old removes nothing.
  const again = await elsewhere();
  await field.getByRole('button', { name: 'Buang' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Buang' }).click();
  await expect(section.getByText(/maka ia tidak dibuang/)).toBeVisible();
  expect(await stored()).toBe(again);
  await expect(field.getByRole('img')).toHaveAttribute('src', `/storage/${again.replace('.webp', '-320.webp')}`);
  await made.customer.close();
});

test('C-03 I-11 a photo of the gate that is chosen without a network is stored once there is one', async ({ page }) => {
  const made = await couple(page, 'place-photo offline');
  await open(page, made, 'location');
  const section = form(page, LOCATION);
  const field = section.getByRole('group', { name: 'Gambar pintu masuk atau mercu tanda' });
  const picture = await drawn(page, 'pintu.jpg', 800, 600);
  await expect(field.getByText('Muat naik gambar')).toBeVisible();
  await page.context().setOffline(true);
  await field.getByLabel(/Muat naik gambar/).setInputFiles(picture);
  await expect(field.getByRole('alert')).toBeVisible();
  await page.context().setOffline(false);
  await expect(section.getByText('Gambar disimpan.', { exact: true })).toBeVisible({ timeout: 30_000 });
  expect((await made.customer.invitation(made.invitationId)).invitation.placePhoto).toMatch(/^place-photos\//);
  await made.customer.close();
});

test('C-03 the page for those who drive together is off until it is switched on, and is passed on by its own address @both', async ({
  page,
  browser,
}) => {
  const made = await couple(page, 'convoy');
  await open(page, made, 'location');
  const section = form(page, LOCATION);
  await section.getByRole('switch', { name: 'Buka halaman rombongan' }).check();
  await section.getByLabel('Tempat berkumpul', { exact: true }).fill('Stesen minyak Petronas, Jalan Bakri');
  await section.getByLabel('Masa', { exact: true }).fill('Berkumpul 8.30 pagi, bertolak 9.00 pagi');
  await section.getByLabel(/^Kereta/).fill('8 kereta\nKereta pengantin di depan');
  await section.getByLabel(/^Nama untuk dihubungi/).fill('Pak Su');
  await section.getByLabel(/^Nombor telefon/).fill('012-345 6789');
  await expect(section.getByText('Pautan boleh dibuka selepas disimpan.')).toBeVisible();
  await save(section);
  const see = section.getByRole('link', { name: 'Lihat halaman' });
  await see.scrollIntoViewIfNeeded();
  await shot(page, 'editor-convoy');
  const address = (await see.getAttribute('href')) ?? '';
  expect(address).toMatch(/\/rombongan$/);

  const driver = await browser.newPage({ javaScriptEnabled: false });
  await driver.goto(address);
  await expect(driver.getByRole('heading', { level: 1, name: 'Rombongan' })).toBeVisible();
  await expect(driver.getByText('Stesen minyak Petronas, Jalan Bakri')).toBeVisible();
  await expect(driver.getByRole('link', { name: 'Telefon' })).toHaveAttribute('href', 'tel:+60123456789');
  for (const width of [320, 375, 768, 1280]) {
    await driver.setViewportSize({ width, height: 800 });
    expect(await driver.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await shot(driver, `convoy-${width}`, true);
  }
  await driver.getByRole('link', { name: 'Buka kad jemputan' }).click();
  await expect(driver).toHaveURL(new RegExp(`/invitation/view/${made.invitationId}/[^/]+$`));
  await driver.goto(address);

  await section.getByRole('switch', { name: 'Buka halaman rombongan' }).uncheck();
  await save(section);
  expect((await driver.reload())?.status()).toBe(404);
  await driver.close();
});
