import { runServerCommand } from './lib/server-command.mjs';

/** Brings a backup into an empty shop; see docs/operate.md. */
export const run = (args) => runServerCommand('restore', args);
