import { expect, test, type Page } from '@playwright/test';
import type { GuestList } from '@serikad/shared/guest-list/family.types';
import { syafiqah } from '../fixtures/weddings.ts';
import { ApiCustomer } from '../support/api.ts';
import { addFamilies } from '../support/guest-list.ts';
import { Guest } from '../support/guest.ts';
import { fillInvitation } from '../support/invitations.ts';
import { shot } from '../support/shots.ts';
import { person } from '../support/sign-in.ts';

const FAMILIES = [
  { name: 'Keluarga Pak Long', seats: 4 },
  { name: 'Keluarga Mak Ngah', seats: 5 },
];

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const session = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Majlis', exact: true }).getByRole('button', { name });
const row = (page: Page, name: string) => page.locator('[data-part="family"]').filter({ hasText: name });

async function editFamily(page: Page, name: string): Promise<void> {
  await row(page, name)
    .getByRole('button', { name: /^Pilihan untuk/ })
    .click();
  await button(page, 'Edit').click();
}

test('G-18 a couple makes two sessions, families answer those that they are invited to, and the totals agree @both', async ({
  page,
  browser,
}) => {
  const couple = await ApiCustomer.register(person('dua majlis'));
  const { orderId, invitationId } = await couple.order();
  await fillInvitation(couple, invitationId, syafiqah);
  await addFamilies(couple, invitationId, FAMILIES);
  const list = () => couple.get<GuestList>(`/api/family/list/${invitationId}`);
  await couple.enter(page);
  await page.goto(`/invitation-order/view/guests/${orderId}`);

  await button(page, 'Tambah majlis').click();
  const made = dialog(page, 'Majlis baharu');
  await button(page, 'Simpan').click();
  await expect(made.getByLabel('Nama majlis')).toBeFocused();
  await made.getByLabel('Nama majlis').fill('Akad nikah');
  await made.getByLabel('Tarikh').fill('2027-06-11');
  // By key: the sentence below the name goes meanwhile, and what is below it moves.
  await made.getByLabel('Tempat lain').press('Space');
  await expect(made.getByLabel('Tempat lain')).toBeChecked();
  await made.getByLabel('Tempat', { exact: true }).fill('Masjid Putra');
  // Its links are checked as those of the wedding are (C-03).
  await made.getByLabel(/^Google Maps/).fill('https://maps.google.com/?q=101.69,2.93');
  await expect(made.getByText(/Koordinat dalam pautan Google Maps ini nampaknya terbalik/)).toBeVisible();
  await made.getByLabel(/^Google Maps/).fill('https://maps.app.goo.gl/XyZ789');
  await expect(made.getByRole('link', { name: 'Buka pautan' })).toHaveAttribute(
    'href',
    'https://maps.app.goo.gl/XyZ789',
  );
  await shot(page, 'guest-list-session-links');
  await made.getByRole('button', { name: 'Tambah acara' }).click();
  await made.getByLabel('Acara, baris 1').fill('Ijab dan kabul');
  await made.getByLabel(/^Had tetamu/).fill('4');
  await button(page, 'Simpan').click();
  await expect(made).toBeHidden();
  await expect(session(page, 'Akad nikah')).toContainText('0 / 4 tempat');
  const main = (await list()).sessions[0];
  await button(page, new RegExp('Hadir 0.*Mungkin 0.*Belum jawab 9$')).first().click();
  await button(page, 'Namakan majlis utama').click();
  await dialog(page, 'Namakan majlis utama')
    .getByLabel(/^Nama majlis/)
    .fill('Resepsi');
  await button(page, 'Simpan').click();
  await expect(session(page, 'Resepsi')).toBeVisible();
  expect(main?.id).toBe('main');

  // Families of the list stay with the session that they know; one is invited to both, the other to the new one alone.
  await session(page, 'Resepsi').click();
  await editFamily(page, 'Pak Long');
  await page.getByLabel('Akad nikah', { exact: true }).check();
  await button(page, 'Simpan').click();
  await editFamily(page, 'Mak Ngah');
  await page.getByLabel('Akad nikah', { exact: true }).check();
  await page.getByLabel('Resepsi', { exact: true }).uncheck();
  await button(page, 'Simpan').click();
  await expect.poll(async () => (await list()).families.map(({ sessions }) => sessions?.length ?? 2)).toEqual([2, 1]);
  const [both, one] = (await list()).families;

  const father = await Guest.open(browser, both?.link ?? '');
  await father.openInvitation();
  await father.openRsvp();
  const akad = father.sheet.getByRole('group', { name: 'Akad nikah', exact: true });
  const resepsi = father.sheet.getByRole('group', { name: 'Resepsi', exact: true });
  await expect(akad).toContainText('Masjid Putra');
  await akad.getByRole('button', { name: 'Tambah: Kanak-kanak' }).click();
  await resepsi.getByRole('button', { name: 'Tambah: Dewasa' }).click();
  await expect(father.sheet).toContainText('Akad nikah: 3 daripada 4 tempat');
  await father.sheet.getByRole('button', { name: 'Hantar' }).click();
  await expect(father.sheet).toContainText('2 dewasa dan 1 kanak-kanak');

  // Two come, one seat is left.
  const mother = await Guest.open(browser, one?.link ?? '');
  await mother.openInvitation();
  await expect(mother.page.locator('body')).toContainText('Masjid Putra');
  await mother.openRsvp();
  await mother.sheet.getByRole('button', { name: 'Hantar' }).click();
  await expect(mother.sheet).toContainText('Hanya tinggal 1 tempat untuk Akad nikah');
  await mother.sheet.getByRole('button', { name: 'Kurangkan: Dewasa' }).click();
  await mother.sheet.getByRole('button', { name: /^(Hantar|Cuba)/ }).click();
  await expect(mother.sheet).toContainText('Tempat untuk keluarga ini telah disimpan.');
  const { sessions: figures } = (await list()).totals;
  const akadId = (await list()).sessions[1]?.id ?? '';
  expect([figures['main'], figures[akadId]]).toMatchObject([
    { adults: 3, children: 0, unheard: 0 },
    { adults: 3, children: 1, unheard: 0 },
  ]);

  // A full session is still named to a family that comes to it: it keeps its seats.
  await father.sheet.getByRole('button', { name: 'Tutup' }).click();
  await father.openRsvp();
  await expect(father.sheet).toContainText('Resepsi: Hadir, 3 dewasa Akad nikah: Hadir, 2 dewasa dan 1 kanak-kanak');
  await akad.getByRole('switch', { name: 'Hadir: Akad nikah' }).click();
  await father.sheet.getByRole('button', { name: 'Simpan perubahan' }).click();
  await expect(father.sheet).toContainText('Tidak dapat hadir');

  await page.reload();
  await expect(session(page, 'Akad nikah')).toContainText('Hadir 1');
  await expect(session(page, 'Akad nikah')).toContainText('1 / 4 tempat');
  await session(page, 'Akad nikah').click();
  await expect(row(page, 'Pak Long')).toBeVisible();
  await button(page, 'Ubah majlis').click();
  await button(page, 'Buang majlis').click();
  const asked = dialog(page, 'Buang Akad nikah?');
  await expect(asked).toContainText('1 keluarga akan atau mungkin hadir.');
  await asked.getByRole('button', { name: 'Buang majlis' }).click();
  await expect(page.getByText('1 keluarga dijemput ke majlis ini sahaja.')).toBeVisible();
  expect((await list()).sessions).toHaveLength(2);
  await couple.send('PUT', '/api/family/sessions', { invitationId, ids: [one?.id], sessions: ['main', akadId] });
  await page.reload();
  await session(page, 'Akad nikah').click();
  await button(page, 'Ubah majlis').click();
  await button(page, 'Buang majlis').click();
  await dialog(page, 'Buang Akad nikah?').getByRole('button', { name: 'Buang majlis' }).click();
  await expect(button(page, 'Tambah majlis')).toBeVisible();
  const end = await list();
  expect(end.sessions.map(({ id }) => id)).toEqual(['main']);
  expect(end.families.map(({ answer }) => answer?.sessions.map((entry) => entry.session) ?? null)).toEqual([
    ['main'],
    null,
  ]);
  await couple.close();
});

