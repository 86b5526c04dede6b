import { expect, test, type Request } from '@playwright/test';
import { APP_TIMEOUT_MS } from '@serikad/shared/invitations/early-tap';
import { dateWords } from '@serikad/shared/invitations/event-dates';
import { dayIn, ListedCouple } from '../support/families.ts';
import { Guest } from '../support/guest.ts';

const OPENED = '/api/family/opened';

let couple: ListedCouple;
test.beforeEach(async ({}, { title }) => {
  couple = await ListedCouple.register(title.slice(0, 40));
});
test.afterEach(() => couple.close());

const radio = (guest: Guest, name: string) => guest.sheet.locator('.choice label').filter({ hasText: name });
const stepper = (guest: Guest, what: string) => guest.sheet.getByRole('group', { name: what });
const more = (guest: Guest, what: string) => guest.sheet.getByRole('button', { name: `Tambah: ${what}` });

test('G-08 an RSVP takes four taps, is on every phone of the family, and is changed and removed on any', async ({
  browser,
}) => {
  const family = await couple.add({ name: 'Keluarga Dato’ Haji Ismail', seats: 4 });
  await couple.limit({ closesOn: dayIn(3) });
  const father = await Guest.open(browser, family.link);
  const daughter = await Guest.open(browser, family.link);
  await expect(father.page.locator('.addressee')).toHaveText('Khas buat Keluarga Dato’ Haji Ismail');

  await father.openInvitation();
  await father.openRsvp();
  await expect(father.sheet).toContainText('4 tempat untuk keluarga ini');
  await expect(father.sheet).toContainText('Jawab selewat-lewatnya');
  await more(father, 'Kanak-kanak').tap();
  await father.sheet.getByRole('button', { name: 'Hantar' }).tap();
  await expect(father.sheet).toContainText('Tempat untuk keluarga ini telah disimpan.');
  const stored = (await couple.family(family.id)).answer;
  expect(stored?.sessions).toEqual([{ session: 'main', answer: 'coming', adults: 2, children: 1 }]);

  await daughter.openInvitation();
  await daughter.openRsvp();
  await expect(daughter.sheet).toContainText('Hadir, 2 dewasa dan 1 kanak-kanak');
  await expect(daughter.sheet).toContainText('Dijawab');
  await more(daughter, 'Kanak-kanak').tap();
  await expect(daughter.sheet).toContainText('4 daripada 4 tempat');
  await expect(more(daughter, 'Dewasa')).toHaveAttribute('aria-disabled', 'true');
  await more(daughter, 'Dewasa').tap({ force: true });
  await expect(stepper(daughter, 'Dewasa').locator('output')).toHaveText('2');
  await daughter.sheet.getByRole('button', { name: 'Simpan perubahan' }).tap();
  await daughter.sheet.getByRole('button', { name: 'Tulis ucapan' }).tap();
  await daughter.sheet.getByLabel('Ucapan').fill('Semoga kekal ke Jannah');
  await daughter.send();
  await expect(daughter.page.locator('.wishlist')).toContainText('Semoga kekal ke Jannah');
  expect((await couple.family(family.id)).answer).toMatchObject({
    sessions: [{ answer: 'coming', adults: 2, children: 2 }],
    message: 'Semoga kekal ke Jannah',
    onBehalf: false,
  });

  await father.sheet.getByRole('button', { name: 'Tutup' }).tap();
  await father.openRsvp();
  await expect(father.sheet).toContainText('2 dewasa dan 2 kanak-kanak');
  await father.sheet.getByRole('button', { name: 'Padam jawapan ini' }).tap();
  await father.send('Ya, padam');
  expect((await couple.family(family.id)).answer).toBeNull();
  await daughter.openRsvp();
  await expect(daughter.sheet).toContainText('4 tempat untuk keluarga ini');
  await radio(daughter, 'Tidak dapat hadir').tap();
  await expect(stepper(daughter, 'Dewasa')).toBeHidden();
  await daughter.sheet.getByRole('button', { name: 'Hantar' }).tap();
  await expect(daughter.sheet).toContainText('Terima kasih kerana memaklumkan');
  expect((await couple.family(family.id)).answer?.sessions).toEqual([
    { session: 'main', answer: 'no', adults: 0, children: 0 },
  ]);
  await Promise.all([father.close(), daughter.close()]);
});

