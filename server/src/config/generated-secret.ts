import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasCode } from './system-error.js';

/** A generated secret's file in `DATA_DIR`. */
export type SecretFile = 'jwt-secret' | 'guest-key';

/** What to do about a file that was cut short. */
const REMEDIES: Record<SecretFile, string> = {
  'jwt-secret': 'delete it, and everyone signs in again',
  'guest-key':
    'put back the copy that you keep with your backups. If there is none, delete it: phone numbers of guest lists are then lost',
};

/**
 * The secret of an installation that sets none: 64 hex characters, made once and kept in `dataDir` (mode 0600).
 * Two servers that start together agree on one: the file appears whole or not at all, and only for the first.
 * @throws a Node system error when the folder can't be written; Error when the file was cut short.
 */
export function generatedSecret(dataDir: string, fileName: SecretFile): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, fileName);
  const known = readSecret(file, fileName);
  if (known !== undefined) return known;

  const draft = join(dataDir, `.${fileName}.${process.pid}.${randomBytes(4).toString('hex')}`);
  writeFileSync(draft, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx', flush: true });
  try {
    // A link, unlike a rename, fails when another process was first.
    linkSync(draft, file);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  const made = readSecret(file, fileName);
  if (made === undefined) throw new Error(`${file} vanished while it was made`);
  return made;
}

function readSecret(file: string, fileName: SecretFile): string | undefined {
  try {
    const secret = readFileSync(file, 'utf8').trim();
    if (/^[0-9a-f]{64}$/.test(secret)) return secret;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
  throw new Error(`${file} holds no usable secret: ${REMEDIES[fileName]}`);
}
