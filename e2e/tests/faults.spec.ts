import { expect, type Page, type Route } from '@playwright/test';
import { syafiqah } from '../fixtures/weddings.ts';
import { ApiCustomer } from '../support/api.ts';
import { Guest } from '../support/guest.ts';
import { fillInvitation } from '../support/invitations.ts';
import { show } from '../support/screens/show.ts';
import { SCREENS } from '../support/screens/table.ts';
import { test } from '../support/screens/with-world.ts';
import { person, signIn } from '../support/sign-in.ts';
import { hydrated } from '../support/hydrated.ts';

const UNKNOWN_ID = '650000000000000000000001';
const LOCATION = 'Lokasi Majlis';

/** A couple with a filled invitation, signed in on `page`. */
async function couple(page: Page, label: string) {
  const customer = await ApiCustomer.register(person(`hari malang ${label}`));
  const made = await customer.order();
  await fillInvitation(customer, made.invitationId, syafiqah);
  await customer.enter(page);
  return { customer, ...made };
}

/** Counts what the page sends to an address. */
function countCalls(page: Page, method: string, path: string): () => number {
  let calls = 0;
  page.on('request', (request) => {
    if (request.method() === method && new URL(request.url()).pathname === path) calls += 1;
  });
  return () => calls;
}

test('S-02 S-07 a deep link to each private page asks who is signed out to sign in, and breaks nothing', async ({
  page,
}) => {
  const broken: string[] = [];
  page.on('pageerror', (error) => broken.push(`${page.url()}: ${error.message}`));
  for (const path of [
    '/invitation/create-order',
    `/invitation/change-package?orderId=${UNKNOWN_ID}`,
    '/invitation-order/view',
    `/invitation-order/view/items/${UNKNOWN_ID}`,
    `/invitation/form/${UNKNOWN_ID}?section=names`,
    `/user/profile/${UNKNOWN_ID}`,
    '/user/form/register?origin=invitation',
  ]) {
    await page.goto(path);
    const button = page.getByRole('main').getByRole('button', { name: /^Sign In/ });
    await expect(button.filter({ visible: true }).first(), path).toBeVisible();
    await expect(page.getByRole('dialog').filter({ visible: true }), path).toHaveCount(0);
  }
  expect(broken).toEqual([]);
});

test('S-05 S-13 without a network every screen says so, and its retry brings it back', async ({
  browser,
  baseURL,
  world,
}) => {
  test.slow();
  const screens = SCREENS.filter(({ name }) => /-error$/.test(name) && !name.startsWith('guest'));
  expect(screens.length).toBeGreaterThan(6);
  for (const screen of screens) {
    await test.step(screen.name, async () => {
      const page = await show(browser, baseURL ?? '', screen, world);
      const alert = page.getByRole('alert').filter({ hasText: 'Something went wrong' });
      await expect.soft(alert, screen.name).toContainText('Tiada sambungan. Semak internet anda dan cuba lagi.');
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      // The editor opens a dialog besides.
      const dialog = page.getByRole('dialog', { name: 'Error' });
      if (await dialog.isVisible()) await dialog.getByRole('button', { name: 'OK' }).click();
      await alert.getByRole('button', { name: /^Try again$/i }).click();
      await expect.soft(alert, `${screen.name}: after its retry`).toBeHidden();
      await page.close();
    });
  }
});

/** One of each kind of what lies over a page. */
const OVERLAYS = [
  'shop-menu',
  'shop-design-popup',
  'account-sign-in-invalid',
  'order-items-submit',
  'order-wishes-delete',
  'editor-new-sign-in',
  'editor-new-orders',
  'editor-picker',
  'editor-preview',
  'editor-incomplete',
  'guest-rsvp',
  'guest-gift',
];

test('S-05 I-23 the browser’s Back closes whatever lies over a page, and stays on it', async ({
  browser,
  baseURL,
  world,
}) => {
  test.slow();
  const screens = SCREENS.filter(({ name }) => OVERLAYS.includes(name));
  expect(screens).toHaveLength(OVERLAYS.length);
  for (const screen of screens) {
    await test.step(screen.name, async () => {
      const page = await show(browser, baseURL ?? '', screen, world);
      const overlay = page.locator('dialog[open]');
      await expect(overlay, screen.name).toHaveCount(1);
      const address = page.url();
      await page.evaluate(() => history.back());
      await expect(overlay, screen.name).toHaveCount(0);
      expect(page.url(), screen.name).toBe(address);
      await page.close();
    });
  }
});

