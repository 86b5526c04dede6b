import { expect, test, type Browser, type Page } from '@playwright/test';
import { syafiqah } from '../fixtures/weddings.ts';
import { ApiCustomer, baseUrl } from '../support/api.ts';
import { addBankAccount, addGift, addPhoto, giftsOf } from '../support/gifts.ts';
import { axeViolations } from '../support/checks/axe.ts';
import { Guest } from '../support/guest.ts';
import { fillInvitation } from '../support/invitations.ts';
import { person } from '../support/sign-in.ts';

const link = (id: string): string => `${baseUrl()}/invitation/view/${id}/jemputan`;

/** A couple's filled invitation, ready for guests. */
async function newInvitation(label: string) {
  const couple = await ApiCustomer.register(person(`pandangan ${label}`));
  const { invitationId } = await couple.order();
  await fillInvitation(couple, invitationId, syafiqah);
  return { couple, invitationId };
}

/** A guest who has opened the invitation and its gifts. */
async function atTheGifts(browser: Browser, invitationId: string): Promise<Guest> {
  const guest = await Guest.open(browser, link(invitationId));
  await guest.openInvitation();
  await guest.bar.getByRole('button', { name: 'Hadiah' }).tap();
  await expect(guest.sheet).toBeVisible();
  return guest;
}

