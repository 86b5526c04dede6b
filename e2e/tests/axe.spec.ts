import { expect, test, type Page } from '@playwright/test';
import { syafiqah } from '../fixtures/weddings.ts';
import { ApiCustomer, type Made } from '../support/api.ts';
import { axeViolations } from '../support/checks/axe.ts';
import { fillInvitation, limitAttendance } from '../support/invitations.ts';
import { person } from '../support/sign-in.ts';

const WIDTHS = [
  { name: '375', viewport: { width: 375, height: 812 } },
  { name: '1280', viewport: { width: 1280, height: 800 } },
] as const;

/** What axe finds on a screen. */
async function violations(page: Page): Promise<string[]> {
  // What still moves has other colours on its way.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
        .map((animation) => animation.finished.catch(() => undefined)),
    ),
  );
  return axeViolations(page);
}

/** Looks at one screen; failures are told together at the end, with the screen's name. */
async function look(page: Page, screen: string): Promise<void> {
  expect.soft(await violations(page), screen).toEqual([]);
}

/** A couple with a filled order and an answer. */
async function filledOrder(label: string): Promise<{ couple: ApiCustomer } & Made> {
  const couple = await ApiCustomer.register(person(`axe ${label}`));
  const made = await couple.order();
  await fillInvitation(couple, made.invitationId, syafiqah);
  await limitAttendance(couple, made.invitationId, { perGuest: 5, total: 8 });
  await couple.wish({
    invitationId: made.invitationId,
    from: 'Pak Long',
    attendanceCount: 4,
    willAttend: true,
    message: 'Selamat pengantin baru!',
  });
  return { couple, ...made };
}

for (const { name, viewport } of WIDTHS) {
  test.describe(`at ${name}`, () => {
    test.use({ viewport, isMobile: false, deviceScaleFactor: 1, reducedMotion: 'reduce' });

    test(`axe: the shop’s open pages at ${name}`, async ({ page }) => {
      for (const [path, ready] of [
        ['/', 'Pilih gaya hari bahagia anda'],
        ['/cardvideo', 'Kad Undangan'],
        ['/invitation-design/details/cv0004', 'Apa yang anda terima'],
        ['/pricing', /.+/],
        ['/privacy-policy', 'Dasar Privasi'],
        ['/login', 'Selamat datang'],
        ['/invitation/create-order', 'Choose Package'],
        ['/dulang', 'Dulang Hantaran'],
        ['/catalog', 'Katalog'],
        ['/tiada', 'Page Not Found'],
        ['/user/profile/650000000000000000000001', 'Please sign in to view ths page'],
      ] as const) {
        await page.goto(path);
        await expect(page.getByRole('heading', { name: ready }).first()).toBeVisible();
        await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy', 'true');
        await expect(page.getByText('Loading...')).toHaveCount(0);
        await look(page, path);
      }
      if (name === '375') {
        await page.getByRole('button', { name: 'Buka menu' }).click();
        await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
        await look(page, 'the menu');
      }
      await page.goto('/user/sign-in#access_token=bad');
      await expect(page.getByRole('dialog', { name: 'Sign In Failed' })).toBeVisible();
      await look(page, 'the message dialog');
    });

    test(`axe: the editor and each of its sections at ${name}`, async ({ page }) => {
      const { couple, invitationId } = await filledOrder(`editor ${name}`);
      await couple.enter(page);
      await page.goto(`/invitation/form/${invitationId}`);
      const sections = page.getByRole('navigation').filter({ has: page.locator('a[href*="/invitation/form/"]') });
      await expect(sections.first()).toBeVisible();
      const hrefs = await sections
        .first()
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      expect(hrefs.length).toBeGreaterThanOrEqual(6);
      await look(page, 'the editor');
      for (const href of hrefs) {
        await page.goto(href);
        await expect(page.getByRole('button', { name: /^Save/ }).first()).toBeVisible();
        await look(page, href.replace(invitationId, ':id'));
      }
      await couple.close();
    });

    test(`axe: the guest’s cover, pages and sheets at ${name}`, async ({ page }) => {
      const { couple, invitationId } = await filledOrder(`tetamu ${name}`);
      for (const path of [`/invitation/view/${invitationId}/jemputan`, '/invitation/view/sample_cv0005/sample']) {
        await page.goto(path);
        await expect(page.getByRole('button', { name: 'Buka Jemputan' })).toBeVisible();
        await look(page, `the cover of ${path}`);
        await page.getByRole('button', { name: 'Buka Jemputan' }).click();
        await expect(page.locator('html')).toHaveClass(/is-open/);
        await look(page, `the pages of ${path}`);
      }
      const bar = page.getByRole('navigation', { name: 'Menu jemputan' });
      const labels = await bar.getByRole('button').allInnerTexts();
      expect(labels).toContain('RSVP');
      for (const label of labels) {
        await bar.getByRole('button', { name: label }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await look(page, `the sheet ${label}`);
        if (label === 'RSVP') {
          await page.getByRole('dialog').getByRole('button', { name: 'Hantar' }).click();
          await expect(page.getByRole('alert').first()).toBeVisible();
          await look(page, 'the sheet RSVP with an error');
        }
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
      }
      await couple.close();
    });
  });
}
