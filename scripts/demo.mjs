import { run as runChild } from './lib/children.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { at, node, toolEnv } from './lib/paths.mjs';

/** Fills an empty shop; it must not be running on a database of its own meanwhile. */
export async function run(args) {
  await ensureInstalled();
  await ensureBuilt();
  return runChild(node(), [at('server/dist/commands/demo.js'), ...args], { env: toolEnv('server') });
}
