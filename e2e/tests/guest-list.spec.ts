import { expect, test, type Page } from '@playwright/test';
import type { FamilyView, GuestList } from '@serikad/shared/guest-list/family.types';
import { syafiqah } from '../fixtures/weddings.ts';
import { ApiCustomer } from '../support/api.ts';
import { addBranch, addFamilies, answerFor } from '../support/guest-list.ts';
import { fillInvitation } from '../support/invitations.ts';
import { person } from '../support/sign-in.ts';

interface Couple {
  api: ApiCustomer;
  invitationId: string;
  families: () => Promise<FamilyView[]>;
}

/** A couple with names, at their guest list. What WhatsApp would open is not loaded. */
async function atTheirList(
  page: Page,
  label: string,
  families: Parameters<typeof addFamilies>[2] = [],
): Promise<Couple> {
  const api = await ApiCustomer.register(person(label));
  const { orderId, invitationId } = await api.order();
  await fillInvitation(api, invitationId, syafiqah);
  await addFamilies(api, invitationId, families);
  await api.enter(page);
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  await page.goto(`/invitation-order/view/guests/${orderId}`);
  const list = () => api.get<GuestList>(`/api/family/list/${invitationId}`);
  return { api, invitationId, families: async () => (await list()).families };
}

const rows = (page: Page) => page.locator('[data-part="family"]');
const row = (page: Page, name: string) => rows(page).filter({ hasText: name });
const question = (page: Page, name: string) => page.getByRole('group', { name: `Sudah dihantar kepada ${name}?` });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

test('G-02 G-05 the first family is added and sent in six taps, and is sent only when the couple say so @both', async ({
  page,
}) => {
  const couple = await atTheirList(page, 'keluarga pertama');
  let taps = 0;
  const tap = async (work: Promise<unknown>) => {
    taps += 1;
    await work;
  };
  await tap(button(page, 'Tambah keluarga pertama').click());
  await expect(page.getByLabel('Nama', { exact: true })).toBeFocused();
  await page.keyboard.type('Rosmah binti Ali');
  await tap(page.getByLabel(/^Telefon/).click());
  await page.keyboard.type('013-220 4411');
  await tap(page.keyboard.press('Enter'));
  await expect(row(page, 'Rosmah binti Ali')).toContainText('013-220 4411');
  await expect(page.getByLabel('Nama', { exact: true })).toBeInViewport();

  const chat = page.context().waitForEvent('page');
  await tap(
    row(page, 'Rosmah')
      .getByRole('link', { name: /^Hantar/ })
      .click(),
  );
  const opened = await chat;
  const { pathname, searchParams } = new URL(opened.url());
  expect(pathname).toBe('/60132204411');
  const [family] = await couple.families();
  expect(searchParams.get('text')).toContain(`${new URL(page.url()).origin}${family?.link}`);
  expect(searchParams.get('text')).toContain('Syafiqah & Ra');
  await opened.close();

  // Nothing is marked before the answer, also after a reload.
  expect(family?.sent).toEqual({});
  await page.reload();
  await expect(question(page, 'Rosmah binti Ali')).toBeVisible();
  await tap(button(page, 'Ya, sudah').click());
  // One tap more is the one that sends in WhatsApp.
  expect(taps).toBeLessThanOrEqual(5);
  await expect(row(page, 'Rosmah')).toContainText('Dihantar');
  await expect.poll(async () => (await couple.families())[0]?.sent.invitation?.at).toBeTruthy();
  await expect(row(page, 'Rosmah').getByRole('link', { name: /^Ingatkan/ })).toBeVisible();
});

test('G-02 the row for new families takes one after the other, and keeps what is typed and added without a network', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  const couple = await atTheirList(page, 'tambah berterusan', [{ name: 'Keluarga Lama' }]);
  await button(page, 'Tambah').click();
  const name = page.getByLabel('Nama', { exact: true });
  for (const each of ['Ali', 'Abu', 'Siti']) {
    await name.fill(each);
    await name.press('Enter');
    await expect(name).toHaveValue('');
    await expect(name).toBeFocused();
    await expect(page.getByText(`${each} ditambah`)).toBeInViewport();
  }
  await expect(rows(page)).toHaveCount(4);

  await page.route('**/api/family/add', (route) => route.abort('internetdisconnected'));
  await name.fill('Zainab');
  await name.press('Enter');
  await expect(page.getByText('1 perubahan menunggu')).toBeVisible();
  await name.fill('Baru ditaip');
  await page.reload();
  await expect(name).toHaveValue('Baru ditaip');
  await expect(page.getByRole('list', { name: 'Menunggu sambungan' })).toContainText('Zainab');
  await page.unroute('**/api/family/add');
  await button(page, 'Cuba lagi').click();
  await expect(row(page, 'Zainab')).toBeVisible();
  await expect(page.getByText('1 perubahan menunggu')).toBeHidden();
  const stored = (await couple.families()).map((family) => family.name).sort();
  expect(stored).toEqual(['Abu', 'Ali', 'Keluarga Lama', 'Siti', 'Zainab']);
});

