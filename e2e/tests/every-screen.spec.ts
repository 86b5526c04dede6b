import { expect } from '@playwright/test';
import { axeViolations } from '../support/checks/axe.ts';
import { outOfWidth, smallTargets } from '../support/checks/layout.ts';
import { show } from '../support/screens/show.ts';
import { SCREENS } from '../support/screens/table.ts';
import { test } from '../support/screens/with-world.ts';

/** A desk of 1280 pixels at a zoom of 200 %. */
const ZOOMED = { width: 640, height: 400 };

/** The other groups have journeys of their own in axe.spec.ts. */
const GROUPS = /^(account|order|planner)(-|$)/;

test.describe.configure({ mode: 'parallel' });

for (const screen of SCREENS.filter(({ name }) => GROUPS.test(name))) {
  test(`axe, 44 px targets and 200 % zoom: ${screen.name}`, async ({ browser, baseURL, world }) => {
    const page = await show(browser, baseURL ?? '', screen, world);
    await expect(page.locator('html')).toHaveAttribute('lang', /^(ms|en)$/);
    if (screen.widths.includes(375)) {
      expect.soft(await axeViolations(page), 'axe at 375').toEqual([]);
      expect.soft(await smallTargets(page), 'targets').toEqual([]);
    }
    await page.setViewportSize(ZOOMED);
    expect.soft(await outOfWidth(page), '200 %').toEqual([]);
    await page.context().close();
  });
}
