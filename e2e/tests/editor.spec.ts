import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { balqis, syafiqah } from '../fixtures/weddings.ts';
import { ApiCustomer } from '../support/api.ts';
import { couple, expectSaved, form, open, saveButton } from '../support/editor.ts';
import { shot } from '../support/shots.ts';
import { person } from '../support/sign-in.ts';

const DESIGN = 'Pilih Design dan Bahasa';
const NAMES = 'Nama Pasangan/Jemputan';
const DATE = 'Tarikh & Atur Cara';
const LOCATION = 'Lokasi Majlis';
const ATTENDANCE = 'Kehadiran / Attendance';
const DESKTOP = { viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false, deviceScaleFactor: 1 };

/** The same couple at a device of its own: with drafts of its own. */
async function anotherDevice(context: BrowserContext, customer: ApiCustomer): Promise<Page> {
  const browser = context.browser();
  if (!browser) throw new Error('the context has no browser');
  const page = await (await browser.newContext()).newPage();
  await customer.enter(page);
  return page;
}

test('I-11 of two devices that save the same section one keeps its own, the other takes what is stored', async ({
  page,
  context,
}) => {
  const { customer, ...made } = await couple(page, 'conflict');
  const other = await anotherDevice(context, customer);
  await open(page, made, 'location');
  await open(other, made, 'location');
  const mine = form(page, LOCATION);
  const theirs = form(other, LOCATION);

  await mine.getByLabel('Nama tempat').fill('Dewan Saya');
  await mine.getByLabel('Alamat penuh').fill('Alamat yang saya taip');
  await theirs.getByLabel('Nama tempat').fill('Dewan Mereka');
  await saveButton(theirs).click();
  await expectSaved(theirs);

  await mine
    .getByLabel('Nombor telefon')
    .or(mine.getByRole('heading', { name: 'Rombongan' }))
    .first()
    .scrollIntoViewIfNeeded();
  await saveButton(mine).click();
  const conflict = mine.getByRole('alert').filter({ hasText: 'Seseorang telah menyimpan bahagian ini' });
  // Also where the field that was typed in last is far below it.
  await expect(conflict.getByText('Seseorang telah menyimpan bahagian ini')).toBeInViewport({ ratio: 1 });
  await expect(conflict.getByRole('row', { name: /Nama tempat/ })).toContainText('Dewan Mereka');
  await expect(conflict.getByRole('row', { name: /Nama tempat/ })).toContainText('Dewan Saya');
  await expect(conflict.getByRole('row', { name: /Alamat penuh/ })).toContainText('Alamat yang saya taip');
  await expect(conflict.getByRole('row', { name: /Waze/ })).toHaveCount(0);
  await shot(page, 'editor-conflict');
  // Neither is lost before the choice: after a reload it is shown again.
  await expect(mine.getByLabel('Nama tempat')).toHaveValue('Dewan Saya');
  await page.reload();
  await expect(mine.getByLabel('Nama tempat')).toHaveValue('Dewan Saya');
  expect((await customer.invitation(made.invitationId)).invitation.venue.venue).toBe('Dewan Mereka');
  await saveButton(mine).click();
  await conflict.getByRole('button', { name: 'Simpan versi saya' }).click();
  await expectSaved(mine);
  await expect(conflict).toBeHidden();
  expect((await customer.invitation(made.invitationId)).invitation.venue).toEqual({
    venue: 'Dewan Saya',
    address: 'Alamat yang saya taip',
  });

  // The other one types on from what it saved, and gives way.
  await theirs.getByLabel('Nama tempat').fill('Dewan Ketiga');
  await saveButton(theirs).click();
  await theirs.getByRole('button', { name: 'Guna yang tersimpan' }).click();
  await expect(theirs.getByLabel('Nama tempat')).toHaveValue('Dewan Saya');
  await expect(theirs.getByLabel('Alamat penuh')).toHaveValue('Alamat yang saya taip');
  await expect(saveButton(theirs)).toBeDisabled();
  await theirs.getByLabel('Nama tempat').fill('Dewan Bersama');
  await saveButton(theirs).click();
  await expectSaved(theirs);
  await other.context().close();
  await customer.close();
});

