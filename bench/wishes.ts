import { fork } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { MOST_REVIEWED } from '@serikad/shared/rsvp/rsvp.types';
import { ObjectId } from 'mongodb';
import { load, median } from './support/measure.ts';
import type { Row } from './support/report.ts';
import type { Stack } from './support/stack.ts';
import type { MadeInvitation } from './support/invitation.ts';

const ROUNDS = 9;
const SECONDS = 1;
const CONNECTIONS = 16;

/** Writes RSVPs to the database as if guests had sent them, one a second. */
export async function storeRsvps({ db }: Stack, invitationId: ObjectId, count: number): Promise<void> {
  const newest = Date.now() - 60_000;
  for (let at = 0; at < count; at += 5_000) {
    const rsvps = Array.from({ length: Math.min(5_000, count - at) }, (_, index) => ({
      invitationId,
      key: randomUUID(),
      op: randomUUID(),
      secretHash: randomBytes(32).toString('base64url'),
      bodyHash: randomBytes(32).toString('base64url'),
      from: `Keluarga Encik Rahmat bin Abdullah ${at + index}`,
      attendanceCount: 2,
      willAttend: true,
      message: 'Selamat pengantin baru! Semoga berkekalan hingga ke syurga dan dimurahkan rezeki selalu.',
      hasMessage: true,
      rev: 0,
      createdAt: new Date(newest - (at + index) * 1000),
    }));
    await db.collection('wishes').insertMany(rsvps, { ordered: false });
  }
}

/** Requests per second of several addresses, loaded in turn so that a drift of the machine's speed meets all. */
async function inTurn(urls: readonly string[]): Promise<number[]> {
  const speeds = urls.map((): number[] => []);
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [index, url] of urls.entries()) {
      const { requests, non2xx, errors } = await load({ url, connections: CONNECTIONS, duration: SECONDS });
      if (non2xx > 0 || errors > 0) throw new Error(`${non2xx} responses of ${url} were no 200`);
      // The first round warms up.
      if (round > 0) speeds[index]?.push(requests.average);
    }
  }
  return speeds.map(median);
}

const ratioRow = (what: string, above: number, below: number, goal: number): Row => ({
  what,
  figure: `${(above / below).toFixed(2)} (${above.toFixed(0)} / ${below.toFixed(0)} per s)`,
  goal: `>= ${goal}`,
  ok: above / below >= goal,
});

/** What many RSVPs cost: the invitation's page, and the list's pages at any depth. */
export async function benchWishes(stack: Stack, few: MadeInvitation, many: MadeInvitation): Promise<Row[]> {
  const manyId = new ObjectId(many.invitationId);
  const wishes = stack.db.collection('wishes');
  const tooMany = await wishes
    .find({ invitationId: new ObjectId(few.invitationId) })
    .skip(10)
    .toArray();
  await wishes.deleteMany({ _id: { $in: tooMany.map(({ _id }) => _id) } });
  await storeRsvps(stack, manyId, 10_000 - 30);
  const findOne = ({ invitationId }: MadeInvitation): string => `${stack.url}/api/invitation/find-one/${invitationId}`;
  const [fewSpeed = 0, manySpeed = 0] = await inTurn([findOne(few), findOne(many)]);

  await storeRsvps(stack, manyId, 9_900);
  const list = `${stack.url}/api/wish/get-all/${many.invitationId}?limit=30`;
  const after = async (rows: number): Promise<string> => {
    const [last] = await wishes
      .find({ invitationId: manyId })
      .sort({ createdAt: -1, _id: -1 })
      .skip(rows - 1)
      .limit(1)
      .toArray();
    const createdAt = (last?.['createdAt'] as Date).toISOString();
    return `${list}&before=${createdAt}_${last?._id.toHexString() ?? ''}`;
  };
  const [second = 0, middle = 0, deepest = 0] = await inTurn([
    await after(30),
    await after(10_000),
    await after(19_800),
  ]);
  const [first = 0, skipped = 0] = await inTurn([list, `${list}&skip=19800`]);
  return [
    ratioRow('find-one of an invitation with 10,000 wishes / with 10', manySpeed, fewSpeed, 0.9),
    ratioRow('wishes 10,000 to 10,030 of 19,900 by `before` / the second page', middle, second, 0.8),
    ratioRow('wishes 19,800 to 19,830 of 19,900 by `before` / the second page', deepest, second, 0.8),
    {
      what: 'the same by `skip`, which walks over as many keys, and the first page, which is counted like it',
      figure: `${skipped.toFixed(0)} and ${first.toFixed(0)} per s`,
      goal: 'noted',
    },
    await approvalRow(stack, few),
  ];
}

const WAITING = 3_000;
const APPROVAL_ROUNDS = 5;

