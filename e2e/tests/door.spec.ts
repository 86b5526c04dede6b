import { expect, test, type Browser, type Page } from '@playwright/test';
import type { DoorView } from '@serikad/shared/guest-list/check-in.types';
import type { SessionsAnswer } from '@serikad/shared/guest-list/session.types';
import { syafiqah, WEDDING_YEAR } from '../fixtures/weddings.ts';
import { ApiCustomer } from '../support/api.ts';
import { fillGuestList } from '../support/guest-list.ts';
import { fillInvitation } from '../support/invitations.ts';
import { person } from '../support/sign-in.ts';

interface Wedding {
  api: ApiCustomer;
  orderId: string;
  link: string;
  view: () => Promise<DoorView>;
  setLink: (active: boolean) => Promise<string>;
}

/** A couple with a guest list and a door link. */
async function wedding(label: string): Promise<Wedding> {
  const api = await ApiCustomer.register(person(label));
  const { orderId, invitationId } = await api.order();
  await fillInvitation(api, invitationId, syafiqah);
  await fillGuestList(api, invitationId);
  const setLink = async (active: boolean) =>
    (await api.send<{ link: string }>('PUT', '/api/door/link', { invitationId, active })).link;
  const view = () => api.get<DoorView>(`/api/door/arrivals/${invitationId}`);
  return { api, orderId, link: await setLink(true), view, setLink };
}

/** A helper's phone, which has the list and may stay without a network. */
async function phoneAt(browser: Browser, link: string, helper: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'ms-MY', serviceWorkers: 'allow' });
  const page = await context.newPage();
  await page.goto(link);
  await page.getByLabel('Nama pembantu').fill(helper);
  await expect(page.getByText('Boleh digunakan tanpa internet.')).toBeVisible();
  await page.getByRole('button', { name: 'Mula menyambut' }).click();
  return page;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const row = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });
const came = (page: Page) => page.getByRole('banner').locator('b');

async function find(page: Page, text: string, title: string): Promise<void> {
  await page.getByLabel('Cari tetamu').fill(text);
  await row(page, title).getByRole('button').click();
}

async function checkIn(page: Page, text: string, title: string, heads: number): Promise<void> {
  await find(page, text, title);
  await button(page, new RegExp(`^(Sambut|Tambah) ${heads} orang$`)).click();
  await expect(page.getByText('Selamat datang')).toBeVisible();
  await button(page, 'Seterusnya').click();
}

test('G-14 X68 two phones check in the same and other families without a network, and merge without loss or doubling', async ({
  browser,
}) => {
  const { link, view } = await wedding('dua telefon');
  const amir = await phoneAt(browser, link, 'Amir');
  const laila = await phoneAt(browser, link, 'Laila');
  await amir.context().setOffline(true);
  await laila.context().setOffline(true);

  await checkIn(amir, 'zulkarnain', 'Dato’ Seri Haji Mohd Zulkarnain', 6);
  await checkIn(amir, 'mak teh', 'Keluarga Mak Teh Rohana', 5);
  await expect(amir.getByText('2 belum dihantar')).toBeVisible();
  await expect(amir.getByText(/Tiada internet sejak/)).toBeVisible();
  // The family of both phones: on Laila's it is not welcomed yet, and two more of it come.
  await find(laila, 'rohana', 'Keluarga Mak Teh Rohana');
  for (const _ of [1, 2]) await button(laila, 'Kurangkan Dewasa').click();
  await button(laila, 'Kurangkan Kanak-kanak').click();
  await button(laila, 'Sambut 2 orang').click();
  await button(laila, 'Seterusnya').click();
  // A mistake, undone.
  await checkIn(laila, 'tan wei', 'Tan Wei Ling & Jason Lee', 2);
  await button(laila, 'Buat asal Tan Wei Ling & Jason Lee').click();
  await expect(row(laila, 'Tan Wei Ling')).toContainText('dibuat asal');
  // Guests of no list.
  await laila.getByLabel('Cari tetamu').fill('Haji Mokhtar');
  await button(laila, 'Tiada dalam senarai? Sambut sahaja').click();
  await expect(laila.getByLabel('Nama')).toHaveValue('Haji Mokhtar');
  await button(laila, 'Tambah Dewasa').click();
  await button(laila, 'Sambut 2 orang').click();
  await button(laila, 'Seterusnya').click();
  await expect(came(laila)).toHaveText('4');

  // The browser is closed and opened again, still without a network.
  // A page that is closed, or new in an offline context, may send while its network is not cut.
  const cutFetch = (): void => {
    if (localStorage.getItem('is-cut') !== null) window.fetch = () => Promise.reject(new TypeError('no network'));
  };
  await amir.evaluate(() => localStorage.setItem('is-cut', 'yes'));
  await amir.evaluate(cutFetch);
  await amir.context().addInitScript(cutFetch);
  await amir.close();
  const again = await amir.context().newPage();
  await again.goto(link);
  await expect(came(again)).toHaveText('11');
  await expect(again.getByText('2 belum dihantar')).toBeVisible();
  expect((await view()).arrivals.sessions).toEqual({});

  await again.evaluate(() => localStorage.removeItem('is-cut'));
  await again.context().setOffline(false);
  await again.reload();
  await expect(again.getByText('Tersimpan')).toBeVisible();
  await laila.context().setOffline(false);
  await laila.evaluate(() => dispatchEvent(new Event('online')));
  await expect(came(laila)).toHaveText('15');
  await expect(laila.getByText('Tersimpan')).toBeVisible();
  await expect(laila.getByText(/Digabung dengan telefon Amir/)).toBeVisible();
  await again.evaluate(() => dispatchEvent(new Event('online')));
  await expect(came(again)).toHaveText('15');
  await find(again, 'rohana', 'Keluarga Mak Teh Rohana');
  await expect(again.getByText(/7 orang disambut/)).toBeVisible();

  const { arrivals } = await view();
  expect(arrivals.sessions).toEqual({ main: { adults: 12, children: 3 } });
  expect(arrivals.walkIns).toEqual({ main: { adults: 2, children: 0 } });
  await Promise.all([again.context().close(), laila.context().close()]);
});

