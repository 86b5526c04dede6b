import { closingMoment } from '@serikad/shared/guest-list/closing-date';
import { FamilyRsvpService } from '../../src/modules/rsvp/responses/family-rsvp.service.js';
import { NAMES } from '../invitations/support/bodies.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { answer, answerOf, balanced, books, edit, newCouple, setLimits, type Couple } from './support/couple.js';
import {
  answerOfFamily,
  coming,
  familyOf,
  maybe,
  no,
  outcomeOf,
  sessionBooks,
  setSessions,
} from './support/families.js';
import { removalsOf } from './support/removals.js';

let shop: TestApp;
let other: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
  other = await startTestApp({ mongoUri: shop.mongoUri, config: { jwtSecret: shop.config.jwtSecret } });
});
afterAll(async () => {
  await other.close();
  await shop.close();
});
afterEach(() => shop.clock.reset());

const rsvps = (): FamilyRsvpService => shop.app.get(FamilyRsvpService);
const ownList = async ({ owner, invitationId }: Couple) =>
  (await shop.http.get(`/api/wish/get-all/${invitationId}`).set(owner.headers).expect(200)).body.data;

describe('G-08 the RSVP of a family', () => {
  it('G-08 is one, read and changed from every phone; children take seats', async () => {
    const couple = await newCouple(shop);
    const family = familyOf(couple);
    const first = await answerOfFamily(shop, family, [coming(2, 3)], { message: 'Tahniah!' });
    expect(first).toMatchObject({ sessions: [coming(2, 3)], message: 'Tahniah!', onBehalf: false });
    expect(await rsvps().find(family)).toEqual(first);
    expect(await books(shop, couple.invitationId)).toEqual(balanced({ guests: 5, stored: 1 }));

    const second = await answerOfFamily(other, family, [coming(1)]);
    expect(second).toMatchObject({ sessions: [coming(1)], message: '', answeredAt: first.answeredAt });
    expect(await books(shop, couple.invitationId)).toEqual(balanced({ guests: 1, stored: 1 }));
    expect(await ownList(couple)).toEqual([
      expect.objectContaining({ from: 'Dato’ Haji Ismail sekeluarga', attendanceCount: 1, childrenCount: 0 }),
    ]);
    expect(await rsvps().ofInvitation(couple.invitationId)).toEqual(new Map([[family.id, second]]));
  });

  it('G-08 holds no seats where it is not sure or not coming', async () => {
    const couple = await newCouple(shop);
    await setLimits(shop, couple, { totalLimit: 4 });
    await answerOfFamily(shop, familyOf(couple), [maybe(6)]);
    const family = familyOf(couple);
    await answerOfFamily(shop, family, [coming(4)]);
    expect(await outcomeOf(answerOfFamily(shop, familyOf(couple), [coming(1)]))).toBe('limit-reached');
    await answerOfFamily(shop, family, [no()]);
    await answerOfFamily(shop, familyOf(couple), [coming(4)]);
    expect(await books(shop, couple.invitationId)).toEqual(balanced({ guests: 4, stored: 3 }));
  });

  it('G-08 has at most the family’s seats for adults and children together, whatever the limit per RSVP', async () => {
    const couple = await newCouple(shop);
    await setLimits(shop, couple, { limit: 1 });
    const family = familyOf(couple, { seats: 4, language: 'english' });
    await expect(answerOfFamily(shop, family, [coming(3, 2)])).rejects.toMatchObject({
      code: 'limit-reached',
      message: 'Attendance is limited to a maximum of 4 guests',
    });
    expect(await outcomeOf(answerOfFamily(shop, family, [maybe(5)]))).toBe('limit-reached');
    expect(await outcomeOf(answerOfFamily(shop, family, [coming(3, 1)]))).toBe('stored');
    // The couple lower the seats: the RSVP stays, may be repeated and may become less, but not more.
    family.seats = 2;
    expect(await outcomeOf(answerOfFamily(shop, family, [coming(2, 2)], { message: 'Insya-Allah' }))).toBe('stored');
    expect(await outcomeOf(answerOfFamily(shop, family, [coming(3)]))).toBe('stored');
    expect(await outcomeOf(answerOfFamily(shop, family, [coming(4)]))).toBe('limit-reached');
    expect(await books(shop, couple.invitationId)).toEqual(balanced({ guests: 3, stored: 1 }));
  });

  it('G-08 is one after two phones at once, at two servers', async () => {
    const couple = await newCouple(shop);
    for (let round = 0; round < 5; round += 1) {
      const family = familyOf(couple);
      const answers = await Promise.all(
        [1, 2, 3, 4].map((adults) => answerOfFamily(adults % 2 ? shop : other, { ...family }, [coming(adults)])),
      );
      const stored = await rsvps().find(family);
      expect(answers.map(({ sessions }) => sessions)).toContainEqual(stored?.sessions);
      await rsvps().delete(family);
    }
    expect(await books(shop, couple.invitationId)).toEqual(balanced({ guests: 0, stored: 0 }));
  });

  it('G-08 counts children as a part of the guests as the open form does, which has them only when they are given', async () => {
    const couple = await newCouple(shop);
    const { wishId = '' } = await answer(shop.url, couple.invitationId, 5, { more: { childrenCount: 2 } });
    const own = async () => (await shop.http.get(`/api/wish/user/${wishId}`).expect(200)).body.data;
    expect(await own()).toMatchObject({ attendanceCount: 5, childrenCount: 2 });
    expect((await ownList(couple))[0]).toMatchObject({ attendanceCount: 5, childrenCount: 2 });
    // As the seeds' clients send it: the children of before are not kept.
    await edit(shop.url, wishId, 3);
    expect(await own()).not.toHaveProperty('childrenCount');
    const body = { invitationId: couple.invitationId, ...answerOf(2, { childrenCount: 3 }) };
    const refused = await shop.http.post('/api/wish/add').set('Accept-Language', 'en').send(body).expect(400);
    expect(refused.body.data.error.fields).toEqual([expect.objectContaining({ field: 'childrenCount' })]);
  });
});

