import { ensureBuilt } from './build.mjs';
import { run } from './children.mjs';
import { ensureInstalled } from './install.mjs';
import { at, node, toolEnv } from './paths.mjs';

/** Runs one of the server's own commands, built first where that is due; answers its exit code. */
export async function runServerCommand(name, args) {
  await ensureInstalled();
  await ensureBuilt();
  return run(node(), [at('server/dist/commands', `${name}.js`), ...args], { env: toolEnv() });
}
