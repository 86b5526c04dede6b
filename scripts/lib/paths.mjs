import { existsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

/** A path inside the workspace. */
export const at = (...parts) => join(root, ...parts);

/** Where the tests' packages have their Node. */
const pinnedFolder = at('e2e/node_modules/.bin');

/**
 * The Node of tests, benches and builds: the pinned one where the platform has it and the tests' packages are
 * installed. The shop itself runs on the Node that started it.
 */
export function node() {
  const pinned = join(pinnedFolder, 'node');
  return existsSync(pinned) ? pinned : process.execPath;
}

/**
 * The environment for tools: the workspace's programs first,
 * the pinned Node in front of the system's, which SHOP_NODE names.
 */
export function toolEnv(workspace = '.') {
  const folders = [at(workspace, 'node_modules/.bin'), at('node_modules/.bin'), pinnedFolder];
  return { ...process.env, SHOP_NODE: process.execPath, PATH: [...folders, process.env.PATH ?? ''].join(delimiter) };
}

/** The main file of a tool that a workspace installs, such as `jest/bin/jest.js`. */
export const tool = (workspace, file) => at(workspace, 'node_modules', file);
