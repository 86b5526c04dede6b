import { expect, test, type Browser, type Page } from '@playwright/test';
import type { GuestList } from '@serikad/shared/guest-list/family.types';
import { syafiqah } from '../fixtures/weddings.ts';
import { ApiCustomer } from '../support/api.ts';
import { addBranch, addFamilies, fillGuestList, helperLinkOf } from '../support/guest-list.ts';
import { fillInvitation } from '../support/invitations.ts';
import { person } from '../support/sign-in.ts';

/** A little longer than open pages wait before they ask again, in ms. */
const POLL_MS = 61_000;

interface Couple {
  api: ApiCustomer;
  invitationId: string;
  orderId: string;
  list: () => Promise<GuestList>;
}

async function newCouple(label: string): Promise<Couple> {
  const api = await ApiCustomer.register(person(label));
  const { orderId, invitationId } = await api.order();
  await fillInvitation(api, invitationId, syafiqah);
  return { api, invitationId, orderId, list: () => api.get<GuestList>(`/api/family/list/${invitationId}`) };
}

/** The couple at their list; its clock is the test's, so that it polls when the test says. */
async function atTheirList(page: Page, { api, orderId }: Couple): Promise<void> {
  await page.clock.install();
  await api.enter(page);
  await page.goto(`/invitation-order/view/guests/${orderId}`);
}

/** Another person's phone, without an account. */
async function otherPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'], hasTouch: true });
  return context.newPage();
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.locator('dialog[open]');
const row = (page: Page, name: string) => page.locator('[data-part="family"]').filter({ hasText: name });
/** The link that the open dialog shows. */
const shownLink = (page: Page) => dialog(page).getByLabel('Pautan', { exact: true }).inputValue();

async function add(page: Page, name: string, phone = ''): Promise<void> {
  await page.getByLabel('Nama keluarga').fill(name);
  if (phone !== '') await page.getByLabel(/^Telefon/).fill(phone);
  await page.getByLabel('Nama keluarga').press('Enter');
}

test('G-04 a helper whose quota was lowered sees the seats that there are once an addition is refused', async ({
  browser,
}) => {
  const couple = await newCouple('kuota diturunkan');
  const id = await addBranch(couple.api, couple.invitationId, 'Senarai Mak', 6);
  await addFamilies(couple.api, couple.invitationId, [{ name: 'Rosmah', seats: 4, branch: id }]);
  const mak = await otherPhone(browser);
  await mak.goto(await helperLinkOf(couple.api, couple.invitationId, 'Senarai Mak'));
  await expect(mak.getByText('daripada 6 tempat')).toBeVisible();
  const body = { invitationId: couple.invitationId, id, name: 'Senarai Mak', quota: 4 };
  await couple.api.send('PUT', '/api/branch/edit', body);
  await add(mak, 'Pak Su Mat');
  await expect(row(mak, 'Pak Su Mat')).toContainText(/Sila minta lagi daripada pengantin/);
  await expect(mak.getByText('daripada 4 tempat')).toBeVisible();
  await expect(mak.getByText('Penuh', { exact: true })).toBeVisible();
  await mak.context().close();
  await couple.api.close();
});

