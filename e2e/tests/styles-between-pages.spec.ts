import { expect, test, type Page } from '@playwright/test';
import { syafiqah } from '../fixtures/weddings.ts';
import { ApiCustomer } from '../support/api.ts';
import { fillInvitation } from '../support/invitations.ts';
import { person } from '../support/sign-in.ts';

/**
 * Where everything with a class stands on the page, in CSS pixels, and how its text is set. A style sheet stays in the
 * document when its page is left, so that a page may look otherwise after another one than by itself.
 */
function boxes(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    return [...document.querySelectorAll<HTMLElement>('main [class], main[class], dialog[open] [class]')].map(
      (element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const { position, display, fontFamily, fontSize } = getComputedStyle(element);
        const box = [left, top + scrollY, width, height].map((length) => Math.round(length)).join(' ');
        const name = element.getAttribute('class') ?? '';
        return `${element.tagName.toLowerCase()}.${name}: ${box} ${position} ${display} ${fontSize} ${fontFamily}`;
      },
    );
  });
}

/** Reads the boxes of the page as it was reached by clicks, then those of the same address loaded by itself. */
async function expectAsByItself(page: Page): Promise<void> {
  await settled(page);
  const clicked = await boxes(page);
  expect(clicked.length).toBeGreaterThan(20);
  await page.goto(page.url());
  await settled(page);
  await expect.poll(() => boxes(page)).toEqual(clicked);
}

async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await stable(page);
}

/**
 * Waits until nothing loads and two readings of the boxes are the same, at the top: sticky boxes move with the page.
 */
async function stable(page: Page): Promise<void> {
  await expect(page.locator('main').locator('.skel, .spin, [aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  let before = '';
  await expect
    .poll(async () => {
      const now = (await boxes(page)).join('\n');
      const isSame = now === before;
      before = now;
      return isSame;
    })
    .toBe(true);
}

/** Compares a page that was reached by clicks with the same address in a document of its own, at three widths. */
async function expectSameAtAllWidths(page: Page, fresh: Page, act?: (page: Page) => Promise<void>): Promise<void> {
  await fresh.setViewportSize({ width: 1280, height: 900 });
  await fresh.goto(page.url());
  await act?.(fresh);
  for (const width of [1280, 768, 375]) {
    await Promise.all([page, fresh].map((each) => each.setViewportSize({ width, height: 900 })));
    await Promise.all([page, fresh].map(stable));
    expect((await boxes(page)).length).toBeGreaterThan(20);
    await expect(async () => {
      const [clicked, alone] = await Promise.all([boxes(page), boxes(fresh)]);
      expect(clicked, `${page.url()} at ${width} px`).toEqual(alone);
    }).toPass({ timeout: 10_000 });
  }
  await page.setViewportSize({ width: 1280, height: 900 });
}

/** From the home page to a design's details, by way of the popup of the catalogue. */
async function walkToDetails(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('navigation').getByRole('link', { name: 'Kad Undangan' }).first().click();
  await expect(page).toHaveURL(/\/cardvideo/);
  await page
    .getByRole('button', { name: /^Pakej/ })
    .first()
    .click();
  const popup = page.getByRole('dialog');
  await expect(popup).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Rekaan cv/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/invitation-design\/details\//);
}

test.describe('pages in one document look as they do by themselves @desktop', () => {
  test.use({ viewport: { width: 1280, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

  test('as the order form does after the popup of the catalogue', async ({ page }) => {
    await walkToDetails(page);
    await page.getByRole('link', { name: 'Tempah pakej ini' }).first().click();
    await expect(page.getByLabel('Pakej digital')).toBeVisible();
    await expectAsByItself(page);
  });

  test('as the editor does after the home page', async ({ page }) => {
    await walkToDetails(page);
    await page.getByRole('link', { name: 'Try Now For Free' }).first().click();
    await expect(page.locator('.preview iframe, iframe').first()).toBeVisible();
    await expectAsByItself(page);
  });

  test('as home, catalogue, popup, details, pricing, order form, order page and editor do, at 375, 768 and 1280 px', async ({
    page,
    context,
  }) => {
    const customer = await ApiCustomer.register(person('gaya halaman'));
    const boss = await ApiCustomer.register({ name: 'Penjual SeriKad', email: 'seller@example.com' });
    const { orderId, invitationId } = await customer.order();
    await fillInvitation(customer, invitationId, syafiqah);
    await boss.send('POST', `/api/admin/order/${orderId}/payment`, { amount: 48, method: 'cash' });
    await customer.enter(page);
    const fresh = await context.newPage();
    const same = (act?: (each: Page) => Promise<void>) => expectSameAtAllWidths(page, fresh, act);
    const openPopup = async (each: Page): Promise<void> => {
      await each
        .getByRole('button', { name: /^Pakej/ })
        .first()
        .click();
      await expect(each.getByRole('dialog')).toBeVisible();
    };
    const menu = page.getByRole('navigation', { name: 'Utama' }).filter({ visible: true });

    await page.goto('/');
    await menu.getByRole('link', { name: 'Kad Undangan' }).click();
    await expect(page).toHaveURL(/\/cardvideo/);
    await same();
    await openPopup(page);
    await same(openPopup);
    await page.keyboard.press('Escape');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Rekaan cv/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/invitation-design\/details\//);
    await same();
    await menu.getByRole('link', { name: 'Harga' }).click();
    await expect(page).toHaveURL(/\/pricing/);
    await same();
    await page.goBack();
    await page.getByRole('link', { name: 'Tempah pakej ini' }).first().click();
    await expect(page).toHaveURL(/\/invitation\/create-order/);
    await same();
    await page.getByRole('link', { name: 'Profil saya' }).click();
    await page.locator(`main a[href*="/invitation-details/${orderId}"]`).click();
    await expect(page).toHaveURL(new RegExp(`/invitation-details/${orderId}`));
    await same();
    await page.locator(`main a[href*="/invitation/form/${invitationId}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`/invitation/form/${invitationId}`));
    await same();
    await page.locator(`a[href*="/invitation-order/view/"]`).filter({ visible: true }).first().click();
    await expect(page).toHaveURL(new RegExp(`/invitation-details/${orderId}`));
    await same();
    await menu.getByRole('link', { name: 'Utama' }).click();
    await expect(page).toHaveURL('/');
    await same();

    // Control: a rule that another page left behind is seen.
    await page.addStyleTag({ content: '.wrap { padding-left: 3px }' });
    expect(await boxes(page)).not.toEqual(await boxes(fresh));
    await Promise.all([customer.close(), boss.close()]);
  });
});
