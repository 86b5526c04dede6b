import { run as runCommand } from './lib/children.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { at, node, toolEnv } from './lib/paths.mjs';

/** Joins pictures of the designs to contact sheets in art/sheets; arguments choose designs, categories or layouts. */
export async function run(args) {
  await ensureInstalled();
  return runCommand(node(), [at('art/sheet.mjs'), ...args], { env: toolEnv('art') });
}
