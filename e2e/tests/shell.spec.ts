import { expect, test, type Page } from '@playwright/test';
import { ApiCustomer } from '../support/api.ts';
import { hold } from '../support/hold.ts';
import { hydrated } from '../support/hydrated.ts';
import { passGoogle, person } from '../support/sign-in.ts';

const TAGLINES = [
  'Satu pautan, semua terjemput.',
  'Undangan indah, siap hari ini.',
  'RSVP terkumpul, hati pun tenang.',
];

/** The seed's table of routes with the title of each; what needs signing in says so under its own title. */
const ROUTES: readonly (readonly [path: string, title: RegExp])[] = [
  ['/', /^SeriKad · /],
  ['/cardvideo', /^Kad Undangan Kahwin Digital · SeriKad$/],
  ['/invitation-design/details/cv0004', /cv0004/i],
  ['/invitation/create-order', /^Choose Package · SeriKad$/],
  ['/invitation/change-package', /^Change Package · SeriKad$/],
  ['/invitation/form/new', /^Edit kad · SeriKad$|Kad baharu/],
  ['/invitation-order/view', /^Pesanan · SeriKad$/],
  ['/invitation-order/view/invitation-details/650000000000000000000001', /^Pesanan · SeriKad$/],
  ['/invitation-order/view/items/650000000000000000000001', /^Pesanan · SeriKad$/],
  ['/invitation-order/view/wish-attendance/650000000000000000000001', /^Pesanan · SeriKad$/],
  ['/invitation-order/view/order-details/650000000000000000000001', /^Pesanan · SeriKad$/],
  ['/dulang', /^Sewa Dulang Hantaran · SeriKad$/],
  ['/dulang/form', /^Borang Sewa Dulang · SeriKad$/],
  ['/catalog', /^Katalog · SeriKad$/],
  ['/planner', /^Perancang majlis · SeriKad$/],
  ['/apps', /^Apps · SeriKad$/],
  ['/contact-us', /^Hubungi Kami · SeriKad$/],
  ['/pricing', /^Harga Kad Undangan · SeriKad$/],
  ['/privacy-policy', /^Dasar Privasi · SeriKad$/],
  ['/login', /^Sign In · SeriKad$/],
  ['/user/profile/650000000000000000000001', /^My Orders · SeriKad$/],
];

test('S-02 each address of the seed answers a deep link with its own page and title', async ({ page }) => {
  const broken: string[] = [];
  page.on('pageerror', (error) => broken.push(`${page.url()}: ${error.message}`));
  for (const [path, title] of ROUTES) {
    const response = await page.goto(path, { waitUntil: 'commit' });
    expect(response?.status(), path).toBe(200);
    await expect(page, path).toHaveTitle(title);
    await expect(page.locator('main').getByRole('heading', { level: 1 }), path).toHaveCount(1);
    await expect(page.getByText('Something went wrong'), path).toHaveCount(0);
  }
  expect(broken).toEqual([]);
});

test('S-02 an unknown address is Page Not Found, with HTTP 404 and a way home', async ({ page }) => {
  for (const path of ['/tiada-halaman', '/cardvideo/lagi/satu']) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page).toHaveTitle('Page Not Found · SeriKad');
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Homepage' }).click();
  await expect(page).toHaveURL('/');
});

test('S-02 /plan leads to the prices, /user/form/register without a token to signing in', async ({ page }) => {
  await page.goto('/plan');
  await expect(page).toHaveURL('/pricing');
  await page.goto('/user/form/register');
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Selamat datang' })).toBeVisible();
});

