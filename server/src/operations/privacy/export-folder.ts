import { createWriteStream } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { hasCode } from '../../config/system-error.js';
import type { TakeFile } from '../../common/write-zip.js';
import { PrivacyError } from './privacy-error.js';

/** Writes an export into a new or empty folder, readable by the operator only. @throws PrivacyError */
export async function intoFolder(folder: string, signal: AbortSignal): Promise<TakeFile> {
  const there = await readdir(folder).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  });
  if (there.length > 0) throw new PrivacyError(`${folder} is not empty. Name a new folder with --out.`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return async (path, content) => {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    await pipeline(Readable.from(content), createWriteStream(file, { flags: 'wx', mode: 0o600 }), { signal });
  };
}
