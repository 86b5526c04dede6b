import { lstatSync, mkdirSync, realpathSync } from 'node:fs';
import { homedir, tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { reasonOf } from './system-error.js';

/**
 * A folder of this user for files that can be made again. It holds code that is run, so a folder that someone else
 * owns or may write is passed over.
 * @throws when neither the home nor the temporary folder can be used.
 */
export function cacheFolder(env: NodeJS.ProcessEnv): string {
  const home = env['XDG_CACHE_HOME'] ?? join(env['HOME'] ?? homedir(), '.cache');
  const reasons: string[] = [];
  for (const folder of [join(home, 'serikad'), join(tmpdir(), `serikad-${userInfo().username}`)]) {
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      assertOwn(folder);
      return realpathSync(folder);
    } catch (error) {
      reasons.push(reasonOf(error));
    }
  }
  throw new Error(`No cache folder can be written (${reasons.join('; ')}). Set XDG_CACHE_HOME to one that can.`);
}

function assertOwn(folder: string): void {
  const stat = lstatSync(folder);
  if (!stat.isDirectory()) throw new Error(`${folder} is no folder`);
  const uid = process.getuid?.();
  if (uid !== undefined && (stat.uid !== uid || (stat.mode & 0o022) !== 0)) {
    throw new Error(`${folder} may be written by others`);
  }
}
