import { createHash } from 'node:crypto';
import { cpSync, readFileSync, renameSync, rmSync, statSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { createApp } from '../../src/create-app.js';
import { BackupError } from '../../src/operations/backup/backup-error.js';
import type { Manifest } from '../../src/operations/backup/manifest.js';
import { SCHEMA_ID, schemaStates } from '../../src/database/schema-state.js';
import { LocalStorage } from '../../src/media/storage/local-storage.js';
import { addPhoto, bundleOf, everything } from '../gifts/support/pictured.js';
import { newCouple } from '../invitations/support/shop.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { testDatabase } from '../support/database.js';
import { answer } from '../rsvp/support/couple.js';
import { brokenRules } from './support/rules.js';
import { backUp, cleanUp, copyOf, databaseAt, newFolder, restoreInto, type Target } from './support/stacks.js';

jest.setTimeout(60_000);

let shop: TestApp;
/** One photo, one answer; what is damaged here are copies of it. */
let backup: string;
let photo: string;
beforeAll(async () => {
  shop = await startTestApp();
  const couple = await newCouple(shop);
  await addPhoto(shop, couple);
  await answer(shop.url, couple.invitationId, 2);
  photo = (await bundleOf(shop, couple)).photos[0].imageUrl;
  backup = await backUp(shop);
});
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  await cleanUp();
  await shop.close();
});

