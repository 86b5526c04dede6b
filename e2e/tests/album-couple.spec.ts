import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import type { AlbumPage, CoupleAlbum } from '@serikad/shared/album/album.types';
import { begunWedding, sendPhoto } from '../support/album.ts';
import { ApiCustomer } from '../support/api.ts';
import { axeViolations } from '../support/checks/axe.ts';
import { outOfWidth, smallTargets } from '../support/checks/layout.ts';
import { heic, photo } from '../support/pictures.ts';
import { shot } from '../support/shots.ts';
import { person } from '../support/sign-in.ts';

const ASK_MS = 15_000;

async function couple(page: Page, label: string) {
  const customer = await ApiCustomer.register(person(`album pasangan ${label}`));
  await customer.enter(page);
  return customer;
}

const details = (orderId: string) => `/invitation-order/view/invitation-details/${orderId}`;
const tab = (page: Page, name: string) => page.getByRole('radio', { name });
const show = (page: Page, name: string) => tab(page, name).check({ force: true });
const tiles = (page: Page) => page.locator('[data-part="album-photos"]').getByRole('listitem');

/** Goes on in the screen's time until something is so; it asks every 15 seconds. */
function inTime(wall: Page, isSo: () => Promise<void>): Promise<void> {
  return expect(async () => {
    await wall.clock.runFor(3_000);
    await isSo();
  }).toPass({ intervals: [100], timeout: 20_000 });
}

/** The screen has asked twice and been answered: the second time after all that happened before. */
async function asksTwice(wall: Page): Promise<void> {
  for (let i = 0; i < 2; i += 1) {
    const answer = wall.waitForResponse((response) => new URL(response.url()).pathname === '/api/wall/photos');
    await wall.clock.runFor(ASK_MS);
    await answer;
  }
}

/** What guests see by a public call. */
async function publicNames(page: Page, invitationId: string): Promise<string[]> {
  const answer = await page.request.get(`/api/album/photos/${invitationId}`);
  const { data } = (await answer.json()) as { data: AlbumPage };
  return data.photos.map(({ name }) => name);
}

