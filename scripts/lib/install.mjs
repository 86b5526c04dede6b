import { existsSync, readFileSync } from 'node:fs';
import { run } from './children.mjs';
import { fingerprint, forget, isFresh, remember } from './fingerprint.mjs';
import { at } from './paths.mjs';
import { Problem } from './problem.mjs';

/** The package manager, at the version that wrote the lockfile. */
export const pnpm = 'pnpm@12.21.0';

/** The workspaces as pnpm-workspace.yaml lists them. */
export const workspaces = ['shared', 'server', 'web', 'e2e', 'bench', 'art'];

/** What decides which packages are installed. */
export const installInputs = [
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  ...workspaces.map((workspace) => `${workspace}/package.json`),
];

/** Installs the packages of the lockfile unless they are there. */
export async function ensureInstalled() {
  const print = fingerprint(installInputs);
  if (isFresh('install', print) && everyFolderThere()) return;
  console.log('Installing packages …');
  forget('install');
  const code = await run('npx', ['-y', pnpm, 'install', '--frozen-lockfile'], {
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
  remember('install', print);
}

function everyFolderThere() {
  return ['.', ...workspaces].every(
    (workspace) => !asksForPackages(workspace) || existsSync(at(workspace, 'node_modules')),
  );
}

function asksForPackages(workspace) {
  const file = at(workspace, 'package.json');
  if (!existsSync(file)) return false;
  const { dependencies, devDependencies } = JSON.parse(readFileSync(file, 'utf8'));
  return Object.keys({ ...dependencies, ...devDependencies }).length > 0;
}
