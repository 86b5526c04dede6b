import { writeFileSync } from 'node:fs';
import { ensureInstalled } from './lib/install.mjs';
import { licences, licencesFile } from './lib/licences.mjs';
import { at } from './lib/paths.mjs';
import { Problem } from './lib/problem.mjs';

/** Writes the list of licences, and says what is wrong with them. */
export async function run() {
  await ensureInstalled();
  const { text, problems } = await licences();
  writeFileSync(at(licencesFile), text);
  if (problems.length > 0) throw new Problem(problems.join('\n'));
  return 0;
}
