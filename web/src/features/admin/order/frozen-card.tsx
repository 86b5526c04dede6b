import type { AdminOrderDetails, AdminOrderItem } from '@serikad/shared/admin/admin-order.types';
import type { FrozenDetails } from '@serikad/shared/orders/frozen-details.types';
import { Button } from '../../../components/ui/button.js';
import { classNames } from '../../../components/ui/class-names.js';
import { Icon } from '../../../components/ui/icon.js';
import { Notice } from '../../../components/ui/states.js';
import { orderTexts as t } from '../../../i18n/admin/order.js';
import { itemName } from '../../../i18n/orders.js';
import { dateTime } from '../../../lib/format.js';
import { CopyRow } from '../components/copy-row.js';
import { useAdminCopy } from '../components/use-admin-copy.js';
import { useShortcut } from '../frame/shortcuts-context.js';
import { changedSince, frozenLines, linesText } from './frozen-lines.js';
import * as css from './order.module.css';

/** What items are made from: the details as the couple confirmed them, line by line ready to copy. */
export function FrozenCard({ details: { order, items } }: { details: AdminOrderDetails }) {
  const groups = confirmedTogether(items);
  if (groups.length === 0) {
    if (items.every(({ item }) => item === 'rsvp')) return null;
    return (
      <section className="card card__pad">
        <h2 className="h-card">{t.details}</h2>
        <p className="sm soft">{t.noDetails}</p>
      </section>
    );
  }
  const now = order.invitation[0];
  return groups.map(({ details, names }, i) => {
    const changes = now ? changedSince(details, now) : [];
    return (
      <Group key={details.confirmedAt} details={details} names={names} hasKey={i === 0}>
        {changes.length > 0 && (
          <div className={css.frozenChanged}>
            <Notice tone="warn" title={t.changedSince} role="note">
              {changes.map(({ label, text }) => (
                <p key={`${label} ${text}`}>
                  {label}: <b>{text}</b>
                </p>
              ))}
              <p>{t.askFirst}</p>
            </Notice>
          </div>
        )}
      </Group>
    );
  });
}

function Group({
  details,
  names,
  hasKey,
  children,
}: {
  details: FrozenDetails;
  names: string;
  /** Whether the key that copies is this group's. */
  hasKey: boolean;
  children: React.ReactNode;
}) {
  const { copied, copy } = useAdminCopy();
  const lines = frozenLines(details);
  const copyAll = () => copy('all', linesText(lines));
  useShortcut('copy', hasKey ? copyAll : undefined);
  return (
    <section className="card">
      <div className="card__head">
        <div>
          <h2 className={classNames('h-card row', css.frozenTitle)}>
            <Icon name="lock" className="soft" />
            {t.details}
          </h2>
          <p className="xs soft num">{t.frozenAt(dateTime(details.confirmedAt), names)}</p>
        </div>
        <Button
          variant="second"
          size="sm"
          icon={copied === 'all' ? 'check' : 'copy'}
          {...(copied === 'all' && { className: 'btn--done' })}
          onClick={copyAll}
        >
          {t.copyAll}
        </Button>
      </div>
      <dl className="divide">
        {lines.map(({ label, text }, i) => (
          <CopyRow key={`${label} ${i}`} label={label} text={text} />
        ))}
      </dl>
      {children}
    </section>
  );
}

/** Items that were submitted together have the same details; the newest first. */
function confirmedTogether(items: readonly AdminOrderItem[]): { details: FrozenDetails; names: string }[] {
  const groups = new Map<string, { details: FrozenDetails; names: string[] }>();
  for (const { item, package: kind, details } of items) {
    if (!details) continue;
    const group = groups.get(details.confirmedAt) ?? { details, names: [] };
    group.names.push(itemName(item, kind)[0]);
    groups.set(details.confirmedAt, group);
  }
  return [...groups.values()]
    .sort((a, b) => b.details.confirmedAt.localeCompare(a.details.confirmedAt))
    .map(({ details, names }) => ({ details, names: names.join(', ') }));
}
