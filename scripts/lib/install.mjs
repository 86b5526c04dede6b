import { existsSync, readFileSync } from 'node:fs';
import { run } from './children.mjs';
import { fingerprint, forget, isFresh, remember } from './fingerprint.mjs';
import { at } from './paths.mjs';
import { Problem } from './problem.mjs';

/** The package manager, at the version that wrote the lockfile. */
export const pnpm = 'pnpm@12.21.0';

/** The workspaces as pnpm-workspace.yaml lists them. */
export const workspaces = ['shared', 'server', 'web', 'e2e', 'bench', 'art', 'tools/embedded-mongodb'];

const productionWorkspaces = ['shared', 'server', 'web', 'tools/embedded-mongodb'];

/** What `npm start` installs: the root's packages build the shop. */
const forProduction = [
  '--prod',
  ...['serikad', '@serikad/server...', '@serikad/web...', '@serikad/embedded-mongodb'].flatMap((name) => [
    '--filter',
    name,
  ]),
];

/** What decides which packages are installed. */
export const installInputs = [
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  ...workspaces.map((workspace) => `${workspace}/package.json`),
];

/**
 * Installs the packages of the lockfile unless they are there. `{ production: true }`: only `dependencies`, which are
 * what building and running the shop needs; what tests,
 * benches and art need comes with the first command that asks for it.
 */
export async function ensureInstalled({ production = false } = {}) {
  const print = fingerprint(installInputs);
  if (isInstalled('install', print, false) || (production && isInstalled('install-production', print, true))) return;
  console.log(production ? 'Installing packages …' : 'Installing packages, also those of the tests …');
  const name = production ? 'install-production' : 'install';
  // Either install replaces what the other one left.
  for (const installed of ['install', 'install-production']) forget(installed);
  const code = await run('npx', ['-y', pnpm, 'install', '--frozen-lockfile', ...(production ? forProduction : [])], {
    // npx is a shell script on Windows.
    shell: process.platform === 'win32',
  }).catch((error) => {
    if (error.code === 'ENOENT')
      throw new Problem('`npx` is not on the PATH: it comes with npm, which comes with Node.');
    throw error;
  });
  if (code !== 0) {
    throw new Problem(
      'The packages could not be installed, for the reason above. Mend it (is the network up?) and run again.',
    );
  }
  remember(name, print);
}

function isInstalled(name, print, production) {
  return (
    isFresh(name, print) &&
    ['.', ...(production ? productionWorkspaces : workspaces)].every(
      (workspace) => !needsPackages(workspace, production) || existsSync(at(workspace, 'node_modules')),
    )
  );
}

function needsPackages(workspace, production) {
  const file = at(workspace, 'package.json');
  if (!existsSync(file)) return false;
  const { dependencies, devDependencies } = JSON.parse(readFileSync(file, 'utf8'));
  return Object.keys({ ...dependencies, ...(production ? {} : devDependencies) }).length > 0;
}
