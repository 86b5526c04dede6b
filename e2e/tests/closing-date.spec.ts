import { expect, test } from '@playwright/test';
import { syafiqah } from '../fixtures/weddings.ts';
import { dayIn, ListedCouple } from '../support/families.ts';
import { Guest } from '../support/guest.ts';

let couple: ListedCouple;
test.beforeEach(async ({}, { title }) => {
  couple = await ListedCouple.register(title.slice(0, 40));
});
test.afterEach(() => couple.close());

const [{ name: FIRST_CONTACT } = { name: '' }] = syafiqah.contacts;
const attend = (guest: Guest) => guest.page.locator('#attend');
const answers = () =>
  couple.customer.get<{ from: string; attendanceCount?: number; message: string }[]>(
    `/api/wish/get-all/${couple.invitationId}`,
  );

test('G-09 the open page says until when; a guest who answers too late reads whom to call, keeps what was typed, and may decline', async ({
  browser,
}) => {
  await couple.limit({ closesOn: dayIn(2) });
  const guest = await Guest.open(browser, couple.openLink);
  await expect(attend(guest).locator('.closing')).toContainText('Jawab selewat-lewatnya');
  await guest.openInvitation();
  await guest.openRsvp();
  await guest.sheet.getByLabel('Nama tuan/puan').fill('Mak Teh');
  await guest.sheet.getByLabel('Bilangan kehadiran').fill('3');
  await guest.sheet.getByLabel('Ucapan').fill('Semoga bahagia');
  // The form was opened in time and is sent too late.
  await couple.limit({ closesOn: dayIn(-1) });
  await guest.sheet.getByRole('button', { name: 'Hantar' }).tap();
  await expect(guest.sheet.getByRole('alert')).toContainText(`Sila hubungi ${FIRST_CONTACT}`);
  await expect(guest.sheet.getByLabel('Nama tuan/puan')).toHaveValue('Mak Teh');
  await expect(guest.sheet.getByLabel('Bilangan kehadiran')).toHaveValue('3');
  await expect(guest.sheet.getByLabel('Ucapan')).toHaveValue('Semoga bahagia');
  expect(await answers()).toEqual([]);

  await guest.page.reload();
  await expect(attend(guest)).toContainText('Jawapan sudah ditutup');
  await guest.openInvitation();
  await guest.openRsvp();
  await expect(guest.sheet).toContainText('Jawapan sudah ditutup');
  await expect(guest.sheet.locator('.person').first()).toContainText(FIRST_CONTACT);
  await expect(guest.sheet.getByRole('radio', { name: 'Tidak hadir' })).toBeChecked();
  await expect(guest.sheet.getByLabel('Nama tuan/puan')).toHaveValue('Mak Teh');
  await expect(guest.sheet.getByLabel('Ucapan')).toHaveValue('Semoga bahagia');
  await guest.send();
  expect(await answers()).toMatchObject([{ from: 'Mak Teh', attendanceCount: 0, message: 'Semoga bahagia' }]);
  await guest.close();
});

test('G-09 after the closing date the open page offers a call first, and guests with an RSVP may lower its number', async ({
  browser,
}) => {
  const guest = await Guest.open(browser, couple.openLink);
  await guest.openInvitation();
  await guest.openRsvp();
  await guest.sheet.getByLabel('Nama tuan/puan').fill('Pak Long');
  await guest.sheet.getByLabel('Bilangan kehadiran').fill('4');
  await guest.send();
  await couple.limit({ closesOn: dayIn(-1) });

  const late = await Guest.open(browser, couple.openLink);
  await late.openInvitation();
  await expect(attend(late).getByRole('button', { name: 'Saya akan hadir' })).toHaveCount(0);
  await attend(late).getByRole('button', { name: 'Hubungi Kami' }).tap();
  await expect(late.sheet).toContainText(FIRST_CONTACT);
  await late.close();

  await guest.page.reload();
  await guest.openInvitation();
  await attend(guest).getByRole('button', { name: 'Ubah jawapan' }).tap();
  await guest.sheet.getByLabel('Bilangan kehadiran').fill('5');
  await guest.sheet.getByRole('button', { name: 'Simpan perubahan' }).tap();
  await expect(guest.sheet.getByRole('alert')).toContainText('Tarikh tutup jawapan telah berlalu');
  await expect(guest.sheet.getByLabel('Bilangan kehadiran')).toHaveValue('5');
  await guest.sheet.getByLabel('Bilangan kehadiran').fill('2');
  await guest.send('Cuba lagi');
  expect(await answers()).toMatchObject([{ from: 'Pak Long', attendanceCount: 2 }]);
  await guest.close();
});

test('G-09 a phone whose clock is ahead hides no form, because the server’s clock decides', async ({ browser }) => {
  await couple.limit({ closesOn: dayIn(2) });
  const context = await browser.newContext({ reducedMotion: 'reduce', hasTouch: true });
  const page = await context.newPage();
  await page.clock.setFixedTime(Date.now() + 30 * 86_400_000);
  await page.goto(couple.openLink);
  await page.getByRole('button', { name: 'Buka Jemputan' }).tap();
  await expect(page.locator('#attend')).toContainText('Jawapan sudah ditutup');
  await page.getByRole('navigation', { name: 'Menu jemputan' }).getByRole('button', { name: 'RSVP' }).tap();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Nama tuan/puan').fill('Cik Yah');
  await sheet.getByRole('radio', { name: 'Hadir', exact: true }).check();
  await sheet.getByRole('button', { name: 'Hantar' }).tap();
  await expect(sheet).toBeHidden();
  expect(await answers()).toMatchObject([{ from: 'Cik Yah', attendanceCount: 1 }]);
  await context.close();
});
