import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { APP_TIMEOUT_MS } from '@serikad/shared/invitations/early-tap';
import type { WishView } from '@serikad/shared/rsvp/rsvp.types';
import { balqis, syafiqah, WEDDING_YEAR } from '../fixtures/weddings.ts';
import { ApiCustomer, baseUrl } from '../support/api.ts';
import { Guest } from '../support/guest.ts';
import { fillInvitation, limitAttendance } from '../support/invitations.ts';
import { person } from '../support/sign-in.ts';

const DESIGNS = ['cv0001', 'cv0002', 'cv0003', 'cv0004', 'cv0005', 'cv0006'] as const;
const sample = (design: string, language = 'malay') => `/invitation/view/sample_${design}/sample?language=${language}`;
const link = (id: string) => `/invitation/view/${id}/jemputan`;

/** A couple's filled invitation, ready for guests. */
async function newInvitation(label: string, limits?: { perGuest?: number; total?: number }, wedding = syafiqah) {
  const couple = await ApiCustomer.register(person(`tetamu ${label}`));
  const made = await couple.order();
  await fillInvitation(couple, made.invitationId, wedding);
  if (limits) await limitAttendance(couple, made.invitationId, limits);
  return { couple, ...made };
}

const wishesOf = (couple: ApiCustomer, id: string) =>
  couple.get<{ from: string; attendanceCount?: number; message: string }[]>(`/api/wish/get-all/${id}`);

