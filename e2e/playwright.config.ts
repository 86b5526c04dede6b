import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { PLAYWRIGHT_FLAGS, testChromiumPath } from '../scripts/lib/chromium.mjs';

const PORT = Number(process.env.E2E_PORT ?? 3210);
const executablePath = testChromiumPath();

// The workers read the config again: the folder is made once and handed on through the environment.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'serikad-e2e-'));

export default defineConfig({
  testDir: './tests',
  outputDir: './test-results',
  workers: 2,
  fullyParallel: false,
  forbidOnly: process.env.CI !== undefined,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ...(process.env.PLAYWRIGHT_JSON ? [['json', { outputFile: process.env.PLAYWRIGHT_JSON }] as ['json', object]] : []),
  ],
  use: {
    baseURL: `http://localhost:${PORT}`,
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    screenshot: 'only-on-failure',
    // Recording every step costs a third of a small machine's time; E2E_TRACE=1 where a failure needs looking into.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    video: 'off',
    locale: 'ms-MY',
    timezoneId: 'Asia/Kuala_Lumpur',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: PLAYWRIGHT_FLAGS,
    },
  },
  projects: [
    // Everything runs on the phone; what is other on a desktop is tagged, and so is what has to hold on every phone.
    // Its pixels are as large as CSS pixels: without a graphics card, seven times as many cost a tenth of the time.
    { name: 'phone', grepInvert: /@desktop/, use: { ...devices['Pixel 7'], deviceScaleFactor: 1 } },
    { name: 'desktop', grep: /@desktop|@both/, use: { ...devices['Desktop Chrome'] } },
    // A small and weak one: 360 × 640.
    { name: 'small-phone', grep: /@phones/, use: { ...devices['Galaxy S5'] } },
    // Its window, pixels and user agent; the engine stays Chromium's.
    { name: 'iphone', grep: /@phones/, use: { ...devices['iPhone 14'], browserName: 'chromium' } },
  ],
  webServer: {
    // As `npm start` runs it.
    command: `"${process.env.SHOP_NODE ?? 'node'}" ../server/dist/main.js`,
    env: {
      PORT: String(PORT),
      DATA_DIR: process.env.E2E_DATA_DIR,
      LOG_LEVEL: 'warn',
      NODE_ENV: 'test',
      // Couples come from places of their own, here as in the world: see support/api.ts.
      TRUST_PROXY: 'loopback',
      // The seller too.
      DEMO_SELLER: 'anywhere',
      // A sign-out ends every session of its account: who signs out has an account of its own.
      ADMIN_EMAILS: 'seller@example.com,clicking-seller@example.com,leaving-seller@example.com',
    },
    url: `http://localhost:${PORT}/health/ready`,
    reuseExistingServer: false,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