test('S-01 the phone’s menu covers the screen; its button, Escape and a choice close it', async ({ page }) => {
  await page.goto('/pricing');
  const opener = page.getByRole('button', { name: 'Buka menu' });
  const menu = page.getByRole('dialog', { name: 'Menu' });

  await opener.tap();
  await expect(menu).toBeVisible();
  await expect.poll(() => menu.evaluate((element) => element.getBoundingClientRect().left)).toBeCloseTo(0, 0);
  const box = await menu.boundingBox();
  const size = page.viewportSize();
  expect(box?.width).toBe(size?.width);
  expect(box?.height).toBeGreaterThanOrEqual(size?.height ?? 0);
  await expect(menu.getByRole('link', { name: 'Harga', exact: true })).toHaveAttribute('aria-current', 'page');
  await expect(menu.getByRole('link', { name: 'Kad Undangan' })).not.toHaveAttribute('aria-current');
  for (const absent of ['Planner', 'Dulang Hantaran', 'Hubungi Kami']) {
    await expect(menu.getByRole('link', { name: absent })).toHaveCount(0);
  }

  await menu.getByRole('button', { name: 'Tutup menu' }).tap();
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.tap();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();

  await opener.tap();
  await menu.getByRole('link', { name: 'Kad Undangan' }).tap();
  await expect(page).toHaveURL('/cardvideo');
  await expect(menu).toBeHidden();
});

test('S-01 the phone’s menu is closed after choosing to sign in, also when the person comes back', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Buka menu' }).tap();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('button', { name: 'Sign In/Register' }).tap();
  await expect(page.getByRole('heading', { name: 'Siapa yang log masuk?' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Buka menu' })).toBeVisible();
  await expect(menu).toBeHidden();
});

test(
  'S-01 a desktop has the links inline, with the active one marked, and Google’s button',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/cardvideo');
    const nav = page.getByRole('banner').getByRole('navigation');
    await expect(nav.getByRole('link')).toHaveText(['Utama', 'Kad Undangan', 'Harga']);
    await expect(nav.getByRole('link', { name: 'Kad Undangan' })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('button', { name: 'Buka menu' })).toBeHidden();
    await nav.getByRole('link', { name: 'Harga' }).click();
    await expect(nav.getByRole('link', { name: 'Harga' })).toHaveAttribute('aria-current', 'page');
    await expect(nav.getByRole('link', { name: 'Kad Undangan' })).not.toHaveAttribute('aria-current');

    const who = person('shell desktop');
    await page.getByRole('banner').getByRole('button', { name: 'Sign In/Register' }).click();
    await passGoogle(page, who);
    await expect(page).toHaveURL(/\/user\/form\/register$/);
  },
);

test('S-01 signed in, the header leads to the profile instead of Google', { tag: '@both' }, async ({ page }) => {
  const customer = await ApiCustomer.register(person(`shell ${test.info().project.name}`));
  await customer.enter(page);
  await page.goto('/');
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'Profil saya' }).click();
  await expect(page).toHaveURL(`/user/profile/${customer.userId}`);
  await expect(header.getByRole('button', { name: 'Sign In/Register' })).toBeHidden();
  await customer.close();
});

test('S-03 home types its Malay taglines, tells the figures and leads on', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName('Satu pautan, semua terjemput.');
  // Each line stands complete for 1.8 s: the page itself watches, so that a slow machine misses none.
  const typed = await page.evaluate(
    (lines) =>
      new Promise<string[]>((done) => {
        const heading = document.querySelector('h1');
        const seen = new Set<string>();
        const look = () => {
          const text = heading?.innerText.replace(/\s+/g, ' ').trim() ?? '';
          if (lines.includes(text)) seen.add(text);
          if (seen.size === lines.length) done([...seen]);
        };
        if (heading)
          new MutationObserver(look).observe(heading, { subtree: true, childList: true, characterData: true });
        look();
      }),
    TAGLINES,
  );
  expect(typed.toSorted()).toEqual(TAGLINES.toSorted());

  const total = (await (await page.request.get('/api/invitation/total')).json()) as { data: { total: number } };
  const figures = page.getByRole('region', { name: 'Statistik' });
  await expect(figures).toContainText('750');
  const [customers = 0, orders = 0] = await figures.evaluate((element) => {
    const numbers = [...element.querySelectorAll('dd')].map((dd) => Number(dd.textContent.replace(/\D/g, '')));
    return [Math.max(...numbers.filter((n) => n !== 750)), Math.min(...numbers)];
  });
  expect(customers).toBe(136 + orders);
  expect(orders).toBeLessThanOrEqual(total.data.total);

  const links = page.locator('main, footer');
  for (const href of ['/cardvideo', '/pricing', '/privacy-policy']) {
    await expect(links.locator(`a[href="${href}"]`).first()).toBeVisible();
  }
});

