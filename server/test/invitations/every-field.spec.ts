import { ALBUM_GUEST_HEADER, WALL_TOKEN_HEADER } from '@serikad/shared/album/album.types';
import { DOOR_TOKEN_HEADER } from '@serikad/shared/guest-list/check-in';
import { CATERER_TOKEN_HEADER, FAMILY_TOKEN_HEADER, HELPER_TOKEN_HEADER } from '@serikad/shared/guest-list/guest-list';
import { mongo, Types } from 'mongoose';
import { sendCall } from '../http/support/multipart.js';
import { addressOf, goodCalls, routesOf, type Call } from '../http/support/calls.js';
import { checkedRoutes } from '../http/support/dto-fields.js';
import { closeConnections } from '../http/support/raw.js';
import { startTestApp, type TestApp } from '../support/app.js';

/**
 * Every stored field that guests may see, list entries as `items.*.item`. Any field that is not named here, in any
 * collection, is private: a new field is marked and looked for automatically.
 */
const PUBLIC = [
  // A day of the calendar.
  'crash_days._id',
  // What the couple publish is what an invitation is for.
  'invitations.**',
  'designs.**',
  'orders._id',
  'orders.invitationId',
  'orders.items.*.item',
  'orders.items.*.package',
  // Not shown, but decides the public's answer, as paymentState.
  'orders.kind',
  'orders.invitationStart.**',
  'attendances._id',
  'attendances.show',
  'attendances.limit',
  'attendances.totalLimit',
  'attendances.message',
  'attendances.messageAlignment',
  'attendances.revision',
  'attendances.taken',
  'gifts._id',
  'gifts.invitationId',
  'gifts.title',
  'gifts.productUrl',
  'gifts.imageUrl',
  'gifts.notes',
  'photos._id',
  'photos.invitationId',
  'photos.imageUrl',
  'photos.order',
  // Of a photo that the couple have approved.
  'album_photos._id',
  'album_photos.invitationId',
  'album_photos.uuid',
  'album_photos.name',
  'album_photos.width',
  'album_photos.height',
  'albums._id',
  'albums.entries.*.p',
  'albums.entries.*.u',
  // A word of the API's description.
  'album_photos.state',
  'wishes._id',
  'wishes.invitationId',
  'wishes.from',
  'wishes.message',
  // The quota of pictures counts an invitation's files under its id.
  'imageLedgers._id',
  // The address of a picture that is shown.
  'imageLedgers.images.*.key',
  // So is that of a link's picture, which is noted under the invitation's id.
  'linkPreviews._id',
  'linkPreviews.pictures.*.key',
  // A guest list is stored under the invitation's id.
  'guest_lists._id',
  'families.invitationId',
  // Where a short address leads to.
  'short_addresses.invitationId',
  'door_events.invitationId',
].map((path) => new RegExp(`^${path.replaceAll('.', '\\.').replaceAll('**', '.+').replaceAll('*', '[^.]+')}$`));

/** What the page of a personal link shows of its family, to those who have the link. */
const LINK_HEADERS = [
  FAMILY_TOKEN_HEADER,
  HELPER_TOKEN_HEADER,
  CATERER_TOKEN_HEADER,
  DOOR_TOKEN_HEADER,
  WALL_TOKEN_HEADER,
];
const OF_LINK = /^(families\.(_id|name|title)|guest_lists\.entries\.\*\.f|attendances\.mainTitle)$/;

/** Fields by which records are found or decided: they keep their values, and those are looked for. */
const KEPT = [
  // The owner is still signed in, for the control.
  /^users\.tokenVersion$/,
  /^wishes\.(op|key|secretHash|bodyHash)$/,
  // The cap of answers is held against it.
  /^attendances\.answers$/,
  /^attendances\.pending\..*$/,
  /^(visits|crashes)\._id$/,
  /^imageLedgers\./,
  /^short_addresses\._id$/,
  /^families\.(tokenHash|side|language|sessions\.\*)$/,
  /^album_photos\.(guest|format)$/,
  /^albums\./,
  /^guest_lists\.(?!branches\.\*\.name)/,
];

const isPublic = (path: string): boolean => PUBLIC.some((pattern) => pattern.test(path));

interface Marks {
  /** What to look for, by its path. */
  texts: Map<string, string>;
  /** How many leaves were marked, by collection. */
  counts: Map<string, number>;
}

let shop: TestApp;
let calls: Map<string, Call>;
beforeAll(async () => {
  shop = await startTestApp();
  calls = await goodCalls(shop, { name: 'Siti Aminah', phoneNo: '0123456789', message: 'Selamat pengantin baru' });
}, 60_000);
afterAll(async () => {
  closeConnections();
  await shop.close();
});

/** Puts a mark of its own into every private leaf of a document, or notes the value where it must stay. */
function marked(value: unknown, path: string, marks: Marks): unknown {
  if (Array.isArray(value)) return value.map((entry) => marked(entry, `${path}.*`, marks));
  if (value instanceof Types.ObjectId || value instanceof mongo.ObjectId) {
    if (!isPublic(path)) note(value.toHexString(), path, marks);
    return value;
  }
  if (value !== null && typeof value === 'object' && !(value instanceof Date) && !(value instanceof mongo.Binary)) {
    return Object.fromEntries(
      Object.entries(value).map(([key, child]) => [key, marked(child, `${path}.${key}`, marks)]),
    );
  }
  if (isPublic(path) || value instanceof Date) return value;
  const keep = KEPT.some((pattern) => pattern.test(path));
  if (typeof value === 'string') {
    const mark = keep ? value : `canary-${path}-${marks.texts.size}`;
    if (mark.length > 7) note(mark, path, marks);
    return mark;
  }
  if (typeof value === 'number' && !keep) {
    const mark = 710_000_000 + marks.texts.size;
    note(String(mark), path, marks);
    return mark;
  }
  return value;
}

