import type { CreateOrderDto } from '@serikad/shared/orders/order.dto';
import { quote } from '@serikad/shared/pricing/quote';
import { Types } from 'mongoose';
import { ImageSlots } from '../../src/media/records/image-slots.js';
import { GIFT_SLOT_INDEX } from '../../src/modules/gifts/gift.schema.js';
import { PHOTO_SLOT_INDEX } from '../../src/modules/photos/photo.schema.js';
import { newOrder } from '../../src/modules/orders/checkout/new-order.js';
import { addGift, addPhoto, bundleOf } from '../gifts/support/pictured.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { CUSTOMER, newCouple, PREMIUM } from './support/shop.js';

const IDS = 1_000;
const MOMENT = new Date('2026-11-23T00:00:00Z');

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
}, 60_000);
afterAll(() => shop?.close());

/** Consecutive ids that share a part: the process's five bytes anywhere, or a counter within 16 of the one before. */
function shared(ids: readonly Types.ObjectId[]): { process: number; counter: number; moment: number } {
  const bytes = ids.map((id) => Buffer.from(id.id));
  const distinct = (from: number, to: number): number =>
    new Set(bytes.map((each) => each.toString('hex', from, to))).size;
  const near = bytes.filter((each, at) => {
    const before = bytes[at - 1];
    return before !== undefined && Math.abs(each.readUIntBE(9, 3) - before.readUIntBE(9, 3)) <= 16;
  });
  return { process: ids.length - distinct(4, 9), counter: near.length, moment: ids.length - distinct(0, 4) };
}
/** Of 1,000 random ids two may begin alike, and a counter may lie near another, once in some hundred runs. */
const MOST_BY_CHANCE = 3;

function expectUnrelated(ids: readonly Types.ObjectId[]): void {
  const { process, counter, moment } = shared(ids);
  expect(ids).toHaveLength(IDS);
  expect(process).toBe(0);
  expect(Math.max(counter, moment)).toBeLessThanOrEqual(MOST_BY_CHANCE);
}

async function claims(collection: 'gifts' | 'photos', index: string, size: number): Promise<Types.ObjectId[]> {
  const places = new ImageSlots(shop.db.collection(collection), index, size);
  const ids: Types.ObjectId[] = [];
  while (ids.length < IDS) {
    const invitationId = new Types.ObjectId();
    const room = Math.min(size, IDS - ids.length);
    for (let at = 0; at < room; at += 1) ids.push((await places.claim(invitationId, MOMENT))!);
  }
  return ids;
}

describe('ids from which no other can be derived', () => {
  it('1,000 consecutive ids of invitations share no part, nor with their orders', () => {
    const dto = { customer: CUSTOMER, items: PREMIUM } as unknown as CreateOrderDto;
    const made = { userId: new Types.ObjectId(), dto, priced: quote(PREMIUM)!, createdAt: MOMENT };
    const orders = Array.from({ length: IDS }, () => newOrder({ ...made, idempotencyKey: undefined }));
    expectUnrelated(orders.map(({ invitationId }) => invitationId));
    const parts = orders.map(({ _id, invitationId }) => [_id, invitationId].map((id) => id.toHexString().slice(8, 18)));
    expect(parts.filter(([order, invitation]) => order === invitation)).toEqual([]);
  });

  it('control: the driver’s own ids share the process’s part and count up', () => {
    const { process, counter, moment } = shared(Array.from({ length: IDS }, () => new Types.ObjectId()));
    expect([process, counter]).toEqual([IDS - 1, IDS - 1]);
    expect(moment).toBeGreaterThan(IDS - 10);
  });

  it('1,000 consecutive ids of gifts share no part', async () => {
    expectUnrelated(await claims('gifts', GIFT_SLOT_INDEX, 100));
  }, 60_000);

  it('1,000 consecutive ids of photos share no part', async () => {
    expectUnrelated(await claims('photos', PHOTO_SLOT_INDEX, 7));
  }, 60_000);

  it('the order’s id is in nothing that guests get, and the owner has it', async () => {
    const couple = await newCouple(shop);
    const page = await shop.http.get(`/invitation/view/${couple.invitationId}/aisyah-danial`).expect(200);
    const api = await shop.http.get(`/api/invitation/find-one/${couple.invitationId}`).expect(200);
    const stranger = await newCouple(shop);
    const seen = await shop.http
      .get(`/api/invitation/find-one/${couple.invitationId}`)
      .set(stranger.session.headers)
      .expect(200);
    for (const { text } of [page, api, seen]) {
      expect(text).toContain(couple.invitationId);
      expect(text).not.toContain(couple.orderId);
    }
    const own = await bundleOf(shop, couple, couple.session.headers);
    expect([own.invitation.orderId, own.order._id]).toEqual([couple.orderId, couple.orderId]);
  });

  it('gifts, and photos of the same number, are listed as they were added', async () => {
    const couple = await newCouple(shop);
    const [gifts, photos]: [string[], string[]] = [[], []];
    for (let at = 0; at < 7; at += 1) {
      gifts.push(await addGift(shop, couple, `Hadiah ${at}`));
      photos.push(await addPhoto(shop, couple));
    }
    const ids = (records: { _id: string }[]): string[] => records.map(({ _id }) => _id);
    const bundle = await bundleOf(shop, couple);
    expect([ids(bundle.gifts), ids(bundle.photos)]).toEqual([gifts, photos]);
    const { text } = await shop.http.get(`/invitation/view/${couple.invitationId}`).expect(200);
    for (const added of [gifts, photos]) {
      const places = added.map((id) => text.indexOf(`"${id}"`));
      expect(places).not.toContain(-1);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    }
  }, 60_000);
});
