import type { FamilyView, GuestListTotals } from '@serikad/shared/guest-list/family.types';
import type { SessionView } from '@serikad/shared/guest-list/session.types';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import type { SelectOption } from '../../../components/ui/inputs.js';
import { guestDoorTexts as t } from '../../../i18n/guest-door.js';
import type { Occasion } from '../model/message.js';
import { DoorDialog } from './door-dialog.js';
import { doorFigures, firstDayOf, hasEnded, type SessionFigures } from './door-figures.js';
import { useDoor } from './use-door.js';
import * as css from './door.module.css';

interface Props {
  invitationId: string;
  families: readonly FamilyView[];
  sessions: readonly SessionView[];
  /** Their names; none where there is one. */
  sessionOptions: readonly SelectOption[];
  totals: GuestListTotals;
  occasion: Occasion;
  now: number;
}

/** Check-in at the door: a button until there is a link, then how many have come to each session. */
export function DoorCard({ invitationId, families, sessions, sessionOptions, totals, occasion, now }: Props) {
  const [isOpen, setOpen] = useState(false);
  const firstDay = firstDayOf(occasion.invitation.date, sessions);
  const { query, setLink } = useDoor(invitationId, { firstDay, isShown: isOpen });
  const { data } = query;
  if (!data) {
    return query.isError ? (
      <section className={`card ${css.doorCard}`} aria-label={t.title}>
        <p role="status">{t.failed}</p>
        <Button variant="second" icon="retry" onClick={() => void query.refetch()}>
          {t.tryAgain}
        </Button>
      </section>
    ) : null;
  }
  const figures = doorFigures(data.arrivals, totals, sessionOptions);
  const isEnded = hasEnded(data, now);
  const hasBegun = data.link !== '' || data.latest.length > 0;
  // A link that is made now would have ended already.
  if (isEnded && !hasBegun) return null;
  const dialog = (
    <DoorDialog
      door={data}
      open={isOpen}
      {...{ invitationId, families, figures, isEnded, occasion, setLink }}
      onClose={() => setOpen(false)}
    />
  );
  if (!hasBegun) {
    return (
      <>
        <Button variant="ghost" icon="qr" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t.title}
        </Button>
        {dialog}
      </>
    );
  }
  return (
    <section className={`card ${css.doorCard}`} aria-label={t.title}>
      <div className={css.about}>
        <h3>{t.title}</h3>
        <div role="status">
          {figures.map((each) => (
            <SessionLine key={each.id} figures={each} />
          ))}
          {isEnded && <p>{t.hasEnded}</p>}
        </div>
      </div>
      <Button variant="second" icon="qr" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t.open}
      </Button>
      {dialog}
    </section>
  );
}

function SessionLine({ figures: { name, came, expected } }: { figures: SessionFigures }) {
  return (
    <>
      <p className="num">
        {name !== '' && <b dir="auto">{name}: </b>}
        {t.arrived(came, expected)}
      </p>
      <svg className={css.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width={Math.min(100, (100 * came) / Math.max(expected, 1))} height="1" />
      </svg>
    </>
  );
}
