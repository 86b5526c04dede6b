import { Types } from 'mongoose';

/**
 * Reads an id from an address or a body: exactly 24 hex digits.
 * @returns nothing for anything else, which then is an id that no record has; never a cast error.
 */
export function toObjectId(text: unknown): Types.ObjectId | null {
  return typeof text === 'string' && /^[0-9a-f]{24}$/i.test(text) ? new Types.ObjectId(text) : null;
}
