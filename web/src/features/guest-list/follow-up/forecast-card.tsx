import type { FamilyView, GuestListTotals } from '@serikad/shared/guest-list/family.types';
import { MAIN_SESSION } from '@serikad/shared/guest-list/family.types';
import { forecastOf } from '@serikad/shared/guest-list/forecast';
import type { ReactNode } from 'react';
import { Notice } from '../../../components/ui/states.js';
import { guestListTexts as t } from '../../../i18n/guest-list.js';
import * as css from './follow-up.module.css';

/** How many persons may come: those who are sure, those who are not, and seats without an answer. */
export function ForecastCard({ families, totals }: { families: readonly FamilyView[]; totals: GuestListTotals }) {
  const { sure, maybe, unheard, familiesUnheard, range } = forecastOf(families, totals);
  const { adults = 0, children = 0 } = totals.sessions[MAIN_SESSION] ?? {};
  const byOpenLink = totals.open.adults + totals.open.children;
  if (sure + maybe + unheard === 0) return null;
  return (
    <section className={`card ${css.forecast}`}>
      <div className={css.forecastHead}>
        <h3 className="h-sec">{t.forecastTitle}</h3>
        <span className="xs soft num">{t.forecastInvited(totals.seats)}</span>
      </div>
      <svg
        className={css.bar}
        viewBox="0 0 100 1"
        preserveAspectRatio="none"
        role="img"
        aria-label={t.forecastBar(sure, maybe, unheard)}
      >
        <Bar from={0} part={sure} whole={sure + maybe + unheard} kind="sure" />
        <Bar from={sure} part={maybe} whole={sure + maybe + unheard} kind="maybe" />
      </svg>
      <dl className={css.figures}>
        <Figure kind="sure" name={t.sure} value={sure}>
          {t.adults(adults)}
          <br />
          {t.children(children)}
          {byOpenLink > 0 && (
            <>
              <br />
              {t.byOpenLink(byOpenLink)}
            </>
          )}
        </Figure>
        <Figure kind="maybe" name={t.perhaps} value={maybe}>
          {t.familiesUnsure(totals.maybe)}
        </Figure>
        <Figure kind="unheard" name={t.unheard} value={unheard}>
          {t.familiesUnheard(familiesUnheard)}
        </Figure>
      </dl>
      {range && (
        <Notice tone="plain" icon="users" title={t.forecastRange(range.low, range.high)}>
          {t.forecastReason(range.percent)}
        </Notice>
      )}
    </section>
  );
}

type Kind = 'sure' | 'maybe' | 'unheard';

function Bar({ from, part, whole, kind }: { from: number; part: number; whole: number; kind: Kind }) {
  return <rect x={(100 * from) / whole} y="0" width={(100 * part) / whole} height="1" data-kind={kind} />;
}

function Figure({ kind, name, value, children }: { kind: Kind; name: string; value: number; children: ReactNode }) {
  return (
    <div>
      <dt data-kind={kind}>{name}</dt>
      <dd>
        {value}
        <small>{children}</small>
      </dd>
    </div>
  );
}