test('I-11 saving one section leaves what is typed in the others, and a reload keeps it all', async ({ page }) => {
  const { customer, ...made } = await couple(page, 'drafts');
  await open(page, made, 'names');
  const names = form(page, NAMES);
  await names.getByLabel('Hashtag').fill('#BelumDisimpan');
  const list = page.getByRole('link', { name: 'Kembali ke senarai bahagian' });
  await list.click();
  await page.getByRole('link', { name: DATE }).click();
  const date = form(page, DATE);
  await date.getByLabel('Aktiviti, baris 1').fill('Bacaan Doa');
  await date.getByRole('button', { name: 'Turunkan Bacaan Doa' }).click();
  await expect(date.getByLabel('Aktiviti, baris 2')).toHaveValue('Bacaan Doa');
  await list.click();
  await page.getByRole('link', { name: LOCATION }).click();
  const location = form(page, LOCATION);
  await location.getByLabel('Nama tempat').fill('Dewan Baharu');
  await saveButton(location).click();
  await expectSaved(location);

  for (const again of [false, true]) {
    if (again) await page.reload();
    await list.click();
    await page.getByRole('link', { name: NAMES }).click();
    await expect(names.getByLabel('Hashtag')).toHaveValue('#BelumDisimpan');
    await expect(names.getByText('Perubahan belum disimpan')).toBeVisible();
    await list.click();
    await page.getByRole('link', { name: DATE }).click();
    await expect(date.getByLabel('Aktiviti, baris 2')).toHaveValue('Bacaan Doa');
  }
  const { invitation } = await customer.invitation(made.invitationId);
  expect(invitation.hashtag).toBe(syafiqah.hashtag);
  expect(invitation.venue.venue).toBe('Dewan Baharu');
  await saveButton(date).click();
  await expectSaved(date);
  expect((await customer.invitation(made.invitationId)).invitation.tentative.map(({ activity }) => activity)).toEqual([
    'Ketibaan Pengantin',
    'Bacaan Doa',
  ]);
  await customer.close();
});

test('I-12 errors are shown at their field, with the dialog of each section, and nothing else changes', async ({
  page,
}) => {
  const { customer, ...made } = await couple(page, 'errors');
  const dialog = page.getByRole('dialog');

  await open(page, made, 'location');
  const location = form(page, LOCATION);
  await location.getByLabel('Alamat penuh').fill('Alamat baharu');
  await location.getByLabel('Pautan Waze').fill('bukan pautan');
  await saveButton(location).click();
  await expect(dialog.getByRole('heading')).toHaveText('Maklumat tidak lengkap');
  await expect(dialog).toContainText('Sila pastikan maklumat diisi dengan lengkap dan betul.');
  await dialog.getByRole('button').click();
  await expect(location.getByLabel('Pautan Waze')).toBeFocused();
  await expect(location.getByLabel('Pautan Waze')).toHaveAttribute('aria-invalid', 'true');
  await expect(location.getByLabel('Pautan Waze')).toHaveValue('bukan pautan');
  await expect(location.getByLabel('Alamat penuh')).toHaveValue('Alamat baharu');
  await expect(location.getByLabel('Nama tempat')).not.toHaveAttribute('aria-invalid', 'true');
  await location.getByLabel('Pautan Waze').fill(syafiqah.wazeLink);
  await expect(location.getByLabel('Pautan Waze')).not.toHaveAttribute('aria-invalid', 'true');

  // What the local check lets through and the server does not, stands at its field too.
  await page.route('**/api/invitation/update/location', (route) =>
    route.fulfill({
      status: 400,
      json: {
        code: 'validation',
        data: {
          code: 'validation',
          error: {
            errorCode: 'validation',
            errorMessage: 'Sila semak maklumat.',
            fields: [{ field: 'venue', message: 'Tempat ini tidak diterima.' }],
          },
        },
      },
    }),
  );
  await saveButton(location).click();
  await dialog.getByRole('button').click();
  await expect(location.getByText('Tempat ini tidak diterima.')).toBeVisible();
  await expect(location.getByLabel('Nama tempat')).toBeFocused();
  await expect(location.getByLabel('Alamat penuh')).toHaveValue('Alamat baharu');
  await page.unroute('**/api/invitation/update/location');
  await location.getByLabel('Nama tempat').fill('Dewan lain');
  await saveButton(location).click();
  await expectSaved(location);

  await open(page, made, 'dateTime');
  const date = form(page, DATE);
  await date.getByLabel('Tarikh', { exact: true }).fill('');
  await saveButton(date).click();
  await expect(dialog).toContainText('Sila pilih tarikh majlis.');
  await dialog.getByRole('button').click();
  await expect(date.getByLabel('Tarikh', { exact: true })).toBeFocused();

  await open(page, made, 'names');
  const names = form(page, NAMES);
  await names.getByRole('button', { name: 'Tambah kenalan' }).click();
  await names.getByLabel('Nama kenalan, baris 3').fill('Mak Long');
  await names.getByLabel('Nombor telefon, baris 3').fill('12');
  await saveButton(names).click();
  await expect(dialog.getByRole('heading')).toHaveText('Maklumat Tidak Lengkap');
  await expect(dialog).toContainText('Sila isi maklumat dengan betul dan lengkap');
  await dialog.getByRole('button').click();
  await expect(names.getByLabel('Nombor telefon, baris 3')).toBeFocused();
  await customer.close();
});

