import { truncateSync, writeFileSync } from 'node:fs';
import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { DAY_MS, HOUR_MS } from '@serikad/shared/calendar/durations';
import type { AlbumPage, CoupleAlbum } from '@serikad/shared/album/album.types';
import { malaysiaDay } from '@serikad/shared/invitations/malaysia-day';
import { syafiqah } from '../fixtures/weddings.ts';
import { ApiCustomer } from '../support/api.ts';
import { axeViolations } from '../support/checks/axe.ts';
import { outOfWidth } from '../support/checks/layout.ts';
import { ListedCouple } from '../support/families.ts';
import { chooseDesign, fillInvitation } from '../support/invitations.ts';
import { heavy, heic, photo, video } from '../support/pictures.ts';
import { shot } from '../support/shots.ts';
import { person } from '../support/sign-in.ts';

const PIECE = /\/api\/album\/photo\/\w+\/piece\/\d+$/;
const ANNOUNCED = '**/api/album/photo';
const PIECES = '**/api/album/photo/*/piece/*';

const day = (days: number): string => malaysiaDay(Date.now() + days * DAY_MS);

async function setDay(customer: ApiCustomer, id: string, date: string, mode: 'off' | 'today' = 'off'): Promise<void> {
  const phases = { mode, thanks: '' };
  await customer.update('date-time', { id, date, startTime: '00:00', endTime: '23:00', tentative: [], phases });
}

/** A wedding that began so many days ago, whose card takes photos. */
async function wedding(label: string, { days = 0, mode = 'off' }: { days?: number; mode?: 'off' | 'today' } = {}) {
  const customer = await ApiCustomer.register(person(`album ${label}`));
  const { invitationId: id } = await customer.order();
  await fillInvitation(customer, id, syafiqah);
  await setDay(customer, id, day(-days), mode);
  await customer.send('PUT', '/api/album/settings', { invitationId: id, on: true });
  return { customer, id, path: `/invitation/view/${id}/jemputan` };
}

const waitingOf = (customer: ApiCustomer, id: string): Promise<CoupleAlbum> =>
  customer.get<CoupleAlbum>(`/api/album/own/${id}?state=waiting`);

async function approveAll(customer: ApiCustomer, id: string): Promise<void> {
  const { photos } = await waitingOf(customer, id);
  const ids = photos.map(({ _id }) => _id);
  await customer.send('PUT', '/api/album/decided', { invitationId: id, ids, state: 'approved' });
}

const section = (page: Page) => page.locator('.sec.album');
const sheet = (page: Page) => page.getByRole('dialog');
const own = (page: Page) => sheet(page).getByRole('region', { name: 'Gambar tuan/puan' }).getByRole('listitem');

async function enter(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: /^(Buka Jemputan|Open Invitation)$/ }).click();
  await expect(page.locator('html')).toHaveClass(/is-open/);
}

/** A phone of its own. */
async function phone(browser: Browser, path: string): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  await enter(page, path);
  return { page, context };
}

/** Parts above it take their heights as they come into view. */
const scrollToAlbum = (page: Page): Promise<void> =>
  expect(async () => {
    await section(page).scrollIntoViewIfNeeded();
    await expect(section(page)).toBeInViewport({ timeout: 500 });
  }).toPass();

async function openSharing(page: Page): Promise<void> {
  // By key: straight from the cover, the parts above still take their heights, and the button moves under a click.
  await section(page)
    .getByRole('button', { name: /^(Kongsi gambar|Share photos)$/ })
    .press('Enter');
  await expect(sheet(page)).toBeVisible();
}

/** Texts of the album, or of the sheet that is open, that stand past the window's edge. */
const outOfAlbum = async (page: Page): Promise<string[]> =>
  // Names of parents in the letter are not the album's.
  (await outOfWidth(page)).filter((found) => !found.startsWith('p.party'));

const choose = (page: Page, files: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) =>
  sheet(page).locator('input[type="file"]').setInputFiles(files);

/** The pieces that the server has taken, as addresses from the root. */
function acceptedPieces(context: BrowserContext): string[] {
  const pieces: string[] = [];
  context.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.request().method() === 'PUT' && PIECE.test(pathname) && response.ok()) pieces.push(pathname);
  });
  return pieces;
}

