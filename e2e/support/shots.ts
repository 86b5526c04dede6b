import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { test, type Page } from '@playwright/test';

/** Where the pictures of each step are kept, to be looked at; a folder for each device. */
export const SHOTS = join(import.meta.dirname, '../screens');
mkdirSync(SHOTS, { recursive: true });

/** Takes a picture of what the person sees now, where `E2E_SHOTS=1` asks for pictures; no test reads one. */
export async function shot(page: Page, name: string, fullPage = false): Promise<void> {
  if (!process.env.E2E_SHOTS) return;
  await page.screenshot({
    path: join(SHOTS, test.info().project.name, `${name}.png`),
    fullPage,
    animations: 'disabled',
    // A whole letter at a phone's pixel density is a picture of many megapixels.
    scale: 'css',
    timeout: 30_000,
  });
}
