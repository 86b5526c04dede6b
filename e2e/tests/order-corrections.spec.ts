import { expect, test, type Browser, type Page } from '@playwright/test';
import { syafiqah } from '../fixtures/weddings.ts';
import { ApiCustomer, baseUrl, PREMIUM } from '../support/api.ts';
import { form, goTo } from '../support/editor.ts';
import { addBankAccount, addGift, addPhoto } from '../support/gifts.ts';
import { Guest } from '../support/guest.ts';
import { fillInvitation } from '../support/invitations.ts';
import { person } from '../support/sign-in.ts';

const items = (orderId: string) => `/invitation-order/view/items/${orderId}`;
const card = (invitationId: string) => `/invitation/view/${invitationId}/jemputan`;
const GALLERY = 'Galeri Foto';
const GIFTS = 'Hadiah';
const KAUT = 'Bank QR (Salam Kaut)';

/** The seller in a browser of their own. */
async function sellerAt(browser: Browser, path: string): Promise<{ boss: ApiCustomer; adminPage: Page }> {
  const boss = await ApiCustomer.register({ name: 'Penjual SeriKad', email: 'seller@example.com' });
  const adminPage = await browser.newPage();
  await boss.enter(adminPage);
  await adminPage.goto(path);
  return { boss, adminPage };
}

test('incomplete details need a tick; the seller returns the item with a reason, which the customer reads and submits again', async ({
  page,
  browser,
}) => {
  const couple = await ApiCustomer.register(person('item dipulangkan'));
  const { orderId, invitationId } = await couple.order({ items: [...PREMIUM, { item: 'card', package: '100' }] });
  const { boss, adminPage } = await sellerAt(browser, `/admin/orders/${orderId}`);
  await boss.send('POST', `/api/admin/order/${orderId}/payment`, { amount: 168, method: 'cash' });
  await couple.enter(page);
  await page.goto(items(orderId));
  const submit = page.getByRole('button', { name: 'Submit details' });
  const dialog = page.getByRole('dialog', { name: 'Semak kali terakhir' });
  const yes = dialog.getByRole('button', { name: 'Yes, Confirm' });
  const tick = dialog.getByRole('checkbox', {
    name: 'Ya, saya tahu butiran belum lengkap: nama, tarikh, tempat.',
    exact: true,
  });
  await submit.click();
  await expect(dialog).toContainText('Ada butiran yang belum diisi.');
  await expect(yes).toBeDisabled();
  await tick.check();
  await expect(yes).toBeEnabled();
  // The tick holds for one opening of the dialog.
  await dialog.getByRole('button', { name: 'No, Cancel' }).click();
  await submit.click();
  await expect(tick).not.toBeChecked();
  await expect(yes).toBeDisabled();
  await tick.check();
  await yes.click();
  await expect(page.getByText('Kad cetak A6 anda sedang disiapkan.')).toBeVisible();

  await adminPage.reload();
  await adminPage.getByRole('button', { name: 'Kad cetak A6: Pulangkan' }).click();
  const reason = adminPage.getByRole('dialog', { name: 'Pulangkan Kad cetak A6 kepada pelanggan?' });
  await reason.getByRole('button', { name: 'Pulangkan' }).click();
  await expect(reason.getByText('Required')).toBeVisible();
  await reason.getByLabel('Sebab').fill('Nama pengantin dan tarikh belum diisi.');
  await reason.getByRole('button', { name: 'Pulangkan' }).click();
  await expect(reason).toBeHidden();
  await expect(
    adminPage.getByText(/memulangkan Kad cetak A6 .*: Nama pengantin dan tarikh belum diisi\./i),
  ).toBeVisible();
  await expect(adminPage.getByRole('button', { name: 'Kad cetak A6: Pulangkan' })).toHaveCount(0);
  await adminPage.close();

  await fillInvitation(couple, invitationId, syafiqah);
  await page.reload();
  const notice = page.getByRole('note').filter({ hasText: 'Dipulangkan oleh penjual' });
  await expect(notice).toContainText('Nama pengantin dan tarikh belum diisi.');
  await expect(notice).toContainText('Betulkan butiran, kemudian hantar semula.');
  await submit.click();
  await expect(dialog).toContainText(syafiqah.bride.fullName);
  await expect(dialog.getByRole('checkbox')).toHaveCount(0);
  await yes.click();
  await expect(page.getByText('Kad cetak A6 anda sedang disiapkan.')).toBeVisible();
  await expect(notice).toHaveCount(0);
  await Promise.all([couple.close(), boss.close()]);
});

test('after a change to standard the locked sections say what is stored and delete it; the guest page has none of it', async ({
  page,
  browser,
}) => {
  const couple = await ApiCustomer.register(person('turun pakej'));
  const { orderId, invitationId } = await couple.order();
  await fillInvitation(couple, invitationId, syafiqah);
  const photo = await addPhoto(couple, invitationId);
  await addGift(couple, invitationId, 'Periuk tekanan');
  await addBankAccount(couple, invitationId);
  await couple.update('gift-receiver-info', {
    id: invitationId,
    name: 'Izzati Penerima',
    address: 'Lot 7, Kuala Krai',
  });
  const secrets = [photo, 'Periuk tekanan', '5622 0912 3456', 'Izzati Penerima'];
  const published = async () => {
    const html = await (await page.request.get(card(invitationId))).text();
    return secrets.filter((text) => html.includes(text));
  };
  // Control: premium shows the picture and the account.
  expect(await published()).toEqual(expect.arrayContaining([photo, '5622 0912 3456']));

  await couple.enter(page);
  await page.goto(`/invitation/change-package?orderId=${orderId}`);
  await page.getByLabel('Pakej digital').selectOption('rsvp-standard');
  await page.getByRole('button', { name: 'Simpan perubahan' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(new RegExp(`/invitation-details/${orderId}`));
  expect(await published()).toEqual([]);
  const guest = await Guest.open(browser, baseUrl() + card(invitationId));
  // A standard invitation has no RSVP to wait for.
  await guest.page.getByRole('button', { name: 'Buka Jemputan' }).tap();
  await expect(guest.bar.getByRole('button', { name: 'Hubungi' })).toBeInViewport();
  await expect(guest.bar.getByRole('button', { name: 'Hadiah' })).toHaveCount(0);
  await expect(guest.page.getByRole('heading', { name: GALLERY })).toHaveCount(0);
  await guest.close();

  await page.goto(`/invitation/form/${invitationId}?section=gallery`);
  for (const title of [GALLERY, GIFTS, KAUT]) {
    const section = title === GALLERY ? form(page, title) : await goTo(page, title);
    const stored = section.getByRole('note').filter({ hasText: 'Kandungan yang disimpan tidak dipaparkan' });
    await expect(stored).toContainText('Tetamu tidak melihatnya dengan pakej ini.');
    await stored.getByRole('button', { name: 'Padam kandungan' }).click();
    const question = page.getByRole('dialog', { name: `Padam ${title}?` });
    await expect(question).toContainText('tidak boleh dikembalikan');
    await question.getByRole('button', { name: 'Buang', exact: true }).click();
    await expect(stored).toHaveCount(0);
    await expect(section).toContainText(`${title} dalam pakej Premium`);
  }
  const { photos, gifts, invitation } = await couple.invitation(invitationId);
  expect([photos, gifts]).toEqual([[], []]);
  expect(JSON.stringify(invitation)).not.toMatch(/5622 0912 3456|Izzati Penerima|Lot 7/);
  expect(await published()).toEqual([]);
  await couple.close();
});