test('C-11 X78 the couple turn the album on, approve, hide and delete, and guests see what is approved alone @both', async ({
  page,
}) => {
  const customer = await couple(page, 'utama');
  const { orderId, invitationId } = await begunWedding(customer);
  await page.goto(details(orderId));
  const card = page.getByRole('region', { name: 'Album tetamu' });
  await card.getByRole('link', { name: 'Cuba album' }).click();
  await expect(page.getByRole('heading', { name: 'Album tetamu', level: 1 })).toBeFocused();
  const start = page.getByRole('button', { name: 'Hidupkan album' });
  await expect(start).toBeVisible();
  await shot(page, 'album-couple-start', true);
  await start.click();
  await expect(page.getByText('Album dihidupkan')).toBeVisible();
  await expect(page.getByText(/^Tetamu boleh menambah gambar sekarang, hingga /)).toBeVisible();
  await expect(page.getByText('Tiada gambar yang menunggu')).toBeVisible();
  await shot(page, 'album-couple-empty', true);

  for (const [name, file] of [
    ['Mak Teh Rohana', photo(1).buffer],
    ['Faris', photo(2).buffer],
    ['', heic().buffer],
    ['Kak Long', photo(3).buffer],
  ] as const)
    await sendPhoto(page.request, invitationId, { name, file });
  await page.goto(details(orderId));
  await expect(card).toContainText('4 gambar menunggu kelulusan anda');
  await shot(page, 'album-couple-card', true);
  await card.getByRole('link', { name: 'Buka album' }).click();
  await expect(tiles(page)).toHaveCount(4);
  await shot(page, 'album-couple-waiting', true);

  // A photo that waits is not shown by its address without the signature either.
  expect(await publicNames(page, invitationId)).toEqual([]);
  const { photos } = await customer.get<CoupleAlbum>(`/api/album/own/${invitationId}?state=waiting`);
  const signed = photos[0]?.pictures.small ?? '';
  expect((await page.request.get(signed)).status()).toBe(200);
  expect((await page.request.get(signed.replace(/\?.*/, ''))).status()).toBe(404);

  await page.getByRole('checkbox', { name: 'Pilih gambar Mak Teh Rohana' }).check();
  await expect(page.getByText('1 dipilih')).toBeVisible();
  await shot(page, 'album-couple-selected');
  await page.getByRole('button', { name: 'Luluskan' }).click();
  await expect(page.getByText('1 gambar diluluskan')).toBeVisible();
  await expect(tab(page, 'Diluluskan 1')).toBeVisible();
  await expect(tiles(page)).toHaveCount(3);
  expect(await publicNames(page, invitationId)).toEqual(['Mak Teh Rohana']);

  // One after the other in the preview: it goes on by itself.
  await page.getByRole('button', { name: 'Lihat gambar Kak Long' }).click();
  const preview = page.getByRole('dialog').filter({ has: page.locator('[data-part="album-preview"]') });
  await expect(preview).toContainText('Daripada Kak Long');
  await expect(preview).toContainText('1 daripada 3 di halaman ini');
  await shot(page, 'album-couple-preview');
  await preview.getByRole('button', { name: 'Gambar seterusnya' }).click();
  await expect(preview).toContainText('Daripada tetamu');
  await preview.getByRole('button', { name: 'Gambar sebelumnya' }).click();
  await preview.getByRole('button', { name: 'Luluskan' }).click();
  await expect(preview).toContainText('1 daripada 2 di halaman ini');
  await expect(preview).toContainText('Daripada tetamu');
  await preview.getByRole('button', { name: 'Padam' }).click();
  const question = page.getByRole('dialog', { name: 'Padam gambar ini?' });
  await question.getByRole('button', { name: 'Batal' }).click();
  await expect(preview).toContainText('1 daripada 2 di halaman ini');
  await preview.getByRole('button', { name: 'Padam' }).click();
  await shot(page, 'album-couple-delete');
  await question.getByRole('button', { name: 'Padam' }).click();
  await expect(preview).toContainText('Daripada Faris');
  await preview.getByRole('button', { name: 'Sembunyikan' }).click();
  await expect(preview).toBeHidden();
  await expect(page.getByText('Semua gambar sudah disemak.')).toBeVisible();
  await expect(tab(page, 'Menunggu 0')).toBeVisible();
  expect((await publicNames(page, invitationId)).toSorted()).toEqual(['Kak Long', 'Mak Teh Rohana']);

  // Hidden again: guests do not see it any more.
  await show(page, 'Diluluskan');
  await expect(tiles(page)).toHaveCount(2);
  await shot(page, 'album-couple-approved', true);
  await page.getByRole('checkbox', { name: 'Pilih semua di sini' }).check();
  await page.getByRole('checkbox', { name: 'Pilih gambar Mak Teh Rohana' }).uncheck();
  await page.getByRole('button', { name: 'Sembunyikan' }).click();
  await expect(tiles(page)).toHaveCount(1);
  // The toast of the photo before may still be there: guests' list says when this one is hidden.
  await expect.poll(() => publicNames(page, invitationId)).toEqual(['Mak Teh Rohana']);
  await show(page, 'Disembunyi');
  await expect(tiles(page)).toHaveCount(2);
  await page.reload();
  await expect(tab(page, 'Disembunyi 2')).toBeChecked();
  await page.getByRole('checkbox', { name: 'Pilih semua di sini' }).check();
  await page.getByRole('button', { name: 'Padam' }).click();
  await page.getByRole('dialog', { name: 'Padam 2 gambar?' }).getByRole('button', { name: 'Padam' }).click();
  await expect(page.getByText('2 gambar dipadam').first()).toBeVisible();
  await expect(page.getByText('Tiada gambar yang disembunyikan')).toBeVisible();

  await page.getByRole('button', { name: 'Muat turun semua' }).click();
  const archive = page.getByRole('dialog', { name: 'Muat turun semua' });
  await archive.getByRole('button', { name: 'Sediakan' }).click();
  await expect(archive).toContainText(/1 gambar, [\d.]+ MB/);
  await shot(page, 'album-couple-archive');
  const downloading = page.waitForEvent('download');
  await archive.getByRole('link', { name: 'Muat turun' }).click();
  const file = readFileSync(await (await downloading).path());
  expect(file.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
  expect(file.toString('latin1')).toContain('0001 Mak Teh Rohana.webp');
  expect(file.includes(photo(1).buffer), 'the original, as it was sent').toBe(true);
  await archive.getByRole('button', { name: 'Tutup' }).click();

  await page.getByRole('switch', { name: /^Terima gambar tetamu/ }).uncheck({ force: true });
  await expect(page.getByText('Album dimatikan').first()).toBeVisible();
  expect((await page.request.get(`/api/album/photos/${invitationId}`)).status()).toBe(404);
  await customer.close();
});

test('C-11 the couple decide with the keyboard in the preview @desktop', async ({ page }) => {
  const customer = await couple(page, 'papan kekunci');
  const { orderId, invitationId } = await begunWedding(customer);
  await customer.send('PUT', '/api/album/settings', { invitationId, on: true });
  for (const n of [1, 2, 3, 4])
    await sendPhoto(page.request, invitationId, { name: `Tetamu ${n}`, file: photo(n).buffer });
  await page.goto(`${details(orderId)}?album`);
  await page.getByRole('button', { name: 'Lihat gambar Tetamu 4' }).press('Enter');
  const preview = page.getByRole('dialog').filter({ has: page.locator('[data-part="album-preview"]') });
  await page.keyboard.press('ArrowRight');
  await expect(preview).toContainText('Daripada Tetamu 3');
  await page.keyboard.press('l');
  await expect(preview).toContainText('Daripada Tetamu 2');
  await page.keyboard.press('s');
  await expect(preview).toContainText('Daripada Tetamu 1');
  await page.keyboard.press('Delete');
  await expect(page.getByRole('dialog', { name: 'Padam gambar ini?' })).toBeVisible();
  // The question has the keys now.
  await page.keyboard.press('l');
  await page.getByRole('dialog', { name: 'Padam gambar ini?' }).getByRole('button', { name: 'Padam' }).press('Enter');
  await expect(preview).toContainText('Daripada Tetamu 4');
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();
  for (const name of ['Menunggu 1', 'Diluluskan 1', 'Disembunyi 1']) await expect(tab(page, name)).toBeVisible();
  await customer.close();
});

test('C-11 X78 the hall’s screen shows approved photos alone, new ones next, and nothing after the link is revoked @both', async ({
  page,
  browser,
}) => {
  const customer = await couple(page, 'skrin');
  const { orderId, invitationId } = await begunWedding(customer);
  await customer.send('PUT', '/api/album/settings', { invitationId, on: true });
  await page.goto(`${details(orderId)}?album`);
  await page.getByRole('button', { name: 'Buat pautan skrin' }).click();
  await expect(page.getByText('Pautan skrin telah dibuat')).toBeVisible();
  const link = await page.getByLabel('Pautan skrin dewan').inputValue();
  expect(new URL(link).pathname).toMatch(/^\/w\/[\w-]{12}$/);
  await shot(page, 'album-couple-wall', true);

  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce' });
  const wall = await context.newPage();
  const failures: string[] = [];
  wall.on('pageerror', ({ message }) => failures.push(message));
  await wall.clock.install();
  await wall.goto(link);
  await expect(wall.getByRole('heading', { name: /^Syafiqah/ })).toBeVisible();
  await expect(wall.getByText('Gambar pertama akan muncul di sini')).toBeVisible();
  await expect(wall.getByRole('img', { name: 'Kod QR kad jemputan' })).toBeVisible();
  expect(await axeViolations(wall)).toEqual([]);
  await shot(wall, 'wall-waiting');

  await sendPhoto(page.request, invitationId, { name: 'Mak Teh', file: photo(1).buffer });
  await sendPhoto(page.request, invitationId, { name: 'Faris', file: photo(2).buffer });
  const first = wall.getByText('Gambar pertama akan muncul di sini');
  await asksTwice(wall);
  await expect(first).toBeVisible();
  const { photos } = await customer.get<CoupleAlbum>(`/api/album/own/${invitationId}?state=waiting`);
  const decide = (name: string, state: 'approved' | 'hidden') =>
    customer.send('PUT', '/api/album/decided', {
      invitationId,
      ids: photos.filter((each) => each.name === name).map(({ _id }) => _id),
      state,
    });
  const shows = (name: string) =>
    inTime(wall, async () => {
      expect(await wall.getByRole('img', { name: `Gambar daripada ${name}` }).count()).toBe(1);
    });
  await decide('Mak Teh', 'approved');
  await shows('Mak Teh');
  await expect(wall.getByText('1 gambar daripada tetamu')).toBeVisible();
  await asksTwice(wall);
  await expect(wall.getByRole('img', { name: 'Gambar daripada Mak Teh' })).toBeVisible();
  expect(await axeViolations(wall)).toEqual([]);
  await wall.setViewportSize({ width: 1920, height: 1080 });
  await shot(wall, 'wall-1920');
  await wall.setViewportSize({ width: 1280, height: 720 });
  await shot(wall, 'wall-1280');
  await decide('Faris', 'approved');
  await shows('Faris');

  // Without a network it goes on with what it has.
  await context.setOffline(true);
  await inTime(wall, async () => expect(await wall.getByRole('status').textContent()).toContain('Tiada internet'));
  await shows('Mak Teh');
  await shows('Faris');
  await shot(wall, 'wall-offline');
  await context.setOffline(false);
  await inTime(wall, async () => expect(await wall.getByRole('status').textContent()).toBe(''));

  // What is hidden leaves.
  await decide('Mak Teh', 'hidden');
  await decide('Faris', 'hidden');
  await inTime(wall, async () => expect(await first.isVisible()).toBe(true));

  await page.getByRole('button', { name: 'Tarik balik' }).click();
  await page
    .getByRole('dialog', { name: 'Tarik balik pautan skrin?' })
    .getByRole('button', { name: 'Tarik balik' })
    .click();
  await expect(page.getByText('Pautan skrin telah ditarik balik')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Buat pautan skrin' })).toBeVisible();
  const ended = wall.getByText('Pautan skrin ini tidak berfungsi lagi');
  await inTime(wall, async () => expect(await ended.isVisible()).toBe(true));
  await expect(wall.getByRole('heading', { name: /^Syafiqah/ })).toBeHidden();
  await shot(wall, 'wall-revoked');
  expect(failures).toEqual([]);
  await context.close();
  await customer.close();
});

test('C-11 the seller takes a guest’s photo out with a reason, which the couple read @desktop', async ({ page }) => {
  const customer = await couple(page, 'dibuang penjual');
  const { orderId, invitationId } = await begunWedding(customer);
  await customer.send('PUT', '/api/album/settings', { invitationId, on: true });
  await sendPhoto(page.request, invitationId, { name: 'Mak Teh', file: photo(1).buffer });
  await sendPhoto(page.request, invitationId, { name: 'Orang asing', file: photo(2).buffer });
  const seller = await ApiCustomer.register({ name: 'Penjual', email: 'seller@example.com' });
  await seller.enter(page);
  await page.goto(`/admin/orders/${orderId}/content`);
  const album = page.locator('[data-part="album-photos"]');
  await expect(album.getByRole('listitem')).toHaveCount(2);
  await expect(album.getByRole('listitem').first()).toContainText('Menunggu');
  await shot(page, 'album-seller', true);
  await album.getByRole('button', { name: /^Buang gambar \d: Album tetamu: Orang asing$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Buang gambar ini?' });
  await dialog.getByLabel('Sebab').fill('Bukan gambar majlis');
  await dialog.getByRole('button', { name: 'Buang' }).click();
  await expect(album.getByRole('listitem')).toHaveCount(1);
  await expect(album).not.toContainText('Orang asing');

  await customer.enter(page);
  await page.goto(details(orderId));
  await expect(page.getByText('Sebab: Bukan gambar majlis')).toBeVisible();
  await page.goto(`${details(orderId)}?album`);
  await expect(tiles(page)).toHaveCount(1);
  await seller.close();
  await customer.close();
});

test('C-11 without RSVP Premium the album says what to order', async ({ page }) => {
  const customer = await couple(page, 'standard');
  const { orderId } = await customer.order({ items: [{ item: 'rsvp', package: 'standard' }] });
  await page.goto(details(orderId));
  const card = page.getByRole('region', { name: 'Album tetamu' });
  await expect(card).toContainText('Termasuk dalam RSVP Premium.');
  await card.getByRole('link').click();
  await expect(page.getByText('Album ada dalam RSVP Premium')).toBeVisible();
  await page.getByRole('link', { name: 'Tukar pakej' }).click();
  await expect(page).toHaveURL(new RegExp(`change-package\\?orderId=${orderId}`));
  await customer.close();
});

test('C-11 the couple’s album from 320 to 1280 px: nothing is cut, small or against axe', async ({ page }) => {
  const customer = await couple(page, 'lebar');
  const { orderId, invitationId } = await begunWedding(customer);
  await customer.send('PUT', '/api/album/settings', { invitationId, on: true });
  await customer.send('PUT', '/api/album/wall-link', { invitationId, active: true });
  for (let n = 0; n < 14; n += 1) {
    const name =
      n % 4 === 0 ? '' : n % 4 === 1 ? 'Keluarga Dato’ Seri Haji Mohd Zulkarnain bin Abdul Kadir' : `Tetamu ${n}`;
    await sendPhoto(page.request, invitationId, { name, file: photo((n % 6) + 1).buffer });
  }
  for (const [width, height] of [
    [320, 640],
    [375, 812],
    [768, 1024],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`${details(orderId)}?album`);
    await expect(tiles(page)).toHaveCount(14);
    expect(await outOfWidth(page)).toEqual([]);
    if (width < 1280) expect(await smallTargets(page)).toEqual([]);
    expect(await axeViolations(page)).toEqual([]);
    await page.locator('[data-part="album-photos"] img').first().scrollIntoViewIfNeeded();
    await shot(page, `album-couple-${width}`, true);
    await page.getByRole('checkbox', { name: 'Pilih semua di sini' }).check();
    expect(await outOfWidth(page)).toEqual([]);
    expect(await axeViolations(page)).toEqual([]);
    await shot(page, `album-couple-${width}-selected`);
    await page.getByRole('checkbox', { name: 'Pilih semua di sini' }).uncheck();
    await page.getByRole('button', { name: 'Lihat gambar Tetamu 11' }).click();
    await expect(page.getByRole('dialog')).toHaveCSS('opacity', '1');
    expect(await outOfWidth(page)).toEqual([]);
    expect(await axeViolations(page)).toEqual([]);
    await shot(page, `album-couple-${width}-preview`);
    await page.keyboard.press('Escape');
  }
  await customer.close();
});
