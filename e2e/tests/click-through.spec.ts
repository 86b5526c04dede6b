import { devices, expect, test, type Locator, type Page } from '@playwright/test';
import { syafiqah } from '../fixtures/weddings.ts';
import { ApiCustomer } from '../support/api.ts';
import { Editor } from '../support/couple.ts';
import { addGift, giftsOf } from '../support/gifts.ts';
import { fillInvitation } from '../support/invitations.ts';
import { HEIGHTS, WIDTHS } from '../support/screens/screen.ts';
import { passGoogle, person } from '../support/sign-in.ts';

/**
 * What each person does, from one first address on by clicking alone: a page that only its address leads to, a state
 * that only a fresh load has, and a control that is out of the window at some width fail here.
 */
const visible = (locator: Locator) => locator.filter({ visible: true }).first();

/** Notes what scripts throw, and looks at each page that is reached. */
class Walk {
  private readonly errors: string[] = [];

  constructor(readonly page: Page) {
    page.on('pageerror', ({ message }) => this.errors.push(message));
  }

  /** Presses a link or button of the page that can be seen. */
  async press(role: 'link' | 'button', name: string | RegExp, within: Page | Locator = this.page): Promise<void> {
    await visible(within.getByRole(role, { name, ...(typeof name === 'string' && { exact: true }) })).click();
  }

  /** By the shop's header, or on a small window by its menu. */
  async menu(name: string): Promise<void> {
    const button = this.page.getByRole('button', { name: 'Buka menu' });
    await expect(this.page.getByRole('banner')).toBeVisible();
    if (await button.isVisible()) {
      await button.click();
      await this.press('link', name, this.page.getByRole('dialog', { name: 'Menu' }));
    } else await this.press('link', name, this.page.getByRole('banner'));
  }

  /** Waits for a page by its address and main heading, and sees that it fits into the window and begins at its top. */
  async arrives(path: RegExp, heading: string | RegExp = /./): Promise<void> {
    await expect(this.page).toHaveURL(path);
    await expect(visible(this.page.getByRole('heading', { level: 1, name: heading }))).toBeVisible();
    await expect.poll(() => this.page.evaluate(() => window.scrollY), { message: `${path.source} begins` }).toBe(0);
    const wider = () =>
      this.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(wider, { message: `${path.source} scrolls sideways` }).toBeLessThanOrEqual(0);
    expect(this.errors).toEqual([]);
  }
}

/** Signs in where a dialog or page asks for it. */
async function signsIn(walk: Walk, within: Page | Locator, email: string, name: string): Promise<void> {
  await walk.press('button', /^Sign In/, within);
  await passGoogle(walk.page, { name, email });
}

