import { expect, test } from '@playwright/test';
import { couple, expectSaved, form, open, save, saveButton } from '../support/editor.ts';
import { Guest } from '../support/guest.ts';
import { shot } from '../support/shots.ts';

const LOCATION = 'Lokasi Majlis';
const SHORT = 'https://maps.app.goo.gl/AbC123';

test('C-03 X27 what seems wrong with the links of a place is said, nothing is fetched, and it saves all the same @both', async ({
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
