import { MAIN_SESSION, type GuestListTotals } from '@serikad/shared/guest-list/family.types';
import { isLimited } from '@serikad/shared/rsvp/seats';
import type { ReactNode } from 'react';
import { guestListTexts as t } from '../../../i18n/guest-list.js';
import * as css from '../guest-list.module.css';

/** The figures of the list; three carry the share of the one before. */
export function TotalsStrip({ totals, limit }: { totals: GuestListTotals; limit: number }) {
  const { adults = 0, children = 0 } = totals.sessions[MAIN_SESSION] ?? {};
  const byOpenLink = totals.open.adults + totals.open.children;
  return (
    <dl className={css.strip}>
      <Figure name={t.families} value={totals.families} />
      <Figure name={t.invited} value={totals.seats}>
        <small>{isLimited(limit) ? t.paxOf(limit) : t.seats.toLowerCase()}</small>
      </Figure>
      <Figure name={t.sent} value={totals.sent}>
        <Share part={totals.sent} whole={totals.families} />
      </Figure>
      <Figure name={t.opened} value={totals.opened}>
        <Share part={totals.opened} whole={totals.sent} />
      </Figure>
      <Figure name={t.answered} value={totals.answered}>
        <Share part={totals.answered} whole={totals.opened} />
      </Figure>
      <Figure name={t.coming} value={adults + children}>
        <small>
          {t.adults(adults)}
          {children > 0 && ` + ${t.children(children)}`}
          {byOpenLink > 0 && ` (${t.byOpenLink(byOpenLink)})`}
        </small>
      </Figure>
    </dl>
  );
}

function Figure({ name, value, children }: { name: string; value: number; children?: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {value}
        {children}
      </dd>
    </div>
  );
}

function Share({ part, whole }: { part: number; whole: number }) {
  return <progress className={css.bar} max={Math.max(1, whole)} value={part} aria-hidden="true" />;
}
