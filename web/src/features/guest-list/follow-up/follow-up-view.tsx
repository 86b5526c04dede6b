import type { FollowUpEntry, FollowUpGroup } from '@serikad/shared/guest-list/follow-up';
import { FOLLOW_UP_GROUPS } from '@serikad/shared/guest-list/follow-up';
import type { FamilyView, GuestListTotals, MessageKind } from '@serikad/shared/guest-list/family.types';
import { unansweredSessions } from '@serikad/shared/guest-list/guest-list';
import { closingMoment } from '@serikad/shared/guest-list/closing-date';
import { daysBetween } from '@serikad/shared/calendar/days';
import { malaysiaDay } from '@serikad/shared/invitations/malaysia-day';
import { Fragment } from 'react';
import { ButtonLink } from '../../../components/ui/button.js';
import type { SelectOption } from '../../../components/ui/inputs.js';
import { EmptyState } from '../../../components/ui/states.js';
import { paths } from '../../../config/paths.js';
import { guestListTexts as t } from '../../../i18n/guest-list.js';
import { longDate } from '../../../lib/format.js';
import type { SendActions } from '../model/family-actions.js';
import type { Occasion } from '../model/message.js';
import { FollowUpGroupCard } from './follow-up-group.js';
import { ForecastCard } from './forecast-card.js';
import * as css from './follow-up.module.css';

/** Those who can wait no longer first. */
const ORDER: readonly FollowUpGroup[] = ['unanswered', 'unopened', 'unsent'];

interface Props {
  invitationId: string;
  families: readonly FamilyView[];
  groups: Record<FollowUpGroup, FollowUpEntry<FamilyView>[]>;
  totals: GuestListTotals;
  /** Empty where there is one. */
  sessions: readonly SelectOption[];
  occasion: Occasion;
  canSend: boolean;
  now: number;
  branchName: (id: string) => string;
  on: SendActions;
  startSending: (families: readonly FamilyView[], kind: MessageKind) => void;
}

/** Who is to be reminded now, and how many persons may come. */
export function FollowUpView({ invitationId, families, groups, totals, occasion, ...rest }: Props) {
  const { closesOn } = occasion;
  const ids = rest.sessions.map(({ value }) => value);
  const unheard = families.filter((family) => !family.answer || unansweredSessions(family, ids).length > 0).length;
  const isEmpty = FOLLOW_UP_GROUPS.every((group) => groups[group].length === 0);
  return (
    <div className={css.view}>
      <Sentence groups={groups} unheard={unheard} closesOn={closesOn} now={rest.now} />
      <div className={css.columns}>
        <div className={css.column}>
          <ForecastCard families={families} totals={totals} />
          {ORDER.map((group) => (
            <FollowUpGroupCard
              key={group}
              id={`follow-up-${group}`}
              {...{ group, occasion }}
              {...rest}
              entries={groups[group]}
            />
          ))}
          {isEmpty && (
            <section className="card">
              <EmptyState
                icon="check"
                heading="h3"
                title={unheard === 0 ? t.allAnswered(totals.families) : t.nothingDue}
              >
                {unheard === 0 ? '' : t.nothingDueText}
              </EmptyState>
            </section>
          )}
        </div>
        <aside className={css.column}>
          <ClosingCard invitationId={invitationId} closesOn={closesOn} now={rest.now} />
        </aside>
      </div>
    </div>
  );
}

/** What is to be done, in one sentence. */
function Sentence({
  groups,
  unheard,
  closesOn,
  now,
}: Pick<Props, 'groups' | 'now'> & { unheard: number; closesOn: string | null }) {
  if (closesOn !== null && now >= closingMoment(closesOn)) {
    return <p className={css.say}>{t.closedUnheard(unheard)}</p>;
  }
  const parts = ORDER.filter((group) => groups[group].length > 0);
  return (
    <p className={css.say}>
      {parts.map((group, index) => (
        <Fragment key={group}>
          <a href={`#follow-up-${group}`}>
            {t.groupCounts[group](groups[group].length)}
            <span aria-hidden="true">{index < parts.length - 1 ? ',' : '.'}</span>
          </a>{' '}
        </Fragment>
      ))}
      {closesOn !== null && t.closesIn(daysBetween(malaysiaDay(now), closesOn))}
    </p>
  );
}

function ClosingCard({ invitationId, closesOn, now }: { invitationId: string; closesOn: string | null; now: number }) {
  const left = closesOn === null ? 0 : daysBetween(malaysiaDay(now), closesOn);
  return (
    <section className="card card__pad">
      <h3 className="h-card">{t.closingTitle}</h3>
      {closesOn === null ? (
        <p className="sm soft">{t.noClosingText}</p>
      ) : (
        <>
          <p className={css.days}>
            {left >= 0 && <b className="num">{left}</b>}
            <span className="sm soft">
              {left >= 0 && t.daysLeft(left)}
              <strong>{longDate(closesOn)}</strong>
            </span>
          </p>
          <p className="sm soft">{t.closingText}</p>
        </>
      )}
      <ButtonLink variant="second" size="sm" icon="calendar" to={paths.editorSection(invitationId, 'attendance')}>
        {closesOn === null ? t.setClosing : t.changeClosing}
      </ButtonLink>
    </section>
  );
}
