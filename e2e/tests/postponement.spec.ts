import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import type { Contract } from '@serikad/shared/api/contract';
import { syafiqah } from '../fixtures/weddings.ts';
import { ApiCustomer } from '../support/api.ts';
import { couple, form, open, save } from '../support/editor.ts';
import { chooseDesign, fillInvitation } from '../support/invitations.ts';
import { shot } from '../support/shots.ts';
import { person } from '../support/sign-in.ts';

const DATE = 'Tarikh & Atur Cara';

/** The file of the card's calendar, its lines unfolded. */
async function calendarFile(card: Page): Promise<string[]> {
  await card.locator('.dock').getByRole('button', { name: 'Kalendar' }).click();
  const downloading = card.waitForEvent('download');
  await card
    .getByRole('dialog')
    .getByRole('link', { name: /Kalendar telefon/ })
    .click();
  const text = await readFile(await (await downloading).path(), 'utf8');
  return text.replaceAll('\r\n ', '').split('\r\n');
}

test('C-04 a wedding is postponed without a day, then to one, then held on its first day; card, calendar and form follow @both', async ({
  page,
}) => {
  const made = await couple(page, 'postponed');
  const card = await page.context().newPage();
  const openCard = async (): Promise<void> => {
    await card.goto(`/invitation/view/${made.invitationId}/kad`);
  };
  const enter = async (): Promise<void> => {
    await openCard();
    await card.getByRole('button', { name: 'Buka Jemputan' }).click();
  };
  const notice = card.locator('.postponed');
  await openCard();
  await expect(card.locator('.c-date')).not.toBeEmpty();
  await expect(notice).toHaveCount(0);
  const before = await card.locator('.c-date').textContent();

  await page.bringToFront();
  await open(page, made, 'dateTime');
  const section = form(page, DATE);
  const first = await section.getByLabel('Tarikh', { exact: true }).inputValue();
  const postponed = section.getByRole('switch', { name: /Majlis ditunda/ });
  await postponed.check();
  await expect(section.getByLabel('Tarikh asal', { exact: true })).toHaveValue(first);
  await expect(section.getByText(/Kosongkan jika belum ditetapkan/)).toBeVisible();
  await shot(page, 'editor-postponed-open');
  // A day that is not later is said to be none, before it is saved.
  const newDay = section.getByLabel('Tarikh baharu');
  await newDay.fill(first);
  await expect(section.getByText(/tidak selepas tarikh asal/)).toBeVisible();
  await newDay.fill('');
  await expect(section.getByText(/tidak selepas tarikh asal/)).toHaveCount(0);
  await save(section);

  await card.bringToFront();
  await enter();
  await expect(notice).toContainText('Majlis ditunda. Tarikh baharu akan dimaklumkan.');
  await expect(notice).toContainText(`Tarikh asal: ${before ?? ''}`);
  await shot(card, 'guest-postponed-open');
  const uid = `UID:${made.invitationId}@serikad`;
  const day = first.replaceAll('-', '');
  const cancelled = await calendarFile(card);
  for (const line of ['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:1', uid]) expect(cancelled).toContain(line);
  expect(cancelled.some((line) => line.startsWith(`DTSTART:${day}T`))).toBe(true);
  await expect(card.locator('.sec.count')).toHaveCount(0);
  await shot(card, 'guest-postponed-calendar');

  await page.bringToFront();
  await page.reload();
  await expect(postponed).toBeChecked();
  await section.getByLabel('Tarikh baharu', { exact: true }).fill('2031-02-08');
  await save(section);
  await shot(page, 'editor-postponed');
  await card.bringToFront();
  await enter();
  await expect(notice).toContainText('Majlis ditunda ke Sabtu, 8 Februari 2031.');
  await expect(card.locator('.c-date')).toHaveText('Sabtu, 8 Februari 2031');
  await expect(card.locator('.sec.count .clock')).toHaveCount(1);
  const moved = await calendarFile(card);
  for (const line of ['METHOD:PUBLISH', 'SEQUENCE:2', uid]) expect(moved).toContain(line);
  expect(moved.some((line) => line.startsWith('DTSTART:20310208T'))).toBe(true);
  await expect(card.getByRole('link', { name: /Google Calendar.*Padam sendiri tarikh lama/ })).toBeVisible();

  await page.bringToFront();
  const facts = await page.context().newPage();
  await facts.goto(`/invitation-order/view/invitation-details/${made.orderId}`);
  await expect(facts.getByText(/8 Februari 2031 Ditunda daripada/)).toBeVisible();
  await facts.close();
  await postponed.uncheck();
  await expect(section.getByLabel('Tarikh', { exact: true })).toHaveValue(first);
  await save(section);
  await card.bringToFront();
  await enter();
  await expect(notice).toHaveCount(0);
  await expect(card.locator('.c-date')).toHaveText(before ?? '');
  const back = await calendarFile(card);
  for (const line of ['METHOD:PUBLISH', 'SEQUENCE:3', uid]) expect(back).toContain(line);
  expect(back.some((line) => line.startsWith(`DTSTART:${day}T`))).toBe(true);
});

test('C-04 the preview shows the notice while it is typed; without a script guests read it too @both', async ({
  page,
  browser,
}) => {
  const made = await couple(page, 'postponed preview');
  await open(page, made, 'dateTime');
  const section = form(page, DATE);
  await section.getByRole('switch', { name: /Majlis ditunda/ }).check();
  const preview = page.frameLocator('iframe').first();
  await expect(preview.locator('.postponed')).toContainText('Tarikh baharu akan dimaklumkan');
  await section.getByLabel('Tarikh baharu', { exact: true }).fill('2031-02-08');
  await expect(preview.locator('.postponed')).toContainText('Majlis ditunda ke Sabtu, 8 Februari 2031.');
  await save(section);
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const card = await plain.newPage();
  await card.goto(`/invitation/view/${made.invitationId}/kad`);
  await expect(card.locator('.postponed')).toBeVisible();
  await expect(card.locator('.postponed')).toContainText('Majlis ditunda ke Sabtu, 8 Februari 2031.');
  await shot(card, 'guest-postponed-plain');
  await plain.close();
});

test('C-04 on the smallest phone the notice covers neither title nor names of any design', async ({ browser }) => {
  const customer = await ApiCustomer.register(person('postponed designs'));
  const { invitationId: id } = await customer.order();
  await fillInvitation(customer, id, syafiqah);
  const times = { startTime: '11:00', endTime: '16:30' };
  await customer.update('date-time', { id, date: '2030-02-13', ...times, postponed: { on: true, date: '' } });
  const plain = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 320, height: 568 } });
  const card = await plain.newPage();
  const found = await customer.get<Contract['GET /api/design/find']['data']>('/api/design/find?limit=100');
  expect(found.design.length).toBeGreaterThan(30);
  const covered: string[] = [];
  for (const { _id: design } of found.design) {
    await chooseDesign(customer, id, design, { title: 'Walimatul Urus' });
    await card.goto(`/invitation/view/${id}/kad`);
    const notice = await card.locator('.postponed').boundingBox();
    const text = await card.locator('.cover-text > :visible').first().boundingBox();
    if (!notice || !text || text.y < notice.y + notice.height) covered.push(design);
    await shot(card, `guest-postponed-${design}`);
  }
  await plain.close();
  expect(covered).toEqual([]);
});