describe('G-18 an invitation with several sessions', () => {
  it('G-18 gets one RSVP for each session that the family is invited to', async () => {
    const couple = await newCouple(shop);
    await setSessions(shop, couple, { akad: 0, bertandang: 0 });
    const family = familyOf(couple, { sessions: ['main', 'akad'] });
    const fieldsOf = async (sessions: Parameters<typeof answerOfFamily>[2]): Promise<unknown> => {
      const refused = await answerOfFamily(shop, family, sessions).catch((error: unknown) => error);
      return (refused as { details?: { fields?: unknown } }).details?.fields;
    };
    expect(await fieldsOf([coming(1)])).toEqual([{ field: 'sessions', code: 'everySession' }]);
    expect(await fieldsOf([coming(1), no('bertandang')])).toEqual([{ field: 'sessions.1.session', code: 'choice' }]);
    expect(await fieldsOf([coming(1), no('akad'), no('akad')])).toEqual([
      { field: 'sessions.2.session', code: 'repeated' },
    ]);
    expect(await outcomeOf(answerOfFamily(shop, family, [coming(1), coming(2, 1, 'akad')]))).toBe('stored');
    expect(await sessionBooks(shop, couple)).toEqual({
      taken: { main: 1, akad: 3, bertandang: 0 },
      stored: { main: 1, akad: 3, bertandang: 0 },
    });
  });

  it('G-18 may leave a session without an answer that was added after the RSVP, but not one that was answered', async () => {
    const couple = await newCouple(shop);
    const family = familyOf(couple);
    await answerOfFamily(shop, family, [coming(2)]);
    await setSessions(shop, couple, { akad: 0 });
    const wish = await answerOfFamily(shop, family, [coming(2)], { message: 'Tahniah!' });
    expect(wish).toMatchObject({ sessions: [coming(2)], message: 'Tahniah!' });
    const whole = (...sessions: Parameters<typeof answerOfFamily>[2]) =>
      outcomeOf(answerOfFamily(shop, family, sessions));
    expect([await whole(), await whole(coming(1, 0, 'akad'))]).toEqual(['validation', 'validation']);
    expect(await whole(coming(1), coming(3, 1, 'akad'))).toBe('stored');
    expect(await whole(coming(1))).toBe('validation');
    expect(await sessionBooks(shop, couple)).toEqual({ taken: { main: 1, akad: 4 }, stored: { main: 1, akad: 4 } });
    // Of an RSVP whose sessions the family is not invited to any more, nothing is left to keep.
    family.sessions = ['main'];
    await setSessions(shop, couple, { akad: 0, bertandang: 0 });
    expect(await outcomeOf(answerOfFamily(shop, { ...family, sessions: ['bertandang'] }, []))).toBe('validation');
  });

  it('G-18 has a limit for each session, and seats move with the RSVP', async () => {
    const couple = await newCouple(shop);
    await setSessions(shop, couple, { akad: 5 });
    const [one, two] = [familyOf(couple), familyOf(couple)];
    await answerOfFamily(shop, one, [coming(6), coming(4, 0, 'akad')]);
    expect(await outcomeOf(answerOfFamily(shop, two, [coming(2), coming(2, 0, 'akad')]))).toBe('limit-reached');
    expect(await outcomeOf(answerOfFamily(shop, two, [coming(2), maybe(2, 'akad')]))).toBe('stored');
    await answerOfFamily(shop, one, [no(), coming(3, 0, 'akad')]);
    expect(await outcomeOf(answerOfFamily(shop, two, [no(), coming(2, 0, 'akad')]))).toBe('stored');
    expect(await sessionBooks(shop, couple)).toEqual({ taken: { main: 0, akad: 5 }, stored: { main: 0, akad: 5 } });
    await rsvps().delete(one);
    expect(await sessionBooks(shop, couple)).toEqual({ taken: { main: 0, akad: 2 }, stored: { main: 0, akad: 2 } });
  });
});

