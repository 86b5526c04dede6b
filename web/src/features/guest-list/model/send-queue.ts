import type { FamilyView, MessageKind, SendQueue } from '@serikad/shared/guest-list/family.types';
import type { WaitingMark } from './outbox.js';
import { ALL_SESSIONS, isUnheardOf } from './shown-families.js';

/** After every moment: nothing that is stored was sent since. */
const NOT_STORED_YET = '9999';

/** The couple's queues, with what waits on this device. */
export function queuesWith(stored: readonly SendQueue[], marks: readonly WaitingMark[]): SendQueue[] {
  let queues = [...stored];
  for (const mark of marks) {
    const { kind } = mark;
    const same = queues.find((queue) => queue.kind === kind);
    const others = queues.filter((queue) => queue !== same);
    if ('ids' in mark) {
      const { key, ids } = mark;
      if (ids.length === 0) queues = same?.key === key ? others : queues;
      else if (same?.key !== key) queues = [...others, { kind, key, startedAt: NOT_STORED_YET, ids, skipped: [] }];
    } else if ('skippedIn' in mark && same?.key === mark.skippedIn) {
      queues = [...others, { ...same, skipped: [...same.skipped, mark.id] }];
    }
  }
  return queues;
}

/** How far a queue is. Families that were removed are passed over. */
export interface QueueProgress {
  /** Those to whom it is still to be sent, the current one first. */
  left: FamilyView[];
  skipped: FamilyView[];
  /** To how many it was sent since the queue began, from whatever phone. */
  sent: number;
  /** Which of `all` the current one is. */
  position: number;
  all: number;
}

export function progressOf(
  { kind, startedAt, ids, skipped: skippedIds }: SendQueue,
  families: readonly FamilyView[],
  marks: readonly WaitingMark[],
): QueueProgress {
  const byId = new Map(families.map((family) => [family.id, family]));
  const marked = new Map(marks.flatMap((mark) => ('sent' in mark && mark.kind === kind ? [[mark.id, mark.sent]] : [])));
  const isSent = ({ id, sent }: FamilyView) => marked.get(id) ?? (sent[kind]?.at ?? '') >= startedAt;
  const there = ids.flatMap((id) => byId.get(id) ?? []);
  const unsent = there.filter((family) => !isSent(family));
  const isSkipped = new Set(skippedIds);
  const left = unsent.filter(({ id }) => !isSkipped.has(id));
  return {
    left,
    skipped: unsent.filter(({ id }) => isSkipped.has(id)),
    sent: there.length - unsent.length,
    position: Math.min(ids.length, ids.length - left.length + 1),
    all: ids.length,
  };
}

/** The message that a family's chat was opened for, as long as it is not said whether it was sent. */
export function chatOf({ id, chat: stored }: FamilyView, marks: readonly WaitingMark[]): MessageKind | null {
  let chat = stored;
  for (const mark of marks) {
    if (mark.id !== id) continue;
    if ('opened' in mark) chat = mark.opened ? mark.kind : null;
    else if ('skippedIn' in mark || ('sent' in mark && mark.sent)) chat = null;
  }
  return chat;
}

/**
 * The family whose chat is asked about: the one that was opened last on this device, else one of another phone.
 * @param last id of the family whose chat was opened last on this device; empty without one
 */
export function askedAbout(
  families: readonly FamilyView[],
  marks: readonly WaitingMark[],
  last: string,
): { family: FamilyView; kind: MessageKind } | undefined {
  const asked = families.flatMap((family) => {
    const kind = family.chat !== null || family.id === last ? chatOf(family, marks) : null;
    return kind === null ? [] : [{ family, kind }];
  });
  return asked.find(({ family }) => family.id === last) ?? asked[0];
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