/** Errors of the page's own code, collected until the test looks. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

test.describe('the samples', () => {
  for (const [language, open, menu, schedule, thanks] of [
    ['malay', 'Buka Jemputan', 'Menu jemputan', 'Atur Cara Majlis', 'amat kami hargai'],
    ['english', 'Open Invitation', 'Invitation menu', 'Programme', 'mean the world to us'],
  ] as const) {
    test(`I-20 I-21 I-26 of every design open, all in ${language}`, async ({ page }) => {
      const errors = errorsOf(page);
      const openings = new Set<string>();
      for (const design of DESIGNS) {
        const response = await page.goto(sample(design, language));
        expect(response?.status()).toBe(200);
        const html = page.locator('html');
        await expect(html).toHaveAttribute('lang', language === 'malay' ? 'ms' : 'en');
        openings.add((await html.getAttribute('data-opening')) ?? '');
        const names = page.getByRole('heading', { level: 1 });
        await expect(names).toBeVisible();
        await page.getByRole('button', { name: open }).tap();
        await expect(page.getByRole('navigation', { name: menu })).toBeInViewport();
        await expect(html).toHaveClass(/is-open/);
        await expect(page.locator('.opening')).toHaveCount(0);
        await expect(page.getByRole('heading', { name: schedule })).toBeVisible();
        await expect(page.getByText(thanks)).toBeVisible();
        const words = await page.locator('main').innerText();
        const foreign =
          language === 'malay' ? /\b(Programme|Attendance|Wishes|Days)\b/ : /\b(Kehadiran|Ucapan|Hari|Lokasi)\b/;
        expect(words.match(foreign)?.[0], design).toBeUndefined();
      }
      expect([...openings].sort()).toEqual(['fade', 'window']);
      expect(errors).toEqual([]);
    });
  }
});

test('I-21 the names stand from the first paint on, under both openings, and never fade', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: number[] = [];
    Object.assign(window, { namesOpacity: seen });
    const look = () => {
      const names = document.getElementById('names');
      if (names) {
        let opacity = 1;
        for (let at: Element | null = names; at; at = at.parentElement) opacity *= Number(getComputedStyle(at).opacity);
        seen.push(opacity);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  for (const design of ['cv0001', 'cv0006']) {
    await page.goto(sample(design));
    await page.getByRole('button', { name: 'Buka Jemputan' }).tap();
    await expect(page.locator('html')).toHaveClass(/is-open/);
    const seen = await page.evaluate(() => (window as unknown as { namesOpacity: number[] }).namesOpacity);
    expect(seen.length).toBeGreaterThan(5);
    expect(Math.min(...seen), design).toBe(1);
  }
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('I-20 names, day, place, its map, programme and contacts are there to read', async ({ page }) => {
    const { couple, invitationId } = await newInvitation('tanpa skrip');
    await page.goto(link(invitationId));
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/Syafiqah\s*(&|dan)\s*Ra'if/);
    const words = (await main.innerText()).replaceAll(/\s+/g, ' ');
    const { venue, bride, groom, contacts } = syafiqah;
    const programme = ['Kehadiran Tetamu', 'Ketibaan Pengantin'];
    for (const text of [
      venue,
      String(WEDDING_YEAR),
      bride.fullName,
      groom.fullName,
      ...programme,
      ...contacts.map((c) => c.name),
    ]) {
      expect(words).toContain(text);
    }
    await expect(main.getByText(venue).filter({ visible: true }).first()).toBeVisible();
    await expect(main.getByRole('link', { name: 'Google Maps' })).toHaveAttribute('href', syafiqah.googleMapLink);
    await expect(page.getByRole('button', { name: 'Buka Jemputan' })).toBeHidden();
    await couple.close();
  });
});

test('I-21 a tap on the seal before the script has loaded is shown, kept, and opens the cover', async ({ page }) => {
  const { promise: arrives, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await arrives;
    await route.continue();
  });
  await page.goto(sample('cv0001'), { waitUntil: 'commit' });
  const html = page.locator('html');
  await page.getByRole('button', { name: 'Buka Jemputan' }).tap({ noWaitAfter: true });
  await expect(html).toHaveClass(/is-closed.*tapped/);
  arrive();
  await expect(html).toHaveClass(/is-open/);
  await expect(html).not.toHaveClass(/tapped|is-closed/);
  await expect(page.getByRole('navigation', { name: 'Menu jemputan' })).toBeInViewport();
});

test('I-20 I-21 an app that never loads, or late, leaves the letter to read', async ({ page }) => {
  const html = page.locator('html');
  const seal = page.getByRole('button', { name: 'Buka Jemputan' });
  const place = page.locator('.when .venue');

  // Its file cannot be fetched.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(sample('cv0001'));
  await expect(place).toBeVisible();
  await expect(seal).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Menu jemputan' })).toBeHidden();
  await page.unroute('**/assets/*.js');

  // It is so late that the guest has given up on the seal; then it comes after all.
  const { promise: arrives, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await arrives;
    await route.continue();
  });
  await page.clock.install();
  await page.goto(sample('cv0001'), { waitUntil: 'commit' });
  await seal.tap({ noWaitAfter: true });
  await expect(html).toHaveClass(/tapped/);
  await expect(place).toBeHidden();
  await page.clock.fastForward(APP_TIMEOUT_MS);
  await expect(place).toBeVisible();
  arrive();
  await expect(html).not.toHaveClass(/tapped/);
  await page.clock.fastForward(5000);
  await expect(html).toHaveClass(/is-open/);
  await expect(page.getByRole('navigation', { name: 'Menu jemputan' })).toBeInViewport();
});

test('I-21 with reduced motion the invitation opens at once and nothing falls or scrolls', async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(sample('cv0001'));
  await page.getByRole('button', { name: 'Buka Jemputan' }).click();
  await expect(page.locator('html')).toHaveClass(/is-open/, { timeout: 1500 });
  const still = await page.evaluate(() => window.scrollY);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await page.evaluate(() => window.scrollY)).toBe(still);
  const moving = await page.evaluate(
    () =>
      document
        .getAnimations()
        .filter((a) => a.playState === 'running' && a.effect?.getComputedTiming().iterations === Infinity).length,
  );
  expect(moving).toBe(0);
  await context.close();
});

test('I-22 I-23 contacts, calendar, place and countdown lead where they say @phones', async ({ browser }) => {
  const { couple, invitationId } = await newInvitation('pautan');
  const guest = await Guest.open(browser, baseUrl() + link(invitationId));
  await guest.openInvitation();

  const contacts = guest.bar.getByRole('button', { name: 'Hubungi' });
  await contacts.tap();
  await expect(guest.sheet.getByRole('link', { name: 'Telefon Encik Khairul (Bapa)' })).toHaveAttribute(
    'href',
    'tel:+60123456789',
  );
  await expect(guest.sheet.getByRole('link', { name: 'WhatsApp Puan Hafizah (Ibu)' })).toHaveAttribute(
    'href',
    'https://wa.me/60134567890',
  );
  await guest.page.keyboard.press('Escape');
  await expect(guest.sheet).toBeHidden();
  await expect(contacts).toBeFocused();

  const calendar = guest.bar.getByRole('button', { name: 'Kalendar' });
  await calendar.tap();
  const google = new URL((await guest.sheet.getByRole('link', { name: /Google Calendar/ }).getAttribute('href')) ?? '');
  expect(google.origin + google.pathname).toBe('https://calendar.google.com/calendar/render');
  expect(Object.fromEntries(google.searchParams)).toMatchObject({
    action: 'TEMPLATE',
    text: "Syafiqah & Ra'if — Walimatul Urus 💐",
    dates: `${WEDDING_YEAR}0213T030000Z/${WEDDING_YEAR}0213T083000Z`,
    ctz: 'Asia/Kuala_Lumpur',
  });
  const downloading = guest.page.waitForEvent('download');
  await guest.sheet.getByRole('link', { name: /Kalendar telefon/ }).tap();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('majlis.ics');
  const ics = (await readFile(await download.path(), 'utf8')).replaceAll('\r\n ', '');
  expect(ics).toContain(`DTSTART:${WEDDING_YEAR}0213T030000Z\r\n`);
  expect(ics).toContain("SUMMARY:Syafiqah & Ra'if — Walimatul Urus 💐\r\n");
  expect(ics).toContain("LOCATION:Dewan D'Anjung Seri Endon");
  await guest.sheet.getByRole('button', { name: 'Tutup' }).tap();
  await expect(guest.sheet).toBeHidden();
  await expect(calendar).toBeFocused();

  const place = guest.bar.getByRole('button', { name: 'Lokasi' });
  await place.tap();
  await expect(guest.sheet.getByRole('link', { name: /Google Maps/ })).toHaveAttribute('href', syafiqah.googleMapLink);
  await expect(guest.sheet.getByRole('link', { name: /Waze/ })).toHaveAttribute('href', syafiqah.wazeLink);
  for (const outside of await guest.sheet.getByRole('link').all()) {
    await expect(outside).toHaveAttribute('rel', /noopener/);
  }
  // The backdrop, above the sheet.
  await guest.page.touchscreen.tap(10, 10);
  await expect(guest.sheet).toBeHidden();
  await expect(place).toBeFocused();

  // The couple gave no Waze link: the place itself is searched for.
  const clock = guest.page.getByRole('timer');
  const days = Math.floor((Date.parse(`${WEDDING_YEAR}-02-13T11:00:00+08:00`) - Date.now()) / 86_400_000);
  await expect(clock).toContainText(new RegExp(`^${days}\\s*Hari`));
  const before = await clock.innerText();
  await expect.poll(() => clock.innerText()).not.toBe(before);
  await guest.close();
  await couple.close();
});

test('I-23 without a link of the couple’s the place is searched for', async ({ browser }) => {
  const { couple, invitationId } = await newInvitation('tanpa waze', undefined, balqis);
  const guest = await Guest.open(browser, baseUrl() + link(invitationId));
  await guest.openInvitation();
  await guest.bar.getByRole('button', { name: 'Lokasi' }).tap();
  const waze = new URL((await guest.sheet.getByRole('link', { name: /Waze/ }).getAttribute('href')) ?? '');
  expect(waze.origin).toBe('https://waze.com');
  expect(waze.searchParams.get('q')).toContain('Laman Seri Angsana');
  await guest.close();
  await couple.close();
});

test('I-27 a chat app that runs no script sees title, description and a picture', async ({ request }) => {
  const { couple, invitationId } = await newInvitation('pratonton');
  for (const [path, title] of [
    [link(invitationId), "Syafiqah & Ra'if · Walimatul Urus 💐"],
    [sample('cv0003'), /.+ & .+ · .+/],
  ] as const) {
    const response = await request.get(path, { headers: { 'User-Agent': 'WhatsApp/2.23.20.0' } });
    expect(response.status()).toBe(200);
    const html = await response.text();
    const tag = (property: string) =>
      unescapeHtml(new RegExp(`<meta property="${property}" content="([^"]*)">`).exec(html)?.[1] ?? '');
    if (title instanceof RegExp) expect(tag('og:title')).toMatch(title);
    else expect(tag('og:title')).toBe(title);
    expect(tag('og:description')).toMatch(/\d{4}/);
    expect(tag('og:url')).toMatch(/^http:\/\/localhost:\d+\/invitation\/view\//);
    // WhatsApp reads the first 300 KB of a page, and shows pictures of at most that size.
    expect(html.indexOf('og:image')).toBeLessThan(4096);
    const image = await request.get(tag('og:image'));
    expect(image.status()).toBe(200);
    expect(image.headers()['content-type']).toBe('image/jpeg');
    const bytes = await image.body();
    expect(bytes.length).toBeLessThan(300 * 1024);
    expect(bytes.subarray(0, 2).toString('hex')).toBe('ffd8');
  }
  await couple.close();
});

function unescapeHtml(text: string): string {
  return text
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

test('I-20 an unknown invitation is Page Not Found with a Homepage link', async ({ page }) => {
  for (const id of ['650000000000000000000001', 'bukan-id', 'sample_cv9999']) {
    const response = await page.goto(link(id));
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Homepage' }).click();
  await expect(page).toHaveURL('/');
});

test.describe('the RSVP form', () => {
  test('I-24 offline an RSVP is kept, survives a reload, and is sent once when the connection is back @phones', async ({
    browser,
  }) => {
    const { couple, invitationId } = await newInvitation('luar talian', { perGuest: 5 });
    const guest = await Guest.open(browser, baseUrl() + link(invitationId));
    await guest.openInvitation();
    await guest.openRsvp();
    await guest.fill({ from: 'Mak Teh', count: 3, message: 'Dari kampung' });
    await guest.page.context().setOffline(true);
    await guest.sheet.getByRole('button', { name: 'Hantar' }).tap();
    await expect(guest.sheet).toContainText('Tiada talian. Jawapan akan dihantar sebaik sahaja talian kembali.');
    await expect(guest.sheet).toBeHidden();
    await expect(guest.page.getByText(/Jawapan tuan\/puan disimpan di telefon ini/)).toBeAttached();
    expect(await wishesOf(couple, invitationId)).toEqual([]);

    await guest.page.context().setOffline(false);
    await expect(guest.page.getByText('Tuan/puan akan hadir: 3 orang')).toBeAttached();
    await guest.page.reload();
    await expect(guest.page.getByText('Tuan/puan akan hadir: 3 orang')).toBeAttached();
    expect(await wishesOf(couple, invitationId)).toMatchObject([{ from: 'Mak Teh', attendanceCount: 3 }]);
    await guest.close();
    await couple.close();
  });

  test('I-20 I-24 an unreachable server shows its sentence, and the RSVP stays and is sent once, by Cuba lagi or after a reload', async ({
    browser,
  }) => {
    const { couple, invitationId } = await newInvitation('cuba lagi', {});
    const guest = await Guest.open(browser, baseUrl() + link(invitationId));
    await guest.openInvitation();
    await guest.openRsvp();
    await guest.fill({ from: 'Cik Ani', count: 0, message: 'Minta maaf ya' });
    await guest.page.route('**/api/wish/add', (route) => route.abort());
    await guest.sheet.getByRole('button', { name: 'Hantar' }).tap();
    await expect(guest.sheet.getByRole('alert')).toContainText('tulisan tuan/puan masih ada di sini');
    await expect(guest.sheet.getByLabel('Ucapan')).toHaveValue('Minta maaf ya');
    await guest.page.unroute('**/api/wish/add');

    // The answer arrives, but the guest never learns of it:
    // trying again stays one answer, on a page loaded anew as well.
    await guest.page.route(
      '**/api/wish/add',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 2 },
    );
    for (let tries = 0; tries < 2; tries += 1) {
      const answered = guest.page.waitForEvent('requestfailed');
      await guest.sheet.getByRole('button', { name: 'Cuba lagi' }).tap();
      await answered;
      await expect(guest.sheet.getByRole('alert')).toBeVisible();
      await expect(guest.sheet.getByRole('button', { name: 'Cuba lagi' })).toBeFocused();
    }
    await guest.page.reload();
    await guest.openInvitation();
    await guest.openRsvp();
    await guest.send();
    expect(await wishesOf(couple, invitationId)).toMatchObject([{ from: 'Cik Ani', message: 'Minta maaf ya' }]);
    await guest.close();
    await couple.close();
  });

  test('I-24 a number over the per-guest limit shows the sentence at the field, in the invitation’s language @phones', async ({
    browser,
  }) => {
    const { couple, invitationId } = await newInvitation('had', { perGuest: 25 });
    const guest = await Guest.open(browser, baseUrl() + link(invitationId));
    await guest.openInvitation();
    await guest.openRsvp();
    const name = guest.sheet.getByLabel('Nama tuan/puan');
    await guest.sheet.getByRole('button', { name: 'Hantar' }).tap();
    await expect(name).toHaveAccessibleDescription('Sila isi nama tuan/puan.');
    await expect(name).toBeFocused();
    await name.fill('Rombongan');
    const count = guest.sheet.getByLabel('Bilangan kehadiran');
    await count.fill('26');
    await guest.sheet.getByRole('button', { name: 'Hantar' }).tap();
    await expect(count).toHaveAccessibleDescription('Bilangan kehadiran tidak boleh melebihi 25 orang');
    await expect(count).toBeFocused();
    await expect(name).toHaveValue('Rombongan');

    // Meanwhile the couple lowers the limit: the server refuses with the same sentence.
    await limitAttendance(couple, invitationId, { perGuest: 20 });
    await count.fill('21');
    await guest.sheet.getByRole('button', { name: 'Hantar' }).tap();
    await expect(guest.sheet.getByRole('alert')).toContainText('Bilangan kehadiran tidak boleh melebihi 20 orang');
    await expect(count).toHaveValue('21');
    expect(await wishesOf(couple, invitationId)).toEqual([]);
    await guest.close();
    await couple.close();
  });

  test('G-17 a guest removes their RSVP after a question; its seats are free, and it is removed from the phone', async ({
    browser,
  }) => {
    const { couple, invitationId } = await newInvitation('padam jawapan', { perGuest: 5, total: 4 });
    const guest = await Guest.open(browser, baseUrl() + link(invitationId));
    await guest.openInvitation();
    await guest.openRsvp();
    await guest.fill({ from: 'Mak Teh', count: 3, message: 'Dari kampung' });
    await guest.send();
    await guest.page.reload();
    await guest.openInvitation();
    await guest.openRsvp();
    const remove = guest.sheet.getByRole('button', { name: 'Padam jawapan ini' });
    await remove.tap();
    await expect(guest.sheet).toContainText('Padam jawapan dan ucapan tuan/puan?');
    await guest.sheet.getByRole('button', { name: 'Tidak, simpan' }).tap();
    expect(await wishesOf(couple, invitationId)).toMatchObject([{ attendanceCount: 3 }]);

    // Without a network it stays, and the guest reads why.
    await remove.tap();
    await guest.page.context().setOffline(true);
    await guest.sheet.getByRole('button', { name: 'Ya, padam' }).tap();
    await expect(guest.sheet.getByRole('alert')).toContainText('Jawapan belum dapat dipadam.');
    await guest.page.context().setOffline(false);
    await guest.sheet.getByRole('button', { name: 'Ya, padam' }).tap();
    await expect(guest.sheet).toBeHidden();
    await expect(guest.page.getByText('Jawapan tuan/puan telah dipadam.')).toBeVisible();
    await expect(guest.page.getByText('Tuan/puan akan hadir: 3 orang')).toHaveCount(0);
    expect(await wishesOf(couple, invitationId)).toEqual([]);
    expect(
      await guest.page.evaluate((id) => Object.keys(localStorage).filter((key) => key.endsWith(id)), invitationId),
    ).toEqual([]);

    // Four seats of four are free again.
    await guest.page.reload();
    await guest.openInvitation();
    await guest.openRsvp();
    await guest.fill({ from: 'Pak Teh', count: 4, message: '' });
    await guest.send();
    expect(await wishesOf(couple, invitationId)).toMatchObject([{ from: 'Pak Teh', attendanceCount: 4 }]);

    // Also while the couple take no answers.
    await couple.send('PUT', `/api/wish/closed/${invitationId}`, { closed: true });
    await guest.page.reload();
    await guest.page.getByRole('button', { name: 'Buka Jemputan' }).tap();
    await guest.page.getByRole('button', { name: 'Padam jawapan ini' }).tap();
    await guest.sheet.getByRole('button', { name: 'Ya, padam' }).tap();
    await expect(guest.page.getByText('Jawapan tuan/puan telah dipadam.')).toBeVisible();
    expect(await wishesOf(couple, invitationId)).toEqual([]);
    await guest.close();
    await couple.close();
  });

  test('I-24 what a guest has typed survives a reload; the sheet gives the focus back', async ({ browser }) => {
    const { couple, invitationId } = await newInvitation('draf', { perGuest: 5 });
    const guest = await Guest.open(browser, baseUrl() + link(invitationId));
    await guest.openInvitation();
    await guest.openRsvp();
    await guest.fill({ from: 'Tok Wan 👵', count: 4, message: 'Semoga\nbahagia' });
    await guest.page.reload();
    await guest.openInvitation();
    await guest.openRsvp();
    await expect(guest.sheet.getByLabel('Nama tuan/puan')).toHaveValue('Tok Wan 👵');
    await expect(guest.sheet.getByLabel('Bilangan kehadiran')).toHaveValue('4');
    await expect(guest.sheet.getByLabel('Ucapan')).toHaveValue('Semoga\nbahagia');
    await guest.page.keyboard.press('Escape');
    await expect(guest.sheet).toBeHidden();
    await expect(guest.bar.getByRole('button', { name: 'RSVP' })).toBeFocused();
    await guest.close();
    await couple.close();
  });
});

