import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Any of these marks a folder as a shop's data folder. */
const OURS = ['jwt-secret', 'guest-key', 'files', 'mongodb'];
const OTHERS = 0o077;
const STICKY = 0o1000;

/**
 * Makes a data folder that other users of the machine can't look into. One that is there already and holds a shop's
 * data is tightened; a folder that also serves others, such as /tmp, is left as it is.
 * @throws a Node system error when it can't be made
 */
export function makePrivateFolder(folder: string): void {
  const made = mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (made === undefined && OURS.some((name) => existsSync(join(folder, name)))) tightenFolder(folder);
}

/** Takes the rights of other users from a folder of this user's; nothing when there is no such folder. */
export function tightenFolder(folder: string): void {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (!found?.isDirectory() || found.uid !== process.getuid?.()) return;
  const mode = found.mode & 0o7777;
  if ((mode & OTHERS) !== 0 && (mode & STICKY) === 0) chmodSync(folder, mode & ~OTHERS);
}
