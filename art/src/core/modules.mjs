import fs from 'node:fs';
import path from 'node:path';

/**
 * The modules of a folder, so that a new file is found without an index that two people would edit at once.
 * @param {URL} folder with a slash at its end
 * @returns {Promise<[name: string, content: any][]>} the default export by the file's name without `.mjs`, by name
 */
export async function modulesIn(folder) {
  const files = fs.readdirSync(folder).filter((file) => file.endsWith('.mjs'));
  return Promise.all(
    files.sort().map(async (file) => [path.basename(file, '.mjs'), (await import(new URL(file, folder))).default]),
  );
}
