import { expect, test } from '@playwright/test';
import { ERRORS } from '../../shared/src/errors/error-codes.ts';
import { syafiqah } from '../fixtures/weddings.ts';
import { ApiCustomer, baseUrl } from '../support/api.ts';
import { Guest } from '../support/guest.ts';
import { fillInvitation, limitAttendance } from '../support/invitations.ts';
import { person } from '../support/sign-in.ts';

const FLOOD = 24;

test('the couple closes RSVPs while a form is open, opens them again, removes a flood and undoes it', async ({
  page,
  browser,
}) => {
  // Each has a network address of its own.
  const [couple, flooder] = await Promise.all([
    ApiCustomer.register(person('banjir jawapan')),
    ApiCustomer.register(person('pengacau jawapan')),
  ]);
  const { orderId, invitationId } = await couple.order();
  await fillInvitation(couple, invitationId, syafiqah);
  await limitAttendance(couple, invitationId, { perGuest: 10 });
  await couple.wish({ invitationId, from: 'Mak Long', attendanceCount: 2, willAttend: true, message: 'Tahniah' });

  const guest = await Guest.open(browser, `${baseUrl()}/invitation/view/${invitationId}/jemputan`);
  await guest.openInvitation();
  await guest.openRsvp();
  await guest.fill({ from: 'Pak Usu Karim', count: 1, message: 'Semoga bahagia' });

  await couple.enter(page);
  await page.goto(`/invitation-order/view/wish-attendance/${orderId}`);
  const accept = page.getByRole('switch', { name: /^Terima jawapan tetamu/ });
  await accept.click();
  await expect(page.getByText('Jawapan ditutup. Tetamu tidak boleh menjawab')).toBeVisible();
  await expect(accept).not.toBeChecked();

  const send = guest.sheet.getByRole('button', { name: /^(Hantar|Cuba lagi)$/ });
  await send.tap();
  await expect(guest.sheet.getByRole('alert')).toContainText(ERRORS['answers-closed'].ms);
  await expect(guest.sheet.getByLabel('Nama tuan/puan')).toHaveValue('Pak Usu Karim');
  await expect(guest.sheet.getByLabel('Ucapan')).toHaveValue('Semoga bahagia');
  const late = await Guest.open(browser, `${baseUrl()}/invitation/view/${invitationId}/jemputan`);
  await late.page.getByRole('button', { name: 'Buka Jemputan' }).tap();
  await expect(late.page.getByText('Pengantin tidak lagi menerima jawapan.')).toBeVisible();
  await expect(late.bar.getByRole('button', { name: 'RSVP' })).toHaveCount(0);
  await late.close();

  await accept.click();
  await expect(page.getByText('Jawapan dibuka semula')).toBeVisible();
  await send.tap();
  await expect(guest.sheet).toBeHidden();
  await guest.close();

  const floods = (n: number) =>
    flooder.wish({ invitationId, from: `Pengacau ${n}`, attendanceCount: 5, willAttend: true, message: '' });
  await floods(1);
  await Promise.all(Array.from({ length: FLOOD - 2 }, (_, index) => floods(index + 2)));
  await floods(FLOOD);
  await page.reload();
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect(row('Pengacau 24')).toHaveCount(1);
  await page.getByRole('button', { name: 'Buang banyak jawapan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Buang banyak jawapan' });
  const flood = dialog.getByRole('listitem').filter({ hasText: `${FLOOD} jawapan` });
  await expect(flood).toContainText('Daripada Pengacau 1 hingga Pengacau 24');
  // The page reads the removal for the first time when it has ended: a small one takes no second.
  const removals = `/api/wish/removals/${invitationId}`;
  await page.route(`**${removals}`, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const states = async () => (await couple.get<{ state: string }[]>(removals)).map(({ state }) => state);
    await expect.poll(states).toEqual(['removed']);
    return route.fallback();
  });
  await flood.getByRole('button', { name: 'Buang semua' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`${FLOOD} jawapan dibuang`)).toBeVisible();
  await expect(row('Pengacau')).toHaveCount(0);
  await expect(row('Mak Long')).toHaveCount(1);
  await expect(row('Pak Usu Karim')).toHaveCount(1);

  await page.unroute(`**${removals}`);
  await page.getByRole('button', { name: 'Pulihkan' }).click();
  await expect(row('Pengacau 24')).toHaveCount(1);
  await expect(page.getByText(/jawapan dibuang/)).toHaveCount(0);
  const answers = await couple.get<{ from: string }[]>(`/api/wish/get-all/${invitationId}`);
  expect(answers).toHaveLength(FLOOD + 2);
  await Promise.all([couple.close(), flooder.close()]);
});