test('C-11 X78 a guest’s photos survive a broken connection and a reload, and other phones see them once the couple approve @both', async ({
  browser,
}) => {
  const { customer, id, path } = await wedding('tiga gambar');
  const { page: guest, context } = await phone(browser, path);
  const pieces = acceptedPieces(context);
  await scrollToAlbum(guest);
  await expect(section(guest)).toContainText('Jadilah yang pertama');
  await openSharing(guest);
  await expect(sheet(guest)).toContainText(/Gambar diterima hingga [A-Z]/);
  await sheet(guest)
    .getByLabel(/^Nama tuan\/puan/)
    .fill('Mak Teh Rohana');

  // The line breaks in the middle of the first photo.
  let taken = 0;
  await context.route(PIECES, (route) => ((taken += 1) > 3 ? route.abort() : route.continue()));
  await choose(guest, [heavy('kenduri.png', 2000), heic(), photo(4, 'pelamin.webp')]);
  await expect(sheet(guest).getByText(/^Tiada talian/)).toBeVisible();
  await expect(sheet(guest).getByText('Menunggu giliran')).toHaveCount(2);
  await shot(guest, 'album-no-network');
  expect(new Set(pieces).size).toBe(3);

  // A new visit sends what waits, without being asked.
  await context.unroute(PIECES);
  await guest.reload();
  await guest.getByRole('button', { name: 'Buka Jemputan' }).click();
  await expect.poll(async () => (await waitingOf(customer, id)).counts.waiting).toBe(3);
  expect(new Set(pieces).size, 'no piece was sent twice').toBe(pieces.length);
  await expect(section(guest).getByText(/belum dihantar/)).toHaveCount(0);
  await openSharing(guest);
  await expect(sheet(guest).getByLabel(/^Nama tuan\/puan/)).toHaveValue('Mak Teh Rohana');
  await expect(own(guest)).toHaveText(['Menunggu semakan', 'Menunggu semakan', 'Menunggu semakan']);
  await expect(sheet(guest)).toContainText('57 lagi boleh dihantar');
  await expect
    .poll(() =>
      own(guest)
        .locator('img')
        .evaluateAll((all) => (all as HTMLImageElement[]).every((i) => i.naturalWidth > 0)),
    )
    .toBe(true);
  await shot(guest, 'album-own');
  expect(await axeViolations(guest)).toEqual([]);

  // Before that no other phone has any of them, nor their address without its signature.
  const { page: other, context: others } = await phone(browser, path);
  await scrollToAlbum(other);
  await expect(section(other)).toContainText('Jadilah yang pertama');
  await expect(section(other).locator('img')).toHaveCount(0);
  await expect(section(other).getByRole('button', { name: /^Lihat semua/ })).toHaveCount(0);
  const address = (await own(guest).first().locator('img').getAttribute('src')) ?? '';
  expect((await other.request.get(address)).status()).toBe(200);
  expect((await other.request.get(address.replace(/\?.*/, ''))).status()).toBe(404);

  await approveAll(customer, id);
  await enter(other, path);
  await scrollToAlbum(other);
  await expect(section(other).getByRole('img', { name: 'Gambar oleh Mak Teh Rohana' })).toHaveCount(3);
  expect((await other.request.get(address.replace(/\?.*/, ''))).status()).toBe(200);
  await section(other)
    .getByRole('button', { name: /^Lihat semua/ })
    .press('Enter');
  await expect(sheet(other).getByRole('img')).toHaveCount(3);
  await sheet(other).getByRole('img').nth(1).click();
  await expect(sheet(other)).toContainText('Gambar 2 daripada 3');
  await expect(sheet(other)).toContainText('Oleh Mak Teh Rohana');
  await sheet(other).getByRole('button', { name: 'Gambar seterusnya' }).click();
  await expect(sheet(other)).toContainText('Gambar 3 daripada 3');
  await shot(other, 'album-photo');
  expect(await axeViolations(other)).toEqual([]);
  await other.keyboard.press('ArrowLeft');
  await other.keyboard.press('Escape');
  await expect(sheet(other).getByRole('img')).toHaveCount(3);
  await expect(sheet(other).getByRole('button', { name: 'Gambar oleh Mak Teh Rohana' }).nth(1)).toBeFocused();
  await other.goBack();
  await expect(sheet(other)).toBeHidden();
  await expect(other).toHaveURL(new RegExp(path));

  // What is the guest's own they may take back.
  await sheet(guest).getByRole('button', { name: 'Tutup' }).click();
  await openSharing(guest);
  await expect(own(guest)).toHaveText(['Dipaparkan', 'Dipaparkan', 'Dipaparkan']);
  await own(guest).first().getByRole('button').click();
  await sheet(guest).getByRole('button', { name: 'Buang gambar ini' }).click();
  await shot(guest, 'album-remove');
  await sheet(guest).getByRole('button', { name: 'Ya, buang' }).click();
  await expect(sheet(guest)).toContainText('Gambar telah dibuang.');
  await expect(own(guest)).toHaveCount(2);
  await expect(sheet(guest)).toContainText('58 lagi boleh dihantar');
  const { count } = ((await (await other.request.get(`/api/album/photos/${id}`)).json()) as { data: AlbumPage }).data;
  expect(count).toBe(2);
  await Promise.all([context.close(), others.close(), customer.close()]);
});

