import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** `npm run screens`: a picture of every screen and state, and contact sheets of them. No part of the tests. */
export default defineConfig({
  ...base,
  testDir: './sheet',
  testMatch: '*.ts',
  fullyParallel: true,
  timeout: 60_000,
  reporter: [['dot']],
  use: {
    ...base.use,
    screenshot: 'off',
    launchOptions: {
      ...base.use?.launchOptions,
      // As on a phone: bars that lie over the page.
      // Others are hidden in pictures, but keep their place beside a dialog.
      args: [...(base.use?.launchOptions?.args ?? []), '--enable-features=OverlayScrollbar'],
    },
  },
  projects: [
    { name: 'screens', testMatch: 'screens.ts', teardown: 'sheet' },
    // Also where a screen failed: the others are there to be looked at.
    { name: 'sheet', testMatch: 'contact-sheet.ts', timeout: 120_000 },
  ],
});