test('G-01 G-02 G-04 a family is edited; families are moved to a new branch, given seats, removed and brought back @both', async ({
  page,
}) => {
  const couple = await atTheirList(page, 'urus senarai', [
    { name: 'Rahman bin Noor', phone: '014-880 2310', seats: 8 },
    { name: 'Salmah binti Yaakub', table: 'VIP 3' },
    { name: 'Ismail bin Che Mat', phone: '012-909 1188' },
  ]);
  await button(page, 'Pilihan untuk Rahman bin Noor').click();
  await page
    .getByRole('dialog', { name: 'Rahman bin Noor' })
    .getByRole('button', { name: 'Edit', exact: true })
    .click();
  const edit = page.getByRole('dialog', { name: 'Edit keluarga' });
  await edit.getByLabel(/^Khas buat/).fill('Keluarga Pak Long Rahman');
  await edit.getByLabel(/^Telefon/).fill('abc');
  await edit.getByRole('button', { name: 'Simpan' }).click();
  await expect(edit.getByText('Invalid phone number')).toBeVisible();
  await edit.getByLabel(/^Telefon/).fill('014-880 2311');
  await edit.getByRole('button', { name: 'Simpan' }).click();
  await expect(edit).toBeHidden();
  await expect(row(page, 'Keluarga Pak Long Rahman')).toContainText('014-880 2311');

  await button(page, 'Senarai baharu').click();
  const branch = page.getByRole('dialog', { name: 'Senarai baharu' });
  await branch.getByLabel('Nama senarai').fill('Senarai Mak');
  await branch.getByLabel(/^Kuota tempat/).fill('9');
  await branch.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Tiada keluarga di sini.')).toBeVisible();
  await button(page, /^Semua\s*12 pax$/).click();

  const mode = button(page, 'Pilih');
  if (await mode.isVisible()) await mode.click();
  await page.getByRole('checkbox', { name: 'Pilih Keluarga Pak Long Rahman' }).check();
  await page.getByRole('checkbox', { name: 'Pilih Salmah binti Yaakub' }).check();
  const bar = page.getByRole('group', { name: '2 dipilih' });
  await bar.getByRole('button', { name: 'Pindah' }).click();
  await page.getByLabel('Ke senarai', { exact: true }).selectOption('Senarai Mak');
  await page.getByRole('dialog', { name: 'Pindahkan 2 keluarga' }).getByRole('button', { name: 'Simpan' }).click();
  await expect(button(page, /Senarai Mak.*1 pax melebihi 9/)).toBeVisible();
  await expect(page.getByText('Senarai Mak melebihi kuota, 10 / 9 pax')).toBeVisible();

  await page.getByLabel('Cari nama, telefon atau meja').fill('vip 3');
  await expect(rows(page)).toHaveCount(1);
  await page.getByLabel('Cari nama, telefon atau meja').fill('909 1188');
  await expect(rows(page)).toHaveCount(1);
  await button(page, 'Pilihan untuk Ismail bin Che Mat').click();
  await page.getByRole('dialog', { name: 'Ismail bin Che Mat' }).getByRole('button', { name: 'Buang' }).click();
  await expect(page.getByText('Tiada “909 1188”')).toBeVisible();
  expect(await couple.families()).toHaveLength(2);
  await button(page, 'Buat asal').click();
  await expect(row(page, 'Ismail bin Che Mat')).toBeVisible();
  expect(await couple.families()).toHaveLength(3);
});

