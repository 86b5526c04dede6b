import { call, type MadeInvitation } from './support/invitation.ts';
import { allGot, connectGuests, getRequest, type Got } from './support/guests.ts';
import { percentile } from './support/measure.ts';
import type { Row } from './support/report.ts';
import type { Stack } from './support/stack.ts';

const FAMILIES = 300;
const ROUNDS = 7;
const GOAL = 1.5;
/** As browsers ask. */
const ACCEPT = { Accept: 'text/html', 'Accept-Encoding': 'gzip, deflate, br, zstd' };

/**
 * The pages of personal links against the open page of the same invitation, requested by turns:
 * a busy machine slows both alike.
 */
export async function benchPersonalPages(
  stack: Stack,
  { invitationId, pagePath, token }: MadeInvitation,
): Promise<Row[]> {
  const links: string[] = [];
  for (let index = 0; index < FAMILIES; index += 1) {
    const body = { invitationId, name: `Keluarga Dato’ Haji Ismail ${index}`, seats: 4 };
    const { family } = await call<{ family: { link: string } }>(stack.url, 'POST', '/api/family/add', body, token);
    links.push(family.link);
  }
  const open = getRequest(pagePath, ACCEPT);
  const [guest] = await connectGuests([stack.server.port], 1);
  if (!guest) throw new Error('no guest is connected');
  const [ours, theirs]: [Got[], Got[]] = [[], []];
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const link of links) {
      const [family, other] = [await guest.send(getRequest(link, ACCEPT)), await guest.send(open)];
      if (round === 0) continue;
      ours.push(family);
      theirs.push(other);
    }
  }
  guest.leave();
  for (const got of [ours, theirs]) allGot(200, { got, perSecond: NaN });
  const ratio = p50(ours) / p50(theirs);
  return [
    {
      what: `personal page / open page, p50, ${FAMILIES} families in turn`,
      figure: `${ratio.toFixed(2)} (${p50(ours).toFixed(2)} / ${p50(theirs).toFixed(2)} ms)`,
      goal: `<= ${GOAL}`,
      ok: ratio <= GOAL,
    },
  ];
}

const p50 = (got: readonly { ms: number }[]): number =>
  percentile(
    got.map(({ ms }) => ms),
    50,
  );