describe('G-09 the closing moment', () => {
  const DAY = '2026-11-28';
  const closeOn = async (couple: Couple, closesOn: string | null): Promise<void> => {
    const body = { id: couple.invitationId, show: true, limit: 0, totalLimit: 0, closesOn };
    await shop.http.put('/api/invitation/update/attendance-info').set(couple.owner.headers).send(body).expect(200);
  };

  it('G-09 is the end of the day in Malaysia, to the millisecond, for families and for the open form', async () => {
    const couple = await newCouple(shop);
    await closeOn(couple, DAY);
    expect(new Date(closingMoment(DAY)).toISOString()).toBe('2026-11-28T16:00:00.000Z');
    const outcomes = async (): Promise<string[]> => [
      await outcomeOf(answerOfFamily(shop, familyOf(couple), [coming(1)])),
      (await answer(shop.url, couple.invitationId, 1)).errorCode ?? 'stored',
    ];
    shop.clock.set(closingMoment(DAY) - 1);
    expect(await outcomes()).toEqual(['stored', 'stored']);
    shop.clock.set(closingMoment(DAY));
    expect(await outcomes()).toEqual(['rsvp-closed', 'rsvp-closed']);
    shop.clock.set(closingMoment(DAY) + 1);
    expect(await outcomes()).toEqual(['rsvp-closed', 'rsvp-closed']);
    await closeOn(couple, null);
    expect(await outcomes()).toEqual(['stored', 'stored']);
  });

  it('G-09 allows fewer guests and “no” afterwards, but no more guests and no new RSVPs', async () => {
    const couple = await newCouple(shop);
    const [family, unsure, absent] = [familyOf(couple), familyOf(couple), familyOf(couple)];
    await answerOfFamily(shop, family, [coming(4)]);
    await answerOfFamily(shop, unsure, [maybe(2)]);
    await answerOfFamily(shop, absent, [no()]);
    const { wishId = '' } = await answer(shop.url, couple.invitationId, 4);
    await closeOn(couple, DAY);
    shop.clock.set(closingMoment(DAY) + 1);

    expect(await outcomeOf(answerOfFamily(shop, family, [coming(5)]))).toBe('rsvp-closed');
    expect(await outcomeOf(answerOfFamily(shop, unsure, [coming(2)]))).toBe('rsvp-closed');
    expect(await outcomeOf(answerOfFamily(shop, unsure, [maybe(3)]))).toBe('rsvp-closed');
    expect(await outcomeOf(answerOfFamily(shop, absent, [maybe(1)]))).toBe('rsvp-closed');
    expect(await outcomeOf(answerOfFamily(shop, familyOf(couple), [maybe(1)]))).toBe('rsvp-closed');
    expect(await edit(shop.url, wishId, 5)).toMatchObject({ errorCode: 'rsvp-closed' });

    expect(await outcomeOf(answerOfFamily(shop, family, [coming(2, 2)], { message: 'Tahniah' }))).toBe('stored');
    expect(await outcomeOf(answerOfFamily(shop, family, [coming(3)]))).toBe('stored');
    expect(await outcomeOf(answerOfFamily(shop, family, [maybe(3)]))).toBe('stored');
    expect(await outcomeOf(answerOfFamily(shop, family, [no()]))).toBe('stored');
    expect(await outcomeOf(answerOfFamily(shop, familyOf(couple), [no()]))).toBe('stored');
    expect(await edit(shop.url, wishId, 3)).toMatchObject({ status: 200 });
    expect(await answer(shop.url, couple.invitationId, 0)).toMatchObject({ status: 200 });
    expect(await books(shop, couple.invitationId)).toEqual(balanced({ guests: 3, stored: 6 }));
  });

  it('G-09 does not apply to families that were reopened, nor to the couple, who answer for every family', async () => {
    const couple = await newCouple(shop);
    await closeOn(couple, DAY);
    shop.clock.set(closingMoment(DAY) + 1);
    const family = familyOf(couple, { isReopened: true });
    expect(await outcomeOf(answerOfFamily(shop, family, [coming(2)]))).toBe('stored');
    expect(await outcomeOf(answerOfFamily(shop, family, [coming(3)]))).toBe('stored');
    expect(await outcomeOf(answerOfFamily(shop, familyOf(couple), [coming(2)], { onBehalf: true }))).toBe('stored');
  });

  it('G-09 is on the page, and the refusal names whom to call', async () => {
    const couple = await newCouple(shop);
    await shop.http
      .put('/api/invitation/update/names')
      .set(couple.owner.headers)
      .send({ ...NAMES, id: couple.invitationId, contacts: [{ name: 'Puan Salmah', phoneNo: '012-345 6789' }] })
      .expect(200);
    await closeOn(couple, DAY);
    shop.clock.set(closingMoment(DAY));
    expect(await answer(shop.url, couple.invitationId, 1)).toEqual({
      status: 400,
      errorCode: 'rsvp-closed',
      errorMessage:
        'Tarikh tutup jawapan telah berlalu. Sila hubungi Puan Salmah (012-345 6789) untuk menjawab atau menambah tetamu.',
    });
    shop.clock.reset();
    const bundle = await shop.http.get(`/api/invitation/find-one/${couple.invitationId}`).expect(200);
    expect(bundle.body.data.invitation.closesAt).toBe('2026-11-28T16:00:00.000Z');
  });

  it.each(['2026-02-30', '28/11/2026', '', 5])('G-09 cannot be %j', async (closesOn) => {
    const couple = await newCouple(shop);
    const body = { id: couple.invitationId, show: true, limit: 0, totalLimit: 0, closesOn };
    const refused = await shop.http
      .put('/api/invitation/update/attendance-info')
      .set(couple.owner.headers)
      .send(body)
      .expect(400);
    expect(refused.body.data.error.fields).toEqual([expect.objectContaining({ field: 'closesOn' })]);
  });

  it('G-09 is left as it is by the seeds’ call', async () => {
    const couple = await newCouple(shop);
    await closeOn(couple, DAY);
    await setLimits(shop, couple, { totalLimit: 100 });
    const bundle = await shop.http.get(`/api/invitation/find-one/${couple.invitationId}`).expect(200);
    expect(bundle.body.data.invitation.closesAt).toBe('2026-11-28T16:00:00.000Z');
  });
});

