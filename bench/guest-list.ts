import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { ObjectId } from 'mongodb';
import type { BrowserContext } from 'playwright-core';
import { storeFamilies } from './guests.ts';
import { slowDown, withBrowser } from './support/browser.ts';
import { call } from './support/invitation.ts';
import { limitedInvitation } from './support/limited.ts';
import { percentile } from './support/measure.ts';
import type { Row } from './support/report.ts';
import type { Stack } from './support/stack.ts';

const SEATS = 90_000;
const FEW = 300;
const MOST = 2_000;
/** How many of such moves one client may make: `familiesWeight` of server/src/http/decorators/budgets.ts. */
const MOVES_A_MINUTE = 600 / 40;
const MOVES = 6;
const SLOWER = 4;
const ROUNDS = 3;
/** A quick scroll, in px per second. */
const SPEED = 2_400;
const DISTANCE = 9_600;
const FLOOR = '/bench-floor.html';
const PHONE = { viewport: { width: 375, height: 812 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };

/** The couple's list: its answer's bytes, and its frames while a phone scrolls through it. */
export async function benchGuestList(stack: Stack): Promise<Row[]> {
  const bytes = await answerBytes(stack);
  const { invitationId, orderId, token, userId } = await limitedInvitation(stack, SEATS);
  await storeFamilies(stack, invitationId, MOST);
  const frames = await withBrowser(async (browser) => {
    const context = await browser.newContext({ ...PHONE, locale: 'ms-MY' });
    await context.addInitScript(
      (session) => {
        localStorage.setItem('token', session.token);
        localStorage.setItem('userId', session.userId);
      },
      { token, userId },
    );
    const rows = Array.from({ length: MOST }, (_, index) => `<div style="height:120px">Keluarga ${index}</div>`).join(
      '',
    );
    await context.route(`**${FLOOR}`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><meta name="viewport" content="width=device-width"><b data-part="family"></b>${rows}`,
      }),
    );
    const [list, floor]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      list.push(...(await scrolled(context, `${stack.url}/invitation-order/view/guests/${orderId}`)));
      floor.push(...(await scrolled(context, stack.url + FLOOR)));
    }
    return { list, floor };
  });
  const moving = await movingCost(stack, { invitationId, token });
  const [p50, p95] = [50, 95].map((percent) => percentile(frames.list, percent));
  const [bare50, bare95] = [50, 95].map((percent) => percentile(frames.floor, percent));
  return [
    {
      what: `the list of ${FEW} families, as it is sent`,
      figure: `${(bytes / 1_000).toFixed(1)} KB`,
      goal: '<= 120 KB',
      ok: bytes <= 120_000,
    },
    {
      what: `processor time of giving ${MOST} families other seats in one call`,
      figure: `server ${moving.server.toFixed(0)} ms, database ${moving.database.toFixed(0)} ms; edits, ${MOVES_A_MINUTE} a minute: ${moving.aMinute.toFixed(1)} s`,
      goal: '<= 6 s',
      ok: moving.aMinute <= 6,
    },
    {
      what: `time between frames while a phone scrolls through ${MOST} families at ${SPEED} px/s, ${SLOWER}x slower CPU: p50 / p95 (plain page of as many rows)`,
      figure: `${p50?.toFixed(1)} / ${p95?.toFixed(1)} ms (${bare50?.toFixed(1)} / ${bare95?.toFixed(1)} ms)`,
      goal: 'p50 <= 17 ms',
      ok: (p50 ?? Infinity) <= 17,
    },
  ];
}

/**
 * Milliseconds of processor time of one move of the whole list,
 * and seconds of as many as one client may make in a minute.
 */
async function movingCost(
  stack: Stack,
  { invitationId, token }: { invitationId: string; token: string },
): Promise<Record<'server' | 'database' | 'aMinute', number>> {
  const families = stack.db.collection('families').find({ invitationId: new ObjectId(invitationId) });
  const ids = await families.map(({ _id }) => _id.toHexString()).toArray();
  const move = (seats: number) => call(stack.url, 'PUT', '/api/family/move', { invitationId, ids, seats }, token);
  await move(5);
  const [server, database] = [stack.server.cpu(), stack.databaseCpu()];
  for (let round = 0; round < MOVES; round += 1) await move(6 + (round % 2));
  const each = (seconds: number): number => (seconds * 1_000) / MOVES;
  const cost = { server: each(stack.server.cpu() - server), database: each(stack.databaseCpu() - database) };
  return { ...cost, aMinute: ((cost.server + cost.database) * MOVES_A_MINUTE) / 1_000 };
}

/** Bytes of the body of the first view's answer, as browsers get it. */
async function answerBytes(stack: Stack): Promise<number> {
  const { invitationId, token } = await limitedInvitation(stack, SEATS);
  const rows = Array.from(
    { length: FEW },
    (_, index) =>
      `Encik Rahmat ${index} bin Abdullah,Encik Rahmat ${index} sekeluarga,01${index % 9}-${2_000_000 + 7_919 * index},4`,
  );
  const text = ['Nama,Khas Buat,Telefon,Pax', ...rows].join('\n');
  const batch = { invitationId, format: 'csv', text, consent: true };
  await call(stack.url, 'POST', '/api/family/import/commit', batch, token);
  const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' };
  const [answer] = (await once(get(`${stack.url}/api/family/list/${invitationId}`, { headers }), 'response')) as [
    IncomingMessage,
  ];
  if (answer.statusCode !== 200) throw new Error(`the list: ${answer.statusCode}`);
  return (await buffer(answer)).length;
}

/** @returns ms between frames while the page is scrolled */
async function scrolled(context: BrowserContext, url: string): Promise<number[]> {
  const page = await context.newPage();
  try {
    await page.goto(url);
    await page.locator('[data-part="family"]').first().waitFor({ state: 'attached' });
    await page.waitForTimeout(500);
    await slowDown(page, SLOWER);
    await page.evaluate(scrollDown, { speed: SPEED, distance: 1_000 });
    return await page.evaluate(scrollDown, { speed: SPEED, distance: DISTANCE });
  } finally {
    await page.close();
  }
}

/** Runs in the page: scrolls down at one speed. @returns ms from each frame to the next */
function scrollDown({ speed, distance }: { speed: number; distance: number }): Promise<number[]> {
  return new Promise((resolve, reject) => {
    const frames: number[] = [];
    const [top, began] = [scrollY, performance.now()];
    let last = began;
    const frame = (now: number): void => {
      frames.push(now - last);
      last = now;
      const done = Math.min(distance, ((now - began) / 1_000) * speed);
      scrollTo(0, top + done);
      if (done < distance) requestAnimationFrame(frame);
      else if (scrollY < top + distance - 1) reject(new Error(`scrolled to ${scrollY}`));
      else resolve(frames);
    };
    requestAnimationFrame(frame);
  });
}
