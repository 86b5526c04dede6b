import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Contract } from '@serikad/shared/api/contract';
import { expect, test, type Page } from '@playwright/test';
import { syafiqah } from '../fixtures/weddings.ts';
import { ApiCustomer, type Made } from '../support/api.ts';
import { fillInvitation } from '../support/invitations.ts';
import { photo } from '../support/pictures.ts';
import { person, signIn } from '../support/sign-in.ts';

const DIST = join(import.meta.dirname, '../../web/dist');
/** Words of the admin pages alone. */
const ADMIN_WORDS = [
  'Untuk dibuat',
  'Lejar tidak boleh dipadam',
  'Jejak audit',
  'Susun rekaan',
  'Butiran yang disahkan',
];

type Details = Contract['GET /api/admin/order/find-one/:id']['data'];

interface Manifest {
  [key: string]: { file: string; imports?: string[]; dynamicImports?: string[] };
}

/** The scripts that only the admin pages load. */
function adminScripts(): Set<string> {
  const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')) as Manifest;
  const reached = new Set<string>();
  const visit = (key: string): void => {
    if (reached.has(key) || key === 'src/features/admin/admin.tsx') return;
    reached.add(key);
    const { imports = [], dynamicImports = [] } = manifest[key] ?? {};
    [...imports, ...dynamicImports].forEach(visit);
  };
  Object.entries(manifest)
    .filter(([, chunk]) => 'isEntry' in chunk)
    .forEach(([key]) => visit(key));
  return new Set(
    Object.entries(manifest)
      .filter(([key, { file }]) => !reached.has(key) && file.endsWith('.js'))
      .map(([, { file }]) => file),
  );
}

const seller = () => ApiCustomer.register({ name: 'Penjual SeriKad', email: 'seller@example.com' });
const detailsOf = (boss: ApiCustomer, { orderId }: Made) => boss.get<Details>(`/api/admin/order/find-one/${orderId}`);

/** A couple with an order of everything, found by a name that no other test has. */
async function orderOf(label: string, name: string): Promise<{ couple: ApiCustomer; made: Made }> {
  const couple = await ApiCustomer.register(person(label));
  const made = await couple.order({
    customer: { name, phoneNo: '0191234567' },
    items: [
      { item: 'rsvp', package: 'premium' },
      { item: 'video', package: 'premium' },
    ],
  });
  await fillInvitation(couple, made.invitationId, syafiqah);
  return { couple, made };
}

const ledger = (page: Page) => page.getByRole('region', { name: 'Bayaran', exact: true }).getByRole('listitem');

test('D-02 X03 visitors and couples get nothing of the admin pages: Page Not Found in the document that every page has, and none of its code', async ({
  page,
}) => {
  const scripts = adminScripts();
  expect(scripts.size).toBeGreaterThan(6);
  const textOf = (file: string) => readFileSync(join(DIST, file), 'utf8');
  const others = readdirSync(join(DIST, 'assets')).map((file) => `assets/${file}`);
  for (const word of ADMIN_WORDS) {
    expect(
      [...scripts].some((file) => textOf(file).includes(word)),
      `the admin pages contain ${word}`,
    ).toBe(true);
    const elsewhere = others.filter(
      (file) => file.endsWith('.js') && !scripts.has(file) && textOf(file).includes(word),
    );
    expect(elsewhere, `no other chunk contains ${word}`).toEqual([]);
  }

  const asked: string[] = [];
  page.on('request', (request) => {
    const file = new URL(request.url()).pathname.slice(1);
    if (scripts.has(file)) asked.push(file);
  });
  const couple = await ApiCustomer.register(person('meja bukan penjual'));
  const doors = ['/admin', '/admin/orders', '/admin/figures', '/admin/apa-apa'];
  for (const enter of [() => Promise.resolve(), () => couple.enter(page)]) {
    await enter();
    for (const door of doors) {
      const answer = await page.goto(door);
      // The server can't know who it is, so the seller's browser gets the same.
      expect([door, answer?.status()]).toEqual([door, door.endsWith('apa-apa') ? 404 : 200]);
      await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
      await page.waitForLoadState('networkidle');
    }
  }
  await page.goto(`/user/profile/${couple.userId}`);
  await expect(page.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Meja penjual' })).toHaveCount(0);
  expect(asked).toEqual([]);

  // Control: the seller's browser does ask for them, by the same names.
  const boss = await seller();
  await boss.enter(page);
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  expect((await page.goto('/admin'))?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: /^Selamat/ })).toBeVisible();
  expect(asked.length).toBeGreaterThan(0);
  expect(complaints).toEqual([]);
  await Promise.all([couple.close(), boss.close()]);
});

