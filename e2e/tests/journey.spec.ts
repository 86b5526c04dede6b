import { expect, test, type Page } from '@playwright/test';
import { balqis, guests, HOUSE_LIMIT, PER_GUEST_LIMIT, syafiqah } from '../fixtures/weddings.ts';
import { chooseAtGoogle, Editor, register } from '../support/couple.ts';
import { Guest } from '../support/guest.ts';
import { shot } from '../support/shots.ts';

test.describe.configure({ mode: 'serial' });
test.setTimeout(180_000);

const SECTIONS = {
  names: 'Nama Pasangan/Jemputan',
  design: 'Pilih Design dan Bahasa',
  date: 'Tarikh & Atur Cara',
  location: 'Lokasi Majlis',
  word: 'Kata Jemputan',
  attendance: 'Kehadiran / Attendance',
};

let couple: Page;
let link: string;

test.beforeAll(async ({ browser }) => {
  couple = await (await browser.newContext()).newPage();
});
test.afterAll(async () => {
  await couple.context().close();
});

test('I-03 I-10 S-07 S-10 a couple chooses a design, types, signs in, registers, orders, and nothing typed is lost @phones', async () => {
  await couple.goto('/');
  await shot(couple, '01-home');
  await couple.goto('/cardvideo');
  await expect(couple.getByRole('heading', { level: 1 })).toHaveText('Kad Undangan');
  await shot(couple, '02-catalogue');
  await couple
    .getByRole('link', { name: /Mawar Seri/ })
    .first()
    .click();
  await expect(couple).toHaveURL(/\/invitation-design\/details\/cv0001/);
  await shot(couple, '03-design');
  await couple.getByRole('link', { name: 'Try Now For Free' }).first().click();
  await expect(couple).toHaveURL(/\/invitation\/form\/new/);
  await shot(couple, '04-editor-list');

  const editor = new Editor(couple, '05-editor');
  const names = await editor.open(SECTIONS.names);
  const bride = names.getByRole('group', { name: 'Pengantin perempuan' });
  const groom = names.getByRole('group', { name: 'Pengantin lelaki' });
  await names.getByText('Perempuan dahulu').click();
  await editor.fillNames(names, syafiqah);
  await shot(couple, '05-editor-typed');
  await couple.reload();
  await expect(bride.getByLabel('Nama penuh')).toHaveValue(syafiqah.bride.fullName);

  await names.getByRole('button', { name: 'Save' }).click();
  const required = couple.getByRole('dialog', { name: 'Sign In Required' });
  await expect(required).toContainText('Unable to save info. Please sign in or register to continue.');
  await shot(couple, '06-sign-in-required');
  await required.getByRole('button', { name: /Sign In/ }).click();
  await shot(couple, '07-demo-google');
  await chooseAtGoogle(couple, syafiqah.signIn);
  await register(couple, syafiqah.customer);

  await expect(couple).toHaveURL(/\/invitation\/form\/new/);
  // Back where they were, with everything typed, and the Save that they asked for goes on.
  await expect(bride.getByLabel('Nama penuh')).toHaveValue(syafiqah.bride.fullName);
  await expect(groom.getByLabel('Nama penuh')).toHaveValue(syafiqah.groom.fullName);
  const order = couple.getByRole('dialog', { name: 'Choose Package' });
  await order.getByText('RSVP Premium', { exact: true }).click();
  await shot(couple, '08-order');
  await order.getByRole('button', { name: 'Tempah dan simpan' }).click();
  await expect(couple).toHaveURL(/\/invitation\/form\/[0-9a-f]{24}/);
  await expect(names.getByText(/^Disimpan, /)).toBeVisible();
  await expect(groom.getByLabel('Nama pendek')).toHaveValue(syafiqah.groom.shortName);
});

