import { WHOLE_STATES } from '@serikad/shared/album/album.types';
import mongoose from 'mongoose';
import type { SeatsRecord } from '../../modules/rsvp/seats/seats.schema.js';
import { pictureKey } from '../../modules/album/album-keys.js';
import type { AlbumPhotoRecord } from '../../modules/album/album-photo.schema.js';
import type { AuditRecord } from '../../modules/audit/audit.schema.js';
import type { GiftRecord } from '../../modules/gifts/gift.schema.js';
import type { DoorEventRecord } from '../../modules/guest-list/records/door-event.schema.js';
import type { FamilyRecord } from '../../modules/guest-list/records/family.schema.js';
import type { GuestListRecord } from '../../modules/guest-list/records/guest-list.schema.js';
import type { ShortAddressRecord } from '../../modules/short-addresses/short-address.schema.js';
import { GuestSecretsService } from '../../modules/guest-list/records/guest-secrets.service.js';
import { originalKey } from '../../media/images/image-purpose.js';
import type { ImageQuotaRecord } from '../../media/images/image-quota.schema.js';
import type { InvitationRecord } from '../../modules/invitations/invitation.schema.js';
import type { LinkPreviewRecord } from '../../modules/link-previews/link-preview.schema.js';
import type { ChecklistRecord } from '../../modules/lists/checklist.schema.js';
import type { StoredOrder } from '../../modules/orders/records/order.schema.js';
import type { PaymentRecord } from '../../modules/orders/ledger/payment.schema.js';
import type { PhotoRecord } from '../../modules/photos/photo.schema.js';
import type { StoragePort } from '../../media/storage/storage.port.js';
import type { UserDocument } from '../../modules/users/users.schema.js';
import type { RsvpRecord } from '../../modules/rsvp/responses/rsvp.schema.js';

export interface ExportSource {
  readonly db: mongoose.mongo.Db;
  readonly storage: StoragePort;
  /** Decrypts the phone numbers of guest lists. */
  readonly guestKey: string;
}

/** A file of an export, not read yet. */
export interface ExportedFile {
  /** Inside the export: `orders.json`, `pictures/photos/<uuid>.webp`. */
  path: string;
  /** What it holds, in a sentence for the customer. */
  about: string;
  content: AsyncIterable<string | Uint8Array>;
}

type Row = Record<string, unknown>;

/**
 * Everything that the shop stores of a customer, file by file, with as much in memory as is on its way. Fields are
 * named one by one where a document holds hashes, keys or secrets: none of those leaves.
 */
export async function* exportedFiles(source: ExportSource, user: UserDocument): AsyncGenerator<ExportedFile> {
  const { db } = source;
  const orders = await db.collection<StoredOrder>('orders').find({ userId: user._id }).sort({ _id: 1 }).toArray();
  const invitations = orders.map(({ invitationId }) => invitationId);
  const audited = [user._id, ...orders.map(({ _id }) => _id)].map((id) => id.toHexString());
  const { _id, email, name, phoneNo, registered, language, createdAt, googleSub } = user;

  const json = (path: string, about: string, rows: AsyncIterable<Row> | Row[]): ExportedFile => ({
    path,
    about,
    content: listOf(rows),
  });
  const about = { _id, email, name, phoneNo, registered, language, createdAt, googleAccount: googleSub };
  yield json('customer.json', 'The account, as Google and the registration gave it.', [about]);
  yield json('orders.json', 'The orders, with the details that were confirmed for their items.', orders.map(orderRow));
  yield json('payments.json', 'The lines of the shop’s ledger about these orders.', paymentRows(db, orders));
  yield json(
    'invitations.json',
    'The invitations with all their sections, settings, photos and gifts.',
    invitationRows(db, invitations),
  );
  yield json('checklist.json', 'The wedding checklist.', checklistRows(db, _id));
  yield json('audit.json', 'What the seller has done with these orders and this account.', auditRows(db, audited));
  yield json(
    'guests/answers.json',
    'Personal data of the guests, not of the customer: their answers and wishes.',
    answerRows(db, invitations),
  );
  yield json(
    'guests/guest-list.json',
    'Personal data of the guests, not of the customer: the families of the guest lists.',
    familyRows(source, invitations),
  );
  yield json(
    'guests/check-ins.json',
    'Personal data of the guests, not of the customer: who came, and who checked them in.',
    checkInRows(db, invitations),
  );
  yield json(
    'guests/gift-reservations.json',
    'Personal data of the guests, not of the customer: who reserved which gift.',
    reservationRows(db, invitations),
  );
  yield json(
    'guests/album.json',
    'Personal data of the guests, not of the customer: who added which photo to the album.',
    albumRows(db, invitations),
  );
  yield* albumOriginals(source, invitations);
  yield* pictures(source, invitations);
}

