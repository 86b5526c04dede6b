import { existsSync } from 'node:fs';
import { run as runChild } from './lib/children.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { at, node, toolEnv } from './lib/paths.mjs';
import { Problem } from './lib/problem.mjs';

/** Builds, then measures; further arguments go to the bench. Node runs its TypeScript as it is. */
export async function run(args) {
  await ensureInstalled();
  await ensureBuilt();
  const file = at('bench/run.ts');
  if (!existsSync(file)) throw new Problem('There is no bench/run.ts.');
  return runChild(node(), [file, ...args], { env: toolEnv('bench') });
}