describe('G-10 an RSVP on behalf of a family', () => {
  it('G-10 is marked, also while the form is closed, until the family answers itself', async () => {
    const couple = await newCouple(shop);
    const family = familyOf(couple);
    const { close } = removalsOf(shop, couple);
    await close(true);
    expect(await outcomeOf(answerOfFamily(shop, family, [coming(2)]))).toBe('answers-closed');
    expect(await answerOfFamily(shop, family, [coming(2)], { onBehalf: true })).toMatchObject({ onBehalf: true });
    await close(false);
    expect(await rsvps().find(family)).toMatchObject({ onBehalf: true });
    expect(await answerOfFamily(shop, family, [coming(3)])).toMatchObject({ onBehalf: false });
    expect(await rsvps().find(family)).toMatchObject({ onBehalf: false, sessions: [coming(3)] });
    expect(await books(shop, couple.invitationId)).toEqual(balanced({ guests: 3, stored: 1 }));
  });
});

describe('X67 a family that is taken off its list', () => {
  it('X67 loses its RSVP with the seats, and gets it back as far as there is room', async () => {
    const couple = await newCouple(shop);
    await setLimits(shop, couple, { totalLimit: 5 });
    await setSessions(shop, couple, { akad: 5 });
    const family = familyOf(couple);
    const before = await answerOfFamily(shop, family, [coming(3), coming(2, 0, 'akad')], { message: 'Tahniah' });
    await rsvps().remove(family);
    await rsvps().remove(family);
    expect(await rsvps().find(family)).toBeNull();
    expect(await sessionBooks(shop, couple)).toEqual({ taken: { main: 0, akad: 0 }, stored: { main: 0, akad: 0 } });

    const { wishId = '' } = await answer(shop.url, couple.invitationId, 4);
    expect(await rsvps().restore(family)).toBe(false);
    await edit(shop.url, wishId, 2);
    expect(await rsvps().restore(family)).toBe(true);
    expect(await rsvps().restore(family)).toBe(true);
    expect(await rsvps().find(family)).toEqual(before);
    expect(await sessionBooks(shop, couple)).toEqual({ taken: { main: 5, akad: 2 }, stored: { main: 5, akad: 2 } });
  });

  it('X67 has no RSVP stored after the removal that was under way', async () => {
    const couple = await newCouple(shop);
    const off = new Error('off the list');
    for (let round = 0; round < 10; round += 1) {
      const family = familyOf(couple);
      const answering = shop.app
        .get(FamilyRsvpService)
        .answer(
          family,
          { sessions: [coming(2)], message: '' },
          { onBehalf: false, afterDeletion: () => Promise.reject(off) },
        )
        .catch((error: unknown) => error);
      await Promise.all([answering, other.app.get(FamilyRsvpService).remove(family)]);
      expect(await rsvps().find(family)).toBeNull();
    }
    expect(await books(shop, couple.invitationId)).toEqual(balanced({ guests: 0, stored: 0 }));
  });

  it('X67 answers anew after it, or the couple, deleted its RSVP', async () => {
    const couple = await newCouple(shop);
    const family = familyOf(couple);
    await answerOfFamily(shop, family, [coming(2)]);
    expect(await rsvps().delete(family)).toBe(true);
    expect(await rsvps().delete(family)).toBe(false);
    await answerOfFamily(shop, family, [coming(3)]);
    expect(family.answersDeleted).toBe(1);
    const [{ _id }] = await ownList(couple);
    await shop.http.delete('/api/wish/delete').set(couple.owner.headers).send({ wishId: _id }).expect(200);
    await answerOfFamily(shop, family, [coming(4)]);
    expect(await books(shop, couple.invitationId)).toEqual(balanced({ guests: 4, stored: 1 }));
  });
});

