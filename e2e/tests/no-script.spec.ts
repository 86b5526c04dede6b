import { shopPageOf } from '@serikad/shared/api/shop-pages';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { inEnglish, PUBLIC_PAGES as PAGES } from '../support/public-pages.ts';

test.use({ javaScriptEnabled: false });

const NAVIGATION = { ms: 'Utama', en: 'Main' } as const;

/** Opens a page and waits for its files. @returns those that failed; scripts that are preloaded are not run */
async function openWhole(page: Page, path: string, status: number): Promise<string[]> {
  const failed: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400 && response.request().resourceType() !== 'document')
      failed.push(`${response.status()} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    if (request.resourceType() !== 'script' && !request.url().endsWith('.js')) failed.push(request.url());
  });
  const answer = await page.goto(path, { waitUntil: 'networkidle' });
  expect(answer?.status()).toBe(status);
  return failed;
}

/** The addresses of the page's own site that its visible links lead to. */
async function linksOf(page: Page, origin: string): Promise<string[]> {
  const addresses = new Set<string>();
  for (const link of await page.locator('a[href]:visible').all()) {
    const url = new URL((await link.getAttribute('href')) ?? '', page.url());
    if (url.origin === origin) addresses.add(url.pathname + url.search);
  }
  return [...addresses];
}

test.describe('W-01 without script a public page is readable', () => {
  for (const [path, status, heading] of PAGES) {
    test(`${path} shows its text and its pictures, and nothing that does nothing`, async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 812 });
      const failed = await openWhole(page, path, status);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      expect((await page.locator('#content').innerText()).length).toBeGreaterThan(60);
      expect(failed).toEqual([]);
      const entries = page.getByRole('navigation', { name: NAVIGATION.ms }).getByRole('link');
      await expect(entries.filter({ hasText: 'Harga' })).toBeInViewport();
      for (const entry of await entries.all()) await expect(entry).toBeInViewport();
      // What is left of the buttons sends a form, or holds a picture.
      await expect(page.locator('button:visible:not([type=submit]):not(:has(img))')).toHaveCount(0);
      await expect(page.locator('#needs-script')).toHaveCount(0);
    });
  }

  for (const [path, status] of PAGES) {
    test(`${inEnglish(path)} is English`, async ({ page }) => {
      await openWhole(page, inEnglish(path), status);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.getByRole('navigation', { name: NAVIGATION.en }).getByRole('link').first()).toBeVisible();
      await page.getByRole('link', { name: 'BM, Bahasa Melayu' }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'ms');
      await expect(page).not.toHaveURL(/lang=/);
      expect(new URL(page.url()).pathname).toBe(path.split('?')[0]);
    });
  }

  for (const [path, status] of PAGES)
    test(`${inEnglish(path)} links to English pages`, async ({ page, baseURL }) => {
      await openWhole(page, inEnglish(path), status);
      const links = (await linksOf(page, baseURL ?? '')).map((link) => new URL(link, baseURL));
      const isPublic = ({ pathname }: URL): boolean => !['not-found', undefined].includes(shopPageOf(pathname));
      const toPublicPages = links.filter(isPublic);
      expect(toPublicPages.length).toBeGreaterThan(5);
      const toMalay = toPublicPages.filter(({ searchParams }) => searchParams.get('lang') !== 'en');
      // The link to this page in Malay.
      const own = new URL(path, baseURL);
      expect(toMalay.map(({ href }) => href)).toEqual(isPublic(own) ? [own.href] : []);
    });

  test('a visitor of the English pages stays in English until the language is switched', async ({ page }) => {
    const content = page.locator('#content');
    const menu = page.getByRole('navigation', { name: NAVIGATION.en });
    const isEnglish = async (address: RegExp): Promise<void> => {
      await expect(page).toHaveURL(address);
      await expect(page).toHaveURL(/[?&]lang=en(&|$)/);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(menu).toBeVisible();
    };
    const follow = async (link: Locator, address: RegExp): Promise<void> => {
      await link.filter({ visible: true }).first().click();
      await isEnglish(address);
    };
    const linkTo = (address: string): Locator => content.locator(`a[href*="${address}"]`);

    await page.goto('/?lang=en');
    await isEnglish(/\/\?/);
    await follow(linkTo('/invitation-design/details/'), /\/details\/cv\d{4}\?/);
    await follow(linkTo('/cardvideo'), /\/cardvideo\?/);
    await follow(linkTo('category=islamic'), /\/cardvideo\?.*category=islamic/);
    await page.getByRole('searchbox').fill('biru');
    await page.getByRole('searchbox').press('Enter');
    await isEnglish(/\/cardvideo\?.*cari=biru.*category=islamic/);
    await follow(menu.getByRole('link', { name: 'Invitation Cards' }), /\/cardvideo\?lang=en$/);
    await follow(linkTo('page=2'), /\/cardvideo\?.*page=2/);
    await follow(linkTo('/invitation-design/details/'), /\/details\/cv\d{4}\?/);
    await follow(linkTo('/pricing'), /\/pricing\?/);
    await follow(linkTo('option='), /\/cardvideo\?.*option=/);
    await follow(linkTo('/invitation-design/details/'), /\/details\/cv\d{4}\?option=/);
    const footer = page.getByRole('contentinfo');
    await follow(footer.locator('a[href*="/dulang"]'), /\/dulang\?/);
    await follow(linkTo('/dulang/form'), /\/dulang\/form\?/);
    await follow(footer.locator('a[href*="/planner"]'), /\/planner\?/);
    await follow(footer.locator('a[href*="/privacy-policy"]'), /\/privacy-policy\?/);
    await follow(menu.getByRole('link', { name: 'Home' }), /\/\?lang=en$/);
    await page.getByRole('link', { name: 'BM, Bahasa Melayu' }).click();
    await expect(page).toHaveURL(/:\d+\/\?$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ms');
    await linkTo('/cardvideo').filter({ visible: true }).first().click();
    await expect(page).toHaveURL('/cardvideo');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ms');
  });

  test('a chosen package stays chosen from page to page', async ({ page }) => {
    const content = page.getByRole('main');
    const isChosen = (address: RegExp): Promise<void> => expect(page).toHaveURL(address);
    await page.goto('/pricing');
    await content.locator('a[href="/cardvideo?option=rsvp-standard"]').first().click();
    await expect(content.getByText('Pakej pilihan anda: RSVP Standard (RM35)')).toBeVisible();
    await page.getByRole('navigation', { name: 'Kategori' }).getByRole('link', { name: 'Islamic' }).click();
    await isChosen(/\/cardvideo\?category=islamic&option=rsvp-standard$/);
    await page.getByRole('searchbox').fill('biru');
    await page.getByRole('searchbox').press('Enter');
    await isChosen(/\/cardvideo\?cari=biru&category=islamic&option=rsvp-standard$/);
    await content
      .getByRole('link', { name: /^Buang/ })
      .first()
      .click();
    await isChosen(/\/cardvideo\?category=islamic&option=rsvp-standard$/);
    await content.locator('summary').first().click();
    await content.locator('a[href*="warna="]').first().click();
    await isChosen(/\/cardvideo\?(?=.*warna=)(?=.*option=rsvp-standard)/);
    await content.locator('a[href*="/invitation-design/details/"]').first().click();
    await isChosen(/\/details\/cv\d{4}\?option=rsvp-standard$/);
    await expect(page.getByRole('radio', { name: /^RSVP Standard/ })).toBeChecked();
    await page.getByRole('navigation', { name: 'Laluan' }).getByRole('link').first().click();
    await isChosen(/\/cardvideo\?option=rsvp-standard$/);
  });

  test('every link of every page leads to a page', async ({ page, request, baseURL }) => {
    const links = new Map<string, string>();
    for (const [path, status] of PAGES) {
      await openWhole(page, path, status);
      for (const link of await linksOf(page, baseURL ?? '')) links.set(link, path);
    }
    expect(links.size).toBeGreaterThan(60);
    const failures: string[] = [];
    for (const [link, from] of links) {
      const { pathname } = new URL(link, baseURL);
      // A missing page's own language links.
      if (PAGES.some(([path, status]) => status === 404 && path === pathname)) continue;
      const answer = await request.get(link, { headers: { Accept: 'text/html' } });
      if (answer.status() !== 200) failures.push(`${answer.status()} ${link} on ${from}`);
    }
    expect(failures).toEqual([]);
  });

  test('the pictures that come into view are loaded', async ({ page }) => {
    for (const path of ['/', '/cardvideo', '/invitation-design/details/cv0004', '/dulang']) {
      const loaded = new Set<string>();
      page.on('response', (response) => {
        if (response.request().resourceType() === 'image' && response.ok())
          loaded.add(new URL(response.url()).pathname);
      });
      await openWhole(page, path, 200);
      const pictures = page.locator('#content img:visible');
      expect(await pictures.count()).toBeGreaterThan(2);
      for (const picture of await pictures.all()) {
        const set = `${await picture.getAttribute('src')} ${await picture.getAttribute('srcset')}`;
        const addresses = set.split(/[\s,]+/).map((address) => address.split('?')[0]);
        const sources = await picture.locator('xpath=ancestor::picture/source').all();
        for (const source of sources)
          addresses.push(...((await source.getAttribute('srcset')) ?? '').split(/[\s,]+/).map((a) => a.split('?')[0]));
        expect(
          addresses.some((address) => address !== undefined && loaded.has(address)),
          set,
        ).toBe(true);
      }
    }
  });

  test('a frequent question opens its answer, and the catalogue is searched', async ({ page }) => {
    await page.goto('/pricing');
    const question = page.locator('details').first();
    await question.locator('summary').click();
    await expect(question).toHaveAttribute('open', '');
    await page.goto('/cardvideo');
    await page.getByRole('searchbox').fill('biru');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/\/cardvideo\?.*=biru/);
    await expect(page.locator('#content li img').first()).toBeVisible();
  });
});

for (const path of ['/login', '/user/sign-in', '/invitation/form/new', '/admin'])
  test(`W-01 without script ${path} says that it needs it, in both languages`, async ({ page }) => {
    await page.goto(path);
    const [malay, english] = [page.locator('#needs-script p').first(), page.locator('#needs-script p').last()];
    await expect(malay).toBeVisible();
    await expect(malay).toContainText('Laman ini memerlukan JavaScript.');
    await expect(english).toBeVisible();
    await expect(english).toContainText('This page needs JavaScript.');
    await page.getByRole('link', { name: 'katalog rekaan' }).click();
    await expect(page).toHaveURL('/cardvideo');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
