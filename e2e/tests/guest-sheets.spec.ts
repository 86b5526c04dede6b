import { expect, test, type Locator } from '@playwright/test';
import { syafiqah } from '../fixtures/weddings.ts';
import { ApiCustomer, baseUrl } from '../support/api.ts';
import { Guest } from '../support/guest.ts';
import { fillInvitation, limitAttendance } from '../support/invitations.ts';
import { person } from '../support/sign-in.ts';

async function openedBy(browser: Parameters<typeof Guest.open>[0], label: string) {
  const couple = await ApiCustomer.register(person(`helaian ${label}`));
  const { invitationId } = await couple.order();
  await fillInvitation(couple, invitationId, syafiqah);
  await limitAttendance(couple, invitationId, { perGuest: 5 });
  const guest = await Guest.open(browser, `${baseUrl()}/invitation/view/${invitationId}/jemputan`);
  await guest.openInvitation();
  return { couple, guest };
}

/** Whether all of an element lies within the window, and nothing lies over its middle. */
function isSeen(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const { top, bottom, left, width } = element.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, (top + bottom) / 2);
    return top >= 0 && bottom <= innerHeight && over !== null && element.contains(over);
  });
}

test('after a failed send the sentence is on the screen, above the button', async ({ browser }) => {
  const { couple, guest } = await openedBy(browser, 'gagal');
  for (const height of [667, 812]) {
    await guest.page.setViewportSize({ width: 375, height });
    await guest.openRsvp();
    await guest.sheet.getByLabel('Nama tuan/puan').fill('Mak Teh');
    await guest.page.route('**/api/wish/add', (route) => route.abort());
    await guest.sheet.getByRole('button', { name: /Hantar|Cuba lagi/ }).click();
    const notice = guest.sheet.getByRole('alert');
    await expect(notice).toContainText('tulisan tuan/puan masih ada di sini');
    expect(await isSeen(notice), `${height} px`).toBe(true);
    expect(await isSeen(guest.sheet.getByRole('button', { name: 'Cuba lagi' })), `${height} px`).toBe(true);
    await guest.page.keyboard.press('Escape');
    await expect(guest.sheet).toBeHidden();
  }
  await guest.close();
  await couple.close();
});

test('the page does not scroll behind an open sheet, and does after it', async ({ browser }) => {
  const { couple, guest } = await openedBy(browser, 'latar');
  const { page } = guest;
  await page.evaluate(() => scrollTo(0, 300));
  const place = () => page.evaluate(() => Math.round(scrollY));
  const wheel = async (): Promise<void> => {
    await page.mouse.move(100, 40);
    await page.mouse.wheel(0, 400);
    // Two frames: what scrolls has done so by then.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  };
  const before = await place();
  await guest.bar.getByRole('button', { name: 'Lokasi' }).tap();
  await expect(guest.sheet).toBeVisible();
  await wheel();
  expect(await place()).toBe(before);
  await page.keyboard.press('Escape');
  await expect(guest.sheet).toBeHidden();
  expect(await place()).toBe(before);
  await wheel();
  await expect.poll(place).toBeGreaterThan(before);
  await guest.close();
  await couple.close();
});

test('two fields that are filled in one task are both kept', async ({ browser }) => {
  const { couple, guest } = await openedBy(browser, 'isian');
  await guest.openRsvp();
  await guest.sheet.evaluate((sheet) => {
    for (const [name, value] of [
      ['from', 'Pak Long'],
      ['message', 'Semoga bahagia'],
    ] as const) {
      const field = sheet.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name=${name}]`);
      if (!field) throw new Error(`there is no ${name}`);
      field.value = value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  });
  await guest.send();
  const [answer] = await couple.get<object[]>(`/api/wish/get-all/${new URL(guest.page.url()).pathname.split('/')[3]}`);
  expect(answer).toMatchObject({ from: 'Pak Long', message: 'Semoga bahagia' });
  await guest.close();
  await couple.close();
});
