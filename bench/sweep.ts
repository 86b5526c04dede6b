import { randomUUID } from 'node:crypto';
import { closeSync, mkdirSync, openSync, utimesSync } from 'node:fs';
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
 * Memory of a server that sweeps many files of the local disk, beside one that sweeps none. Every picture has its record,
 * but for one in a thousand.
 */
export async function benchSweep(stack: Stack): Promise<Row[]> {
  const rounds = stack.db.collection<RoundRecord>('rounds');
  const swept = async (): Promise<{ peak: number; seconds: number }> => {
    await rounds.deleteMany({});
    const server = await stack.addServer();
    const began = performance.now();
    await isDone(() => rounds.findOne({ _id: 'image-sweeper', doneAt: { $type: 'date' } }), server);
    const seconds = (performance.now() - began) / 1000;
    const peak = peakMegabytes(server.pid);
    await server.stop();
    return { peak, seconds };
  };
  const idle = await swept();
  const pictures = Math.floor(FILES / 3);
  const orphans = await fill(stack, pictures);
  const loaded = await swept();
  const ledgers = stack.db.collection('imageLedgers');
  const [left] = await ledgers.aggregate<{ count: number }>([{ $unwind: '$images' }, { $count: 'count' }]).toArray();
  const more = loaded.peak - idle.peak;
  return [
    {
      what: `a sweep of ${(pictures * 3).toLocaleString('en')} files and ${pictures.toLocaleString('en')} records on the local disk: memory above that of a sweep of none (VmHWM)`,
      figure: `${more.toFixed(0)} MB (${idle.peak.toFixed(0)} to ${loaded.peak.toFixed(0)} MB, ${loaded.seconds.toFixed(0)} s)`,
      goal: `<= ${MOST_MORE} MB`,
      ok: more <= MOST_MORE,
    },
    {
      what: 'pictures left of those with a record, and orphans among all',
      figure: `${left?.count ?? 0}, ${orphans}`,
      goal: `${pictures - orphans}`,
      ok: left?.count === pictures - orphans,
    },
  ];
}

async function isDone(done: () => Promise<unknown>, server: ServerProcess): Promise<void> {
  const began = performance.now();
  while (!(await done())) {
    if (performance.now() - began > LONGEST_MS) throw new Error(`the sweep did not end (${server.memory()} MB)`);
    await pause(250);
  }
}

/** Files, ledgers and photos. @returns how many pictures have no record */
async function fill({ db, dataDir }: Stack, pictures: number): Promise<number> {
  const folder = join(dataDir, 'files', 'photos');
  for (let shard = 0; shard < 256; shard += 1) {
    mkdirSync(join(folder, shard.toString(16).padStart(2, '0')), { recursive: true });
  }
  const at = new Date(OLD * 1000);
  let orphans = 0;
  for (let from = 0; from < pictures; from += PICTURES_OF_INVITATION) {
    const invitationId = new ObjectId();
    const uuids = Array.from({ length: Math.min(PICTURES_OF_INVITATION, pictures - from) }, () => randomUUID());
    const names = uuids.map((uuid) => `${uuid.slice(0, 2)}/${uuid}`);
    for (const name of names) for (const end of ['', '-640', '-320']) emptyFile(join(folder, `${name}${end}.webp`));
    const keys = names.map((name) => `photos/${name}.webp`);
    const held = keys.filter((_key, index) => (from + index) % 1_000 !== 7);
    orphans += keys.length - held.length;
    const ledger = {
      _id: invitationId.toHexString(),
      bytes: keys.length,
      images: keys.map((key) => ({ key, bytes: 1, at })),
    };
    await db.collection<{ _id: string }>('imageLedgers').insertOne(ledger);
    await db
      .collection('photos')
      .insertMany(held.map((imageUrl, slot) => ({ invitationId, slot, imageUrl, order: slot, createdAt: at })));
  }
  return orphans;
}

function emptyFile(path: string): void {
  closeSync(openSync(path, 'w'));
  utimesSync(path, OLD, OLD);
}
