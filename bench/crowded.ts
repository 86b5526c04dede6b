import { setTimeout as pause } from 'node:timers/promises';
import { ObjectId } from 'mongodb';
import { allGot, rsvpRequest, connectGuests, type Crowd, getRequest, paced, type Pace } from './support/guests.ts';
import { limitedInvitation } from './support/limited.ts';
import type { MadeInvitation } from './support/invitation.ts';
import { median, percentile } from './support/measure.ts';
import type { Row } from './support/report.ts';
import type { Stack } from './support/stack.ts';
import { storeRsvps } from './wishes.ts';

const ROUNDS = 3;
const ROUND_MS = 6_000;
/** A second, on one invitation. */
const RSVPS = 50;
const READS = 50;
/** Of each kind. */
const GUESTS = 50;
const ROOM = 90_000;
const ROWS = 100_000;
const MOST_MS = 200;
const MAX_MS_DURING_RSVPS = 60;
/** A browser's: most guests of a moment open the page, and their phones ask for its data again later. */
const PAGE = { Accept: 'text/html', 'Accept-Encoding': 'gzip, deflate, br' };

/** Guests who read an invitation while RSVPs are sent to it, and while an export runs: how long the slowest wait. */
export async function benchCrowded(stack: Stack, exported: MadeInvitation): Promise<Row[]> {
  const crowds = { port: stack.server.port, invitation: await limitedInvitation(stack, ROOM) };
  await bothFor(crowds, 2_000, 1);
  return [await duringRsvps(crowds), await whileExported(stack, crowds, exported)];
}

interface Crowds {
  port: number;
  invitation: MadeInvitation;
}

/** By turns the page and the call for its data. */
function readsOf({ port, invitation: { invitationId, pagePath } }: Crowds, ms: number, share = 1): Promise<Crowd> {
  const requests = [getRequest(pagePath, PAGE), getRequest(`/api/invitation/find-one/${invitationId}`)];
  return come(port, { rate: READS * share, ms }, (index) => requests[index % 2] ?? '');
}

/** Guests who came just now: a connection that rested through another measurement is closed by the server. */
async function come(port: number, pace: Pace, request: (index: number) => string): Promise<Crowd> {
  const guests = await connectGuests([port], GUESTS);
  const crowd = await paced(guests, pace, request);
  for (const guest of guests) guest.leave();
  return crowd;
}

async function bothFor(crowds: Crowds, ms: number, share: number): Promise<{ reads: Crowd; rsvps: Crowd }> {
  const { port, invitation } = crowds;
  const [reads, rsvps] = await Promise.all([
    readsOf(crowds, ms, share),
    come(port, { rate: RSVPS * share, ms }, (index) => rsvpRequest(invitation.invitationId, index)),
  ]);
  allGot(200, reads);
  allGot(200, rsvps);
  return { reads, rsvps };
}

const p99 = (...crowds: Crowd[]): number =>
  percentile(
    crowds.flatMap(({ got }) => got.map(({ ms }) => ms)),
    99,
  );

async function duringRsvps(crowds: Crowds): Promise<Row> {
  const [idle, busy]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    const alone = await readsOf(crowds, ROUND_MS);
    allGot(200, alone);
    idle.push(p99(alone));
    busy.push(p99((await bothFor(crowds, ROUND_MS, 1)).reads));
  }
  return {
    what: `p99 of ${READS} reads a second of an invitation (its page and its data, by turns) while it gets ${RSVPS} RSVPs a second / while it gets none`,
    figure: `${median(busy).toFixed(1)} / ${median(idle).toFixed(1)} ms`,
    goal: `<= ${MAX_MS_DURING_RSVPS} ms while it gets RSVPs`,
    ok: median(busy) <= MAX_MS_DURING_RSVPS,
  };
}

async function whileExported(stack: Stack, crowds: Crowds, { invitationId, token }: MadeInvitation): Promise<Row> {
  const _id = new ObjectId(invitationId);
  await storeRsvps(stack, _id, ROWS - (await stack.db.collection('wishes').countDocuments({ invitationId: _id })));
  const slowest: number[] = [];
  let exports = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    let over = false;
    const exporting = (async () => {
      while (!over) {
        await readExport(stack, invitationId, token);
        exports += 1;
      }
    })();
    await pause(200);
    const { reads, rsvps } = await bothFor(crowds, ROUND_MS, 1 / 2);
    slowest.push(p99(reads, rsvps));
    over = true;
    await exporting;
  }
  return {
    what: `p99 of ${RSVPS / 2} RSVPs and ${READS / 2} reads a second on one invitation while ${ROWS.toLocaleString('en')} rows of another are exported, again and again`,
    figure: `${median(slowest).toFixed(1)} ms (${exports} exports)`,
    goal: `< ${MOST_MS} ms`,
    ok: median(slowest) < MOST_MS,
  };
}

async function readExport({ url }: Stack, invitationId: string, token: string): Promise<void> {
  const answer = await fetch(`${url}/api/wish/export/${invitationId}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  if (!answer.ok || !answer.body) throw new Error(`the export was refused: ${answer.status}`);
  for await (const _piece of answer.body);
}