for (const width of WIDTHS) {
  test.describe(`by clicking at ${width} px`, () => {
    const desktop = width === 1280;
    test.use({
      viewport: { width, height: HEIGHTS[width] },
      isMobile: !desktop,
      hasTouch: !desktop,
      reducedMotion: 'reduce',
      userAgent: (desktop ? devices['Desktop Chrome'] : devices['Pixel 7']).userAgent,
    } as object);
    test.setTimeout(120_000);

    test('a visitor opens catalogue, popup, design, sample card, prices, trays, planner and help', async ({ page }) => {
      const walk = new Walk(page);
      await page.goto('/');
      await walk.arrives(/:\d+\/$/);
      await walk.menu('Kad Undangan');
      await walk.arrives(/\/cardvideo/, 'Kad Undangan');
      await walk.press('link', /^Islamic \(\d+\)$/, page.getByRole('navigation', { name: 'Kategori' }));
      await expect(page).toHaveURL(/category=islamic/);
      await walk.press('button', /^Pakej/);
      const popup = page.getByRole('dialog');
      await popup.getByRole('radio', { name: /RSVP Standard/ }).check();
      await page.goBack();
      await expect(popup).toBeHidden();
      await walk.press(
        'link',
        /./,
        page
          .getByRole('main')
          .getByRole('listitem')
          .filter({ has: page.getByRole('button', { name: /^Pakej/ }) })
          .first(),
      );
      await walk.arrives(/\/invitation-design\/details\//);

      // A sample opens beside the shop or in it; the way back is the browser's.
      const sample = visible(page.getByRole('main').getByRole('link', { name: /^Bahasa Melayu/ }));
      const [card] = await Promise.all([
        page
          .context()
          .waitForEvent('page', { timeout: 5_000 })
          .catch(() => page),
        sample.click(),
      ]);
      await card.getByRole('button', { name: 'Buka Jemputan' }).click();
      await expect(card.getByRole('navigation', { name: 'Menu jemputan' })).toBeVisible();
      if (card === page) await page.goBack();
      else await card.close();

      await walk.menu('Harga');
      await walk.arrives(/\/pricing$/, 'Harga');
      const footer = page.getByRole('contentinfo');
      await walk.press('link', 'Dulang Hantaran', footer);
      await walk.arrives(/\/dulang$/, /Dulang/);
      await walk.press('link', 'Perancang majlis', footer);
      await walk.arrives(/\/planner$/);
      await walk.press('link', 'Dasar privasi', footer);
      await walk.arrives(/\/privacy-policy$/);
      await walk.press('link', 'Soalan lazim', footer);
      await expect(page.locator('#faq')).toBeInViewport();
      await page.goBack();
      await expect(page).toHaveURL(/\/privacy-policy$/);
      await walk.press('link', /, utama$/, page.getByRole('banner'));
      await walk.arrives(/:\d+\/$/);
    });

    test('a couple goes from the home page to a shared card, the order and signing out', async ({ page }) => {
      const walk = new Walk(page);
      const who = person(`klik pasangan ${width}`, syafiqah.customer.name);
      await page.goto('/');
      await walk.menu('Harga');
      const plan = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'RSVP Premium' }) });
      await walk.press('link', 'Pilih rekaan', plan);
      await walk.arrives(/\/cardvideo/, 'Kad Undangan');
      await walk.press('link', /Mawar Seri/);
      await expect(page.getByRole('radio', { name: /^RSVP Premium/ })).toBeChecked();
      await walk.press('link', 'Try Now For Free');
      await expect(page).toHaveURL(/\/invitation\/form\/new/);

      const editor = new Editor(page, `klik-${width}`);
      const names = await editor.open('Nama Pasangan/Jemputan');
      await editor.fillNames(names, syafiqah);
      await walk.press('button', 'Save', names);
      await signsIn(walk, page.getByRole('dialog', { name: 'Sign In Required' }), who.email, who.name);
      await expect(page).toHaveURL(/\/user\/form\/register/);
      await page.getByLabel('Name', { exact: true }).fill(who.name);
      await page.getByLabel('Phone No (WhatsApp)').fill('012-345 6789');
      await walk.press('button', 'Register');
      await walk.press('button', 'Tempah dan simpan', page.getByRole('dialog', { name: 'Choose Package' }));
      await expect(page).toHaveURL(/\/invitation\/form\/[0-9a-f]{24}/);
      await expect(names.getByText(/^Disimpan, /)).toBeVisible();
      const date = await editor.open('Tarikh & Atur Cara');
      await editor.fillDate(date, syafiqah);
      await walk.press('button', 'Save', date);
      await expect(date.getByText(/^Disimpan, /)).toBeVisible();

      const back = page.getByRole('link', { name: 'Kembali ke senarai bahagian' });
      if (await back.isVisible()) await back.click();
      const bar = page.getByRole('complementary', { name: 'Kad anda sudah hidup' });
      await walk.press('button', 'Kongsi', bar);
      const dialog = page.getByRole('dialog', { name: 'Kongsi kad anda' });
      await expect(dialog.getByLabel('Pautan kad')).toHaveValue(/\/invitation\/view\/[0-9a-f]{24}\//);
      await page.goBack();
      await expect(dialog).toBeHidden();
      await walk.press('link', 'tempat', bar);
      await editor.fillLocation(editor.section('Lokasi Majlis'), syafiqah);
      await walk.press('button', 'Save', editor.section('Lokasi Majlis'));
      await expect(editor.section('Lokasi Majlis').getByText(/^Disimpan, /)).toBeVisible();

      if (await back.isVisible()) await back.click();
      await walk.press('link', 'Kembali');
      await expect(page).toHaveURL(/\/invitation-order\/view\/invitation-details\//);
      await expect(page.getByText(syafiqah.venue).first()).toBeVisible();
      for (const [tab, says] of [
        [/^Items/, /Video, PDF dan kad/],
        [/^Wish & Attendance/, /Belum ada ucapan/],
      ] as const) {
        await walk.press('link', tab);
        await expect(visible(page.getByText(says))).toBeVisible();
      }
      await walk.press('link', 'Invitation Details');
      await walk.press('link', 'Change package');
      await walk.arrives(/change-package/, 'Change Package');
      await page.goBack();
      await expect(page).toHaveURL(/\/invitation-order\/view\/invitation-details\//);
      await walk.press('link', 'Profil saya', page.getByRole('banner'));
      await walk.arrives(/\/user\/profile\//, 'My Orders');
      await expect(page.getByText('In Progress').first()).toBeVisible();
      await walk.press('button', 'Sign Out', page.getByRole('main'));
      await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    });

    test('a guest opens the card and every sheet, sends an RSVP, changes it, and reserves a gift', async ({ page }) => {
      const couple = await ApiCustomer.register(person(`klik tetamu ${width}`));
      const { invitationId } = await couple.order();
      await fillInvitation(couple, invitationId, syafiqah);
      await addGift(couple, invitationId, 'Periuk nasi');
      const walk = new Walk(page);
      await page.goto(`/invitation/view/${invitationId}/jemputan`);
      await walk.press('button', 'Buka Jemputan');
      const bar = page.getByRole('navigation', { name: 'Menu jemputan' });
      const sheet = page.getByRole('dialog');
      for (const [name, says] of [
        ['Kalendar', /Google/],
        ['Hubungi', syafiqah.contacts[0]?.name ?? ''],
        ['Lokasi', /Waze/],
        ['Hadiah', /Periuk nasi/],
      ] as const) {
        await walk.press('button', name, bar);
        await expect(visible(sheet.getByText(says))).toBeVisible();
        await page.goBack();
        await expect(sheet).toBeHidden();
      }
      await walk.press('button', 'RSVP', bar);
      await sheet.getByLabel('Nama tuan/puan').fill('Mak Long');
      await sheet.getByLabel('Ucapan').fill('Semoga berkekalan');
      await walk.press('button', 'Hantar', sheet);
      await expect(sheet).toBeHidden();
      await walk.press('button', 'Ubah jawapan');
      await sheet
        .locator('label')
        .filter({ hasText: /^Tidak hadir$/ })
        .click();
      await walk.press('button', 'Simpan perubahan', sheet);
      await expect(sheet).toBeHidden();
      await expect(page.getByText('Tuan/puan tidak dapat hadir')).toBeAttached();
      await walk.press('button', 'Hadiah', bar);
      await walk.press('button', /Periuk nasi/, sheet);
      await walk.press('button', 'Tempah hadiah ini', sheet);
      await walk.press('button', 'Tempah', sheet);
      await expect(sheet.getByText('Hadiah telah ditempah')).toBeVisible();
      expect(await giftsOf(couple, invitationId)).toMatchObject([{ reservation: { name: 'Mak Long' } }]);
      const answers = await couple.get<object[]>(`/api/wish/get-all/${invitationId}`);
      expect(answers).toMatchObject([{ from: 'Mak Long', attendanceCount: 0, message: 'Semoga berkekalan' }]);
      await couple.close();
    });

    test('the seller goes from the home page to an order that is paid and done, and signs out', async ({ page }) => {
      const name = `Rohayu Klik ${width}`;
      const couple = await ApiCustomer.register(person(`klik pesanan ${width}`));
      const made = await couple.order({
        customer: { name, phoneNo: '0191234567' },
        items: [
          { item: 'rsvp', package: 'premium' },
          { item: 'video', package: 'premium' },
        ],
      });
      await fillInvitation(couple, made.invitationId, syafiqah);
      const walk = new Walk(page);
      await page.goto('/');
      await walk.arrives(/:\d+\/$/);
      const menu = page.getByRole('button', { name: 'Buka menu' });
      if (await menu.isVisible()) await menu.click();
      await signsIn(walk, page, 'clicking-seller@example.com', 'Penjual SeriKad');
      await expect(page).not.toHaveURL(/\/(demo-google\/|user\/(google-auth|sign-in))/);
      if (page.url().endsWith('/user/form/register')) {
        await page.getByLabel('Name', { exact: true }).fill('Penjual SeriKad');
        await page.getByLabel('Phone No (WhatsApp)').fill('012-345 6789');
        await walk.press('button', 'Register');
        await expect(page).not.toHaveURL(/register/);
      }
      if (!/\/user\/profile\//.test(page.url())) {
        if (desktop) await walk.press('link', 'Profil saya', page.getByRole('banner'));
        else await walk.menu('Profil saya');
      }
      await walk.press('link', 'Meja penjual');
      await walk.arrives(/\/admin$/, /^Selamat/);
      const nav = page.getByRole('navigation', { name: 'Meja penjual' }).filter({ visible: true });
      await walk.press('link', /^Pesanan/, nav);
      await page.getByRole('searchbox', { name: 'Cari pesanan' }).fill(name);
      await expect(page).toHaveURL(/q=rohayu/i);
      await page.getByRole('row').filter({ hasText: name }).getByRole('link').click();
      await expect(page).toHaveURL(new RegExp(made.orderId));

      // On a phone the form of payments is further down.
      if (!desktop) await walk.press('button', /^Baki RM 65/);
      await walk.press('button', 'Rekod RM 65');
      await expect(page.getByText('Bayaran RM 65 telah direkod')).toBeVisible();
      await couple.send('PUT', '/api/order/submit-details', { id: made.orderId });
      await walk.press('link', /^Hari ini/, nav);
      await walk.arrives(/\/admin$/, /^Selamat/);
      await page.goBack();
      await walk.press('button', 'Video: Ke semakan');
      await walk.press('button', 'Video: Tanda siap');
      await expect(page.getByRole('button', { name: 'Video: Tanda siap' })).toHaveCount(0);
      for (const [entry, path] of [
        [/^Rekaan/, /\/admin\/designs$/],
        [/^Angka/, /\/admin\/figures$/],
        [/^(Jejak audit|Audit)/, /\/admin\/audit$/],
      ] as const) {
        await walk.press('link', entry, nav);
        await walk.arrives(path);
      }
      if (!desktop) await walk.press('link', 'Profil saya', page.getByRole('banner'));
      await walk.press('button', 'Sign Out');
      await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
      await couple.close();
    });
  });
}
