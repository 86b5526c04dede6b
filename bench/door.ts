import { createHash } from 'node:crypto';
import { ObjectId } from 'mongodb';
import type { BrowserContext } from 'playwright-core';
import { storeFamilies } from './guests.ts';
import { slowDown, withBrowser } from './support/browser.ts';
import { limitedInvitation } from './support/limited.ts';
import { median } from './support/measure.ts';
import type { Row } from './support/report.ts';
import type { Stack } from './support/stack.ts';

const FAMILIES = 1_500;
const ROUNDS = 5;
/** A cheap phone's processor against this one. */
const SLOWER = 4;
const GOAL_MS = 1_000;
const TOKEN = 'benchDoor000';

/** How long a phone at the door needs, without a network, to show its list after the browser was closed. */
export async function benchDoor(stack: Stack): Promise<Row[]> {
  const { invitationId } = await limitedInvitation(stack, 90_000);
  await storeFamilies(stack, invitationId, FAMILIES);
  const hash = createHash('sha256').update(TOKEN).digest('base64url');
  const _id = new ObjectId(invitationId);
  await stack.db.collection('guest_lists').updateOne({ _id }, { $set: { door: { hash, rotation: 1 } } });
  const link = `${stack.url}/d/${TOKEN}`;
  const times = await withBrowser(async (browser) => {
    const context = await browser.newContext({ locale: 'ms-MY' });
    const page = await context.newPage();
    await page.goto(link);
    await page.getByText('Boleh digunakan tanpa internet.').waitFor();
    await page.getByRole('button', { name: 'Mula menyambut' }).click();
    await page.getByLabel('Cari tetamu').waitFor();
    await page.close();
    await context.setOffline(true);
    const opened: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) opened.push(await openingTime(context, link));
    return opened;
  });
  const time = median(times);
  return [
    {
      what: `the list of ${FAMILIES} families opens without a network, ${SLOWER}x slower CPU`,
      figure: `${time.toFixed(0)} ms (${times.map((each) => each.toFixed(0)).join(', ')})`,
      goal: `<= ${GOAL_MS} ms`,
      ok: time <= GOAL_MS,
    },
  ];
}

/** From the beginning of the navigation until the search is there. */
async function openingTime(context: BrowserContext, link: string): Promise<number> {
  const page = await context.newPage();
  await slowDown(page, SLOWER);
  await page.goto(link, { waitUntil: 'commit' });
  const time = await page.waitForFunction(
    () => document.querySelector('.search input') && performance.now(),
    undefined,
    {
      polling: 'raf',
    },
  );
  const ms = Number(await time.jsonValue());
  await page.close();
  return ms;
}