test.describe('gifts', () => {
  test('I-25 are reserved once by list, gift and name, whatever the connection does, and the couple see by whom @phones', async ({
    browser,
  }) => {
    const { couple, invitationId } = await newInvitation('hadiah');
    await couple.update('gift-receiver-info', {
      id: invitationId,
      name: 'Syafiqah',
      address: 'No. 7, Lorong Melati 3',
    });
    await addGift(couple, invitationId, 'Set periuk granit');
    const guest = await atTheGifts(browser, invitationId);
    const { page, sheet } = guest;
    await sheet.getByRole('button', { name: /Set periuk granit/ }).tap();
    await expect(sheet.getByRole('link', { name: 'Lihat produk' })).toHaveAttribute('rel', /noopener/);
    await expect(sheet).toContainText('No. 7, Lorong Melati 3');
    await sheet.getByRole('button', { name: 'Tempah hadiah ini' }).tap();

    const name = sheet.getByLabel('Nama tuan/puan');
    const send = sheet.getByRole('button', { name: /^(Tempah|Cuba lagi)$/ });
    await send.tap();
    await expect(name).toHaveAccessibleDescription('Sila isi nama tuan/puan.');
    await expect(name).toBeFocused();
    await name.fill('Mak Ngah Rohani');
    await sheet.getByLabel('Nombor telefon').fill('012-345 6789');

    // The booking arrives, but its answer is lost; the guest then corrects the name and tries again.
    await page.route(
      '**/api/gift/reserve',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await send.tap();
    await expect(sheet.getByRole('alert')).toContainText('tulisan tuan/puan masih ada di sini');
    await expect(name).toHaveValue('Mak Ngah Rohani');
    await page.context().setOffline(true);
    await send.tap();
    await expect(sheet.getByRole('alert')).toContainText('Sila semak talian');
    await page.context().setOffline(false);
    await name.fill('Mak Ngah');
    await send.dblclick();
    await expect(sheet.getByRole('heading', { name: 'Hadiah telah ditempah' })).toBeVisible();
    await expect(sheet).toContainText('No. 7, Lorong Melati 3');
    const [gift] = await giftsOf(couple, invitationId);
    expect(gift?.reservation).toMatchObject({ name: 'Mak Ngah Rohani', contactNo: '012-345 6789' });
    expect(await page.evaluate(() => localStorage.getItem('reservedGifts'))).toBe(gift?._id);

    await sheet.getByRole('button', { name: 'Lihat senarai hadiah' }).tap();
    await expect(sheet.getByRole('button', { name: /Set periuk granit.*Ditempah/ })).toBeVisible();
    await sheet.getByRole('button', { name: 'Tutup' }).tap();
    await expect(sheet).toBeHidden();
    await guest.close();

    // To any other guest it says no more than that it is taken.
    const other = await atTheGifts(browser, invitationId);
    await other.sheet.getByRole('button', { name: /Set periuk granit.*Ditempah/ }).tap();
    await expect(other.sheet.getByRole('button', { name: 'Telah Ditempah' })).toBeDisabled();
    await expect(other.sheet).not.toContainText('Mak Ngah');
    await other.close();
    await couple.close();
  });

  test('I-25 show a message where another guest reserved one first; the list is read again, and what was typed stays', async ({
    browser,
  }) => {
    const { couple, invitationId } = await newInvitation('hadiah berdua');
    await addGift(couple, invitationId, 'Seterika wap');
    await addGift(couple, invitationId, 'Lampu meja');
    const [first, second] = await Promise.all([atTheGifts(browser, invitationId), atTheGifts(browser, invitationId)]);
    for (const [guest, name] of [
      [first, 'Pak Su'],
      [second, 'Cik Yah'],
    ] as const) {
      await guest.sheet.getByRole('button', { name: /Seterika wap/ }).tap();
      await guest.sheet.getByRole('button', { name: 'Tempah hadiah ini' }).tap();
      await guest.sheet.getByLabel('Nama tuan/puan').fill(name);
    }
    await first.sheet.getByRole('button', { name: 'Tempah', exact: true }).tap();
    await expect(first.sheet).toContainText('Hadiah telah ditempah');
    await second.sheet.getByRole('button', { name: 'Tempah', exact: true }).tap();
    await expect(second.sheet.getByRole('alert')).toContainText('tetamu lain telah menempah hadiah ini lebih awal');
    await expect(second.sheet.getByRole('button', { name: /Seterika wap.*Ditempah/ })).toBeVisible();
    await second.sheet.getByRole('button', { name: /Lampu meja/ }).tap();
    await second.sheet.getByRole('button', { name: 'Tempah hadiah ini' }).tap();
    await expect(second.sheet.getByLabel('Nama tuan/puan')).toHaveValue('Cik Yah');

    // The browser's Back: out of the form, out of the gift, out of the sheet; the invitation stays.
    for (const inside of ['Tempah hadiah ini', 'Hadiah & Salam Kaut']) {
      await second.page.goBack();
      await expect(second.sheet).toContainText(inside);
    }
    await second.page.goBack();
    await expect(second.sheet).toBeHidden();
    await expect(second.bar).toBeInViewport();
    expect((await giftsOf(couple, invitationId)).map(({ title, reservation }) => [title, reservation])).toEqual([
      ['Seterika wap', { name: 'Pak Su', contactNo: '', notes: '' }],
      ['Lampu meja', null],
    ]);
    await first.close();
    await second.close();
    await couple.close();
  });

  test('I-23 of money have an account number that is copied, and a QR code that is saved, or held where an app saves nothing', async ({
    browser,
  }) => {
    const { couple, invitationId } = await newInvitation('salam kaut');
    await addBankAccount(couple, invitationId);
    const guest = await atTheGifts(browser, invitationId);
    await guest.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await guest.sheet.getByRole('button', { name: /Salam Kaut/ }).tap();
    await expect(guest.sheet.getByRole('img', { name: 'Kod QR akaun bank' })).toBeVisible();
    await guest.sheet.getByRole('button', { name: 'Salin' }).tap();
    await expect(guest.sheet.getByRole('button', { name: 'Disalin' })).toBeVisible();
    expect(await guest.page.evaluate(() => navigator.clipboard.readText())).toBe('562209123456');
    const downloading = guest.page.waitForEvent('download');
    await guest.sheet.getByRole('link', { name: 'Simpan QR' }).tap();
    expect((await downloading).suggestedFilename()).toMatch(/^salam-kaut\.\w+$/);
    await guest.close();

    const inApp = await browser.newContext({
      userAgent:
        'Mozilla/5.0 (Linux; Android 14; SM-A156E; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36',
      reducedMotion: 'reduce',
    });
    const page = await inApp.newPage();
    // An app's web view that gives no leave to the clipboard.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.execCommand = () => false;
    });
    await page.goto(link(invitationId));
    await page.getByRole('button', { name: 'Buka Jemputan' }).click();
    await page.getByRole('navigation', { name: 'Menu jemputan' }).getByRole('button', { name: 'Hadiah' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: /Salam Kaut/ }).click();
    await expect(sheet).toContainText('Tekan lama pada kod QR untuk menyimpannya.');
    await expect(sheet.getByRole('link', { name: 'Simpan QR' })).toHaveCount(0);
    await sheet.getByRole('button', { name: 'Salin' }).click();
    await expect(sheet.getByRole('button', { name: /tekan lama pada tulisan itu/ })).toBeVisible();

    // Nor does it take a calendar's file: no link that leads nowhere, but where it can be had.
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await page.getByRole('navigation', { name: 'Menu jemputan' }).getByRole('button', { name: 'Kalendar' }).click();
    await expect(sheet.getByRole('link', { name: /Google Calendar/ })).toBeVisible();
    await expect(sheet.getByRole('link', { name: /Kalendar telefon/ })).toHaveCount(0);
    await expect(sheet).toContainText('buka jemputan ini di Chrome atau Safari');
    await inApp.close();
    await couple.close();
  });
});

