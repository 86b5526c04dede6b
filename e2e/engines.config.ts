import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const PORT = Number(process.env.ENGINES_PORT ?? 3220);

// As in playwright.config.ts: the workers read the config again.
process.env.ENGINES_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'serikad-engines-'));

/**
 * The product in the engines beside Chromium. Playwright's own browsers are not used: only its runner, its server and
 * its reports. The tests drive the engines of Debian by WebDriver, one process each, side by side.
 */
export default defineConfig({
  testDir: './engines',
  outputDir: './test-results/engines',
  workers: 3,
  fullyParallel: false,
  forbidOnly: process.env.CI !== undefined,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    ...(process.env.PLAYWRIGHT_JSON ? [['json', { outputFile: process.env.PLAYWRIGHT_JSON }] as ['json', object]] : []),
  ],
  use: { baseURL: `http://localhost:${PORT}` },
  projects: [{ name: 'webkit' }, { name: 'old-webkit' }, { name: 'firefox' }],
  webServer: {
    command: 'node ../server/dist/main.js',
    env: {
      PORT: String(PORT),
      DATA_DIR: process.env.ENGINES_DATA_DIR,
      LOG_LEVEL: 'warn',
      NODE_ENV: 'test',
      TRUST_PROXY: 'loopback',
    },
    url: `http://localhost:${PORT}/health/ready`,
    reuseExistingServer: false,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