test('G-05 many are sent to one after the other, in their language, sent or skipped, and it goes on after a reload', async ({
  page,
}) => {
  const couple = await atTheirList(page, 'hantar ramai', [
    { name: 'Jiran No. 12' },
    { name: 'Tan Wei Ling', phone: '016-221 7745', language: 'english' },
    { name: 'Salmah binti Yaakub', phone: '017-332 0912' },
  ]);
  await page.getByRole('button', { name: /^Hantar\s*3$/ }).click();
  const view = page.getByRole('dialog', { name: 'Hantar jemputan' });
  await expect(view).toContainText('1 daripada 3');
  await expect(view.getByRole('heading', { level: 3 }).first()).toHaveText('Salmah binti Yaakub');
  const openChat = async (): Promise<void> => {
    const chat = page.context().waitForEvent('page');
    await view.getByRole('link', { name: 'Buka WhatsApp' }).click();
    await (await chat).close();
  };
  await openChat();
  await page.reload();
  await expect(view.getByText('Sudah dihantar kepada Salmah binti Yaakub?')).toBeVisible();
  await view.getByRole('button', { name: 'Ya, seterusnya' }).click();

  await expect(view).toContainText('2 daripada 3');
  const message = view.getByRole('group', { name: 'Yang akan mereka terima' });
  await expect(message).toContainText('Dear Tan Wei Ling');
  // The link as WhatsApp shows it: the invitation's own picture, the couple and the domain, no guest's name.
  await expect(message).toContainText(new URL(page.url()).host);
  const picture = message.locator('img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
  await view.getByRole('button', { name: 'Langkau' }).click();

  await expect(view).toContainText('Jiran No. 12');
  await expect(view.getByRole('link', { name: 'Buka WhatsApp' })).toHaveCount(0);
  await view.getByRole('button', { name: 'Langkau' }).click();
  await expect(view).toContainText('1 keluarga telah dihantar, 2 dilangkau.');
  await view.getByRole('button', { name: 'Kembali ke senarai' }).last().click();
  await expect(view).toBeHidden();
  const sent = (await couple.families()).filter((family) => family.sent.invitation).map((family) => family.name);
  expect(sent).toEqual(['Salmah binti Yaakub']);
});

test('G-05 sending to many that was begun on one phone goes on on another, which asks about the opened chat', async ({
  page,
  browser,
}) => {
  const names = ['Enam', 'Lima', 'Empat', 'Tiga', 'Dua', 'Satu'];
  const couple = await atTheirList(
    page,
    'hantar dua telefon',
    names.map((name, at) => ({ name, phone: `01733209${10 + at}` })),
  );
  const view = (phone: Page) => phone.getByRole('dialog', { name: 'Hantar jemputan' });
  const name = (phone: Page) => view(phone).getByRole('heading', { level: 3 }).first();
  const openChat = async (phone: Page): Promise<void> => {
    const chat = phone.context().waitForEvent('page');
    await view(phone).getByRole('link', { name: 'Buka WhatsApp' }).click();
    await (await chat).close();
  };
  const yes = (phone: Page) => view(phone).getByRole('button', { name: 'Ya, seterusnya' }).click();
  const skip = (phone: Page) => view(phone).getByRole('button', { name: 'Langkau' }).click();

  // Phone A: one is sent to, one skipped, the third one's chat opened.
  await button(page, /^Hantar\s*6$/).click();
  await expect(name(page)).toHaveText('Satu');
  await openChat(page);
  await yes(page);
  await expect(name(page)).toHaveText('Dua');
  await skip(page);
  await expect(view(page)).toContainText('3 daripada 6');
  await openChat(page);
  await expect(view(page).getByText('Sudah dihantar kepada Tiga?')).toBeVisible();
  const stored = () => couple.api.get<GuestList>(`/api/family/list/${couple.invitationId}`);
  await expect.poll(async () => (await stored()).families.find(({ chat }) => chat)?.name).toBe('Tiga');

  // Meanwhile one is removed, and one is marked in the list.
  const { families } = await stored();
  const idOf = (of: string) => families.find((family) => family.name === of)?.id;
  await couple.api.send('DELETE', '/api/family/delete', { invitationId: couple.invitationId, ids: [idOf('Empat')] });
  await couple.api.send('PUT', '/api/family/sent', { id: idOf('Lima'), kind: 'invitation' });

  const phoneB = await (await browser.newContext({ locale: 'ms-MY' })).newPage();
  await couple.api.enter(phoneB);
  await phoneB.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  await phoneB.goto(page.url());
  await expect(question(phoneB, 'Tiga')).toBeVisible();
  await expect(phoneB.getByText('Hantar jemputan: 5 daripada 6')).toBeVisible();
  await expect(phoneB.getByText('2 dihantar, 1 dilangkau, 2 lagi')).toBeVisible();
  await button(phoneB, 'Sambung').click();
  await expect(view(phoneB).getByText('Sudah dihantar kepada Tiga?')).toBeVisible();
  await yes(phoneB);
  await expect(view(phoneB)).toContainText('6 daripada 6');
  await expect(name(phoneB)).toHaveText('Enam');
  await openChat(phoneB);

  // Without a connection WhatsApp opens all the same, and what is said waits on the phone.
  await phoneB.context().setOffline(true);
  await yes(phoneB);
  await expect(view(phoneB)).toContainText('4 keluarga telah dihantar, 1 dilangkau.');
  await view(phoneB).getByRole('button', { name: 'Kembali ke senarai' }).last().click();
  await expect(phoneB.getByText('1 perubahan menunggu')).toBeVisible();
  await phoneB.context().setOffline(false);
  await expect(phoneB.getByText('1 perubahan menunggu')).toBeHidden();
  await expect.poll(async () => (await stored()).queues).toEqual([]);
  const sent = (await couple.families()).filter((family) => family.sent.invitation).map((family) => family.name);
  expect(sent).toEqual(['Enam', 'Lima', 'Tiga', 'Satu']);

  // Phone A, whose page has stayed open: nothing is left of the queue, and no family is sent to twice.
  await page.reload();
  await expect(view(page)).toBeHidden();
  await expect(row(page, 'Enam')).toContainText('Dihantar');
  await expect(question(page, 'Tiga')).toBeHidden();
  // The skipped one can be sent to anew; ended, it is not offered any more.
  await button(page, /^Hantar\s*1$/).click();
  await expect(name(page)).toHaveText('Dua');
  await view(page).getByRole('button', { name: 'Kembali ke senarai' }).click();
  await expect(page.getByText('Hantar jemputan: 1 daripada 1')).toBeVisible();
  await button(page, 'Tamatkan').click();
  await expect(page.getByText('Hantar jemputan: 1 daripada 1')).toBeHidden();
  await expect.poll(async () => (await stored()).queues).toEqual([]);
  await phoneB.context().close();
  await couple.api.close();
});

test('G-05 the couple word their invitation: placeholders by buttons, an unknown one named, the original back', async ({
  page,
}) => {
  const couple = await atTheirList(page, 'ayat', [
    { name: 'Rosmah binti Ali', phone: '0132204411' },
    { name: 'Tan Wei Ling', phone: '0162217745', language: 'english' },
  ]);
  await button(page, /^Hantar\s*2/).click();
  const edit = page.getByRole('button', { name: 'Ubah ayat' });
  const dialog = page.getByRole('dialog', { name: /^Ayat Jemputan/ });
  const field = dialog.getByLabel('Ayat', { exact: true });
  const preview = dialog.getByRole('group', { name: 'Yang akan mereka terima' });
  // The newest comes first.
  await edit.click();
  await field.fill('Bawa {kekunci}');
  await expect(dialog.getByText(/^{kekunci} tidak dikenali/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Simpan ayat' })).toBeDisabled();
  await field.fill('Jemput hadir. '.repeat(200));
  await expect(dialog.getByText(/^Terlalu panjang untuk WhatsApp: 2800 aksara/)).toBeInViewport();
  await field.fill('Kepada ');
  await dialog.getByRole('button', { name: '{nama}' }).click();
  await expect(field).toHaveValue('Kepada {nama}');
  await expect(field).toBeFocused();
  await page.keyboard.type(', ');
  await dialog.getByRole('button', { name: '{pautan}' }).click();
  await expect(field).toHaveValue('Kepada {nama}, {pautan}');
  await expect(preview).toContainText('Kepada Tan Wei Ling, http');
  await dialog.getByRole('button', { name: 'Simpan ayat' }).click();
  await expect(dialog).toBeHidden();
  const chat = page.getByRole('link', { name: 'Buka WhatsApp' });
  await expect(chat).toHaveAttribute('href', /text=Kepada%20/);
  const templates = async () => (await couple.api.get<GuestList>(`/api/family/list/${couple.invitationId}`)).templates;
  expect(await templates()).toEqual({ english: { invitation: 'Kepada {nama}, {pautan}' } });

  await edit.click();
  await dialog.getByRole('button', { name: 'Guna ayat asal' }).click();
  await dialog.getByRole('button', { name: 'Simpan ayat' }).click();
  await expect(dialog).toBeHidden();
  expect((await templates()).english).toEqual({});
  await couple.api.close();
});

test('G-11 who has not opened after three days is reminded, one by one or all, once a day', async ({ page }) => {
  const couple = await atTheirList(page, 'susulan', [
    { name: 'Rosmah binti Ali', phone: '0132204411' },
    { name: 'Salmah binti Yaakub', phone: '0173320912' },
    { name: 'Zainab binti Omar', phone: '0173320913' },
  ]);
  for (const { id, name } of await couple.families()) {
    if (!name.startsWith('Zainab')) await couple.api.send('PUT', '/api/family/sent', { id, kind: 'invitation' });
  }
  await page.route('**/api/family/list/**', async (route) => {
    const response = await route.fetch();
    const fourDaysAgo = new Date(Date.now() - 4 * 24 * 60 * 60 * 1000).toISOString();
    const text = await response.text();
    await route.fulfill({ response, body: text.replace(/("invitation":{"at":")[^"]+/g, `$1${fourDaysAgo}`) });
  });
  await page.reload();
  await page.getByText(/^Susulan\s*2$/).click();
  await expect(page).toHaveURL(/view=follow-up/);
  const group = (name: string) => page.getByRole('region', { name });
  await expect(group('Belum dihantar')).toContainText('Zainab');
  const unopened = group('Belum dibuka');
  await expect(unopened.getByRole('listitem')).toHaveCount(2);
  const chat = page.context().waitForEvent('page');
  await unopened
    .getByRole('listitem')
    .filter({ hasText: 'Rosmah' })
    .getByRole('link', { name: /^Ingatkan/ })
    .click();
  const opened = await chat;
  expect(new URL(opened.url()).searchParams.get('text')).toContain('semakin hampir');
  await opened.close();
  await question(page, 'Rosmah binti Ali').getByRole('button', { name: 'Ya, sudah' }).click();
  await expect(unopened.getByRole('listitem').filter({ hasText: 'Rosmah' })).toContainText('Diingatkan hari ini');
  await expect(page.getByText(/^Susulan\s*1$/)).toBeVisible();

  await unopened.getByRole('button', { name: 'Ingatkan 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hantar peringatan' });
  await expect(dialog).toContainText('Salmah binti Yaakub');
  const second = page.context().waitForEvent('page');
  await dialog.getByRole('link', { name: 'Buka WhatsApp' }).click();
  await (await second).close();
  await dialog.getByRole('button', { name: 'Ya, seterusnya' }).click();
  await dialog.getByRole('button', { name: 'Kembali ke senarai' }).last().click();
  await expect(page.getByText(/^Susulan$/)).toBeVisible();
  const reminded = async () =>
    (await couple.families()).filter((family) => family.sent.reminder).map(({ name }) => name);
  await expect.poll(async () => (await reminded()).sort()).toEqual(['Rosmah binti Ali', 'Salmah binti Yaakub']);
  await couple.api.close();
});

test('G-05 X65 a renewed link is another one, and its QR code and file are there', async ({ page }) => {
  const couple = await atTheirList(page, 'tukar pautan', [{ name: 'Rosmah binti Ali' }]);
  const before = (await couple.families())[0]?.link;
  await button(page, 'Pilihan untuk Rosmah binti Ali').click();
  await page
    .getByRole('dialog', { name: 'Rosmah binti Ali' })
    .getByRole('button', { name: 'Kod QR dan pautan' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Pautan keluarga' });
  await expect(dialog.getByRole('img', { name: 'Kod QR pautan keluarga' })).toBeVisible();
  for (const format of ['SVG', 'PNG'] as const) {
    const file = page.waitForEvent('download');
    await dialog.getByRole('button', { name: `${format} untuk cetak` }).click();
    expect((await file).suggestedFilename()).toBe(`qr-rosmah-binti-ali.${format.toLowerCase()}`);
  }
  await dialog.getByRole('button', { name: 'Tukar pautan' }).click();
  await page.getByRole('dialog', { name: 'Tukar pautan ini?' }).getByRole('button', { name: 'Tukar pautan' }).click();
  await expect(page.getByRole('status').getByText('Pautan telah ditukar')).toBeVisible();
  const after = (await couple.families())[0]?.link;
  expect(after).not.toBe(before);
  await expect(dialog.getByRole('textbox')).toHaveValue(new RegExp(`${after}$`));
});

test('G-06 G-09 G-10 the couple record an RSVP for a family; after the closing date they reopen it for one', async ({
  page,
}) => {
  const couple = await atTheirList(page, 'bagi pihak', [{ name: 'Rahman bin Noor', seats: 8 }]);
  await button(page, 'Pilihan untuk Rahman bin Noor').click();
  await page.getByRole('dialog', { name: 'Rahman bin Noor' }).getByRole('button', { name: 'Jawab bagi pihak' }).click();
  const dialog = page.getByRole('dialog', { name: 'Jawab bagi pihak' });
  await expect(dialog.getByText('8 daripada 8 tempat')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Tambah Dewasa' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Kurangkan Dewasa' }).click();
  await dialog.getByRole('button', { name: 'Tambah Kanak-kanak' }).click();
  await dialog.getByRole('button', { name: 'Simpan jawapan' }).click();
  await expect(dialog).toBeHidden();
  await expect(row(page, 'Rahman')).toContainText('Hadir · 7 + 1 kanak-kanak');
  await expect(row(page, 'Rahman')).toContainText('dijawab bagi pihak');
  await expect(page.getByText('7 dewasa + 1 kanak-kanak')).toBeVisible();
  const [family] = await couple.families();
  expect(family?.answer).toMatchObject({
    onBehalf: true,
    sessions: [{ session: 'main', answer: 'coming', adults: 7, children: 1 }],
  });

  // The closing date is set in the editor: 14 days before the wedding is proposed.
  await page.getByRole('link', { name: 'Tetapkan tarikh' }).click();
  const attendance = page.getByRole('form', { name: 'Kehadiran' });
  await attendance.getByText('Tutup jawapan pada satu tarikh').click();
  const day = attendance.getByLabel('Hari terakhir menjawab');
  await expect(day).toHaveValue(
    new Date(Date.parse(syafiqah.date) - 14 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10),
  );
  await day.fill('2026-01-31');
  await attendance.getByRole('button', { name: 'Save' }).click();
  await expect(attendance.getByText(/^Disimpan, /)).toBeVisible();
  await page.goBack();
  await page.reload();
  await expect(page.getByText('Jawapan telah ditutup. Ia diterima selewat-lewatnya 31 Januari 2026.')).toBeVisible();
  await button(page, 'Pilihan untuk Rahman bin Noor').click();
  await page
    .getByRole('dialog', { name: 'Rahman bin Noor' })
    .getByRole('button', { name: 'Benarkan menjawab selepas tutup' })
    .click();
  await expect.poll(async () => (await couple.families())[0]?.reopened).toBe(true);
});

test('G-02 on a phone the first family is less than half a window below what is first seen, and Tambah, Hantar and Import are seen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  const couple = await atTheirList(page, 'telefon kecil', [
    { name: 'Rosmah binti Ali' },
    { name: 'Zainab binti Omar' },
  ]);
  await addBranch(couple.api, couple.invitationId, 'Senarai Mak', 40);
  await page.reload();
  await expect(button(page, 'Tambah')).toBeInViewport();
  await expect(page.getByRole('button', { name: /^Hantar\s*2$/ })).toBeInViewport();
  const first = await rows(page).first().boundingBox();
  expect(first?.y).toBeLessThan(1.35 * 667);
  // Reached by a swipe.
  await button(page, 'Import senarai').click();
  await expect(page.getByRole('dialog', { name: /Import/ })).toBeVisible();
  await couple.api.close();
});

test('G-05 G-15 a family without a number gets one in the sending sheet, or its link is copied or shown as a code', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const couple = await atTheirList(page, 'tiada nombor', [
    { name: 'Zainab binti Omar', seats: 5, note: 'Alah udang', table: 'VIP 3' },
    { name: 'Jiran No. 12' },
  ]);
  await page.getByRole('button', { name: /^Hantar\s*2$/ }).click();
  const view = page.getByRole('dialog', { name: 'Hantar jemputan' });
  await expect(view).toContainText('Jiran No. 12');
  await view.getByRole('button', { name: 'Kod QR' }).click();
  await expect(view.getByRole('img', { name: /QR/ })).toBeVisible();
  await expect(view.getByText(/^Kod di pintu: \w{3} \w{3}$/)).toBeVisible();
  await view.getByRole('button', { name: 'Salin pautan' }).click();
  const link = (await couple.families()).find(({ name }) => name === 'Jiran No. 12')?.link ?? '';
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(page.url()).origin + link);
  await expect(view.getByText('Sudah disampaikan kepada Jiran No. 12?')).toBeVisible();
  await view.getByRole('button', { name: 'Ya, seterusnya' }).click();

  const number = view.getByLabel(/^Telefon/);
  await expect(view).toContainText('Zainab binti Omar');
  await expect(view.getByRole('button', { name: 'Simpan nombor' })).toBeDisabled();
  await number.fill('abc');
  await view.getByRole('button', { name: 'Simpan nombor' }).click();
  await expect(view.getByText('Invalid phone number')).toBeVisible();
  await number.fill('013-220 4411');
  await page.reload();
  await expect(number).toHaveValue('013-220 4411');
  await number.press('Enter');
  await expect(view.getByRole('link', { name: 'Buka WhatsApp' })).toHaveAttribute('href', /wa\.me\/60132204411/);
  await expect(number).toHaveCount(0);
  // A phone without WhatsApp: the message goes another way, and the question follows.
  await view.getByRole('button', { name: 'Salin mesej' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Zainab binti Omar');
  await expect(view.getByText(/^Sudah dihantar kepada Zainab/)).toBeVisible();
  expect((await couple.families()).find(({ name }) => name.startsWith('Zainab'))).toMatchObject({
    phone: '0132204411',
    seats: 5,
    note: 'Alah udang',
    table: 'VIP 3',
    sent: {},
  });
  await couple.api.close();
});

test('G-03 two families that are alike are merged: the one that answered is kept and gains what it lacks, undone as a removal', async ({
  page,
}) => {
  const couple = await atTheirList(page, 'gabung', [
    { name: 'Rosmah binti Ali' },
    { name: 'Puan Rosmah binti Ali', phone: '0132204411', seats: 5, note: 'Alah udang', title: 'Mak Ngah' },
  ]);
  const [first] = await couple.families();
  if (!first) throw new Error('no family');
  await answerFor(couple.api, first, 'coming', 2, 0);
  await page.reload();
  await button(page, 'Semak').click();
  await page.getByRole('button', { name: /^Gabungkan/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Gabungkan keluarga' });
  await expect(dialog.getByRole('radio')).toHaveCount(1);
  await expect(dialog).toContainText('Yang sudah menjawab sentiasa disimpan.');
  await expect(dialog).toContainText('menerima: Khas buat, Telefon, Pax, Catatan.');
  await expect(dialog).toContainText('Dibuang: Mak Ngah');
  await dialog.getByRole('button', { name: 'Gabungkan' }).click();
  await expect(page.getByText('Digabungkan ke Mak Ngah.')).toBeVisible();
  const kept = { id: first.id, title: 'Mak Ngah', phone: '0132204411', seats: 5, note: 'Alah udang', link: first.link };
  expect(await couple.families()).toMatchObject([{ ...kept, answer: { sessions: [{ adults: 2 }] } }]);

  await button(page, 'Buat asal').click();
  await expect(page.getByText('Dikembalikan ke senarai')).toBeVisible();
  const after = (await couple.families()).sort((a, b) => a.createdAt.localeCompare(b.createdAt));
  expect(after).toMatchObject([
    { id: first.id, title: '', phone: '', seats: 2, note: '', answer: { sessions: [{ adults: 2 }] } },
    { title: 'Mak Ngah', phone: '0132204411', seats: 5, note: 'Alah udang' },
  ]);

  // The other one answers while the couple look at the dialog.
  await page.getByRole('button', { name: /^Gabungkan/ }).click();
  const other = after[1];
  if (!other) throw new Error('no family');
  await answerFor(couple.api, other, 'coming', 1, 0);
  await dialog.getByRole('button', { name: 'Gabungkan' }).click();
  await expect(dialog.getByText('Satu keluarga baru sahaja menjawab. Ia kekal dalam senarai.')).toBeVisible();
  expect((await couple.families()).find(({ id }) => id === first.id)).toMatchObject({ title: '', phone: '', seats: 2 });
  expect(await couple.families()).toHaveLength(2);
  await couple.api.close();
});
