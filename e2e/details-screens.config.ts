import { defineConfig } from '@playwright/test';
import base from './screens.config.ts';

/** `npm run screens -- --details`: the pictures of docs/details.md. No part of the tests. */
export default defineConfig({
  ...base,
  testDir: './sheet/details',
  timeout: 180_000,
  projects: [{ name: 'details', testMatch: 'details.ts' }],
});
