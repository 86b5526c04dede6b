import { expect, test, type Page } from '@playwright/test';
import { HOUR_MS } from '@serikad/shared/calendar/durations';
import { malaysiaDay } from '@serikad/shared/invitations/malaysia-day';
import { axeViolations } from '../support/checks/axe.ts';
import { couple, form, open, save, saveButton } from '../support/editor.ts';
import { Guest } from '../support/guest.ts';
import { chooseDesign } from '../support/invitations.ts';
import { shot } from '../support/shots.ts';

const LOCATION = 'Lokasi Majlis';
const LINK = 'https://www.youtube.com/live/ScMzIvxBSi4';

/**
 * A day that is today in Malaysia, or begins within the hour: a wedding that starts with it is within the link's time.
 */
const weddingDay = (): string => malaysiaDay(Date.now() + HOUR_MS / 2);
const dayAfter = (day: string, days: number): string =>
  malaysiaDay(Date.parse(`${day}T12:00:00Z`) + days * 24 * HOUR_MS);
const button = (page: Page) => page.getByRole('link', { name: /Tonton siaran langsung|Watch the live stream/ });

test('C-06 X24 X27 the couple add the link, the preview shows it at any time, and guests get it on the day, also without a script @both', async ({
  page,
  browser,
}) => {
  const { customer, ...made } = await couple(page, 'live');
  const day = weddingDay();
  const when = (date: string) =>
    customer.update('date-time', { id: made.invitationId, date, startTime: '00:00', endTime: '23:00' });
  await when(dayAfter(day, 10));
  await open(page, made, 'location');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).hostname));
  const section = form(page, LOCATION);
  const field = section.getByLabel(/^Pautan siaran langsung/);
  await field.fill('http://example.com/live');
  await saveButton(section).click();
  await page.getByRole('dialog').getByRole('button', { name: /^OK/ }).click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill(`Jom tonton! ${LINK}`);
  await field.blur();
  await expect(field).toHaveValue(LINK);
  await expect(section.getByRole('link', { name: 'Uji pautan siaran langsung' })).toHaveAttribute('href', LINK);
  await field.scrollIntoViewIfNeeded();
  await shot(page, 'editor-live');
  expect(await axeViolations(page)).toEqual([]);
  if (test.info().project.name.includes('desktop')) {
    const preview = page.frameLocator('iframe').locator('.live');
    await expect(preview).toContainText('Dipaparkan sejam sebelum majlis hingga tengah malam');
    await preview.scrollIntoViewIfNeeded();
    await shot(page, 'editor-live-preview');
  }
  await save(section);
  expect(asked.filter((host) => /youtube|example/.test(host))).toEqual([]);

  const path = `/invitation/view/${made.invitationId}/kad`;
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(path);
  expect(await plain.content()).not.toContain(LINK);
  await when(day);
  await plain.goto(path);
  await expect(button(plain)).toHaveAttribute('href', LINK);
  for (const [design, language] of [
    ['cv0601', 'english'],
    ['cv0001', 'malay'],
  ] as const) {
    await chooseDesign(customer, made.invitationId, design, { language });
    await plain.goto(path);
    await expect(button(plain)).toHaveText(language === 'malay' ? 'Tonton siaran langsung' : 'Watch the live stream');
    for (const width of [320, 375, 768, 1280]) {
      await plain.setViewportSize({ width, height: 800 });
      await button(plain).scrollIntoViewIfNeeded();
      expect(await plain.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await shot(plain, `live-plain-${design}-${width}`);
    }
  }
  await plain.close();

  const guest = await Guest.open(browser, path);
  await guest.openInvitation();
  const live = button(guest.page);
  await expect(live).toHaveAttribute('target', '_blank');
  await expect(live).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
  await live.scrollIntoViewIfNeeded();
  await shot(guest.page, 'guest-live');
  await guest.close();
  await customer.close();
});

test('C-06 a page that is open shows the link when its time begins, and no more after midnight, without a reload @phone', async ({
  page,
  browser,
}) => {
  const { customer, ...made } = await couple(page, 'live open');
  const day = weddingDay();
  const when = (date: string) =>
    customer.update('date-time', { id: made.invitationId, date, startTime: '00:00', endTime: '23:00' });
  await customer.update('location', { id: made.invitationId, venue: 'Dewan Seri', liveLink: LINK });
  await when(dayAfter(day, 1));

  const guest = await browser.newPage();
  await guest.clock.install({ time: Date.now() });
  await guest.goto(`/invitation/view/${made.invitationId}/kad`);
  const asking = () => guest.waitForResponse((response) => response.url().includes('/api/invitation/live-link/'));
  const opening = guest.getByRole('button', { name: /Buka Jemputan/ });
  await guest.clock.runFor(5_000);
  await opening.click();
  await guest.clock.runFor(10_000);
  await expect(button(guest)).toHaveCount(0);

  // The phone's clock reaches the time in the page; by the server's clock the wedding is now.
  await when(day);
  const [first] = await Promise.all([asking(), guest.clock.fastForward(25 * HOUR_MS)]);
  expect(first.status()).toBe(200);
  await expect(button(guest)).toBeVisible();
  await expect(button(guest)).toHaveAttribute('href', LINK);

  // Without a network the end is by the last time that the server sent.
  await guest.route('**/api/invitation/live-link/**', (route) => route.abort());
  await guest.clock.fastForward(30 * HOUR_MS);
  await expect(button(guest)).toHaveCount(0);
  await guest.close();
  await customer.close();
});