test('G-18 a session that is removed while a guest’s form is open is named, and what was typed for the other one stays', async ({
  browser,
}) => {
  const couple = await ApiCustomer.register(person('majlis dibuang'));
  const { invitationId } = await couple.order();
  await fillInvitation(couple, invitationId, syafiqah);
  const [family] = await addFamilies(couple, invitationId, [{ name: 'Keluarga Pak Long', seats: 4 }]);
  const times = { date: '2027-06-11', startTime: '09:00', endTime: '11:00' };
  await couple.send('POST', '/api/session/create', { invitationId, title: 'Akad nikah', ...times, inviteAll: true });
  const id = (await couple.get<GuestList>(`/api/family/list/${invitationId}`)).sessions[1]?.id ?? '';

  const guest = await Guest.open(browser, family?.link ?? '');
  await guest.openInvitation();
  await guest.openRsvp();
  const cards = guest.sheet.locator('.session');
  await expect(cards).toHaveCount(2);
  const main = cards.filter({ hasNotText: 'Akad nikah' });
  await main.getByRole('button', { name: 'Tambah: Dewasa' }).tap();
  await main.getByRole('button', { name: 'Tambah: Kanak-kanak' }).tap();
  await couple.send('DELETE', '/api/session/delete', { invitationId, id });

  await guest.sheet.getByRole('button', { name: 'Hantar' }).tap();
  await expect(guest.sheet.getByRole('alert')).toContainText('Jemputan ke “Akad nikah” telah dikeluarkan');
  await expect(guest.sheet.getByRole('alert')).toBeInViewport();
  await expect(cards.locator('output')).toHaveText(['3', '1']);
  await guest.sheet.getByRole('button', { name: 'Hantar' }).tap();
  await expect(guest.sheet).toContainText('Tempat untuk keluarga ini telah disimpan.');
  const [stored] = (await couple.get<GuestList>(`/api/family/list/${invitationId}`)).families;
  expect(stored?.answer?.sessions).toEqual([{ session: 'main', answer: 'coming', adults: 3, children: 1 }]);
  await guest.close();
  await couple.close();
});

