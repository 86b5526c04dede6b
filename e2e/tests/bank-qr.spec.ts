import { expect, test, type Locator, type Page } from '@playwright/test';
import { bankCode } from '../../shared/src/testing/bank-code.ts';
import { ApiCustomer } from '../support/api.ts';
import { codeIn, qrPicture } from '../support/bank-qr.ts';
import { photo } from '../support/pictures.ts';
import { person } from '../support/sign-in.ts';

const upload = (place: Page | Locator) => place.locator('[data-part="qr-upload"] input[type="file"]');
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const saved = (page: Page) => expect(page.getByText(/^Disimpan, /)).toBeVisible({ timeout: 30_000 });

async function begin(page: Page, name: string) {
  const couple = await ApiCustomer.register(person(name));
  const { invitationId } = await couple.order();
  await couple.enter(page);
  await page.goto(`/invitation/form/${invitationId}?section=salamKaut`);
  const accounts = async () => (await couple.invitation(invitationId)).invitation;
  return { couple, invitationId, accounts };
}

test('C-07 a bank’s code says whose account it is, fills the fields once it is confirmed, and is stored drawn anew', async ({
  page,
}) => {
  const { couple, accounts } = await begin(page, 'kod bank');
  const text = bankCode();
  await upload(page).setInputFiles(await qrPicture(page, text));
  const reading = page.getByRole('status').filter({ hasText: 'Betulkah akaun ini?' });
  await expect(reading).toContainText('NUR AIN BINTI RAHMAN');
  await expect(reading).toContainText('Maybank');

  // Nothing is sent before it is confirmed.
  await save(page).click();
  await page.getByRole('dialog').getByRole('button', { name: /^OK/ }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Betulkah akaun ini?' })).toBeVisible();
  expect((await accounts()).bankAccount.qrUrl).toBeNull();

  await page.getByRole('button', { name: 'Betul, ini akaun kami' }).click();
  await expect(page.getByLabel('Nama pemegang akaun')).toHaveValue('NUR AIN BINTI RAHMAN');
  await expect(page.getByRole('combobox', { name: /^Bank/ })).toHaveValue('Maybank');
  await save(page).click();
  await saved(page);
  const { bankAccount } = await accounts();
  expect(bankAccount).toMatchObject({ name: 'NUR AIN BINTI RAHMAN', bankName: 'Maybank' });
  // The code alone, without the screenshot around it.
  expect(await codeIn(page, `/storage/${bankAccount.qrUrl}`)).toEqual({ text, size: [960, 960] });
  await couple.close();
});

test('C-07 another picture is kept only on purpose, and a code with an amount never', async ({ page }) => {
  const { couple, accounts } = await begin(page, 'bukan kod bank');
  await page.getByLabel('Nama pemegang akaun').fill('Siti');
  await upload(page).setInputFiles(photo(1));
  await expect(page.getByText('Ini bukan kod bank yang sah')).toBeVisible();
  await expect(page.getByText('Tiada kod QR dapat dibaca dalam gambar ini.')).toBeVisible();
  await save(page).click();
  await page.getByRole('dialog').getByRole('button', { name: /^OK/ }).click();
  expect((await accounts()).bankAccount.qrUrl).toBeNull();

  await upload(page).setInputFiles(await qrPicture(page, bankCode({ amount: '50.00' })));
  await expect(page.getByRole('alert').filter({ hasText: 'Kod ini untuk satu bayaran sahaja' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Simpan gambar ini juga' })).toHaveCount(0);
  await save(page).click();
  await page.getByRole('dialog').getByRole('button', { name: /^OK/ }).click();
  expect((await accounts()).bankAccount.qrUrl).toBeNull();

  await upload(page).setInputFiles(await qrPicture(page, 'https://example.com'));
  await expect(page.getByText('Kod QR ini bukan kod bayaran bank (DuitNow).')).toBeVisible();
  await page.getByRole('button', { name: 'Simpan gambar ini juga' }).click();
  await save(page).click();
  await saved(page);
  const { bankAccount } = await accounts();
  expect(bankAccount).toMatchObject({ name: 'Siti', qrUrl: expect.stringMatching(/^bank-qrs\//) });
  await couple.close();
});

test('C-07 two accounts: both codes new in one save; guests open one code at a time', async ({ page, browser }) => {
  const { couple, invitationId, accounts } = await begin(page, 'dua akaun');
  await upload(page).setInputFiles(await qrPicture(page, bankCode()));
  await page.getByRole('button', { name: 'Betul, ini akaun kami' }).click();
  await page.getByRole('button', { name: 'Tambah akaun kedua' }).click();
  const theirs = bankCode({ holder: 'DANIAL HAKIM', acquirer: '501854' });
  await upload(page)
    .last()
    .setInputFiles(await qrPicture(page, theirs));
  await page.getByRole('button', { name: 'Betul, ini akaun kami' }).click();
  await page
    .getByRole('textbox', { name: /^Nombor akaun/ })
    .last()
    .fill('7001 2233 44');
  await save(page).click();
  await saved(page);
  const { bankAccount, secondBankAccount } = await accounts();
  expect(bankAccount).toMatchObject({ name: 'NUR AIN BINTI RAHMAN', bankName: 'Maybank' });
  expect(secondBankAccount).toMatchObject({ name: 'DANIAL HAKIM', bankName: 'CIMB Bank', accountNo: '7001 2233 44' });
  expect(await codeIn(page, `/storage/${secondBankAccount.qrUrl}`)).toMatchObject({ text: theirs });
  await page.reload();
  await expect(page.getByLabel('Nama pemegang akaun').last()).toHaveValue('DANIAL HAKIM');

  const guest = await browser.newPage({ reducedMotion: 'reduce' });
  await guest.goto(`/invitation/view/${invitationId}/jemputan`);
  await guest.getByRole('button', { name: 'Buka Jemputan' }).click();
  await guest.getByRole('navigation', { name: 'Menu jemputan' }).getByRole('button', { name: 'Hadiah' }).click();
  const sheet = guest.getByRole('dialog');
  await sheet.getByRole('button', { name: /Salam Kaut/ }).click();
  await expect(sheet).toContainText('NUR AIN BINTI RAHMAN');
  await expect(sheet).toContainText('DANIAL HAKIM');
  await expect(sheet.getByRole('img', { name: 'Kod QR akaun bank' })).toHaveCount(0);
  await sheet.getByRole('button', { name: 'Tunjuk kod QR' }).last().click();
  const shown = sheet.getByRole('img', { name: 'Kod QR akaun bank' });
  await expect(shown).toHaveAttribute('src', new RegExp(secondBankAccount.qrUrl ?? ''));
  await guest.close();
  await couple.close();
});

test('C-07 a screenshot that was stored as it was sent keeps its proportions for guests', async ({ page }) => {
  const { couple, invitationId } = await begin(page, 'qr tangkapan');
  await page.goto('/privacy-policy');
  const { buffer } = await qrPicture(page, bankCode());
  const account = { invitationId, name: 'NUR AIN', bankName: 'Maybank', accountNo: '1234', show: 'true' };
  await couple.upload('PUT', '/api/invitation/update/salam-kaut', account, buffer);
  await page.goto(`/invitation/view/${invitationId}/kad`);
  await page.getByRole('button', { name: 'Buka Jemputan' }).click();
  await page.locator('.dock nav').getByRole('button', { name: 'Hadiah' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Lihat akaun & QR/ })
    .click();
  const code = page.getByRole('dialog').getByRole('img', { name: /QR/ });
  await expect(code).toBeVisible();
  const ratios = (): Promise<[number, number]> =>
    code.evaluate((image: HTMLImageElement) => [
      image.naturalWidth / image.naturalHeight,
      image.clientWidth / image.clientHeight,
    ]);
  await expect.poll(async () => (await ratios())[0]).toBeCloseTo(360 / 640, 1);
  const [natural, shown] = await ratios();
  expect(shown).toBeCloseTo(natural, 1);
});
