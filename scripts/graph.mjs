import { ensureInstalled } from './lib/install.mjs';

/**
 * Prints which module imports which, as Mermaid: `npm run graph [-- beginning]`, such as `server/src/modules`. Exits
 * with 1 where a rule of dependency-cruiser.config.mjs is broken or modules import each other in a circle.
 */
export async function run([beginning = '']) {
  await ensureInstalled();
  const { readImports } = await import('./lib/module-graph.mjs');
  const { problems, modules } = await readImports();
  console.log('flowchart LR');
  for (const [from, imported] of modules) {
    if (!from.startsWith(beginning)) continue;
    for (const to of imported) console.log(`  ${from} --> ${to}`);
  }
  problems.forEach((problem) => console.error(problem));
  return problems.length > 0 ? 1 : 0;
}
