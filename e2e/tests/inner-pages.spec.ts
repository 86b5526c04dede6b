import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import type { InvitationBundle } from '@serikad/shared/api/invitation-bundle.types';
import type { PreviewWindow } from '../../web/src/guest/preview.types.ts';
import { axeViolations } from '../support/checks/axe.ts';

/** A design of each kit. */
const SAMPLES = [
  ['cv0301', 'textile'],
  ['cv0001', 'engraved'],
  ['cv0003', 'arch'],
  ['cv0402', 'poster'],
  ['cv0201', 'letter'],
  ['cv0703', 'night'],
] as const;

const path = (design: string): string => `/invitation/view/sample_${design}/jemputan`;
const kitIn = (address: string): string | undefined => /\/assets\/kit-(\w+)-[^/]+\.css$/.exec(address)?.[1];

/** The kits whose style sheets a page asks for, in the order of the requests. */
function requestedKits(page: Page): string[] {
  const kits: string[] = [];
  page.on('request', (request) => {
    const kit = kitIn(request.url());
    if (kit !== undefined) kits.push(kit);
  });
  return kits;
}

/** How the inner pages are set: every kit sets these parts in its own way. */
const look = (page: Page): Promise<string> =>
  page.evaluate(() =>
    ['.date', '.d-num', '.timeline li', '.clock div', '.wishlist li', '.track figure']
      .map((part) => {
        const { display, padding, position, flexDirection } = getComputedStyle(document.querySelector(part) as Element);
        return [display, padding, position, flexDirection].join(' ');
      })
      .join('; '),
  );

test.describe('the kit of a design’s inner pages', () => {
  test.use({ reducedMotion: 'reduce' });

  for (const [design, kit] of SAMPLES) {
    test(`${design} loads ${kit} alone, once the cover is painted, and axe finds nothing`, async ({ page }) => {
      const kits = requestedKits(page);
      await page.goto(path(design), { waitUntil: 'commit' });
      await page.getByRole('button', { name: 'Buka Jemputan' }).click();
      await expect(page.locator('.wishlist li').first()).toBeVisible();
      expect(new Set(kits)).toEqual(new Set([kit]));
      expect(await page.evaluate(() => document.documentElement.dataset['kit'])).toBe(kit);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      expect(await axeViolations(page)).toEqual([]);
    });
  }

  test('no two kits set the inner pages alike', async ({ page }) => {
    const looks: string[] = [];
    for (const [design] of SAMPLES) {
      await page.goto(path(design));
      await page.getByRole('button', { name: 'Buka Jemputan' }).click();
      await expect(page.locator('.wishlist li').first()).toBeVisible();
      looks.push(await look(page));
    }
    expect(new Set(looks).size).toBe(SAMPLES.length);
  });

  test('a photo of every gallery is shown whole by the keyboard, also where it needs no buttons to be stepped', async ({
    page,
  }) => {
    for (const design of ['cv0301', 'cv0201', 'cv0003']) {
      await page.goto(path(design));
      await page.getByRole('button', { name: 'Buka Jemputan' }).click();
      const second = page.locator('.track button').nth(1);
      // Sections that are hydrated meanwhile lose the focus.
      await expect(async () => {
        await page.locator('.track button').first().focus();
        await page.keyboard.press('Tab');
        await expect(second).toBeFocused({ timeout: 1_000 });
      }).toPass();
      expect(await second.evaluate((button) => getComputedStyle(button).outlineStyle)).toBe('solid');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toBeVisible();
      // The buttons that a gallery has no need of are those of the photo too.
      await expect(page.getByRole('dialog').locator('.g-ctl')).toBeVisible();
      await page.keyboard.press('Escape');
    }
  });
});

test.describe('the kit without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('is there at once, and no other', async ({ page }) => {
    const kits = requestedKits(page);
    await page.goto(path('cv0402'));
    await expect(page.locator('.timeline li').first()).toHaveCSS('border-top-width', '2px');
    expect(kits).toEqual(['poster']);
  });
});

async function sample(request: APIRequestContext, design: string): Promise<InvitationBundle> {
  const answer = await request.get(`/api/invitation/find-one/sample_${design}`);
  return ((await answer.json()) as { data: InvitationBundle }).data;
}

test('the kit in the editor’s preview is the one of the guest’s page, and changes with the design', async ({
  page,
  request,
  context,
}) => {
  const guest = await context.newPage();
  await page.goto('/preview.html');
  await page.waitForFunction(() => 'showInPreview' in window);
  for (const [design, kit] of SAMPLES) {
    const bundle = await sample(request, design);
    await page.evaluate((shown) => (window as PreviewWindow).showInPreview?.({ type: 'preview', bundle: shown }), {
      ...bundle,
    });
    await expect(page.locator('html')).toHaveAttribute('data-kit', kit);
    await guest.goto(path(design));
    await guest.getByRole('button', { name: 'Buka Jemputan' }).click();
    for (const part of ['.date', '.timeline li', '.clock div']) {
      const own = await guest
        .locator(part)
        .first()
        .evaluate((box) => getComputedStyle(box).padding);
      await expect(page.locator(part).first(), `${design} ${part}`).toHaveCSS('padding', own);
    }
  }
  await guest.close();
});