test('X26 hostile names, places and wishes are text: no dialog, no foreign request', async ({ browser }) => {
  const script = '<script>alert(1)</script>';
  const image = '"><img src=//canary.invalid/x onerror=alert(1)>';
  const rtl = 'محمد';
  const hostile = {
    ...syafiqah,
    bride: { shortName: '<b>Siti</b>"\'', fullName: `${script}${image}` },
    groom: { shortName: '💍 Ali', fullName: 'محمد علي \u0060${7*7}\u0060 {{7*7}}' },
    venue: `</script>${script}`,
    address: `${image}\n<svg onload=alert(1)>`,
    title: '</title><img src=//canary.invalid/t>',
    hashtag: '#"onmouseover="alert(1)',
    contacts: [{ name: `${image}`.slice(0, 60), phoneNo: '012-345 6789' }],
  };
  const { couple, invitationId } = await newInvitation('jahat', {}, hostile);
  await couple.wish({
    invitationId,
    from: `${script}${rtl}`,
    attendanceCount: 1,
    willAttend: true,
    message: `${image} </script><!-- ${'👨‍👩‍👧‍👦'.repeat(20)}`,
  });
  // It has an address, so guests see it once the couple have approved it (C-05).
  const wishes = await couple.get<WishView[]>(`/api/wish/get-all/${invitationId}`);
  await couple.send('PUT', `/api/wish/approved/${invitationId}`, {
    wishes: wishes.map(({ _id: id, version = 0 }) => ({ id, version })),
  });
  const context = await browser.newContext();
  const foreign: string[] = [];
  context.on('request', (request) => {
    if (/canary/.test(request.url())) foreign.push(request.url());
  });
  const page = await context.newPage();
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const errors = errorsOf(page);
  await page.goto(baseUrl() + link(invitationId));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<b>Siti</b>');
  await page.getByRole('button', { name: 'Buka Jemputan' }).click();
  await expect(page.getByText(hostile.bride.fullName).first()).toBeAttached();
  await expect(page.getByText(hostile.venue).first()).toBeAttached();
  await expect(page.getByText(`${script}${rtl}`).first()).toBeAttached();
  await page.getByRole('navigation', { name: 'Menu jemputan' }).getByRole('button', { name: 'Lokasi' }).click();
  await expect(page.getByRole('dialog')).toContainText('<svg onload=alert(1)>');
  await expect(page.locator('svg[onload], img[onerror], [onmouseover], main b:text-is("Siti")')).toHaveCount(0);

  // The couple's own side shows the same words.
  await couple.enter(page);
  const [order] = await couple.orders();
  await page.goto(`/invitation-order/view/wish-attendance/${order?._id}`);
  await expect(page.getByRole('heading', { name: script })).toBeVisible();
  expect({ dialogs, foreign, errors }).toEqual({ dialogs: [], foreign: [], errors: [] });
  await context.close();
  await couple.close();
});
