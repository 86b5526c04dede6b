import { expect, type Page } from '@playwright/test';
import { axeViolations } from '../support/checks/axe.ts';
import { outOfWidth, smallTargets } from '../support/checks/layout.ts';
import { resize, show } from '../support/screens/show.ts';
import { SCREENS } from '../support/screens/table.ts';
import { test } from '../support/screens/with-world.ts';

/** States whose look on a desktop is no other than on a phone. */
const SAME_EVERYWHERE = /-(loading|error|not-found|not-yours|signed-out)$/;

/** A desktop of 1280 pixels at a zoom of 200 %. */
const ZOOMED = { width: 640, height: 400 };

/** The narrowest phone, and a phone that is held sideways. */
const SMALL_WINDOWS = [
  ['320 px', { width: 320, height: 568 }],
  ['landscape', { width: 812, height: 375 }],
] as const;

/** Sets the text size in the browser's settings; 16 is the usual one. */
async function textOf(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
  await session.detach();
}

test.describe.configure({ mode: 'parallel' });

// Without a script no check can run in the page; what it shows then is the same page.
for (const screen of SCREENS.filter(({ script }) => script)) {
  test(`${screen.name} passes axe, 44 px targets, 320 px, landscape, 200 % zoom and 200 % text`, async ({
    browser,
    baseURL,
    world,
  }) => {
    const page = await show(browser, baseURL ?? '', screen, world);
    await expect(page.locator('html')).toHaveAttribute('lang', /^(ms|en)$/);
    if (screen.widths.includes(375)) {
      expect.soft(await axeViolations(page), 'axe at 375').toEqual([]);
      expect.soft(await smallTargets(page), 'targets').toEqual([]);
      await textOf(page, 32);
      expect.soft(await outOfWidth(page), '200 % text').toEqual([]);
      await textOf(page, 16);
      for (const [name, size] of SMALL_WINDOWS) {
        await page.setViewportSize(size);
        expect.soft(await outOfWidth(page), name).toEqual([]);
      }
    }
    await page.setViewportSize(ZOOMED);
    expect.soft(await outOfWidth(page), '200 %').toEqual([]);
    if (screen.widths.includes(1280) && !SAME_EVERYWHERE.test(screen.name)) {
      await resize(page, screen, 1280);
      expect.soft(await axeViolations(page), 'axe at 1280').toEqual([]);
    }
  });
}
