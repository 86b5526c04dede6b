import { expect, test, type Page } from '@playwright/test';
import { LOST_SCRIPT_TEXTS, OLD_BROWSER_TEXT, OLD_BROWSER_TITLE } from '@serikad/shared/api/old-browser';
import { syafiqah } from '../fixtures/weddings.ts';
import { ApiCustomer } from '../support/api.ts';
import { fillInvitation } from '../support/invitations.ts';
import { person } from '../support/sign-in.ts';

const BROKEN = { contentType: 'text/javascript', body: 'let let = "a syntax of tomorrow"' };

/** Answers scripts of the build whose names begin so with one that no browser can read. */
async function breakScripts(page: Page, name: string): Promise<void> {
  await page.route(`**/assets/${name}-*.js`, (route) => route.fulfill(BROKEN));
}

/** The page's time stands still, so that nothing is shown because it has been waited for. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

for (const [script, how] of [
  ['guest', 'its first script'],
  ['loader', 'a script that the first one imports'],
  ['start', 'a script that is loaded later'],
] as const)
  test(`a browser that cannot read ${how} shows the plain letter at once, with an RSVP by WhatsApp`, async ({
    page,
  }) => {
    const couple = await ApiCustomer.register(person(`pelayar lama ${script}`));
    const { invitationId } = await couple.order();
    await fillInvitation(couple, invitationId, syafiqah);
    await breakScripts(page, script);
    const broken = page.waitForResponse(new RegExp(`/assets/${script}-[^/]*\\.js`));
    if (script !== 'start') await stopTime(page);
    await page.goto(`/invitation/view/${invitationId}/jemputan`);
    await broken;
    const place = page.locator('.when .venue');
    await expect(place).toBeVisible();
    await expect(page.getByRole('button', { name: 'Buka Jemputan' })).toBeHidden();
    await expect(page.getByText(/Borang jawapan tidak dapat dibuka/)).toContainText(syafiqah.contacts[0]?.name ?? '');
    const link = new URL((await page.getByRole('link', { name: 'Jawab melalui WhatsApp' }).getAttribute('href')) ?? '');
    expect(link.origin + link.pathname).toBe('https://wa.me/60123456789');
    const text = link.searchParams.get('text') ?? '';
    expect(text).toContain("Syafiqah & Ra'if");
    expect(text.split('\n').slice(1)).toEqual(['Nama: ', 'Hadir / tidak hadir: ', 'Bilangan kehadiran: ', 'Ucapan: ']);
    // On a desktop, too, the letter lies within the window.
    await page.setViewportSize({ width: 1280, height: 800 });
    const { x = 0, width = 0 } = (await place.boundingBox()) ?? {};
    expect(x + width).toBeLessThanOrEqual(1280);
    expect(width).toBeGreaterThan(100);
    await couple.close();
  });

test('an app that runs keeps the plain letter away when one of its scripts fails later', async ({ page }) => {
  await page.goto('/invitation/view/sample_cv0101/sample');
  await expect(page.locator('html')).toHaveClass(/started/);
  await page.evaluate(() => {
    dispatchEvent(new ErrorEvent('error', { filename: `${location.origin}/assets/letter-abc.js` }));
  });
  await expect(page.locator('.plain')).toHaveCount(0);
  await page.getByRole('button', { name: 'Buka Jemputan' }).tap();
  await expect(page.getByRole('navigation', { name: 'Menu jemputan' })).toBeInViewport();
});

test.describe('the shop in a browser below its floor', () => {
  test('says what to do where a feature is missing', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Object, 'hasOwn');
    });
    await page.goto('/pricing');
    await expect(page.getByRole('heading', { name: OLD_BROWSER_TITLE })).toBeVisible();
    await expect(page.getByText(OLD_BROWSER_TEXT)).toBeVisible();
    await expect(page.getByText(/Hey developer|Unexpected Application Error/)).toHaveCount(0);
  });

  test('says what to do where a script cannot be read', async ({ page }) => {
    await breakScripts(page, 'shell');
    await page.goto('/cardvideo');
    await expect(page.getByText(OLD_BROWSER_TEXT)).toBeVisible();
  });

  for (const script of ['shop', 'shell', 'react']) {
    test(`offers to load the page again where ${script}-*.js does not come`, async ({ page, context, baseURL }) => {
      const [title, text, link] = LOST_SCRIPT_TEXTS.ms;
      await page.route(`**/assets/${script}-*.js`, (route) => route.abort());
      await page.goto('/pricing?from=poster');
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await expect(page.getByText(text)).toBeVisible();
      // What the server rendered stays readable.
      await expect(page.getByRole('heading', { level: 1, name: 'Harga' })).toBeVisible();
      await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
      await page.getByRole('link', { name: link }).click();
      await expect(page.getByRole('heading', { name: LOST_SCRIPT_TEXTS.en[0] })).toBeVisible();
      await page.unroute(`**/assets/${script}-*.js`);
      await page.getByRole('link', { name: LOST_SCRIPT_TEXTS.en[2] }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Prices' })).toBeVisible();
      await expect(page).toHaveURL('/pricing?from=poster&lang=en');
      await expect(page.getByRole('heading', { name: LOST_SCRIPT_TEXTS.en[0] })).toHaveCount(0);
    });
  }

  test('has an error page of its own where the whole app fails', async ({ page }) => {
    // The app's frame uses it for the title; the test of the browser does not ask for it.
    await page.addInitScript(() => {
      Reflect.deleteProperty(Array.prototype, 'at');
    });
    await page.goto('/privacy-policy');
    await expect(page.getByRole('alert')).toContainText('Bahagian ini tidak dapat dipaparkan.');
    await expect(page.getByRole('button', { name: 'Muat semula' })).toBeVisible();
    await expect(page.getByText(/Hey developer|Unexpected Application Error/)).toHaveCount(0);
  });

  test('shows the app, not the sentence, in a browser above it', async ({ page }) => {
    await page.goto('/pricing');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(OLD_BROWSER_TITLE)).toHaveCount(0);
  });
});

/** Designs whose art lies elsewhere without the plugin of the build; the first was wider than the screen as well. */
for (const design of ['cv0201', 'cv0101'])
  test(`without single transforms the art of ${design} lies where it lies with them`, async ({ page }) => {
    const boxes = async (): Promise<string[]> => {
      await page.goto(`/invitation/view/sample_${design}/sample`);
      await page.getByRole('button', { name: 'Buka Jemputan' }).tap();
      await expect(page.locator('html')).toHaveClass(/is-open/);
      return page.locator('.layer').evaluateAll((layers) =>
        // Heights follow the sections', which are laid out one by one.
        layers.map((layer) => {
          const { left, width } = layer.getBoundingClientRect();
          return `${layer.parentElement?.className.replace(' laid', '')} ${Math.round(left)} ${Math.round(width)}`;
        }),
      );
    };
    const sideScroll = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const expected = await boxes();
    expect(expected.length).toBeGreaterThan(5);
    // As a browser reads the styles that supports none of the three, nor therefore that `scale: 1` is supported.
    const forget = (css: string): string =>
      css
        .replace(/([{;])(translate|rotate|scale):/g, '$1x-$2:')
        .replaceAll('@supports not (scale:1)', '@supports (x:1) or (top:0)');
    await page.route(/\/assets\/.*\.css|\/invitation\/view\//, async (route) => {
      const response = await route.fetch();
      const { 'content-encoding': _, 'content-length': __, ...headers } = response.headers();
      await route.fulfill({ response, headers, body: forget(await response.text()) });
    });
    expect(await boxes()).toEqual(expected);
    expect(
      await page
        .locator('.layer')
        .first()
        .evaluate((layer) => getComputedStyle(layer).scale),
    ).toBe('none');
    expect(await sideScroll()).toBeLessThanOrEqual(0);
  });