test.describe('RSVPs that wait', () => {
  test('I-24 are sent once when the page is opened again after it was closed offline', async ({ browser }) => {
    const { couple, invitationId } = await newInvitation('tunggu');
    const guest = await Guest.open(browser, link(invitationId));
    const context = guest.page.context();
    await guest.openInvitation();
    await guest.openRsvp();
    await guest.sheet.getByLabel('Nama tuan/puan').fill('Tok Ayah');
    await guest.sheet.getByLabel('Bilangan kehadiran').fill('4');
    await context.setOffline(true);
    await guest.sheet.getByRole('button', { name: 'Hantar' }).tap();
    await expect(guest.sheet).toContainText('Tiada talian.');
    await guest.page.close();
    await context.setOffline(false);

    // The venue's network lets the page through, and the answer only at the second try.
    let tries = 0;
    await context.route('**/api/wish/add', (route) => ((tries += 1) === 1 ? route.abort() : route.continue()));
    const page = await context.newPage();
    await page.goto(link(invitationId));
    await expect.poll(() => tries).toBe(1);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.getByText('Tuan/puan akan hadir: 4 orang')).toBeAttached();
    await page.reload();
    await expect(page.getByText('Tuan/puan akan hadir: 4 orang')).toBeAttached();
    expect(await couple.get(`/api/wish/get-all/${invitationId}`)).toMatchObject([
      { from: 'Tok Ayah', attendanceCount: 4 },
    ]);
    await guest.close();
    await couple.close();
  });
});

