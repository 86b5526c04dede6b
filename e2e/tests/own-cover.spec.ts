import { expect, test, type Locator, type Page } from '@playwright/test';
import { axeViolations } from '../support/checks/axe.ts';
import { couple, form, open, save } from '../support/editor.ts';
import { Guest } from '../support/guest.ts';
import { drawn, video } from '../support/pictures.ts';
import { shot } from '../support/shots.ts';

const SECTION = 'Pilih Design dan Bahasa';

/** Chooses a design of a category by its name. */
async function choose(page: Page, section: Locator, category: string, name: string): Promise<void> {
  await section.getByRole('button', { name: 'Tukar rekaan' }).click();
  const picker = page.getByRole('dialog', { name: 'Pilih rekaan' });
  await picker.getByRole('button', { name: category }).click();
  await picker.getByRole('radio', { name }).check({ force: true });
  await picker.getByRole('button', { name: 'Guna rekaan ini' }).click();
  await expect(picker).toBeHidden();
}

const pictureOf = (layer: Locator): Promise<string> => layer.evaluate((part) => getComputedStyle(part).backgroundImage);

test('a couple’s own photo is on the cover as soon as it is chosen, in the shape of their choice, until they remove it @both', async ({
  page,
  browser,
}) => {
  const made = await couple(page, 'own cover');
  const stored = async () => (await made.customer.invitation(made.invitationId)).invitation;
  await open(page, made, 'designLanguage');
  const section = form(page, SECTION);
  const field = section.getByRole('group', { name: 'Gambar anda pada muka depan' });
  await expect(field).toHaveCount(0);
  await choose(page, section, 'Minimalist', 'Potret Serambi');
  await expect(field).toBeVisible();
  await section.getByRole('radio', { name: 'Gerbang' }).check();
  await section.getByRole('radio', { name: 'Hitam putih' }).check();
  await save(section);

  await field.getByLabel(/Muat naik gambar/).setInputFiles(video());
  await expect(field.getByRole('alert')).toContainText('JPEG, PNG');
  await field.getByLabel(/Muat naik gambar/).setInputFiles(await drawn(page, 'kami.jpg', 1200, 1600));
  await expect(section.getByText('Gambar disimpan.', { exact: true })).toBeVisible({ timeout: 30_000 });
  await field.scrollIntoViewIfNeeded();
  await shot(page, 'editor-own-cover');
  const { coverPhoto = '', designChoices } = await stored();
  expect(coverPhoto).toMatch(/^cover-photos\//);
  expect(designChoices).toEqual([
    { choice: 'crop', option: 'arch' },
    { choice: 'tone', option: 'mono' },
  ]);

  const guest = await Guest.open(browser, `/invitation/view/${made.invitationId}/kad`);
  await guest.openInvitation();
  const layer = guest.page.locator(".cover .layer[data-pos='center']");
  expect(await pictureOf(layer)).toContain(coverPhoto.replace('.webp', ''));
  const style = await layer.evaluate((part) => {
    const { filter, borderRadius } = getComputedStyle(part);
    return { filter, borderRadius };
  });
  expect(style.filter).toBe('grayscale(1)');
  expect(style.borderRadius).toMatch(/^999px/);
  await shot(guest.page, 'guest-own-cover');

  // What must be seen: tapped on the photo, or by the sliders; without a connection it is sent once there is one.
  const place = section.getByRole('group', { name: 'Yang mesti kelihatan' });
  const look = async () => (await stored()).photoLook;
  await place
    .getByRole('presentation')
    .first()
    .click({ position: { x: 8, y: 8 } });
  await expect(place.getByRole('status')).toHaveText('Kedudukan disimpan.');
  const { x = 100, y = 100 } = (await look()) ?? {};
  expect(Math.max(x, y)).toBeLessThan(12);
  await page.context().setOffline(true);
  await place.getByLabel('Atas ke bawah').press('End');
  await expect(place.getByRole('alert')).toBeVisible();
  await page.context().setOffline(false);
  await expect.poll(async () => (await look())?.y).toBe(100);
  await place.evaluate((part) => part.scrollIntoView({ block: 'center' }));
  await shot(page, 'editor-photo-place');
  expect(await axeViolations(page)).toEqual([]);
  await guest.page.reload();
  await guest.openInvitation();
  const cutBelow = await layer.evaluate((part) => {
    const { backgroundPosition, backgroundSize } = getComputedStyle(part);
    const [top = 0, height = 0] = [backgroundPosition, backgroundSize].map((pair) =>
      parseFloat(pair.split(' ')[1] ?? ''),
    );
    return top + height - part.clientHeight;
  });
  expect(Math.abs(cutBelow)).toBeLessThan(1);
  await place.getByRole('button', { name: 'Pilih automatik' }).click();
  await expect.poll(async () => (await look())?.y).not.toBe(100);

  // One that is too small is stored, with a notice.
  const small = place.getByText('Gambar ini kecil');
  await expect(small).toHaveCount(0);
  await field.getByLabel(/Tukar gambar/).setInputFiles(await drawn(page, 'kecil.jpg', 240, 320));
  await expect(small).toContainText('240 × 320');
  await small.scrollIntoViewIfNeeded();
  await shot(page, 'editor-photo-small');

  await field.getByRole('button', { name: 'Buang' }).click();
  await page.getByRole('dialog', { name: 'Buang gambar ini?' }).getByRole('button', { name: 'Buang' }).click();
  await expect.poll(async () => 'coverPhoto' in (await stored())).toBe(false);
  await guest.page.reload();
  await guest.openInvitation();
  expect(await pictureOf(layer)).toContain('/storage/designs/cv0705/');
  await guest.close();
  await made.customer.close();
});

test('a couple’s own photo is every frame of the roll, in the film of their choice @both', async ({
  page,
  browser,
}) => {
  const made = await couple(page, 'own roll');
  await open(page, made, 'designLanguage');
  const section = form(page, SECTION);
  await choose(page, section, 'Modern', 'Filem Pertama');
  await section.getByRole('radio', { name: 'Filem hitam putih' }).check();
  await save(section);
  const field = section.getByRole('group', { name: 'Gambar anda pada muka depan' });
  await field.getByLabel(/Muat naik gambar/).setInputFiles(await drawn(page, 'kami.jpg', 1200, 1600));
  await expect(section.getByText('Gambar disimpan.', { exact: true })).toBeVisible({ timeout: 30_000 });
  const { coverPhoto = '' } = (await made.customer.invitation(made.invitationId)).invitation;

  const guest = await Guest.open(browser, `/invitation/view/${made.invitationId}/kad`);
  const chosen = guest.page.locator(".cover .layer[data-pos='center']");
  const other = guest.page.locator(".cover .layer[data-pos='top-left']");
  const grown = (): Promise<string> => chosen.evaluate((part) => getComputedStyle(part).transform);
  expect(await grown()).not.toBe('none');
  await guest.openInvitation();
  await expect.poll(grown).toBe('none');
  for (const frame of [chosen, other]) {
    expect(await pictureOf(frame)).toContain(coverPhoto.replace('.webp', ''));
    expect(await frame.evaluate((part) => getComputedStyle(part).filter)).toContain('grayscale(1)');
  }
  await shot(guest.page, 'guest-own-roll');
  await guest.close();
  await made.customer.close();
});

test('the drawn couple look as the couple choose; another design forgets it @both', async ({ page, browser }) => {
  const made = await couple(page, 'drawn couple');
  await open(page, made, 'designLanguage');
  const section = form(page, SECTION);
  await choose(page, section, 'Modern', 'Dua Sejoli');
  const options = ['Hijau', 'Sanggul', 'Tengkolok', 'Pantai'];
  for (const name of options) await section.getByRole('radio', { name, exact: true }).check();
  await shot(page, 'editor-choices');
  await save(section);

  const guest = await Guest.open(browser, `/invitation/view/${made.invitationId}/kad`);
  const root = guest.page.locator('html');
  for (const [choice, option] of [
    ['baju', 'green'],
    ['bride-head', 'hair'],
    ['groom-head', 'tengkolok'],
    ['place', 'beach'],
  ])
    await expect(root).toHaveAttribute(`data-choice-${choice}`, option ?? '');
  await guest.openInvitation();
  await shot(guest.page, 'guest-choices');
  const fetched = (part: string): Promise<boolean> =>
    guest.page.evaluate(
      (text) =>
        performance
          .getEntriesByType('resource')
          .some(({ name }) => /designs\/cv0408/.test(name) && name.includes(text)),
      part,
    );
  for (const part of ['--green', '--hair', '--tengkolok', '--beach'])
    await expect.poll(() => fetched(part), { message: part }).toBe(true);

  await choose(page, section, 'Modern', 'Jubin Melaka');
  await expect(section.getByRole('radio', { name: 'Pantai' })).toHaveCount(0);
  await save(section);
  expect((await made.customer.invitation(made.invitationId)).invitation.designChoices ?? []).toEqual([]);
  await guest.close();
  await made.customer.close();
});

test('a design’s page shows what couples may choose of it, also without a script @both', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  const choices = page.locator('section', { has: page.getByRole('heading', { name: 'Apa yang boleh anda pilih' }) });
  await page.goto('/invitation-design/details/cv0407');
  await expect(choices.getByRole('heading', { level: 3 })).toHaveText(['Tempat']);
  await expect(choices.getByRole('listitem')).toHaveCount(8);
  await expect(choices.getByRole('listitem').filter({ hasText: 'Pantai' }).getByRole('presentation')).toHaveCount(1);
  await choices.scrollIntoViewIfNeeded();
  await shot(page, 'details-choices');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.goto('/invitation-design/details/cv0705');
  await expect(choices.getByRole('heading', { level: 3 })).toHaveText([
    'Gambar anda sendiri di muka depan',
    'Bentuk gambar',
    'Warna gambar',
  ]);
  await page.goto('/invitation-design/details/cv0001');
  await expect(page.getByRole('heading', { name: 'Apa yang anda terima' })).toBeVisible();
  await expect(choices).toHaveCount(0);
  await page.close();
});