function note(mark: string, path: string, { texts, counts }: Marks): void {
  texts.set(mark, path);
  const [collection = ''] = path.split('.');
  counts.set(collection, (counts.get(collection) ?? 0) + 1);
}

/** A number counts as held when it is one by itself: a size of memory in the metrics may have the same digits in it. */
function holds(text: string, mark: string): boolean {
  if (!text.includes(mark)) return false;
  return !/^\d+$/.test(mark) || new RegExp(`(?<!\\d)${mark}(?!\\d)`).test(text);
}

/** Every request that needs no session: the good calls of the public routes, and all others without their token. */
async function crawl(): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  const open = new Set(checkedRoutes(shop).flatMap(({ name, route }) => (route.isPublic ? [name] : [])));
  const orderId = calls.get('GET /api/order/find-one/:id')?.path.split('/').at(-1) ?? '';
  for (const [name, call] of calls) {
    if (name.startsWith('GET /user/google-auth')) continue;
    const anonymous = { ...call, headers: {} };
    const answer = await sendCall(shop.url, anonymous);
    const leads = name === 'GET /k/:address';
    const isOfLink = LINK_HEADERS.some((header) => header in call.headers);
    const good = ALBUM_GUEST_HEADER in call.headers ? 400 : isOfLink ? 404 : leads ? 302 : 200;
    expect([name, answer.status]).toEqual([name, open.has(name) ? good : 403]);
    answers.set(name, `${JSON.stringify(answer.headers)}\n${answer.text}`);
    if (!open.has(name) || !name.includes(':')) continue;
    const other = await sendCall(shop.url, { ...anonymous, path: addressOf(name, orderId) });
    answers.set(`${name} by the order's id`, other.text);
    const sample = await sendCall(shop.url, { ...anonymous, path: addressOf(name, 'sample_cv0001') });
    answers.set(`${name} of a sample`, sample.text);
  }
  return answers;
}

it('X11 X12 no anonymous response of any route has a field that is not named public, of any collection', async () => {
  // As full as it gets: someone has reserved, someone has submitted, something is paid and its outbox is open.
  for (const name of [
    'PUT /api/gift/reserve',
    'PUT /api/order/submit-details',
    'PUT /api/invitation/update/salam-kaut',
    'PUT /api/invitation/update/location',
    'POST /api/door/events',
  ]) {
    const call = calls.get(name);
    if (call) expect([name, (await sendCall(shop.url, call)).status]).toEqual([name, 200]);
  }
  const visit = calls.get('POST /visitor/visit');
  if (visit) await sendCall(shop.url, visit);
  const crash = calls.get('POST /api/crash');
  // A report of a robot is not stored, and Node counts as one.
  const browser = {
    'User-Agent': 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36',
  };
  if (crash) await sendCall(shop.url, { ...crash, headers: { ...crash.headers, ...browser } });

  const marks: Marks = { texts: new Map(), counts: new Map() };
  const models = Object.values(shop.db.models).filter(({ collection }) => collection.name !== 'rate_counters');
  for (const { collection } of models) {
    const stored = shop.db.collection(collection.name);
    for (const document of await stored.find().toArray()) {
      const { _id, ...fields } = marked(document, collection.name, marks) as mongo.Document;
      await stored.replaceOne({ _id: document._id }, fields);
      if (_id !== document._id && String(_id) !== String(document._id))
        throw new Error(`${collection.name}._id must be kept`);
    }
  }
  // The private fields of attendances and days with crashes are two deciding numbers and small counts, which can't be
  // distinguished from others.
  const nothingPrivate = ['designs', 'invitations', 'attendances', 'imageLedgers', 'linkPreviews', 'crash_days'];
  for (const { collection } of models.filter(({ collection }) => !nothingPrivate.includes(collection.name))) {
    expect([collection.name, marks.counts.get(collection.name) ?? 0]).not.toEqual([collection.name, 0]);
  }
  expect(marks.texts.size).toBeGreaterThan(100);

  calls.delete('PUT /api/gift/reserve');
  const answers = await crawl();
  expect(answers.size).toBeGreaterThan(routesOf(shop).length);
  const found: string[] = [];
  const ofLink = [...marks.texts].filter(([, path]) => OF_LINK.test(path)).map(([mark]) => mark);
  for (const [route, whole] of answers) {
    const text = route === 'GET /i/:token' ? ofLink.reduce((rest, mark) => rest.replaceAll(mark, ''), whole) : whole;
    for (const [mark, path] of marks.texts) if (holds(text, mark)) found.push(`${route}: ${path}`);
    if (/canary-/.test(text)) found.push(`${route}: ${/canary-[^"]{0,40}/.exec(text)?.[0] ?? ''}`);
    if (/node_modules|mongodb:\/\//.test(text) && !route.includes('/docs')) found.push(`${route}: an internal path`);
  }
  expect(found).toEqual([]);
  // Control: the owner does get what is theirs, so the marks are where the crawl would have met them.
  const own = calls.get('GET /api/gift/find-by-invitation/:invitationId');
  const session = calls.get('GET /user/profile');
  const gifts = await sendCall(shop.url, { ...(own as Call), headers: session?.headers ?? {} });
  expect(gifts.text).toContain('canary-gifts.reservation');
}, 60_000);
