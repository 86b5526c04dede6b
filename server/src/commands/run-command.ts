import { BackupError } from '../operations/backup/backup-error.js';
import { reasonOf } from '../config/system-error.js';
import { OperatorError } from '../config/operator-error.js';

export interface Terminal {
  /** Aborts on SIGINT or SIGTERM; the work then cleans up. */
  readonly signal: AbortSignal;
  readonly print: (line: string) => void;
  readonly warn: (line: string) => void;
}

/** Runs a command of the operator to its end: a failure is one sentence and exit code 1. */
export async function runCommand(work: (terminal: Terminal) => Promise<void>): Promise<never> {
  const asked = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => asked.abort(new BackupError(`Stopped by ${signal}.`)));
  }
  // A closed terminal takes the output away: that must not end the command in the middle.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  const warn = (line: string): void => void process.stderr.write(`${line}\n`);
  let exitCode = 0;
  try {
    await work({ signal: asked.signal, print: (line) => void process.stdout.write(`${line}\n`), warn });
  } catch (error) {
    exitCode = 1;
    warn(
      error instanceof OperatorError
        ? error.message
        : error instanceof Error && error.stack
          ? error.stack
          : reasonOf(error),
    );
  }
  process.exit(exitCode);
}
