import type { WishView } from './rsvp.types.js';

/** A place in the list of wishes: after the row with this moment and id, newest first. */
export interface RsvpCursor {
  createdAt: Date;
  /** 24 hex digits. */
  _id: string;
}

/** The `before` of the page that follows a row. */
export function rsvpCursor({ createdAt, _id }: Pick<WishView, 'createdAt' | '_id'>): string {
  return `${createdAt}_${_id}`;
}

/** Reads the text of `rsvpCursor`. @returns nothing for anything else */
export function readRsvpCursor(text: unknown): RsvpCursor | null {
  if (typeof text !== 'string') return null;
  const [, moment = '', _id = ''] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([0-9a-f]{24})$/.exec(text) ?? [];
  const createdAt = new Date(moment);
  return Number.isNaN(createdAt.getTime()) ? null : { createdAt, _id };
}
