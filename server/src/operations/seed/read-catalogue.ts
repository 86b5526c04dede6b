import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClassConstructor } from 'class-transformer';
import type { DesignAsset } from '@serikad/shared/designs/design.types';
import { fieldErrorsIn, validateDto } from '@serikad/shared/validation/validate';
import { reasonOf } from '../../config/system-error.js';
import { CommonFile, DESIGN_ID, DesignFile } from './design-file.dto.js';

/**
 * The designs of a catalogue folder, one from each `<id>/design.json`, by id.
 * @throws Error that names the file and what is wrong in it
 */
export async function readCatalogue(folder: string): Promise<DesignFile[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const ids = entries.filter((entry) => entry.isDirectory() && DESIGN_ID.test(entry.name)).map(({ name }) => name);
  return Promise.all(ids.sort().map((id) => readDesign(folder, id)));
}

async function readDesign(folder: string, id: string): Promise<DesignFile> {
  const file = join(folder, id, 'design.json');
  const design = await readChecked(DesignFile, file);
  if (design._id !== id) throw new Error(`${file}: _id is ${design._id}, but the folder is ${id}`);
  return design;
}

/** The pictures that all designs share. @throws Error that names the file and what is wrong in it */
export async function readCommonAssets(folder: string): Promise<DesignAsset[]> {
  return (await readChecked(CommonFile, join(folder, 'common', 'common.json'))).assets;
}

async function readChecked<T extends object>(type: ClassConstructor<T>, file: string): Promise<T> {
  let content: unknown;
  try {
    content = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file}: ${reasonOf(error)}`);
  }
  const checked = validateDto(type, content);
  if (checked.ok) return checked.value;
  const problems = fieldErrorsIn('en', checked.fields).map(({ field, message }) => `${field}: ${message}`);
  throw new Error(`${file}: ${problems.join('; ')}`);
}
