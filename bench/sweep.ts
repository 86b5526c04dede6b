import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ObjectId } from 'mongodb';
import { peakMegabytes } from './support/processes.ts';
import type { Row } from './support/report.ts';
import type { ServerProcess } from './support/server-process.ts';
import type { Stack } from './support/stack.ts';

/** Files on the disk; three for each picture. */
const FILES = Number(process.env['SWEEP_FILES'] ?? 1_000_000);
const PICTURES_OF_INVITATION = 100;
const MOST_MORE = 30;
const LONGEST_MS = 30 * 60_000;
const OLD = Date.now() / 1000 - 7 * 24 * 3600;

interface RoundRecord {
  _id: string;
  doneAt?: Date;
}

/**
 * Memory of a server that sweeps many files, beside one that sweeps none; on the local disk, and then in a bucket that
 * lists as many. Every picture has its record, but for one in a thousand.
 */
export async function benchSweep(stack: Stack): Promise<Row[]> {
  const rounds = stack.db.collection<RoundRecord>('rounds');
  const swept = async (env: Record<string, string> = {}): Promise<Swept> => {
    await rounds.deleteMany({});
    const server = await stack.addServer({ env });
    const began = performance.now();
    await isDone(() => rounds.findOne({ _id: 'image-sweeper', doneAt: { $type: 'date' } }), server);
    const seconds = (performance.now() - began) / 1000;
    const peak = peakMegabytes(server.pid);
    await server.stop();
    return { peak, seconds };
  };
  const pictures = Math.floor(FILES / 3);
  const emptyBucket = await openBucket(stack, []);
  const idle = { local: await swept(), bucket: await swept(emptyBucket.env) };
  emptyBucket.close();
  const keys = await fill(stack, pictures);
  const local = await swept();
  const left = await entriesOf(stack);
  const bucket = await openBucket(stack, keys.flatMap(filesOf));
  const listed = await swept(bucket.env);
  const removed = await bucket.removed();
  bucket.close();
  const orphans = pictures - left;
  const size = `${(pictures * 3).toLocaleString('en')} files and ${pictures.toLocaleString('en')} records`;
  return [
    memoryRow(`a sweep of ${size} on the local disk`, local, idle.local),
    {
      what: 'pictures that it has removed: one in a thousand',
      figure: String(orphans),
      goal: String(orphansOf(pictures)),
      ok: orphans === orphansOf(pictures),
    },
    memoryRow(`a sweep of ${size} in a bucket`, listed, idle.bucket),
    {
      what: 'objects that it has removed: those of the same pictures, which are on no record now',
      figure: String(removed),
      goal: String(orphansOf(pictures) * 3),
      ok: removed === orphansOf(pictures) * 3,
    },
  ];
}

interface Swept {
  /** MB. */
  peak: number;
  seconds: number;
}

function memoryRow(what: string, loaded: Swept, idle: Swept): Row {
  const more = loaded.peak - idle.peak;
  return {
    what: `${what}: memory above that of a sweep of none (VmHWM)`,
    figure: `${more.toFixed(0)} MB (${idle.peak.toFixed(0)} to ${loaded.peak.toFixed(0)} MB, ${loaded.seconds.toFixed(0)} s)`,
    goal: `<= ${MOST_MORE} MB`,
    ok: more <= MOST_MORE,
  };
}

const isOrphan = (index: number): boolean => index % 1_000 === 7;
const orphansOf = (pictures: number): number => Math.ceil((pictures - 7) / 1_000);
const filesOf = (key: string): string[] => ['', '-640', '-320'].map((end) => key.replace('.webp', `${end}.webp`));

async function entriesOf({ db }: Stack): Promise<number> {
  const counted = db
    .collection('imageLedgers')
    .aggregate<{ count: number }>([{ $unwind: '$images' }, { $count: 'count' }]);
  return (await counted.next())?.count ?? 0;
}

interface ListingBucket {
  /** What a server needs to use it. */
  env: Record<string, string>;
  removed(): Promise<number>;
  close(): void;
}

/** A process of its own, so that its names are in no memory that is measured. */
async function openBucket({ dataDir }: Stack, keys: string[]): Promise<ListingBucket> {
  const list = join(dataDir, 'keys.txt');
  writeFileSync(list, keys.sort().join('\n'));
  const bucket = fork(new URL('./support/listing-bucket.mjs', import.meta.url).pathname, [list]);
  const [{ port }] = (await once(bucket, 'message')) as [{ port: number }];
  return {
    env: {
      STORAGE_DRIVER: 's3',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_REGION: 'us-east-1',
      S3_BUCKET: 'serikad-files',
      S3_ACCESS_KEY_ID: 'AKIA1234567890',
      S3_SECRET_ACCESS_KEY: 'a-secret-of-the-benchmark-0123456789',
      S3_FORCE_PATH_STYLE: 'true',
    },
    removed: async () => {
      bucket.send({});
      const [{ removed }] = (await once(bucket, 'message')) as [{ removed: number }];
      return removed;
    },
    close: () => bucket.disconnect(),
  };
}

async function isDone(done: () => Promise<unknown>, server: ServerProcess): Promise<void> {
  const began = performance.now();
  while (!(await done())) {
    if (performance.now() - began > LONGEST_MS) throw new Error(`the sweep did not end (${server.memory()} MB)`);
    await pause(250);
  }
}

/** Files, quotas and photos. @returns the keys of the pictures */
async function fill({ db, dataDir }: Stack, pictures: number): Promise<string[]> {
  const root = join(dataDir, 'files');
  for (let shard = 0; shard < 256; shard += 1) {
    mkdirSync(join(root, 'photos', shard.toString(16).padStart(2, '0')), { recursive: true });
  }
  const at = new Date(OLD * 1000);
  const all: string[] = [];
  for (let from = 0; from < pictures; from += PICTURES_OF_INVITATION) {
    const invitationId = new ObjectId();
    const keys = Array.from({ length: Math.min(PICTURES_OF_INVITATION, pictures - from) }, () => {
      const uuid = randomUUID();
      return `photos/${uuid.slice(0, 2)}/${uuid}.webp`;
    });
    for (const file of keys.flatMap(filesOf)) emptyFile(join(root, file));
    const quota = {
      _id: invitationId.toHexString(),
      bytes: keys.length,
      images: keys.map((key) => ({ key, bytes: 1, at })),
    };
    await db.collection<{ _id: string }>('imageLedgers').insertOne(quota);
    const held = keys.filter((_key, index) => !isOrphan(from + index));
    await db
      .collection('photos')
      .insertMany(held.map((imageUrl, slot) => ({ invitationId, slot, imageUrl, order: slot, createdAt: at })));
    all.push(...keys);
  }
  return all;
}

function emptyFile(path: string): void {
  closeSync(openSync(path, 'w'));
  utimesSync(path, OLD, OLD);
}
