import { expect, test, type Browser } from '@playwright/test';
import { syafiqah } from '../fixtures/weddings.ts';
import { ApiCustomer, baseUrl } from '../support/api.ts';
import { addBankAccount, addGift, giftsOf } from '../support/gifts.ts';
import { Guest } from '../support/guest.ts';
import { fillInvitation } from '../support/invitations.ts';
import { person } from '../support/sign-in.ts';

const link = (id: string): string => `${baseUrl()}/invitation/view/${id}/jemputan`;

/** A couple's filled invitation, ready for guests. */
async function newInvitation(label: string) {
  const couple = await ApiCustomer.register(person(`pandangan ${label}`));
  const { invitationId } = await couple.order();
  await fillInvitation(couple, invitationId, syafiqah);
  return { couple, invitationId };
}

/** A guest who has opened the invitation and its gifts. */
async function atTheGifts(browser: Browser, invitationId: string): Promise<Guest> {
  const guest = await Guest.open(browser, link(invitationId));
  await guest.openInvitation();
  await guest.bar.getByRole('button', { name: 'Hadiah' }).tap();
  await expect(guest.sheet).toBeVisible();
  return guest;
}

test.describe('gifts', () => {
  test('I-25 list, gift, name, booked: once, whatever the line does, and the couple learn who @phones', async ({
    browser,
  }) => {
    const { couple, invitationId } = await newInvitation('hadiah');
    await couple.update('gift-receiver-info', {
      id: invitationId,
      name: 'Syafiqah',
      address: 'No. 7, Lorong Melati 3',
    });
    await addGift(couple, invitationId, 'Set periuk granit');
    const guest = await atTheGifts(browser, invitationId);
    const { page, sheet } = guest;
    await sheet.getByRole('button', { name: /Set periuk granit/ }).tap();
    await expect(sheet.getByRole('link', { name: 'Lihat produk' })).toHaveAttribute('rel', /noopener/);
    await expect(sheet).toContainText('No. 7, Lorong Melati 3');
    await sheet.getByRole('button', { name: 'Tempah hadiah ini' }).tap();

    const name = sheet.getByLabel('Nama tuan/puan');
    const send = sheet.getByRole('button', { name: /^(Tempah|Cuba lagi)$/ });
    await send.tap();
    await expect(name).toHaveAccessibleDescription('Sila isi nama tuan/puan.');
    await expect(name).toBeFocused();
    await name.fill('Mak Ngah Rohani');
    await sheet.getByLabel('Nombor telefon').fill('012-345 6789');

    // The booking arrives, but its answer is lost; the guest then corrects the name and tries again.
    await page.route(
      '**/api/gift/reserve',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await send.tap();
    await expect(sheet.getByRole('alert')).toContainText('tulisan tuan/puan masih ada di sini');
    await expect(name).toHaveValue('Mak Ngah Rohani');
    await page.context().setOffline(true);
    await send.tap();
    await expect(sheet.getByRole('alert')).toContainText('Sila semak talian');
    await page.context().setOffline(false);
    await name.fill('Mak Ngah');
    await send.dblclick();
    await expect(sheet.getByRole('heading', { name: 'Hadiah telah ditempah' })).toBeVisible();
    await expect(sheet).toContainText('No. 7, Lorong Melati 3');
    const [gift] = await giftsOf(couple, invitationId);
    expect(gift?.reservation).toMatchObject({ name: 'Mak Ngah Rohani', contactNo: '012-345 6789' });
    expect(await page.evaluate(() => localStorage.getItem('reservedGifts'))).toBe(gift?._id);

    await sheet.getByRole('button', { name: 'Lihat senarai hadiah' }).tap();
    await expect(sheet.getByRole('button', { name: /Set periuk granit.*Ditempah/ })).toBeVisible();
    await sheet.getByRole('button', { name: 'Tutup' }).tap();
    await expect(sheet).toBeHidden();
    await guest.close();

    // To any other guest it says no more than that it is taken.
    const other = await atTheGifts(browser, invitationId);
    await other.sheet.getByRole('button', { name: /Set periuk granit.*Ditempah/ }).tap();
    await expect(other.sheet.getByRole('button', { name: 'Telah Ditempah' })).toBeDisabled();
    await expect(other.sheet).not.toContainText('Mak Ngah');
    await other.close();
    await couple.close();
  });

  test('I-25 somebody else was faster: said kindly, the list is new, and what was typed stays', async ({ browser }) => {
    const { couple, invitationId } = await newInvitation('hadiah berdua');
    await addGift(couple, invitationId, 'Seterika wap');
    await addGift(couple, invitationId, 'Lampu meja');
    const [first, second] = await Promise.all([atTheGifts(browser, invitationId), atTheGifts(browser, invitationId)]);
    for (const [guest, name] of [
      [first, 'Pak Su'],
      [second, 'Cik Yah'],
    ] as const) {
      await guest.sheet.getByRole('button', { name: /Seterika wap/ }).tap();
      await guest.sheet.getByRole('button', { name: 'Tempah hadiah ini' }).tap();
      await guest.sheet.getByLabel('Nama tuan/puan').fill(name);
    }
    await first.sheet.getByRole('button', { name: 'Tempah', exact: true }).tap();
    await expect(first.sheet).toContainText('Hadiah telah ditempah');
    await second.sheet.getByRole('button', { name: 'Tempah', exact: true }).tap();
    await expect(second.sheet.getByRole('alert')).toContainText('tetamu lain telah menempah hadiah ini lebih awal');
    await expect(second.sheet.getByRole('button', { name: /Seterika wap.*Ditempah/ })).toBeVisible();
    await second.sheet.getByRole('button', { name: /Lampu meja/ }).tap();
    await second.sheet.getByRole('button', { name: 'Tempah hadiah ini' }).tap();
    await expect(second.sheet.getByLabel('Nama tuan/puan')).toHaveValue('Cik Yah');

    // The browser's Back: out of the form, out of the gift, out of the sheet; the invitation stays.
    for (const inside of ['Tempah hadiah ini', 'Hadiah & Salam Kaut']) {
      await second.page.goBack();
      await expect(second.sheet).toContainText(inside);
    }
    await second.page.goBack();
    await expect(second.sheet).toBeHidden();
    await expect(second.bar).toBeInViewport();
    expect((await giftsOf(couple, invitationId)).map(({ title, reservation }) => [title, reservation])).toEqual([
      ['Seterika wap', { name: 'Pak Su', contactNo: '', notes: '' }],
      ['Lampu meja', null],
    ]);
    await first.close();
    await second.close();
    await couple.close();
  });

  test('I-23 salam kaut: the account number is copied and its QR saved, or held where an app saves nothing', async ({
    browser,
  }) => {
    const { couple, invitationId } = await newInvitation('salam kaut');
    await addBankAccount(couple, invitationId);
    const guest = await atTheGifts(browser, invitationId);
    await guest.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await guest.sheet.getByRole('button', { name: /Salam Kaut/ }).tap();
    await expect(guest.sheet.getByRole('img', { name: 'Kod QR akaun bank' })).toBeVisible();
    await guest.sheet.getByRole('button', { name: 'Salin' }).tap();
    await expect(guest.sheet.getByRole('button', { name: 'Disalin' })).toBeVisible();
    expect(await guest.page.evaluate(() => navigator.clipboard.readText())).toBe('562209123456');
    const downloading = guest.page.waitForEvent('download');
    await guest.sheet.getByRole('link', { name: 'Simpan QR' }).tap();
    expect((await downloading).suggestedFilename()).toMatch(/^salam-kaut\.\w+$/);
    await guest.close();

    const inApp = await browser.newContext({
      userAgent:
        'Mozilla/5.0 (Linux; Android 14; SM-A156E; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36',
      reducedMotion: 'reduce',
    });
    const page = await inApp.newPage();
    // An app's web view that gives no leave to the clipboard.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.execCommand = () => false;
    });
    await page.goto(link(invitationId));
    await page.getByRole('button', { name: 'Buka Jemputan' }).click();
    await page.getByRole('navigation', { name: 'Menu jemputan' }).getByRole('button', { name: 'Hadiah' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: /Salam Kaut/ }).click();
    await expect(sheet).toContainText('Tekan lama pada kod QR untuk menyimpannya.');
    await expect(sheet.getByRole('link', { name: 'Simpan QR' })).toHaveCount(0);
    await sheet.getByRole('button', { name: 'Salin' }).click();
    await expect(sheet.getByRole('button', { name: /tekan lama pada tulisan itu/ })).toBeVisible();
    await inApp.close();
    await couple.close();
  });
});