/** What may become of a save, and how its section then puts it. */
const FAILURES: readonly (readonly [name: string, answer: (route: Route) => Promise<void>, sentence: RegExp])[] = [
  ['no network', (route) => route.abort('internetdisconnected'), /Tiada sambungan/],
  ['a connection that is cut', (route) => route.abort('connectionreset'), /Tiada sambungan/],
  ['413', (route) => route.fulfill({ status: 413, body: 'too large' }), /terlalu besar/],
  ['429', (route) => route.fulfill({ status: 429, body: 'slow down' }), /Terlalu banyak permintaan/],
  ['503', (route) => route.fulfill({ status: 503, body: '<h1>503</h1>' }), /tergendala sebentar/],
  ['an answer that never comes', () => Promise.resolve(), /mengambil masa terlalu lama/],
];

test('I-11 S-13 a save that fails says why at its section, keeps what is typed, and goes through later', async ({
  page,
}) => {
  // The client waits 20 s for an answer; the test waits a fraction of that.
  await page.addInitScript(() => {
    const { setTimeout } = window;
    window.setTimeout = ((run: () => void, ms?: number) => setTimeout(run, ms === 20_000 ? 2_500 : ms)) as never;
  });
  const { customer, invitationId } = await couple(page, 'simpan');
  const save = '**/api/invitation/update/location';
  for (const [name, answer, sentence] of FAILURES) {
    await page.goto(`/invitation/form/${invitationId}?section=location`);
    const section = page.getByRole('form', { name: LOCATION });
    await section.getByLabel('Nama tempat').fill(`Dewan ${name}`);
    await page.route(save, answer);
    await section.getByRole('button', { name: /^(Save|Cuba lagi)$/ }).click();
    await expect(section.getByText('Perubahan kekal di peranti ini.'), name).toContainText(sentence);
    const dialog = page.getByRole('dialog', { name: 'Error' });
    if (await dialog.isVisible()) await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(section.getByLabel('Nama tempat'), name).toHaveValue(`Dewan ${name}`);
    await page.unroute(save);
    await section.getByRole('button', { name: 'Cuba lagi' }).click();
    await expect(section.getByText(/^Disimpan, /), name).toBeVisible();
  }
  expect((await customer.invitation(invitationId)).invitation.venue.venue).toBe('Dewan an answer that never comes');
  await customer.close();
});

test('S-09 I-11 a session that ended elsewhere: the editor asks to sign in, and what was typed is there again', async ({
  page,
}) => {
  const who = person('hari malang sesi');
  const customer = await ApiCustomer.register(who);
  const { invitationId } = await customer.order();
  await customer.enter(page);
  await page.goto(`/invitation/form/${invitationId}?section=location`);
  const venue = page.getByRole('form', { name: LOCATION }).getByLabel('Nama tempat');
  await venue.fill('Dewan yang tidak hilang');
  await customer.signOut();
  await page.getByRole('form', { name: LOCATION }).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Please sign in to view this page.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await signIn(page, who);
  await expect(page).toHaveURL(new RegExp(`/invitation/form/${invitationId}`));
  await expect(venue).toHaveValue('Dewan yang tidak hilang');
  await customer.close();
});

test('I-11 a double click on Save sends once', async ({ page }) => {
  const { customer, invitationId } = await couple(page, 'dua kali');
  const saves = countCalls(page, 'PUT', '/api/invitation/update/location');
  await page.goto(`/invitation/form/${invitationId}?section=location`);
  const section = page.getByRole('form', { name: LOCATION });
  await section.getByLabel('Nama tempat').fill('Dewan Dua Kali');
  await section.getByRole('button', { name: 'Save' }).dblclick();
  await expect(section.getByText(/^Disimpan, /)).toBeVisible();
  expect(saves()).toBe(1);
  await customer.close();
});

test('S-05 I-11 a double click opens what it opens: its second click presses and closes nothing in it', async ({
  page,
}) => {
  const { customer, invitationId } = await couple(page, 'dua kali buka');
  await page.goto(`/invitation/form/${invitationId}?section=location`);
  const section = page.getByRole('form', { name: LOCATION });
  // Its own close button comes up where Preview was.
  await section.getByRole('button', { name: 'Preview' }).dblclick();
  const preview = page.getByRole('dialog', { name: 'Pratonton langsung' });
  await expect(preview).toBeVisible();
  await preview.getByRole('button', { name: 'Sambung edit' }).last().click();
  await expect(preview).toBeHidden();

  await page.goto('/invitation/form/new?section=location');
  await section.getByRole('button', { name: 'Save' }).dblclick();
  const orders = page.getByRole('dialog', { name: 'Pilih pesanan' });
  await expect(orders.getByRole('button', { name: 'Simpan di sini' })).toBeVisible();
  await expect(page).toHaveURL(/\/invitation\/form\/new/);
  await orders.getByRole('button', { name: 'Batal' }).click();
  await expect(orders).toBeHidden();
  await customer.close();
});

