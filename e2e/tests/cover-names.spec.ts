import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, request, test, type Locator, type Page } from '@playwright/test';
import type { Contract } from '@serikad/shared/api/contract';
import type { WritableCovers } from '@serikad/shared/designs/cover-setting';
import { ApiCustomer, baseUrl } from '../support/api.ts';
import { form, open, saveAndSignIn, saveButton } from '../support/editor.ts';
import { hold } from '../support/hold.ts';
import { hydrated } from '../support/hydrated.ts';
import { chooseDesign } from '../support/invitations.ts';
import { Seller } from '../support/seller.ts';
import { person } from '../support/sign-in.ts';

const CATALOGUE = '/cardvideo';
const NAMES = 'Nama Pasangan/Jemputan';
const DATE = 'Tarikh & Atur Cara';
/** What the catalogue's pictures hide of the guest's page: bar, seal and letter. */
const STILL = readFileSync(join(import.meta.dirname, '../../art/src/cover/still.css'), 'utf8');

const fields = (page: Page): Locator => page.getByRole('form', { name: 'Tulis nama anda' });
const coverLink = (place: Page | Locator, design = ''): Locator => place.locator(`a[href*="/details/${design}"]`);
const cover = (page: Page, design: string): Locator =>
  page
    .getByRole('listitem')
    .filter({ has: coverLink(page, design) })
    .first();
const written = (place: Locator): Locator => place.locator('[data-part="written-cover"][data-ready="true"]');

async function type(page: Page, bride: string, groom: string, date = ''): Promise<void> {
  await fields(page).getByLabel('Pengantin perempuan').fill(bride);
  await fields(page).getByLabel('Pengantin lelaki').fill(groom);
  await fields(page).getByLabel('Tarikh majlis').fill(date);
}

test('W-08 names typed in the catalogue are on all covers, stay on the device, and begin the invitation after the sign-in', async ({
  page,
}) => {
  const who = person('nama pada kulit');
  const customer = await ApiCustomer.register(who);
  await page.goto(CATALOGUE);
  await type(page, 'Siti Sarah', 'Ali', '2027-02-06');
  const first = written(cover(page, 'cv0001'));
  await expect(first).toContainText('Siti');
  await expect(first).toContainText('Ali');
  await expect(first).toContainText('Sabtu, 6 Februari 2027');
  await expect(first).toContainText('Dewan Seri Melati');
  await expect(
    page.getByRole('status').filter({ hasText: 'Nama anda kini pada semua muka depan rekaan.' }),
  ).toHaveCount(1);

  await page.reload();
  await expect(fields(page).getByLabel('Pengantin perempuan')).toHaveValue('Siti Sarah');
  await expect(fields(page).getByLabel('Tarikh majlis')).toHaveValue('2027-02-06');
  await expect(first).toContainText('Siti');

  await coverLink(page, 'cv0001').first().click();
  await expect(page).toHaveURL(/\/details\/cv0001/);
  // Those of similar designs are further down the page.
  const large = written(page.getByRole('main')).first();
  await expect(large).toContainText('Sarah');
  await fields(page).getByLabel('Pengantin lelaki').fill('Ahmad');
  await expect(large).toContainText('Ahmad');

  await page
    .getByRole('link', { name: /^Try Now For Free/ })
    .filter({ visible: true })
    .first()
    .click();
  const list = page.getByRole('navigation', { name: 'Bahagian kad' });
  await list.getByRole('link', { name: DATE }).click();
  await expect(form(page, DATE).getByLabel('Tarikh', { exact: true })).toHaveValue('2027-02-06');
  await page.getByRole('link', { name: 'Kembali ke senarai bahagian' }).click();
  await list.getByRole('link', { name: NAMES }).click();
  const names = form(page, NAMES);
  await expect(names.getByLabel('Nama pendek').first()).toHaveValue('Siti Sarah');
  await expect(names.getByLabel('Nama pendek').nth(1)).toHaveValue('Ahmad');
  await names.getByLabel('Nama penuh').first().fill('Siti Sarah binti Osman');
  await names.getByLabel('Nama penuh').nth(1).fill('Ahmad bin Kassim');
  await names.getByLabel('Nama 1').fill('Osman bin Talib');
  await saveAndSignIn(page, saveButton(names), who);
  const choose = page.getByRole('dialog', { name: 'Choose Package' });
  await choose.getByRole('button', { name: 'Tempah dan simpan' }).click();
  await expect(page).toHaveURL(/\/invitation\/form\/[0-9a-f]{24}/);
  const id = /[0-9a-f]{24}/.exec(page.url())?.[0] ?? '';
  await expect
    .poll(async () => {
      const { invitation } = await customer.invitation(id);
      const { bride, groom } = invitation.couple;
      return [bride.shortName, groom.shortName, invitation.date, invitation.design];
    })
    .toEqual(['Siti Sarah', 'Ahmad', '2027-02-06', 'cv0001']);
  await customer.close();
});

