import { existsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

/** A path inside the workspace. */
export const at = (...parts) => join(root, ...parts);

/** The Node that everything but this script runs on: the pinned one where the platform has it. */
export function node() {
  const pinned = at('node_modules/.bin/node');
  return existsSync(pinned) ? pinned : process.execPath;
}

/** The environment for tools: the workspace's programs first, and this checkout's Node in front of the system's. */
export function toolEnv(workspace = '.') {
  const folders = [at(workspace, 'node_modules/.bin'), at('node_modules/.bin')];
  return { ...process.env, PATH: [...folders, process.env.PATH ?? ''].join(delimiter) };
}

/** The main file of a tool that a workspace installs, such as `jest/bin/jest.js`. */
export const tool = (workspace, file) => at(workspace, 'node_modules', file);
