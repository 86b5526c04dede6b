import { expect, test, type Page } from '@playwright/test';
import type { Contract } from '@serikad/shared/api/contract';
import { ApiCustomer } from '../support/api.ts';
import { Seller } from '../support/seller.ts';
import { person } from '../support/sign-in.ts';

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);
const seller = (email = 'seller@example.com') => ApiCustomer.register({ name: 'Penjual SeriKad', email });

test('a page loaded afresh begins at its top; Back and a reload find the old place', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('heading', { name: 'Tarikh sudah ada' }).scrollIntoViewIfNeeded();
  const place = await scrollY(page);
  expect(place).toBeGreaterThan(1000);
  for (const path of ['/contact-us', '/tiada-halaman', '/']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    expect(await scrollY(page), path).toBe(0);
  }
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => scrollY(page)).toBeGreaterThan(place - 100);
  await page.reload();
  await expect.poll(() => scrollY(page)).toBeGreaterThan(place - 100);
});

test('W-01 a page that is scrolled before its scripts have come stays where it is', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/shop-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('heading', { name: 'Tarikh sudah ada' }).scrollIntoViewIfNeeded();
  const place = await scrollY(page);
  expect(place).toBeGreaterThan(1000);
  release();
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('content') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
  await page.waitForLoadState('networkidle');
  expect(await scrollY(page)).toBe(place);
});

test('the catalogue and its open popup stay when asking for the designs anew fails', async ({ page }) => {
  await page.clock.install();
  await page.goto('/cardvideo');
  await page
    .getByRole('button', { name: /^Pakej/ })
    .first()
    .click();
  const popup = page.getByRole('dialog');
  await expect(popup).toBeVisible();
  let failed = 0;
  await page.route('**/api/design/search?**', (route) => {
    failed += 1;
    return route.abort('internetdisconnected');
  });
  await page.clock.fastForward('11:00');
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await page.clock.runFor(60_000);
  await expect.poll(() => failed).toBeGreaterThan(0);
  await page.clock.runFor(60_000);
  await expect(popup).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /^Rekaan cv/ })).not.toHaveCount(0);
  await expect(page.getByText('Something went wrong')).toHaveCount(0);
});

test.describe('in the browser of an app', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 14; wv) AppleWebKit/537.36 Chrome/126 Mobile Instagram 330.0' });

  test('an error message lies above an open dialog and is read there at once', async ({ page }) => {
    const couple = await ApiCustomer.register(person('mesej atas dialog'));
    const { orderId, invitationId } = await couple.order();
    await couple.wish({ invitationId, from: 'Mak Long', willAttend: true, attendanceCount: 2, message: 'Tahniah' });
    await couple.enter(page);
    await page.goto(`/invitation-order/view/wish-attendance/${orderId}`);
    await page.getByRole('button', { name: 'Export (CSV)' }).click();
    const dialog = page.getByRole('dialog', { name: 'Senarai tetamu (CSV)' });
    await expect(dialog).toBeVisible();
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('no')) } });
      document.execCommand = () => false;
    });
    await dialog.getByRole('button', { name: 'Salin teks' }).click();
    // Inside the dialog: everything else is inert while it is open.
    await expect(dialog.getByRole('alert')).toContainText('Tidak dapat disalin');
    const toast = page.locator('.toast--bad');
    await expect(toast).toBeVisible();
    expect(await toast.evaluate((element) => element.closest('.toasts')?.matches(':popover-open'))).toBe(true);
    await couple.close();
  });
});

test('an admin page whose code is missing keeps frame, menu and main', { tag: '@desktop' }, async ({ page }) => {
  const boss = await seller();
  await boss.enter(page);
  await page.route('**/assets/figures-page-*.js', (route) => route.abort('internetdisconnected'));
  await page.goto('/admin/figures');
  await expect(page.getByRole('button', { name: 'Muat semula' })).toBeVisible();
  await expect(page.getByRole('main')).toHaveCount(1);
  await page.getByRole('complementary').getByRole('link', { name: 'Jejak audit' }).click();
  await expect(page).toHaveURL('/admin/audit');
  await expect(page.getByRole('button', { name: 'Muat semula' })).toHaveCount(0);
  await boss.close();
});