test('W-08 names of the covers are in a new invitation that begins without a design, too', async ({ page }) => {
  await page.goto(CATALOGUE);
  await type(page, 'Puteri', 'Adam');
  await page.getByRole('main').getByRole('link', { name: 'Cuba percuma' }).click();
  await expect(page).toHaveURL(/\/invitation\/form\/new/);
  await page.getByRole('navigation', { name: 'Bahagian kad' }).getByRole('link', { name: NAMES }).click();
  const names = form(page, NAMES);
  await expect(names.getByLabel('Nama pendek').first()).toHaveValue('Puteri');
  await expect(names.getByLabel('Nama pendek').nth(1)).toHaveValue('Adam');
});

test('W-08 names typed before the app has loaded are kept when a link is followed at once', async ({ page }) => {
  const release = await hold(page, '**/assets/*.js');
  await page.goto(CATALOGUE, { waitUntil: 'commit' });
  await type(page, 'Puteri', 'Adam', '2027-02-06');
  await page.getByRole('main').getByRole('link', { name: 'Cuba percuma' }).click();
  await expect(page).toHaveURL(/\/invitation\/form\/new/);
  release();
  await page.getByRole('navigation', { name: 'Bahagian kad' }).getByRole('link', { name: NAMES }).click();
  await expect(form(page, NAMES).getByLabel('Nama pendek').first()).toHaveValue('Puteri');
  await expect(form(page, NAMES).getByLabel('Nama pendek').nth(1)).toHaveValue('Adam');
});

test('W-08 a name typed before its code has loaded is kept beside the others when the page is left', async ({
  page,
}) => {
  await page.goto(CATALOGUE);
  await type(page, 'Siti', 'Ali', '2027-02-06');
  await expect(written(cover(page, 'cv0001'))).toContainText('Siti');
  await page.route('**/assets/writing-*.js', () => undefined);
  await page.reload();
  await hydrated(page);
  await fields(page).getByLabel('Pengantin lelaki').fill('Ahmad');
  await fields(page).getByLabel('Tarikh majlis').fill('2027-02-13');
  await fields(page).getByLabel('Tarikh majlis').fill('');
  await page.unroute('**/assets/writing-*.js');
  await page.goto('/pricing');
  await page.goto(CATALOGUE);
  await expect(fields(page).getByLabel('Pengantin lelaki')).toHaveValue('Ahmad');
  await expect(fields(page).getByLabel('Pengantin perempuan')).toHaveValue('Siti');
  await expect(fields(page).getByLabel('Tarikh majlis')).toHaveValue('');
});

test('W-08 similar designs, the phone and the packages of a design show the names as well', async ({ page }) => {
  await page.goto('/invitation-design/details/cv0001');
  await type(page, 'Puteri', 'Adam');
  const similar = page.locator('[data-part="similar"]');
  await similar.scrollIntoViewIfNeeded();
  await expect(written(similar.locator('[data-part="named-cover"]').first())).toContainText('Puteri');
  await page.getByRole('button', { name: 'Kad digital' }).click();
  await expect(written(page.getByRole('main').locator('[data-part="named-cover"]').first())).toContainText('Adam');
});

test('W-08 names of the covers never replace what is typed in the editor, nor an invitation’s', async ({ page }) => {
  await page.goto('/invitation/form/new?design=cv0004&section=names');
  await form(page, NAMES).getByLabel('Nama pendek').first().fill('Aisyah');
  await page.goto(CATALOGUE);
  await type(page, 'Siti', 'Ali');
  await coverLink(page, 'cv0001').first().click();
  await page
    .getByRole('link', { name: /^Try Now For Free/ })
    .filter({ visible: true })
    .first()
    .click();
  await page.getByRole('navigation', { name: 'Bahagian kad' }).getByRole('link', { name: NAMES }).click();
  await expect(form(page, NAMES).getByLabel('Nama pendek').first()).toHaveValue('Aisyah');
  await expect(form(page, NAMES).getByLabel('Nama pendek').nth(1)).toHaveValue('');

  const customer = await ApiCustomer.register(person('jemputan lama'));
  const made = await customer.order();
  await customer.enter(page);
  await open(page, made, 'names');
  await expect(form(page, NAMES).getByLabel('Nama pendek').first()).toHaveValue('');
  await customer.close();
});

