import { expect, test } from '@playwright/test';
import { syafiqah } from '../fixtures/weddings.ts';
import { ApiCustomer, baseUrl } from '../support/api.ts';
import { fillInvitation, limitAttendance } from '../support/invitations.ts';
import { tabTo } from '../support/keyboard.ts';
import { person } from '../support/sign-in.ts';

// Keyboards belong to desktops.
test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false, reducedMotion: 'reduce' });

test('S-20 S-21 a package is chosen and ordered with the keyboard alone', async ({ page }) => {
  const customer = await ApiCustomer.register(person('papan kekunci pesanan'));
  await customer.enter(page);
  await page.goto('/invitation/create-order');
  await expect(page.getByLabel('Nama', { exact: true })).not.toHaveValue('');

  // The first stop leads past the header.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Terus ke kandungan' })).toBeFocused();
  await page.keyboard.press('Enter');

  await tabTo(page, page.getByLabel('Pakej digital'));
  await page.keyboard.press('ArrowDown');
  const cards = page.getByRole('checkbox', { name: /Kad cetak A6/ });
  await tabTo(page, cards);
  await page.keyboard.press('Space');
  await expect(cards).toBeChecked();
  const quantity = page.getByRole('radio', { checked: true }).first();
  await tabTo(page, quantity);
  await page.keyboard.press('ArrowDown');
  await tabTo(page, page.getByRole('button', { name: 'Order', exact: true }).filter({ visible: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/user/profile/${customer.userId}`);
  expect(await customer.orders()).toHaveLength(1);
  await customer.close();
});

test('I-11 I-12 a section is filled, refused and saved with the keyboard alone', async ({ page }) => {
  const customer = await ApiCustomer.register(person('papan kekunci editor'));
  const { invitationId } = await customer.order();
  await fillInvitation(customer, invitationId, syafiqah);
  await customer.enter(page);
  await page.goto(`/invitation/form/${invitationId}`);

  const rail = page.getByRole('navigation', { name: 'Bahagian kad' });
  await tabTo(page, rail.getByRole('link', { name: 'Lokasi Majlis' }));
  await page.keyboard.press('Enter');
  const section = page.getByRole('form', { name: 'Lokasi Majlis' });
  const waze = section.getByLabel('Pautan Waze');
  await tabTo(page, waze);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('bukan pautan');
  await page.keyboard.press('Enter');
  const refused = page.getByRole('dialog', { name: 'Maklumat tidak lengkap' });
  await expect(refused).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(refused).toBeHidden();
  await expect(waze).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('https://waze.com/ul?q=Dewan');
  await tabTo(page, section.getByRole('button', { name: 'Save' }));
  await page.keyboard.press('Enter');
  await expect(section.getByText(/^Disimpan, /)).toBeVisible();
  expect((await customer.invitation(invitationId)).invitation.location.wazeLink).toBe('https://waze.com/ul?q=Dewan');
  await customer.close();
});

test('I-21 I-23 I-24 a guest opens the card and sends an RSVP with the keyboard alone', async ({ page }) => {
  const customer = await ApiCustomer.register(person('papan kekunci tetamu'));
  const { invitationId } = await customer.order();
  await fillInvitation(customer, invitationId, syafiqah);
  await limitAttendance(customer, invitationId, { perGuest: 5 });
  await page.goto(`${baseUrl()}/invitation/view/${invitationId}/jemputan`);
  await tabTo(page, page.getByRole('button', { name: 'Buka Jemputan' }));
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveClass(/is-open/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  const bar = page.getByRole('navigation', { name: 'Menu jemputan' });
  const sheet = page.getByRole('dialog');
  for (const name of await bar.getByRole('button').allInnerTexts()) {
    const opener = bar.getByRole('button', { name });
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    await expect(sheet, name).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet, name).toBeHidden();
    await expect(opener, name).toBeFocused();
  }

  const rsvp = bar.getByRole('button', { name: 'RSVP' });
  await tabTo(page, rsvp, { backwards: true });
  await page.keyboard.press('Enter');
  await tabTo(page, sheet.getByLabel('Nama tuan/puan'));
  await page.keyboard.type('Mak Teh');
  const attends = sheet.getByRole('radio', { name: 'Hadir', exact: true });
  await tabTo(page, attends.or(sheet.getByRole('radio', { checked: true })).first());
  await page.keyboard.press('Space');
  await expect(attends).toBeChecked();
  await tabTo(page, sheet.getByLabel('Bilangan kehadiran'));
  await page.keyboard.press('ArrowDown');
  await tabTo(page, sheet.getByRole('button', { name: 'Hantar' }));
  await page.keyboard.press('Enter');
  await expect(sheet).toBeHidden();
  await expect(rsvp).toBeFocused();
  expect(await customer.get<object[]>(`/api/wish/get-all/${invitationId}`)).toMatchObject([{ from: 'Mak Teh' }]);
  await customer.close();
});