test('G-08 "Belum pasti" asks for a guess and holds no seat', async ({ browser }) => {
  const family = await couple.add({ name: 'Keluarga Mak Teh', seats: 3 });
  const guest = await Guest.open(browser, family.link);
  await guest.openInvitation();
  await guest.page.getByRole('button', { name: 'Belum pasti' }).tap();
  await expect(guest.sheet).toContainText('Tempat belum disimpan.');
  await expect(guest.sheet).toContainText('mungkin berapa orang?');
  await guest.sheet.getByRole('button', { name: 'Hantar' }).tap();
  await expect(guest.sheet).toContainText('Kami catat dahulu');
  expect((await couple.family(family.id)).answer?.sessions).toEqual([
    { session: 'main', answer: 'maybe', adults: 2, children: 0 },
  ]);
  await guest.sheet.getByRole('button', { name: 'Simpan tarikh' }).tap();
  await expect(guest.sheet).toContainText('Google Calendar');
  await guest.close();
});

test('G-08 without a free seat the family reads whom to call, and may still decline with a wish', async ({
  browser,
}) => {
  await couple.limit({ total: 2 });
  await couple.customer.wish({
    invitationId: couple.invitationId,
    from: 'Pak Long',
    attendanceCount: 2,
    willAttend: true,
    message: '',
  });
  const family = await couple.add({ name: 'Keluarga Lewat', seats: 3 });
  const guest = await Guest.open(browser, family.link);
  await guest.openInvitation();
  await guest.openRsvp();
  await expect(guest.sheet).toContainText('Tempat majlis telah penuh');
  await expect(guest.sheet.locator('.person').first()).toBeVisible();
  await expect(radio(guest, 'Tidak dapat hadir')).toBeVisible();
  await expect(guest.sheet.locator('.choice label')).toHaveCount(2);
  await radio(guest, 'Tidak dapat hadir').tap();
  await guest.sheet.getByLabel('Ucapan').fill('Maaf, selamat pengantin baru');
  await guest.sheet.getByRole('button', { name: 'Hantar' }).tap();
  await expect(guest.sheet).toContainText('Terima kasih');
  expect((await couple.family(family.id)).answer).toMatchObject({ message: 'Maaf, selamat pengantin baru' });
  await guest.close();
});

test('G-08 more seats than are left are refused in words, and what was chosen stays', async ({ browser }) => {
  await couple.limit({ total: 3 });
  const family = await couple.add({ name: 'Keluarga Besar', seats: 6 });
  const guest = await Guest.open(browser, family.link);
  await guest.openInvitation();
  await guest.openRsvp();
  for (let times = 0; times < 3; times += 1) await more(guest, 'Dewasa').tap();
  await guest.sheet.getByRole('button', { name: 'Hantar' }).tap();
  await expect(guest.sheet.getByRole('alert')).toContainText('Hanya tinggal 3 tempat');
  await expect(stepper(guest, 'Dewasa').locator('output')).toHaveText('5');
  await guest.close();
});