test('an unknown design does not keep the title of the one before it', async ({ page }) => {
  await page.goto('/invitation-design/details/cv0004');
  await expect(page).toHaveTitle(/cv0004/);
  await page.evaluate(() => {
    history.pushState({}, '', '/invitation-design/details/cv9999');
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Rekaan tidak dijumpai' })).toBeVisible();
  await expect(page).toHaveTitle('Rekaan · SeriKad');
});

test('the typing on the home page can be paused, and ends by itself', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const heading = page.getByRole('heading', { level: 1 });
  const text = () => heading.innerText();
  const whole = await text();
  await page.clock.runFor(2500);
  await expect.poll(text).not.toBe(whole);
  await page.getByRole('button', { name: 'Jeda animasi' }).click();
  const paused = await text();
  await page.clock.runFor(10_000);
  expect(await text()).toBe(paused);
  await page.getByRole('button', { name: 'Sambung animasi' }).click();
  for (let step = 0; step < 20; step += 1) await page.clock.runFor(1000);
  await expect(page.getByRole('button', { name: 'Jeda animasi' })).toHaveCount(0);
  expect(await text()).toBe(whole);
});

test('the tab of an order counts its RSVPs by one small call', async ({ page }) => {
  const couple = await ApiCustomer.register(person('kira jawapan'));
  const { orderId, invitationId } = await couple.order();
  for (const from of ['Ali', 'Abu', 'Ah Seng']) {
    await couple.wish({ invitationId, from, willAttend: true, attendanceCount: 1, message: '' });
  }
  await couple.enter(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/wish/get-all/')) calls.push(new URL(request.url()).search);
  });
  await page.goto(`/invitation-order/view/invitation-details/${orderId}`);
  await expect(page.locator('main nav').getByRole('link').filter({ hasText: /\d/ }).last()).toHaveText(/\D3$/);
  expect(calls).toEqual(['?limit=1']);
  await couple.close();
});

test(
  'a design renamed elsewhere keeps its new name when a colour typed before is saved',
  { tag: '@desktop' },
  async ({ page }) => {
    const catalogue = await Seller.enter();
    const design = { basedOn: 'cv0001', category: 'rustic', theme: 'light', videoUrl: '' } as const;
    const id = await catalogue.addDesign({ ...design, name: 'Nama Lama' });
    const boss = await seller();
    await boss.enter(page);
    await page.goto(`/admin/designs/${id}`);
    const name = page.getByRole('textbox', { name: 'Nama', exact: true });
    await expect(name).toHaveValue('Nama Lama');
    const colour = page.getByRole('textbox', { name: 'Butang', exact: true });
    await colour.fill('#123456');
    await boss.send('PUT', '/api/admin/design/update', { id, name: 'Nama Baharu' });
    await page.reload();
    await expect(name).toHaveValue('Nama Baharu');
    await expect(colour).toHaveValue('#123456');
    await page.getByRole('button', { name: 'Simpan', exact: true }).click();
    await expect(page.getByText('Tiada perubahan')).toBeVisible();
    const stored = await boss.get<Contract['GET /api/admin/design/find-one/:id']['data']>(
      `/api/admin/design/find-one/${id}`,
    );
    expect(stored.design).toMatchObject({ name: 'Nama Baharu', palette: { btn: '#123456' } });
    await catalogue.close();
    await boss.close();
  },
);

test('a package chosen on the price page stays chosen through catalogue, details and order form', async ({ page }) => {
  await page.goto('/pricing');
  const plan = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'RSVP Standard' }) });
  await expect(plan.getByRole('link', { name: 'Tempah pakej ini' })).toHaveAttribute(
    'href',
    '/invitation/create-order?option=rsvp-standard',
  );
  await plan.getByRole('link', { name: 'Pilih rekaan' }).click();
  await expect(page).toHaveURL('/cardvideo?option=rsvp-standard');
  await expect(page.getByText('Pakej pilihan anda: RSVP Standard (RM35)')).toBeVisible();
  await page.getByRole('navigation', { name: 'Kategori' }).getByRole('link', { name: 'Islamic' }).click();
  await expect(page).toHaveURL('/cardvideo?category=islamic&option=rsvp-standard');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Rekaan cv/ })
    .first()
    .click();
  await expect(page).toHaveURL(/details\/.*option=rsvp-standard/);
  await expect(page.getByRole('radio', { name: /^RSVP Standard/ })).toBeChecked();
  await page.getByRole('link', { name: 'Tempah pakej ini' }).first().click();
  await expect(page).toHaveURL('/invitation/create-order');
  const select = page.getByLabel('Pakej digital');
  await expect(select).toHaveValue('rsvp-standard');
  await page.reload();
  await expect(select).toHaveValue('rsvp-standard');
  await page.getByRole('link', { name: 'Tukar' }).click();
  await expect(page).toHaveURL('/cardvideo?option=rsvp-standard');
});

test('the popup is titled by the design, says whose prices it shows, and leads to trying and ordering', async ({
  page,
}) => {
  await page.goto('/cardvideo');
  const first = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Pakej/ }) })
    .first();
  const name = (await first.locator('b').textContent()) ?? '';
  const href = (await first.getByRole('link').getAttribute('href')) ?? '';
  const id = new URL(href, 'http://x').pathname.split('/').at(-1) ?? '';
  await first.getByRole('button', { name: /^Pakej/ }).click();
  const popup = page.getByRole('dialog', { name });
  await expect(popup.getByText('Harga tempahan WhatsApp')).toBeVisible();
  await popup.getByRole('radio', { name: /RSVP Standard/ }).check();
  await expect(popup.getByRole('link', { name: 'Cuba percuma' })).toHaveAttribute(
    'href',
    `/invitation/form/new?design=${id}`,
  );
  await popup.getByRole('link', { name: 'Tempah di sini (RM 35)' }).click();
  await expect(page.getByLabel('Pakej digital')).toHaveValue('rsvp-standard');
  await expect(page.getByRole('main').getByText(name, { exact: true })).toBeVisible();
});

