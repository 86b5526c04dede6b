import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type Axe from 'axe-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const OPTIONS = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
} satisfies Axe.RunOptions;
const COVERED = /^target-size @ (.+): Target has insufficient size because it is partially obscured/;
const MODAL = 'dialog:modal';

/**
 * What axe finds on the page once its transitions have ended, its frames included: rule, selector and the reason, one
 * line each. Where a modal dialog is open, the page behind it is inert; axe ignores that, and takes what lies below the
 * dialog for something above it. So the dialog alone is looked at, unless `whole` asks for the page as well.
 *
 * axe runs in the page itself: Playwright's wrapper opens another page each time, to put the frames' results together,
 * and takes four times as long.
 */
export async function axeViolations(page: Page, { whole = false } = {}): Promise<string[]> {
  await page.evaluate(transitionsEnded);
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE);
  }
  const modal = !whole && (await page.locator(MODAL).count()) > 0;
  const { violations } = await page.evaluate(
    ({ within, options }) => (window as unknown as { axe: typeof Axe }).axe.run(within ?? document, options),
    { within: modal ? { include: [MODAL] } : null, options: OPTIONS },
  );
  const found = lines(violations);
  return found.some((line) => COVERED.test(line)) ? inTheMiddle(page, found) : found;
}

/** Contrast is measured at rest: a dialog that closes stays in the page, half transparent, for 700 ms. */
async function transitionsEnded(): Promise<void> {
  const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled(transitions.map(({ finished }) => finished));
}

/** A control that a bar covers in part where the page stands: looked at again where it can be scrolled to. */
async function inTheMiddle(page: Page, found: readonly string[]): Promise<string[]> {
  const kept: string[] = [];
  for (const line of found) {
    const [, selector] = COVERED.exec(line) ?? [];
    if (selector === undefined) kept.push(line);
    else {
      const { violations } = await page.evaluate((within) => {
        document.querySelector(within)?.scrollIntoView({ block: 'center', behavior: 'instant' });
        return (window as unknown as { axe: typeof Axe }).axe.run({ include: [within] }, { runOnly: ['target-size'] });
      }, selector);
      kept.push(...lines(violations));
    }
  }
  return kept;
}

function lines(violations: readonly Axe.Result[]): string[] {
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all, none }) => {
      const why = [...any, ...all, ...none].map(({ message }) => message).join('; ');
      return `${id} @ ${target.join(' ')}: ${why}`;
    }),
  );
}