test('G-09 after the closing date the page says whom to call; fewer and none may still be sent', async ({
  browser,
}) => {
  const [answered, silent] = [
    await couple.add({ name: 'Keluarga Awal', seats: 4 }),
    await couple.add({ name: 'Keluarga Diam', seats: 4 }),
  ];
  const early = await Guest.open(browser, answered.link);
  await early.openInvitation();
  await early.openRsvp();
  await early.sheet.getByRole('button', { name: 'Hantar' }).tap();
  await expect(early.sheet).toContainText('Terima kasih');
  await early.close();
  await couple.limit({ closesOn: dayIn(-1) });

  const late = await Guest.open(browser, silent.link);
  await late.openInvitation();
  await late.openRsvp();
  await expect(late.sheet.getByRole('heading', { level: 2 })).toHaveText('Senarai Telah Ditutup');
  await expect(late.sheet.locator('.person').first()).toBeVisible();
  // Who has not answered may still say no, and nothing else.
  await late.sheet.getByRole('button', { name: 'Beritahu' }).tap();
  await expect(late.sheet.getByRole('radio')).toHaveCount(1);
  await late.sheet.getByRole('button', { name: 'Hantar' }).tap();
  await expect(late.sheet.getByRole('status')).toBeVisible();
  expect((await couple.family(silent.id)).answer?.sessions).toMatchObject([{ answer: 'no' }]);
  await late.close();

  const again = await Guest.open(browser, answered.link);
  await again.openInvitation();
  await again.openRsvp();
  await again.sheet.getByRole('button', { name: 'Kurangkan', exact: true }).tap();
  await expect(more(again, 'Dewasa')).toHaveAttribute('aria-disabled', 'true');
  await again.sheet.getByRole('button', { name: 'Kurangkan: Dewasa' }).tap();
  await again.sheet.getByRole('button', { name: 'Simpan perubahan' }).tap();
  await expect(again.sheet).toContainText('Terima kasih');
  expect((await couple.family(answered.id)).answer?.sessions).toMatchObject([{ answer: 'coming', adults: 1 }]);
  await again.sheet.getByRole('button', { name: 'Tutup' }).tap();
  await again.openRsvp();
  await again.sheet.getByRole('button', { name: 'Tulis ucapan' }).tap();
  await again.sheet.getByLabel('Ucapan').fill('Semoga bahagia');
  await again.send();
  expect((await couple.family(answered.id)).answer).toMatchObject({
    sessions: [{ answer: 'coming', adults: 1 }],
    message: 'Semoga bahagia',
  });
  await again.close();
});

test('G-09 a closing date that is brought forward while the form is open is the one that the refusal names', async ({
  browser,
}) => {
  const family = await couple.add({ name: 'Keluarga Lambat', seats: 4 });
  await couple.limit({ closesOn: dayIn(20) });
  const guest = await Guest.open(browser, family.link);
  await guest.openInvitation();
  await guest.openRsvp();
  await expect(guest.sheet.getByRole('button', { name: 'Hantar' })).toBeVisible();
  await couple.limit({ closesOn: dayIn(-1) });
  await guest.sheet.getByRole('button', { name: 'Hantar' }).tap();
  const { day, month } = dateWords(dayIn(-1), 'ms');
  await expect(guest.sheet).toContainText('Jawapan sudah ditutup.');
  await expect(guest.sheet).toContainText(`${day} ${month}`);
  await guest.close();
});

test('G-06 the family has opened its invitation when the seal was touched, not when the page was loaded, also after a lost connection', async ({
  browser,
}) => {
  const family = await couple.add({ name: 'Keluarga Pak Su' });
  const guest = await Guest.open(browser, family.link);
  await guest.page.waitForLoadState('networkidle');
  expect((await couple.family(family.id)).openedAt).toBeNull();
  await guest.page.context().setOffline(true);
  await guest.openInvitation();
  expect((await couple.family(family.id)).openedAt).toBeNull();
  const response = guest.page.waitForResponse((response) => response.url().endsWith(OPENED));
  await guest.page.context().setOffline(false);
  expect((await response).status()).toBe(200);
  expect((await couple.family(family.id)).openedAt).not.toBeNull();
  await guest.close();
});

test('G-08 an RSVP without a network waits on the phone, through a reload, and is sent once there is one', async ({
  browser,
}) => {
  const family = await couple.add({ name: 'Keluarga Pedalaman', seats: 5 });
  const guest = await Guest.open(browser, family.link);
  const { page } = guest;
  await guest.openInvitation();
  await guest.openRsvp();
  await more(guest, 'Dewasa').tap();
  await page.context().setOffline(true);
  await guest.sheet.getByRole('button', { name: 'Hantar' }).tap();
  await expect(guest.sheet).toContainText('Belum dihantar, tiada internet');
  await expect(guest.sheet.getByRole('button', { name: 'Cuba hantar lagi' })).toBeVisible();
  await expect(stepper(guest, 'Dewasa').locator('output')).toHaveText('3');
  expect((await couple.family(family.id)).answer).toBeNull();
  await page.context().setOffline(false);
  await page.goto(family.link);
  await guest.openInvitation();
  await expect.poll(async () => (await couple.family(family.id)).answer?.sessions[0]?.adults).toBe(3);
  await guest.close();
});

