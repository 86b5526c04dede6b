import { readFile } from 'node:fs/promises';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { syafiqah } from '../fixtures/weddings.ts';
import { ApiCustomer, PREMIUM } from '../support/api.ts';
import { fillInvitation } from '../support/invitations.ts';
import { answerOtherwise, failing, unpaidFor } from '../support/screens/answers.ts';
import { person, signIn } from '../support/sign-in.ts';

const seen = (locator: Locator) => locator.filter({ visible: true });
const summary = (page: Page) => page.getByRole('complementary', { name: 'Ringkasan' });
const save = (page: Page) => seen(page.getByRole('button', { name: 'Simpan perubahan' }));
const view = (tab: string, id: string) => `/invitation-order/view/${tab}/${id}`;
const change = (id: string) => `/invitation/change-package?orderId=${id}`;

/** The seller, who receives money and does the work. */
class Seller {
  private constructor(private readonly account: ApiCustomer) {}

  static async arrive(): Promise<Seller> {
    return new Seller(await ApiCustomer.register({ name: 'Penjual SeriKad', email: 'seller@example.com' }));
  }

  async receive(orderId: string, amount: number): Promise<void> {
    await this.account.send('POST', `/api/admin/order/${orderId}/payment`, { amount, method: 'cash' });
  }

  async move(orderId: string, item: 'video' | 'card' | 'pdf', to: 'approval' | 'completed'): Promise<void> {
    await this.account.send('PUT', `/api/admin/order/${orderId}/item`, { item, to });
  }

  async leave(): Promise<void> {
    await this.account.close();
  }
}

test('S-20 S-21 S-23 a package is changed in the order form, which is prefilled, summed up, kept, and saved once', async ({
  page,
}) => {
  const couple = await ApiCustomer.register(person('tukar pakej'));
  const { orderId } = await couple.order({ items: [...PREMIUM, { item: 'pdf', package: 'standard' }] });
  await couple.enter(page);
  await page.goto(view('invitation-details', orderId));
  await page.getByRole('link', { name: 'Change package' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Change Package');

  const pdf = page.getByRole('checkbox', { name: /PDF cetak sendiri/ });
  const cards = page.getByRole('checkbox', { name: /Kad cetak A6/ });
  await expect(page.getByRole('checkbox', { name: /Kad dan video digital/ })).toBeChecked();
  await expect(page.getByLabel('Pakej digital')).toHaveValue('rsvp-premium');
  await expect(pdf).toBeChecked();
  await expect(cards).not.toBeChecked();
  await expect(save(page)).toBeDisabled();

  await page.getByLabel('Pakej digital').selectOption('video-rsvp');
  await cards.check();
  await expect(pdf).not.toBeChecked();
  await expect(pdf).toBeDisabled();
  await expect(summary(page)).toContainText(/Diskaun.*− RM 15/);
  await expect(summary(page)).toContainText(/Jumlah lama\s*RM 60/);
  await expect(summary(page)).toContainText(/Jumlah baharu\s*RM 185/);
  await expect(summary(page)).toContainText(/Tambahan\s*RM\s*125/);

  // Kept on the device; what was ordered is one press away.
  await page.reload();
  await expect(page.getByLabel('Pakej digital')).toHaveValue('video-rsvp');
  await page.getByRole('button', { name: 'Guna pakej asal' }).click();
  await expect(page.getByLabel('Pakej digital')).toHaveValue('rsvp-premium');
  await expect(cards).not.toBeChecked();

  await page.getByLabel('Pakej digital').selectOption('video-premium');
  await expect(summary(page)).toContainText('Kad digital akan dikeluarkan');
  await page.getByLabel('Pakej digital').selectOption('video-rsvp');
  await cards.check();
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/order/update-package')) calls += 1;
  });
  await save(page).dblclick();
  await expect(page).toHaveURL(view('invitation-details', orderId));
  expect(calls).toBe(1);
  const card = page.locator('section').filter({ hasText: 'Order details' });
  await expect(card).toContainText(/Diskaun\s*− RM 15/);
  await expect(card).toContainText(/Total price\s*RM\s*185/);
  await expect(card).toContainText(/Paid amount\s*RM 0/);
  await expect(card).toContainText(/Outstanding payment\s*RM\s*185/);
  await expect(card).toContainText(orderId);
  const [order] = await couple.orders();
  expect(order?.items.map(({ item, package: itemPackage, price }) => [item, itemPackage, price])).toEqual([
    ['rsvp', 'premium', 48],
    ['video', 'premium', 17],
    ['card', '100', 135],
    ['pdf', 'standard', 0],
  ]);
  await couple.close();
});