test('C-11 what cannot be sent is said before and after, photo by photo, and the others are sent', async ({
  browser,
}) => {
  const { customer, id, path } = await wedding('had');
  const { page, context } = await phone(browser, path);
  await openSharing(page);
  await expect(sheet(page)).toContainText('60 lagi boleh dihantar');
  // The place of 58 others of the same device.
  const key = await page.evaluate((name) => localStorage.getItem(name) ?? '', `album-key:${id}`);
  expect(key).toMatch(/^[0-9A-Za-z]{24}$/);
  for (let made = 0; made < 58; made += 1) {
    const data = { invitationId: id, upload: String(made).padStart(32, '0'), bytes: 5, name: '' };
    const answer = await page.request.post('/api/album/photo', { data, headers: { 'Album-Guest': key } });
    expect(answer.ok()).toBe(true);
  }
  await sheet(page).getByRole('button', { name: 'Tutup' }).click();
  await openSharing(page);
  await expect(sheet(page)).toContainText('2 lagi boleh dihantar');

  const large = test.info().outputPath('besar.jpg');
  writeFileSync(large, Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]));
  truncateSync(large, 20 * 1024 * 1024 + 1);
  await choose(page, large);
  await expect(sheet(page).getByRole('alert')).toHaveText(/^Melebihi 20 MB, tidak dihantar: besar\.jpg/);
  const broken = { name: 'rosak.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture at all') };
  await choose(page, [video(), broken, photo(1, 'satu.webp'), photo(2, 'dua.webp')]);
  await expect(sheet(page).getByRole('alert').filter({ hasText: 'Bukan gambar' })).toContainText('IMG_2291.mov');
  await expect(sheet(page).getByRole('alert').filter({ hasText: 'melebihi had' })).toContainText('1 gambar');
  const row = sheet(page).getByRole('region', { name: 'Sedang dihantar' }).getByRole('listitem');
  // With the same file the answer is the same.
  await expect(row.filter({ hasText: 'rosak.jpg' })).toContainText('Sila pilih gambar JPEG, PNG');
  await expect(row.filter({ hasText: 'rosak.jpg' }).getByRole('button', { name: /^Cuba lagi/ })).toHaveCount(0);
  await shot(page, 'album-refused');
  expect(await axeViolations(page)).toEqual([]);
  await expect.poll(async () => (await waitingOf(customer, id)).counts.waiting).toBe(1);
  await row.filter({ hasText: 'rosak.jpg' }).getByRole('button', { name: 'Buang: rosak.jpg' }).click();
  await expect(row.filter({ hasText: 'rosak.jpg' })).toHaveCount(0);
  await choose(page, photo(1, 'satu.webp'));
  await expect(sheet(page).getByRole('alert')).toHaveText(/Sudah ada dalam senarai: satu\.webp/);
  await choose(page, photo(2, 'dua.webp'));
  await expect.poll(async () => (await waitingOf(customer, id)).counts.waiting).toBe(2);
  await expect(sheet(page)).toContainText('Had 60 gambar telah dicapai.');
  await expect(sheet(page).locator('input[type="file"]')).toBeDisabled();

  // The couple take no more: what waits stays, with the reason.
  await customer.send('PUT', '/api/album/settings', { invitationId: id, on: false });
  await context.close();
  await customer.close();
});

