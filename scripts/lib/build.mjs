import { existsSync, readFileSync } from 'node:fs';
import { run } from './children.mjs';
import { fingerprint, forget, isFresh, remember } from './fingerprint.mjs';
import { installInputs } from './install.mjs';
import { at, node, root, tool, toolEnv } from './paths.mjs';
import { Problem } from './problem.mjs';

const common = [...installInputs, 'tsconfig.base.json', 'shared/tsconfig.json', 'shared/src'];

/** Each part with what it is made from and the files that prove it is there. */
const parts = [
  {
    name: 'server',
    inputs: [...common, 'server/tsconfig.json', 'server/src', 'tools/embedded-mongodb'],
    outputs: ['shared/dist', 'server/dist/main.js', 'tools/embedded-mongodb/dist/launch.js'],
    build: () =>
      run(node(), [tool('.', '@typescript/native/bin/tsc'), '-b', 'shared', 'server', 'tools/embedded-mongodb']),
  },
  {
    name: 'web',
    inputs: [...common, 'web'],
    outputs: ['web/dist/index.html', 'web/dist/links.html', 'web/dist-ssr/shop', 'web/dist-ssr/shop-en'],
    build: () => runScript('web', 'build'),
  },
];

/** Builds the parts whose sources changed since they were last built, side by side. */
export async function ensureBuilt() {
  const stale = parts
    .map((part) => ({ ...part, print: fingerprint(part.inputs) }))
    .filter(({ name, print, outputs }) => !isFresh(name, print) || !outputs.every((output) => existsSync(at(output))));
  if (stale.length === 0) return;
  console.log(`Building ${stale.map(({ name }) => name).join(' and ')} …`);
  const results = await Promise.all(
    stale.map(async ({ name, print, build }) => {
      forget(name);
      const code = await build();
      if (code === 0) remember(name, print);
      return { name, code };
    }),
  );
  const broken = results.filter(({ code }) => code !== 0).map(({ name }) => name);
  if (broken.length > 0) throw new Problem(`The build of ${broken.join(' and ')} failed, for the reason above.`);
}

/** Runs a script of a workspace's package.json with its tools on the PATH. Answers the exit code. */
export function runScript(workspace, script) {
  const { scripts } = JSON.parse(readFileSync(at(workspace, 'package.json'), 'utf8'));
  const cwd = workspace === '.' ? root : at(workspace);
  return run(scripts[script], [], { cwd, shell: true, env: toolEnv(workspace) });
}