test('G-14 a check-in takes two taps; a code finds its family; another phone takes over what was sent', async ({
  browser,
}) => {
  const { link, view } = await wedding('dua ketik');
  const phone = await phoneAt(browser, link, 'Amir');
  await phone.getByLabel('Cari tetamu').fill('pak long');
  await row(phone, 'Keluarga Pak Long Rahman').getByRole('button').click();
  await button(phone, 'Sambut 5 orang').click();
  await expect.poll(async () => (await view()).arrivals.sessions).toEqual({ main: { adults: 5, children: 0 } });
  // More than expected are welcome, and the phone is lost.
  await button(phone, 'Seterusnya').click();
  await phone.context().close();

  const other = await phoneAt(browser, link, '');
  await expect(came(other)).toHaveText('5');
  const list = await other.evaluate(
    async (token) =>
      (await (await fetch('/api/door/list', { headers: { 'Door-Token': token } })).json()) as {
        data: { families: { title: string; code: string }[] };
      },
    link.slice('/d/'.length),
  );
  const { code = '' } = list.data.families.find(({ title }) => title === 'Keluarga Pak Long Rahman') ?? {};
  await find(other, code.toLowerCase(), 'Keluarga Pak Long Rahman');
  await expect(other.getByText(/5 orang disambut .*telefon Amir/)).toBeVisible();
  await button(other, 'Tambah Kanak-kanak').click();
  await expect(other.getByText('2 lebih daripada dijangka')).toBeVisible();
  await button(other, 'Tambah 2 orang').click();
  await expect.poll(async () => (await view()).arrivals.sessions).toEqual({ main: { adults: 6, children: 1 } });
  await other.context().close();
});

test('G-14 X68 a check-in that the server refuses stops no other one, and is shown with its reason', async ({
  browser,
}) => {
  const { link, view } = await wedding('satu ditolak');
  // Characters that the server does not store, as a keyboard or a paste may bring them.
  const phone = await phoneAt(browser, link, 'Amir\u0007');
  await phone.getByLabel('Cari tetamu').fill('Haji\u0007 Mokhtar');
  await button(phone, 'Tiada dalam senarai? Sambut sahaja').click();
  await button(phone, 'Sambut 1 orang').click();
  await expect
    .poll(async () => (await view()).latest.map(({ name, by }) => [name, by]))
    .toEqual([['Haji Mokhtar', 'Amir']]);
  await button(phone, 'Seterusnya').click();

  // One that the server refuses each time.
  await phone.route('**/api/door/events', async (route) => {
    const body = route.request().postDataJSON() as { events: { name: string; session: string }[] };
    const events = body.events.map((event) => (event.name === 'Cik Ros' ? { ...event, session: '' } : event));
    await route.continue({ postData: JSON.stringify({ ...body, events }) });
  });
  await phone.getByLabel('Cari tetamu').fill('Cik Ros');
  await button(phone, 'Tiada dalam senarai? Sambut sahaja').click();
  await button(phone, 'Sambut 1 orang').click();
  await button(phone, 'Seterusnya').click();
  await checkIn(phone, 'zulkarnain', 'Dato’ Seri Haji Mohd Zulkarnain', 6);
  await expect.poll(async () => (await view()).arrivals.sessions).toEqual({ main: { adults: 5, children: 2 } });
  const notice = phone.getByRole('status').filter({ hasText: '1 sambutan ditolak' });
  await expect(notice.getByRole('listitem')).toContainText('Cik Ros, 1 orang: ');
  await expect(came(phone)).toHaveText('8');
  await phone.context().close();
});