test('W-08 an empty field shows the sample’s name; removed, the covers are as before', async ({ page }) => {
  await page.goto(CATALOGUE);
  const first = cover(page, 'cv0001');
  await fields(page).getByLabel('Pengantin perempuan').fill('Siti');
  await expect(written(first)).toContainText('Siti');
  await expect(written(first)).toContainText('Danial');
  await expect(written(first)).toContainText('12 Disember 2026');
  await fields(page).getByRole('button', { name: 'Buang nama' }).click();
  await expect(page.locator('[data-part="written-cover"]')).toHaveCount(0);
  await expect(fields(page).getByLabel('Pengantin perempuan')).toHaveValue('');
  await expect(fields(page).getByLabel('Pengantin perempuan')).toBeFocused();
  await page.reload();
  await expect(fields(page).getByLabel('Pengantin perempuan')).toHaveValue('');
  await expect(page.locator('[data-part="written-cover"]')).toHaveCount(0);
});

for (const [what, bride, groom] of [
  ['markup', '<b>Siti</b>', '<img src=x>'],
  ['emoji', 'Siti 🌸💍', 'Ali 👨‍👩‍👧'],
  ['60 letters', 'W'.repeat(60), 'Muhammad Danial Hakim bin Abdul Rahman Al-Hafiz Putra Perdana'],
  ['capitals', 'NUR AISYAH', 'MUHAMMAD'],
  ['Jawi', 'سيتي نورحاليزا', 'محمد دانيال'],
] as const) {
  test(`W-08 ${what} in the names is text that stays on the cover`, async ({ page }) => {
    await page.goto(CATALOGUE);
    await type(page, bride, groom);
    const first = written(cover(page, 'cv0001'));
    const names = first.locator('[data-part="names"]');
    // As many letters as an invitation’s short name may have.
    const expected = [bride.slice(0, 40), '&', groom.slice(0, 40)].join('').replaceAll(' ', '');
    await expect.poll(async () => ((await names.textContent()) ?? '').replaceAll(' ', '')).toBe(expected);
    expect(await names.locator('b, img').count()).toBe(0);
    const [box, ink] = [await first.boundingBox(), await inkBox(names)];
    if (!box) throw new Error('the cover has no box');
    expect(ink.x).toBeGreaterThanOrEqual(box.x);
    expect(ink.x + ink.width).toBeLessThanOrEqual(box.x + box.width);
    expect(ink.y + ink.height).toBeLessThanOrEqual(box.y + box.height);
  });
}

test('W-08 names without a space, in capitals, of wide letters and of emoji stay on the guest’s cover', async ({
  browser,
}) => {
  test.slow();
  const customer = await ApiCustomer.register(person('nama tanpa ruang'));
  const { invitationId } = await customer.order();
  const guest = await browser.newPage({ reducedMotion: 'reduce' });
  const off: string[] = [];
  let measured = 0;
  // Among them scripts, whose widest letters are the farthest from their mean width.
  for (const design of ['cv0001', 'cv0004', 'cv0203', 'cv0301'])
    for (const [bride, groom] of [
      ['W'.repeat(40), 'abcdefghijklmnopqrstuvwxyz'.repeat(2).slice(0, 40)],
      ['🌸'.repeat(40), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.repeat(2).slice(0, 40)],
      ['WWWWWWWW', 'سيتينورحاليزا'.repeat(3)],
      ['MUHAMMAD', 'NUR AISYAH'],
    ] as const) {
      const named = (shortName: string) => ({ shortName, fullName: 'Siti Sarah' });
      await customer.update('names', {
        id: invitationId,
        couple: { bride: named(bride), groom: named(groom), order: 'bride-first' },
        couple2: null,
        inviter: { inviter1: { name1: 'Osman', name2: '' }, inviter2: null },
      });
      await chooseDesign(customer, invitationId, design);
      for (const [width, height] of [
        [320, 568],
        [375, 667],
        [1280, 800],
      ] as const) {
        await guest.setViewportSize({ width, height });
        await guest.goto(`${baseUrl()}/invitation/view/${invitationId}/x`);
        await guest.evaluate(() => document.fonts.ready);
        const [names, whole] = [guest.locator('#names'), await guest.locator('#cover').boundingBox()];
        const { x, y, width: wide, height: high } = await inkBox(names);
        if (!whole) throw new Error('the cover has no box');
        const size = await names.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
        const where = `${design} ${width}x${height} ${bride.slice(0, 2)}: ${Math.round(x)}+${Math.round(wide)}, ${Math.round(y)}+${Math.round(high)} of ${whole.width}x${whole.height}, ${size} px`;
        const inside =
          x >= whole.x && x + wide <= whole.x + whole.width && y >= whole.y && y + high <= whole.y + whole.height;
        if (!inside || size < 12) off.push(where);
        measured += 1;
      }
    }
  expect(off).toEqual([]);
  expect(measured).toBe(48);
  await guest.close();
  await customer.close();
});

