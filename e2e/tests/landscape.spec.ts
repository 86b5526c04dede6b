import { expect, test, type Page } from '@playwright/test';
import type { Contract } from '@serikad/shared/api/contract';

const SIDEWAYS = [
  { width: 812, height: 375 },
  { width: 667, height: 375 },
];

interface Box {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** The seal's button, and the lines of text on the cover. */
async function coverBoxes(page: Page): Promise<{ label: Box; disc: Box; lines: Box[] }> {
  return page.evaluate(() => {
    const plain = ({ top, right, bottom, left }: DOMRect) => ({ top, right, bottom, left });
    const box = (selector: string) => plain((document.querySelector(selector) as Element).getBoundingClientRect());
    const texts = document.createTreeWalker(document.querySelector('.cover-text') as Node, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const lines = [];
    while (texts.nextNode()) {
      range.selectNodeContents(texts.currentNode);
      lines.push(...[...range.getClientRects()].map(plain));
    }
    return { label: box('.seal-label'), disc: box('.seal-disc'), lines };
  });
}

const meet = (a: Box, b: Box): boolean => a.top < b.bottom && b.top < a.bottom && a.left < b.right && b.left < a.right;

test('on a phone held sideways every design shows its whole "Buka Jemputan", beside the names', async ({ page }) => {
  test.setTimeout(240_000);
  const answer = await page.request.get('/api/design/find?limit=100');
  const { data } = (await answer.json()) as { data: Contract['GET /api/design/find']['data'] };
  expect(data.design.length).toBeGreaterThanOrEqual(42);
  // Boxes do not need the pictures; names and button come with the HTML.
  await page.route('**/*.{avif,webp,png,jpg}', (route) => route.abort());
  const faults: string[] = [];
  for (const { _id, rsvpUrl } of data.design) {
    await page.goto(rsvpUrl, { waitUntil: 'domcontentloaded' });
    for (const size of SIDEWAYS) {
      await page.setViewportSize(size);
      const { label, disc, lines } = await coverBoxes(page);
      const where = `${_id} at ${size.width}`;
      if (disc.top < 0 || label.bottom > size.height || label.right > size.width) faults.push(`${where}: cut`);
      if (lines.some((line) => meet(line, label) || meet(line, disc))) faults.push(`${where}: covers the names`);
    }
  }
  expect(faults).toEqual([]);
});

test('on a phone held sideways the RSVP form leaves room for its fields', async ({ page }) => {
  await page.setViewportSize({ width: 812, height: 375 });
  await page.goto('/invitation/view/sample_cv0001/jemputan');
  await page.getByRole('button', { name: 'Buka Jemputan' }).click();
  await page.getByRole('navigation', { name: 'Menu jemputan' }).getByRole('button', { name: 'RSVP' }).click();
  const sheet = page.getByRole('dialog');
  const name = sheet.getByLabel('Nama tuan/puan');
  await expect(name).toBeInViewport({ ratio: 1 });
  const hides = await sheet
    .getByRole('button', { name: 'Hantar' })
    .evaluate((button) => button.getBoundingClientRect().top < innerHeight);
  expect(hides).toBe(false);
});

test('on a phone held sideways the popup’s buttons do not cover its packages', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto('/cardvideo');
  await page
    .getByRole('button', { name: /^Pakej/ })
    .first()
    .click();
  const popup = page.getByRole('dialog');
  const packages = popup.getByRole('tabpanel');
  const trial = popup.getByRole('link', { name: 'Cuba percuma' });
  await expect(packages.getByRole('radio').first()).toBeAttached();
  const [above, below] = await Promise.all([packages.boundingBox(), trial.boundingBox()]);
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
});

test('on a phone held sideways the RSVP circle stays within the bar', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto('/invitation/view/sample_cv0001/jemputan');
  await page.getByRole('button', { name: 'Buka Jemputan' }).click();
  const bar = page.getByRole('navigation', { name: 'Menu jemputan' });
  const rsvp = bar.getByRole('button', { name: 'RSVP' });
  await expect(rsvp).toBeInViewport();
  // At one moment: the bar is still sliding in.
  const { width, above, below } = await bar.evaluate((element) => {
    const around = element.getBoundingClientRect();
    const [circle, label] = [...element.querySelectorAll('.prime > span')].map((part) => part.getBoundingClientRect());
    return {
      width: circle?.width,
      above: (circle?.top ?? 0) - around.top,
      below: around.bottom - (label?.bottom ?? Infinity),
    };
  });
  expect(width).toBeGreaterThanOrEqual(32);
  expect(above).toBeGreaterThanOrEqual(2);
  expect(below).toBeGreaterThanOrEqual(2);
});
