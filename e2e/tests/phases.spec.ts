import { expect, test } from '@playwright/test';
import { ApiCustomer } from '../support/api.ts';
import { axeViolations } from '../support/checks/axe.ts';
import { outOfWidth } from '../support/checks/layout.ts';
import { couple, form, open, save } from '../support/editor.ts';
import { shot } from '../support/shots.ts';
import { person } from '../support/sign-in.ts';

const DATE = 'Tarikh & Atur Cara';
const HEADINGS = '.pages > .sec:visible h2';

test('C-04 the couple choose what the card shows; card and preview follow, in each phase @both', async ({ page }) => {
  const made = await couple(page, 'phases');
  const card = await page.context().newPage();
  await card.emulateMedia({ reducedMotion: 'reduce' });
  /** By axe, and on the narrowest phone. */
  const isWell = async (): Promise<void> => {
    expect(await axeViolations(card)).toEqual([]);
    const size = card.viewportSize();
    await card.setViewportSize({ width: 320, height: 568 });
    expect(await outOfWidth(card)).toEqual([]);
    if (size) await card.setViewportSize(size);
  };
  const enter = async (): Promise<void> => {
    await card.bringToFront();
    await card.goto(`/invitation/view/${made.invitationId}/kad`);
    await card.getByRole('button', { name: 'Buka Jemputan' }).click();
    await expect(card.locator('html')).not.toHaveClass(/is-closed/);
  };
  const first = () => card.locator(HEADINGS).first();
  const bar = card.locator('.dock nav');
  await enter();
  await expect(bar.getByRole('button', { name: 'RSVP' })).toBeVisible();

  await page.bringToFront();
  await open(page, made, 'dateTime');
  const section = form(page, DATE);
  const mode = section.getByLabel('Paparan kad');
  await expect(mode).toHaveValue('off');
  const choose = async (value: string): Promise<void> => {
    await page.bringToFront();
    await mode.selectOption(value);
    await save(section);
  };

  await choose('save-the-date');
  await shot(page, 'editor-phases');
  await enter();
  await expect(first()).toHaveText('Simpan Tarikh');
  await expect(bar.getByRole('button')).toHaveText(['Kalendar']);
  await first().scrollIntoViewIfNeeded();
  await shot(card, 'guest-save-the-date');
  await isWell();

  await choose('today');
  await enter();
  await expect(first()).toHaveText('Hari Ini');
  await expect(card.locator(HEADINGS).nth(1)).toHaveText('Atur Cara Majlis');
  await expect(card.locator(HEADINGS).nth(2)).toHaveText('Hubungi Kami');
  await expect(card.locator('.sec.count')).toHaveCount(0);
  await first().scrollIntoViewIfNeeded();
  await shot(card, 'guest-today');
  await isWell();

  await choose('thanks');
  await section.getByLabel(/Ucapan terima kasih/).fill('Terima kasih semua!');
  await expect(page.frameLocator('iframe').first().locator('.sec .word')).toHaveText('Terima kasih semua!');
  await save(section);
  await shot(page, 'editor-thanks');
  await enter();
  await expect(first()).toHaveText('Terima Kasih');
  await expect(card.locator('.sec .word')).toHaveText('Terima kasih semua!');
  await expect(card.getByText(/amat kami hargai/)).toHaveCount(0);
  await expect(bar.getByRole('button', { name: /Kalendar|Lokasi|Hubungi|RSVP/ })).toHaveCount(0);
  await expect(bar.getByRole('button', { name: 'Ucapan' })).toBeVisible();
  await first().scrollIntoViewIfNeeded();
  // The few buttons that are left stand together in the middle of the bar.
  const centres = await card.locator('nav.bar').evaluate((menu) => {
    const middleOf = (element: Element): number => {
      const { left, width } = element.getBoundingClientRect();
      return left + width / 2;
    };
    return [...menu.children].map((button) => middleOf(button) - middleOf(menu));
  });
  expect(Math.abs((centres.at(0) ?? 0) + (centres.at(-1) ?? 0))).toBeLessThanOrEqual(2);
  expect((centres.at(-1) ?? 0) - (centres.at(0) ?? 0)).toBeLessThanOrEqual(120 * (centres.length - 1));
  await shot(card, 'guest-thanks');
  await isWell();

  await choose('off');
  await enter();
  await expect(card.locator('.sec.plan')).toHaveCount(1);
  await expect(first()).not.toHaveText('Terima Kasih');
});

test('C-04 on the day an open card needs no network: programme, map, telephone numbers and the sheets', async ({
  page,
}) => {
  const made = await couple(page, 'phases offline');
  await open(page, made, 'dateTime');
  const section = form(page, DATE);
  await section.getByLabel('Paparan kad').selectOption('today');
  await save(section);
  await page.goto(`/invitation/view/${made.invitationId}/kad`);
  const sheets = page.waitForResponse((response) => /sheets-[\w-]+\.js/.test(response.url()));
  await page.getByRole('button', { name: 'Buka Jemputan' }).click();
  await (await sheets).finished();
  await page.context().setOffline(true);
  await expect(page.locator('.sec.plan')).toBeAttached();
  await expect(page.locator('.plain-contacts a').first()).toHaveAttribute('href', /^tel:\+60/);
  const bar = page.locator('.dock nav');
  await bar.getByRole('button', { name: 'Hubungi' }).click();
  await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Tutup' }).click();
  await bar.getByRole('button', { name: 'Lokasi' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: /Waze/ })).toBeVisible();
  await page.context().setOffline(false);
});

test('C-04 the order says how long guests can open the card: until its trial ends, then without an end @both', async ({
  page,
}) => {
  const customer = await ApiCustomer.register(person('hayat kad'));
  const { orderId } = await customer.order();
  await customer.enter(page);
  await page.goto(`/invitation-order/view/invitation-details/${orderId}`);
  const life = page.locator('dt', { hasText: 'Kad untuk tetamu' }).locator('+ dd');
  await expect(life).toContainText(/Dibuka hingga \d+ [A-Z][a-z]+ \d{4}, /);
  await life.scrollIntoViewIfNeeded();
  await shot(page, 'order-card-life');
  const boss = await ApiCustomer.register({ name: 'Penjual SeriKad', email: 'seller@example.com' });
  await boss.send('POST', `/api/admin/order/${orderId}/payment`, { amount: 48, method: 'cash' });
  await page.reload();
  await expect(life).toHaveText('Dibuka tanpa tarikh tamat');
  await Promise.all([customer.close(), boss.close()]);
});