test('G-08 an RSVP that waited on one phone does not replace a later one of another phone', async ({ browser }) => {
  const family = await couple.add({ name: 'Keluarga Pedalaman', seats: 5 });
  const [father, mother] = [await Guest.open(browser, family.link), await Guest.open(browser, family.link)];
  await father.openInvitation();
  await father.openRsvp();
  await father.page.context().setOffline(true);
  await father.sheet.getByRole('button', { name: 'Hantar' }).tap();
  await expect(father.sheet).toContainText('Belum dihantar, tiada internet');

  await mother.openInvitation();
  await mother.openRsvp();
  await radio(mother, 'Tidak dapat hadir').tap();
  await mother.sheet.getByRole('button', { name: 'Hantar' }).tap();
  await expect.poll(async () => (await couple.family(family.id)).answer?.sessions[0]?.answer).toBe('no');

  await father.page.context().setOffline(false);
  await expect(father.sheet).toContainText('jawapan keluarga ini telah diubah sementara itu', { timeout: 20_000 });
  await expect(father.sheet).not.toContainText('Belum dihantar, tiada internet');
  expect((await couple.family(family.id)).answer?.sessions[0]?.answer).toBe('no');
  await father.close();
  await mother.close();
});

test('G-08 two personal links in one browser mix neither drafts nor RSVPs, and Back keeps what was chosen', async ({
  browser,
}) => {
  const [one, two] = [
    await couple.add({ name: 'Keluarga Satu', seats: 6 }),
    await couple.add({ name: 'Keluarga Dua', seats: 6 }),
  ];
  const guest = await Guest.open(browser, one.link);
  const { page } = guest;
  await guest.openInvitation();
  await guest.openRsvp();
  await more(guest, 'Kanak-kanak').tap();
  await more(guest, 'Kanak-kanak').tap();
  await expect(stepper(guest, 'Kanak-kanak').locator('output')).toHaveText('2');

  await page.goto(two.link);
  await expect(page.locator('.addressee')).toContainText('Keluarga Dua');
  await guest.openInvitation();
  await guest.openRsvp();
  await expect(stepper(guest, 'Kanak-kanak').locator('output')).toHaveText('0');
  await radio(guest, 'Tidak dapat hadir').tap();
  await guest.sheet.getByRole('button', { name: 'Hantar' }).tap();
  await expect(guest.sheet).toContainText('Terima kasih');

  await page.goto(one.link);
  await expect(page.locator('.addressee')).toContainText('Keluarga Satu');
  await guest.openInvitation();
  await guest.openRsvp();
  await expect(guest.sheet).toContainText('6 tempat untuk keluarga ini');
  await expect(stepper(guest, 'Kanak-kanak').locator('output')).toHaveText('2');
  await page.goBack();
  await expect(guest.sheet).toBeHidden();
  await page.goBack();
  await expect(page.locator('.addressee')).toContainText('Keluarga Dua');
  await page.goForward();
  await expect(page.locator('.addressee')).toContainText('Keluarga Satu');
  expect((await couple.family(one.id)).answer).toBeNull();
  expect((await couple.family(two.id)).answer?.sessions[0]?.answer).toBe('no');
  await guest.close();
});

