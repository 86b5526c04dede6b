import { setTimeout as pause } from 'node:timers/promises';
import { ObjectId } from 'mongodb';
import { allGot, answerRequest, connectGuests, type Crowd, getRequest, paced, type Pace } from './support/guests.ts';
import { limitedInvitation } from './support/limited.ts';
import type { MadeInvitation } from './support/invitation.ts';
import { median, percentile } from './support/measure.ts';
import type { Row } from './support/report.ts';
import type { Stack } from './support/stack.ts';
import { storeAnswers } from './wishes.ts';

const ROUNDS = 3;
const ROUND_MS = 6_000;
/** A second, on one card. */
const ANSWERS = 50;
const READS = 50;
/** Of each kind. */
const GUESTS = 50;
const ROOM = 90_000;
const ROWS = 100_000;
const MOST_MS = 200;
const MOST_MS_WHILE_ANSWERED = 60;
/** A browser's: most guests of a moment open the page, and their phones ask for its data again later. */
const PAGE = { Accept: 'text/html', 'Accept-Encoding': 'gzip, deflate, br' };

/**
 * Guests who read a card while others answer on it, and while its couple's export runs: how long the slowest wait.
 */
export async function benchCrowded(stack: Stack, exported: MadeInvitation): Promise<Row[]> {
  const crowds = { port: stack.server.port, card: await limitedInvitation(stack, ROOM) };
  await bothFor(crowds, 2_000, 1);
  return [await whileAnswersCome(crowds), await whileExported(stack, crowds, exported)];
}

interface Crowds {
  port: number;
  card: MadeInvitation;
}

/** By turns the page and the call for its data. */
function readsOf({ port, card: { invitationId, pagePath } }: Crowds, ms: number, share = 1): Promise<Crowd> {
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

async function bothFor(crowds: Crowds, ms: number, share: number): Promise<{ reads: Crowd; answers: Crowd }> {
  const { port, card } = crowds;
  const [reads, answers] = await Promise.all([
    readsOf(crowds, ms, share),
    come(port, { rate: ANSWERS * share, ms }, (index) => answerRequest(card.invitationId, index)),
  ]);
  allGot(200, reads);
  allGot(200, answers);
  return { reads, answers };
}

const p99 = (...crowds: Crowd[]): number =>
  percentile(
    crowds.flatMap(({ got }) => got.map(({ ms }) => ms)),
    99,
  );

async function whileAnswersCome(crowds: Crowds): Promise<Row> {
  const [quiet, busy]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    const alone = await readsOf(crowds, ROUND_MS);
    allGot(200, alone);
    quiet.push(p99(alone));
    busy.push(p99((await bothFor(crowds, ROUND_MS, 1)).reads));
  }
  return {
    what: `p99 of ${READS} reads a second of a card (its page and its data, by turns) while it gets ${ANSWERS} answers a second / while it gets none`,
    figure: `${median(busy).toFixed(1)} / ${median(quiet).toFixed(1)} ms`,
    goal: `<= ${MOST_MS_WHILE_ANSWERED} ms while it gets answers`,
    ok: median(busy) <= MOST_MS_WHILE_ANSWERED,
  };
}

async function whileExported(stack: Stack, crowds: Crowds, { invitationId, token }: MadeInvitation): Promise<Row> {
  const _id = new ObjectId(invitationId);
  await storeAnswers(stack, _id, ROWS - (await stack.db.collection('wishes').countDocuments({ invitationId: _id })));
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
    const { reads, answers } = await bothFor(crowds, ROUND_MS, 1 / 2);
    slowest.push(p99(reads, answers));
    over = true;
    await exporting;
  }
  return {
    what: `p99 of ${ANSWERS / 2} answers and ${READS / 2} reads a second on one card while ${ROWS.toLocaleString('en')} rows of another are exported, again and again`,
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
