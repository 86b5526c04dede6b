import { expect, test } from '@playwright/test';
import { axeViolations } from '../support/checks/axe.ts';
import { couple, expectSaved, form, open, save, saveButton } from '../support/editor.ts';
import { shot } from '../support/shots.ts';

const DATE = 'Tarikh & Atur Cara';

test('C-02 X79 prayer times of a district stand beside the programme, in the preview and on the card, and what falls on one is noted @both', async ({
  page,
}) => {
  const made = await couple(page, 'solat');
  const elsewhere: string[] = [];
  page.context().on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    // The song's player is of another requirement.
    if (/^https?:$/.test(protocol) && !/^(localhost|127\.0\.0\.1|.*\.youtube(-nocookie)?\.com)$/.test(hostname)) {
      elsewhere.push(request.url());
    }
  });
  const card = await page.context().newPage();
  const onCard = async (): Promise<string[]> => {
    await card.goto(`/invitation/view/${made.invitationId}/kad`);
    return card.locator('.prayers dt, .prayers time, .prayers p').allTextContents();
  };
  expect(await onCard()).toEqual([]);

  await page.bringToFront();
  await open(page, made, 'dateTime');
  const section = form(page, DATE);
  await section.getByLabel('Tarikh', { exact: true }).fill('2026-12-12');
  await section.getByLabel('Mula', { exact: true }).fill('11:00');
  await section.getByLabel('Tamat', { exact: true }).fill('17:00');
  await section.getByRole('switch', { name: /Tunjukkan waktu solat/ }).check();
  const state = section.getByLabel('Negeri');
  const district = section.getByLabel('Daerah');
  await expect(district).toBeDisabled();
  await state.selectOption('Selangor');
  await saveButton(section).click();
  await page.getByRole('dialog').getByRole('button', { name: /^OK/ }).click();
  await expect(district).toHaveAttribute('aria-invalid', 'true');
  await district.selectOption({ label: 'Petaling' });
  await expect(section.getByText('Lebih kurang: Zohor 1:10 tengah hari, Asar 4:33 petang.')).toBeVisible();

  await section.getByLabel('Aktiviti, baris 1').fill('Akad nikah');
  // Its row goes to its place by time.
  await section.getByLabel('Masa, baris 1').fill('13:15');
  await expect(section.getByRole('status').filter({ hasText: 'Akad nikah bertembung dengan Zohor' })).toBeVisible();
  await shot(page, 'editor-prayer-times');
  expect(await axeViolations(page)).toEqual([]);
  await save(section);
  expect(await onCard()).toEqual([
    'Zohor',
    '1.10 tengah hari',
    'Asar',
    '4.33 petang',
    'Lebih kurang, bagi Petaling, Selangor',
  ]);
  await shot(card, 'card-prayer-times');

  // A state without districts is chosen at once.
  await page.bringToFront();
  await state.selectOption('Labuan');
  await expect(district).toHaveValue('Labuan');
  await expect(section.getByText(/Lebih kurang: Zohor 12:1\d/)).toBeVisible();
  await section.getByRole('switch', { name: /Tunjukkan waktu solat/ }).uncheck();
  await saveButton(section).click();
  await expectSaved(section);
  expect(await onCard()).toEqual([]);
  expect(elsewhere).toEqual([]);
});

test('C-02 the preview shows prayer times before they are saved, and follows the district @desktop', async ({
  page,
}) => {
  const made = await couple(page, 'pratonton solat');
  await open(page, made, 'dateTime');
  const section = form(page, DATE);
  await section.getByLabel('Tarikh', { exact: true }).fill('2026-12-12');
  await section.getByRole('switch', { name: /Tunjukkan waktu solat/ }).check();
  const preview = page.frameLocator('iframe').locator('.prayers');
  await section.getByLabel('Negeri').selectOption('Putrajaya');
  await expect(preview).toContainText('Lebih kurang, bagi Putrajaya');
  await section.getByLabel('Negeri').selectOption('Sabah');
  await expect(preview).toHaveCount(0);
  await section.getByLabel('Daerah').selectOption({ label: 'Tawau' });
  await expect(preview).toContainText('Lebih kurang, bagi Tawau, Sabah');
  await expect(preview.locator('dt')).not.toHaveCount(0);
});