test('C-11 the album begins with the wedding, also on an open page, and takes photos for 60 days', async ({
  browser,
}) => {
  const { customer, id, path } = await wedding('masa', { days: -1 });
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.clock.install({ time: Date.now() });
  await page.goto(path);
  await page.clock.runFor(5_000);
  await page.getByRole('button', { name: 'Buka Jemputan' }).click();
  await page.clock.runFor(10_000);
  await expect(section(page)).toHaveCount(0);

  await setDay(customer, id, day(0));
  await page.clock.fastForward(26 * HOUR_MS);
  await expect(section(page).getByRole('button', { name: 'Kongsi gambar' })).toBeVisible();
  await context.close();

  // Sixty days later what was approved is still seen, and no photo is taken.
  const { page: early, context: first } = await phone(browser, path);
  await openSharing(early);
  await choose(early, photo(3, 'kek.webp'));
  await expect.poll(async () => (await waitingOf(customer, id)).counts.waiting).toBe(1);
  await approveAll(customer, id);
  await setDay(customer, id, day(-61));
  await enter(early, path);
  await scrollToAlbum(early);
  await expect(section(early).getByRole('img')).toHaveCount(1);
  await expect(section(early).getByRole('button', { name: 'Kongsi gambar' })).toHaveCount(0);
  await section(early).getByRole('button', { name: 'Gambar saya' }).press('Enter');
  await expect(sheet(early)).toContainText('tidak lagi menerima gambar');
  await expect(own(early)).toHaveText(['Dipaparkan']);
  await first.close();
  const { page: late, context: second } = await phone(browser, path);
  await scrollToAlbum(late);
  await expect(section(late).getByRole('button')).toHaveText([/^$/, /Lihat semua/]);
  await second.close();

  // Without an album there is nothing of it.
  await customer.send('PUT', '/api/album/settings', { invitationId: id, on: false });
  const { page: without, context: third } = await phone(browser, path);
  await expect(without.locator('.sec.end')).toBeAttached();
  await expect(section(without)).toHaveCount(0);
  await third.close();
  await customer.close();
});

test('C-11 in a hall without a network photos are chosen on the cached card, and sent when it is back', async ({
  page,
  context,
}) => {
  const { customer, id, path } = await wedding('dewan', { mode: 'today' });
  await enter(page, path);
  await expect
    .poll(() =>
      page.evaluate(async (at) => (await caches.match(at, { cacheName: `guest-page-${at}` })) !== undefined, path),
    )
    .toBe(true);
  await page.close();
  await context.setOffline(true);
  const again = await context.newPage();
  await enter(again, path);
  await scrollToAlbum(again);
  await expect(section(again)).toContainText('Gambar belum dapat dimuatkan');
  await openSharing(again);
  await choose(again, [photo(1, 'a.webp'), photo(2, 'b.webp')]);
  await expect(sheet(again).getByText(/^Tiada talian/)).toBeVisible();
  await shot(again, 'album-offline');
  // Closed and opened again, still without a network.
  await again.close();
  const third = await context.newPage();
  await enter(third, path);
  await expect(section(third)).toContainText('2 gambar belum dihantar');
  await context.setOffline(false);
  await expect.poll(async () => (await waitingOf(customer, id)).counts.waiting, { timeout: 20_000 }).toBe(2);
  const cached = await third.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(cached.filter((each) => each.startsWith('/api/'))).toEqual([]);
  await customer.close();
});

test('C-11 two open pages of one phone send each photo once', async ({ browser }) => {
  const { customer, id, path } = await wedding('dua halaman');
  const { page: one, context } = await phone(browser, path);
  const pieces = acceptedPieces(context);
  const two = await context.newPage();
  await enter(two, path);
  await openSharing(one);
  await openSharing(two);
  await choose(one, [heavy('satu.png', 1400), photo(1, 'dua.webp')]);
  await choose(two, [photo(2, 'tiga.webp')]);
  await expect.poll(async () => (await waitingOf(customer, id)).counts.waiting, { timeout: 20_000 }).toBe(3);
  expect(new Set(pieces).size).toBe(pieces.length);
  await Promise.all([context.close(), customer.close()]);
});

test('C-11 a browser that stores nothing sends the photos as long as the page is open, and says so', async ({
  browser,
}) => {
  const { customer, id, path } = await wedding('tanpa storan');
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'indexedDB', {
      value: {
        open: () => {
          throw new DOMException('', 'SecurityError');
        },
      },
    });
  });
  await enter(page, path);
  await openSharing(page);
  await context.route(ANNOUNCED, (route) => route.abort());
  await choose(page, [photo(1, 'a.webp')]);
  await expect(sheet(page).getByRole('alert')).toHaveText(/^Pelayar ini tidak menyimpan gambar\. Jangan tutup/);
  await shot(page, 'album-unkept');
  await context.unroute(ANNOUNCED);
  await expect.poll(async () => (await waitingOf(customer, id)).counts.waiting).toBe(1);
  await expect(sheet(page).getByRole('alert')).toHaveCount(0);
  await Promise.all([context.close(), customer.close()]);
});