test('G-18 a session that is added after a family answered has no answer until the family chooses one @both', async ({
  page,
  browser,
}) => {
  const couple = await ApiCustomer.register(person('majlis tambahan'));
  const { orderId, invitationId } = await couple.order();
  await fillInvitation(couple, invitationId, syafiqah);
  const [family] = await addFamilies(couple, invitationId, [{ name: 'Keluarga Pak Long', seats: 4 }]);
  const list = () => couple.get<GuestList>(`/api/family/list/${invitationId}`);
  const stored = async () => (await list()).families[0]?.answer;
  const main = { session: 'main', answer: 'coming', adults: 3, children: 0 };

  const guest = await Guest.open(browser, family?.link ?? '');
  const { sheet } = guest;
  await guest.openInvitation();
  await guest.openRsvp();
  await sheet.getByRole('button', { name: 'Tambah: Dewasa' }).tap();
  await sheet.getByRole('button', { name: 'Hantar' }).tap();
  await expect(sheet).toContainText('Tempat untuk keluarga ini telah disimpan.');
  const times = { date: '2027-06-18', startTime: '09:00', endTime: '11:00' };
  await couple.send('POST', '/api/session/create', { invitationId, title: 'Bertandang', ...times, inviteAll: true });
  const added = (await list()).sessions[1]?.id ?? '';
  const unheard = async () => (await list()).totals.sessions[added]?.unheard;

  // The wish alone can be sent, and leaves the session as it is.
  await sheet.getByRole('button', { name: 'Tulis ucapan' }).tap();
  await sheet.getByLabel('Ucapan').fill('Semoga berbahagia');
  await sheet.getByRole('button', { name: 'Hantar' }).tap();
  await expect(sheet).toBeHidden();
  expect(await stored()).toMatchObject({ sessions: [main], message: 'Semoga berbahagia' });
  await guest.page.reload();
  await guest.openInvitation();
  await expect(guest.page.locator('.answered')).toContainText('Hadir, 3 dewasa');
  await expect(guest.page.locator('.answered')).toContainText('Bertandang: Belum dijawab');

  await guest.openRsvp();
  const card = sheet.getByRole('group', { name: 'Bertandang', exact: true });
  await expect(card).toContainText('Belum dijawab');
  await expect(card.getByRole('radio')).toHaveCount(3);
  await expect(card.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(card.getByRole('button')).toHaveCount(0);
  await sheet.getByRole('button', { name: 'Kurangkan: Dewasa' }).tap();
  await sheet.getByLabel('Ucapan').fill('Semoga berbahagia selalu');
  await sheet.getByRole('button', { name: 'Simpan perubahan' }).tap();
  await expect(card.getByRole('alert')).toHaveText('Sila pilih jawapan untuk Bertandang.');
  await expect(card.getByRole('radio', { name: 'Hadir', exact: true })).toBeFocused();
  // Above the button that stays at the foot, where the choices were partly behind it.
  for (const height of [560, 640, 720, 812]) {
    await guest.page.setViewportSize({ width: 375, height });
    await guest.page.getByRole('heading', { name: 'Kemas Kini Jawapan' }).scrollIntoViewIfNeeded();
    await sheet.locator('form').evaluate((form) => form.scrollIntoView());
    const foot = sheet.getByRole('button', { name: 'Simpan perubahan' });
    await foot.tap();
    const bottom = async () => {
      const [sentence, button] = [await card.getByRole('alert').boundingBox(), await foot.boundingBox()];
      return sentence && button ? button.y - sentence.y - sentence.height : -1;
    };
    await expect.poll(bottom).toBeGreaterThanOrEqual(0);
  }
  await shot(guest.page, 'personal-session-refused');
  expect([await unheard(), await stored()]).toMatchObject([4, { sessions: [main] }]);

  // What was typed and what was not chosen are there after a reload; the choice above does not choose for it.
  await guest.page.reload();
  await guest.openInvitation();
  await guest.openRsvp();
  await expect(sheet.getByLabel('Ucapan')).toHaveValue('Semoga berbahagia selalu');
  await sheet.locator('label').filter({ hasText: 'Belum pasti' }).first().tap();
  await expect(card.getByRole('radio', { checked: true })).toHaveCount(0);
  await sheet
    .locator('label')
    .filter({ hasText: /^Hadir$/ })
    .first()
    .tap();
  await card.locator('label').filter({ hasText: 'Belum pasti' }).tap();
  await expect(card.locator('output')).toHaveText(['2', '0']);
  await card.getByRole('button', { name: 'Tambah: Kanak-kanak' }).tap();
  await shot(guest.page, 'personal-session-chosen');

  // The couple see the family as one without an answer to the session, and what they record leaves it so.
  await couple.enter(page);
  await page.goto(`/invitation-order/view/guests/${orderId}`);
  await expect(row(page, 'Pak Long')).toContainText('Hadir · 3');
  await expect(row(page, 'Pak Long')).toContainText('Belum dijawab: Bertandang');
  await row(page, 'Pak Long')
    .getByRole('button', { name: /^Pilihan untuk/ })
    .click();
  await button(page, 'Jawab bagi pihak').click();
  const recorded = page.getByRole('dialog').getByRole('group', { name: 'Bertandang', exact: true });
  await expect(recorded).toContainText('Belum dijawab');
  await expect(recorded.getByRole('radio', { checked: true })).toHaveCount(0);
  await button(page, 'Simpan jawapan').click();
  await expect.poll(stored).toMatchObject({ sessions: [main], onBehalf: true });
  expect(await unheard()).toBe(4);

  await sheet.getByRole('button', { name: 'Simpan perubahan' }).tap();
  await expect(sheet).toContainText('Terima kasih');
  await expect.poll(stored).toMatchObject({
    sessions: [
      { ...main, adults: 2 },
      { session: added, answer: 'maybe', adults: 2, children: 1 },
    ],
    message: 'Semoga berbahagia selalu',
  });
  expect((await list()).totals.sessions[added]).toMatchObject({ maybeAdults: 2, maybeChildren: 1, unheard: 0 });
  await page.reload();
  await expect(row(page, 'Pak Long')).toContainText('Hadir · 2');
  await expect(row(page, 'Pak Long')).not.toContainText('Belum dijawab');
  await guest.close();
  await couple.close();
});
