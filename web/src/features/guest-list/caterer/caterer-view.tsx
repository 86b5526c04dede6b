import { type CatererSummary, MAIN_SESSION } from '@serikad/shared/guest-list/family.types';
import { NO_ANSWERS } from '@serikad/shared/guest-list/guest-list';
import { closingMoment } from '@serikad/shared/guest-list/closing-date';
import type { InvitationView } from '@serikad/shared/invitations/invitation.types';
import { Button } from '../../../components/ui/button.js';
import { Banner, Notice, Pill } from '../../../components/ui/states.js';
import { catererTexts as t } from '../../../i18n/link-pages.js';
import { clockTime, dateTime, dayAndMonth, longDate } from '../../../lib/format.js';
import { WeddingNames } from '../links/wedding-names.js';
import { BranchTable, SessionTable } from './figure-tables.js';
import { useLastSeen } from './use-last-seen.js';
import * as css from '../links/links.module.css';

interface Props {
  summary: CatererSummary;
  /** `null` until it is there. */
  invitation: InvitationView | null;
  /** The figures could not be asked for again. */
  isStale: boolean;
  busy: boolean;
  onRefresh: () => void;
}

/** The figures of a wedding for its caterer, on one sheet that can be printed. */
export function CatererView({ summary, invitation, isStale, busy, onRefresh }: Props) {
  const { sessions, countedAt, closesOn, cookFor, branches, titles, open } = summary;
  const byOpenLink = open.adults + open.children;
  const seen = useLastSeen(summary);
  const ids = Object.keys(sessions);
  const nameOf = (id: string) => titles?.[id] || (id === MAIN_SESSION ? t.main : t.session(ids.indexOf(id) + 1));
  const { adults, children } = sessions[MAIN_SESSION] ?? NO_ANSWERS;
  const isClosed = closesOn !== null && Date.parse(countedAt) >= closingMoment(closesOn);
  const [contact] = invitation?.contacts ?? [];
  const updated = dateTime(countedAt);
  return (
    <>
      {isStale && (
        <div role="status" className={css.screen}>
          <Banner icon="offline">
            <b>{t.offline}</b> {t.offlineText(updated)}
          </Banner>
        </div>
      )}
      <p className={css.eyebrow}>{t.eyebrow}</p>
      <h1 className="h-page">{invitation ? <WeddingNames of={invitation} fallback={t.title} /> : t.title}</h1>
      {invitation && (
        <p className="soft">
          {[invitation.date && longDate(invitation.date), invitation.venue.venue].filter(Boolean).join(' · ')}
        </p>
      )}
      {isClosed && (
        <p>
          <Pill tone="ok" icon="lock">
            {t.final}
          </Pill>
        </p>
      )}
      <dl className={css.big}>
        <Figure name={t.sureIn(nameOf(MAIN_SESSION))} value={adults + children} />
        <Figure name={t.adults} value={adults} />
        <Figure name={t.children} value={children} />
      </dl>
      {seen && (
        <div className={css.screen}>
          <Notice tone="ok" icon="info" title={t.changedTitle(dateTime(seen.at, false))}>
            {seen.figures.map((figure) => t.changed(nameOf(figure.session), differenceText(figure))).join(' ')}
          </Notice>
        </div>
      )}
      {ids.map((id) => (
        <SessionTable
          key={id}
          name={nameOf(id)}
          details={id === MAIN_SESSION && invitation ? timeOf(invitation) : ''}
          totals={sessions[id] ?? NO_ANSWERS}
          explained={id === MAIN_SESSION}
          byOpenLink={id === MAIN_SESSION ? byOpenLink : 0}
          cookFor={id === MAIN_SESSION ? cookFor : null}
        />
      ))}
      {branches !== null &&
        branches.length > 0 &&
        ids.map((id) => (
          <BranchTable
            key={id}
            name={ids.length > 1 ? `${t.byBranch}, ${nameOf(id)}` : t.byBranch}
            branches={[
              ...branches.map((branch) => ({ name: branch.name, totals: branch.sessions[id] ?? NO_ANSWERS })),
              ...(id === MAIN_SESSION && byOpenLink > 0
                ? [{ name: t.openLink, totals: { ...NO_ANSWERS, ...open } }]
                : []),
            ]}
          />
        ))}
      <div className={css.foot}>
        <p>
          {t.note} {closesOn !== null && (isClosed ? t.closed(dayAndMonth(closesOn)) : t.closes(dayAndMonth(closesOn)))}
        </p>
        <p className="num" role="status">
          {t.updated(updated)}
        </p>
        <p className={css.address}>{window.location.href}</p>
      </div>
      {contact && (
        <div className={css.refresh}>
          <Notice tone="plain" icon="phone" title={t.questions}>
            {contact.name}{' '}
            <a className="link" href={`tel:${contact.phoneNo}`}>
              {contact.phoneNo}
            </a>
          </Notice>
        </div>
      )}
      <p className={css.refresh}>
        <Button variant="second" icon="retry" busy={busy} busyLabel={t.refreshing} onClick={onRefresh}>
          {t.refresh}
        </Button>
      </p>
    </>
  );
}

function Figure({ name, value }: { name: string; value: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="num">{value}</dd>
    </div>
  );
}

function timeOf({ startTime, endTime }: Pick<InvitationView, 'startTime' | 'endTime'>): string {
  return [startTime, endTime]
    .filter((time) => time !== '')
    .map((time) => clockTime(time))
    .join(' – ');
}

const signed = (by: number): string => (by > 0 ? `+${by}` : `−${-by}`);

function differenceText({ adults, children }: { adults: number; children: number }): string {
  const parts = [adults !== 0 && t.adultsBy(signed(adults)), children !== 0 && t.childrenBy(signed(children))];
  return parts.filter(Boolean).join(', ') || t.unchanged;
}
