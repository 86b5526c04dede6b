import { ObjectId, type Db, type Document } from 'mongodb';
import { median } from '../support/measure.ts';
import { copyOfRsvp, randomId } from './copies.ts';

const ROUNDS = 3;
const RSVPS = 5_000;

export interface InsertSpeeds {
  /** RSVPs per second with random ids, and with ids that begin with the time. */
  random: number;
  ordered: number;
  /** Of an RSVP, in bytes: its document, compressed, and its entries in all indexes. */
  storedBytes: number;
  indexBytes: number;
}

/** Inserts RSVPs into the grown collection with all of its indexes, by both kinds of ids in turn, and removes them. */
export async function insertSpeeds(db: Db): Promise<InsertSpeeds> {
  const wishes = db.collection('wishes');
  const template = (await wishes.findOne({ key: { $exists: true } })) ?? {};
  const speeds = { random: [] as number[], ordered: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const kind of ['random', 'ordered'] as const) speeds[kind].push(await speed(db, template, kind));
  }
  const [stats] = await wishes.aggregate([{ $collStats: { storageStats: {} } }]).toArray();
  const { count, storageSize, totalIndexSize } = stats?.['storageStats'] as Record<string, number>;
  return {
    random: median(speeds.random),
    ordered: median(speeds.ordered),
    storedBytes: (storageSize ?? 0) / (count ?? 1),
    indexBytes: (totalIndexSize ?? 0) / (count ?? 1),
  };
}

async function speed(db: Db, template: Document, kind: 'random' | 'ordered'): Promise<number> {
  const invitationId = randomId();
  const documents = Array.from({ length: RSVPS }, (_, n) => {
    const document = copyOfRsvp(template, invitationId, n, new Date());
    if (kind === 'ordered') document['_id'] = new ObjectId();
    return document;
  });
  const began = performance.now();
  await db.command({ insert: 'wishes', documents, ordered: false, writeConcern: { w: 1, j: true } });
  const seconds = (performance.now() - began) / 1000;
  await db.collection('wishes').deleteMany({ _id: { $in: documents.map(({ _id }) => _id as ObjectId) } });
  return RSVPS / seconds;
}
