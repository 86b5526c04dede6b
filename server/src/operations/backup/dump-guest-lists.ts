import mongoose from 'mongoose';
import type { FamilyRecord } from '../../modules/guest-list/records/family.schema.js';
import type { GuestListRecord } from '../../modules/guest-list/records/guest-list.schema.js';
import type { Dump } from './dump.js';
import type { DumpWriter } from './dump-writer.js';

const { BSON } = mongoose.mongo;

/**
 * Writes guest lists, each with the documents of its families, so that in the backup each entry has a document, which
 * has the same, and the sums are those of the entries.
 * Families that could be restored are left out, as removed RSVPs are.
 */
export class GuestListDump {
  constructor(
    private readonly db: Dump['db'],
    private readonly lists: DumpWriter,
    private readonly families: DumpWriter,
  ) {}

  /** @returns the families that were written, by their hex ids */
  async write(bytes: Uint8Array): Promise<Set<string>> {
    const list = BSON.deserialize(bytes) as GuestListRecord;
    const documents = await this.db
      .collection<FamilyRecord>('families')
      .find({ _id: { $in: list.entries.map(({ f }) => f) } })
      .toArray();
    const written = new Set(documents.map(({ _id }) => _id.toHexString()));
    await this.lists.write(isWhole(list, written) ? bytes : BSON.serialize(settled(list, written)));
    const seats = new Map(list.entries.map(({ f, s }) => [f.toHexString(), s]));
    for (const { adding: _adding, ...family } of documents) {
      const listed = { seats: seats.get(family._id.toHexString()) ?? 0, revision: list.revision };
      await this.families.write(BSON.serialize({ ...family, listed }));
    }
    return written;
  }
}

function isWhole({ entries, removed, open }: GuestListRecord, written: ReadonlySet<string>): boolean {
  return removed.length === 0 && open.length === 0 && entries.length === written.size;
}

function settled(list: GuestListRecord, written: ReadonlySet<string>): GuestListRecord {
  const entries = list.entries.filter(({ f }) => written.has(f.toHexString()));
  const branches = list.branches.map((branch) => {
    const own = entries.filter(({ b }) => b === branch.id);
    return { ...branch, families: own.length, seats: own.reduce((sum, { s }) => sum + s, 0) };
  });
  return { ...list, families: entries.length, entries, removed: [], open: [], branches };
}
