import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ObjectId } from 'mongodb';
import { RSVPS_PER_INVITATION, makeBase, readTemplates } from './growth/base.ts';
import { copyOfRsvp } from './growth/copies.ts';
import { invitationsWithRsvps, dropIndexes, loadRsvps, loadFiles, loadOrders } from './growth/load.ts';
import { firstViews, MEASURED, measure, milliseconds, subjects } from './growth/measures.ts';
import { insertSpeeds } from './growth/random-ids.ts';
import { openServer, openShop, type GrowthShop } from './growth/shop.ts';
import { type Folder, openFolder, sizes, type Sizes, type State } from './growth/sizes.ts';
import { command } from './support/command.ts';
import type { MadeInvitation } from './support/invitation.ts';
import { median } from './support/measure.ts';
import type { Row } from './support/report.ts';

const STARTS = 3;
const INVITATIONS = 10;
const UNSEEN_INVITATIONS = 50;
const MOST_START_SECONDS = 5;
const MOST_MEMORY_GROWTH = 1.3;

interface Run {
  readonly folder: Folder;
  readonly wanted: Sizes;
  shop: GrowthShop;
  invitations: MadeInvitation[];
}

/**
 * The shop with ten orders, and the same one grown: start, requests, backup and restore. GROWTH_FOLDER keeps what was
 * loaded and measured, and a second run goes on where the first one ended; GROWTH_SKIP names phases that are left out.
 */
export async function benchGrowth(): Promise<Row[]> {
  const wanted = sizes();
  const folder = openFolder(wanted);
  const run: Run = { folder, wanted, shop: await openShop(folder.path), invitations: [] };
  const invitationsFile = join(folder.path, 'invitations.json');
  if (existsSync(invitationsFile))
    run.invitations = JSON.parse(readFileSync(invitationsFile, 'utf8')) as MadeInvitation[];
  try {
    await phase(run, 'small shop', async () => {
      run.invitations = await smallShop(run);
      writeFileSync(invitationsFile, JSON.stringify(run.invitations));
    });
    await phase(run, 'small backup and restore', () => copies(run, 'small'));
    await phase(run, 'load orders', async () => {
      const templates = await readTemplates(run.shop.db);
      if (folder.state.orders === 0) await dropIndexes(run.shop);
      await timedAs(run, 'load orders', () => loadOrders(run.shop, folder, wanted, templates));
    });
    await phase(run, 'load RSVPs', () => timedAs(run, 'load RSVPs', () => loadRsvps(run.shop, folder)));
    await phase(run, 'load files', () => timedAs(run, 'load files', () => loadFiles(run.shop, folder)));
    await phase(run, 'build indexes', () => buildIndexes(run));
    await phase(run, 'starts', () => starts(run, 'large'));
    await phase(run, 'requests', () => largeShop(run));
    await phase(run, 'random ids', async () => {
      folder.state.inserts = await insertSpeeds(run.shop.db);
    });
    await phase(run, 'backup and restore', () => copies(run, 'large'));
    // Without what was skipped.
    return rows(run).filter(({ figure }) => !figure.includes('NaN'));
  } finally {
    await run.shop.stop();
    folder.close();
  }
}

async function phase({ folder: { state, save } }: Run, name: string, work: () => Promise<unknown>): Promise<void> {
  const skipped = (process.env['GROWTH_SKIP'] ?? '').split(',').includes(name);
  if (skipped || state.done.includes(name)) {
    console.log(`${name}: ${skipped ? 'skipped' : 'done before'}`);
    return;
  }
  console.log(`${name} …`);
  const took = await milliseconds(work);
  state.done.push(name);
  save();
  console.log(`${name}: ${(took / 1000).toFixed(1)} s`);
}

async function timedAs({ folder: { state } }: Run, name: string, work: () => Promise<unknown>): Promise<void> {
  // A load that was cut and continued is the sum of its parts.
  state.figures[name] = (state.figures[name] ?? 0) + (await milliseconds(work)) / 1000;
}

