import { defineConfig } from '@playwright/test';
import { PLAYWRIGHT_FLAGS, testChromiumPath } from '../scripts/lib/chromium.mjs';
import engines from './engines.config.ts';

const executablePath = testChromiumPath();
// The screens' people are kept beside the shop's data.
process.env.E2E_DATA_DIR ??= process.env.ENGINES_DATA_DIR;

/**
 * `npm run screens -- --engines`: the same pages in Chromium and in the other engines,
 * side by side. No part of the tests.
 */
export default defineConfig({
  ...engines,
  testDir: './sheet/engines',
  reporter: [['dot']],
  use: {
    ...engines.use,
    launchOptions: { ...(executablePath && { executablePath }), args: PLAYWRIGHT_FLAGS },
  },
  projects: [
    ...['chromium', ...(engines.projects ?? []).map(({ name }) => name ?? '')].map((name) => ({
      name,
      testMatch: 'pictures.ts',
      teardown: 'sheet',
    })),
    { name: 'sheet', testMatch: 'sheet.ts', timeout: 120_000 },
  ],
  webServer: {
    ...(engines.webServer as object),
    env: { ...(engines.webServer as { env: Record<string, string> }).env, DEMO_SELLER: 'anywhere' },
  } as never,
});
