import { chromium, type Browser, type Page } from 'playwright-core';
import { PLAYWRIGHT_FLAGS, chromiumPath } from '../../scripts/lib/chromium.mjs';

/** Opens a browser for as long as `work` takes. */
export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const executablePath = chromiumPath();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: PLAYWRIGHT_FLAGS });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** Makes the page's processor as many times slower, by the browser's own means; 1 for its full speed. */
export async function slowDown(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
}
