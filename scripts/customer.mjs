import { runServerCommand } from './lib/server-command.mjs';

/** Exports or deletes the data of one customer; see docs/operate.md. */
export const run = (args) => runServerCommand('customer', args);
