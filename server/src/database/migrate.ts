import { setTimeout as delay } from 'node:timers/promises';
import type mongoose from 'mongoose';
import { isDuplicateKey } from '../common/database-errors.js';
import { withMaintenanceDb } from './connection.js';
import type { DatabaseLog } from './database-log.js';
import { Lease } from './lease.js';
import type { Migration } from './migrations/migration.js';
import { MIGRATIONS, versionAfter } from './migrations/migrations.js';
import { withProgress } from '../common/progress.js';
import { assertUsable, SCHEMA_ID, type SchemaState, schemaStates } from './schema-state.js';

interface MigrateOptions {
  readonly log: Pick<DatabaseLog, 'info'>;
  readonly migrations?: readonly Migration[];
  /** How long a killed server keeps its steps, in ms. */
  readonly leaseMs?: number;
}

const POLL_MS = 100;

/** Brings the database at an address to the shape that this program reads and writes; see {@link migrate}. */
export async function migrateAt(uri: string, options: MigrateOptions): Promise<void> {
  await withMaintenanceDb(uri, (db) => migrate(db, options));
}

/**
 * Runs the migrations that the database lacks, each on one server only; others wait until it is done. An interrupted
 * step is run again by the next server that starts.
 * @throws DatabaseError when the data is newer than this program, or half of a restore; nothing is written then
 */
export async function migrate(
  db: mongoose.mongo.Db,
  { log, migrations = MIGRATIONS, leaseMs }: MigrateOptions,
): Promise<void> {
  const states = schemaStates(db);
  let waiting = false;
  for (;;) {
    const state = (await states.findOne({ _id: SCHEMA_ID })) ?? (await begin(states));
    assertUsable(state, versionAfter(migrations));
    const step = migrations[state.version - 1];
    if (step === undefined) return;
    const lease = await Lease.take(states, SCHEMA_ID, { version: state.version, restore: null }, leaseMs);
    if (lease) {
      const what = `Schema version ${state.version + 1}: ${step.what}`;
      log.info(what);
      try {
        await lease.during(async (signal) => {
          await withProgress({ what, log: (line) => log.info(line) }, (report) => step.run(db, signal, report));
          await advance(states, lease, state.version);
        });
      } catch (error) {
        // Another server has taken it over, as after a suspension: it finishes the step.
        if (!lease.signal.aborted) throw error;
      }
    } else {
      if (!waiting) log.info(`Schema version ${state.version + 1}: another server is at it; waiting`);
      waiting = true;
      await delay(POLL_MS);
    }
  }
}

/** Counts a step as done, if it is still this holder's. */
async function advance(
  states: mongoose.mongo.Collection<SchemaState>,
  lease: Lease<SchemaState>,
  from: number,
): Promise<void> {
  lease.signal.throwIfAborted();
  const own = { _id: SCHEMA_ID, version: from, 'lease.holder': lease.holder };
  await states.updateOne(own, { $set: { version: from + 1 } });
}

/** A database begins with version 1, an empty one as well: the steps find nothing to do in it. */
async function begin(states: mongoose.mongo.Collection<SchemaState>): Promise<SchemaState> {
  const first: SchemaState = { _id: SCHEMA_ID, version: 1 };
  try {
    await states.insertOne(first);
    return first;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return (await states.findOne({ _id: SCHEMA_ID })) ?? first;
  }
}