test('I-13 two couples need the names of both; one couple again drops the second', async ({ page }) => {
  const { customer, ...made } = await couple(page, 'two couples');
  await open(page, made, 'designLanguage');
  await form(page, DESIGN).getByText('Dua pasangan').click();
  await page.getByRole('link', { name: 'Kembali ke senarai bahagian' }).click();
  await page.getByRole('link', { name: NAMES }).click();
  const names = form(page, NAMES);
  const second = names.getByRole('group', { name: 'Pasangan 2' });
  await second.getByLabel('Nama pendek').first().fill(balqis.bride.shortName);
  await saveButton(names).click();
  const dialog = page.getByRole('dialog', { name: 'Maklumat Tidak Lengkap' });
  await dialog.getByRole('button').click();
  await expect(second.getByText('Required')).toHaveCount(3);
  await shot(page, 'editor-two-couples', true);
  for (const [who, { shortName, fullName }] of [
    ['Pengantin perempuan', balqis.bride],
    ['Pengantin lelaki', balqis.groom],
  ] as const) {
    await second.getByRole('group', { name: who }).getByLabel('Nama pendek').fill(`  ${shortName} `);
    await second.getByRole('group', { name: who }).getByLabel('Nama penuh').fill(fullName);
  }
  await saveButton(names).click();
  await expectSaved(names);
  const { invitation } = await customer.invitation(made.invitationId);
  expect(invitation.coupleNo).toBe(2);
  expect(invitation.couple2).toMatchObject({ bride: balqis.bride, groom: balqis.groom });
  expect(invitation.couple.bride).toEqual(syafiqah.bride);
  await customer.close();
});

test('I-11 I-13 saving the names says when another device changed how many couples there are, and goes on', async ({
  page,
}) => {
  const { customer, ...made } = await couple(page, 'couples changed');
  const { invitation } = await customer.invitation(made.invitationId);
  const { design, language, title, openingOption, customOpeningLogo } = invitation;
  const elsewhere = (coupleNo: 1 | 2) =>
    customer.update('design-language', {
      id: made.invitationId,
      ...{ design, language, title, openingOption, customOpeningLogo, coupleNo },
    });
  await open(page, made, 'names');
  const names = form(page, NAMES);
  const dialog = page.getByRole('dialog', { name: 'Bilangan pasangan telah ditukar' });
  const second = names.getByRole('group', { name: 'Pasangan 2' });
  await names.getByLabel('Hashtag').fill('#DuaPasangan');
  await elsewhere(2);
  await saveButton(names).click();
  await expect(dialog).toContainText('Sila isi nama pasangan kedua.');
  await dialog.getByRole('button').click();
  await expect(names.getByLabel('Hashtag')).toHaveValue('#DuaPasangan');
  await expect(names.getByRole('alert')).toHaveCount(0);
  for (const [who, { shortName, fullName }] of [
    ['Pengantin perempuan', balqis.bride],
    ['Pengantin lelaki', balqis.groom],
  ] as const) {
    await second.getByRole('group', { name: who }).getByLabel('Nama pendek').fill(shortName);
    await second.getByRole('group', { name: who }).getByLabel('Nama penuh').fill(fullName);
  }
  await saveButton(names).click();
  await expectSaved(names);
  expect((await customer.invitation(made.invitationId)).invitation.couple2).toMatchObject({ bride: balqis.bride });

  await names.getByLabel('Hashtag').fill('#SatuPasangan');
  await elsewhere(1);
  await saveButton(names).click();
  await expect(dialog).toContainText('Nama pasangan kedua tidak disimpan.');
  await dialog.getByRole('button').click();
  await expect(second).toHaveCount(0);
  expect((await customer.invitation(made.invitationId)).invitation).toMatchObject({
    hashtag: '#SatuPasangan',
    couple2: null,
  });
  await customer.close();
});

