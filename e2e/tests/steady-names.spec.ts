import { expect, test, type Page } from '@playwright/test';
import { syafiqah, type Wedding } from '../fixtures/weddings.ts';
import { catalogueDesigns } from '../support/designs.ts';
import { LONGEST_TITLE, ListedCouple } from '../support/families.ts';
import { chooseDesign } from '../support/invitations.ts';

const LONG_VENUE = 'Dewan Serbaguna Persatuan Penduduk Taman Seri Kembangan Jaya Fasa Dua, Kuala Terengganu';
const place = ({ address, googleMapLink, wazeLink }: Wedding) => ({ address, googleMapLink, wazeLink });

/** Phones. */
const WINDOWS = [
  [320, 568],
  [360, 640],
  [375, 667],
  [390, 844],
] as const;

let couple: ListedCouple;
test.beforeEach(async ({}, { title }) => {
  couple = await ListedCouple.register(title.slice(0, 40));
});
test.afterEach(() => couple.close());

async function allDesigns(page: Page): Promise<string[]> {
  const designs = await catalogueDesigns(page.request);
  expect(designs.length).toBeGreaterThanOrEqual(42);
  return designs.map(({ _id }) => _id);
}

/** The middle of the title and of the names from the top of the cover, in each window. */
async function heights(page: Page): Promise<{ kicker: number; names: number; size: number }[]> {
  const found = [];
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    found.push(
      await page.evaluate(async () => {
        await document.fonts.ready;
        const middle = (selector: string) => {
          const { top, bottom } = (document.querySelector(selector) as Element).getBoundingClientRect();
          return (top + bottom) / 2;
        };
        const cover = (document.querySelector('.cover') as Element).getBoundingClientRect().top;
        return {
          kicker: middle('.cover .kicker') - cover,
          names: middle('.cover .names') - cover,
          size: parseFloat(getComputedStyle(document.querySelector('.cover .names') as Element).fontSize),
        };
      }),
    );
  }
  return found;
}

for (const kind of ['open', 'personal'] as const) {
  test(`G-07 ${kind} page: on every design the names stay where they are when the cover opens`, async ({ page }) => {
    test.setTimeout(300_000);
    // Date and place of two lines and more, in faces that come later than those of the names.
    await couple.customer.update('location', { ...place(syafiqah), id: couple.invitationId, venue: LONG_VENUE });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { link } = await couple.add({ name: LONGEST_TITLE });
    await page.route('**/*.{avif,webp,png,jpg}', (route) => route.abort());
    const faults: string[] = [];
    for (const design of await allDesigns(page)) {
      await chooseDesign(couple.customer, couple.invitationId, design);
      await page.goto(kind === 'open' ? couple.openLink : link, { waitUntil: 'load' });
      const closed = await heights(page);
      await page.getByRole('button', { name: 'Buka Jemputan' }).click();
      await expect(page.locator('html')).toHaveClass(/is-open/);
      const opened = await heights(page);
      WINDOWS.forEach(([width, height], index) => {
        for (const part of ['kicker', 'names', 'size'] as const) {
          const moved = (opened[index]?.[part] ?? 0) - (closed[index]?.[part] ?? 0);
          if (Math.abs(moved) > 1) faults.push(`${design} at ${width} × ${height}: ${part} ${moved.toFixed(1)} px`);
        }
      });
    }
    expect(faults).toEqual([]);
  });
}