test('S-05 S-06 S-24 S-27 details are confirmed, refused unpaid, then submitted, in progress and frozen', async ({
  page,
}) => {
  const [couple, seller] = await Promise.all([ApiCustomer.register(person('hantar butiran')), Seller.arrive()]);
  const { orderId, invitationId } = await couple.order({ items: [...PREMIUM, { item: 'card', package: '100' }] });
  await fillInvitation(couple, invitationId, syafiqah);
  await couple.enter(page);
  await page.goto(view('items', orderId));
  await expect(page.getByText('Semak nama, tarikh dan tempat pada kad, kemudian hantar untuk dicetak.')).toBeVisible();

  const opener = page.getByRole('button', { name: 'Submit details' });
  const confirm = page.getByRole('dialog', { name: 'Semak kali terakhir' });
  // With money outstanding it says so at once, beside the way to pay, and not after three steps.
  await expect(opener).toBeDisabled();
  await expect(opener).toHaveAccessibleDescription(/^Baki RM 168 perlu dibayar dahulu\./);
  await expect(page.getByRole('main').getByRole('link', { name: 'Pay Now' }).first()).toBeVisible();
  await seller.receive(orderId, 168);
  await page.reload();
  // Escape, the cancel button and the browser's Back close it; the page stays, and the focus returns.
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => confirm.getByRole('button', { name: 'No, Cancel' }).click(),
    () => page.goBack(),
  ]) {
    await opener.click();
    await expect(confirm).toContainText(syafiqah.bride.fullName);
    await expect(confirm).toContainText(syafiqah.groom.fullName);
    await expect(confirm).toContainText('13 Februari');
    await expect(confirm).toContainText(syafiqah.venue);
    await expect(confirm).toContainText(
      'Please review all the details carefully. Once finalized, no further changes can be made. Do you confirm that all details are correct and ready for submission?',
    );
    await close();
    await expect(confirm).toBeHidden();
    await expect(page).toHaveURL(view('items', orderId));
    await expect(opener).toBeFocused();
  }

  // A page that is older than what is owed by now: the server refuses.
  const refused = { errorCode: 'payment-required', errorMessage: 'Payment required' };
  await page.route(
    '**/api/order/submit-details',
    (route) => route.fulfill({ status: 400, json: { code: 'payment-required', data: { error: refused } } }),
    { times: 1 },
  );
  await opener.click();
  await confirm.getByRole('button', { name: 'Yes, Confirm' }).click();
  const required = page.getByRole('dialog', { name: 'Payment Required' });
  await expect(required).toContainText('Sorry, please complete your payment to proceed.');
  await expect(confirm).toBeHidden();
  await page.goBack();
  await expect(required).toBeHidden();
  await expect(page).toHaveURL(view('items', orderId));

  // A lost connection says so in the dialog, which stays for another try.
  await page.route('**/api/order/submit-details', (route) => route.abort('internetdisconnected'), { times: 1 });
  await opener.click();
  await confirm.getByRole('button', { name: 'Yes, Confirm' }).click();
  await expect(confirm.getByRole('alert')).toContainText('Tiada sambungan.');
  // The second press comes while the first one's request is in flight.
  let respond = (): void => undefined;
  const pressed = new Promise<void>((resolve) => (respond = resolve));
  await page.route('**/api/order/submit-details', (route) => pressed.then(() => route.continue()), { times: 1 });
  await confirm.getByRole('button', { name: 'Yes, Confirm' }).dblclick();
  respond();
  await expect(confirm).toBeHidden();
  await expect(page.getByText('Kad cetak A6 anda sedang disiapkan.')).toBeVisible();
  await expect(opener).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Video, PDF dan kad' })).toBeFocused();

  // What was confirmed stands, whatever the couple edit afterwards.
  await couple.update('location', {
    id: invitationId,
    venue: 'Dewan lain',
    address: '',
    googleMapLink: '',
    wazeLink: '',
  });
  await seller.move(orderId, 'card', 'approval');
  await page.reload();
  await expect(page.getByText('Kad cetak A6 telah dihantar melalui WhatsApp.')).toBeVisible();
  const chat = await page.getByRole('link', { name: 'Buka WhatsApp' }).getAttribute('href');
  expect(decodeURIComponent(chat ?? '')).toContain(orderId);
  const frozen = page.getByRole('group').filter({ hasText: 'Butiran yang dihantar' });
  await frozen.getByText('Butiran yang dihantar').click();
  await expect(frozen).toContainText(syafiqah.venue);
  await expect(frozen).not.toContainText('Dewan lain');
  await seller.move(orderId, 'card', 'completed');
  await page.reload();
  await expect(page.getByText('Kad cetak A6 telah siap dan dihantar.')).toBeVisible();
  await Promise.all([couple.close(), seller.leave()]);
});

