import { expect, test, type Page } from '@playwright/test';
import { hold } from '../support/hold.ts';
import { hydrated } from '../support/hydrated.ts';

const count = (page: Page) => page.getByText(/daripada \d+ rekaan/);
const panel = (page: Page) => page.locator('details').filter({ has: page.getByText('Penapis') });
const openPanel = async (page: Page) => {
  await panel(page).locator('summary').click();
  await expect(panel(page)).toHaveAttribute('open');
};
/** How many designs a link promises. */
const promised = (text: string | null) => Number(/\((\d+)\)/.exec(text ?? '')?.[1]);
const found = async (page: Page) => Number(/daripada (\d+)/.exec((await count(page).textContent()) ?? '')?.[1]);

test('W-07 filters by clicking: counts hold, the address can be shared, Back undoes each choice @both', async ({
  page,
  context,
}) => {
  await page.goto('/cardvideo');
  // A link that is pressed before that loads the page, which keeps no focus.
  await hydrated(page);
  await openPanel(page);
  const colours = page.getByRole('navigation', { name: 'Warna' });
  const green = colours.getByRole('link', { name: /^Hijau/ });
  const greens = promised(await green.textContent());
  await green.click();
  await expect(page).toHaveURL('/cardvideo?warna=hijau');
  await expect(panel(page)).not.toHaveAttribute('open');
  await expect(panel(page).locator('summary')).toBeFocused();
  await expect.poll(() => found(page)).toBe(greens);

  await openPanel(page);
  const dark = page.getByRole('navigation', { name: 'Tema' }).getByRole('link', { name: /^Gelap/ });
  const darkOnes = promised(await dark.textContent());
  await dark.click();
  await expect(page).toHaveURL('/cardvideo?warna=hijau&tema=gelap');
  // The other counts come with the designs.
  await expect.poll(() => found(page)).toBe(darkOnes);
  await openPanel(page);
  const lamps = page.getByRole('navigation', { name: 'Motif' }).getByRole('link', { name: /^Pelita/ });
  const withLamps = promised(await lamps.textContent());
  await lamps.click();
  await expect(page).toHaveURL('/cardvideo?warna=hijau&tema=gelap&motif=pelita');
  await expect.poll(() => found(page)).toBe(withLamps);
  await page.getByRole('navigation', { name: 'Kategori' }).getByRole('link', { name: 'Islamic' }).click();
  await expect(page).toHaveURL('/cardvideo?warna=hijau&tema=gelap&motif=pelita&category=islamic');
  const shown = page.getByRole('main').getByRole('link', { name: /^Rekaan cv/ });
  await expect(shown).toHaveCount(1);
  await expect(shown).toHaveAccessibleName(/Seribu Pelita/);

  // Another visitor opens the same address.
  const shared = await context.newPage();
  await shared.goto(page.url());
  await expect(shared.getByRole('main').getByRole('link', { name: /^Rekaan cv/ })).toHaveAccessibleName(
    /Seribu Pelita/,
  );
  await shared.close();

  for (const query of ['?warna=hijau&tema=gelap&motif=pelita', '?warna=hijau&tema=gelap', '?warna=hijau', '']) {
    await page.goBack();
    await expect(page).toHaveURL(`/cardvideo${query}`);
  }
  await page.goForward();
  const chosen = page.getByRole('navigation', { name: 'Pilihan anda' });
  await chosen.getByRole('link', { name: 'Buang Hijau' }).click();
  await expect(page).toHaveURL('/cardvideo');
  await expect(chosen).toHaveCount(0);
});

test('W-07 the panel closes by Escape, by a press elsewhere and by Back, which stays on the page @both', async ({
  page,
}) => {
  // The keys and presses are handled once the page is hydrated.
  await page.goto('/cardvideo');
  await hydrated(page);
  await openPanel(page);
  await page.keyboard.press('Escape');
  await expect(panel(page)).not.toHaveAttribute('open');
  await openPanel(page);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(panel(page)).not.toHaveAttribute('open');
  await openPanel(page);
  await page.goBack();
  await expect(panel(page)).not.toHaveAttribute('open');
  await expect(page).toHaveURL('/cardvideo');
});

test('W-07 words find a design in both languages; the field follows the address; nothing found says what to leave out', async ({
  page,
}) => {
  await page.goto('/cardvideo?tema=gelap');
  // The address has the words without spaces around them once the page is hydrated.
  await hydrated(page);
  const field = page.getByRole('searchbox', { name: 'Cari rekaan' });
  await field.fill('  Orchid ');
  await field.press('Enter');
  await expect(page).toHaveURL('/cardvideo?cari=Orchid&tema=gelap');
  const shown = page.getByRole('main').getByRole('link', { name: /^Rekaan cv/ });
  await expect(shown).toHaveCount(1);
  await expect(shown).toHaveAccessibleName(/Anggerik Malam/);
  await expect(field).toBeFocused();

  await field.fill('filem');
  await page.getByRole('button', { name: 'Cari', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'No matches' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Mungkin anda suka' })).toBeVisible();
  await expect(shown).toHaveCount(4);
  const without = page.getByRole('link', { name: /^Tanpa Gelap/ });
  const promise = promised(await without.textContent());
  await without.click();
  await expect(page).toHaveURL('/cardvideo?cari=filem');
  await expect.poll(() => found(page)).toBe(promise);
  await page.goBack();
  await expect(field).toHaveValue('filem');
  await page.goBack();
  await expect(field).toHaveValue('Orchid');
  await field.fill('');
  await field.press('Enter');
  await expect(page).toHaveURL('/cardvideo?tema=gelap');
});

test('W-07 words that are typed before the app has come stay in the field and are searched', async ({ page }) => {
  const release = await hold(page, '**/assets/*.js');
  await page.goto('/cardvideo', { waitUntil: 'commit' });
  const field = page.getByRole('searchbox', { name: 'Cari rekaan' });
  await field.fill('Orchid');
  release();
  await hydrated(page);
  await expect(field).toHaveValue('Orchid');
  await field.press('Enter');
  await expect(page).toHaveURL('/cardvideo?cari=Orchid');
  await expect(field).toHaveValue('Orchid');
});

test('W-07 covers are on the first screen of a phone, below search and filters', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  for (const address of ['/cardvideo', '/cardvideo?warna=hijau&tema=gelap']) {
    await page.goto(address);
    const cover = page
      .getByRole('main')
      .getByRole('link', { name: /^Rekaan cv/ })
      .first();
    await expect(cover).toBeInViewport({ ratio: 0.8 });
    await expect(page.getByRole('searchbox', { name: 'Cari rekaan' })).toBeInViewport();
  }
});

test('W-07 a design’s page leads to six like it', async ({ page }) => {
  await page.goto('/invitation-design/details/cv0004');
  const similar = page.locator('[data-part=similar]');
  await expect(similar.getByRole('heading', { name: 'Rekaan serupa' })).toBeVisible();
  await expect(similar.getByRole('link')).toHaveCount(6);
  const first = similar.getByRole('link').first();
  await expect(first).toHaveAccessibleName(/Lajuardi/);
  await first.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lajuardi' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});
