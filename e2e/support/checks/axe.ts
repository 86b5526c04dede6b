import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type Axe from 'axe-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const OPTIONS = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
} satisfies Axe.RunOptions;
/** By a bar that stays in the window: `smallTargets` scrolls to each control and finds what cannot be reached. */
const COVERED = /^target-size .* partially obscured/;
const MODAL = 'dialog:modal';

/**
 * What axe finds on the page as it stands, its frames included: rule, selector and the reason, one line each. Where a
 * modal dialog is open, the page behind it is inert; axe doesn't know that, and takes what lies below the dialog for
 * something above it. So the dialog alone is looked at, unless `whole` asks for the page as well.
 *
 * axe runs in the page itself: Playwright's wrapper opens another page each time, to put the frames' results together,
 * and takes four times as long.
 */
export async function axeViolations(page: Page, { whole = false } = {}): Promise<string[]> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE);
  }
  const modal = !whole && (await page.locator(MODAL).count()) > 0;
  const { violations } = await page.evaluate(
    ({ within, options }) => (window as unknown as { axe: typeof Axe }).axe.run(within ?? document, options),
    { within: modal ? { include: [MODAL] } : null, options: OPTIONS },
  );
  return violations
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, any, all, none }) => {
        const why = [...any, ...all, ...none].map(({ message }) => message).join('; ');
        return `${id} @ ${target.join(' ')}: ${why}`;
      }),
    )
    .filter((line) => !COVERED.test(line));
}
