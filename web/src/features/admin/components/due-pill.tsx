import type { AdminItem } from '@serikad/shared/admin/admin-order.types';
import { Pill } from '../../../components/ui/states.js';
import { dueText } from '../../../i18n/admin/orders.js';
import { dateTime } from '../../../lib/format.js';
import { daysUntil, shortDate } from './days.js';

/**
 * By when an item is due: nothing for one that is not being made, and for one that waits for its customer a plain day.
 */
export function DuePill({ item: { dueOn, status, submittedAt } }: { item: AdminItem }) {
  if (dueOn === null) return null;
  const days = daysUntil(dueOn);
  const title = submittedAt === null ? undefined : dateTime(submittedAt);
  if (status === 'approval') return <Pill tone="mute">{dueText.on(shortDate(dueOn))}</Pill>;
  return (
    <span title={title}>
      <Pill tone={days < 0 ? 'bad' : days <= 1 ? 'wait' : 'mute'} icon={days < 0 ? 'alert' : 'clock'}>
        {dueText.in(days)}
      </Pill>
    </span>
  );
}
