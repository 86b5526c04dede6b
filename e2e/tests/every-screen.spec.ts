import { expect } from '@playwright/test';
import { axeViolations } from '../support/checks/axe.ts';
import { outOfWidth, smallTargets } from '../support/checks/layout.ts';
import { resize, show } from '../support/screens/show.ts';
import { SCREENS } from '../support/screens/table.ts';
import { test } from '../support/screens/with-world.ts';

/** States whose look at a desk is no other than on a phone. */
const SAME_EVERYWHERE = /-(loading|error|not-found|not-yours|signed-out)$/;

/** A desk of 1280 pixels at a zoom of 200 %. */
const ZOOMED = { width: 640, height: 400 };

test.describe.configure({ mode: 'parallel' });

// Without a script no check can run in the page; what it shows then is the same page.
for (const screen of SCREENS.filter(({ script }) => script)) {
  test(`axe, 44 px targets and 200 % zoom: ${screen.name}`, async ({ browser, baseURL, world }) => {
    const page = await show(browser, baseURL ?? '', screen, world);
    await expect(page.locator('html')).toHaveAttribute('lang', /^(ms|en)$/);
    if (screen.widths.includes(375)) {
      expect.soft(await axeViolations(page), 'axe at 375').toEqual([]);
      expect.soft(await smallTargets(page), 'targets').toEqual([]);
    }
    await page.setViewportSize(ZOOMED);
    expect.soft(await outOfWidth(page), '200 %').toEqual([]);
    if (screen.widths.includes(1280) && !SAME_EVERYWHERE.test(screen.name)) {
      await resize(page, screen, 1280);
      expect.soft(await axeViolations(page), 'axe at 1280').toEqual([]);
    }
    await page.context().close();
  });
}
