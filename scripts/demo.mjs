import { runServerCommand } from './lib/server-command.mjs';

/** Fills an empty shop; it must not be running on a database of its own meanwhile. */
export const run = (args) => runServerCommand('demo', args);
