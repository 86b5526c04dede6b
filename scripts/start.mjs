import { start, stopSignal } from './lib/children.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { at, toolEnv } from './lib/paths.mjs';
import { serverEnv, serverFlags } from './lib/server-flags.mjs';

/** Installs and builds what is missing, then serves until it is stopped. */
export async function run() {
  await ensureInstalled({ production: true });
  await ensureBuilt();
  const { code } = await startServer().ended;
  return code ?? (stopSignal() ? 0 : 1);
}

/** By the channel the server notices when this script is gone, even if it was killed: then it stops as well. */
export function startServer(env = {}) {
  return start(process.execPath, [...serverFlags, at('server/dist/main.js')], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...toolEnv(), ...serverEnv, ...env },
  });
}
