import { type FollowUpEntry, type FollowUpGroup, toRemind } from '@serikad/shared/guest-list/follow-up';
import type { FamilyView, MessageKind } from '@serikad/shared/guest-list/family.types';
import { titleOf } from '@serikad/shared/guest-list/guest-list';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Icon } from '../../../components/ui/icon.js';
import type { SelectOption } from '../../../components/ui/inputs.js';
import { guestListTexts as t } from '../../../i18n/guest-list.js';
import { dateTime } from '../../../lib/format.js';
import type { SendActions } from '../model/family-actions.js';
import type { Occasion } from '../model/message.js';
import { daysSince, titlesUnanswered } from '../list/family-state.js';
import { NextAction } from '../list/next-action.js';
import * as css from './follow-up.module.css';

const SHOWN_FIRST = 4;
const SHOWN_MORE = 50;
/** After more days than these the wait is marked. */
const LONG_WAIT_DAYS = 6;

interface Props {
  id: string;
  group: FollowUpGroup;
  entries: readonly FollowUpEntry<FamilyView>[];
  branchName: (id: string) => string;
  /** Empty where there is one. */
  sessions: readonly SelectOption[];
  occasion: Occasion;
  canSend: boolean;
  now: number;
  on: SendActions;
  startSending: (families: readonly FamilyView[], kind: MessageKind) => void;
}

const dayOf = (moment: string): string => dateTime(moment, false).split(', ')[0] ?? '';
const timeOf = (moment: string): string => dateTime(moment, false).split(', ')[1] ?? '';

/** Families that wait for the same, with one button for each and one for all. */
export function FollowUpGroupCard({ id, group, entries, startSending, canSend, ...row }: Props) {
  const [shown, setShown] = useState(SHOWN_FIRST);
  const left = toRemind(entries);
  const kind = group === 'unsent' ? 'invitation' : 'reminder';
  if (entries.length === 0) return null;
  return (
    <section className="card" id={id} aria-labelledby={`${id}-title`}>
      <div className="card__head">
        <div>
          <h3 className="h-card" id={`${id}-title`}>
            {t.groups[group]} <span className="soft num">{entries.length}</span>
          </h3>
          <p className="xs soft">{t.groupTexts[group]}</p>
        </div>
        {canSend && left.length > 0 && (
          <Button variant="second" size="sm" icon="send" onClick={() => startSending(left, kind)}>
            {kind === 'invitation' ? t.sendMany(left.length) : t.remindMany(left.length)}
          </Button>
        )}
      </div>
      <ul className="divide">
        {entries.slice(0, shown).map((entry) => (
          <Row key={entry.family.id} {...{ entry, kind, canSend }} {...row} />
        ))}
      </ul>
      {entries.length > shown && (
        <div className={css.more}>
          <Button variant="ghost" onClick={() => setShown(shown + SHOWN_MORE)}>
            {t.moreFamilies(entries.length - shown)}
          </Button>
        </div>
      )}
    </section>
  );
}

function Row({
  entry: { family, since, isReminded },
  kind,
  branchName,
  sessions,
  occasion,
  canSend,
  now,
  on,
}: Pick<Props, 'branchName' | 'sessions' | 'occasion' | 'canSend' | 'now' | 'on'> & {
  entry: FollowUpEntry<FamilyView>;
  kind: MessageKind;
}) {
  const days = since === '' ? 0 : daysSince(since, now);
  return (
    <li className={css.remindedFamily}>
      <b>{titleOf(family)}</b>
      {isReminded && family.sent.reminder ? (
        <span className={css.done}>{t.remindedAt(timeOf(family.sent.reminder.at))}</span>
      ) : (
        <span className={css.facts}>
          {since !== '' && (
            <>
              <b className="num" data-long={days > LONG_WAIT_DAYS}>
                {t.waitedDays(days)}
              </b>
              {' · '}
              {family.answer
                ? t.answeredOn(dayOf(since))
                : family.openedAt === null
                  ? t.sentOn(dayOf(since))
                  : t.openedOn(dayOf(since))}
              {' · '}
            </>
          )}
          {branchName(family.branch)} · {t.pax(family.seats)}
          {family.answer && ` · ${t.notAnsweredOf(titlesUnanswered(family, sessions))}`}
        </span>
      )}
      <span className={css.act}>
        {isReminded ? (
          <span className={css.ticked}>
            <Icon name="check" />
            {t.alreadyReminded}
          </span>
        ) : (
          canSend && <NextAction {...{ family, kind, occasion, on }} />
        )}
      </span>
    </li>
  );
}
