import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import type { FamilyView, GuestList } from '@serikad/shared/guest-list/family.types';
import { syafiqah } from '../fixtures/weddings.ts';
import { ApiCustomer } from '../support/api.ts';
import { addFamilies } from '../support/guest-list.ts';
import { fillInvitation } from '../support/invitations.ts';
import { person } from '../support/sign-in.ts';

/** A couple with some families, at the first step of an import. */
async function importing(page: Page, label: string, families: Parameters<typeof addFamilies>[2]) {
  const api = await ApiCustomer.register(person(label));
  const { orderId, invitationId } = await api.order();
  await fillInvitation(api, invitationId, syafiqah);
  await addFamilies(api, invitationId, families);
  await api.enter(page);
  await page.goto(`/invitation-order/view/guests/${orderId}`);
  await page.getByRole('button', { name: 'Import senarai' }).click();
  const view = page.getByRole('dialog', { name: 'Import tetamu' });
  await expect(view).toBeVisible();
  const stored = async (): Promise<FamilyView[]> =>
    (await api.get<GuestList>(`/api/family/list/${invitationId}`)).families;
  return { view, stored };
}

const LINES = [
  'Dato’ Seri Haji Mohd Zulkarnain bin Abdul Rahman, 019-234 5567, 6',
  'Siti Nurhaliza Tarudin 013-765 4421 4 orang',
  'Pak Su Mat, 0l2-345 678, 4',
  'Rombongan Kg. Losong, 45',
  'Cikgu Salmah & suami',
].join('\n');

