import { expect, test, type Page } from '@playwright/test';
import type { PhaseChoice } from '@serikad/shared/invitations/invitation.types';
import { syafiqah } from '../fixtures/weddings.ts';
import { ApiCustomer } from '../support/api.ts';
import { ListedCouple } from '../support/families.ts';
import { fillInvitation } from '../support/invitations.ts';
import { shot } from '../support/shots.ts';
import { person } from '../support/sign-in.ts';

type Mode = PhaseChoice['mode'];

/** A wedding whose card is in a phase; its programme can be changed later. */
async function wedding(label: string, mode: Mode) {
  const customer = await ApiCustomer.register(person(label));
  const { invitationId: id } = await customer.order();
  await fillInvitation(customer, id, syafiqah);
  const plan = (activity: string, phase: Mode = mode) =>
    customer.update('date-time', {
      id,
      date: syafiqah.date,
      startTime: '11:00',
      endTime: '16:00',
      tentative: [{ time: '11:00', activity }],
      phases: { mode: phase, thanks: '' },
    });
  await plan('Kehadiran Tetamu');
  return { customer, id, plan, path: `/invitation/view/${id}/kad` };
}

const cacheOf = (path: string): string => `guest-page-${path}`;

/** Whether the service worker has cached a page's document, which it does last. */
const isCached = (page: Page, path: string) =>
  page.evaluate(async ([name, address]) => (await caches.match(address, { cacheName: name })) !== undefined, [
    cacheOf(path),
    path,
  ] as const);

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope));

async function openedAndCached(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: 'Buka Jemputan' }).click();
  await expect(page.locator('html')).not.toHaveClass(/is-closed/);
  await expect.poll(() => isCached(page, path)).toBe(true);
}

test('C-04 on the day a card that was opened once opens again without a network, with all that is behind the cover', async ({
  page,
  context,
}) => {
  const { customer, path, plan } = await wedding('tanpa rangkaian', 'today');
  await openedAndCached(page, path);
  await page.close();

  await context.setOffline(true);
  const again = await context.newPage();
  const errors: string[] = [];
  again.on('pageerror', ({ message }) => errors.push(message));
  await again.goto(path);
  await shot(again, 'guest-today-offline-cover');
  await again.getByRole('button', { name: 'Buka Jemputan' }).click();
  await expect(again.locator('html')).not.toHaveClass(/is-closed/);
  await expect(again.locator('.sec.plan')).toContainText('Kehadiran Tetamu');
  const bar = again.locator('.dock nav');
  await bar.getByRole('button', { name: 'Hubungi' }).click();
  await expect(again.getByRole('dialog').getByRole('link').first()).toBeVisible();
  await again.getByRole('dialog').getByRole('button', { name: 'Tutup' }).click();
  await bar.getByRole('button', { name: 'Lokasi' }).click();
  await expect(again.getByRole('dialog').getByRole('link', { name: /Waze/ })).toBeVisible();
  await shot(again, 'guest-today-offline-place');
  const broken = await again.evaluate(() =>
    [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth === 0).map(({ src }) => src),
  );
  expect(broken).toEqual([]);
  expect(errors).toEqual([]);

  // With a network the server's answer comes first.
  await context.setOffline(false);
  await plan('Bersanding');
  await again.reload();
  await expect(again.locator('.sec.plan')).toContainText('Bersanding');
  await customer.close();
});

test('C-04 without a network a tap on the page to print says so, and the sheets go on working', async ({ page }) => {
  const { customer, path } = await wedding('cetak tanpa rangkaian', 'today');
  await page.route(/\/assets\/print-view-/, (route) => route.abort());
  await page.goto(path);
  await page.getByRole('button', { name: 'Buka Jemputan' }).click();
  await expect(page.locator('html')).not.toHaveClass(/is-closed/);
  const bar = page.locator('.dock nav');
  const sheet = page.getByRole('dialog');
  await bar.getByRole('button', { name: 'Lokasi' }).click();
  await sheet.getByRole('button', { name: /Cetak satu halaman/ }).click();
  await expect(sheet.getByRole('alert')).toHaveText('Tidak dapat dibuka. Sila semak talian dan cuba lagi.');
  await expect(sheet.getByRole('link', { name: /Waze/ })).toBeVisible();
  await sheet.getByRole('button', { name: 'Tutup' }).click();
  await bar.getByRole('button', { name: 'Kalendar' }).click();
  await expect(sheet.getByRole('link').first()).toBeVisible();
  await sheet.getByRole('button', { name: 'Tutup' }).click();
  await page.unroute(/\/assets\/print-view-/);
  await bar.getByRole('button', { name: 'Lokasi' }).click();
  await sheet.getByRole('button', { name: /Cetak satu halaman/ }).click();
  await expect(sheet.locator('.a4')).toBeVisible();
  await customer.close();
});

test('C-04 a cached card is for its own address, and not shown a day later', async ({ page, context }) => {
  const [one, other] = [await wedding('satu alamat', 'today'), await wedding('alamat lain', 'today')];
  await openedAndCached(page, one.path);
  expect(await registrations(page)).toEqual([new URL(one.path, page.url()).href]);
  await page.evaluate(
    async ([name, path]) => {
      const cache = await caches.open(name);
      const cached = await cache.match(path);
      if (!cached) throw new Error('the page is not cached');
      const headers = new Headers(cached.headers);
      headers.set('x-kept-until', String(Date.now() - 1));
      await cache.put(path, new Response(await cached.blob(), { headers }));
    },
    [cacheOf(one.path), one.path] as const,
  );
  await context.setOffline(true);
  await expect(page.goto(other.path)).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
  await expect(page.goto(one.path)).rejects.toThrow();
  await context.setOffline(false);
  await page.goto('/pricing');
  expect(await registrations(page)).toEqual([]);
  expect(await page.evaluate((name) => caches.has(name), cacheOf(one.path))).toBe(false);
  await Promise.all([one.customer.close(), other.customer.close()]);
});

test('C-04 neither a card that is no invitation of today nor the page of a family is cached', async ({ page }) => {
  const { customer, path } = await wedding('belum harinya', 'off');
  const listed = await ListedCouple.register('keluarga hari ini');
  await listed.customer.update('date-time', {
    id: listed.invitationId,
    date: syafiqah.date,
    startTime: '11:00',
    endTime: '16:00',
    tentative: [],
    phases: { mode: 'today', thanks: '' },
  });
  const { link } = await listed.add({ name: 'Keluarga Pak Long', seats: 4 });
  for (const address of [path, link]) {
    await page.goto(address);
    await page.getByRole('button', { name: 'Buka Jemputan' }).click();
    await expect(page.locator('html')).not.toHaveClass(/is-closed/);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(await registrations(page)).toEqual([]);
  }
  await Promise.all([customer.close(), listed.close()]);
});