test('D-02 who signs in at /admin for the first time registers, and comes back to it', async ({ page }) => {
  const newcomer = person('meja baharu');
  await page.goto('/admin/figures');
  await signIn(page, newcomer);
  await expect(page).toHaveURL(/\/user\/form\/register$/);
  await page.getByLabel('Name').fill(newcomer.name);
  await page.getByLabel('Phone No (WhatsApp)').fill('012-345 6789');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page).toHaveURL(/\/admin\/figures$/);
  // She is no seller; the page of one who is: above.
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
});

test('D-02 on a phone the seller goes from the profile to an order, a payment whose response was lost, and its reversal', async ({
  page,
}) => {
  const boss = await seller();
  const { couple, made } = await orderOf('meja telefon', 'Rohani Meja Telefon');
  await boss.enter(page);
  await page.goto(`/user/profile/${boss.userId}`);
  await page.getByRole('link', { name: 'Meja penjual' }).click();
  await page.getByRole('link', { name: /pesanan baharu$/ }).click();
  await expect(page).toHaveURL(/\/admin\/orders\?from=\d{4}-\d\d-\d\d$/);
  await page.getByRole('searchbox', { name: 'Cari pesanan' }).fill('rohani meja');
  await expect(page).toHaveURL(/q=rohani\+meja/);
  await expect(page.getByRole('row')).toHaveCount(1);
  await page.getByRole('row').getByRole('link').click();
  await expect(page.getByText(made.orderId).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /wa\.me\/60191234567\?text=/);
  await expect(page.getByRole('link', { name: 'Lihat kad' })).toHaveAttribute(
    'href',
    new RegExp(`/invitation/view/${made.invitationId}/`),
  );

  // The server enters it, and the answer gets lost on its way.
  await page.getByRole('button', { name: /^Baki RM 65/ }).click();
  await expect(page.getByLabel('Jumlah (RM)')).toBeFocused();
  await page.route(
    '**/payment',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await page.getByLabel('Jumlah (RM)').fill('RM 40.00');
  await page.getByRole('button', { name: 'Rekod RM 40' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await expect(ledger(page)).toHaveCount(1);
  await expect(page.getByLabel('Jumlah (RM)')).toHaveValue('RM 40.00');
  await page.getByRole('button', { name: 'Rekod RM 40' }).click();
  await expect(page.getByText('Bayaran RM 40 telah direkod')).toBeVisible();
  await expect(page.getByLabel('Jumlah (RM)')).toHaveValue('25');
  await expect(ledger(page)).toHaveCount(1);
  expect((await detailsOf(boss, made)).payments.map(({ amount }) => amount)).toEqual([40]);

  await page.getByRole('button', { name: 'Batalkan bayaran RM 40' }).click();
  const dialog = page.getByRole('dialog', { name: 'Batalkan bayaran' });
  await dialog.getByRole('button', { name: 'Batalkan bayaran' }).click();
  await expect(dialog.getByText('Required')).toBeVisible();
  await dialog.getByLabel('Sebab').fill('Salah taip');
  await dialog.getByRole('button', { name: 'Batalkan bayaran' }).click();
  await expect(dialog).toBeHidden();
  await expect(ledger(page)).toHaveText([/DuitNow.*Dibatalkan.*\+ RM 40/, /Pembatalan.*− RM 40.*Salah taip/]);
  await expect(page.getByRole('button', { name: /^Batalkan bayaran RM/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Baki RM 65/ })).toBeVisible();
  await expect(page.getByText(/membatalkan bayaran RM 40/)).toBeVisible();
  const { order, payments } = await detailsOf(boss, made);
  expect([order.paidAmount, payments.map(({ amount }) => amount)]).toEqual([0, [40, -40]]);
  await Promise.all([couple.close(), boss.close()]);
});

test('the order shows the sums and asks before a payment above what is owed; the list finds the credit', async ({
  page,
}) => {
  const boss = await seller();
  const { couple, made } = await orderOf('meja kredit', 'Rohana Meja Kredit');
  await boss.enter(page);
  await page.goto(`/admin/orders/${made.orderId}`);
  await page.getByLabel('Jumlah (RM)').fill('70');
  await page.getByRole('button', { name: 'Rekod RM 70' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bayaran melebihi baki' });
  await expect(dialog).toContainText(/Baki\s*RM 65\s*Bayaran ini\s*RM 70\s*Kredit selepas ini\s*RM\s*5/);
  await dialog.getByRole('button', { name: 'Batal' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Jumlah (RM)')).toHaveValue('70');
  expect((await detailsOf(boss, made)).payments).toEqual([]);

  await page.getByRole('button', { name: 'Rekod RM 70' }).click();
  await dialog.getByRole('button', { name: 'Rekod RM 70' }).click();
  await expect(page.getByText('Bayaran RM 70 telah direkod')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Bayaran' })).toContainText(/Kredit\s*RM\s*5/);
  await page.goto('/admin/orders?q=rohana+meja&show=credit');
  await expect(page.getByRole('row').filter({ hasText: 'Kredit RM 5' })).toHaveCount(1);
  await Promise.all([couple.close(), boss.close()]);
});

test('D-02 an item that another seller moved meanwhile is reported, and shown as it is', async ({ page }) => {
  const boss = await seller();
  const { couple, made } = await orderOf('meja serentak', 'Salmah Meja Serentak');
  await boss.send('POST', `/api/admin/order/${made.orderId}/payment`, { amount: 65, method: 'cash' });
  await couple.send('PUT', '/api/order/submit-details', { id: made.orderId });
  await boss.enter(page);
  await page.goto(`/admin/orders/${made.orderId}`);
  const step = (name: string) => page.getByRole('button', { name: `Video: ${name}` });
  // A draft has no step of the seller's; from here there is one, and none that skips one.
  await expect(step('Ke semakan')).toBeVisible();
  await expect(step('Tanda siap')).toHaveCount(0);
  await step('Ke semakan').click();
  await expect(step('Tanda siap')).toBeVisible();
  await expect(step('Undur')).toBeVisible();

  await boss.send('PUT', `/api/admin/order/${made.orderId}/item`, { item: 'video', to: 'in-progress' });
  await step('Tanda siap').click();
  await expect(page.getByText('Pesanan ini baru sahaja berubah.')).toBeVisible();
  await expect(step('Ke semakan')).toBeVisible();
  await expect(step('Tanda siap')).toHaveCount(0);
  const moves = (await detailsOf(boss, made)).audit.filter(({ action }) => action === 'order.item-moved');
  expect(moves.map(({ details }) => details['to'])).toEqual(['in-progress', 'approval']);
  await Promise.all([couple.close(), boss.close()]);
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false, reducedMotion: 'reduce' });

  test('D-02 the menu counts what waits and says when an order comes in; keys walk through it and through the queues', async ({
    page,
  }) => {
    const boss = await seller();
    const { couple, made } = await orderOf('meja menu', 'Puan Menu');
    await boss.send('POST', `/api/admin/order/${made.orderId}/payment`, { amount: 65, method: 'cash' });
    await couple.send('PUT', '/api/order/submit-details', { id: made.orderId });
    await boss.enter(page);
    await page.clock.install();
    const answer = page.waitForResponse('**/api/admin/today');
    await page.goto('/admin');
    const { data } = (await (await answer).json()) as { data: Contract['GET /api/admin/today']['data'] };
    const menu = page.getByRole('navigation', { name: 'Meja penjual' });
    const waiting = data.toMake.count + data.waiting.count;
    expect(waiting).toBeGreaterThan(0);
    await expect(
      menu.getByRole('link', { name: new RegExp(`^Hari ini ?, ${waiting} pesanan menunggu$`) }),
    ).toBeVisible();
    const orders = `${data.orders.toLocaleString('en-MY')} semuanya, ${data.made.count} baharu hari ini`;
    await expect(menu.getByRole('link', { name: new RegExp(`^Pesanan ?, ${orders}$`) })).toBeVisible();
    const news = page.getByRole('status').filter({ hasText: 'baharu masuk' });
    await expect(news).toHaveCount(0);

    // On another admin page, a minute later.
    await page.keyboard.press('5');
    await expect(page).toHaveURL(/\/admin\/audit$/);
    const another = await orderOf('meja menu dua', 'Puan Menu Dua');
    await page.clock.fastForward(60_000);
    await expect(news).toHaveText(/^\d+ pesanan baharu masuk\./);

    for (const [key, address] of [
      ['4', '/admin/figures'],
      ['3', '/admin/designs'],
      ['2', '/admin/orders'],
      ['1', '/admin'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(page).toHaveURL(new RegExp(`${address}$`));
    }
    await expect(page.getByRole('heading', { level: 1, name: /^Selamat/ })).toBeVisible();
    const first = page.getByRole('main').getByRole('listitem').first().getByRole('link').first();
    await expect(first).toBeVisible();
    await page.keyboard.press('j');
    await expect(first).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\/orders\/[0-9a-f]{24}\?status=in-progress&sort=oldest$/);
    // Typed on without a pause it is the search's, although b and m are keys of an order.
    await expect(page.getByRole('region', { name: 'Bayaran', exact: true })).toBeVisible();
    await page.keyboard.type('/bm meja');
    await expect(page.getByRole('searchbox', { name: 'Cari pesanan' })).toHaveValue('bm meja');
    // Nor does it become a key, or get lost, while the list's code is on its way for the first time.
    const gate = Promise.withResolvers<undefined>();
    await page.route('**/assets/orders-page-*.js', async (route) => {
      await gate.promise;
      await route.continue();
    });
    await page.goto(`/admin/orders/${made.orderId}`);
    await expect(page.getByRole('region', { name: 'Bayaran', exact: true })).toBeVisible();
    await page.keyboard.type('/mejb');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('a');
    await expect(page).toHaveURL(/\/admin\/orders$/);
    gate.resolve(undefined);
    await expect(page.getByRole('searchbox', { name: 'Cari pesanan' })).toBeFocused();
    await page.keyboard.type(' menu');
    await expect(page.getByRole('searchbox', { name: 'Cari pesanan' })).toHaveValue('meja menu');
    await Promise.all([couple.close(), another.couple.close(), boss.close()]);
  });

  test('D-02 the daily path with the keyboard alone; keys never act while something is typed', async ({ page }) => {
    const boss = await seller();
    const first = await orderOf('meja kekunci satu', 'Kekunci Pertama Bubu');
    const second = await orderOf('meja kekunci dua', 'Kekunci Kedua Bubu');
    await boss.enter(page);
    await page.goto('/admin');
    await expect(page.getByRole('heading', { level: 1, name: /^Selamat/ })).toBeVisible();

    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Pintasan papan kekunci' });
    await expect(help).toContainText('Rekod bayaran');
    // Below a dialog nothing moves.
    await page.keyboard.press('/');
    await expect(help).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(help).toBeHidden();

    await page.keyboard.press('/');
    const search = page.getByRole('searchbox', { name: 'Cari pesanan' });
    await expect(search).toBeFocused();
    // Letters that are keys elsewhere.
    await page.keyboard.type('bubu kek');
    await expect(search).toHaveValue('bubu kek');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('row')).toHaveCount(3);
    await page.keyboard.press('ArrowDown');
    const rows = page.getByRole('row').getByRole('link');
    await expect(rows.nth(0)).toBeFocused();
    await page.keyboard.press('j');
    await expect(rows.nth(1)).toBeFocused();
    await page.keyboard.press('k');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/admin/orders/${second.made.orderId}\\?q=bubu\\+kek$`));
    await expect(page.getByText(second.made.orderId).first()).toBeVisible();

    await page.keyboard.press('j');
    await expect(page).toHaveURL(new RegExp(`/admin/orders/${first.made.orderId}\\?`));
    await expect(page.getByText(first.made.orderId).first()).toBeVisible();
    await page.keyboard.press('b');
    await expect(page.getByLabel('Jumlah (RM)')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Bayaran RM 65 telah direkod')).toBeVisible();
    expect((await detailsOf(boss, first.made)).order.outstanding).toBe(0);

    await page.keyboard.press('k');
    await expect(page.getByLabel('Jumlah (RM)')).toHaveValue('k');
    await page.keyboard.press('Escape');
    await page.keyboard.press('k');
    await expect(page).toHaveURL(new RegExp(`/admin/orders/${second.made.orderId}\\?`));
    await page.keyboard.press('u');
    await expect(page).toHaveURL(/\/admin\/orders\?q=bubu\+kek$/);

    // Turned off they are letters again, also after a reload.
    await page.keyboard.press('?');
    await page.getByRole('switch', { name: /^Pintasan hidup/ }).press('Space');
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(page.getByRole('row')).toHaveCount(3);
    await page.keyboard.press('j');
    await expect(rows.nth(0)).not.toBeFocused();
    await Promise.all([first.couple.close(), second.couple.close(), boss.close()]);
  });
});

test('D-02 today’s payments lead to their orders; the figures say what sells and what is owed, and hand it out as a file', async ({
  page,
}) => {
  const boss = await seller();
  const { couple, made } = await orderOf('meja angka', 'Puan Angka Hari Ini');
  await boss.send('POST', `/api/admin/order/${made.orderId}/payment`, { amount: 37, method: 'cash' });
  await boss.enter(page);
  await page.goto('/admin');
  const line = page.getByRole('listitem').filter({ hasText: 'Puan Angka Hari Ini' }).filter({ hasText: 'Tunai' });
  await expect(line).toContainText('RM 37');
  await line.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/admin/orders/${made.orderId}$`));

  await page.getByRole('navigation', { name: 'Meja penjual' }).getByRole('link', { name: 'Angka' }).click();
  const revenue = page.getByRole('img', { name: /^Hasil sehari.*Sebelumnya, / });
  await expect(revenue).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV: rekaan paling laku' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^designs-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
  expect(readFileSync(await file.path(), 'utf8')).toMatch(/^\ufeffdesign,name,category,orders,revenue\r\n"cv\d{4}",/);

  // 28 of 65 are left: one of those that have paid a part.
  await page.getByRole('link', { name: 'Sebahagian dibayar' }).click();
  await expect(page).toHaveURL(/\/admin\/orders\?show=part-paid$/);
  await expect(page.getByRole('row').filter({ hasText: 'Puan Angka Hari Ini' })).toContainText('RM 28');
  await Promise.all([couple.close(), boss.close()]);
});

test('D-02 X50 a customer’s data: a file of it, then away with it once their email is typed and the open order confirmed', async ({
  page,
}) => {
  const boss = await seller();
  const { couple, made } = await orderOf('admin-privacy', 'Puan Lupakan');
  await boss.send('POST', `/api/admin/order/${made.orderId}/payment`, { amount: 10, method: 'cash' });
  await boss.enter(page);
  await page.goto(`/admin/orders/${made.orderId}`);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Eksport data' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe(`customer-${couple.userId}.zip`);
  // A .zip file begins with these letters, and is not an answer that says what went wrong.
  expect(
    readFileSync(await file.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');

  await page.getByRole('button', { name: 'Padam data' }).click();
  const dialog = page.getByRole('dialog');
  const email = dialog.getByRole('textbox');
  const remove = dialog.getByRole('button', { name: 'Padam data' });
  await email.fill('orang.lain@example.com');
  await remove.click();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await email.fill(person('admin-privacy').email.toUpperCase());
  await remove.click();
  await expect(dialog.getByRole('alert')).toContainText('belum selesai');
  await remove.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Akaun pelanggan telah dipadam.')).toBeVisible();
  await expect(page.getByText('Puan Lupakan')).toHaveCount(0);
  await page.goto('/admin/audit?kind=customer');
  await expect(page.getByText('memadam data pelanggan').first()).toBeVisible();
  expect((await page.goto(`/invitation/view/${made.invitationId}`))?.status()).toBe(404);
  await Promise.all([couple.close(), boss.close()]);
});

test('D-02 moderation: a guest’s words hidden and a photo taken out, with a reason that the couple read and guests don’t', async ({
  page,
}) => {
  const boss = await seller();
  const { couple, made } = await orderOf('meja kandungan', 'Puan Kandungan');
  const { invitationId } = made;
  await couple.upload('POST', '/api/photo/add', { invitationId, order: '0' }, photo(1).buffer);
  await couple.wish({ invitationId, from: 'Kasar', attendanceCount: 2, willAttend: true, message: 'Kata kesat' });
  await couple.wish({
    invitationId,
    from: 'Baik',
    attendanceCount: 1,
    willAttend: true,
    message: 'Selamat pengantin baharu',
  });
  await boss.enter(page);
  await page.goto(`/admin/orders/${made.orderId}`);
  await page.getByRole('link', { name: 'Semak kandungan' }).click();

  await page.getByRole('button', { name: 'Sembunyikan ucapan Kasar' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Sembunyikan' }).click();
  await expect(dialog.getByText('Required')).toBeVisible();
  await dialog.getByLabel('Sebab').fill('Kata kesat tidak dibenarkan');
  await dialog.getByRole('button', { name: 'Sembunyikan' }).click();
  await expect(page.getByRole('button', { name: 'Paparkan semula ucapan Kasar' })).toBeVisible();

  await page.getByRole('button', { name: /^Buang gambar 1/ }).click();
  await dialog.getByLabel('Sebab').fill('Gambar orang lain');
  await dialog.getByRole('button', { name: 'Buang' }).click();
  await expect(page.getByText('Tiada gambar dimuat naik.')).toBeVisible();
  await page.goto(`/admin/orders/${made.orderId}`);
  await expect(page.getByText(/menyembunyikan ucapan tetamu: Kata kesat tidak dibenarkan/)).toBeVisible();

  const guests = await page.request.get(`/api/wish/get-all/${invitationId}`);
  const list = ((await guests.json()) as { data: { message: string }[] }).data;
  expect(list.map(({ message }) => message)).toEqual(['Selamat pengantin baharu']);
  const card = await page.request.get(`/invitation/view/${invitationId}/jemputan`);
  expect(await card.text()).not.toMatch(/Kata kesat|Gambar orang lain/);

  await couple.enter(page);
  await page.goto(`/invitation-order/view/wish-attendance/${made.orderId}`);
  const row = page.getByRole('listitem').filter({ hasText: 'Kasar' });
  await expect(row).toContainText('Sebab: Kata kesat tidak dibenarkan');
  await page.goto(`/invitation-order/view/invitation-details/${made.orderId}`);
  await expect(page.getByText('Sebab: Gambar orang lain')).toBeVisible();
  await Promise.all([couple.close(), boss.close()]);
});
