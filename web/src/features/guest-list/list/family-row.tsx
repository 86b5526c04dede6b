import { stateOf, tableText, titleOf, unansweredSessions } from '@serikad/shared/guest-list/guest-list';
import type { FamilyView } from '@serikad/shared/guest-list/family.types';
import { memo } from 'react';
import { IconButton } from '../../../components/ui/button.js';
import { Tick } from '../../../components/ui/choices.js';
import { classNames } from '../../../components/ui/class-names.js';
import type { SelectOption } from '../../../components/ui/inputs.js';
import { guestListTexts as t } from '../../../i18n/guest-list.js';
import type { RowActions } from '../model/family-actions.js';
import { phoneText } from '../model/phone-text.js';
import { localeOfFamily, nextMessage, type Occasion } from '../model/message.js';
import { FamilyStateCell } from './family-state.js';
import { NextAction } from './next-action.js';
import * as css from '../guest-list.module.css';

/** Stays at the end of a line. */
const DOT = '\u00a0· ';

interface Props {
  family: FamilyView;
  branchName: (id: string) => string;
  /** Empty where there is one. */
  sessions: readonly SelectOption[];
  occasion: Occasion;
  /** Nothing can be sent before the couple have names. */
  canSend: boolean;
  selected: boolean;
  isNew: boolean;
  now: number;
  on: RowActions;
}

/** A family: its card line, where it belongs, how far the invitation has come, and the one thing to do next. */
export const FamilyRow = memo(function FamilyRow({
  family,
  branchName,
  sessions,
  occasion,
  canSend,
  selected,
  isNew,
  now,
  on,
}: Props) {
  const title = titleOf(family);
  const kind = nextMessage(family);
  const ids = sessions.map(({ value }) => value);
  const isAnswered = stateOf(family) === 'answered' && unansweredSessions(family, ids).length === 0;
  const action = canSend && !isAnswered && <NextAction {...{ family, kind, occasion, on }} />;
  return (
    <div className={classNames(css.family, selected && css.isSelected, isNew && css.isNew)} data-part="family">
      <div className={css.pick} role="cell">
        <label>
          <Tick
            checked={selected}
            aria-label={t.selectOne(title)}
            onChange={(checked) => on.select(family.id, checked)}
          />
        </label>
      </div>
      <div className={css.who} role="rowheader">
        <b>
          {title}
          {localeOfFamily(family, occasion) === 'en' && occasion.invitation.language === 'malay' && (
            <span className={css.english} title={t.englishTitle}>
              {t.english}
            </span>
          )}
        </b>
        <span className={css.second}>
          {family.title !== '' && <span className={css.fullName}>{family.name}</span>}
          {family.phone === '' ? (
            <span>{t.noPhone}</span>
          ) : (
            <span className={css.number}>{phoneText(family.phone)}</span>
          )}
          {family.table !== '' && <span>{tableText(family.table, t.table)}</span>}
        </span>
      </div>
      <div className={css.branch} role="cell">
        {branchName(family.branch)}
        <span className={classNames(css.inLine, 'num')}>
          {DOT}
          {t.pax(family.seats)}
          {family.phone !== '' && (
            <>
              {DOT}
              <span className="nowrap">{phoneText(family.phone)}</span>
            </>
          )}
        </span>
      </div>
      <div className={classNames(css.seats, 'num')} role="cell">
        {family.seats}
      </div>
      <div className={css.status} role="cell">
        <FamilyStateCell {...{ family, now, branchName, sessions }} />
      </div>
      <div className={css.action} role="cell">
        {action}
      </div>
      <div className={css.more} role="cell">
        <IconButton icon="more" label={t.more(title)} aria-haspopup="dialog" onClick={() => on.openMenu(family)} />
      </div>
    </div>
  );
});
