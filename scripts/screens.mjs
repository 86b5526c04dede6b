import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { at } from './lib/paths.mjs';
import { runScreens } from './lib/runners.mjs';

/** Builds, then takes pictures of every screen and state; an argument chooses those whose name holds it. */
export async function run(args) {
  await ensureInstalled();
  await ensureBuilt();
  const code = await runScreens(args);
  console.log(`The contact sheets: ${at('e2e/screens/index.html')}`);
  return code;
}
