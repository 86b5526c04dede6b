import { CATALOGUE_PAGE_SIZE } from '@serikad/shared/designs/design.types';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { withoutFirstAnswers } from '../support/screens/answers.ts';
import { Seller } from '../support/seller.ts';

const VIDEO = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
const CATEGORY = 'rustic';

/** The text of a chat link. */
async function chatText(link: Locator): Promise<string> {
  const url = new URL((await link.getAttribute('href')) ?? '');
  expect(url.origin + url.pathname).toBe('https://wa.me/60100000000');
  expect(await link.getAttribute('target')).toBe('_blank');
  return url.searchParams.get('text') ?? '';
}

/** The catalogue's calls fail until the answer is called. */
async function cutOffDesigns(page: Page): Promise<() => Promise<void>> {
  await withoutFirstAnswers(page);
  await page.route('**/api/design/**', (route) => route.abort());
  return () => page.unroute('**/api/design/**');
}

test.describe('a catalogue of two pages', () => {
  let seller: Seller;
  let withVideo: string;
  let withoutVideo: string;

  test.beforeAll(async () => {
    seller = await Seller.enter();
    const design = { basedOn: 'cv0001', category: CATEGORY, theme: 'light', videoUrl: '' } as const;
    withVideo = await seller.addDesign({ ...design, name: 'Rimba Senja', videoUrl: VIDEO });
    for (let i = 1; i <= CATALOGUE_PAGE_SIZE; i++)
      withoutVideo = await seller.addDesign({ ...design, name: `Rimba ${i}` });
  });
  test.afterAll(() => seller.close());

  test('I-01 chips and pages stand in the address; Back finds the place again; a page beyond the last says so', async ({
    page,
  }) => {
    await page.goto(`/cardvideo?category=${CATEGORY}`);
    const chips = page.getByRole('navigation', { name: 'Kategori' });
    await expect(chips.getByRole('link')).toHaveText([
      'All',
      'Floral',
      'Minimalist',
      'Islamic',
      'Vintage',
      'Modern',
      'Classic',
      'Rustic',
    ]);
    await expect(chips.getByRole('link', { name: 'Rustic' })).toBeInViewport();
    await expect(chips.getByRole('link', { name: 'Rustic' })).toHaveAttribute('aria-current', 'true');
    // The catalogue's six and these nineteen.
    const count = page.getByText(/daripada \d+ rekaan/);
    await expect(count).toHaveText('1–18 daripada 25 rekaan');
    await expect(page.getByRole('heading', { name: 'Bina kad anda, percuma untuk 24 jam pertama' })).toBeVisible();

    const pager = page.getByRole('navigation', { name: 'Halaman' });
    await pager.getByRole('link', { name: 'Halaman seterusnya' }).scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(1000);
    await pager.getByRole('link', { name: 'Halaman seterusnya' }).tap();
    await expect(page).toHaveURL(`/cardvideo?category=${CATEGORY}&page=2`);
    await expect(count).toHaveText('19–25 daripada 25 rekaan');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(100);
    await page.goBack();
    await expect(count).toHaveText('1–18 daripada 25 rekaan');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(place - 100);

    await page.goto(`/cardvideo?category=${CATEGORY}&page=7`);
    await expect(page.getByRole('heading', { name: 'No matches' })).toBeVisible();
    await page.getByRole('link', { name: 'Ke halaman pertama' }).tap();
    await expect(count).toHaveText('1–18 daripada 25 rekaan');

    await chips.getByRole('link', { name: 'All' }).tap();
    await expect(page).toHaveURL('/cardvideo');
  });

  test('I-02 the popup sells each package in the chat at its own price; Back closes it where it was opened', async ({
    page,
  }) => {
    await page.goto(`/cardvideo?category=${CATEGORY}`);
    const opener = page.getByRole('button', { name: `Pakej ${withVideo}` });
    await opener.tap();
    const popup = page.getByRole('dialog', { name: 'Rimba Senja' });
    await expect(popup.getByRole('tab')).toHaveText(['Motion Video', 'RSVP']);
    await expect(popup.getByRole('tab', { name: 'RSVP' })).toHaveAttribute('aria-selected', 'true');
    const sample = popup.getByRole('link', { name: /^Contoh/ });
    await expect(sample).toHaveAttribute('href', `/invitation/view/sample_${withVideo}/sample`);
    await expect(sample).toHaveAttribute('target', '_blank');

    const prices = async (tab: string) => {
      await popup.getByRole('tab', { name: tab }).tap();
      const seen: string[] = [];
      for (const choice of await popup.getByRole('radio').all()) {
        await choice.check();
        seen.push((await popup.getByRole('link', { name: /^Beli sekarang/ }).textContent()) ?? '');
      }
      return seen;
    };
    expect(await prices('Motion Video')).toEqual([
      'Beli sekarang (RM 20)',
      'Beli sekarang (RM 30)',
      'Beli sekarang (RM 65)',
    ]);
    await expect(popup.getByRole('link', { name: /^Main/ })).toHaveAttribute('href', VIDEO);
    expect(await prices('RSVP')).toEqual(['Beli sekarang (RM 35)', 'Beli sekarang (RM 45)', 'Beli sekarang (RM 65)']);
    await popup
      .getByRole('radio', { name: /RSVP Premium/ })
      .first()
      .check();
    const text = await chatText(popup.getByRole('link', { name: 'Beli sekarang (RM 45)' }));
    expect(text).toContain('RSVP Premium (RM 45)');
    expect(text).toContain(withVideo);

    await popup.getByRole('tab', { name: 'RSVP' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(popup.getByRole('tab', { name: 'Motion Video' })).toBeFocused();
    await expect(popup.getByRole('radio', { name: /Video Standard/ })).toBeVisible();

    await page.goBack();
    await expect(popup).toBeHidden();
    await expect(page).toHaveURL(`/cardvideo?category=${CATEGORY}`);
    await opener.tap();
    await popup.getByRole('link', { name: 'Lihat pakej' }).tap();
    await expect(page).toHaveURL('/pricing');
  });

  test('I-03 a design’s page has its video, samples, packages, A6 cards and questions, and its buttons always in view', async ({
    page,
  }) => {
    await page.goto(`/invitation-design/details/${withVideo}`);
    await expect(page.getByRole('link', { name: /Play Motion Video/ })).toHaveAttribute('href', VIDEO);
    await page.getByRole('button', { name: 'Kad digital', exact: true }).tap();
    await expect(page.getByRole('img', { name: /pada telefon/ })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Bahasa Melayu' })).toHaveAttribute(
      'href',
      `/invitation/view/sample_${withVideo}/sample`,
    );
    await expect(page.getByRole('radio')).toHaveCount(5);
    for (const name of ['Motion Video', 'RSVP Standard', 'RSVP Premium']) {
      await expect(page.getByRole('heading', { level: 3, name })).toHaveCount(1);
    }
    await expect(page.getByRole('table', { name: 'Harga kad cetak A6' }).getByRole('row')).toHaveCount(8);
    await expect(page.locator('main').getByRole('link', { name: /Semua harga/ })).toHaveAttribute('href', '/pricing');
    const question = page.getByText('Adakah PDF termasuk?');
    await question.tap();
    await expect(page.getByText(/berharga RM 12/)).toBeVisible();

    const tryNow = page.getByRole('link', { name: 'Try Now For Free' });
    await expect(tryNow.filter({ visible: true }).last()).toBeInViewport();
    await expect(tryNow).toHaveCount(2);
    await tryNow.first().scrollIntoViewIfNeeded();
    await expect(tryNow).toHaveCount(1);
    await expect(tryNow).toHaveAttribute('href', `/invitation/form/new?design=${withVideo}`);
    expect(await chatText(page.getByRole('link', { name: 'Chat dengan kami' }).first())).toContain('Rimba Senja');

    await page.goto(`/invitation-design/details/${withoutVideo}`);
    await expect(page.getByText('Motion Video akan datang')).toBeVisible();
    await page.goto('/invitation-design/details/cv0001');
    await expect(page.getByRole('link', { name: /Play Motion Video/ })).toHaveAttribute('href', '/motion/cv0001');
  });
});

test('I-01 I-03 without a connection the catalogue says Something went wrong, and Try again loads the designs', async ({
  page,
}) => {
  for (const [path, there] of [
    ['/cardvideo', page.getByText(/daripada \d+ rekaan/)],
    ['/invitation-design/details/cv0004', page.getByRole('heading', { level: 1, name: 'Malam Nilam' })],
  ] as const) {
    const reconnect = await cutOffDesigns(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await reconnect();
    await page.getByRole('button', { name: 'Try again' }).tap();
    await expect(there).toBeVisible();
  }
});

test('S-30 the price page has every price of the list, the discounts and the trial', async ({ page }) => {
  await page.goto('/pricing');
  const main = page.locator('main');
  await expect(main.getByText('28%', { exact: true })).toBeVisible();
  for (const [name, current, initial, percent] of [
    ['Video + RSVP', 65, 90, 28],
    ['RSVP Premium', 48, 55, 13],
    ['RSVP Standard', 35],
    ['Video Premium', 43],
    ['Video Standard', 30],
  ] as const) {
    const plan = main.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
    await expect(plan.locator('.price')).toHaveText(`RM${current}`);
    await expect(plan.locator('s')).toHaveText(initial === undefined ? [] : [`RM${initial}`]);
    await expect(plan.getByText(/^−\d+%$/)).toHaveText(percent === undefined ? [] : [`−${percent}%`]);
  }
  const rows = (name: string) => main.getByRole('table', { name }).locator('tbody tr');
  await expect(rows('Harga kad cetak A6').locator('td:last-child')).toHaveText(
    [90, 135, 180, 210, 270, 310, 350].map((price) => `RM${price}`),
  );
  await expect(rows('Harga pelekat').locator('td:last-child')).toHaveText(
    [10, 18, 25, 32, 37].map((price) => `RM${price}`),
  );
  for (const text of [
    'Cetakan dua muka',
    'Saiz A6',
    'Art card berkilat',
    'Sampul putih percuma',
    'Penghantaran percuma',
  ])
    await expect(main.getByText(text)).toBeVisible();
  await expect(main.getByText('Cetak sendiri, A5 atau A6, 2 muka surat. Percuma dengan kad cetak.')).toBeVisible();
  await expect(main.getByText(/Cuba dahulu, bayar kemudian/)).toBeVisible();
});

test('S-31 the trays are eleven galleries with a chat each; their pictures open large, by finger, key and Back', async ({
  page,
}) => {
  await page.goto('/dulang');
  const names = 'Purple Blue,Pink,Blue,Brown,White,Soft Pink,Purple,Yellow,Red,Pastel,Hot Pink'.split(',');
  const rent = page.getByRole('link', { name: /^Sewa dulang/ });
  await expect(rent).toHaveCount(names.length);
  for (const [i, name] of names.entries()) expect(await chatText(rent.nth(i))).toContain(`tona ${name}`);

  await page.getByRole('button', { name: 'Lihat gambar dulang Purple, bunga' }).tap();
  const large = page.getByRole('dialog', { name: 'Dulang Purple' });
  await expect(large.getByText('(2 / 4)')).toBeVisible();
  const picture = large.getByRole('img', { name: /tona Purple/ });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await large.getByRole('button', { name: 'Gambar seterusnya' }).tap();
  await page.keyboard.press('ArrowRight');
  await expect(large.getByText('Dulang emas, dulang pilihan lain (4 / 4)')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(large.getByText('(1 / 4)')).toBeVisible();
  await page.goBack();
  await expect(large).toBeHidden();
  await expect(page).toHaveURL('/dulang');

  await page.getByRole('link', { name: 'Borang sewa' }).tap();
  await expect(page).toHaveURL('/dulang/form');
});

test('S-31 the tray form keeps to its rules, keeps what was typed, and sends one message', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-20T04:00:00Z'));
  await page.goto('/dulang/form');
  const send = page.getByRole('link', { name: 'Hantar melalui WhatsApp' });
  const summary = page.getByRole('complementary', { name: 'Ringkasan' });
  await expect(page.getByLabel('Tarikh majlis')).toHaveValue('2026-12-04');
  await expect(page.getByLabel('Tarikh ambil')).toHaveValue('2026-12-02');
  await expect(page.getByLabel('Tarikh pulang')).toHaveValue('2026-12-06');
  await expect(summary.getByText('2 – 6 Dis 2026')).toBeVisible();
  expect(await chatText(send)).toContain('Dulang hitam, 7 × RM25\nTarikh majlis: Jumaat, 4 Disember 2026');

  await page.getByRole('button', { name: 'Tambah bilangan dulang emas' }).tap();
  await expect(summary.getByRole('status')).toHaveText('Jumlah: RM205');
  await page.getByLabel('Tarikh pulang').fill('2026-12-08');
  await expect(page.getByText('Tarikh pulang mesti 1 hingga 5 hari selepas tarikh ambil')).toBeVisible();
  await page.getByLabel('Tarikh majlis').fill('2026-11-22');
  await expect(page.getByText('Tarikh majlis mesti sekurang-kurangnya 3 hari dari hari ini')).toBeVisible();
  await expect(send).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Hantar melalui WhatsApp' })).toBeDisabled();

  await page.reload();
  await expect(page.getByLabel('Tarikh majlis')).toHaveValue('2026-11-22');
  await page.getByLabel('Tarikh majlis').fill('2026-12-04');
  await page.getByLabel('Tarikh pulang').fill('2026-12-05');
  await expect(send).toBeVisible();
  await page.getByRole('textbox', { name: 'bilangan dulang hitam' }).fill('0');
  await page.getByRole('textbox', { name: 'bilangan dulang emas' }).fill('0');
  await expect(summary.getByText('Pilih sekurang-kurangnya satu dulang.')).toBeVisible();
  await expect(send).toHaveCount(0);
});

test('S-04 the promo popup stays away until the shop’s setting asks for it, then shows once', async ({ page }) => {
  const promo = page.getByRole('dialog', { name: 'Limited time offer. Up to 28% discount' });
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Statistik' })).toContainText('750');
  await expect(promo).toHaveCount(0);

  await withoutFirstAnswers(page);
  await page.route('**/api/config', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: object };
    await route.fulfill({ response: answer, json: { ...body, data: { ...body.data, promoPopup: true } } });
  });
  await page.reload();
  await expect(promo).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(promo).toBeHidden();
  const asked = page.waitForResponse('**/api/config');
  await page.reload();
  await asked;
  await expect(page.getByRole('region', { name: 'Statistik' })).toContainText('750');
  await expect(promo).toBeHidden();
});

test('S-33 each page that is opened is reported once, by a device of eight characters; a failure changes nothing', async ({
  page,
}) => {
  const visits: { path: string; isNew: boolean; deviceId: string }[] = [];
  await page.route('**/visitor/visit', async (route) => {
    visits.push(route.request().postDataJSON() as (typeof visits)[number]);
    await route.abort();
  });
  await page.goto('/pricing');
  await expect.poll(() => visits.map(({ path, isNew }) => [path, isNew])).toEqual([['/pricing', true]]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Dasar privasi' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Dasar Privasi' })).toBeVisible();
  await expect.poll(() => visits.length).toBe(2);
  const id = await page.evaluate(() => localStorage.getItem('deviceId'));
  expect(id).toMatch(/^[!-~]{8}$/);
  expect(visits[1]).toMatchObject({ path: '/privacy-policy', isNew: false, deviceId: id });

  await page.goto('/invitation/view/sample_cv0004/sample');
  await expect(page.getByRole('button', { name: 'Buka Jemputan' })).toBeVisible();
  await page.evaluate(() => localStorage.setItem('deviceId', 'dev-0001'));
  await page.goto('/pricing');
  await page.goto('/cardvideo');
  await expect(page.getByText(/daripada \d+ rekaan/)).toBeVisible();
  expect(visits.map(({ path }) => path)).toEqual(['/pricing', '/privacy-policy']);
});

test('S-02 a design’s code is written as in its address, on every page @both', async ({ page }) => {
  await page.goto('/cardvideo');
  const packages = page.getByRole('button', { name: /^Pakej cv\d{4}$/ });
  await expect(packages.first()).toBeVisible();
  await packages.first().click();
  await expect(page.getByRole('dialog').getByText(/^cv\d{4} · /)).toBeVisible();
  expect(await page.locator('body').innerText()).not.toMatch(/CV\d{4}/);
  const chat = page.getByRole('dialog').getByRole('link', { name: /^Beli/ });
  expect(decodeURIComponent((await chat.getAttribute('href')) ?? '')).toMatch(/rekaan cv\d{4} /);
  await page.goto('/invitation-design/details/cv0004');
  await expect(page).toHaveTitle(/\(cv0004\)/);
  await expect(page.getByText('Rekaan cv0004 · ')).toBeVisible();
  expect(await page.locator('body').innerText()).not.toMatch(/CV\d{4}/);
});

test('a page opens with a query key that is given twice, as doubled tracking parameters do', async ({ page }) => {
  await page.goto('/pricing?utm_source=a&utm_source=b#faq');
  await expect(page.getByRole('heading', { level: 1, name: 'Harga' })).toBeVisible();
});
