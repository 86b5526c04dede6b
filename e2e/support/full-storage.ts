import type { Page } from '@playwright/test';

/** Fills localStorage to the last byte, except for what is there already. */
export async function fillStorage(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (let size = 1 << 20, index = 0; size > 0; index += 1) {
      try {
        localStorage.setItem(`full-${index}`, 'x'.repeat(size));
      } catch {
        size >>= 1;
      }
    }
  });
}