test.describe('the look of the couple’s own', () => {
  test('I-22 is a photo or a colour as the cover’s ground, without its text, and the pages’ own styles', async ({
    page,
  }) => {
    const { couple, invitationId } = await newInvitation('gaya');
    const photo = await addPhoto(couple, invitationId);
    const others = {
      id: invitationId,
      footer: ['hashtag' as const, 'verse' as const],
      viewSnowEffects: true,
      page2Header1: 1,
      page2Header2: 5,
    };
    const title = { font: 'Cinzel' as const, size: 24, color: '#123456', bold: true };
    const page3Style = {
      title,
      coupleName: null,
      fullName: null,
      dateTimeTitle: null,
      paddingTop: 90,
      paddingBottom: null,
    };
    await couple.update('others', {
      ...others,
      coverPage: { category: 'image', backgroundImage: photo, backgroundColor: null, hideText: true },
      page3Style,
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(link(invitationId));
    const names = page.getByRole('heading', { level: 1 });
    await expect(names).toHaveAccessibleName(/Syafiqah/);
    await expect(page.locator('.cover-text')).toHaveCSS('opacity', '0');
    await page.getByRole('button', { name: 'Buka Jemputan' }).tap();
    await expect(page.locator('.cover .art')).toHaveCSS('background-image', new RegExp(photo));
    const heading = page.getByRole('heading', { name: 'Tarikh & Tempat' });
    await expect(heading).toHaveCSS('color', 'rgb(18, 52, 86)');
    await expect(heading).toHaveCSS('font-size', '24px');
    await expect(heading).toHaveCSS('font-family', /Cinzel/);
    await expect(page.locator('.when')).toHaveCSS('padding-top', '90px');

    await couple.update('others', {
      ...others,
      coverPage: { category: 'colour', backgroundImage: null, backgroundColor: '#fbe9e7', hideText: false },
      page3Style: null,
    });
    await page.goto(link(invitationId));
    await expect(page.locator('.cover')).toHaveCSS('background-color', 'rgb(251, 233, 231)');
    await expect(page.locator('.cover-text')).toHaveCSS('opacity', '1');
    await couple.close();
  });

  test('I-22 has Malaysia’s countdown wherever the guest is, and petals that fall from 5 s on until a touch', async ({
    browser,
  }) => {
    const context = await browser.newContext({ timezoneId: 'America/New_York', hasTouch: true });
    const page = await context.newPage();
    await page.clock.install();
    await page.goto(`${baseUrl()}/invitation/view/sample_cv0001/sample`);
    const date = await page.locator('time.date').getAttribute('datetime');
    const open = page.getByRole('button', { name: 'Buka Jemputan' });
    await open.click();
    await page.clock.runFor(2500);
    await expect(page.locator('html')).toHaveClass(/is-open/);
    await expect(page.locator('.flake')).toHaveCount(0);
    await page.clock.runFor(5000);
    expect(await page.locator('.flake').count()).toBeGreaterThanOrEqual(3);
    const now = await page.evaluate(() => Date.now());
    const days = Math.floor((Date.parse(`${date}T11:00:00+08:00`) - now) / 86_400_000);
    await expect(page.getByRole('timer')).toContainText(new RegExp(`^${String(days).padStart(2, '0')}\\s*Hari`));
    await page.touchscreen.tap(200, 300);
    await page.clock.runFor(4000);
    await expect(page.locator('.fall')).toHaveClass(/stop/);
    await context.close();
  });
});

/** Replaces the video's site, which tests don't reach, by a player that carries out each command and reports it. */
async function standInPlayer(page: Page, { broken = false } = {}): Promise<void> {
  const player = `<script>
    const say = (event, info) => parent.postMessage(JSON.stringify({ event, info }), '*');
    addEventListener('message', ({ data }) => {
      const { event, func } = JSON.parse(data);
      if (event === 'listening') say(${broken ? "'onError', 150" : "'onReady', null"});
      if (func === 'playVideo') say('onStateChange', 1);
      if (func === 'pauseVideo') say('onStateChange', 2);
    });
  </script>`;
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: player }),
  );
}

test.describe('music', () => {
  const sample = (): string => `${baseUrl()}/invitation/view/sample_cv0001/sample`;

  test('I-21 has a player before the tap, large enough, which plays with it; a pause stays', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await standInPlayer(page);
    await page.goto(sample());
    const frame = page.locator('iframe[title="Lagu Pilihan"]');
    await expect(frame).toHaveAttribute('src', /enablejsapi=1.*loop=1.*start=\d+/);
    await page.getByRole('button', { name: 'Buka Jemputan' }).tap();
    const pause = page.getByRole('button', { name: 'Hentikan muzik' });
    await expect(pause).toBeVisible();
    const box = await frame.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(200);
    await pause.tap();
    await expect(page.getByRole('button', { name: 'Mainkan muzik' })).toHaveAttribute('aria-pressed', 'false');
    await page.getByRole('heading', { name: 'Lagu Pilihan' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: 'Mainkan muzik' })).toBeVisible();
  });

  test('I-21 hides only its own button when a video cannot be played', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await standInPlayer(page, { broken: true });
    // Its frame goes as soon as it says that it cannot play, so the frame itself is hardly ever seen.
    const asked = page.waitForRequest('https://www.youtube-nocookie.com/**');
    await page.goto(sample());
    await asked;
    await page.getByRole('button', { name: 'Buka Jemputan' }).tap();
    await expect(page.getByRole('navigation', { name: 'Menu jemputan' })).toBeInViewport();
    await expect(page.getByRole('button', { name: /muzik/ })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Cuba percuma 7 hari' })).toHaveAttribute('href', '/');
  });
});