test('S-20 S-21 what is being made is locked, also when the form was open before; a conflict is shown', async ({
  page,
}) => {
  const [couple, seller] = await Promise.all([ApiCustomer.register(person('item dikunci')), Seller.arrive()]);
  const { orderId } = await couple.order({ items: [...PREMIUM, { item: 'card', package: '100' }] });
  await couple.enter(page);
  await page.goto(change(orderId));
  const cards = page.getByRole('checkbox', { name: /Kad cetak A6/ });
  await cards.uncheck();
  await expect(summary(page)).toContainText(/Pengurangan\s*RM\s*120/);

  // In the meantime, on the other phone.
  await seller.receive(orderId, 168);
  await couple.send('PUT', '/api/order/submit-details', { id: orderId });
  await save(page).click();
  const error = page.getByRole('dialog', { name: 'Error' });
  await expect(error).toContainText('Item yang sedang disiapkan tidak boleh diubah atau dibuang.');
  await error.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('Kad cetak A6 sedang disiapkan, tidak boleh diubah lagi.')).toBeVisible();
  await expect(cards).toHaveCount(0);

  await page.getByLabel('Pakej digital').selectOption('video-rsvp');
  await expect(summary(page)).toContainText(/Outstanding payment\s*RM 17/);
  const refused = failing('**/api/order/update-package', 409, 'conflict', 'kata pelayan');
  await page.route(refused.calls, (route) => route.fulfill(refused.reply), { times: 1 });
  await save(page).click();
  await expect(error).toContainText('Pesanan ini baru sahaja berubah.');
  await error.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByLabel('Pakej digital')).toHaveValue('video-rsvp');
  await save(page).click();
  await expect(page).toHaveURL(view('invitation-details', orderId));
  await expect(page.getByText(/Outstanding payment/).first()).toBeVisible();
  await Promise.all([couple.close(), seller.leave()]);
});

test('S-07 S-09 a session that ends while a package is changed loses nothing', async ({ page }) => {
  const who = person('sesi tamat');
  const couple = await ApiCustomer.register(who);
  const { orderId } = await couple.order();
  await couple.enter(page);
  await page.goto(change(orderId));
  await page.getByLabel('Pakej digital').selectOption('rsvp-standard');
  await couple.signOut();
  await save(page).click();
  await expect(page.getByRole('heading', { name: 'Please sign in to view this page.' })).toBeVisible();
  await signIn(page, who);
  await expect(page).toHaveURL(`/user/profile/${couple.userId}`);
  await page.getByRole('link', { name: /In Progress/ }).click();
  await page.getByRole('link', { name: 'Change package' }).click();
  await expect(page.getByLabel('Pakej digital')).toHaveValue('rsvp-standard');
  await couple.close();
});