test('the sky goes by the wedding’s hour, until the couple choose one and again when they give it up @both', async ({
  page,
}) => {
  const made = await couple(page, 'sky by hour');
  await open(page, made, 'designLanguage');
  const section = form(page, SECTION);
  await choose(page, section, 'Islamic', 'Kubah Negeri');
  const byHour = section.getByRole('radio', { name: 'Ikut waktu majlis' });
  const evening = section.getByRole('radio', { name: 'Petang', exact: true });
  await expect(byHour).toBeChecked();
  await evening.check();
  await save(section);
  await page.reload();
  await expect(evening).toBeChecked();
  await byHour.check();
  await shot(page, 'editor-by-hour');
  await save(section);
  await page.reload();
  await expect(byHour).toBeChecked();
  await made.customer.close();
});

test('C-10 a line in another script is below the names, with room for it also when it is long @both', async ({
  page,
  browser,
}) => {
  const made = await couple(page, 'cover line');
  await open(page, made, 'designLanguage');
  const design = form(page, SECTION);
  await choose(page, design, 'Classic', 'Peoni & Pala');
  await save(design);
  await open(page, made, 'names');
  const names = form(page, 'Nama Pasangan');
  const field = names.getByLabel('Baris dalam tulisan lain');
  for (const line of ['爱莎与大年', '爱'.repeat(30), 'ஆயிஷா & முகமது தானியல்']) {
    await field.fill(line);
    await save(names);
    const guest = await Guest.open(browser, `/invitation/view/${made.invitationId}/kad`);
    await guest.openInvitation();
    const shown = guest.page.locator('#names .ol');
    await expect(shown).toHaveText(line);
    const [above, below] = [await shown.boundingBox(), await guest.page.locator('.c-date').boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1);
    await shot(guest.page, `guest-cover-line-${line.length}`);
    await guest.close();
  }
  await made.customer.close();
});