test('I-23 a sheet that opens while another is about to be gone stays open', async ({ browser }) => {
  const guest = await Guest.open(browser, link('sample_cv0004'));
  await guest.openInvitation();
  const { page, sheet } = guest;
  for (const [first, next, title] of [
    ['calendar', 'phone', 'Hubungi'],
    ['pin', 'pin', 'Lokasi'],
  ] as const) {
    await page.locator(`.bar [data-item="${first}"]`).tap();
    await expect(sheet).toBeVisible();
    // The close event of a dialog comes a moment later; a fast second tap is in between.
    await page.evaluate((item) => {
      const { close } = HTMLDialogElement.prototype;
      HTMLDialogElement.prototype.close = function closeAndTap() {
        HTMLDialogElement.prototype.close = close;
        close.call(this);
        document.querySelector<HTMLElement>(`.bar [data-item="${item}"]`)?.click();
      };
    }, next);
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog.closing')).toHaveCount(0);
    const opened = page.getByRole('dialog', { name: title });
    await expect(opened).toBeVisible();
    await page.waitForTimeout(1000);
    await expect(opened).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  }
  await guest.close();
});

test('I-22 I-23 a photo is shown whole: swiped, stepped, brought near, and Back returns to it', async ({ browser }) => {
  const { couple, invitationId } = await newInvitation('foto');
  for (let photo = 0; photo < 3; photo += 1) await addPhoto(couple, invitationId);
  const guest = await Guest.open(browser, link(invitationId));
  await guest.openInvitation();
  const { page, sheet } = guest;
  const opener = page.getByRole('button', { name: 'Besarkan foto 2' });
  await opener.tap();
  const says = sheet.getByRole('status');
  await expect(says).toHaveText('Foto 2 daripada 3');
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('ArrowRight');
  await expect(says).toHaveText('Foto 3 daripada 3');
  await sheet.getByRole('button', { name: 'Gambar seterusnya' }).tap();
  await expect(says).toHaveText('Foto 1 daripada 3');

  const frame = sheet.locator('.whole');
  const box = await frame.boundingBox();
  if (!box) throw new Error('no photo');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width * 0.8, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.2, y, { steps: 4 });
  await page.mouse.up();
  await expect(says).toHaveText('Foto 2 daripada 3');
  const wider = () => frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  expect(await wider(), 'a swipe is no tap').toBe(false);
  await sheet.getByRole('button', { name: 'Dekatkan foto' }).tap();
  await expect(sheet.getByRole('button', { name: 'Jauhkan foto' })).toBeVisible();
  expect(await wider()).toBe(true);

  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
  await guest.close();
  await couple.close();
});

test('I-24 I-28 wishes come page by page, however many there are, and the page’s bytes stay the same', async ({
  page,
}) => {
  const { couple, invitationId } = await newInvitation('ucapan');
  const bytes = async (): Promise<number> => (await (await page.request.get(link(invitationId))).body()).length;
  const wish = (index: number) =>
    couple.wish({
      invitationId,
      from: `Keluarga ${String(index).padStart(2, '0')}`,
      attendanceCount: 0,
      willAttend: false,
      message: 'Selamat pengantin baru!',
    });
  for (let index = 0; index < 22; index += 1) await wish(index);
  const before = await bytes();
  for (let index = 22; index < 34; index += 1) await wish(index);
  expect(Math.abs((await bytes()) - before)).toBeLessThan(64);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(link(invitationId));
  await page.getByRole('button', { name: 'Buka Jemputan' }).tap();
  const shown = page.locator('.wishlist > li');
  const more = page.getByRole('button', { name: 'Lagi ucapan' });
  for (const count of [3, 13, 23, 33, 34]) {
    await expect(shown).toHaveCount(count);
    if (count === 34) break;
    await more.tap();
    // The focus is on the first of the new ones, though the button may be gone.
    await expect(shown.nth(count)).toBeFocused();
  }
  await expect(more).toHaveCount(0);
  expect(new Set(await shown.locator('b').allInnerTexts()).size).toBe(34);
  await couple.close();
});