test('I-11 I-12 I-13 the couple fills in the rest, section by section @phones', async () => {
  const editor = new Editor(couple, '09-editor');
  const design = await editor.open(SECTIONS.design);
  await design.getByLabel('Tajuk').fill('');
  await design.getByRole('button', { name: 'Save' }).click();
  const incomplete = couple.getByRole('dialog', { name: 'Maklumat tidak lengkap' });
  await expect(incomplete).toContainText('Sila pastikan maklumat diisi dengan lengkap dan betul.');
  await shot(couple, '09-editor-incomplete');
  await incomplete.getByRole('button').last().click();
  await expect(design.getByText('Required')).toBeVisible();
  await design.getByLabel('Tajuk').fill(syafiqah.title);
  await editor.save(SECTIONS.design);

  const date = await editor.open(SECTIONS.date);
  await date.getByRole('button', { name: 'Tambah aktiviti' }).click();
  await expect(date.getByLabel('Aktiviti, baris 4')).toHaveValue('Aktiviti');
  await expect(date.getByLabel('Masa, baris 4')).toHaveValue('12:00');
  await date.getByLabel('Aktiviti, baris 4').fill('Makan Beradab');
  await editor.fillDate(date, syafiqah);
  await editor.save(SECTIONS.date);

  await editor.fillLocation(await editor.open(SECTIONS.location), syafiqah);
  await editor.save(SECTIONS.location);

  const word = await editor.open(SECTIONS.word);
  await word.getByText('Teks sendiri').click();
  await word.getByLabel('Ayat jemputan').fill(syafiqah.invitationWord);
  await editor.save(SECTIONS.word);

  const attendance = await editor.open(SECTIONS.attendance);
  const limits = { perGuest: PER_GUEST_LIMIT, total: HOUSE_LIMIT, message: syafiqah.attendanceMessage };
  await editor.fillAttendance(attendance, limits);
  await editor.save(SECTIONS.attendance);
  link = (await couple.getByRole('link', { name: 'Lihat kad' }).getAttribute('href')) ?? '';
  expect(link).toMatch(/^\/invitation\/view\/[0-9a-f]{24}\/syafiqah-ra-if$/);
});

test('I-18 the preview is the guest view itself, fed by the unsaved form @phones', async () => {
  const editor = new Editor(couple, '10-preview');
  const names = await editor.open(SECTIONS.names);
  const short = names.getByRole('group', { name: 'Pengantin perempuan' }).getByLabel('Nama pendek');
  await short.fill('Puteri');
  await names.getByRole('button', { name: 'Preview' }).click();
  const card = couple.frameLocator('iframe[title="Pratonton kad"]');
  await expect(card.getByRole('heading', { level: 1 })).toContainText('Puteri');
  await shot(couple, '10-preview');
  await couple.getByRole('button', { name: 'Sambung edit' }).last().click();
  await short.fill(syafiqah.bride.shortName);
  await expect(names.getByRole('button', { name: 'Save' })).toBeDisabled();
});

test('I-20 I-21 I-22 I-24 guests open the link, send RSVPs, take all seats, and change their RSVPs @phones', async ({
  browser,
}) => {
  const pakLong = await Guest.open(browser, link, { calm: false });
  const names = pakLong.page.getByRole('heading', { level: 1 });
  await expect(names).toContainText('Syafiqah');
  await expect(names).toContainText("Ra'if");
  await shot(pakLong.page, '11-guest-cover');
  await pakLong.openInvitation();
  await shot(pakLong.page, '12-guest-open');
  await expect(pakLong.page.getByText(syafiqah.venue).first()).toBeAttached();
  await expect(pakLong.page.getByText('Makan Beradab')).toBeAttached();
  await pakLong.openRsvp();
  await shot(pakLong.page, '13-guest-rsvp');
  await pakLong.fill(guests.pakLong);
  await pakLong.send();
  await expect(pakLong.page.getByText('Tuan/puan akan hadir: 4 orang')).toBeAttached();
  await shot(pakLong.page, '14-guest-sent');

  await pakLong.page.emulateMedia({ reducedMotion: 'reduce' });
  const cikgu = await Guest.open(browser, link);
  await cikgu.openInvitation();
  await cikgu.openRsvp();
  await cikgu.fill(guests.cikgu);
  await cikgu.send();
  await cikgu.close();

  const weiLing = await Guest.open(browser, link);
  await weiLing.openInvitation();
  await weiLing.openRsvp();
  await weiLing.fill(guests.weiLing);
  await weiLing.send();
  await expect(weiLing.page.getByText('Tuan/puan tidak dapat hadir')).toBeAttached();
  await weiLing.close();

  // A guest who opened the form while two seats were left asks for two: with them all are taken.
  const othman = await Guest.open(browser, link);
  await othman.openInvitation();
  await othman.openRsvp();
  await othman.fill({ ...guests.othman, count: 5 });
  await othman.sheet.getByRole('button', { name: 'Hantar' }).tap();
  await expect(othman.sheet.getByText('Hanya tinggal 2 tempat')).toBeVisible();
  await shot(othman.page, '15-guest-too-many');
  await expect(othman.sheet.getByLabel('Nama tuan/puan')).toHaveValue(guests.othman.from);
  await othman.fill(guests.othman);
  await othman.send('Cuba lagi');
  await othman.close();

  const lateComer = await Guest.open(browser, link);
  await lateComer.openInvitation();
  await lateComer.openRsvp();
  await expect(lateComer.sheet.getByText('Tempat telah penuh.')).toBeVisible();
  await expect(lateComer.sheet.getByRole('radio')).toHaveCount(0);
  await shot(lateComer.page, '16-guest-full');
  await lateComer.fill(guests.lateComer);
  await lateComer.send();
  await lateComer.close();

  // The first guest comes with one person fewer, after a reload: their answer is known by its secret.
  await pakLong.page.reload();
  await pakLong.openInvitation();
  await pakLong.openRsvp();
  await expect(pakLong.sheet.getByLabel('Nama tuan/puan')).toHaveValue(guests.pakLong.from);
  await shot(pakLong.page, '17-guest-edit');
  await pakLong.fill({ ...guests.pakLong, count: 3 });
  await pakLong.send('Simpan perubahan');
  await expect(pakLong.page.getByText('Tuan/puan akan hadir: 3 orang')).toBeAttached();

  await pakLong.close();
});

