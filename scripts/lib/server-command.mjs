import { ensureBuilt } from './build.mjs';
import { run } from './children.mjs';
import { ensureInstalled } from './install.mjs';
import { at, toolEnv } from './paths.mjs';
import { serverFlags } from './server-flags.mjs';

/**
 * Runs one of the server's own commands, built first where that is due,
 * in as much memory as the server; answers its exit code.
 */
export async function runServerCommand(name, args) {
  await ensureInstalled({ production: true });
  await ensureBuilt();
  return run(process.execPath, [...serverFlags, at('server/dist/commands', `${name}.js`), ...args], { env: toolEnv() });
}
