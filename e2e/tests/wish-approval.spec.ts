import { expect, test } from '@playwright/test';
import { baseUrl } from '../support/api.ts';
import { couple, form, open, save } from '../support/editor.ts';
import { Guest } from '../support/guest.ts';
import { shot } from '../support/shots.ts';

const WAITS = 'Ucapan akan dipaparkan selepas diluluskan oleh pengantin.';

test('C-05 the couple approve wishes first, which the guest reads; the list has them first, the card and the book follow', async ({
  page,
  browser,
}) => {
  const made = await couple(page, 'ucapan');
  const card = `${baseUrl()}/invitation/view/${made.invitationId}/kad`;
  await open(page, made, 'others');
  const section = form(page, 'Custom Design');
  await section.getByRole('switch', { name: /^Ucapan diluluskan dahulu/ }).check();
  await save(section);

  const guest = await Guest.open(browser, card);
  await guest.openInvitation();
  await guest.openRsvp();
  await guest.fill({ from: 'Mak Long', count: 0, message: 'Semoga kekal ke syurga' });
  await guest.sheet.getByRole('button', { name: 'Hantar' }).tap();
  await expect(guest.page.getByText(WAITS).first()).toBeVisible();
  await expect(guest.page.getByText('Menunggu kelulusan')).toBeAttached();
  await shot(guest.page, 'guest-wish-waits');
  await guest.page.reload();
  await expect(guest.page.locator('.wishlist')).toHaveCount(0);

  await page.goto(`/invitation-order/view/wish-attendance/${made.orderId}`);
  await expect(page.getByText('1 ucapan menunggu kelulusan anda')).toBeVisible();
  await page.getByRole('button', { name: 'Luluskan semua (1)' }).click();
  const question = page.getByRole('dialog', { name: 'Luluskan 1 ucapan?' });
  await question.getByRole('button', { name: 'Batal' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByText('1 ucapan menunggu kelulusan anda')).toBeVisible();
  await page.getByRole('button', { name: 'Luluskan semua (1)' }).click();
  await question.getByRole('button', { name: 'Luluskan' }).click();
  await expect(page.getByText('1 ucapan diluluskan')).toBeVisible();
  await expect(page.getByText('menunggu kelulusan anda')).toBeHidden();
  await guest.page.reload();
  await expect(guest.page.locator('.wishlist')).toContainText('Semoga kekal ke syurga');
  await guest.close();

  // Hidden, and shown again.
  await page.getByRole('button', { name: 'Pilih' }).click();
  await page.getByRole('checkbox', { name: 'Pilih semua' }).check();
  await page.getByRole('button', { name: 'Sembunyikan' }).click();
  await expect(page.getByText('1 ucapan disembunyikan')).toBeVisible();
  await page.getByRole('button', { name: 'Selesai memilih' }).click();
  await page.getByRole('button', { name: 'Tunjukkan ucapan Mak Long' }).click();
  await expect(page.getByText('Disembunyikan daripada tetamu')).toBeHidden();

  await page.getByRole('link', { name: 'Buku Ucapan' }).click();
  const book = page.getByRole('article');
  await expect(book.getByText('Semoga kekal ke syurga')).toBeVisible();
  await expect(book.getByRole('heading', { level: 2 }).first()).toContainText('Buku Ucapan');
  /** The papers of the printed pages, by their width in points. */
  const papers = async (): Promise<string[]> => {
    const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
    const widths = [...pdf.matchAll(/\/MediaBox \[0 0 (\d+)/g)].map(([, width]) => Number(width));
    return widths.map((width) => (width < 500 ? 'A5' : 'A4'));
  };
  // The cover and one page of wishes, and no empty page between them.
  expect(await papers()).toEqual(['A5', 'A5']);
  await page.getByRole('radio', { name: 'A4' }).check({ force: true });
  expect(await papers()).toEqual(['A4', 'A4']);
});