test('S-11 S-22 S-25 the couple sees who comes, and deletes an RSVP @phones', async () => {
  await couple.goto('/');
  await couple
    .getByRole('link', { name: /profil|akaun/i })
    .first()
    .click();
  await expect(couple.getByText('In Progress').first()).toBeVisible();
  await shot(couple, '18-profile');
  await couple
    .getByRole('link', { name: /Syafiqah/ })
    .first()
    .click();
  await expect(couple).toHaveURL(/\/invitation-order\/view\/invitation-details\//);
  await shot(couple, '19-order', true);
  await couple.getByRole('link', { name: 'Wish & Attendance' }).click();
  const row = (name: string) => couple.getByRole('listitem').filter({ hasText: name });
  await expect(row(guests.pakLong.from)).toContainText('3 orang');
  await expect(row(guests.cikgu.from)).toContainText('2 orang');
  await expect(row(guests.othman.from)).toContainText('2 orang');
  await expect(row(guests.weiLing.from)).toContainText('Tidak Hadir');
  await expect(row(guests.lateComer.from)).toContainText(guests.lateComer.message);
  await expect(couple.locator('dl').filter({ hasText: 'Tidak Hadir' })).toContainText('7');
  await shot(couple, '20-wishes', true);

  await couple.getByRole('button', { name: `Padam RSVP ${guests.cikgu.from}` }).click();
  const sure = couple.getByRole('dialog');
  await expect(sure).toContainText(`Are you sure to delete RSVP from ${guests.cikgu.from} ?`);
  await shot(couple, '21-delete');
  await sure.getByRole('button', { name: 'Padam' }).click();
  await expect(row(guests.cikgu.from)).toHaveCount(0);
  await expect(couple.locator('dl').filter({ hasText: 'Tidak Hadir' })).toContainText('5');
});

test('S-20 S-21 X01 another couple orders first, and has no access to the first one’s card @phones', async ({
  page,
}) => {
  await page.goto('/invitation/create-order');
  await page
    .getByRole('button', { name: /Sign In\/Register/ })
    .last()
    .click();
  await chooseAtGoogle(page, balqis.signIn);
  await register(page, balqis.customer);
  await expect(page).toHaveURL(/\/invitation\/create-order/);
  await expect(page.getByLabel('No. WhatsApp')).not.toHaveValue('');
  await shot(page, '22-order-form', true);
  await page.getByRole('button', { name: 'Order', exact: true }).last().click();
  await expect(page).toHaveURL(/\/user\/profile\//);
  await expect(page.getByText('In Progress').first()).toBeVisible();

  await page.goto('/invitation/create-order');
  await expect(page.getByText('Please complete your pending orders before creating a new one.')).toBeVisible();
  await shot(page, '23-pending');

  // The first couple's invitation is not theirs: no editor, no order page.
  const foreignCard = /\/view\/([0-9a-f]{24})\//.exec(link)?.[1] ?? '';
  await page.goto(`/invitation/form/${foreignCard}`);
  await expect(page.getByText('Kad tidak dijumpai')).toBeVisible();
  await shot(page, '24-not-yours');
  const foreignOrder = /\/([0-9a-f]{24})$/.exec(new URL(couple.url()).pathname)?.[1] ?? '';
  await page.goto(`/invitation-order/view/wish-attendance/${foreignOrder}`);
  await expect(page.getByText('Pesanan tidak dijumpai')).toBeVisible();
});
