import { existsSync, readFileSync, renameSync, rmdirSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { buildWorld, type World } from './world.ts';

/** Tests that look at the shop's screens. All of a run see the same people, whom the first one of them brings. */
export const test = base.extend<object, { world: World }>({
  world: [
    async ({ browser }, use) => {
      const file = join(process.env.E2E_DATA_DIR ?? tmpdir(), 'world.json');
      const lock = `${file}.lock`;
      const read = (): World => JSON.parse(readFileSync(file, 'utf8')) as World;
      if (takes(lock)) {
        try {
          const world = existsSync(file) ? read() : await buildWorld(browser);
          writeFileSync(`${file}.new`, JSON.stringify(world));
          renameSync(`${file}.new`, file);
        } finally {
          rmdirSync(lock);
        }
      } else await expect.poll(() => existsSync(file), { timeout: 120_000 }).toBe(true);
      await use(read());
    },
    { scope: 'worker', timeout: 150_000 },
  ],
});

/** Making a folder either succeeds or finds that another worker was first. */
function takes(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    return false;
  }
}
