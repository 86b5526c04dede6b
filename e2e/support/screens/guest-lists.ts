import { DAY_MS } from '@serikad/shared/calendar/durations';
import { type FamilyView, type GuestList } from '../../../shared/src/guest-list/family.types.ts';

const ago = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString();
const dayIn = (days: number): string => ago(-days).slice(0, 10);

function changedList(text: string, change: (list: GuestList) => Partial<GuestList>): string {
  const body = JSON.parse(text) as { data: GuestList };
  return JSON.stringify({ ...body, data: { ...body.data, ...change(body.data) } });
}

/** The messages of a list as sent days ago, one family reminded today, six days before the closing date. */
export function sentLongAgo(text: string): string {
  let sent = 3;
  let opened = 1;
  const earlier = (family: FamilyView): FamilyView => {
    if (!family.sent.invitation || family.answer) return family;
    sent += 3;
    const reminder = { at: new Date().toISOString() };
    const isReminded = family.openedAt !== null && opened++ === 1;
    return {
      ...family,
      sent: { invitation: { at: ago(sent + 2) }, ...(isReminded && { reminder }) },
      openedAt: family.openedAt && ago(sent),
    };
  };
  return changedList(text, ({ families }) => ({ families: families.map(earlier), closesOn: dayIn(6) }));
}

export function closedYesterday(text: string): string {
  return changedList(text, () => ({ closesOn: dayIn(-1) }));
}

/** A queue that was begun on another phone: the first of its families is skipped, the chat with the next was opened. */
export function begunElsewhere(text: string): string {
  return changedList(text, ({ families }) => {
    const [first, second, ...others] = families;
    if (!first || !second) return {};
    const ids = families.map(({ id }) => id);
    return {
      families: [first, { ...second, chat: 'invitation' }, ...others],
      queues: [{ kind: 'invitation', key: 'begun', startedAt: ago(0), ids, skipped: [first.id] }],
    };
  });
}