/** All wishes that wait are approved at once, as the couple's page does it: in calls of as many as one takes. */
async function approvalRow(stack: Stack, { invitationId, token }: MadeInvitation): Promise<Row> {
  const _id = new ObjectId(invitationId);
  const wishes = stack.db.collection('wishes');
  await storeRsvps(stack, _id, WAITING);
  const wait = async (): Promise<ObjectId[]> => {
    const held = { $set: { waiting: 'approval', hasMessage: false, rev: 0 } };
    await wishes.updateMany({ invitationId: _id }, held);
    const ids = await wishes.find({ invitationId: _id }, { projection: { _id: 1 } }).toArray();
    return ids.slice(0, WAITING).map((wish) => wish._id);
  };
  const shop: number[] = [];
  const raw: number[] = [];
  for (let round = 0; round <= APPROVAL_ROUNDS; round += 1) {
    const ours = await seconds(await wait(), async (ids) => {
      const answer = await fetch(`${stack.url}/api/wish/approved/${invitationId}`, {
        method: 'PUT',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ wishes: ids.map((id) => ({ id: id.toHexString(), version: 0 })) }),
      });
      if (!answer.ok) throw new Error(`wishes were not approved: ${answer.status}`);
    });
    const waiting = await wishes.countDocuments({ invitationId: _id, waiting: { $exists: true } });
    if (waiting > 40) throw new Error(`${waiting} wishes still wait`);
    const theirs = await seconds(await wait(), async (ids) => {
      await wishes.find({ _id: { $in: ids } }).toArray();
      const update = { $set: { hasMessage: true }, $unset: { waiting: 1 }, $inc: { rev: 1 } };
      await wishes.bulkWrite(ids.map((id) => ({ updateOne: { filter: { _id: id, rev: 0 }, update } })));
    });
    if (round === 0) continue;
    shop.push(ours);
    raw.push(theirs);
  }
  return {
    what: '3,000 waiting wishes approved at once, in calls of 500: shop / the same reads and writes by the driver',
    figure: `${(median(shop) / median(raw)).toFixed(2)} (${median(shop).toFixed(2)} s / ${median(raw).toFixed(2)} s)`,
    goal: 'noted',
  };
}

/** How long a work takes for all of some ids, a call's worth at a time. */
async function seconds(ids: readonly ObjectId[], work: (some: readonly ObjectId[]) => Promise<void>): Promise<number> {
  const started = performance.now();
  for (let at = 0; at < ids.length; at += MOST_REVIEWED) await work(ids.slice(at, at + MOST_REVIEWED));
  return (performance.now() - started) / 1000;
}

const ROWS = 100_000;
const EXPORT_ROUNDS = 3;
const MOST_MEMORY = 60;

/** The guest list as a file: how fast, and what memory it takes of a server that has done nothing else. */
export async function benchExport(stack: Stack, { invitationId, token }: MadeInvitation): Promise<Row[]> {
  const _id = new ObjectId(invitationId);
  const stored = await stack.db.collection('wishes').countDocuments({ invitationId: _id });
  await storeRsvps(stack, _id, ROWS - stored);
  const floor = fork(new URL('./floor/csv-export.mjs', import.meta.url).pathname, [stack.mongoUri, invitationId]);
  await once(floor, 'message');
  const shop: number[] = [];
  const raw: number[] = [];
  const above: number[] = [];
  for (let round = 0; round <= EXPORT_ROUNDS; round += 1) {
    await pause(500);
    const idle = stack.serverMemory();
    let most = idle;
    const watch = setInterval(() => (most = Math.max(most, stack.serverMemory())), 20);
    const ours = await exportSeconds(stack, invitationId, token);
    clearInterval(watch);
    above.push(most - idle);
    floor.send('export');
    const [theirs] = (await once(floor, 'message')) as [number];
    if (round === 0) continue;
    shop.push(ROWS / ours);
    raw.push(ROWS / theirs);
  }
  floor.kill();
  const memory = Math.max(...above);
  return [
    ratioRow(
      'CSV of 100,000 replies, rows per second: shop over HTTP / cursor into csv-stringify',
      median(shop),
      median(raw),
      0.5,
    ),
    {
      what: `server memory above idle while it exports 100,000 replies, the most of ${above.length} exports`,
      figure: `${memory.toFixed(0)} MB`,
      goal: `< ${MOST_MEMORY} MB`,
      ok: memory < MOST_MEMORY,
    },
  ];
}

/** Reads a whole export as a browser does. @returns seconds */
async function exportSeconds({ url }: Stack, invitationId: string, token: string): Promise<number> {
  const started = performance.now();
  const answer = await fetch(`${url}/api/wish/export/${invitationId}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  if (!answer.ok || !answer.body) throw new Error(`the export was refused: ${answer.status}`);
  let lines = 0;
  for await (const piece of answer.body) for (const byte of piece as Uint8Array) if (byte === 10) lines += 1;
  const seconds = (performance.now() - started) / 1000;
  if (lines !== ROWS + 1) throw new Error(`the export had ${lines} lines`);
  return seconds;
}
