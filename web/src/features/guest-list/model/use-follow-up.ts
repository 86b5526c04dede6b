import type { FamilyView, GuestList } from '@serikad/shared/guest-list/family.types';
import { followUp, toRemind } from '@serikad/shared/guest-list/follow-up';
import { useMemo } from 'react';
import type { Outbox } from './outbox.js';

/** Who is to be reminded; a reminder whose mark waits for a connection counts. */
export function useFollowUp(
  families: readonly FamilyView[],
  { marks }: Pick<Outbox, 'marks'>,
  { closesOn, sessions }: Pick<GuestList, 'closesOn' | 'sessions'>,
  now: number,
) {
  return useMemo(() => {
    const kinds = new Map<string, Set<string>>();
    for (const mark of marks) {
      if ('sent' in mark && mark.sent) kinds.set(mark.id, (kinds.get(mark.id) ?? new Set()).add(mark.kind));
    }
    const at = new Date(now).toISOString();
    const marked = families.map((family) => {
      const waiting = kinds.get(family.id);
      if (!waiting) return family;
      return { ...family, sent: { ...family.sent, ...Object.fromEntries([...waiting].map((kind) => [kind, { at }])) } };
    });
    const groups = followUp(marked, {
      now,
      closesOn,
      ...(sessions.length > 0 && { sessions: sessions.map(({ id }) => id) }),
    });
    return { groups, due: toRemind(groups.unopened).length + toRemind(groups.unanswered).length };
  }, [families, marks, closesOn, sessions, now]);
}
