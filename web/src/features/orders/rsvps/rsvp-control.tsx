import type { InvitationView } from '@serikad/shared/invitations/invitation.types';
import type { WishRemoval, WishView } from '@serikad/shared/rsvp/rsvp.types';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Switch } from '../../../components/ui/choices.js';
import { classNames } from '../../../components/ui/class-names.js';
import { Notice } from '../../../components/ui/states.js';
import { answerTexts as t } from '../../../i18n/answers.js';
import { dateTime } from '../../../lib/format.js';
import { useCloseRsvps, useUndoRemoval } from '../mutations/rsvps.js';
import { removalsQuery } from '../queries/removals.js';
import { rsvpsQuery } from '../queries/rsvps.js';
import { RemoveRsvpsDialog } from './remove-rsvps-dialog.js';
import * as css from '../orders.module.css';

/** Closes an invitation for RSVPs, removes many at once, and restores them. */
export function RsvpControl({ invitation, wishes }: { invitation: InvitationView; wishes: readonly WishView[] }) {
  const { _id: invitationId } = invitation;
  const [open, setOpen] = useState(false);
  const removals = useRemovals(invitationId);
  const isRunning = removals.some(({ state }) => state !== 'removed');
  return (
    <section className={classNames('card', css.answerControl)}>
      <h3 className="h-card">{t.title}</h3>
      <AcceptSwitch invitation={invitation} />
      {removals.map((removal) => (
        <Removed key={removal.id} removal={removal} invitationId={invitationId} isRunning={isRunning} />
      ))}
      {wishes.length > 0 && (
        <Button variant="second" icon="trash" disabled={isRunning} onClick={() => setOpen(true)}>
          {t.remove}
        </Button>
      )}
      <RemoveRsvpsDialog open={open} onClose={() => setOpen(false)} invitationId={invitationId} wishes={wishes} />
    </section>
  );
}

function AcceptSwitch({ invitation: { _id: id, answersClosed } }: { invitation: InvitationView }) {
  const close = useCloseRsvps(id);
  return (
    <>
      <Switch
        label={t.accept}
        hint={t.acceptHint}
        checked={!answersClosed}
        disabled={close.isPending}
        onChange={(accepts) => close.mutate(!accepts)}
      />
      {answersClosed && (
        <Notice tone="warn" role="status">
          {t.closed}
        </Notice>
      )}
    </>
  );
}

/** The removals of the last day. When one has ended, even if it was never seen running, the RSVPs are read again. */
function useRemovals(invitationId: string): readonly WishRemoval[] {
  const client = useQueryClient();
  const { data: removals } = useQuery(removalsQuery(invitationId));
  const standing = removals && standingOf(removals);
  const last = useRef(standing);
  useEffect(() => {
    const before = last.current;
    last.current = standing;
    if (before === undefined || standing === before || standing === RUNNING) return;
    void client.invalidateQueries({ queryKey: rsvpsQuery(invitationId).queryKey });
  }, [client, invitationId, standing]);
  return removals ?? [];
}

const RUNNING = 'running';

/** What has changed when this has changed: that one runs, or what each of them has removed. */
function standingOf(removals: readonly WishRemoval[]): string {
  if (removals.some(({ state }) => state !== 'removed')) return RUNNING;
  return removals.map(({ id, answers }) => `${id} ${answers}`).join();
}

function Removed({
  removal,
  invitationId,
  isRunning,
}: {
  removal: WishRemoval;
  invitationId: string;
  isRunning: boolean;
}) {
  const { id, state, answers, undoUntil, isLimited } = removal;
  const undo = useUndoRemoval(invitationId, id);
  if (state === 'removed' && answers === 0) return null;
  if (state !== 'removed') {
    return (
      <Notice tone="plain" role="status">
        {state === 'removing' ? t.removing(answers) : t.restoring(answers)}
      </Notice>
    );
  }
  return (
    <Notice
      tone={isLimited ? 'warn' : 'plain'}
      title={t.removed(answers)}
      actions={
        <Button variant="second" size="sm" busy={undo.isPending} disabled={isRunning} onClick={() => undo.mutate()}>
          {t.undo}
        </Button>
      }
    >
      {isLimited && <p className="sm">{t.limited(answers)}</p>}
      <p className="sm">{t.undoUntil(dateTime(undoUntil))}</p>
    </Notice>
  );
}
