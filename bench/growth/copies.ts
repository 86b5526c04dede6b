import { randomFillSync, randomUUID } from 'node:crypto';
import { Binary, ObjectId, type Document } from 'mongodb';
import type { Template } from './base.ts';

const HEX_ID = /^[0-9a-f]{24}$/;
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
/** Base64url of 32 bytes, as hashes and secrets are stored. */
const HASH = /^[\w-]{43}$/;

const pool = Buffer.alloc(64 * 1024);
let used = pool.length;

/** Random bytes from a pool: one call of the generator for thousands of ids. */
function random(bytes: number): Buffer {
  if (used + bytes > pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += bytes;
  return Buffer.from(pool.subarray(used - bytes, used));
}

/** An id as the shop makes them: 12 random bytes. */
export const randomId = (): ObjectId => new ObjectId(random(12));

/** What the values of a template become in one copy; the same value becomes the same one in all of its documents. */
interface Renewal {
  ids: Map<string, ObjectId>;
  texts: Map<string, string>;
  /** By how much all moments are earlier, in ms. */
  earlier: number;
}

/** Parts of templates that are the same in every copy; they are looked through once and then shared. */
const unchanging = new WeakMap<object, boolean>();

function isUnchanging(value: unknown): boolean {
  if (typeof value === 'string') return value.length < 24 || (!HEX_ID.test(value) && value.search(UUID) === -1);
  if (typeof value !== 'object' || value === null || value instanceof Binary) return true;
  if (value instanceof ObjectId || value instanceof Date) return false;
  const known = unchanging.get(value);
  if (known !== undefined) return known;
  const result = Object.values(value).every(isUnchanging);
  unchanging.set(value, result);
  return result;
}

/** Copies a document with new ids, UUIDs and moments; everything else stays as the shop has written it. */
function renewed(value: unknown, renewal: Renewal): unknown {
  if (typeof value === 'string') return renewedText(value, renewal);
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof ObjectId) return renewal.ids.get(value.toHexString()) ?? value;
  if (value instanceof Date) return new Date(value.getTime() - renewal.earlier);
  if (isUnchanging(value)) return value;
  if (Array.isArray(value)) return value.map((item) => renewed(item, renewal));
  const copy: Document = {};
  for (const [key, field] of Object.entries(value)) copy[key] = renewed(field, renewal);
  return copy;
}

function renewedText(text: string, { ids, texts }: Renewal): string {
  if (text.length < 24) return text;
  if (HEX_ID.test(text)) return ids.get(text)?.toHexString() ?? text;
  return text.replace(UUID, (uuid) => {
    const known = texts.get(uuid) ?? randomUUID();
    texts.set(uuid, known);
    return known;
  });
}

/** How a copy differs from its template, beyond ids and moments. */
export interface CopyOptions {
  earlier: number;
  customer: { name: string; phoneNo: string };
  search: string[];
  /** RSVPs that its invitation will have. */
  answers: number;
  withPhoto: boolean;
}

/** The documents of one more order, by collection. */
export function copyOf(template: Template, { earlier, customer, search, answers, withPhoto }: CopyOptions): Template {
  const renewal: Renewal = { ids: new Map(), texts: new Map(), earlier };
  for (const { _id } of Object.values(template).flat()) {
    const id = String(_id);
    if (!renewal.ids.has(id)) renewal.ids.set(id, randomId());
  }
  const copy: Template = {};
  for (const [collection, documents] of Object.entries(template)) {
    if (!withPhoto && (collection === 'photos' || collection === 'imageLedgers')) continue;
    copy[collection] = documents.map((document) => renewed(document, renewal) as Document);
  }
  for (const order of copy['orders'] ?? []) Object.assign(order, { customer, search });
  for (const user of copy['users'] ?? []) user['googleSub'] = random(12).toString('hex');
  for (const counter of copy['attendances'] ?? []) Object.assign(counter, { taken: answers * GUESTS, answers });
  return copy;
}

const GUESTS = 2;

/** Copies of an RSVP with values of its own wherever the shop writes random ones. */
export function copyOfRsvp(template: Document, invitationId: ObjectId, n: number, createdAt: Date): Document {
  const rsvp: Document = {};
  for (const [key, value] of Object.entries(template)) rsvp[key] = freshValue(value);
  return Object.assign(rsvp, {
    _id: randomId(),
    invitationId,
    from: `Keluarga Encik Rahmat bin Abdullah ${n}`,
    attendanceCount: GUESTS,
    createdAt,
  });
}

function freshValue(value: unknown): unknown {
  if (value instanceof Binary) return new Binary(random(value.length()), value.sub_type);
  if (typeof value !== 'string') return value;
  if (value.length === 36 && value.search(UUID) === 0) return randomUUID();
  return HASH.test(value) ? random(32).toString('base64url') : value;
}
