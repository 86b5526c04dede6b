import { expect, test } from '@playwright/test';
import type { OrderDetails } from '@serikad/shared/orders/order.types';
import { syafiqah } from '../fixtures/weddings.ts';
import { ApiCustomer, baseUrl, type Made } from '../support/api.ts';
import { couple, expectSaved, form, open, saveButton } from '../support/editor.ts';
import { addGift } from '../support/gifts.ts';
import { Guest } from '../support/guest.ts';
import { fillInvitation, limitAttendance } from '../support/invitations.ts';
import { person } from '../support/sign-in.ts';

const guestLink = ({ invitationId }: Made): string => `${baseUrl()}/invitation/view/${invitationId}/jemputan`;

const toStandard = (customer: ApiCustomer, { orderId }: Made): Promise<unknown> =>
  customer.send('PUT', '/api/order/update-package', { id: orderId, items: [{ item: 'rsvp', package: 'standard' }] });

test('the title that the form proposes can be saved as it is', async ({ page }) => {
  const customer = await ApiCustomer.register(person('tajuk asal'));
  const made = await customer.order();
  await customer.enter(page);
  await open(page, made, 'designLanguage');
  const section = form(page, 'Pilih Design dan Bahasa');
  await expect(section.getByLabel('Tajuk')).toHaveValue('UNDANGAN PERKAHWINAN');
  await expect(section.getByText('tetamu melihat WALIMATUL URUS')).toBeVisible();
  await saveButton(section).click();
  await expectSaved(section);
  expect((await customer.invitation(made.invitationId)).invitation.title).toBe('UNDANGAN PERKAHWINAN');
  await expect(saveButton(section)).toBeDisabled();
});

test('the list of sections does not say of a locked one that guests see it', async ({ page }) => {
  const { customer, ...made } = await couple(page, 'senarai terkunci', [{ item: 'rsvp', package: 'standard' }]);
  await page.goto(`/invitation/form/${made.invitationId}`);
  const row = (title: string) => page.getByRole('link', { name: title });
  await expect(row('Kehadiran / Attendance')).toContainText('Tidak termasuk dalam pakej ini');
  await expect(row('Kod Pakaian')).toContainText('Tidak dipaparkan');
  await customer.close();
});

test('the confirmation shows the title that will be printed', async ({ page }) => {
  const customer = await ApiCustomer.register(person('tajuk cetak'));
  const { orderId } = await customer.order({ items: [{ item: 'video', package: 'premium' }] });
  const { order } = await customer.get<OrderDetails>(`/api/order/find-one/${orderId}`);
  const seller = await ApiCustomer.register({ name: 'Penjual SeriKad', email: 'seller@example.com' });
  await seller.send('POST', `/api/admin/order/${orderId}/payment`, { amount: order.outstanding, method: 'cash' });
  await seller.close();
  await customer.enter(page);
  await page.goto(`/invitation-order/view/items/${orderId}`);
  await page.getByRole('button', { name: 'Submit details' }).click();
  await expect(page.getByRole('dialog')).toContainText('WALIMATUL URUS');
  await customer.close();
});

test.describe('what a guest reads after the couple changed to standard while a form was open @phones', () => {
  test('about an RSVP is a sentence for guests, on the screen beside the button @phones', async ({ browser }) => {
    const customer = await ApiCustomer.register(person('standard jawapan'));
    const made = await customer.order();
    await fillInvitation(customer, made.invitationId, syafiqah);
    await limitAttendance(customer, made.invitationId, { perGuest: 10 });
    const guest = await Guest.open(browser, guestLink(made));
    await guest.openInvitation();
    await guest.openRsvp();
    await guest.fill({ from: 'Pak Usu Karim', count: 2, message: 'Semoga bahagia' });
    await toStandard(customer, made);
    await guest.sheet.getByRole('button', { name: 'Hantar' }).tap();
    const reason = guest.sheet.getByRole('alert');
    await expect(reason).toHaveText(/^Pengantin tidak lagi menerima jawapan kehadiran/);
    await expect(reason).toBeInViewport({ ratio: 1 });
    const button = guest.sheet.getByRole('button', { name: 'Cuba lagi' });
    const [above, below] = [await reason.boundingBox(), await button.boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    await expect(guest.sheet.getByLabel('Nama tuan/puan')).toHaveValue('Pak Usu Karim');
    await guest.close();
    await customer.close();
  });

  test('about a gift is the list without it', async ({ browser }) => {
    const customer = await ApiCustomer.register(person('standard hadiah'));
    const made = await customer.order();
    await fillInvitation(customer, made.invitationId, syafiqah);
    await addGift(customer, made.invitationId, 'Periuk');
    const guest = await Guest.open(browser, guestLink(made));
    await guest.openInvitation();
    await guest.bar.getByRole('button', { name: 'Hadiah' }).tap();
    await guest.sheet.getByRole('button', { name: 'Periuk' }).tap();
    await guest.sheet.getByRole('button', { name: 'Tempah hadiah ini' }).tap();
    await guest.sheet.getByLabel('Nama tuan/puan').fill('Mak Long');
    await toStandard(customer, made);
    await guest.sheet.getByRole('button', { name: 'Tempah', exact: true }).tap();
    await expect(guest.sheet.getByText('hadiah ini tiada lagi dalam senarai')).toBeVisible();
    await expect(guest.sheet.getByText('pakej')).toHaveCount(0);
    await guest.close();
    await customer.close();
  });
});

test('a card that has nothing for the bar shows none', async ({ browser }) => {
  const customer = await ApiCustomer.register(person('bar kosong'));
  const made = await customer.order({ items: [{ item: 'rsvp', package: 'standard' }] });
  const guest = await Guest.open(browser, guestLink(made));
  await guest.page.getByRole('button', { name: 'Buka Jemputan' }).tap();
  await expect(guest.page.getByRole('button', { name: /muzik/ })).toBeVisible();
  await expect(guest.bar).toHaveCount(0);
  await guest.close();
  await customer.close();
});