test('W-08 names typed before their code has loaded are kept when the page is left at once', async ({ page }) => {
  // Never answered: the page is left before.
  await page.route('**/assets/writing-*.js', () => undefined);
  await page.goto(CATALOGUE);
  await hydrated(page);
  await type(page, 'Siti', 'Ali', '2027-02-06');
  await page.goto('/pricing');
  await page.unroute('**/assets/writing-*.js');
  await page.goto(CATALOGUE);
  await expect(fields(page).getByLabel('Pengantin perempuan')).toHaveValue('Siti');
  await expect(fields(page).getByLabel('Pengantin lelaki')).toHaveValue('Ali');
  await expect(fields(page).getByLabel('Tarikh majlis')).toHaveValue('2027-02-06');
  await expect(written(cover(page, 'cv0001'))).toContainText('Siti');
});

test('W-08 names typed before the app has loaded are on the covers once it has', async ({ page }) => {
  const release = await hold(page, '**/assets/*.js');
  await page.goto(CATALOGUE, { waitUntil: 'commit' });
  await fields(page).getByLabel('Pengantin lelaki').fill('Ali');
  release();
  await expect(written(cover(page, 'cv0001'))).toContainText('Ali');
});

test('W-08 the date can be typed in a form that was touched before the app has loaded @phones', async ({ page }) => {
  const release = await hold(page, '**/assets/*.js');
  await page.goto(CATALOGUE, { waitUntil: 'commit' });
  await type(page, 'Siti', 'Ali', '2027-02-06');
  await fields(page).getByLabel('Pengantin perempuan').focus();
  release();
  await expect(written(cover(page, 'cv0001'))).toContainText('Sabtu, 6 Februari 2027');
  await expect(fields(page).getByLabel('Tarikh majlis')).toHaveValue('2027-02-06');
});

test('W-08 a name typed before the code has loaded leaves the other kept names as they are', async ({ page }) => {
  await page.goto(CATALOGUE);
  await type(page, 'Siti', 'Ali', '2027-02-06');
  await expect(written(cover(page, 'cv0001'))).toContainText('Siti');
  const release = await hold(page, '**/assets/writing-*.js');
  await page.reload();
  await hydrated(page);
  await fields(page).getByLabel('Pengantin lelaki').fill('Ahmad');
  release();
  await expect(written(cover(page, 'cv0001'))).toContainText('Ahmad');
  await expect(fields(page).getByLabel('Pengantin perempuan')).toHaveValue('Siti');
  await expect(written(cover(page, 'cv0001'))).toContainText('Siti');
});

test('W-08 kept names come without moving the page', async ({ page }) => {
  await page.goto(CATALOGUE);
  await type(page, 'Siti', 'Ali', '2027-02-06');
  await expect(written(cover(page, 'cv0001'))).toContainText('Siti');
  await page.reload();
  await expect(written(cover(page, 'cv0001'))).toContainText('Siti');
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            list.getEntries().reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0),
          ),
        ).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 1000);
      }),
  );
  expect(shift).toBeLessThanOrEqual(0.01);
});

test('W-08 the cover of a design with the seller’s own colours stays as it is, with the names at its foot', async ({
  page,
}) => {
  const seller = await Seller.enter();
  const id = await seller.addDesign({
    basedOn: 'cv0001',
    name: 'Warna Sendiri',
    category: 'modern',
    theme: 'light',
    videoUrl: '',
  });
  await repaint(id);
  await page.goto(`${CATALOGUE}?category=modern`);
  await type(page, 'Siti', 'Ali');
  const own = cover(page, id);
  await own.scrollIntoViewIfNeeded();
  await expect(own).toContainText('Pada kad sebenar: Siti & Ali');
  await expect(own.locator('[data-part="written-cover"]')).toHaveCount(0);
  await seller.close();
});