test('S-12 the placeholders say what the seed says', async ({ page }) => {
  await page.goto('/planner');
  await expect(page.getByRole('heading', { level: 1, name: 'Akan Datang' })).toBeVisible();

  await page.goto('/catalog');
  await expect(page.getByLabel('Kategori')).toBeVisible();
  await expect(page.getByLabel('Negeri')).toBeVisible();
  await page.getByLabel('Negeri').selectOption('Kelantan');
  await page.getByRole('button', { name: 'Cari' }).click();
  await expect(page.getByText(/di Kelantan/)).toBeVisible();

  await page.goto('/privacy-policy');
  await expect(page.getByText('Oktober 2024')).toBeVisible();
  await expect(page.getByText(/berumur 13 tahun ke atas/)).toBeVisible();

  // The notice of the closure hides itself when it is past (issue 18).
  await page.clock.setFixedTime(new Date('2025-06-15T23:59:00+08:00'));
  await page.goto('/dulang');
  await expect(page.getByText('1 Feb 2025 hingga 15 Jun 2025')).toBeVisible();
  await page.clock.setFixedTime(new Date('2025-06-16T00:01:00+08:00'));
  await page.goto('/dulang');
  await expect(page.getByRole('heading', { level: 1, name: 'Dulang Hantaran' })).toBeVisible();
  await expect(page.getByText('1 Feb 2025 hingga 15 Jun 2025')).toHaveCount(0);
});

test('S-12 a choice before the app has come stays, and is asked for', async ({ page }) => {
  const release = await hold(page, '**/assets/*.js');
  await page.goto('/catalog', { waitUntil: 'commit' });
  await page.getByLabel('Negeri').selectOption('Kelantan');
  release();
  await hydrated(page);
  await expect(page.getByLabel('Negeri')).toHaveValue('Kelantan');
  await page.getByRole('button', { name: 'Cari' }).click();
  await expect(page.getByText(/di Kelantan/)).toBeVisible();
});

/** Opens the app's message dialog as a person meets it: a sign-in that failed. */
async function failSignIn(page: Page): Promise<void> {
  // As after a sign-in that this tab began (S4).
  await page.addInitScript(() => sessionStorage.setItem('signInMark', 'here'));
  await page.goto('/user/sign-in#access_token=bad');
  await expect(page.getByRole('dialog', { name: 'Sign In Failed' })).toBeVisible();
}

test(
  'S-05 S-06 the message dialog keeps the focus inside; OK, Escape and the backdrop close it',
  { tag: '@both' },
  async ({ page }) => {
    await failSignIn(page);
    const dialog = page.getByRole('dialog', { name: 'Sign In Failed' });
    await expect(dialog).toContainText('Invalid token.');
    for (let i = 0; i < 5; i++) {
      await page.keyboard.press(i % 2 ? 'Shift+Tab' : 'Tab');
      // The document itself stands for the browser's own controls, which the focus may pass.
      expect(
        await page.evaluate(
          () => document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
        ),
      ).toBe(true);
    }
    expect(
      await dialog.evaluate((element) => getComputedStyle(element).getPropertyValue('--dialog-close').trim()),
    ).toMatch(/^(0?\.7s|700ms)$/);
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(dialog).toBeHidden();

    await failSignIn(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await failSignIn(page);
    await page.mouse.click(5, 5);
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Selamat datang' })).toBeVisible();
  },
);
