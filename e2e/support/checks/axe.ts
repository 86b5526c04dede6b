import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds on the page as it stands: rule, selector and the reason, one line each. Where a modal dialog is open,
 * the page behind it is inert; axe doesn't know that, and takes what lies below the dialog for something above it.
 */
export async function axeViolations(page: Page): Promise<string[]> {
  const modal = (await page.locator('dialog:modal').count()) > 0;
  const axe = new AxeBuilder({ page });
  const { violations } = await (modal ? axe.include('dialog:modal') : axe)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all, none }) => {
      const why = [...any, ...all, ...none].map(({ message }) => message).join('; ');
      return `${id} @ ${target.join(' ')}: ${why}`;
    }),
  );
}