async function smallShop(run: Run): Promise<MadeInvitation[]> {
  const { shop, folder } = run;
  let server = await openServer(shop);
  const invitations = await makeBase(server.url, shop.db);
  const template = await shop.db.collection('wishes').findOne({ key: { $exists: true } });
  for (const { invitationId } of invitations) {
    const _id = new ObjectId(invitationId);
    const rsvps = Array.from({ length: RSVPS_PER_INVITATION - 1 }, (_, n) =>
      copyOfRsvp(template ?? {}, _id, n, new Date(Date.now() - n * 60_000)),
    );
    await shop.db.collection('wishes').insertMany(rsvps);
    await shop.db.collection('attendances').updateOne(
      { _id },
      {
        $set: { answers: RSVPS_PER_INVITATION, taken: RSVPS_PER_INVITATION * 2 },
      },
    );
  }
  await server.stop();
  await starts(run, 'small');
  server = await openServer(run.shop);
  try {
    await swept(shop);
    const first = invitations[0] as MadeInvitation;
    folder.state.figures['small: first view'] = await firstViews(
      server.url,
      await subjects(run.shop.db, first, INVITATIONS - 1),
    );
    folder.state.small = await measure(server.url, await subjects(run.shop.db, first, INVITATIONS - 1), first);
  } finally {
    await server.stop();
  }
  return invitations;
}

async function largeShop({ shop, folder, invitations, wanted }: Run): Promise<void> {
  const first = invitations[0] as MadeInvitation;
  const server = await openServer(shop);
  try {
    await swept(shop);
    // Past the invitations that the starts have shown, if there are so many.
    const unseen = await subjects(shop.db, first, UNSEEN_INVITATIONS, Math.floor(invitationsWithRsvps(wanted) / 4));
    folder.state.figures['large: first view'] = await firstViews(server.url, unseen);
    folder.state.large = await measure(server.url, unseen.slice(0, INVITATIONS), first);
  } finally {
    await server.stop();
  }
}

/** Waits until the files were swept, which a server does at its start and then once an hour, beside the requests. */
async function swept({ db }: GrowthShop): Promise<void> {
  const anHourAgo = new Date(Date.now() - 60 * 60_000);
  const rounds = db.collection<{ _id: string; doneAt?: Date }>('rounds');
  while (!(await rounds.findOne({ _id: 'image-sweeper', doneAt: { $gt: anHourAgo } }))) await pause(250);
}

async function buildIndexes({ shop, folder }: Run): Promise<void> {
  const server = await openServer(shop);
  folder.state.figures['build indexes'] = server.readyAfter / 1000;
  await server.stop();
}

/** Database and server, both started anew each time, and the first page that is asked for. */
async function starts(run: Run, size: 'small' | 'large'): Promise<void> {
  const { figures } = run.folder.state;
  const started: number[] = [];
  const first: number[] = [];
  for (let round = 0; round < STARTS; round += 1) {
    await run.shop.stop();
    run.shop = await openShop(run.folder.path);
    const server = await openServer(run.shop);
    started.push((run.shop.databaseAfter + server.readyAfter) / 1000);
    console.log(`  database ${run.shop.databaseAfter.toFixed(0)} ms, server ${server.readyAfter.toFixed(0)} ms`);
    const counter = await run.shop.db
      .collection('attendances')
      .find({ answers: { $gte: RSVPS_PER_INVITATION } })
      .skip(round)
      .next();
    const path = `${server.url}/invitation/view/${String(counter?._id)}/aisyah-danial`;
    first.push(await milliseconds(async () => (await fetch(path)).text()));
    await server.stop();
  }
  figures[`${size}: start`] = median(started);
  figures[`${size}: first request`] = median(first);
}

