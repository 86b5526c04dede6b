import type { AddFamilyDto } from '@serikad/shared/guest-list/family.dto';
import type { MessageKind } from '@serikad/shared/guest-list/family.types';
import { isApiError } from '../../../lib/api-error.js';

/** A family that is not stored at the server yet. */
export interface WaitingFamily<Family = AddFamilyDto> {
  /** Its Idempotency-Key, kept through all attempts: sent twice, the family is on the list once. */
  key: string;
  family: Family;
  /** Why the server refuses it; then it is not sent again as it is. */
  refused?: string;
}

/** That a message was sent, or was not, which is not stored at the server yet. */
export interface WaitingMark {
  id: string;
  kind: MessageKind;
  sent: boolean;
}

/** What waits for a connection, in the order in which it was made. */
export interface Outbox<Family = AddFamilyDto> {
  families: WaitingFamily<Family>[];
  marks: WaitingMark[];
}

export const EMPTY_OUTBOX: Outbox<never> = { families: [], marks: [] };

/** Under which name it is kept on the device. */
export const outboxKey = (invitationId: string): string => `guest-list:${invitationId}`;

/** What is sent next: families first, as they were added. */
export function nextOf<Family>({ families, marks }: Outbox<Family>): WaitingFamily<Family> | WaitingMark | undefined {
  return families.find(({ refused }) => refused === undefined) ?? marks[0];
}

export function isFamily<Family>(entry: WaitingFamily<Family> | WaitingMark): entry is WaitingFamily<Family> {
  return 'key' in entry;
}

export function countOf(outbox: Outbox<unknown>): number {
  return outbox.families.filter(({ refused }) => refused === undefined).length + outbox.marks.length;
}

export function withFamily<Family>(outbox: Outbox<Family>, entry: WaitingFamily<Family>): Outbox<Family> {
  return { ...outbox, families: [...outbox.families, entry] };
}

export function withoutFamily<Family>(outbox: Outbox<Family>, key: string): Outbox<Family> {
  return { ...outbox, families: outbox.families.filter((each) => each.key !== key) };
}

export function withRefused<Family>(outbox: Outbox<Family>, key: string, refused: string): Outbox<Family> {
  return { ...outbox, families: outbox.families.map((each) => (each.key === key ? { ...each, refused } : each)) };
}

/** The last mark of a family and a kind of message is the one that counts. */
export function withMark<Family>(outbox: Outbox<Family>, mark: WaitingMark): Outbox<Family> {
  return { ...outbox, marks: [...withoutMark(outbox, mark).marks, mark] };
}

export function withoutMark<Family>(
  outbox: Outbox<Family>,
  { id, kind }: Pick<WaitingMark, 'id' | 'kind'>,
): Outbox<Family> {
  return { ...outbox, marks: outbox.marks.filter((each) => each.id !== id || each.kind !== kind) };
}

/**
 * Whether another attempt may do what this one could not: the way to the server failed, or the server is away or busy.
 */
export function isPassing(error: unknown): boolean {
  if (!isApiError(error)) return true;
  return error.status === undefined || error.status === 429 || error.status >= 500;
}
