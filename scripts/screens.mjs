import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { at } from './lib/paths.mjs';
import { runDetailScreens, runEngineScreens, runScreens } from './lib/runners.mjs';

const KINDS = {
  '': { take: runScreens, folder: 'e2e/screens/index.html' },
  '--engines': { take: runEngineScreens, folder: 'e2e/screens/engines' },
  '--details': { take: runDetailScreens, folder: 'docs/images/details' },
};

/**
 * Builds, then takes pictures of every screen and state, with `--engines` of what each browser engine of this machine
 * shows, or with `--details` those of docs/details.md; an argument chooses those whose name holds it.
 */
export async function run(args) {
  await ensureInstalled();
  await ensureBuilt();
  const words = args.filter((arg) => !Object.hasOwn(KINDS, arg));
  const { take, folder } = KINDS[args.find((arg) => Object.hasOwn(KINDS, arg)) ?? ''];
  const code = await take(words);
  console.log(`The pictures: ${at(folder)}`);
  return code;
}