test('I-13 names have a face, size, colour and weight of the couple’s own', async ({ page }) => {
  const { customer, ...made } = await couple(page, 'styles');
  await open(page, made, 'names');
  const names = form(page, NAMES);
  await names.getByText('Gaya sendiri').click();
  const more = names.getByRole('button', { name: /^Papar \d+ fon lagi$/ });
  if (await more.isVisible()) await more.click();
  await expect(names.getByRole('radiogroup', { name: 'Fon' }).getByRole('radio')).toHaveCount(21);
  await names.getByText('Cinzel', { exact: true }).click();
  await names.getByLabel('Saiz').selectOption('48');
  await names.getByRole('button', { name: 'Tebal' }).click();
  await names.getByRole('button', { name: 'Warna #1c4a38' }).click();
  await shot(page, 'editor-fonts');
  await saveButton(names).click();
  await expectSaved(names);
  expect((await customer.invitation(made.invitationId)).invitation.shortNameStyle).toEqual({
    font: 'Cinzel',
    size: 48,
    color: '#1c4a38',
    bold: true,
  });
  await customer.close();
});

test('I-11 another design from the picker keeps everything else', async ({ page }) => {
  const { customer, ...made } = await couple(page, 'picker');
  await open(page, made, 'designLanguage');
  const design = form(page, DESIGN);
  await design.getByLabel('Tajuk').fill('Belum disimpan');
  await design.getByRole('button', { name: 'Tukar rekaan' }).click();
  const picker = page.getByRole('dialog', { name: 'Pilih rekaan' });
  await expect(picker.getByRole('radio', { checked: true })).toHaveCount(1);
  await shot(page, 'editor-picker');
  await picker.getByRole('button', { name: 'Floral' }).click();
  await expect(picker.getByRole('radiogroup')).toHaveAttribute('aria-busy', 'false');
  const last = picker
    .locator('label')
    .filter({ has: page.getByRole('radio') })
    .last();
  const name = (await last.locator('b').innerText()).trim();
  await last.click();
  await expect(picker.getByText('Dipilih:')).toContainText(name);
  await picker.getByRole('button', { name: 'Guna rekaan ini' }).click();
  await expect(picker).toBeHidden();
  await expect(design.getByText(name, { exact: true })).toBeVisible();
  await expect(design.getByLabel('Tajuk')).toHaveValue('Belum disimpan');
  await saveButton(design).click();
  await expectSaved(design);
  const bundle = await customer.invitation(made.invitationId);
  expect(bundle.design.name).toBe(name);
  expect(bundle.invitation.couple.bride).toEqual(syafiqah.bride);
  await customer.close();
});

