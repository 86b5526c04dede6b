import type { FamilyView, MessageKind } from '@serikad/shared/guest-list/family.types';
import { ALL_SESSIONS, isUnheardOf } from './shown-families.js';

/** Families that a message is sent to one after the other. Without `ids` there is none. */
export interface SendQueue {
  kind: MessageKind;
  ids: string[];
  /** How many of them are done with. */
  at: number;
  sent: number;
  skipped: number;
  /** The chat with the next one was opened, and it is not said yet whether the message was sent. */
  asking: boolean;
}

export const NO_QUEUE: SendQueue = { kind: 'invitation', ids: [], at: 0, sent: 0, skipped: 0, asking: false };

export const queueKey = (invitationId: string): string => `guest-list-queue:${invitationId}`;

export function startQueue(families: readonly FamilyView[], kind: MessageKind): SendQueue {
  return { ...NO_QUEUE, kind, ids: families.map(({ id }) => id) };
}

/** The families that are left, the current one first. Those deleted meanwhile are passed over. */
export function leftOf({ ids, at }: SendQueue, families: readonly FamilyView[]): FamilyView[] {
  const byId = new Map(families.map((family) => [family.id, family]));
  return ids.slice(at).flatMap((id) => byId.get(id) ?? []);
}

/** After the current family. */
export function after(queue: SendQueue, current: FamilyView, how: 'sent' | 'skipped'): SendQueue {
  return { ...queue, at: queue.ids.indexOf(current.id) + 1, [how]: queue[how] + 1, asking: false };
}

/**
 * Which families the button for many is about, and which message:
 * reminders where those are shown who wait, else invitations.
 * @param session whose families are shown; `all`
 */
export function sendable(
  found: readonly FamilyView[],
  filter: string,
  session = ALL_SESSIONS,
): { kind: MessageKind; families: readonly FamilyView[] } {
  const isUnanswered = (family: FamilyView) => family.answer === null;
  if (filter === 'sent') {
    return {
      kind: 'reminder',
      families: found.filter((f) => isUnanswered(f) && f.openedAt === null && f.sent.invitation),
    };
  }
  if (filter === 'opened') {
    return {
      kind: 'reminder',
      families: found.filter((f) => (isUnanswered(f) && f.openedAt !== null) || isUnheardOf(f, session)),
    };
  }
  return {
    kind: 'invitation',
    families: found.filter((f) => isUnanswered(f) && f.openedAt === null && !f.sent.invitation),
  };
}