test('C-11 on a family’s page photos carry the family’s name; a sample and the preview send nothing', async ({
  browser,
}) => {
  const listed = await ListedCouple.register('album');
  const { customer, invitationId: id } = listed;
  await setDay(customer, id, day(0));
  await customer.send('PUT', '/api/album/settings', { invitationId: id, on: true });
  const { link } = await listed.add({ name: 'Pak Long Rahman sekeluarga', seats: 4 });
  const { page, context } = await phone(browser, link);
  await openSharing(page);
  await expect(sheet(page).getByLabel(/^Nama tuan\/puan/)).toHaveValue('Pak Long Rahman sekeluarga');
  await choose(page, photo(1, 'a.webp'));
  await expect.poll(async () => (await waitingOf(customer, id)).counts.waiting).toBe(1);
  expect((await waitingOf(customer, id)).photos[0]?.name).toBe('Pak Long Rahman sekeluarga');
  await context.close();

  const desktop = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } });
  const editor = await desktop.newPage();
  const sent: string[] = [];
  editor.on('request', (request) => sent.push(new URL(request.url()).pathname));
  await customer.enter(editor);
  // Before the wedding as well.
  await setDay(customer, id, day(30));
  await editor.goto(`/invitation/form/${id}`);
  const preview = editor.frameLocator('iframe').first();
  await preview.locator('.sec.album').getByRole('button', { name: 'Kongsi gambar' }).click();
  await expect(preview.getByRole('dialog')).toContainText('Ini pratonton: gambar tidak dihantar.');
  await preview.getByRole('dialog').locator('input[type="file"]').setInputFiles(photo(2, 'b.webp'));
  await expect(preview.getByRole('dialog')).toContainText('Contoh: tidak dihantar');
  await shot(editor, 'album-preview');
  expect(sent.filter((address) => address.startsWith('/api/album/photo'))).toEqual([]);
  await desktop.close();

  const { page: sample, context: shop } = await phone(browser, '/invitation/view/sample_cv0005/sample');
  const asked: string[] = [];
  sample.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await scrollToAlbum(sample);
  await section(sample)
    .getByRole('button', { name: /^Lihat semua/ })
    .press('Enter');
  await expect(sheet(sample).getByRole('img').first()).toBeVisible();
  await sheet(sample).getByRole('button', { name: 'Tutup' }).click();
  await expect(sheet(sample)).toBeHidden();
  await openSharing(sample);
  await choose(sample, photo(1, 'a.webp'));
  await expect(sheet(sample)).toContainText('Contoh: tidak dihantar');
  expect(asked.filter((path) => path.startsWith('/api/album'))).toEqual([]);
  await Promise.all([shop.close(), listed.close()]);
});

/** A woven light one, a night, a classic one. */
const DESIGNS = ['cv0503', 'cv0703', 'cv0305'] as const;
const WIDTHS = [320, 375, 768, 1280] as const;

