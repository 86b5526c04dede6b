import type { AddHelperFamilyDto } from '@serikad/shared/guest-list/helper.dto';
import type { HelperFamily } from '@serikad/shared/guest-list/helper.types';
import { titleOf } from '@serikad/shared/guest-list/guest-list';
import { memo, type ReactNode } from 'react';
import { Button, IconButton } from '../../../components/ui/button.js';
import { classNames } from '../../../components/ui/class-names.js';
import { helperTexts as t } from '../../../i18n/link-pages.js';
import { dateTime } from '../../../lib/format.js';
import type { WaitingFamily } from '../model/outbox.js';
import * as css from '../links/links.module.css';

/** What a row leads to; the same object for all rows and renderings. */
export interface HelperRowActions {
  openMenu: (family: HelperFamily) => void;
  send: (family: HelperFamily) => void;
  fix: (entry: WaitingFamily<AddHelperFamilyDto>) => void;
  discard: (key: string) => void;
}

/** A family of the branch. Its RSVP is the couple's to know. */
export const HelperRow = memo(function HelperRow({
  family,
  canSend,
  isNew,
  on,
}: {
  family: HelperFamily;
  canSend: boolean;
  isNew: boolean;
  on: HelperRowActions;
}) {
  const title = titleOf(family);
  const at = family.sent.invitation;
  return (
    <Frame
      title={title}
      isNew={isNew}
      details={[t.persons(family.seats), family.maskedPhone]}
      more={<IconButton icon="more" label={t.more(title)} aria-haspopup="dialog" onClick={() => on.openMenu(family)} />}
    >
      <State isSent={at !== undefined}>{at === undefined ? t.unsent : t.sent(dateTime(at, false))}</State>
      {canSend && at === undefined && (
        <Button variant="second" size="sm" icon="chat" className={css.tint} onClick={() => on.send(family)}>
          {t.send}
          <span className="sr"> {title}</span>
        </Button>
      )}
    </Frame>
  );
});

/** A family that is not stored yet: on its way, or refused with a reason. */
export function WaitingRow({
  entry,
  isStuck,
  on,
}: {
  entry: WaitingFamily<AddHelperFamilyDto>;
  /** The last attempt did not arrive. */
  isStuck: boolean;
  on: HelperRowActions;
}) {
  const { family, refused, key } = entry;
  return (
    <Frame title={titleOf(family)} isNew details={[t.persons(family.seats)]}>
      {refused === undefined ? (
        <State>{isStuck ? t.waiting : t.onWay}</State>
      ) : (
        <>
          <p className="xs red" role="alert">
            {t.refused}: {refused}
          </p>
          <span className="btn-row">
            <Button variant="second" size="sm" onClick={() => on.fix(entry)}>
              {t.fix}
            </Button>
            <Button variant="ghost" size="sm" onClick={() => on.discard(key)}>
              {t.discard}
            </Button>
          </span>
        </>
      )}
    </Frame>
  );
}

function Frame({
  title,
  details,
  isNew,
  more,
  children,
}: {
  title: string;
  details: readonly string[];
  isNew: boolean;
  more?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={classNames(css.family, isNew && css.isNew)} data-part="family">
      <div className={css.who}>
        <b>{title}</b>
        <span>{details.filter((text) => text !== '').join(' · ')}</span>
      </div>
      <div className={css.more}>{more}</div>
      <div className={css.status}>{children}</div>
    </div>
  );
}

function State({ isSent = false, children }: { isSent?: boolean; children: ReactNode }) {
  return (
    <span className={css.level} data-sent={isSent}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <circle
          cx="8"
          cy="8"
          r="6.25"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          {...(!isSent && { strokeDasharray: '2.4 2.5' })}
        />
        {isSent && <path d="M8 4a4 4 0 0 1 0 8Z" fill="currentColor" />}
      </svg>
      {children}
    </span>
  );
}
