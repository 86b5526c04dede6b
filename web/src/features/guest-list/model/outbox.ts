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

interface Mark {
  /** The family's id; empty: of a queue as a whole. */
  id: string;
  kind: MessageKind;
}

/** That a message was sent, or was not. */
interface SentMark extends Mark {
  sent: boolean;
}

/** That the chat for a message was opened; or that the message was not sent, so that nothing is to be asked. */
interface ChatMark extends Mark {
  opened: boolean;
}

/** That a family of the couple's queue was skipped. */
interface SkipMark extends Mark {
  /** The queue's key. */
  skippedIn: string;
}

/** That the couple began a queue, or ended it: then without families. */
interface QueueMark extends Mark {
  key: string;
  ids: string[];
}

/** What was done with a message. */
export type MessageMark = SentMark | ChatMark;

/** What was done with a message or a queue, which is not stored at the server yet. */
export type WaitingMark = MessageMark | SkipMark | QueueMark;

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
  return 'family' in entry;
}

/** How many changes wait, as the user counts them. */
export function countOf({ families, marks }: Outbox<unknown>): number {
  return families.filter(({ refused }) => refused === undefined).length + marks.filter((mark) => 'sent' in mark).length;
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

/**
 * Whether a message was sent, and what is to be asked of it: of both the last mark counts. Those of queues all count: a
 * queue that begins ends an earlier one.
 */
export function withMark<Family>(outbox: Outbox<Family>, mark: WaitingMark): Outbox<Family> {
  const isOther = (each: WaitingMark) =>
    'ids' in mark || each.id !== mark.id || each.kind !== mark.kind || 'sent' in each !== 'sent' in mark;
  return { ...outbox, marks: [...outbox.marks.filter(isOther), mark] };
}

export function withoutMark<Family>(outbox: Outbox<Family>, mark: WaitingMark): Outbox<Family> {
  return { ...outbox, marks: outbox.marks.filter((each) => each !== mark) };
}

/**
 * Whether another attempt may do what this one could not: the way to the server failed, or the server is away or busy.
 */
export function isPassing(error: unknown): boolean {
  if (!isApiError(error)) return true;
  return error.status === undefined || error.status === 429 || error.status >= 500;
}
