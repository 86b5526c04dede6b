import type { Page } from '@playwright/test';

/** Waits until the app has taken over a page that the server rendered: React keeps its fiber at the elements. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const content = document.getElementById('content');
    return content !== null && Object.keys(content).some((key) => key.startsWith('__reactFiber'));
  });
}