for (const [index, design] of DESIGNS.entries())
  test(`C-11 the album in ${design} at four widths and in the largest texts`, async ({ browser }) => {
    test.slow();
    const { customer, id, path } = await wedding(`rupa ${design}`);
    const language = index === 1 ? 'english' : 'malay';
    await chooseDesign(customer, id, design, { language });
    const { page, context } = await phone(browser, path);
    await openSharing(page);
    await choose(
      page,
      Array.from({ length: 8 }, (_, nth) => photo(nth < 6 ? nth + 1 : nth + 95, `IMG_${2290 + nth}.webp`)),
    );
    await expect.poll(async () => (await waitingOf(customer, id)).counts.waiting, { timeout: 30_000 }).toBe(8);
    await approveAll(customer, id);
    await context.route(PIECES, (route) => route.abort());
    await choose(page, [photo(102, 'DSC_0042 gambar yang namanya panjang sekali.webp'), photo(103, 'IMG_3001.webp')]);
    await sheet(page).locator('.s-close').click();
    await expect(sheet(page)).toBeHidden();
    for (const large of [false, true]) {
      for (const width of large ? WIDTHS.slice(0, 1) : WIDTHS) {
        const name = `album-${design}-${width}${large ? '-large' : ''}`;
        await page.setViewportSize({ width, height: width === 320 ? 640 : 812 });
        await enter(page, path);
        if (large) {
          const size = page.locator('.dock .size');
          await size.click();
          await size.click();
        }
        await scrollToAlbum(page);
        await expect(section(page).getByRole('img')).toHaveCount(6);
        await section(page).evaluate((element) => element.scrollIntoView({ block: 'start' }));
        expect(await outOfAlbum(page)).toEqual([]);
        await shot(page, `${name}-section`);
        await openSharing(page);
        await expect(sheet(page).locator('.alb-own li')).toHaveCount(8);
        expect(await outOfAlbum(page)).toEqual([]);
        await shot(page, `${name}-share`);
        await sheet(page)
          .locator('.s-body')
          .evaluate((body) => body.scrollTo(0, body.scrollHeight));
        await shot(page, `${name}-share-end`);
        if (width === 375) expect(await axeViolations(page)).toEqual([]);
        await sheet(page).locator('.s-close').click();
        await expect(sheet(page)).toBeHidden();
        await section(page)
          .getByRole('button', { name: /^(Lihat semua|See all)/ })
          .press('Enter');
        await expect(sheet(page).getByRole('img')).toHaveCount(8);
        expect(await outOfAlbum(page)).toEqual([]);
        await shot(page, `${name}-all`);
        await sheet(page).getByRole('img').nth(2).click();
        await expect(sheet(page).getByRole('status')).toBeVisible();
        await shot(page, `${name}-photo`);
        await sheet(page).locator('.s-close').click();
        await expect(sheet(page)).toBeHidden();
      }
    }
    await Promise.all([context.close(), customer.close()]);
  });

test('C-11 a large album is loaded page by page as it is scrolled, and says when the connection is broken', async ({
  browser,
}) => {
  const { customer, id, path } = await wedding('besar');
  const all = Array.from({ length: 130 }, (_, nth) => {
    const pictures = { small: '/favicon.svg', medium: '/favicon.svg', large: '/favicon.svg' };
    const name = nth % 3 === 0 ? '' : `Tetamu ${nth + 1}`;
    return { _id: String(nth).padStart(24, '0'), name, width: 4, height: 3, at: new Date(0).toISOString(), pictures };
  });
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  let isCut = false;
  await context.route(`**/api/album/photos/${id}*`, async (route) => {
    const from = Number(new URL(route.request().url()).searchParams.get('before') ?? 0);
    if (isCut && from > 0) return route.abort();
    const photos = all.slice(from, from + 60);
    const next = from + 60 < all.length ? String(from + 60).padStart(24, '0') : null;
    const data: AlbumPage = { time: 'open', opens: null, closes: null, count: all.length, photos, next };
    return route.fulfill({ json: { code: 200, data } });
  });
  const page = await context.newPage();
  await enter(page, path);
  await scrollToAlbum(page);
  isCut = true;
  await section(page)
    .getByRole('button', { name: /^Lihat semua/ })
    .press('Enter');
  const tiles = sheet(page).locator('.alb-grid li');
  await expect(tiles).toHaveCount(60);
  await tiles.last().scrollIntoViewIfNeeded();
  await sheet(page)
    .locator('.s-body')
    .evaluate((body) => body.scrollTo(0, body.scrollHeight));
  await expect(sheet(page).getByRole('alert')).toHaveText(/belum dapat dimuatkan/);
  isCut = false;
  await sheet(page).getByRole('button', { name: 'Cuba lagi' }).click();
  await expect(tiles).toHaveCount(120);
  await sheet(page)
    .locator('.s-body')
    .evaluate((body) => body.scrollTo(0, body.scrollHeight));
  await expect(tiles).toHaveCount(130);
  await expect(sheet(page).getByRole('button', { name: 'Lagi gambar' })).toHaveCount(0);
  await tiles.last().getByRole('button').click();
  await expect(sheet(page)).toContainText('Gambar 130 daripada 130');
  await expect(sheet(page).getByRole('button', { name: 'Gambar seterusnya' })).toHaveAttribute('aria-disabled', 'true');
  await page.goBack();
  await expect(tiles.last().getByRole('button')).toBeFocused();
  await Promise.all([context.close(), customer.close()]);
});
