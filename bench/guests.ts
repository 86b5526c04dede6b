import { createHash, randomBytes } from 'node:crypto';
import { ObjectId } from 'mongodb';
import { allGot, connectGuests, crowd, familyAnswerRequest, rsvpRequest } from './support/guests.ts';
import { limitedInvitation, storedSeats } from './support/limited.ts';
import { median } from './support/measure.ts';
import type { Row } from './support/report.ts';
import type { Stack } from './support/stack.ts';

const ROUNDS = 5;
/** RSVPs of a round; a list has at most 2,000 families. */
const RSVPS = 300;
const GUESTS = 50;
/** Families of an import: the most that a list has. */
const IMPORTED = 2_000;
/** More seats than are ever asked for. */
const ROOM = 90_000;

/** RSVPs by personal link against those of the open form, in turn on invitations of the same kind. */
export async function benchGuests(stack: Stack): Promise<Row[]> {
  const open = await limitedInvitation(stack, ROOM);
  const listed = await limitedInvitation(stack, ROOM);
  const tokens = await storeFamilies(stack, listed.invitationId, (ROUNDS + 1) * RSVPS);
  const guests = await connectGuests([stack.server.port], GUESTS);
  const [byForm, byLink]: [number[], number[]] = [[], []];
  // The first round warms up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const form = await crowd(guests, RSVPS, (index) => rsvpRequest(open.invitationId, index));
    allGot(200, form);
    const link = await crowd(guests, RSVPS, (index) => familyAnswerRequest(tokens[round * RSVPS + index] ?? ''));
    allGot(200, link);
    if (round === 0) continue;
    byForm.push(form.perSecond);
    byLink.push(link.perSecond);
  }
  for (const guest of guests) guest.leave();
  const { taken, stored } = await storedSeats(stack, listed.invitationId);
  const importing = await importedIn(stack);
  const ratio = median(byLink) / median(byForm);
  const isExact = taken === stored && stored === 2 * tokens.length;
  return [
    {
      what: `RSVPs of ${GUESTS} families at a time by their links / of as many guests by the open form`,
      figure: `${ratio.toFixed(2)} (${median(byLink).toFixed(0)} / ${median(byForm).toFixed(0)} per s; ${taken} seats taken, ${stored} stored)`,
      goal: '>= 0.9',
      ok: ratio >= 0.9 && isExact,
    },
    {
      what: `import of ${IMPORTED} families: read, checked and stored, median of ${ROUNDS} rounds`,
      figure: `${median(importing.whole).toFixed(2)} s (check ${median(importing.checks).toFixed(2)} s; ${importing.stored} stored in each)`,
      goal: '<= 3 s',
      ok: median(importing.whole) <= 3 && importing.stored === IMPORTED,
    },
  ];
}

interface Importing {
  /** Seconds of each round. */
  checks: number[];
  whole: number[];
  /** Families of the shortest list. */
  stored: number;
}

/**
 * A table of as many families as a list may have, checked and added by the calls of the page, each time to a new list.
 */
async function importedIn(stack: Stack): Promise<Importing> {
  const rows = Array.from({ length: IMPORTED }, (_, index) => {
    const phone = `01${index % 9}-${String(2_000_000 + index)}`;
    return `"Encik Rahmat ${index} bin Abdullah","Encik Rahmat ${index} sekeluarga","${phone}",${1 + (index % 6)},"Meja ${index % 80}"`;
  });
  const text = ['Nama,Khas Buat,Telefon,Pax,Meja', ...rows].join('\n');
  const importing: Importing = { checks: [], whole: [], stored: IMPORTED };
  // The first round warms up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const { invitationId, token } = await limitedInvitation(stack, ROOM);
    const send = async (path: string, more: object): Promise<void> => {
      const answer = await fetch(`${stack.url}/api/family/import/${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ invitationId, format: 'csv', text, ...more }),
      });
      if (answer.status !== 200) throw new Error(`import ${path}: ${answer.status} ${await answer.text()}`);
      await answer.arrayBuffer();
    };
    const began = performance.now();
    await send('preview', {});
    const checked = performance.now();
    await send('commit', { consent: true });
    const ended = performance.now();
    const stored = await stack.db.collection('families').countDocuments({ invitationId: new ObjectId(invitationId) });
    importing.stored = Math.min(importing.stored, stored);
    if (round === 0) continue;
    importing.checks.push((checked - began) / 1_000);
    importing.whole.push((ended - began) / 1_000);
  }
  return importing;
}

/** A list of families. @returns the tokens of their links */
export async function storeFamilies({ db }: Stack, invitationId: string, count: number): Promise<string[]> {
  const _id = new ObjectId(invitationId);
  const families = Array.from({ length: count }, () => ({
    _id: new ObjectId(),
    token: randomBytes(6).toString('hex'),
  }));
  await db.collection('families').insertMany(
    families.map(({ _id: family, token }, index) => ({
      _id: family,
      invitationId: _id,
      name: `Keluarga ${index}`,
      title: '',
      side: 'both',
      language: null,
      note: '',
      table: '',
      tokenHash: createHash('sha256').update(token).digest('base64url'),
      rotation: 0,
      bodyHash: '',
      rev: 0,
      createdAt: new Date(),
      answersDeleted: 0,
      listed: { seats: 4, revision: 0 },
    })),
  );
  const branch = { id: 'own', name: '', quota: null, seats: 4 * count, families: count, rotation: 0 };
  await db.collection<{ _id: ObjectId }>('guest_lists').insertOne({
    _id,
    families: count,
    entries: families.map(({ _id: f }) => ({ f, b: 'own', s: 4 })),
    removed: [],
    open: [],
    branches: [branch],
    revision: 0,
  } as { _id: ObjectId });
  return families.map(({ token }) => token);
}
