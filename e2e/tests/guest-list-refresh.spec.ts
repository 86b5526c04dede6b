import { expect, test, type Page } from '@playwright/test';
import type { FamilyView } from '@serikad/shared/guest-list/family.types';
import { ListedCouple } from '../support/families.ts';
import { answerFor } from '../support/guest-list.ts';

/** A little longer than an open list waits before it is asked for again, in ms. */
const POLL_MS = 31_000;

const row = (page: Page, name: string) => page.locator('[data-part="family"]').filter({ hasText: name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** The couple at their list; the page's clock is the test's. */
async function atTheirList(page: Page, couple: ListedCouple): Promise<void> {
  await page.clock.install();
  await couple.customer.enter(page);
  await page.goto(`/invitation-order/view/guests/${couple.orderId}`);
}

/** Changes a family as another device of the couple does. */
async function editElsewhere(couple: ListedCouple, family: FamilyView, change: Partial<FamilyView>): Promise<void> {
  const { id, name, title, phone, seats, branch, side, language, note, table, sessions } = await couple.family(
    family.id,
  );
  const body = { id, name, title, phone, seats, branch, side, language, note, table, sessions, ...change };
  await couple.customer.send('PUT', '/api/family/edit', body);
}

test('G-04 G-06 an open list shows what others added and answered, every 30 seconds and when the page is seen again', async ({
  page,
}) => {
  const couple = await ListedCouple.register('senarai terbuka');
  const rosmah = await couple.add({ name: 'Rosmah binti Ali', seats: 4 });
  await atTheirList(page, couple);
  await expect(row(page, 'Rosmah')).toContainText('Belum dihantar');
  await answerFor(couple.customer, rosmah, 'coming', 3, 1);
  await couple.add({ name: 'Zainab binti Omar' });
  await page.clock.runFor(POLL_MS);
  await expect(row(page, 'Rosmah')).toContainText('Hadir · 3 + 1 kanak-kanak');
  await expect(row(page, 'Zainab')).toBeVisible();

  // Hidden, it asks for nothing; seen again, at once.
  const setVisibility = (state: string) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true });
      window.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await setVisibility('hidden');
  await couple.add({ name: 'Halimah binti Saad' });
  await page.clock.runFor(POLL_MS);
  await expect(row(page, 'Halimah')).toHaveCount(0);
  await setVisibility('visible');
  await expect(row(page, 'Halimah')).toBeVisible();
  await couple.close();
});

test('G-02 G-04 while a family is being edited, fields that were not touched follow changes made elsewhere', async ({
  page,
}) => {
  const couple = await ListedCouple.register('edit serentak');
  const rosmah = await couple.add({ name: 'Rosmah binti Ali', seats: 4 });
  await atTheirList(page, couple);
  await button(page, 'Pilihan untuk Rosmah binti Ali').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Edit', exact: true }).click();
  const edit = page.getByRole('dialog', { name: 'Edit keluarga' });
  await edit.getByLabel(/^Khas buat/).fill('Mak Ngah');
  await editElsewhere(couple, rosmah, { phone: '0132204411', note: 'Alah udang' });
  await page.clock.runFor(POLL_MS);
  await expect(edit.getByLabel(/^Telefon/)).toHaveValue('0132204411');
  await expect(edit.getByLabel(/^Khas buat/)).toHaveValue('Mak Ngah');
  // Not seen before it is saved: refused, shown, and saved with the second press.
  await editElsewhere(couple, rosmah, { table: 'VIP 3' });
  await edit.getByRole('button', { name: 'Simpan' }).click();
  await expect(edit.getByText(/^Keluarga ini baru sahaja diubah di tempat lain/)).toBeVisible();
  await expect(edit.getByLabel(/^Meja/)).toHaveValue('VIP 3');
  await edit.getByRole('button', { name: 'Simpan' }).click();
  await expect(edit).toBeHidden();
  expect(await couple.family(rosmah.id)).toMatchObject({
    title: 'Mak Ngah',
    phone: '0132204411',
    note: 'Alah udang',
    table: 'VIP 3',
  });
  await button(page, 'Pilihan untuk Mak Ngah').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(edit.getByLabel(/^Catatan/)).toHaveValue('Alah udang');
  await couple.close();
});

test('G-02 G-04 families that are added above do not move the rows that are read', async ({ page }) => {
  const couple = await ListedCouple.register('senarai panjang');
  for (let number = 1; number <= 60; number += 1) await couple.add({ name: `Jiran No. ${number}` });
  await atTheirList(page, couple);
  await expect(page.getByText('60 keluarga')).toHaveCount(1);
  await page.mouse.move(180, 400);
  await page.mouse.wheel(0, 4000);
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBeGreaterThan(3000);
  await page.clock.runFor(1000);
  // Only rows near the window are in the document.
  const name = await row(page, 'Jiran No.').evaluateAll((rows) => {
    const inView = rows.find((each) => each.getBoundingClientRect().top > 200);
    return /Jiran No\. \d+/.exec(inView?.textContent ?? '')?.[0];
  });
  const read = row(page, name ?? 'no row in view').filter({ hasText: new RegExp(`${name}(?!\\d)`) });
  await expect(read).toBeInViewport();
  const topOf = () => read.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await page.clock.runFor(1000);
  const top = await topOf();
  await couple.add({ name: 'Zainab binti Omar' });
  await couple.add({ name: 'Halimah binti Saad', title: 'Keluarga Mak Long Halimah & Pak Long Saad sekeluarga' });
  await page.clock.runFor(POLL_MS);
  await expect(page.getByText('62 keluarga')).toHaveCount(1);
  await page.clock.runFor(1000);
  expect(Math.abs((await topOf()) - top)).toBeLessThanOrEqual(2);
  await couple.close();
});