test('G-14 a revoked link deletes the list; what was not sent is shown', async ({ browser }) => {
  const { link, setLink } = await wedding('pautan dibatalkan');
  const phone = await phoneAt(browser, link, 'Amir');
  await phone.context().setOffline(true);
  await checkIn(phone, 'zulkarnain', 'Dato’ Seri Haji Mohd Zulkarnain', 6);
  // On the device nothing can be read without the link.
  const stored = await phone.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('door');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('no database'));
    });
    const all = await new Promise<{ data: ArrayBuffer }[]>((resolve) => {
      const request = database.transaction('records').objectStore('records').getAll();
      request.onsuccess = () => resolve(request.result as { data: ArrayBuffer }[]);
    });
    return all.map(({ data }) => new TextDecoder('latin1').decode(data)).join('\n');
  });
  expect(stored.length).toBeGreaterThan(2_000);
  expect(stored).not.toContain('Zulkarnain');
  await setLink(false);
  await phone.context().setOffline(false);
  await phone.evaluate(() => dispatchEvent(new Event('online')));
  await expect(phone.getByRole('heading', { name: 'Pautan ini sudah tamat' })).toBeVisible();
  await expect(row(phone, 'Zulkarnain')).toContainText('6');
  await phone.context().setOffline(true);
  await phone.reload();
  await expect(phone.getByRole('heading', { name: 'Perlu internet sekali' })).toBeVisible();
  await expect(row(phone, 'Zulkarnain')).toContainText('6');
  await phone.context().close();
});

test('G-14 X65 the page allows the camera, names no token and is not kept by caches', async ({ request }) => {
  const { link } = await wedding('halaman pintu');
  const [page, other] = await Promise.all([request.get(link), request.get('/d/0123456789Ab')]);
  expect(page.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
    'permissions-policy': expect.stringContaining('camera=(self)'),
  });
  // The same for a link that there is and one that there is not.
  expect(await page.text()).toBe(await other.text());
  expect((await request.get('/')).headers()['permissions-policy']).toContain('camera=()');
});

