import { runServerCommand } from './lib/server-command.mjs';

/** Copies the shop's database and files, while it runs or not; see docs/operate.md. */
export const run = (args) => runServerCommand('backup', args);
