import { Types } from 'mongoose';
import { Faults, type FaultPoint } from '../../src/common/faults.js';
import { RsvpRepository } from '../../src/modules/rsvp/responses/rsvp.repository.js';
import { sendForm } from '../http/support/calls.js';
import { newCouple, PREMIUM, snapshot, type Couple } from '../invitations/support/shop.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { smallPicture } from '../support/picture.js';
import type { Session } from '../support/sign-in.js';
import { signInSeller } from './support/seller.js';

/** Kills the process at a point: once. */
class Killing extends Faults {
  point: FaultPoint | null = null;
  override reach(point: FaultPoint): void {
    if (point !== this.point) return;
    this.point = null;
    throw new Error('killed');
  }
}
const faults = new Killing();

let shop: TestApp;
let seller: Session;
beforeAll(async () => {
  shop = await startTestApp({ faults });
  seller = await signInSeller(shop);
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => shop.close());

const RUDE = 'Kata-kata yang tidak elok';
const WHY = 'Melanggar terma: kata kesat.';

const answer = async (
  { invitationId }: Couple,
  from: string,
  message: string,
  attendanceCount = 2,
): Promise<string> => {
  const body = { invitationId, from, message, attendanceCount, willAttend: attendanceCount > 0 };
  return (await shop.http.post('/api/wish/add').send(body).expect(200)).body.data.wishId;
};
const content = async ({ orderId }: Couple, query = {}) =>
  (await shop.http.get(`/api/admin/order/${orderId}/content`).query(query).set(seller.headers).expect(200)).body.data;
const withhold = ({ orderId }: Couple, wishId: string, withheld = true) =>
  shop.http.put(`/api/admin/order/${orderId}/wish`).set(seller.headers).send({ wishId, withheld, reason: WHY });
const remove = ({ orderId }: Couple, place: string, imageUrl: string) =>
  shop.http.delete(`/api/admin/order/${orderId}/picture`).set(seller.headers).send({ place, imageUrl, reason: WHY });
const guestsList = async ({ invitationId }: Couple) =>
  (await shop.http.get(`/api/wish/get-all/${invitationId}`).expect(200)).body.data;
const couplesList = async ({ invitationId, session }: Couple) =>
  (await shop.http.get(`/api/wish/get-all/${invitationId}`).set(session.headers).expect(200)).body.data;
/** What sellers did, without what the couple did with their bank account. */
const auditOf = async ({ orderId }: Couple): Promise<[action: string, details: object][]> =>
  (
    await shop.http.get('/api/admin/audit').query({ subject: orderId }).set(seller.headers).expect(200)
  ).body.data.entries
    .map(({ action, details }: { action: string; details: object }) => [action, details])
    .filter(([action]: [string, object]) => action !== 'order.bank-account-changed');
const texts = (wishes: { message: string }[]) => wishes.map(({ message }) => message);

describe('a wish that the seller hides', () => {
  test('D-02 is not shown to guests; the couple keep the RSVP and read why; shown again it is back', async () => {
    const couple = await newCouple(shop, PREMIUM);
    await answer(couple, 'Baik', 'Selamat!');
    const secret = await answer(couple, 'Kasar', RUDE, 3);
    await answer(couple, 'Diam', '', 0);
    const found = await content(couple);
    expect(texts(found.wishes)).toEqual([RUDE, 'Selamat!']);
    expect([found.wishCount, found.wishes[0].withheld]).toEqual([2, null]);
    expect(JSON.stringify(found)).not.toContain('attendanceCount');
    expect((await content(couple, { skip: 1, limit: 1 })).wishes).toEqual([found.wishes[1]]);
    const { _id } = found.wishes[0];

    const hidden = (await withhold(couple, _id).expect(200)).body.data.wish;
    expect(hidden).toMatchObject({ _id, message: RUDE, withheld: { reason: WHY } });
    expect(texts(await guestsList(couple))).toEqual(['Selamat!']);
    const page = await shop.http.get(`/invitation/view/${couple.invitationId}/jemputan`).expect(200);
    expect([page.text.includes(RUDE), page.text.includes('Selamat!')]).toEqual([false, true]);
    const own = (await couplesList(couple)).find((rsvp: { _id: string }) => rsvp._id === _id);
    expect(own).toMatchObject({ from: 'Kasar', message: '', attendanceCount: 3, withheld: hidden.withheld });
    const csv = await shop.http.get(`/api/wish/export/${couple.invitationId}`).set(couple.session.headers).expect(200);
    expect([csv.text.includes('Kasar'), csv.text.includes(RUDE)]).toEqual([true, false]);
    expect((await content(couple)).wishes[0]).toEqual(hidden);
    expect(await auditOf(couple)).toEqual([['order.wish-withheld', { wish: _id, reason: WHY }]]);

    // Its guest may still change the answer, and the words stay hidden whatever they are.
    const edit = { wishId: secret, from: 'Kasar', message: `${RUDE} lagi`, attendanceCount: 1, willAttend: true };
    await shop.http.put('/api/wish/edit').send(edit).expect(200);
    expect(texts(await guestsList(couple))).toEqual(['Selamat!']);
    const seats = await shop.http.get(`/api/invitation/find-one/${couple.invitationId}`).expect(200);
    expect(seats.body.data.attendance.total).toBe(3);

    const shown = (await withhold(couple, _id, false).expect(200)).body.data.wish;
    expect(shown.withheld).toBeNull();
    expect(texts(await guestsList(couple))).toEqual([`${RUDE} lagi`, 'Selamat!']);
    expect((await auditOf(couple)).map(([action]) => action)).toEqual(['order.wish-shown', 'order.wish-withheld']);
    // Deleted by the couple nothing of it is left.
    await withhold(couple, _id).expect(200);
    await shop.http.delete('/api/wish/delete').set(couple.session.headers).send({ wishId: _id }).expect(200);
    expect(texts((await content(couple)).wishes)).toEqual(['Selamat!']);
    expect(await shop.db.collection('wishes').countDocuments({ 'withheld.reason': WHY })).toBe(0);
  });

  test('D-02 is not brought back by a guest who edits at the same moment; control: without the version it would be', async () => {
    const couple = await newCouple(shop, PREMIUM);
    const secret = await answer(couple, 'Kasar', RUDE);
    const [{ _id }] = (await content(couple)).wishes;
    const edit = (message: string) =>
      shop.http
        .put('/api/wish/edit')
        .send({ wishId: secret, from: 'Kasar', message, attendanceCount: 2, willAttend: true });
    const repository = shop.app.get(RsvpRepository);
    const rewrite = repository.rewrite.bind(repository);
    // The guest's request has read the answer; the seller hides it; then it writes.
    jest.spyOn(repository, 'rewrite').mockImplementationOnce(async (...args) => {
      await withhold(couple, _id).expect(200);
      return rewrite(...args);
    });
    await edit(`${RUDE}!`).expect(200);
    expect(await guestsList(couple)).toEqual([]);
    expect((await content(couple)).wishes[0]).toMatchObject({ message: `${RUDE}!`, withheld: { reason: WHY } });

    await withhold(couple, _id, false).expect(200);
    const unsafe = async ({ _id: id }: { _id: Types.ObjectId }, change: object): Promise<boolean> => {
      await withhold(couple, _id).expect(200);
      await shop.db.collection('wishes').updateOne({ _id: id }, { $set: { ...change, hasMessage: true } });
      return true;
    };
    jest.spyOn(repository, 'rewrite').mockImplementationOnce(unsafe);
    await edit(`${RUDE}?`).expect(200);
    expect(texts(await guestsList(couple))).toEqual([`${RUDE}?`]);
  });
});

describe('a picture that the seller takes out', () => {
  async function filled(): Promise<Couple> {
    const couple = await newCouple(shop, PREMIUM);
    const { invitationId, session } = couple;
    const file: ['image', Buffer] = ['image', await smallPicture()];
    const gift = { invitationId, title: 'Set Pinggan', url: 'https://example.com/a', notes: '' };
    const salam = { invitationId, name: 'Aisyah', bankName: 'Maybank', accountNo: '1234 5678', show: 'true' };
    await sendForm(shop, session, 'POST /api/photo/add', { fields: { invitationId, order: '0' }, file });
    await sendForm(shop, session, 'POST /api/photo/add', { fields: { invitationId, order: '1' }, file });
    await sendForm(shop, session, 'POST /api/gift/create', { fields: gift, file });
    await sendForm(shop, session, 'PUT /api/invitation/opening-logo', { fields: { id: invitationId }, file });
    await sendForm(shop, session, 'PUT /api/invitation/place-photo', { fields: { id: invitationId }, file });
    await sendForm(shop, session, 'PUT /api/invitation/cover-photo', { fields: { id: invitationId }, file });
    await sendForm(shop, session, 'PUT /api/invitation/update/salam-kaut', { fields: salam, file });
    return couple;
  }
  const file = (imageUrl: string) => shop.http.get(`/storage/${imageUrl}`);
  const order = async ({ orderId, session }: Couple) =>
    (await shop.http.get(`/api/order/find-one/${orderId}`).set(session.headers).expect(200)).body.data;
  const page = async ({ invitationId }: Couple): Promise<string> =>
    (await shop.http.get(`/api/invitation/find-one/${invitationId}`).expect(200)).text;

  test('D-02 is deleted with its files, wherever it is shown; the couple read why, and everything else stays', async () => {
    const couple = await filled();
    const { pictures } = await content(couple);
    expect(pictures.map(({ place, title }: { place: string; title: string }) => [place, title])).toEqual([
      ['photo', ''],
      ['photo', ''],
      ['gift', 'Set Pinggan'],
      ['opening-logo', ''],
      ['place-photo', ''],
      ['cover-photo', ''],
      ['bank-qr', ''],
    ]);
    const places: string[] = [];
    for (const { place, imageUrl } of pictures.slice(1)) {
      await file(imageUrl).expect(200);
      places.unshift(place);
      const { removals } = (await remove(couple, place, imageUrl).expect(200)).body.data;
      expect(removals.map((removal: { place: string }) => removal.place)).toEqual(places);
      await file(imageUrl).expect(404);
      expect(await page(couple)).not.toContain(imageUrl);
    }
    const left = await content(couple);
    expect(left.pictures).toEqual([pictures[0]]);
    await file(pictures[0].imageUrl).expect(200);
    const { removals, invitation, gifts } = await order(couple);
    expect(removals).toEqual(places.map((place) => ({ place, at: expect.stringMatching(/Z$/), reason: WHY })));
    expect([invitation.customOpeningLogo, invitation.bankAccount.accountNo, gifts]).toEqual([false, '1234 5678', []]);
    expect([invitation.placePhoto, invitation.revisions.placePhoto]).toEqual(['', 2]);
    expect(await auditOf(couple)).toEqual(places.map((place) => ['order.picture-removed', { place, reason: WHY }]));
    // Guests learn nothing of it.
    expect(await page(couple)).not.toContain(WHY);
    // The couple may put another one in its place.
    const form = { fields: { id: couple.invitationId }, file: ['image', await smallPicture()] as ['image', Buffer] };
    await sendForm(shop, couple.session, 'PUT /api/invitation/opening-logo', form);
    expect((await content(couple)).pictures.map(({ place }: { place: string }) => place)).toEqual([
      'photo',
      'opening-logo',
    ]);
  });

  test.each<FaultPoint>(['outbox.decided', 'outbox.written', 'content.noted'])(
    'D-02 is removed by the next read or call when the server is killed at %s, and noted once',
    async (point) => {
      const couple = await filled();
      const [{ place, imageUrl }] = (await content(couple)).pictures;
      faults.point = point;
      await remove(couple, place, imageUrl).expect(500);
      const { pictures } = await content(couple);
      expect(JSON.stringify(pictures)).not.toContain(imageUrl);
      await file(imageUrl).expect(404);
      await remove(couple, place, imageUrl).expect(200);
      expect((await order(couple)).removals).toHaveLength(1);
      await shop.http.get(`/api/admin/order/find-one/${couple.orderId}`).set(seller.headers).expect(200);
      expect(await auditOf(couple)).toEqual([['order.picture-removed', { place, reason: WHY }]]);
    },
  );

  test('X03 X13 is refused when it is of another order, unknown or without a reason, and nothing changes', async () => {
    const [couple, other] = [await filled(), await filled()];
    await answer(other, 'Tetamu', 'Tahniah');
    const theirs = (await content(other)).pictures[0];
    const [rsvp] = (await content(other)).wishes;
    const before = await snapshot(shop);
    await remove(couple, theirs.place, theirs.imageUrl).expect(404);
    await remove(other, 'gift', theirs.imageUrl).expect(404);
    await remove(couple, 'photo', 'photos/../../secret').expect(404);
    await withhold(couple, rsvp._id).expect(404);
    await withhold(other, 'f'.repeat(24)).expect(404);
    await withhold(other, 'x').expect(404);
    const path = `/api/admin/order/${other.orderId}`;
    for (const [call, body] of [
      [shop.http.delete(`${path}/picture`), { place: theirs.place, imageUrl: theirs.imageUrl, reason: ' ' }],
      [shop.http.delete(`${path}/picture`), { place: 'cover', imageUrl: theirs.imageUrl, reason: WHY }],
      [shop.http.put(`${path}/wish`), { wishId: rsvp._id, withheld: 'yes', reason: WHY }],
      [shop.http.put(`${path}/wish`), { wishId: rsvp._id, withheld: true }],
    ] as const) {
      await call.set(seller.headers).send(body).expect(400);
    }
    for (const headers of [other.session.headers, couple.session.headers]) {
      await shop.http
        .put(`${path}/wish`)
        .set(headers)
        .send({ wishId: rsvp._id, withheld: true, reason: WHY })
        .expect(404);
    }
    expect(await snapshot(shop)).toEqual(before);
  });
});