function orderRow(order: StoredOrder): Row {
  const { _id, kind, customer, notes, items, price, discountPrice, paidAmount, invitationId, createdAt } = order;
  const { invitationStart, removals = [] } = order;
  return {
    _id,
    kind,
    customer,
    notes,
    items,
    price,
    discountPrice,
    paidAmount,
    invitationId,
    invitationStart,
    createdAt,
    removedPictures: removals.map(({ place, at, reason }) => ({ place, at, reason })),
  };
}

/** With the lines that an order still carries: they are decided already. */
async function* paymentRows(db: mongoose.mongo.Db, orders: readonly StoredOrder[]): AsyncGenerator<Row> {
  for (const { _id: orderId, outbox = [] } of orders) {
    const lines = new Map<string, PaymentRecord>();
    for (const { payment } of outbox) if (payment) lines.set(payment._id.toHexString(), payment);
    const written = db.collection<PaymentRecord>('payments').find({ orderId }).sort({ at: 1, _id: 1 });
    for await (const line of written) lines.set(line._id.toHexString(), line);
    for (const { _id, amount, method, reference, note, reverses, at } of lines.values()) {
      yield { _id, orderId, amount, method, reference, note, reverses, at };
    }
  }
}

async function* invitationRows(db: mongoose.mongo.Db, ids: readonly mongoose.Types.ObjectId[]): AsyncGenerator<Row> {
  for (const _id of ids) {
    const invitation = await db.collection<InvitationRecord>('invitations').findOne({ _id });
    if (!invitation) continue;
    const { userId: _owner, ...sections } = invitation;
    const counter = await db.collection<SeatsRecord>('attendances').findOne({ _id });
    const whole = { invitationId: _id, claimedAt: null };
    const photos = await db
      .collection<PhotoRecord>('photos')
      .find(whole as never)
      .sort({ order: 1, createdAt: 1, _id: 1 })
      .toArray();
    const gifts = await db
      .collection<GiftRecord>('gifts')
      .find(whole as never)
      .sort({ createdAt: 1, _id: 1 })
      .toArray();
    const list = await db.collection<GuestListRecord>('guest_lists').findOne({ _id }, { projection: { templates: 1 } });
    yield {
      ...sections,
      messages: list?.templates ?? {},
      shortAddresses: await db
        .collection<ShortAddressRecord>('short_addresses')
        .find({ invitationId: _id, slot: { $exists: true } })
        .map(({ address }) => address)
        .toArray(),
      attendance: counter && settingsOf(counter),
      photos: photos.map((photo) => ({ _id: photo._id, order: photo.order, picture: photo.imageUrl })),
      gifts: gifts.map(giftRow),
    };
  }
}

function settingsOf({ show, limit, totalLimit, message, messageAlignment, taken, answers }: SeatsRecord): Row {
  return { show, limit, totalLimit, message, messageAlignment, taken, answers };
}

function giftRow({ _id, title, productUrl, imageUrl, notes, enabled, reservation }: GiftRecord): Row {
  return { _id, title, productUrl, picture: imageUrl, notes, enabled, reserved: reservation !== null };
}

async function* checklistRows(db: mongoose.mongo.Db, _id: mongoose.Types.ObjectId): AsyncGenerator<Row> {
  const list = await db.collection<ChecklistRecord>('checklists').findOne({ _id });
  for (const item of list?.items ?? []) yield { ...item };
}

async function* auditRows(db: mongoose.mongo.Db, ids: readonly string[]): AsyncGenerator<Row> {
  const entries = db
    .collection<AuditRecord>('audit_entries')
    .find({ 'subject.kind': { $in: ['order', 'customer'] }, 'subject.id': { $in: [...ids] } })
    .sort({ at: 1, _id: 1 });
  // Which of the sellers it was is the seller's own data.
  for await (const { _id, at, action, subject, details } of entries) yield { _id, at, action, subject, details };
}

async function* answerRows(db: mongoose.mongo.Db, ids: readonly mongoose.Types.ObjectId[]): AsyncGenerator<Row> {
  const answers = db.collection<RsvpRecord>('wishes').find({ invitationId: { $in: [...ids] } });
  for await (const { invitationId, from, willAttend, attendanceCount, message, createdAt, withheld } of answers) {
    yield { invitationId, from, willAttend, attendanceCount, message, createdAt, hiddenByTheShop: withheld ?? null };
  }
}

