import type { Page } from '@playwright/test';

/** Holds a page's requests for some files. @param files a pattern of addresses @returns lets them go */
export async function hold(page: Page, files: string): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}