test('I-11 leaving with something unsaved asks first; closing the tab warns', async ({ page }) => {
  const { customer, ...made } = await couple(page, 'leaving');
  await open(page, made, 'location');
  const location = form(page, LOCATION);
  await location.getByLabel('Nama tempat').fill('Dewan Belum Disimpan');
  await page.getByRole('link', { name: 'Kembali ke senarai bahagian' }).click();
  const away = page.getByRole('link', { name: 'Kembali', exact: true });
  await away.click();
  const leave = page.getByRole('dialog', { name: 'Simpan sebelum keluar?' });
  await expect(leave).toContainText(LOCATION);
  await shot(page, 'editor-leave');
  await leave.getByRole('button', { name: 'Terus edit' }).click();
  await expect(page).toHaveURL(/\/invitation\/form\//);

  // Back in the question answers it with staying, and leads nowhere.
  await away.click();
  await expect(leave).toBeVisible();
  const address = page.url();
  await page.evaluate(() => history.back());
  await expect(leave).toBeHidden();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { name: 'Kad anda, satu bahagian demi satu' })).toBeVisible();

  const [warning] = await Promise.all([page.waitForEvent('dialog'), page.close({ runBeforeUnload: true })]);
  expect(warning.type()).toBe('beforeunload');
  await warning.dismiss();

  await away.click();
  await leave.getByRole('button', { name: 'Keluar', exact: true }).click();
  await expect(page).toHaveURL(/\/invitation-order\/view\//);
  expect((await customer.invitation(made.invitationId)).invitation.venue.venue).toBe(syafiqah.venue);
  // Left unsaved, yet still there.
  await open(page, made, 'location');
  await expect(location.getByLabel('Nama tempat')).toHaveValue('Dewan Belum Disimpan');
  await page.getByRole('link', { name: 'Kembali ke senarai bahagian' }).click();
  await away.click();
  await leave.getByRole('button', { name: 'Simpan dan keluar' }).click();
  await expect(page).toHaveURL(/\/invitation-order\/view\//);
  expect((await customer.invitation(made.invitationId)).invitation.venue.venue).toBe('Dewan Belum Disimpan');
  await customer.close();
});

test('I-11 I-12 saving all on the way out leads to what is wrong, also where its section is not loaded yet', async ({
  page,
}) => {
  const { customer, ...made } = await couple(page, 'wrong elsewhere');
  await open(page, made, 'location');
  await form(page, LOCATION).getByLabel('Pautan Waze').fill('bukan pautan');

  // The section's code takes its time, and comes only when it is wanted.
  let bring = () => {};
  const asked = new Promise<void>((resolve) => (bring = resolve));
  await page.route(/\/location-section-[^/]*\.js$/, async (route) => {
    await asked;
    await route.continue();
  });
  await open(page, made, 'names');
  await page.getByRole('link', { name: 'Kembali ke senarai bahagian' }).click();
  await page.getByRole('link', { name: 'Kembali', exact: true }).click();
  const leave = page.getByRole('dialog', { name: 'Simpan sebelum keluar?' });
  await leave.getByRole('button', { name: 'Simpan dan keluar' }).click();
  await expect(leave).toBeHidden();
  bring();
  const dialog = page.getByRole('dialog', { name: 'Maklumat tidak lengkap' });
  await dialog.getByRole('button').click();
  await expect(form(page, LOCATION).getByLabel('Pautan Waze')).toBeFocused();
  await expect(page).toHaveURL(/section=location/);
  await customer.close();
});

test('I-11 a package without RSVPs locks the attendance and leads to the packages', async ({ page }) => {
  const { customer, ...made } = await couple(page, 'locked', [{ item: 'rsvp', package: 'standard' }]);
  await open(page, made, 'attendance');
  const attendance = form(page, ATTENDANCE);
  await expect(attendance.getByText(`${ATTENDANCE} dalam pakej Premium`)).toBeVisible();
  await expect(attendance.getByRole('switch')).toHaveCount(0);
  await expect(saveButton(attendance)).toHaveCount(0);
  await shot(page, 'editor-locked');
  await attendance.getByRole('link', { name: 'Change package' }).click();
  await expect(page).toHaveURL(new RegExp(`orderId=${made.orderId}`));
  await customer.close();
});

test('I-10 a new card goes into an order that is there, with all that was typed', async ({ page }) => {
  const customer = await ApiCustomer.register(person('editor existing order'));
  const made = await customer.order();
  await customer.enter(page);
  await page.goto('/invitation/form/new?section=location');
  const location = form(page, LOCATION);
  await location.getByLabel('Nama tempat').fill('Dewan Kad Baharu');
  await page.getByRole('link', { name: 'Kembali ke senarai bahagian' }).click();
  await page.getByRole('link', { name: NAMES }).click();
  await form(page, NAMES).getByLabel('Nama pendek').first().fill('Balqis');
  await page.getByRole('link', { name: 'Kembali ke senarai bahagian' }).click();
  await page.getByRole('link', { name: LOCATION }).click();
  await saveButton(location).click();
  const orders = page.getByRole('dialog', { name: 'Pilih pesanan' });
  await expect(orders.getByText('Please complete your pending orders before creating a new one.')).toBeVisible();
  await shot(page, 'editor-orders');
  await orders.getByRole('button', { name: 'Simpan di sini' }).click();
  await expect(page).toHaveURL(new RegExp(`/invitation/form/${made.invitationId}`));
  await expectSaved(location);
  expect((await customer.invitation(made.invitationId)).invitation.venue.venue).toBe('Dewan Kad Baharu');
  // Names that cannot be saved yet wait in their form.
  await page.getByRole('link', { name: 'Kembali ke senarai bahagian' }).click();
  await page.getByRole('navigation', { name: 'Bahagian kad' }).getByRole('link', { name: NAMES }).click();
  await expect(form(page, NAMES).getByLabel('Nama pendek').first()).toHaveValue('Balqis');
  await customer.close();
});

test('I-11 a save without network keeps the text, and goes through the second time', async ({ page }) => {
  const { customer, ...made } = await couple(page, 'network');
  await open(page, made, 'location');
  const location = form(page, LOCATION);
  await location.getByLabel('Nama tempat').fill('Dewan Tanpa Rangkaian');
  await page.route('**/api/invitation/update/**', (route) => route.abort('internetdisconnected'));
  await location.getByRole('button', { name: 'Save' }).click();
  await expect(location.getByText('Perubahan kekal di peranti ini.')).toBeVisible();
  await shot(page, 'editor-failed');
  await expect(location.getByLabel('Nama tempat')).toHaveValue('Dewan Tanpa Rangkaian');
  await page.unroute('**/api/invitation/update/**');
  await location.getByRole('button', { name: 'Cuba lagi' }).click();
  await expectSaved(location);
  expect((await customer.invitation(made.invitationId)).invitation.venue.venue).toBe('Dewan Tanpa Rangkaian');

  // The answer is lost, not the request: the second time finds that it is stored already.
  await location.getByLabel('Nama tempat').fill('Dewan Jawapan Hilang');
  await page.route('**/api/invitation/update/location', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await location.getByRole('button', { name: 'Save' }).click();
  await expect(location.getByText('Perubahan kekal di peranti ini.')).toBeVisible();
  await page.unroute('**/api/invitation/update/location');
  await location.getByRole('button', { name: 'Cuba lagi' }).click();
  await expectSaved(location);
  await expect(location.getByRole('alert')).toHaveCount(0);
  await customer.close();
});

test.describe('on a desktop', () => {
  test.use(DESKTOP);

  test('I-18 the preview follows the typing, and a tap on its text leads to the field', async ({ page }) => {
    const { customer, ...made } = await couple(page, 'preview');
    await open(page, made, 'names');
    await expect(page).toHaveTitle(/Nama Pasangan\/Jemputan · Syafiqah & Ra'if/);
    const card = page.frameLocator('iframe[title="Pratonton kad"]');
    await expect(card.getByRole('heading', { level: 1 })).toContainText('Syafiqah');
    const short = form(page, NAMES).getByLabel('Nama pendek').first();
    await short.fill('Puteri');
    await expect(card.getByRole('heading', { level: 1 })).toContainText('Puteri');
    await page.getByRole('link', { name: LOCATION }).click();
    const location = form(page, LOCATION);
    await location.getByLabel('Nama tempat').fill('Taman Pratonton');
    await expect(card.getByText('Taman Pratonton').first()).toBeAttached();
    await shot(page, 'editor-desktop');
    await card.getByRole('heading', { level: 1 }).click();
    await expect(short).toBeFocused();
    await expect(short).toHaveValue('Puteri');
    await page.getByRole('link', { name: LOCATION }).click();
    await expect(location.getByLabel('Nama tempat')).toHaveValue('Taman Pratonton');
    await expect(page.getByText('2 bahagian belum disimpan')).toBeVisible();
    await customer.close();
  });

  test('I-11 the sections stand beside the form, which says when it is saved', async ({ page }) => {
    const { customer, ...made } = await couple(page, 'rail');
    await page.goto(`/invitation/form/${made.invitationId}`);
    const rail = page.getByRole('navigation', { name: 'Bahagian kad' });
    await expect(rail.getByRole('link', { name: DESIGN })).toHaveAttribute('aria-current', 'true');
    await rail.getByRole('link', { name: ATTENDANCE }).click();
    const attendance = form(page, ATTENDANCE);
    await attendance.getByLabel('Hadkan bilangan setiap tetamu').check();
    await attendance.getByLabel('Had setiap tetamu').fill('');
    await saveButton(attendance).click();
    await page.getByRole('dialog', { name: 'Maklumat tidak lengkap' }).getByRole('button').click();
    await expect(attendance.getByLabel('Had setiap tetamu')).toBeFocused();
    await attendance.getByLabel('Had setiap tetamu').fill('4');
    await saveButton(attendance).click();
    await expectSaved(attendance);
    expect((await customer.invitation(made.invitationId)).invitation.attendanceLimit).toBe(4);
    await customer.close();
  });
});