async function* familyRows(
  { db, guestKey }: ExportSource,
  ids: readonly mongoose.Types.ObjectId[],
): AsyncGenerator<Row> {
  const secrets = new GuestSecretsService({ guestKey });
  for (const invitationId of ids) {
    const list = await db.collection<GuestListRecord>('guest_lists').findOne({ _id: invitationId });
    const branches = new Map(list?.branches.map(({ id, name }) => [id, name]));
    const entries = new Map(list?.entries.map((entry) => [entry.f.toHexString(), entry]));
    for await (const family of db.collection<FamilyRecord>('families').find({ invitationId })) {
      const { _id, name, title, phone, side, language, note, table, createdAt, sent, openedAt } = family;
      const entry = entries.get(_id.toHexString());
      yield {
        invitationId,
        name,
        title,
        phone: phone === undefined ? '' : secrets.decryptPhone(_id, phone),
        side,
        language,
        note,
        table,
        createdAt,
        sent: sent ?? {},
        openedAt: openedAt ?? null,
        branch: entry ? (branches.get(entry.b) ?? '') : null,
        seats: entry?.s ?? null,
        removed: entry === undefined,
      };
    }
  }
}

async function* checkInRows(db: mongoose.mongo.Db, ids: readonly mongoose.Types.ObjectId[]): AsyncGenerator<Row> {
  const events = db.collection<DoorEventRecord>('door_events').find({ invitationId: { $in: [...ids] } });
  for await (const { invitationId, id, family, name, session, adults, children, undoes, at, by } of events) {
    yield { invitationId, id, family: family ?? null, name, session, adults, children, undoes: undoes ?? null, at, by };
  }
}

async function* reservationRows(db: mongoose.mongo.Db, ids: readonly mongoose.Types.ObjectId[]): AsyncGenerator<Row> {
  const reserved = { invitationId: { $in: [...ids] }, reservation: { $ne: null } };
  for await (const { _id: gift, invitationId, title, reservation } of db
    .collection<GiftRecord>('gifts')
    .find(reserved)) {
    if (reservation) yield { invitationId, gift, title, ...reservation };
  }
}

async function* albumRows(db: mongoose.mongo.Db, ids: readonly mongoose.Types.ObjectId[]): AsyncGenerator<Row> {
  const stored = { invitationId: { $in: [...ids] }, state: { $ne: 'removed' as const } };
  for await (const photo of db.collection<AlbumPhotoRecord>('album_photos').find(stored)) {
    const { _id, invitationId, name, state, at, bytes, width = null, height = null } = photo;
    yield { _id, invitationId, name, state, at, bytes, width, height, file: originalPath(photo) };
  }
}

/** Inside the export; `null` while the photo is not whole. */
function originalPath({ uuid, format }: Pick<AlbumPhotoRecord, 'uuid' | 'format'>): string | null {
  return format === undefined ? null : `guests/album/${uuid}.${format === 'jpeg' ? 'jpg' : format}`;
}

/** Photos as their guests sent them. */
async function* albumOriginals(
  { db, storage }: ExportSource,
  ids: readonly mongoose.Types.ObjectId[],
): AsyncGenerator<ExportedFile> {
  for (const invitationId of ids) {
    // All at once: the files take longer than a cursor of the database lives.
    const photos = await db
      .collection<AlbumPhotoRecord>('album_photos')
      .find({ invitationId, state: { $in: [...WHOLE_STATES] } })
      .project<Pick<AlbumPhotoRecord, 'uuid' | 'format'>>({ _id: 0, uuid: 1, format: 1 })
      .toArray();
    for (const photo of photos) {
      const path = originalPath(photo);
      const file = path === null ? null : await storage.open(originalKey(pictureKey(photo.uuid)));
      if (file && path !== null) yield { path, about: 'A guest’s photo.', content: file.stream() };
    }
  }
}

/** Each picture once, in its largest size, and those that were painted for the links. */
async function* pictures(
  { db, storage }: ExportSource,
  invitations: readonly mongoose.Types.ObjectId[],
): AsyncGenerator<ExportedFile> {
  const owners = { _id: { $in: invitations.map((id) => id.toHexString()) } };
  const quotas = await db.collection<ImageQuotaRecord>('imageLedgers').find(owners).toArray();
  const previews = await db.collection<LinkPreviewRecord>('linkPreviews').find(owners).toArray();
  const keys = [...quotas.flatMap(({ images }) => images), ...previews.flatMap((of) => of.pictures)];
  for (const { key } of keys) {
    const file = await storage.open(key);
    if (file) yield { path: `pictures/${key}`, about: 'A picture.', content: file.stream() };
  }
}

/** A JSON list piece by piece, an entry a line. Ids are hex, moments ISO 8601. */
async function* listOf(rows: AsyncIterable<Row> | Row[]): AsyncGenerator<string> {
  let before = '[\n';
  for await (const row of rows) {
    yield `${before}${JSON.stringify(row)}`;
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