test('S-05 S-25 a double click on Padam opens its dialog, a second one deletes one RSVP', async ({ page }) => {
  const { customer, orderId, invitationId } = await couple(page, 'padam');
  await customer.wish({ invitationId, from: 'Pak Long', attendanceCount: 2, willAttend: true, message: '' });
  await customer.wish({ invitationId, from: 'Mak Teh', attendanceCount: 1, willAttend: true, message: '' });
  const deletes = countCalls(page, 'DELETE', '/api/wish/delete');
  await page.goto(`/invitation-order/view/wish-attendance/${orderId}`);
  // Both halves of the second double click meet the open dialog: an answer between them would close it.
  await page.route('**/api/wish/delete', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  // The second half of a double click is no press beside the dialog that the first has opened.
  await page.getByRole('button', { name: 'Padam RSVP Pak Long' }).dblclick();
  await expect(page.locator('dialog[open]')).toHaveCount(1);
  await page.getByRole('dialog').getByRole('button', { name: 'Padam', exact: true }).dblclick();
  await expect(page.getByRole('heading', { name: 'Pak Long' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Mak Teh' })).toBeVisible();
  await expect(page.getByRole('dialog').filter({ visible: true })).toHaveCount(0);
  // The button that had the focus is gone with its row: the focus is at the list's beginning, not lost.
  await expect(page.getByRole('heading', { name: 'Kehadiran' })).toBeFocused();
  expect(deletes()).toBe(1);
  await customer.close();
});

test('I-24 a double tap on Hantar makes one RSVP', async ({ browser, baseURL, page }) => {
  const { customer, invitationId } = await couple(page, 'dua ketik');
  await customer.update('attendance-info', { id: invitationId, show: true, limit: 5, message: '', totalLimit: 0 });
  const guest = await Guest.open(browser, `${baseURL}/invitation/view/${invitationId}/jemputan`);
  const sent = countCalls(guest.page, 'POST', '/api/wish/add');
  await guest.openInvitation();
  await guest.openRsvp();
  await guest.fill({ from: 'Mak Teh', count: 2, message: 'Tahniah' });
  await guest.sheet.getByRole('button', { name: 'Hantar' }).dblclick();
  await expect(guest.sheet).toBeHidden();
  expect(sent()).toBe(1);
  expect(await customer.get<unknown[]>(`/api/wish/get-all/${invitationId}`)).toHaveLength(1);
  await guest.close();
  await customer.close();
});

/** The code of the price page, which home has not loaded. */
const PRICES = '**/assets/pricing-page-*.js';
const prices = (page: Page) => page.getByRole('heading', { level: 1, name: 'Harga', exact: true });

/** From home to the prices as a tap does it: the document stays, the page's code is to come. */
async function tapPrices(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Harga', exact: true }).click();
}

test('S-13 a page whose code does not come for want of a connection says so, and opens when there is one', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await hydrated(page);
  await context.setOffline(true);
  await tapPrices(page);
  const alert = page.getByRole('alert');
  await expect(alert.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect(alert).toContainText('Tiada sambungan.');
  await expect(page).toHaveURL('/pricing');
  await context.setOffline(false);
  await expect(prices(page)).toBeVisible();
});

test('S-13 a page whose code failed to load is shown at the second try; one that goes on failing is not reloaded again and again', async ({
  page,
}) => {
  let asked = 0;
  await page.route(PRICES, (route) => ((asked += 1) === 1 ? route.abort('connectionreset') : route.fallback()));
  await page.goto('/');
  await hydrated(page);
  await tapPrices(page);
  await expect(prices(page)).toBeVisible();
  expect(asked).toBeGreaterThan(1);

  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/');
  await hydrated(page);
  await page.route(PRICES, (route) => route.abort('connectionreset'));
  let documents = 0;
  page.on('request', (request) => (documents += request.isNavigationRequest() ? 1 : 0));
  await tapPrices(page);
  await expect(page.getByRole('alert')).toContainText('Sebahagian laman ini tidak dapat dimuatkan.');
  expect(documents).toBe(1);
  await page.unroute(PRICES);
  await page.getByRole('button', { name: 'Muat semula' }).click();
  await expect(prices(page)).toBeVisible();
});

test('S-13 only a newer build is an update; a script that is missing is none', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.route('**/assets/*.js', (route) => route.abort('internetdisconnected'));
  await tapPrices(page);
  await expect(page.getByRole('alert')).toContainText('Tiada sambungan.');
  await expect(page).toHaveURL('/pricing');
  await page.unroute('**/assets/*.js');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(prices(page)).toBeVisible();

  await page.goto('/');
  await hydrated(page);
  await page.route(PRICES, (route) => route.fulfill({ status: 404, body: '' }));
  await page.route('**/pricing', async (route) => {
    if (route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/\/shop-[\w-]+\.js/g, '/shop-baharu.js');
    return route.fulfill({ response, body });
  });
  await tapPrices(page);
  await expect(page.getByRole('alert')).toContainText('Laman ini telah dikemas kini.');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: 'Muat semula' }).click();
  await expect(prices(page)).toBeVisible();
});