it('G-08 a removal of many RSVPs and the search for floods leave those of families alone', async () => {
  const couple = await newCouple(shop);
  const family = familyOf(couple);
  await answerOfFamily(shop, family, [coming(2)]);
  await Promise.all(Array.from({ length: 20 }, () => answer(shop.url, couple.invitationId, 1)));
  const { remove, settled, floods } = removalsOf(shop, couple);
  expect(await floods()).toEqual([expect.objectContaining({ answers: 20, guests: 20 })]);
  await remove({ since: '2020-01-01T00:00:00.000Z' });
  await settled();
  expect(await rsvps().find(family)).not.toBeNull();
  expect(await books(shop, couple.invitationId)).toEqual(balanced({ guests: 2, stored: 1 }));
});

it('G-08 the key of a family’s RSVP is none that a client may send, and no secret leads to it', async () => {
  const couple = await newCouple(shop);
  const family = familyOf(couple);
  await answerOfFamily(shop, family, [coming(2)]);
  const stored = await shop.db.collection('wishes').findOne({ key: `family ${family.id} 0` });
  expect(stored).not.toHaveProperty('secretHash');
  const body = { invitationId: couple.invitationId, ...answerOf(1) };
  await shop.http.post('/api/wish/add').set('Idempotency-Key', `family ${family.id} 0`).send(body).expect(400);
});