test('W-08 the names on a cover are where and as large as on the guest’s page, for every design', async ({
  page,
  browser,
}) => {
  test.slow();
  const [bride, groom] = ['Nur Aisyah Humaira', 'Muhammad Danial Hakim'];
  const customer = await ApiCustomer.register(person('kulit sebenar'));
  const { invitationId } = await customer.order();
  const person_ = (shortName: string) => ({ shortName, fullName: shortName });
  await customer.update('names', {
    id: invitationId,
    couple: { bride: person_(bride), groom: person_(groom), order: 'bride-first' },
    couple2: null,
    inviter: { inviter1: { name1: 'Osman', name2: '' }, inviter2: null },
  });
  await customer.update('date-time', {
    id: invitationId,
    date: '2027-02-06',
    startTime: '11:00',
    endTime: '16:00',
    tentative: [],
  });
  const guest = await browser.newPage({ viewport: { width: 468, height: 702 }, reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(CATALOGUE);
  // The app keeps them for the pages below.
  await hydrated(page);
  await type(page, bride, groom, '2027-02-06');

  const off: string[] = [];
  let compared = 0;
  for (let number = 1; number <= 3; number += 1) {
    await page.goto(`${CATALOGUE}?page=${number}`);
    const tiles = page.getByRole('listitem').filter({ has: page.locator('[data-part="named-cover"]') });
    await expect(tiles.first()).toBeVisible();
    for (const tile of await tiles.all()) {
      const id = /cv\d{4}/.exec((await coverLink(tile).getAttribute('href')) ?? '')?.[0] ?? '';
      await tile.scrollIntoViewIfNeeded();
      const names = written(tile).locator('[data-part="names"]');
      await expect(names).toContainText('Humaira');
      const shown = relative(await inkBox(names), await written(tile).boundingBox());
      const { covers } = await customer.get<WritableCovers>(`/api/design/writable-covers?ids=${id}`);
      const sample = covers[0]?.sample;
      if (!sample) throw new Error(`${id} has no sample`);
      await chooseDesign(customer, invitationId, id, { title: sample.title });
      await customer.update('location', { id: invitationId, venue: sample.place, address: '' });
      await guest.goto(`${baseUrl()}/invitation/view/${invitationId}/x`);
      await guest.addStyleTag({ content: STILL });
      await guest.evaluate(() => document.fonts.ready);
      const real = relative(await inkBox(guest.locator('#names')), { x: 0, y: 0, width: 468, height: 702 });
      const difference = shown.map((value, i) => Math.abs(value - (real[i] ?? 0)));
      if (Math.max(...difference) > 0.02) off.push(`${id}: ${shown.join(' ')} instead of ${real.join(' ')}`);
      compared += 1;
    }
  }
  expect(off).toEqual([]);
  expect(compared).toBe(53);
  await guest.close();
  await customer.close();
});

/** The seller gives a design other colours than those that it was drawn with. */
async function repaint(id: string): Promise<void> {
  const session = await ApiCustomer.register({ name: 'Penjual', email: 'seller@example.com' });
  const http = await request.newContext({
    baseURL: baseUrl(),
    extraHTTPHeaders: { Authorization: `Bearer ${session.token}` },
  });
  const { data } = (await (await http.get(`/api/admin/design/find-one/${id}`)).json()) as {
    data: Contract['GET /api/admin/design/find-one/:id']['data'];
  };
  const palette = { ...data.design.palette, name: '#123456' };
  const answer = await http.put('/api/admin/design/update', { data: { id, palette } });
  if (!answer.ok()) throw new Error(`the colours were refused: ${await answer.text()}`);
  await http.dispose();
  await session.close();
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The box around the lines of a text, as wide as they are. */
function inkBox(text: Locator): Promise<Box> {
  return text.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const boxes: DOMRect[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      boxes.push(...range.getClientRects());
    }
    const [x, y] = [Math.min(...boxes.map(({ left }) => left)), Math.min(...boxes.map(({ top }) => top))];
    return {
      x,
      y,
      width: Math.max(...boxes.map(({ right }) => right)) - x,
      height: Math.max(...boxes.map(({ bottom }) => bottom)) - y,
    };
  });
}

/** Left, top, width and height of a box as parts of a cover's. */
function relative({ x, y, width, height }: Box, cover: Box | null): number[] {
  if (!cover) throw new Error('the cover has no box');
  return [(x - cover.x) / cover.width, (y - cover.y) / cover.height, width / cover.width, height / cover.height].map(
    (part) => +part.toFixed(3),
  );
}