test('S-23 S-24 S-26 gifts are listed with who brings them; the link and the text are copied; chats name the order', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const couple = await ApiCustomer.register(person('hadiah dan salin'));
  const { orderId, invitationId } = await couple.order();
  await fillInvitation(couple, invitationId, syafiqah);
  await couple.enter(page);
  await page.goto(view('invitation-details', orderId));
  const wishList = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Senarai hadiah' }) });
  await expect(wishList).toContainText('Not Available');

  const image = await page.screenshot({ clip: { x: 0, y: 0, width: 64, height: 64 } });
  const gift = (title: string) =>
    couple.upload<{ id: string }>(
      'POST',
      '/api/gift/create',
      { invitationId, title, notes: 'Warna krim', url: 'https://kedai.example/periuk' },
      image,
    );
  const { id: giftId } = await gift('Periuk');
  await gift('Cadar');
  await couple.send('PUT', '/api/gift/reserve', {
    giftId,
    name: 'Pak Long Rahman',
    contactNo: '0132223344',
    notes: 'Hantar ke rumah',
  });
  await page.reload();
  const row = (title: string) => wishList.getByRole('listitem').filter({ hasText: title });
  await expect(row('Periuk')).toContainText('Pak Long Rahman');
  await expect(row('Periuk')).toContainText('0132223344');
  await expect(row('Periuk')).toContainText('Hantar ke rumah');
  await expect(row('Periuk').getByRole('link', { name: 'kedai.example' })).toHaveAttribute('target', '_blank');
  await expect(row('Cadar')).toContainText('No reservation yet');
  await expect(row('Cadar')).toContainText('Warna krim');
  await expect(wishList.getByRole('link', { name: 'Urus hadiah' })).toBeVisible();
  // The link leads to the gifts of the editor.
  await wishList.getByRole('link', { name: 'Urus hadiah' }).click();
  await expect(page).toHaveURL(`/invitation/form/${invitationId}?section=giftReceiver`);
  await expect(page.getByRole('heading', { name: 'Hadiah' }).filter({ visible: true }).first()).toBeVisible();
  await page.goBack();

  const pay = await seen(page.getByRole('link', { name: 'Pay Now' }))
    .first()
    .getAttribute('href');
  expect(pay).toMatch(/^https:\/\/wa\.me\/\d+\?text=/);
  expect(decodeURIComponent(pay ?? '')).toContain(orderId);

  await page.getByRole('link', { name: 'Items' }).click();
  await page.getByRole('button', { name: 'Salin teks' }).click();
  const copied = page.getByRole('button', { name: 'Copied' });
  await expect(copied).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  const link = await page.getByLabel('Pautan jemputan').inputValue();
  expect(text).toContain('Assalamualaikum dan salam sejahtera.');
  expect(text).toContain("Syafiqah & Ra'if");
  expect(text).toContain(link);
  await expect(copied).toHaveCount(0);
  await page.getByRole('button', { name: 'Salin pautan' }).click();
  await expect(copied).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await couple.close();
});