test('G-14 the couple make the link in their list, see arrivals as they come, renew and revoke it @both', async ({
  page,
  browser,
}) => {
  const api = await ApiCustomer.register(person('pasangan di pintu'));
  const { orderId, invitationId } = await api.order();
  await fillInvitation(api, invitationId, syafiqah);
  await fillGuestList(api, invitationId);
  await api.enter(page);
  await page.goto(`/invitation-order/view/guests/${orderId}`);
  const card = page.getByRole('region', { name: 'Daftar masuk' });
  await page.getByRole('button', { name: 'Daftar masuk' }).click();
  const dialog = page.getByRole('dialog', { name: 'Daftar masuk' });
  await dialog.getByRole('button', { name: 'Buat pautan' }).click();
  const link = await dialog.getByLabel('Pautan', { exact: true }).inputValue();
  await expect(dialog.getByText('Belum ada yang sampai.')).toBeVisible();
  const helper = await phoneAt(browser, new URL(link).pathname, 'Amir');
  await checkIn(helper, 'zulkarnain', 'Dato’ Seri Haji Mohd Zulkarnain', 6);
  // Within its polling.
  const arrived = dialog.getByRole('listitem').filter({ hasText: 'Zulkarnain' });
  await expect(arrived).toContainText('4 dewasa, 2 kanak-kanak', { timeout: 25_000 });
  await expect(arrived).toContainText('oleh Amir');

  await dialog.getByRole('button', { name: 'Tukar pautan' }).click();
  await page.getByRole('dialog', { name: 'Tukar pautan ini?' }).getByRole('button', { name: 'Tukar pautan' }).click();
  await expect(page.getByText('Pautan telah ditukar').first()).toBeVisible();
  await expect(dialog.getByLabel('Pautan', { exact: true })).not.toHaveValue(link);
  await helper.evaluate(() => dispatchEvent(new Event('online')));
  await expect(helper.getByRole('heading', { name: 'Pautan ini sudah tamat' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Tarik balik' }).click();
  await page
    .getByRole('dialog', { name: 'Tarik balik pautan ini?' })
    .getByRole('button', { name: 'Tarik balik' })
    .click();
  await expect(page.getByText('Pautan telah ditarik balik').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Batal', exact: true }).click();
  await expect(card).toContainText('6 daripada');
  await helper.context().close();
});

test('G-14 G-18 sessions have their titles at the door, and figures of their own for the couple', async ({
  page,
  browser,
}) => {
  const api = await ApiCustomer.register(person('dua majlis di pintu'));
  const { orderId, invitationId } = await api.order();
  await fillInvitation(api, invitationId, syafiqah);
  await fillGuestList(api, invitationId);
  const times = { date: syafiqah.date, startTime: '09:00', endTime: '10:30', place: null, tentative: [], limit: 0 };
  const akad = { invitationId, title: 'Akad nikah', ...times };
  const { sessions } = await api.send<SessionsAnswer>('POST', '/api/session/create', { ...akad, inviteAll: true });
  await api.send('PUT', '/api/session/main', { invitationId, title: 'Resepsi' });
  const { link } = await api.send<{ link: string }>('PUT', '/api/door/link', { invitationId, active: true });
  const helper = await phoneAt(browser, link, 'Amir');
  await helper.getByLabel('Sesi').selectOption('Akad nikah');
  await find(helper, 'tan wei', 'Tan Wei Ling & Jason Lee');
  await button(helper, 'Sambut 2 orang').click();
  await button(helper, 'Seterusnya').click();
  await helper.getByLabel('Sesi').selectOption('Resepsi');
  await checkIn(helper, 'zulkarnain', 'Dato’ Seri Haji Mohd Zulkarnain', 6);
  await expect(helper.getByText('Tersimpan')).toBeVisible();

  await api.enter(page);
  await page.goto(`/invitation-order/view/guests/${orderId}`);
  const card = page.getByRole('region', { name: 'Daftar masuk' });
  await expect(card).toContainText(/Resepsi: 6 daripada \d+ orang/);
  await expect(card).toContainText('Akad nikah: 2 daripada 0 orang');
  await card.getByRole('button', { name: 'Buka' }).click();
  const dialog = page.getByRole('dialog', { name: 'Daftar masuk' });
  await expect(dialog).toContainText('Resepsi: 1 keluarga');
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Tan Wei Ling' })).toContainText('Akad nikah');
  await dialog.getByRole('button', { name: 'Tutup' }).click();

  // After the last session the link is not offered any more.
  const date = `${WEDDING_YEAR - 2}-02-13`;
  await api.send('PUT', '/api/session/edit', { ...akad, id: sessions.at(-1)?.id, date });
  await api.update('date-time', {
    id: invitationId,
    date,
    startTime: '11:00',
    endTime: '16:30',
    tentative: [],
  });
  await page.reload();
  await expect(card).toContainText('Pautan pintu sudah tamat.');
  await card.getByRole('button', { name: 'Buka' }).click();
  await expect(dialog).toContainText('Pautan pintu tamat pada akhir 14 Februari');
  await expect(dialog.getByRole('link', { name: 'Ubah tarikh majlis' })).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'WhatsApp' })).toBeHidden();
  await helper.context().close();
});

test('G-14 with text of 200 % ten letters of a search are seen on a phone', async ({ browser }) => {
  const { link } = await wedding('teks besar');
  const phone = await phoneAt(browser, link, 'Amir');
  await phone.setViewportSize({ width: 375, height: 812 });
  const session = await phone.context().newCDPSession(phone);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await phone.getByLabel('Cari tetamu').fill('tuan haji ');
  const room = await phone.getByLabel('Cari tetamu').evaluate((field: HTMLInputElement) => {
    const { font, fontSize, paddingLeft, paddingRight } = getComputedStyle(field);
    const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    context.font = font;
    const letters = context.measureText('tuan haji ').width;
    return { fontSize, left: field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - letters };
  });
  expect(room.fontSize).toBe('32px');
  expect(room.left).toBeGreaterThanOrEqual(0);
  await phone.context().close();
});

test('G-14 with text of 200 % the foot of a family leaves its persons in the window', async ({ browser }) => {
  const { link } = await wedding('kaki teks besar');
  for (const [width, height, text, title] of [
    [375, 667, 'zulkarnain', 'Dato’ Seri Haji Mohd Zulkarnain'],
    [320, 568, 'pak long', 'Keluarga Pak Long Rahman'],
  ] as const) {
    const phone = await phoneAt(browser, link, 'Amir');
    await phone.setViewportSize({ width, height });
    const session = await phone.context().newCDPSession(phone);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await find(phone, text, title);
    // Between head and foot there is room for each.
    for (const part of [
      phone.getByRole('heading', { level: 2 }),
      button(phone, 'Tambah Dewasa'),
      button(phone, /^Sambut/),
    ]) {
      await part.scrollIntoViewIfNeeded();
      await expect(part).toBeInViewport({ ratio: 0.98 });
    }
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await button(phone, 'Tambah Dewasa').click();
    await button(phone, /^Sambut/).click();
    await expect(phone.getByText('Selamat datang')).toBeVisible();
    await phone.context().close();
  }
});
