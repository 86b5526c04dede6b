import { open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { sha256Hex } from '../../common/sha256.js';
import { hasCode, reasonOf } from '../../config/system-error.js';
import { SCHEMA_VERSION } from '../../database/migrations/migrations.js';
import { BackupError } from './backup-error.js';

/** Of the folder's layout. Raised when an older program could not read it any more. */
export const FORMAT = 1;
export const MANIFEST = 'manifest.json';
/** The list of the stored files, one line of JSON each: a {@link FileEntry}. */
export const FILE_LIST = 'files.jsonl.gz';
export const FILES_FOLDER = 'files';
/** Where a collection's documents are: BSON one after the other, gzipped, as mongodump writes them. */
export const collectionPath = (collection: string): string => `database/${collection}.bson.gz`;

/** What a file of the backup must be, to the byte. */
export interface Checksum {
  bytes: number;
  /** Hex. */
  sha256: string;
}

/** One of the backup's own files. */
export interface ManifestEntry extends Checksum {
  path: string;
  /** Documents, or lines. */
  count: number;
}

export interface CollectionEntry extends ManifestEntry {
  collection: string;
}

/** A stored file, by its storage key. */
export interface FileEntry extends Checksum {
  key: string;
}

/** The description of a backup. Written last: a folder without it is no backup. */
export interface Manifest {
  format: number;
  /** The program that made it. */
  shopVersion: string;
  schemaVersion: number;
  /** ISO 8601. What was acknowledged before `begunAt` is in the backup; what was written after `endedAt` is not. */
  begunAt: string;
  endedAt: string;
  collections: CollectionEntry[];
  fileList: ManifestEntry;
  /** Bytes of all stored files. */
  fileBytes: number;
}

interface SealedManifest extends Manifest {
  /** Over everything else. */
  sha256: string;
}

/** @returns the checksum that the manifest carries, which covers the whole backup */
export async function writeManifest(folder: string, manifest: Manifest): Promise<string> {
  const sealed: SealedManifest = { ...manifest, sha256: digestOf(manifest) };
  const draft = join(folder, `.${MANIFEST}`);
  const file = await open(draft, 'wx', 0o600);
  try {
    await file.writeFile(`${JSON.stringify(sealed, null, 2)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, join(folder, MANIFEST));
  await syncFolder(folder);
  return sealed.sha256;
}

/** @throws BackupError when there is none, it was altered, or a newer program wrote it */
export async function readManifest(folder: string): Promise<SealedManifest> {
  const { sha256, ...manifest } = parsed(await manifestText(folder));
  if (manifest.format !== FORMAT) {
    throw new BackupError(
      `The backup in ${folder} has format ${String(manifest.format)}, and this program reads format ${FORMAT}: restore it with ` +
        `the program that made it (version ${String(manifest.shopVersion)}).`,
    );
  }
  if (!isManifest(manifest) || sha256 !== digestOf(manifest)) {
    throw new BackupError(
      `The backup in ${folder} is damaged: its ${MANIFEST} was altered. Nothing was restored; take another backup.`,
    );
  }
  if (manifest.schemaVersion > SCHEMA_VERSION) {
    throw new BackupError(
      `The backup in ${folder} has schema version ${manifest.schemaVersion}, and this program knows versions up to ` +
        `${SCHEMA_VERSION}: restore it with the program that made it (version ${manifest.shopVersion}) or a newer one.`,
    );
  }
  return { ...manifest, sha256 };
}

function digestOf(manifest: Manifest): string {
  return sha256Hex(JSON.stringify(manifest));
}

async function manifestText(folder: string): Promise<string> {
  try {
    return await readFile(join(folder, MANIFEST), 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) {
      throw new BackupError(
        `There is no whole backup in ${folder}: it has no ${MANIFEST}, which is written last. Name the folder that the backup command printed.`,
      );
    }
    throw new BackupError(`The backup in ${folder} can't be read: ${reasonOf(error)}.`);
  }
}

function parsed(text: string): Partial<SealedManifest> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // Refused below, as any other text that is no object.
  }
  throw new BackupError(`The backup is damaged: its ${MANIFEST} is no JSON object. Nothing was restored.`);
}

/** Checks every value's type, in case the manifest was edited and its checksum with it. */
function isManifest(value: Partial<Manifest>): value is Manifest {
  const { schemaVersion, shopVersion, begunAt, endedAt, collections, fileList, fileBytes } = value;
  return (
    isCount(schemaVersion) &&
    schemaVersion >= 1 &&
    isCount(fileBytes) &&
    [shopVersion, begunAt, endedAt].every((text) => typeof text === 'string') &&
    isManifestEntry(fileList) &&
    fileList.path === FILE_LIST &&
    Array.isArray(collections) &&
    new Set(collections.map(({ collection }) => collection)).size === collections.length &&
    collections.every((entry) => isManifestEntry(entry) && isCollection(entry))
  );
}

function isManifestEntry(entry: Partial<ManifestEntry> | undefined): entry is ManifestEntry {
  return (
    typeof entry === 'object' &&
    entry !== null &&
    isCount(entry.count) &&
    isCount(entry.bytes) &&
    /^[0-9a-f]{64}$/.test(String(entry.sha256))
  );
}

/**
 * The name becomes a path and a collection: it has neither a slash nor a leading dot, and is none of the server's own.
 */
function isCollection({ collection, path }: ManifestEntry & Partial<CollectionEntry>): boolean {
  const name = String(collection);
  return /^(?!system\.)[A-Za-z0-9_][A-Za-z0-9_.-]{0,119}$/.test(name) && path === collectionPath(name);
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

/** Brings the names of new files to the disk, where the system can. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}
