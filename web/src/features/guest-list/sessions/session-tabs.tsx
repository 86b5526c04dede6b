import { MAIN_SESSION, type GuestListTotals } from '@serikad/shared/guest-list/family.types';
import { NO_ANSWERS } from '@serikad/shared/guest-list/guest-list';
import { MOST_SESSIONS, type SessionView } from '@serikad/shared/guest-list/session.types';
import { isFull, isLimited } from '@serikad/shared/rsvp/seats';
import { Button } from '../../../components/ui/button.js';
import { Icon } from '../../../components/ui/icon.js';
import { guestListTexts as t } from '../../../i18n/guest-list.js';
import { ALL_SESSIONS } from '../model/shown-families.js';
import * as css from '../guest-list.module.css';

interface Props {
  sessions: readonly SessionView[];
  totals: GuestListTotals;
  /** What a session is called. */
  nameOf: (session: SessionView) => string;
  current: string;
  onChoose: (session: string) => void;
  onAdd: () => void;
  onEdit: (session: SessionView) => void;
}

/** The sessions, each with who comes to it: the families of one are shown, or all. One session is not worth a row. */
export function SessionTabs({ sessions, totals, nameOf, current, onChoose, onAdd, onEdit }: Props) {
  if (sessions.length < 2) {
    return (
      <Button variant="ghost" icon="plus" aria-haspopup="dialog" onClick={onAdd}>
        {t.firstSession}
      </Button>
    );
  }
  const chosen = sessions.find(({ id }) => id === current);
  return (
    <section className={css.sessionTabs} aria-label={t.sessions}>
      <div className={css.branches} role="group" aria-label={t.sessions}>
        {sessions.map((session) => {
          const { id, limit, taken } = session;
          const { adults, children, maybeAdults, maybeChildren, unheard } = totals.sessions[id] ?? NO_ANSWERS;
          const isChosen = id === current;
          return (
            <button
              key={id}
              type="button"
              className={css.branchTab}
              aria-pressed={isChosen}
              onClick={() => onChoose(isChosen ? ALL_SESSIONS : id)}
            >
              <b dir="auto">{nameOf(session)}</b>
              <span>{t.sessionComing(adults, children)}</span>
              <span>{t.sessionMaybe(maybeAdults + maybeChildren)}</span>
              <span>{t.sessionUnheard(unheard)}</span>
              {isLimited(limit) && (
                <span data-level={isFull(limit, taken) ? 'over' : 'within'}>{t.sessionSeats(taken, limit)}</span>
              )}
            </button>
          );
        })}
        {sessions.length < MOST_SESSIONS && (
          <button type="button" className={css.addBranch} onClick={onAdd} aria-haspopup="dialog">
            <Icon name="plus" />
            {t.newSession}
          </button>
        )}
      </div>
      {chosen && (
        <p className={css.branchFoot}>
          <Button variant="ghost" icon="pencil" aria-haspopup="dialog" onClick={() => onEdit(chosen)}>
            {chosen.id === MAIN_SESSION ? t.nameMain : t.editSession}
          </Button>
        </p>
      )}
    </section>
  );
}
