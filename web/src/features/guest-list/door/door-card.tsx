import { headsOf } from '@serikad/shared/guest-list/check-in';
import { type FamilyView, type GuestListTotals, MAIN_SESSION } from '@serikad/shared/guest-list/family.types';
import { useState } from 'react';
import { useDialogs } from '../../../components/app-dialogs/dialogs-context.js';
import { Button } from '../../../components/ui/button.js';
import { guestDoorTexts as t } from '../../../i18n/guest-door.js';
import { useBusy } from '../../../lib/use-busy.js';
import type { Occasion } from '../model/message.js';
import { DoorDialog } from './door-dialog.js';
import { useDoor } from './use-door.js';
import * as css from './door.module.css';

interface Props {
  invitationId: string;
  families: readonly FamilyView[];
  totals: GuestListTotals;
  occasion: Occasion;
}

/** Check-in at the door: how many have come, and the way to its link. */
export function DoorCard({ invitationId, families, totals, occasion }: Props) {
  const dialogs = useDialogs();
  const { query, setLink } = useDoor(invitationId);
  const [isOpen, setOpen] = useState(false);
  const [busy, make] = useBusy(async () => {
    try {
      await setLink(true);
      setOpen(true);
    } catch (error) {
      dialogs.showError(error);
    }
  });
  const { data } = query;
  const came = data?.arrivals.sessions[MAIN_SESSION];
  const count = came ? headsOf(came) : 0;
  const { adults = 0, children = 0 } = totals.sessions[MAIN_SESSION] ?? {};
  const expected = adults + children;
  const hasBegun = data !== undefined && (data.link !== '' || count > 0);
  return (
    <section className={`card ${css.doorCard}`} aria-label={t.title}>
      <div className={css.about}>
        <h3>{t.title}</h3>
        <p role="status">
          {query.isError ? t.failed : query.isPending ? t.loading : hasBegun ? t.arrived(count, expected) : t.none}
        </p>
        {hasBegun && (
          <svg className={css.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
            <rect width={Math.min(100, (100 * count) / Math.max(expected, 1))} height="1" />
          </svg>
        )}
      </div>
      {query.isError ? (
        <Button variant="second" icon="retry" onClick={() => void query.refetch()}>
          {t.tryAgain}
        </Button>
      ) : hasBegun ? (
        <Button variant="second" icon="qr" onClick={() => setOpen(true)}>
          {t.open}
        </Button>
      ) : (
        <Button variant="second" icon="plus" busy={busy || query.isPending} onClick={make}>
          {t.make}
        </Button>
      )}
      {data && (
        <DoorDialog
          door={data}
          open={isOpen}
          families={families}
          occasion={occasion}
          setLink={setLink}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  );
}
