/**
 * Prints the absolute path of an executable file that takes mongod's flags and serves with the embedded engine.
 * Exit code 1: the engine can't run here; the reason is on standard error.
 */
import { embeddedLauncher } from './launcher.js';
import { embeddedObstacle } from './library.js';

try {
  const obstacle = embeddedObstacle();
  if (obstacle !== undefined) throw new Error(obstacle);
  process.stdout.write(`${embeddedLauncher(process.env)}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
