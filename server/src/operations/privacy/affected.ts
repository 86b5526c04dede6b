import type { mongo, Types } from 'mongoose';
import { inertCell } from '../../common/csv-cell.js';
import { csvHead, csvRows } from '../../common/csv.js';
import type { AuditRecord } from '../../modules/audit/audit.schema.js';
import type { GiftRecord } from '../../modules/gifts/gift.schema.js';
import type { DoorEventRecord } from '../../modules/guest-list/records/door-event.schema.js';
import type { FamilyRecord } from '../../modules/guest-list/records/family.schema.js';
import { GuestSecretsService } from '../../modules/guest-list/records/guest-secrets.service.js';
import type { InvitationRecord } from '../../modules/invitations/invitation.schema.js';
import type { RsvpRecord, TombstoneRecord } from '../../modules/rsvp/responses/rsvp.schema.js';
import type { UserDocument } from '../../modules/users/users.schema.js';
import type { TakeFile } from '../../common/write-zip.js';

type Cells = (string | number)[];

export interface AffectedSource {
  readonly db: mongo.Db;
  /** Decrypts the phone numbers of guest lists. */
  readonly guestKey: string;
}

/** Whom a breach concerns, in numbers. */
export interface Affected {
  customers: number;
  guests: number;
  /** Customers who were deleted since, by their ids: their data was there as well. */
  deleted: string[];
  /** Weddings whose guests' data was erased since, and how many persons these were. */
  erased: { invitations: number; persons: number };
}

const CUSTOMERS = ['id', 'email', 'name', 'phone', 'stored since'];
const GUESTS = ['kind', 'name', 'phone', 'stored since', 'invitation', 'email of the couple'];
/** Rows of one piece of a file. */
const ROWS = 500;

/**
 * Lists everyone whose data was in the shop at some time since a moment: all whose data is stored now, in two files,
 * and what was deleted or erased since, of which only ids and numbers are left.
 */
export async function listAffected(source: AffectedSource, since: Date, take: TakeFile): Promise<Affected> {
  const counts = { customers: 0, guests: 0 };
  const counted = async function* (rows: AsyncIterable<Cells>, of: keyof typeof counts): AsyncGenerator<Cells> {
    for await (const row of rows) {
      counts[of] += 1;
      yield row;
    }
  };
  await take('customers.csv', csvOf(CUSTOMERS, counted(customerRows(source), 'customers')));
  await take('guests.csv', csvOf(GUESTS, counted(guestRows(source), 'guests')));
  const deletions = await source.db
    .collection<AuditRecord>('audit_entries')
    .find({ 'subject.kind': 'customer', action: 'customer.deleted', at: { $gte: since } })
    .project<Pick<AuditRecord, 'subject'>>({ subject: 1 })
    .toArray();
  const erased = { invitations: 0, persons: 0 };
  const erasures = source.db
    .collection<InvitationRecord>('invitations')
    .find({ 'guestErasure.nextAt': { $gt: new Date(0) } }, { projection: { guestErasure: 1 } });
  for await (const { guestErasure } of erasures) {
    if (!guestErasure?.erasedAt || guestErasure.erasedAt < since) continue;
    erased.invitations += 1;
    erased.persons += guestErasure.persons ?? 0;
  }
  return { ...counts, deleted: deletions.map(({ subject }) => subject.id), erased };
}

async function* customerRows({ db }: AffectedSource): AsyncGenerator<Cells> {
  const users = db.collection<UserDocument>('users').find({}).sort({ _id: 1 });
  for await (const { _id, email, name, phoneNo, createdAt, deletion } of users) {
    // Of one whose deletion is nearly over nothing is left.
    if (deletion && email === '') continue;
    yield [_id.toHexString(), inertCell(email), inertCell(name), inertCell(phoneNo), createdAt.toISOString()];
  }
}

/** Guests have no address here: the couple reach them. */
async function* guestRows({ db, guestKey }: AffectedSource): AsyncGenerator<Cells> {
  const secrets = new GuestSecretsService({ guestKey });
  const users = db.collection<UserDocument>('users');
  const invitations = db
    .collection<InvitationRecord>('invitations')
    .find({}, { projection: { userId: 1 } })
    .sort({ orderId: 1 });
  for await (const { _id: invitationId, userId } of invitations) {
    const owner = await users.findOne({ _id: userId }, { projection: { email: 1 } });
    const row = (kind: string, name: string, phone: string, since: Date | null): Cells => [
      kind,
      inertCell(name),
      inertCell(phone),
      since?.toISOString() ?? '',
      invitationId.toHexString(),
      inertCell(owner?.email ?? ''),
    ];
    for await (const { _id, name, phone, createdAt } of named<FamilyRecord>(db, 'families', invitationId, 'name')) {
      yield row('family', name, phone === undefined ? '' : secrets.decryptPhone(_id, phone), createdAt);
    }
    for await (const { from, createdAt, familyId } of named<RsvpRecord>(db, 'wishes', invitationId, 'from')) {
      yield row(familyId ? 'RSVP of a family' : 'RSVP', from, '', createdAt);
    }
    const removed = db
      .collection<TombstoneRecord>('wishes')
      .find({ 'removed.invitationId': invitationId, 'removed.from': { $gt: '' } });
    for await (const { removed: rsvp } of removed) {
      if (rsvp) yield row('removed RSVP', rsvp.from, '', rsvp.createdAt);
    }
    for await (const { name, storedAt } of named<DoorEventRecord>(db, 'door_events', invitationId, 'name')) {
      yield row('walk-in', name, '', storedAt);
    }
    const helpers = (await db.collection('door_events').distinct('by', { invitationId })) as string[];
    for (const by of helpers.filter((name) => name !== '')) yield row('helper at the door', by, '', null);
    const photographers = (await db.collection('album_photos').distinct('name', { invitationId })) as string[];
    for (const name of photographers.filter((each) => each !== '')) yield row('photo of the album', name, '', null);
    for await (const { reservation } of named<GiftRecord>(db, 'gifts', invitationId, 'reservation.name')) {
      if (reservation) yield row('gift', reservation.name, reservation.contactNo, null);
    }
  }
}

function named<T extends object>(
  db: mongo.Db,
  collection: string,
  invitationId: Types.ObjectId,
  field: string,
): AsyncIterable<T> {
  return db.collection(collection).find<T>({ invitationId, [field]: { $gt: '' } });
}

async function* csvOf(columns: string[], rows: AsyncIterable<Cells>): AsyncGenerator<Uint8Array> {
  yield Buffer.from(csvHead(columns));
  let batch: Cells[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < ROWS) continue;
    yield Buffer.from(csvRows(batch));
    batch = [];
  }
  yield Buffer.from(csvRows(batch));
}