test('G-04 X66 Mak adds and sends by the link that the couple made, and they see it; revoked while open nothing is lost', async ({
  page,
  browser,
}) => {
  const couple = await newCouple('pautan Mak');
  await addFamilies(couple.api, couple.invitationId, [{ name: 'Kawan sekerja', seats: 2 }]);
  await addBranch(couple.api, couple.invitationId, 'Senarai Mak', 6);
  await atTheirList(page, couple);
  await button(page, /^Senarai Mak/).click();
  await button(page, 'Pautan pembantu').click();
  await dialog(page).getByRole('button', { name: 'Buat pautan' }).click();
  await expect(dialog(page).getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /wa\.me\/\?text=.*%2Fh%2F/,
  );
  const link = await shownLink(page);
  await dialog(page).getByRole('button', { name: 'Tutup' }).click();

  const mak = await otherPhone(browser);
  await mak.goto(link);
  await expect(mak.getByRole('heading', { level: 1 })).toHaveText('Assalamualaikum, Mak');
  await expect(mak.getByText('daripada 6 tempat')).toBeVisible();
  await add(mak, 'Mak Ngah Rosmah', '013-220 4411');
  await expect(mak.getByText('Mak Ngah Rosmah ditambah.')).toBeVisible();
  await expect(mak.getByLabel('Nama keluarga')).toBeFocused();
  await expect(row(mak, 'Mak Ngah Rosmah')).toContainText('01•-••• 4411');

  // Without a share sheet WhatsApp asks whom to write to; marked only when Mak says so.
  await mak.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  const chat = mak.waitForEvent('popup');
  await row(mak, 'Mak Ngah Rosmah')
    .getByRole('button', { name: /^Hantar/ })
    .click();
  await expect(dialog(mak)).toContainText('Sudah dihantar kepada Mak Ngah Rosmah?');
  const opened = await chat;
  const personal = (await couple.list()).families[1]?.link ?? 'no link';
  await expect.poll(() => opened.url()).toContain(encodeURIComponent(personal));
  expect(new URL(opened.url()).pathname).toBe('/');
  await opened.close();
  await dialog(mak).getByRole('button', { name: 'Ya, sudah' }).click();
  await expect(row(mak, 'Mak Ngah Rosmah')).toContainText(/Dihantar \d/);
  await expect.poll(async () => (await couple.list()).families[1]?.sent.invitation?.branch).toBeTruthy();
  await page.clock.runFor(POLL_MS);
  await expect(row(page, 'Mak Ngah Rosmah')).toContainText('Dihantar');

  // Without a connection: what was added waits, and goes by itself.
  await mak.context().setOffline(true);
  await add(mak, 'Pak Su Mat');
  await expect(row(mak, 'Pak Su Mat')).toContainText('Menunggu talian');
  await expect(mak.getByText('Tiada internet.')).toBeVisible();
  await mak.context().setOffline(false);
  await expect(row(mak, 'Pak Su Mat')).toContainText('Belum dihantar');
  expect((await couple.list()).families).toHaveLength(3);

  // Four of six seats are taken.
  await button(mak, 'Tambah Berapa orang').click();
  await mak.getByLabel('Nama keluarga').fill('Rombongan Kg. Losong');
  await expect(mak.getByText('Tinggal 2 tempat')).toBeVisible();
  await expect(button(mak, 'Tambah')).toBeDisabled();
  await button(mak, 'Kurangkan Berapa orang').click();

  await button(page, 'Pautan pembantu').click();
  await dialog(page).getByRole('button', { name: 'Tarik balik' }).click();
  await expect(dialog(page)).toContainText('Keluarga yang sudah ditambah kekal');
  await dialog(page).getByRole('button', { name: 'Tarik balik' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Buat pautan' })).toBeVisible();
  await mak.getByLabel('Nama keluarga').press('Enter');
  await expect(mak.getByRole('heading', { level: 1 })).toHaveText('Pautan ini tidak lagi digunakan');
  await expect(mak.getByText('Rombongan Kg. Losong')).toBeVisible();
  // A page that is opened later says so, too.
  await mak.reload();
  await expect(mak.getByText('Rombongan Kg. Losong')).toBeVisible();
  expect((await couple.list()).families).toHaveLength(3);

  await dialog(page).getByRole('button', { name: 'Buat pautan' }).click();
  await expect(dialog(page).getByLabel('Pautan', { exact: true })).not.toHaveValue(link);
  await mak.goto(await shownLink(page));
  await expect(row(mak, 'Rombongan Kg. Losong')).toContainText('Belum dihantar');
  expect((await couple.list()).families).toHaveLength(4);
});

test('G-04 G-05 X66 another phone with the helper link asks about the chat that the first one opened, another branch does not', async ({
  browser,
}) => {
  const couple = await newCouple('dua telefon Mak');
  const mak = await addBranch(couple.api, couple.invitationId, 'Senarai Mak', 10);
  await addBranch(couple.api, couple.invitationId, 'Senarai Ayah', 10);
  await addFamilies(couple.api, couple.invitationId, [
    { name: 'Mak Ngah Rosmah', branch: mak },
    { name: 'Pak Su Mat', branch: mak },
  ]);
  const [link, other] = [
    await helperLinkOf(couple.api, couple.invitationId, 'Senarai Mak'),
    await helperLinkOf(couple.api, couple.invitationId, 'Senarai Ayah'),
  ];
  const [first, second, ayah] = [await otherPhone(browser), await otherPhone(browser), await otherPhone(browser)];
  await first.goto(link);
  await first.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  const chat = first.waitForEvent('popup');
  await row(first, 'Mak Ngah Rosmah')
    .getByRole('button', { name: /^Hantar/ })
    .click();
  await (await chat).close();
  await expect(dialog(first)).toContainText('Sudah dihantar kepada Mak Ngah Rosmah?');
  await ayah.goto(other);
  await expect(ayah.getByRole('heading', { level: 1 })).toHaveText('Assalamualaikum, Ayah');
  await expect(dialog(ayah)).toHaveCount(0);

  await second.goto(link);
  await expect(dialog(second)).toContainText('Sudah dihantar kepada Mak Ngah Rosmah?');
  await dialog(second).getByRole('button', { name: 'Belum' }).click();
  await expect(dialog(second)).toHaveCount(0);
  await first.reload();
  await expect(row(first, 'Mak Ngah Rosmah')).toContainText('Belum dihantar');
  await expect(dialog(first)).toHaveCount(0);
  const again = first.waitForEvent('popup');
  await row(first, 'Mak Ngah Rosmah')
    .getByRole('button', { name: /^Hantar/ })
    .click();
  await (await again).close();
  await expect(dialog(first)).toBeVisible();
  await second.reload();
  await dialog(second).getByRole('button', { name: 'Ya, sudah' }).click();
  await expect(row(second, 'Mak Ngah Rosmah')).toContainText(/Dihantar \d/);
  await expect.poll(async () => (await couple.list()).families[0]?.sent.invitation?.branch).toBe(mak);
  await first.reload();
  await expect(row(first, 'Mak Ngah Rosmah')).toContainText(/Dihantar \d/);
  await expect(dialog(first)).toHaveCount(0);
  for (const phone of [first, second, ayah]) await phone.context().close();
  await couple.api.close();
});

test('X65 X66 the page of a helper link shows and fetches nothing of other branches, and its token is in no address, Referer or storage', async ({
  browser,
}) => {
  const couple = await newCouple('kenari pautan');
  await fillGuestList(couple.api, couple.invitationId);
  const link = await helperLinkOf(couple.api, couple.invitationId, 'Senarai Mak');
  const token = link.slice('/h/'.length);
  const mak = await otherPhone(browser);
  const sent: string[] = [];
  const answers: Promise<string>[] = [];
  mak.on('request', (request) => {
    const { referer = '' } = request.headers();
    if (!request.isNavigationRequest()) sent.push(`${request.url()} ${referer}`);
  });
  mak.on('response', (response) => {
    if (response.url().includes('/api/')) answers.push(response.text());
  });
  await mak.goto(link);
  await expect(row(mak, 'Keluarga Pak Long Rahman')).toBeVisible();
  await add(mak, 'Mak Su Ani', '019-555 6677');
  await expect(row(mak, 'Mak Su Ani')).toContainText('01•-••• 6677');
  await button(mak, 'Pilihan untuk Mak Su Ani').click();
  await dialog(mak).getByRole('button', { name: 'Ubah' }).click();
  await dialog(mak).getByLabel('Nama keluarga').fill('Mak Su Ani binti Ali');
  await dialog(mak).getByRole('button', { name: 'Simpan' }).click();
  await expect(row(mak, 'Mak Su Ani binti Ali')).toBeVisible();

  expect(sent.length).toBeGreaterThan(5);
  expect(sent.filter((each) => each.includes(token))).toEqual([]);
  const stored = await mak.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  expect(stored).not.toContain(token);
  // Of other branches, full numbers, answers and notes.
  const canaries = [
    'Pihak lelaki',
    'Alattas',
    'Tan Wei Ling',
    'VIP 3',
    '0148802310',
    '0195556677',
    '"answer"',
    '"note"',
  ];
  const texts = [await mak.content(), ...(await Promise.all(answers))].join('\n');
  expect(texts).toContain('Keluarga Pak Long Rahman');
  expect(canaries.filter((each) => texts.includes(each))).toEqual([]);
});

test('G-12 X65 the caterer’s page has the couple’s figures, those of the lists only when they say so, and ends when it is revoked', async ({
  page,
  browser,
}) => {
  const couple = await newCouple('pautan katerer');
  await fillGuestList(couple.api, couple.invitationId);
  await atTheirList(page, couple);
  await button(page, 'Untuk katering').click();
  await dialog(page).getByRole('button', { name: 'Buat pautan' }).click();
  await expect(dialog(page).getByLabel('Pautan', { exact: true })).toHaveValue(/\/c\/\w{12}$/);
  const caterer = await otherPhone(browser);
  await caterer.goto(await shownLink(page));
  await expect(caterer.getByRole('heading', { level: 1 })).toContainText('Syafiqah');
  const { adults, children, maybeAdults, unheard } = (await couple.list()).totals.sessions['main'] ?? {};
  const figures = (name: RegExp) => caterer.getByRole('row', { name }).getByRole('cell').allTextContents();
  expect(await figures(/^Pasti/)).toEqual([`${adults}`, `${children}`, `${(adults ?? 0) + (children ?? 0)}`]);
  expect(await figures(/^Mungkin/)).toEqual([`${maybeAdults}`, '0', `${maybeAdults}`]);
  expect(await figures(/^Belum tahu/)).toEqual(['–', '–', `${unheard}`]);
  await expect(caterer.getByText('Mengikut senarai')).toBeHidden();
  expect(await caterer.content()).not.toMatch(/Senarai Mak|Rahman|Rohana|0148802310/);

  await dialog(page)
    .getByRole('switch', { name: /^Tunjukkan angka setiap senarai/ })
    .click();
  await expect.poll(async () => (await couple.list()).catererBranches).toBe(true);
  await button(caterer, 'Muat semula').click();
  await expect(caterer.getByRole('row', { name: /^Senarai Mak/ })).toBeVisible();

  await caterer.emulateMedia({ media: 'print' });
  await expect(button(caterer, 'Cetak')).toBeHidden();
  await expect(caterer.getByText(/^Dikemas kini/)).toBeVisible();
  await expect(caterer.getByText(/\/c\/\w{12}$/)).toBeVisible();
  await caterer.emulateMedia({ media: 'screen' });

  await dialog(page).getByRole('button', { name: 'Tarik balik' }).click();
  await dialog(page).getByRole('button', { name: 'Tarik balik' }).click();
  await expect.poll(async () => (await couple.list()).catererLink).toBe('');
  await button(caterer, 'Muat semula').click();
  await expect(caterer.getByRole('heading', { level: 1 })).toHaveText('Pautan ini tidak lagi digunakan');
});

test('G-04 a helper who added a family by mistake asks the couple to remove it, and cannot do it herself', async ({
  browser,
}) => {
  const couple = await newCouple('tersilap tambah');
  await addBranch(couple.api, couple.invitationId, 'Senarai Mak', 20);
  const mak = await otherPhone(browser);
  await mak.goto(await helperLinkOf(couple.api, couple.invitationId, 'Senarai Mak'));
  await add(mak, 'Rosmah binti Ali');
  await expect(row(mak, 'Rosmah')).toContainText('Belum dihantar');
  await button(mak, 'Pilihan untuk Rosmah binti Ali').click();
  const ask = dialog(mak).getByRole('link', { name: 'Tersilap? Minta pengantin memadam' });
  const { host, searchParams } = new URL((await ask.getAttribute('href')) ?? '');
  expect(host).toBe('wa.me');
  expect(searchParams.get('text')).toContain('padam Rosmah binti Ali daripada Senarai Mak?');
  await mak.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  await ask.click();
  await expect(dialog(mak)).toHaveCount(0);
  expect((await couple.list()).families).toHaveLength(1);
  await mak.context().close();
});
