import { resolve } from 'node:path';

/** The bundled designs with their pictures; two folders up from this file both as source and built. */
export const CATALOGUE_FOLDER = resolve(import.meta.dirname, '../../catalogue');