test('G-03 pasted lines are understood while typing, checked, corrected, added once and undone as a whole @both', async ({
  page,
}) => {
  const { view, stored } = await importing(page, 'import tampal', [
    { name: 'Puan Hajah Siti Nurhaliza binti Tarudin', phone: '013-765 4421', seats: 5 },
  ]);
  const lines = view.getByLabel('Satu keluarga satu baris');
  await lines.fill(LINES);
  await expect(view.getByText('019-234 5567 · 6 pax')).toBeVisible();
  await page.reload();
  await expect(lines).toHaveValue(LINES);
  await view.getByRole('button', { name: 'Semak 5 baris' }).click();

  // The number is on the list: merged, which changes nothing here.
  const duplicate = view.locator('[data-part="duplicate"]');
  await expect(duplicate).toContainText('Nombor telefon sama');
  await expect(duplicate.getByRole('radio', { name: 'Gabung' })).toBeChecked();
  const add = (count: number) => view.getByRole('button', { name: `Tambah ${count} keluarga` });
  await expect(add(2)).toBeDisabled();
  await duplicate.getByText('Asingkan').click();
  await expect(add(3)).toBeVisible();
  await duplicate.getByText('Langkau').click();

  const bad = view.locator('[data-part="bad-row"]');
  await expect(bad).toHaveCount(2);
  await expect(bad.first()).toContainText('Nombor telefon ada huruf “l”');
  await bad.first().getByLabel('Telefon baris 3').fill('012-345 6780');
  await bad.first().getByRole('button', { name: 'Simpan' }).click();
  await bad.getByRole('button', { name: 'Pecah kepada 2 × 23' }).click();
  await expect(bad).toHaveCount(0);

  // What was decided is there again after a reload; nothing is stored yet.
  await page.reload();
  await expect(add(5)).toBeDisabled();
  expect(await stored()).toHaveLength(1);
  await view.getByText('Saya dibenarkan memberi nombor-nombor ini.').click();

  // The answer to the first attempt is lost, and the batch is on the list once all the same.
  let attempts = 0;
  await page.route('**/api/family/import/commit', async (route) => {
    attempts += 1;
    if (attempts > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await add(5).click();
  await expect(view.getByText('Belum disahkan')).toBeVisible();
  await view.getByRole('button', { name: 'Cuba lagi' }).click();
  await expect(view.getByText('5 keluarga ditambah ke Kami.')).toBeVisible();
  expect(attempts).toBe(2);
  expect((await stored()).map(({ name, phone, seats }) => [name, phone, seats]).sort()).toEqual([
    ['Cikgu Salmah & suami', '', 2],
    ['Dato’ Seri Haji Mohd Zulkarnain bin Abdul Rahman', '0192345567', 6],
    ['Pak Su Mat', '0123456780', 4],
    ['Puan Hajah Siti Nurhaliza binti Tarudin', '0137654421', 5],
    ['Rombongan Kg. Losong (1)', '', 23],
    ['Rombongan Kg. Losong (2)', '', 22],
  ]);

  await view.getByRole('button', { name: 'Buat asal' }).click();
  await expect(add(5)).toBeVisible();
  expect(await stored()).toHaveLength(1);
});

test('G-03 X69 a table is matched by its columns, and merges what a family lacks; other files are refused', async ({
  page,
}) => {
  const { view, stored } = await importing(page, 'import fail', [{ name: 'Rosmah binti Ali' }]);
  await view.getByText('Fail', { exact: true }).click();
  const choose = (name: string, text: string) =>
    view.locator('input[type="file"]').setInputFiles({ name, mimeType: '', buffer: Buffer.from(text) });
  await choose('senarai mak final FINAL.numbers', 'PK');
  await expect(view.getByRole('alert')).toContainText('“senarai mak final FINAL.numbers” bukan CSV.');
  const table = 'Nama Penuh,No. HP,Jumlah,Gelaran Datin\nRosmah binti Ali,013-220 4411,4,A7\nAli bin Abu,,3 org,B2\n';
  await choose('senarai.csv', table);
  await expect(view.getByRole('status')).toContainText('senarai.csv');
  await view.getByRole('button', { name: 'Semak', exact: true }).click();

  await expect(view.getByRole('rowheader', { name: 'Ali bin Abu' })).toBeVisible();
  await view.getByLabel('Isi Gelaran Datin').selectOption('Meja');
  await expect(view.getByRole('row', { name: /Ali bin Abu/ })).toContainText('B2');
  await expect(view.getByRole('row', { name: /Ali bin Abu/ })).toContainText('dibaca daripada “3 org”');
  // On a phone a name has a line of its own, and nothing is beyond the edge.
  await page.setViewportSize({ width: 375, height: 812 });
  const name = await view.getByRole('rowheader', { name: 'Rosmah binti Ali' }).boundingBox();
  expect(name?.height).toBeLessThan(30);
  const region = view.getByRole('region', { name: 'Yang kami faham' });
  expect(await region.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await expect(view.locator('[data-part="duplicate"]')).toContainText('Ditambah daripada baris ini: Telefon, Meja.');
  await view.getByText('Saya dibenarkan memberi nombor-nombor ini.').click();
  await view.getByRole('button', { name: 'Tambah 1 keluarga' }).click();
  await expect(view.getByText('1 keluarga ditambah ke Kami.')).toBeVisible();
  await view.getByRole('button', { name: 'Lihat senarai' }).click();
  await expect(view).toBeHidden();
  await expect(page.locator('[data-part="family"]').filter({ hasText: 'Rosmah binti Ali' })).toContainText(
    '013-220 4411',
  );
  await expect
    .poll(async () => (await stored()).map(({ name, phone, seats, table: at }) => [name, phone, seats, at]))
    .toEqual([
      ['Rosmah binti Ali', '0132204411', 2, 'A7'],
      ['Ali bin Abu', '', 3, 'B2'],
    ]);
});

test('G-03 a workbook of Excel is read in the page, as a table', async ({ page }) => {
  const { view, stored } = await importing(page, 'import excel', []);
  await view.getByText('Fail', { exact: true }).click();
  await view.locator('input[type="file"]').setInputFiles(join(import.meta.dirname, '../fixtures/senarai.xlsx'));
  await expect(view.getByRole('status')).toContainText('senarai.xlsx');
  await view.getByRole('button', { name: 'Semak', exact: true }).click();
  await view.getByText('Saya dibenarkan memberi nombor-nombor ini.').click();
  await view.getByRole('button', { name: 'Tambah 2 keluarga' }).click();
  await expect(view.getByText('2 keluarga ditambah ke Kami.')).toBeVisible();
  expect((await stored()).map(({ name, phone, seats }) => [name, phone, seats]).toSorted()).toEqual([
    ['Ali bin Abu', '', 3],
    ['Rosmah binti Ali', '0132204411', 4],
  ]);
});

test('G-03 contacts come from the picker where the browser has one, or from a file, and are sent to at once', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const select = () =>
      Promise.resolve([{ name: ['Kak Long'], tel: ['013-220 4411', '03-1'] }, { name: ['Abang Ngah'] }]);
    Object.defineProperty(navigator, 'contacts', { value: { select } });
  });
  const { view, stored } = await importing(page, 'import kenalan', []);
  await view.getByText('Kenalan', { exact: true }).click();
  await view.getByRole('button', { name: 'Pilih kenalan' }).click();
  await expect(view.getByText('2 kenalan dipilih')).toBeVisible();
  const cards = 'BEGIN:VCARD\r\nFN:Mak Su\r\nTEL:0167720034\r\nPHOTO;ENCODING=b:AAAA\r\nEND:VCARD\r\n';
  await view
    .locator('input[type="file"]')
    .setInputFiles({ name: 'kenalan.vcf', mimeType: 'text/vcard', buffer: Buffer.from(cards) });
  await expect(view.getByText('kenalan.vcf', { exact: true })).toBeVisible();
  await view.getByRole('button', { name: 'Semak', exact: true }).click();
  await expect(view.getByRole('rowheader')).toHaveText(['Mak Su']);
  await view.getByRole('button', { name: 'Kembali mengubah' }).click();
  await view.getByRole('button', { name: 'Pilih kenalan' }).click();
  await view.getByRole('button', { name: 'Semak', exact: true }).click();
  await expect(view.getByRole('rowheader')).toHaveText(['Kak Long', 'Abang Ngah']);
  await view.getByText('Saya dibenarkan memberi nombor-nombor ini.').click();
  await view.getByRole('button', { name: 'Tambah 2 keluarga' }).click();
  await view.getByRole('button', { name: 'Mula menghantar' }).click();
  await expect(page.getByRole('dialog', { name: 'Hantar jemputan' })).toContainText('1 daripada 2');
  expect((await stored()).map(({ name, phone }) => [name, phone]).sort()).toEqual([
    ['Abang Ngah', ''],
    ['Kak Long', '0132204411'],
  ]);
});

test('G-03 G-18 the families of an import are invited to the sessions that are chosen', async ({ page }) => {
  const api = await ApiCustomer.register(person('import majlis'));
  const { orderId, invitationId } = await api.order();
  await fillInvitation(api, invitationId, syafiqah);
  await addFamilies(api, invitationId, [{ name: 'Keluarga Pak Long' }]);
  const times = { date: syafiqah.date, startTime: '09:00', endTime: '10:30', place: null, tentative: [], limit: 0 };
  await api.send('POST', '/api/session/create', { invitationId, title: 'Akad nikah', ...times, inviteAll: true });
  await api.send('PUT', '/api/session/main', { invitationId, title: 'Resepsi' });
  await api.enter(page);
  await page.goto(`/invitation-order/view/guests/${orderId}`);
  await page.getByRole('button', { name: 'Import senarai' }).click();
  const view = page.getByRole('dialog', { name: 'Import tetamu' });
  await view.getByLabel('Satu keluarga satu baris').fill('Rosmah binti Ali, 4');
  const [akad, resepsi] = [view.getByLabel('Akad nikah'), view.getByLabel('Resepsi')];
  await expect(akad).toBeChecked();
  await expect(resepsi).toBeChecked();
  await akad.uncheck();
  await resepsi.uncheck();
  await view.getByRole('button', { name: 'Semak 1 baris' }).click();
  await expect(view.getByText('Pilih sekurang-kurangnya satu majlis.')).toBeVisible();
  await akad.check();
  await view.getByRole('button', { name: 'Semak 1 baris' }).click();
  await view.getByRole('checkbox', { name: /Saya dibenarkan/ }).check();
  await view.getByRole('button', { name: 'Tambah 1 keluarga' }).click();
  const list = () => api.get<GuestList>(`/api/family/list/${invitationId}`);
  const akadId = (await list()).sessions.find(({ title }) => title === 'Akad nikah')?.id;
  const added = async () => (await list()).families.find(({ name }) => name === 'Rosmah binti Ali')?.sessions;
  await expect.poll(added).toEqual([akadId]);
});
