import { randomBytes } from 'node:crypto';
import { Types } from 'mongoose';

/**
 * Reads an id from an address or a body: exactly 24 hex digits.
 * @returns nothing for anything else, which then is an id that no record has; never a cast error.
 */
export function toObjectId(text: unknown): Types.ObjectId | null {
  return typeof text === 'string' && /^[0-9a-f]{24}$/i.test(text) ? new Types.ObjectId(text) : null;
}

/**
 * An id that can't be derived from another one: 12 random bytes. The driver's own ObjectIds share the process's bytes
 * and count up, so one that is public leads to its neighbours. Ids made here have no order: sort by a stored date.
 */
export function randomObjectId(): Types.ObjectId {
  return new Types.ObjectId(randomBytes(12));
}
