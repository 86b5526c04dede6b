import { expect, type Page } from '@playwright/test';
import { qrPicture } from '../bank-qr.ts';
import { heic, photo, video } from '../pictures.ts';

type Act = (page: Page) => Promise<void>;
type Named = string | RegExp;

/** One after the other. */
export const all =
  (...acts: Act[]): Act =>
  async (page) => {
    for (const act of acts) await act(page);
  };

/** Presses the first button of that name that can be seen. */
export const press =
  (name: Named): Act =>
  (page) =>
    page.getByRole('button', { name }).filter({ visible: true }).first().click();

/** Presses a button of the dialog that is open. */
export const pressInDialog =
  (name: Named): Act =>
  (page) =>
    page.getByRole('dialog').filter({ visible: true }).getByRole('button', { name }).first().click();

export const follow =
  (name: Named): Act =>
  (page) =>
    page.getByRole('link', { name }).filter({ visible: true }).first().click();

/** Takes a radio button, which lies over its label's picture and words. */
export const take =
  (label: Named): Act =>
  (page) =>
    page.getByRole('radio', { name: label }).filter({ visible: true }).first().check();

/** Presses a text that is no button, such as the label of a choice. */
export const choose =
  (text: Named): Act =>
  (page) =>
    page
      .getByText(text, { exact: typeof text === 'string' })
      .filter({ visible: true })
      .first()
      .click();

export const fill =
  (label: Named, value: string): Act =>
  (page) =>
    page
      .getByLabel(label, { exact: typeof label === 'string' })
      .filter({ visible: true })
      .first()
      .fill(value);

/** Clears a field that the page fills in by itself, once it has: what comes after the clearing would stay. */
export const clear =
  (label: Named): Act =>
  async (page) => {
    const field = page
      .getByLabel(label, { exact: typeof label === 'string' })
      .filter({ visible: true })
      .first();
    await expect(field).toHaveValue(/./);
    await field.fill('');
    await expect(field).toHaveValue('');
  };

/** Sees that something is there before the picture is taken. */
export const sees =
  (text: Named): Act =>
  (page) =>
    expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();

export const seesDialog: Act = (page) =>
  expect(page.getByRole('dialog').filter({ visible: true }).first()).toBeVisible();

/** Sees something in the dialog that is open. */
export const seesInDialog =
  (text: Named): Act =>
  (page) =>
    expect(page.getByRole('dialog').filter({ visible: true }).getByText(text).first()).toBeVisible();

/** The phone has no network: what is sent from now on waits on it. */
export const goOffline: Act = (page) =>
  page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
  });

/** On the guests' page: taps the seal and waits for the doors to be gone. */
export const openCard: Act = async (page) => {
  await page.getByRole('button', { name: /^(Buka Jemputan|Open Invitation)$/ }).click();
  await expect(page.locator('html')).toHaveClass(/is-open/);
};

/** On the guests' page: opens the sheet of an entry of the bar. */
export const openSheet = (name: string): Act =>
  all(openCard, (page) => page.getByRole('navigation').getByRole('button', { name }).click(), seesDialog);

/** Arrives from Google in a tab that began the sign-in. */
export const arrives =
  (fragment: string): Act =>
  async (page) => {
    await page.evaluate(() => sessionStorage.setItem('signInMark', 'begun'));
    await page.goto(`/user/sign-in#${fragment}`);
  };

/** On the guest list: Enter in the row for new families. */
export const pressAdd: Act = (page) => page.getByLabel('Nama', { exact: true }).press('Enter');

/** The same page in English. */
export const inEnglish: Act = async (page) => {
  await page.context().addCookies([{ name: 'language', value: 'en', url: page.url() }]);
  await page.reload();
};

