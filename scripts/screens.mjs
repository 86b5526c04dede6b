import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { at } from './lib/paths.mjs';
import { runEngineScreens, runScreens } from './lib/runners.mjs';

/**
 * Builds, then takes pictures of every screen and state, or with `--engines` of what each browser engine of this machine
 * shows; an argument chooses those whose name holds it.
 */
export async function run(args) {
  await ensureInstalled();
  await ensureBuilt();
  const words = args.filter((arg) => arg !== '--engines');
  const engines = words.length < args.length;
  const code = await (engines ? runEngineScreens(words) : runScreens(words));
  console.log(`The contact sheets: ${at(engines ? 'e2e/screens/engines' : 'e2e/screens/index.html')}`);
  return code;
}
