import { resolve } from 'node:path';

/** The drawn designs with their pictures; two folders up from this file both as source and built. */
export const CATALOGUE_FOLDER = resolve(import.meta.dirname, '../../catalogue');