const IMPORTED = [
  'Dato’ Seri Haji Mohd Zulkarnain bin Abdul Kadir, 019-234 5568, 6',
  'Hajah Kalsom binti Haji Wan Muhammad 017-991 2040 3 orang',
  'Makcik Kalsom, 017-991 2040',
  'Siti Nurhaliza binti Tarudin, 013-765 4421, 4',
  'Pak Su Mat, 0l2-345 678, 4',
  ', 016-772 0034, 6',
  'Rombongan Kg. Losong, 45',
  'Cikgu Salmah & suami',
].join('\n');

/** On the guest list: pastes lines into an import, some of which are duplicates or cannot be read. */
export const pastesImport: Act = async (page) => {
  await page.getByRole('button', { name: /^Import (senarai|a list)$/ }).click();
  await page.getByRole('dialog').getByRole('textbox').first().fill(IMPORTED);
};

/** As above, and goes on to the check. */
export const checksImport: Act = all(pastesImport, press(/^(Semak|Check) 8/), seesDialog, sees('0l2-345 678'));

/** As above, and adds what can be added. */
export const addsImport: Act = all(
  checksImport,
  (page) => page.getByRole('dialog').getByText('Saya dibenarkan').click(),
  press(/^Tambah \d+ keluarga$/),
);

/** On the guest list: opens the sheet that sends to the families of a search. */
export const opensSendingOf = (query: string): Act =>
  all(fill(/^(Cari nama, telefon|Search name, phone)/, query), press(/^(Hantar|Send)\s*1/), seesDialog);

/** On the guest list: shows the families that may be the same. */
export const opensDuplicates: Act = all(press(/^(Semak|Check)$/), sees(/^(Gabungkan|Merge)/));

/** As above, and opens the merging of the first of them. */
export const opensMerge: Act = all(opensDuplicates, press(/^(Gabungkan|Merge)/), seesDialog);

/** On the guest list: ticks the first two families; on a phone in the mode for it. */
export const selectsTwo: Act = async (page) => {
  const mode = page.getByRole('button', { name: 'Pilih', exact: true });
  if (await mode.isVisible()) await mode.click();
  const ticks = page.getByRole('table').getByRole('checkbox', { name: /^Pilih (?!semua)/ });
  for (const index of [0, 1]) await ticks.nth(index).check();
};

/** In the couple's list of RSVPs: selects all of them. */
export const selectsAll: Act = async (page) => {
  await press('Pilih')(page);
  await page.getByRole('checkbox', { name: 'Pilih semua' }).check();
};

/** On the covers in view. */
export const writesNames: Act = async (page) => {
  const fields = page.getByRole('form', { name: /^(Tulis nama anda|Type your names)$/ });
  await fields.getByRole('textbox').first().fill('Nur Aisyah Humaira');
  await fields.getByRole('textbox').nth(1).fill('Muhammad Danial');
  await page.locator('[data-part="written-cover"][data-ready="true"]').first().waitFor();
};

/** Chooses what is no picture for the photo of gate or landmark. */
export const choosesNoPlacePhoto: Act = async (page) => {
  const field = page.locator('[data-part="place-photo"]');
  await field.locator('input[type="file"]').setInputFiles(video());
  await field.getByRole('alert').waitFor();
};

/** Chooses the code of a bank, or a picture that has none, for the first bank account. */
export const choosesBankQr =
  (text: string | null): Act =>
  async (page) => {
    const picture = text === null ? photo(1) : await qrPicture(page, text);
    await page.locator('[data-part="qr-upload"] input[type="file"]').first().setInputFiles(picture);
    await page
      .getByText(
        /^(Betulkah akaun ini\?|Is this your account\?|Ini bukan kod bank yang sah|This is not a valid bank code)$/,
      )
      .waitFor();
  };

/** In the sheet of the guests' album: two photos, and a video beside them. */
export const choosesPhotos: Act = (page) =>
  page
    .getByRole('dialog')
    .locator('input[type="file"]')
    .setInputFiles([photo(1, 'IMG_2290.webp'), heic('IMG_2291.HEIC'), video('IMG_2292.mov')]);