test('X65 the link’s token goes to no other site, into no address of a call and no storage of the browser', async ({
  browser,
}) => {
  const music = { link: 'https://youtu.be/dQw4w9WgXcQ', videoId: 'dQw4w9WgXcQ', startTime: 0 };
  await couple.customer.update('music', { id: couple.invitationId, ...music });
  const family = await couple.add({ name: 'Keluarga Rahsia' });
  const token = family.link.slice('/i/'.length);
  const context = await browser.newContext({ reducedMotion: 'reduce', hasTouch: true });
  const page = await context.newPage();
  const sent: { url: string; referer: string }[] = [];
  await context.route(
    (url) => !url.hostname.match(/^(127\.0\.0\.1|localhost)$/),
    (route) => route.fulfill({ contentType: 'text/html', body: '<p>lain</p>' }),
  );
  page.on('request', (request) => {
    sent.push({ url: request.url(), referer: request.headers()['referer'] ?? '' });
  });
  await page.goto(family.link);
  await page.getByRole('button', { name: 'Buka Jemputan' }).tap();
  await page.getByRole('navigation', { name: 'Menu jemputan' }).getByRole('button', { name: 'RSVP' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Hantar' }).tap();
  await expect(page.getByRole('dialog')).toContainText('Terima kasih');
  const elsewhere = () => sent.filter(({ url }) => new URL(url).origin !== new URL(page.url()).origin);
  await expect.poll(() => elsewhere().length, 'the song comes from another site').toBeGreaterThan(0);
  expect(sent.some(({ url }) => url.endsWith(OPENED))).toBe(true);
  expect(elsewhere().filter(({ referer }) => referer.includes(token))).toEqual([]);
  const addressed = sent.filter(({ url }) => url.includes(token));
  expect(addressed.map(({ url }) => new URL(url).pathname)).toEqual([family.link]);
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  expect(stored).not.toContain(token);
  expect(await page.content()).not.toContain(token);
  await context.close();
});

test('X65 the address of a personal page is in the Referer of no call, script or style sheet of its own site', async ({
  browser,
}) => {
  const family = await couple.add({ name: 'Keluarga Rahsia' });
  const token = family.link.slice('/i/'.length);
  const context = await browser.newContext({ reducedMotion: 'reduce', hasTouch: true });
  const page = await context.newPage();
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.goto(family.link, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Buka Jemputan' }).tap();
  await page.getByRole('navigation', { name: 'Menu jemputan' }).getByRole('button', { name: 'RSVP' }).tap();
  await expect(page.getByRole('dialog')).toContainText('tempat untuk keluarga ini');
  await page.waitForLoadState('networkidle');
  const kinds = new Set(requests.map((request) => request.resourceType()));
  expect([...kinds]).toEqual(expect.arrayContaining(['document', 'script', 'stylesheet', 'font', 'image', 'fetch']));
  // Those of the network, not those that the page's engine announces.
  // Pictures and fonts that the inline styles name are left out:
  // for those Chromium ignores `no-referrer` within a site.
  const named = requests.filter((request) => !['font', 'image'].includes(request.resourceType()));
  const referers = await Promise.all(
    named.map(async (request) => [new URL(request.url()).pathname, await request.headerValue('referer')]),
  );
  expect(referers.filter(([, referer]) => referer?.includes(token))).toEqual([]);
  await context.close();
});

test('G-07 the page is in the family’s language, and without scripts it says whom it is for and how to answer', async ({
  browser,
}) => {
  const family = await couple.add({ name: 'The Tan family', title: 'Mr & Mrs Tan', language: 'english', seats: 1 });
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(family.link);
  await expect(page.locator('.addressee')).toHaveText(/Especially for\s+Mr &\s+Mrs Tan/);
  await expect(page.getByRole('link', { name: 'Answer by WhatsApp' })).toBeVisible();
  await context.close();
  const guest = await Guest.open(browser, family.link);
  await guest.page.getByRole('button', { name: 'Open Invitation' }).tap();
  await guest.page.getByRole('button', { name: 'We will attend' }).tap();
  await expect(guest.sheet).toContainText('1 seat for this family');
  await guest.sheet.getByRole('button', { name: 'Send' }).tap();
  await expect(guest.sheet).toContainText('Seats for this family are held.');
  await guest.close();
});

test('G-07 the open page loads nothing of the personal one', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto(couple.openLink);
  await page.getByRole('button', { name: 'Buka Jemputan' }).tap();
  await page.getByRole('navigation', { name: 'Menu jemputan' }).getByRole('button', { name: 'RSVP' }).tap();
  await expect(page.getByRole('dialog').getByLabel('Nama tuan/puan')).toBeVisible();
  expect(scripts.length).toBeGreaterThan(3);
  const loaded = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()));
  expect(loaded.filter((text) => text.includes('Family-Token'))).toEqual([]);
});

test('G-06 a guest whose scripts never load sees the title and the plain content', async ({ browser }) => {
  const family = await couple.add({ name: 'Keluarga Lama' });
  const context = await browser.newContext({ hasTouch: true });
  const page = await context.newPage();
  await page.clock.install();
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(family.link);
  await expect(page.locator('.addressee')).toContainText('Keluarga Lama');
  await page.clock.runFor(APP_TIMEOUT_MS + 1);
  await expect(page.getByRole('link', { name: 'Jawab melalui WhatsApp' })).toBeVisible();
  await context.close();
});