test('every page of the shop leads to trays, planner and a free trial', async ({ page }) => {
  for (const path of ['/', '/pricing', '/cardvideo', '/dulang', '/privacy-policy']) {
    await page.goto(path);
    const footer = page.getByRole('contentinfo');
    for (const [name, href] of [
      ['Dulang Hantaran', '/dulang'],
      ['Perancang majlis', '/planner'],
      ['Cuba percuma', '/invitation/form/new'],
    ] as const) {
      await expect(footer.getByRole('link', { name }), path).toHaveAttribute('href', href);
    }
  }
});

test(
  'the profile leads to planner and trays; the admin pages have a way to sign out',
  { tag: '@desktop' },
  async ({ page }) => {
    const boss = await seller('leaving-seller@example.com');
    await boss.enter(page);
    await page.goto(`/user/profile/${boss.userId}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Perancang majlis' })).toHaveAttribute('href', '/planner');
    await expect(main.getByRole('link', { name: 'Dulang Hantaran' })).toHaveAttribute('href', '/dulang');
    await page.goto('/admin');
    await page.getByRole('complementary').getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL('/');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await boss.close();
  },
);

test('while a motion plays on a desktop its bar of the time stays visible', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/motion/cv0004');
  const shown = (selector: string) =>
    page.locator(selector).evaluate((element) => getComputedStyle(element).opacity === '1');
  const isPlaying = () => page.evaluate(() => document.documentElement.classList.contains('playing'));
  await expect.poll(isPlaying).toBe(true);
  expect(await shown('#toggle')).toBe(true);
  await expect.poll(() => page.evaluate(() => document.documentElement.classList.contains('awake'))).toBe(false);
  expect(await isPlaying()).toBe(true);
  for (const selector of ['.ctl', '#time']) expect(await shown(selector), selector).toBe(true);
});

test('one of two Pay Now buttons is in view at a time during the trial, and messages are above the bar', async ({
  page,
}) => {
  const couple = await ApiCustomer.register(person('dua butang bayar'));
  const { orderId } = await couple.order();
  const createdAt = new Date(Date.now() - 2.5 * 24 * 3_600_000).toISOString();
  await page.route('**/api/order/find-one/**', async (route) => {
    const response = await route.fetch();
    const text = (await response.text())
      .replaceAll(/"paymentState":"[a-z-]+"/g, '"paymentState":"trial"')
      .replaceAll(/"createdAt":"[^"]+"/g, `"createdAt":"${createdAt}"`);
    await route.fulfill({ response, body: text });
  });
  await couple.enter(page);
  await page.goto(`/invitation-order/view/items/${orderId}`);
  // Four and a half days are five.
  await expect(page.getByText('Percubaan percuma tamat dalam 5 hari')).toBeVisible();
  const pay = page.getByRole('link', { name: 'Pay Now' }).filter({ visible: true });
  await expect(pay).toHaveCount(1);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const bar = page.locator('[data-part="payment-bar"]');
  await expect(bar).toBeVisible();
  await expect(page.locator('.banner')).not.toBeInViewport();
  const bottom = await page.locator('.toasts').evaluate((list) => getComputedStyle(list).bottom);
  expect(parseFloat(bottom)).toBeGreaterThan((await bar.boundingBox())?.height ?? 0);
  await couple.close();
});

test('after a refusal the count offers what is left, with the sentence in view; held sideways the button does not cover the fields', async ({
  page,
}) => {
  const couple = await ApiCustomer.register(person('tempat terhad'));
  const { invitationId } = await couple.order();
  await couple.update('attendance-info', { id: invitationId, show: true, limit: 3, message: '', totalLimit: 6 });
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto(`/invitation/view/${invitationId}/jemputan`);
  await couple.wish({ invitationId, from: 'Mak Long', willAttend: true, attendanceCount: 3, message: '' });
  await couple.wish({ invitationId, from: 'Pak Long', willAttend: true, attendanceCount: 2, message: '' });
  await page.getByRole('button', { name: 'Buka Jemputan' }).tap();
  await page.getByRole('navigation', { name: 'Menu jemputan' }).getByRole('button', { name: 'RSVP' }).tap();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox').first().fill('Cikgu Wahab');
  const count = sheet.locator('select[name="count"]');
  await count.selectOption('3');
  await sheet.getByRole('button', { name: 'Hantar' }).click();
  const said = sheet.getByRole('alert');
  await expect(said).toHaveText('Hanya tinggal 1 tempat');
  await expect(count.locator('option')).toHaveCount(1);
  await expect(count).toHaveValue('1');
  await expect(said).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 812, height: 375 });
  await expect(sheet.locator('.foot')).toHaveCSS('position', 'static');
  await couple.close();
});