test('S-25 RSVPs are missing at first, then counted, deleted and exported; a browser that saves no files shares or copies', async ({
  page,
  browser,
}) => {
  const couple = await ApiCustomer.register(person('eksport tetamu'));
  const { orderId, invitationId } = await couple.order();
  await couple.update('attendance-info', { id: invitationId, show: true, limit: 0, message: '', totalLimit: 0 });
  await couple.enter(page);
  await page.goto(view('wish-attendance', orderId));
  await expect(page.getByText('Belum ada ucapan')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Salin pautan' })).toBeVisible();

  await couple.wish({
    invitationId,
    from: 'Pak Long',
    attendanceCount: 4,
    willAttend: true,
    message: '=1+1 Tahniah é',
  });
  await couple.wish({ invitationId, from: 'Cik Ros', attendanceCount: 0, willAttend: false, message: '' });
  await page.reload();
  const counts = page.locator('dl').filter({ hasText: 'Tidak Hadir' });
  await expect(counts).toContainText(/Hadir\s*4/);
  await expect(counts).toContainText(/Tidak Hadir\s*1/);

  const exporting = page.getByRole('button', { name: 'Export (CSV)' });
  await page.route('**/api/wish/export/*', (route) => route.abort('internetdisconnected'), { times: 1 });
  await exporting.click();
  const error = page.getByRole('dialog', { name: 'Error' });
  await expect(error).toContainText('Tiada sambungan.');
  await error.getByRole('button', { name: 'OK' }).click();

  let exports = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/wish/export/')) exports += 1;
  });
  const [file] = await Promise.all([page.waitForEvent('download'), exporting.dblclick()]);
  expect(file.suggestedFilename()).toMatch(/^guests-\d{8}-\d{6}\.csv$/);
  const csv = await readFile(await file.path(), 'utf8');
  expect(csv.startsWith('\ufeffname,attending,count,message,time')).toBe(true);
  expect(csv).toContain('"Pak Long","yes",4,');
  expect(csv).toContain('Tahniah é');
  expect(exports).toBe(1);
  const malay = page.getByRole('button', { name: 'Muat turun dalam Bahasa Melayu' });
  const [inMalay] = await Promise.all([page.waitForEvent('download'), malay.click()]);
  const rows = await readFile(await inMalay.path(), 'utf8');
  expect(rows.startsWith('\ufeffnama,hadir,bilangan,ucapan,masa')).toBe(true);
  expect(rows).toContain('"Cik Ros","tidak",0,');

  // A wish alone, where the form has no question of attendance.
  await couple.update('attendance-info', { id: invitationId, show: false, limit: 0, message: '', totalLimit: 0 });
  await page.reload();
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect(row('Pak Long')).toContainText('4 orang');
  await expect(row('Cik Ros')).not.toContainText('Tidak Hadir');

  const app = await browser.newContext({ userAgent: 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Instagram 330.0' });
  await app.grantPermissions(['clipboard-read', 'clipboard-write']);
  const inside = await app.newPage();
  await couple.enter(inside);
  await inside.goto(view('wish-attendance', orderId));
  await inside.getByRole('button', { name: 'Export (CSV)' }).click();
  const shared = inside.getByRole('dialog', { name: 'Senarai tetamu (CSV)' });
  await shared.getByRole('button', { name: 'Salin teks' }).click();
  await expect(shared.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await inside.evaluate(() => navigator.clipboard.readText())).toContain('"Pak Long","yes",4,');
  await app.close();
  await couple.close();
});

test('S-25 a list of 1,200 RSVPs is complete and stays fast', async ({ page }) => {
  const couple = await ApiCustomer.register(person('seribu tetamu'));
  const { orderId, invitationId } = await couple.order();
  await couple.update('attendance-info', { id: invitationId, show: true, limit: 0, message: '', totalLimit: 0 });
  const answers = Array.from({ length: 1200 }, (_, n) => ({
    _id: n.toString(16).padStart(24, '0'),
    invitationId,
    from: `Tetamu ${n}`,
    message: 'Selamat pengantin baru',
    createdAt: '2026-11-20T12:00:00.000Z',
    attendanceCount: n % 3,
    willAttend: n % 3 > 0,
  }));
  // A guest's address may not send so many; the pages are cut as the server cuts them.
  await page.route('**/api/wish/get-all/**', (route) => {
    const query = new URL(route.request().url()).searchParams;
    const before = query.get('before');
    const first = answers.findIndex(({ createdAt, _id }) => `${createdAt}_${_id}` === before) + 1;
    const data = answers.slice(first, first + Number(query.get('limit') ?? 1000));
    return route.fulfill({ json: { code: 200, data } });
  });
  await couple.enter(page);
  await page.goto(view('wish-attendance', orderId));
  await expect(page.locator('dl').filter({ hasText: 'Tidak Hadir' })).toContainText(/Hadir\s*1200/);
  await expect(page.getByText('1200 ucapan diterima')).toBeVisible();
  const rows = page.locator('[data-part="guest-list"]').getByRole('listitem');
  await expect(rows).toHaveCount(20);
  await page.getByRole('button', { name: 'Papar 1180 lagi' }).click();
  await expect(rows).toHaveCount(70);
  await page.getByLabel('Cari nama tetamu').fill('tetamu 1199');
  await expect(rows).toHaveCount(1);
  await couple.close();
});

test('S-11 S-23 S-28 paid, partly paid, on trial and expired are shown in every tab and in My Orders', async ({
  page,
}) => {
  const [couple, seller] = await Promise.all([ApiCustomer.register(person('keadaan bayaran')), Seller.arrive()]);
  const { orderId } = await couple.order();
  await couple.enter(page);
  const banner = page.locator('.banner');
  const tabs = ['invitation-details', 'items', 'wish-attendance', 'order-details'];

  // The first day counts as paid: no banner, but the money is still outstanding.
  await page.goto(view('invitation-details', orderId));
  await expect(page.getByText(/Outstanding payment/).first()).toBeVisible();
  await expect(banner).toHaveCount(0);

  let asBefore = () => Promise.resolve();
  for (const [days, sentence] of [
    [1.01, 'Percubaan percuma tamat dalam 6 hari'],
    [6.9, 'Percubaan percuma tamat dalam masa kurang 24 jam'],
    [7.01, 'Tempoh percubaan percuma anda telah tamat.'],
  ] as const) {
    asBefore = await answerOtherwise(page, [unpaidFor(days)]);
    for (const tab of days === 7.01 ? tabs : tabs.slice(0, 1)) {
      await page.goto(view(tab, orderId));
      await expect(banner).toContainText(sentence);
      const pay = await banner.getByRole('link', { name: 'Pay Now' }).getAttribute('href');
      expect(decodeURIComponent(pay ?? '')).toContain(orderId);
    }
    if (days !== 7.01) await asBefore();
  }
  await page.goto(view('items', orderId));
  await expect(page.getByText('Pautan ini ditutup kepada tetamu')).toBeVisible();
  await page.goto(`/user/profile/${couple.userId}`);
  await expect(page.getByRole('link', { name: /In Progress/ })).toBeVisible();
  await asBefore();

  await seller.receive(orderId, 20);
  await page.goto(`/user/profile/${couple.userId}`);
  await page.getByRole('link', { name: /Paid/ }).click();
  const card = page.locator('section').filter({ hasText: 'Order details' });
  await expect(card).toContainText(/Paid amount\s*RM 20/);
  await expect(card).toContainText(/Outstanding payment\s*RM\s*28/);
  await expect(seen(page.getByRole('link', { name: 'Pay Now' }))).toHaveCount(1);
  await seller.receive(orderId, 28);
  await page.reload();
  await expect(card).toContainText(/Outstanding payment\s*RM\s*0/);
  await expect(page.getByRole('link', { name: 'Pay Now' })).toHaveCount(0);
  await Promise.all([couple.close(), seller.leave()]);
});

test('S-06 S-28 the editor’s save of an expired trial opens its dialog, and Back closes it', async ({ page }) => {
  const couple = await ApiCustomer.register(person('simpan tamat'));
  const { orderId, invitationId } = await couple.order();
  await couple.enter(page);
  await page.goto(`/invitation/form/${invitationId}?section=location`);
  const expired = failing('**/api/invitation/update/location', 400, 'trial-expired', 'kata pelayan');
  await answerOtherwise(page, [expired]);
  await page.getByLabel('Nama tempat').fill('Dewan Seri');
  await seen(page.getByRole('button', { name: 'Save' }))
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Trial expired' });
  await expect(dialog).toContainText(
    'Sorry, your free trial has ended. Please proceed with payment to unlock unlimited edit.',
  );
  const pay = await dialog.getByRole('link', { name: 'Pay Now' }).getAttribute('href');
  expect(decodeURIComponent(pay ?? '')).toContain(orderId);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Nama tempat')).toHaveValue('Dewan Seri');
  await expect(page).toHaveURL(`/invitation/form/${invitationId}?section=location`);
  await couple.close();
});

test('S-02 S-13 an order that cannot be read says so, and Try Again works; without one there are all', async ({
  page,
}) => {
  const couple = await ApiCustomer.register(person('pesanan gagal'));
  const { orderId } = await couple.order();
  await couple.enter(page);
  await page.goto('/invitation-order/view');
  await expect(page).toHaveURL(`/user/profile/${couple.userId}`);
  await expect(page.getByRole('link', { name: /In Progress/ })).toBeVisible();
  const call = '**/api/order/find-one/*';
  for (const [status, code] of [
    [429, 'too-many-requests'],
    [503, 'unavailable'],
  ] as const) {
    const asBefore = await answerOtherwise(page, [failing(call, status, code, 'kata pelayan')]);
    await page.goto(view('items', orderId));
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await asBefore();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { name: 'Kad digital', exact: true })).toBeVisible();
  }
  await couple.close();
});