const emptyStack = (): Target => ({
  config: { ...shop.config, storage: { driver: 'local', directory: join(newFolder(), 'files') } },
  mongoUri: testDatabase(),
});
const collections = async ({ mongoUri }: Target): Promise<string[]> =>
  (await (await databaseAt(mongoUri)).listCollections().toArray()).map(({ name }) => name);

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest;
}
/** Alters the manifest; `sealed`: with a valid checksum. */
function alter(folder: string, change: (manifest: Manifest) => void, { sealed }: { sealed: boolean }): void {
  const { sha256, ...manifest } = readManifest(folder) as Manifest & { sha256: string };
  change(manifest);
  const digest = createHash('sha256').update(JSON.stringify(manifest)).digest('hex');
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ ...manifest, sha256: sealed ? digest : sha256 }));
}
function flip(path: string, at = Math.floor(statSync(path).size / 2)): void {
  const bytes = readFileSync(path);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  writeFileSync(path, bytes);
}
const inBackup = (folder: string, ...parts: string[]): string => join(folder, ...parts);
const partOf = (folder: string, name = 'designs'): string => inBackup(folder, 'database', `${name}.bson.gz`);
const fileOf = (folder: string): string => inBackup(folder, 'files', photo);
const cut = (path: string, bytes: number): void => truncateSync(path, statSync(path).size - bytes);
/** Replaces content under valid checksums, as an attacker would. */
function repack(folder: string, name: string, change: (bytes: Buffer) => Buffer): void {
  const bytes = gzipSync(change(gunzipSync(readFileSync(partOf(folder, name)))));
  writeFileSync(partOf(folder, name), bytes);
  alter(
    folder,
    ({ collections: parts }) => {
      const part = parts.find(({ collection }) => collection === name);
      if (part) Object.assign(part, { bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') });
    },
    { sealed: true },
  );
}

const damages: [what: string, damage: (folder: string) => void, sentence: RegExp][] = [
  ['a byte of the documents', (folder) => flip(partOf(folder)), /database\/designs\.bson\.gz: /],
  ['a byte of the list of files', (folder) => flip(inBackup(folder, 'files.jsonl.gz')), /files\.jsonl\.gz: /],
  ['a byte of a stored file', (folder) => flip(fileOf(folder)), /files\/photos\/.+: its checksum is another/],
  ['documents that are cut', (folder) => cut(partOf(folder), 9), /database\/designs\.bson\.gz: /],
  ['documents that are cut to nothing', (folder) => truncateSync(partOf(folder), 0), /database\/designs\.bson\.gz: /],
  ['documents with something behind them', (folder) => writeFileSync(partOf(folder), 'x', { flag: 'a' }), /designs/],
  [
    'a stored file that is cut',
    (folder) => cut(fileOf(folder), 1),
    /files\/photos\/.+: it has \d+ bytes instead of \d+/,
  ],
  ['a collection that is missing', (folder) => rmSync(partOf(folder)), /designs\.bson\.gz: it is missing/],
  [
    'a list of files that is missing',
    (folder) => rmSync(inBackup(folder, 'files.jsonl.gz')),
    /files\.jsonl\.gz: it is missing/,
  ],
  ['a stored file that is missing', (folder) => rmSync(fileOf(folder)), /files\/photos\/.+: it is missing/],
  ['all stored files missing', (folder) => rmSync(inBackup(folder, 'files'), { recursive: true }), /: it is missing/],
  ['a collection more', (folder) => cpSync(partOf(folder), partOf(folder, 'more')), /more\.bson\.gz: it is no part/],
  [
    'a stored file more',
    (folder) => cpSync(fileOf(folder), `${fileOf(folder)}.webp`),
    /files: it holds 4 files instead of 3/,
  ],
  ['a link in the place of a stored file', (folder) => link(fileOf(folder)), /files\/photos\/.+: it is no file/],
  [
    'a collection under the name of another',
    (folder) => swap(folder, 'designs', 'users'),
    /(designs|users)\.bson\.gz: its checksum/,
  ],
  [
    'no manifest, as a backup that was cut',
    (folder) => rmSync(inBackup(folder, 'manifest.json')),
    /no whole backup in .+manifest\.json/,
  ],
  ['a manifest that is cut', (folder) => cut(inBackup(folder, 'manifest.json'), 40), /manifest\.json is no JSON/],
  [
    'a count in the manifest',
    (folder) => alter(folder, (m) => (m.fileBytes += 1), { sealed: false }),
    /manifest\.json was altered/,
  ],
  [
    'a collection taken out of the manifest',
    (folder) => alter(folder, (m) => m.collections.pop(), { sealed: false }),
    /manifest\.json was altered/,
  ],
  [
    'a count in the manifest, and its checksum',
    (folder) => alter(folder, (m) => countOneMore(m), { sealed: true }),
    /entries instead of/,
  ],
  [
    'a collection with the name of a path',
    (folder) => alter(folder, (m) => climb(m), { sealed: true }),
    /manifest\.json was altered/,
  ],
  [
    'a document less, and its checksums',
    (folder) => repack(folder, 'users', (bytes) => bytes.subarray(bytes.readInt32LE(0))),
    /users\.bson\.gz: it holds \d+ entries instead of/,
  ],
  [
    'half a document, and its checksums',
    (folder) => repack(folder, 'users', (bytes) => bytes.subarray(0, -3)),
    /users\.bson\.gz: it is cut/,
  ],
  [
    'no documents at all, and its checksums',
    (folder) => repack(folder, 'users', () => Buffer.from('not BSON at all')),
    /users\.bson\.gz: it holds no BSON/,
  ],
  [
    'a newer schema',
    (folder) => alter(folder, (m) => (m.schemaVersion = 99), { sealed: true }),
    /schema version 99, and this program knows versions up to \d+: restore it with the program/,
  ],
  [
    'a newer format',
    (folder) => alter(folder, (m) => (m.format = 2), { sealed: true }),
    /has format 2, and this program reads format 1/,
  ],
];
function link(path: string): void {
  renameSync(path, `${path}.aside`);
  symlinkSync(`${path}.aside`, path);
}
function swap(folder: string, a: string, b: string): void {
  renameSync(partOf(folder, a), `${partOf(folder, a)}.aside`);
  renameSync(partOf(folder, b), partOf(folder, a));
  renameSync(`${partOf(folder, a)}.aside`, partOf(folder, b));
}
function countOneMore({ collections: [first] }: Manifest): void {
  if (first) first.count += 1;
}
function climb({ collections: [first] }: Manifest): void {
  if (first) Object.assign(first, { collection: '../../x', path: 'database/../../x.bson.gz' });
}

describe('X63 a damaged backup', () => {
  it.each(damages)('with %s is refused with a sentence, and nothing is written', async (_, damage, sentence) => {
    const copy = copyOf(backup);
    damage(copy);
    const target = emptyStack();
    const restoring = restoreInto(target, copy);
    await expect(restoring).rejects.toThrow(BackupError);
    await expect(restoring).rejects.toThrow(sentence);
    expect(await collections(target)).toEqual([]);
  });

  it('control: a copy that is whole is restored', async () => {
    const target = emptyStack();
    await restoreInto(target, copyOf(backup));
    expect(await collections(target)).toContain('orders');
  });
});

describe('X63 a restore into a shop that is not empty', () => {
  it('is refused, and what was there stays to the byte: a shop, its documents alone, or its files alone', async () => {
    const before = await everything(shop);
    await expect(restoreInto(shop, backup)).rejects.toThrow(
      /empty database and an empty storage only.+Nothing was touched/s,
    );
    const { storage } = shop.config;
    const onlyDocuments = { ...emptyStack(), mongoUri: shop.mongoUri };
    await expect(restoreInto(onlyDocuments, backup)).rejects.toThrow(/the database holds a shop/);
    // One that no server has noted its version in.
    const states = shop.db.collection('schema_state');
    const state = await states.findOneAndDelete({});
    await expect(restoreInto(onlyDocuments, backup)).rejects.toThrow(/holds documents/);
    if (state) await states.insertOne(state);
    const onlyFiles = { ...emptyStack(), config: { ...shop.config, storage } };
    await expect(restoreInto(onlyFiles, backup)).rejects.toThrow(/the storage holds files/);
    expect(await collections(onlyFiles)).toEqual([]);
    expect(await everything(shop)).toEqual(before);
  });
});

describe('X63 a restore that is cut', () => {
  /** The third file finds no room on the disk. */
  async function cutRestore(target: Target): Promise<void> {
    let files = 0;
    const put = LocalStorage.prototype.put;
    jest.spyOn(LocalStorage.prototype, 'put').mockImplementation(function (this: LocalStorage, ...file) {
      files += 1;
      return files > 2 ? Promise.reject(new Error('no space left')) : put.apply(this, file);
    });
    await expect(restoreInto(target, backup)).rejects.toThrow('no space left');
    jest.restoreAllMocks();
  }

  it('keeps a shop from starting on half of the data; begun anew, also with another backup, it leaves nothing of the first', async () => {
    const target = emptyStack();
    await cutRestore(target);
    const starting = createApp({ config: target.config, mongoUri: target.mongoUri });
    await expect(starting).rejects.toThrow(/holds half of a backup: the restore of .+ was interrupted/);
    await expect(backUp({ ...shop, ...target })).rejects.toThrow(/holds half of a backup/);

    const empty = await startTestApp();
    try {
      const second = await backUp(empty);
      await restoreInto(target, second);
    } finally {
      await empty.close();
    }
    const db = await databaseAt(target.mongoUri);
    expect(await db.collection('orders').countDocuments()).toBe(0);
    expect(await schemaStates(db).findOne({})).toEqual({ _id: SCHEMA_ID, version: expect.any(Number) });
    const app = await createApp({ config: target.config, mongoUri: target.mongoUri });
    await app.close();
    if (target.config.storage.driver !== 'local') throw new Error('a folder is looked into');
    const left = [];
    for await (const { key } of new LocalStorage(target.config.storage.directory).list()) left.push(key);
    expect(left).toEqual([]);
  });

  it('that was killed still has its lease: the next one waits until it has run out; beside a running one it is refused', async () => {
    const target = emptyStack();
    await cutRestore(target);
    const db = await databaseAt(target.mongoUri);
    const held = (until: Date) =>
      schemaStates(db).updateOne({ _id: SCHEMA_ID }, { $set: { lease: { holder: 'killed', until } } });
    await held(new Date(Date.now() + 10_000));
    const lines: string[] = [];
    const alive = restoreInto(target, backup, {
      print: (line) => {
        lines.push(line);
        // It wasn't killed: it has renewed its right.
        if (lines.length === 1) void held(new Date(Date.now() + 60_000));
      },
    });
    await expect(alive).rejects.toThrow(/Another restore into this database is under way/);
    await held(new Date(Date.now() + 3_000));
    lines.length = 0;
    await restoreInto(target, backup, { print: (line) => void lines.push(line) });
    expect(lines[0]).toMatch(/An earlier restore was cut; waiting/);
    const restored = await startTestApp({ config: { storage: target.config.storage }, mongoUri: target.mongoUri });
    try {
      expect(await brokenRules(restored.db, new LocalStorage(join(newFolder(), 'none')))).toHaveLength(3);
      const storage = target.config.storage.driver === 'local' ? target.config.storage.directory : '';
      expect(await brokenRules(restored.db, new LocalStorage(storage))).toEqual([]);
    } finally {
      await restored.close();
    }
  });
});