/** The commands on the shop as it stands. */
async function copies({ shop, folder }: Run, size: 'small' | 'large'): Promise<void> {
  const backup = join(folder.path, `backup-${size}`);
  const restored = join(folder.path, `restored-${size}`);
  const target = new URL(shop.mongoUri);
  target.pathname = `/restored_${size}`;
  for (const path of [backup, restored]) rmSync(path, { recursive: true, force: true });
  const dropTarget = (): Promise<unknown> => shop.db.client.db(target.pathname.slice(1)).dropDatabase();
  await dropTarget();
  const runs = {
    backup: await command('backup', ['--out', backup], { DATA_DIR: shop.dataDir, MONGODB_URI: shop.mongoUri }),
    restore: await command('restore', [backup], { DATA_DIR: restored, MONGODB_URI: target.href }),
  };
  for (const [name, { seconds, peak, earlyPeak }] of Object.entries(runs)) {
    console.log(
      `  ${name}: ${seconds.toFixed(1)} s, ${peak.toFixed(0)} MB, in its first quarter ${earlyPeak.toFixed(0)} MB`,
    );
    Object.assign(folder.state.figures, {
      [`${size}: ${name} seconds`]: seconds,
      [`${size}: ${name} peak`]: peak,
      [`${size}: ${name} early`]: earlyPeak,
    });
  }
  await dropTarget();
  for (const path of [backup, restored]) rmSync(path, { recursive: true, force: true });
}

function rows({ folder: { state } }: Run): Row[] {
  const { figures, small = {}, large = {} } = state;
  const of = (name: string): number => figures[name] ?? Number.NaN;
  const number = (value: number): string => value.toLocaleString('en');
  const size = `${number(state.orders)} orders, ${number(state.rsvps)} RSVPs and ${number(state.files)} files`;
  const plain = (what: string, figure: string): Row => ({ what, figure, goal: '–' });
  const ratio = (what: string, unit: string, now: number, before: number, most?: number): Row => {
    const times = now / before;
    const figure = `${times.toFixed(2)} (${now.toFixed(1)} / ${before.toFixed(1)} ${unit})`;
    return most === undefined ? plain(what, figure) : { what, figure, goal: `≤ ${most}`, ok: times <= most };
  };
  const start = of('large: start');
  const memory = (name: string): Row[] => {
    const growth = of(`large: ${name} peak`) / of(`large: ${name} early`);
    return [
      ratio(`${name}: time, large / small`, 's', of(`large: ${name} seconds`), of(`small: ${name} seconds`)),
      {
        what: `${name}: most memory / that of its first quarter`,
        figure: `${growth.toFixed(2)} (${of(`large: ${name} peak`).toFixed(0)} MB; small shop ${of(`small: ${name} peak`).toFixed(0)} MB)`,
        goal: `≤ ${MOST_MEMORY_GROWTH}`,
        ok: growth <= MOST_MEMORY_GROWTH,
      },
    ];
  };
  return [
    plain(
      `loading of ${size}, random ids, without indexes`,
      `${(of('load orders') + of('load RSVPs') + of('load files')).toFixed(0)} s`,
    ),
    plain('start that builds all indexes', `${of('build indexes').toFixed(0)} s`),
    {
      what: `start of database and server with indexes (median of ${STARTS})`,
      figure: `${start.toFixed(2)} s (small shop ${of('small: start').toFixed(2)} s)`,
      goal: `≤ ${MOST_START_SECONDS} s`,
      ok: start <= MOST_START_SECONDS,
    },
    ratio('first request after the start, large / small', 'ms', of('large: first request'), of('small: first request')),
    ratio('first view of an invitation, large / small', 'ms', of('large: first view'), of('small: first view')),
    ...MEASURED.map(({ name, most }) =>
      ratio(`${name}, large / small`, 'ms', large[name] ?? Number.NaN, small[name] ?? Number.NaN, most),
    ),
    ...insertRows(state),
    ...memory('backup'),
    ...memory('restore'),
  ];
}

function insertRows({ inserts }: State): Row[] {
  if (!inserts) return [];
  const { random, ordered, storedBytes, indexBytes } = inserts;
  return [
    {
      what: 'inserts of RSVPs with random ids / with ids in the order of time, all indexes there',
      figure: `${(random / ordered).toFixed(2)} (${random.toFixed(0)} / ${ordered.toFixed(0)} per s)`,
      goal: '–',
    },
    {
      what: 'an RSVP on the disk: document and index entries',
      figure: `${storedBytes.toFixed(0)} and ${indexBytes.toFixed(0)} bytes`,
      goal: '–',
    },
  ];
}
