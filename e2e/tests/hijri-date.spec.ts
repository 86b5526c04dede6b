import { expect, test } from '@playwright/test';
import { couple, form, open, save } from '../support/editor.ts';
import { shot } from '../support/shots.ts';

const DATE = 'Tarikh & Atur Cara';

test('C-01 the Hijri date is proposed, follows the day, takes the couple’s own text, and stands on the card @both', async ({
  page,
}) => {
  const made = await couple(page, 'hijri');
  const card = await page.context().newPage();
  const onCard = async (): Promise<string[]> => {
    await card.goto(`/invitation/view/${made.invitationId}/kad`);
    return card.locator('.hijri').allTextContents();
  };
  expect(await onCard()).toEqual([]);

  await page.bringToFront();
  await open(page, made, 'dateTime');
  const section = form(page, DATE);
  await section.getByLabel('Tarikh', { exact: true }).fill('2026-12-12');
  const shown = section.getByRole('switch', { name: /Tunjukkan tarikh Hijrah/ });
  await expect(section.getByText('2 Rejab 1448H')).toBeVisible();
  await shown.check();
  const text = section.getByLabel('Tarikh Hijrah', { exact: true });
  await expect(text).toHaveAttribute('placeholder', '2 Rejab 1448H');
  await save(section);
  await shot(page, 'editor-hijri');
  expect(await onCard()).toEqual(['2 Rejab 1448H']);

  await page.bringToFront();
  await section.getByLabel('Tarikh', { exact: true }).fill('2027-02-10');
  await expect(section.getByText(/Kosongkan untuk guna 3 Ramadan 1448H.*anak bulan/)).toBeVisible();
  await text.fill('2 atau 3 Ramadan 1448H');
  await save(section);
  expect(await onCard()).toEqual(['2 atau 3 Ramadan 1448H']);

  await page.bringToFront();
  await section.getByLabel('Tarikh', { exact: true }).fill('2060-02-10');
  await text.fill('');
  await expect(section.getByText('Tiada kiraan untuk tarikh ini.')).toBeVisible();
  await shown.uncheck();
  await save(section);
  expect(await onCard()).toEqual([]);
});
