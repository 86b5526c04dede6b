import { MOST_FAMILY_SEATS } from '@serikad/shared/guest-list/family.types';
import { useState } from 'react';
import { Button, IconButton } from '../../../components/ui/button.js';
import { Stepper } from '../../../components/ui/choices.js';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.js';
import { Field } from '../../../components/ui/field.js';
import { Select, type SelectOption } from '../../../components/ui/inputs.js';
import { Notice } from '../../../components/ui/states.js';
import { guestListTexts as t } from '../../../i18n/guest-list.js';
import { errorMessage } from '../../../lib/api-error.js';
import { useBusy } from '../../../lib/use-busy.js';
import { SessionChoice } from '../sessions/session-choice.js';
import type { Invited, Move } from '../mutations/use-family-changes.js';
import * as css from '../guest-list.module.css';

interface Props {
  count: number;
  branches: readonly SelectOption[];
  /** Empty where there is one. */
  sessions: readonly SelectOption[];
  /** Nothing can be sent before the couple have names. */
  canSend: boolean;
  /** @throws ApiError */
  move: (move: Move) => Promise<void>;
  /** @throws ApiError */
  invite: (sessions: Invited) => Promise<void>;
  onRemove: () => void;
  onSend: () => void;
  onClose: () => void;
}

/** At the foot of the window: what can be done with the selected families. */
export function BulkBar({ count, branches, sessions, canSend, move, invite, onRemove, onSend, onClose }: Props) {
  const [open, setOpen] = useState<'branch' | 'seats' | 'sessions' | null>(null);
  const [branch, setBranch] = useState(branches[0]?.value ?? '');
  const [seats, setSeats] = useState(2);
  const [invited, setInvited] = useState<Invited>(null);
  const [failure, setFailure] = useState<string>();
  const [busy, run] = useBusy(async (change: () => Promise<void>) => {
    setFailure(undefined);
    try {
      await change();
      setOpen(null);
    } catch (error) {
      setFailure(errorMessage(error));
    }
  });
  const none = count === 0;
  const dialog = (kind: 'branch' | 'seats' | 'sessions', change: () => Promise<void>) => ({
    open: open === kind,
    onClose: () => setOpen(null),
    size: 'fit' as const,
    cancel: t.cancel,
    confirm: { busy, busyLabel: t.saving, onClick: () => run(change), children: t.save },
  });
  const problem = failure !== undefined && (
    <Notice tone="bad" role="alert">
      {failure}
    </Notice>
  );
  return (
    <>
      <div className={css.bulk} role="group" aria-label={t.selected(count)}>
        <b role="status">{t.selected(count)}</b>
        {branches.length > 1 && (
          <Button variant="ghost" icon="arrow-right" disabled={none} onClick={() => setOpen('branch')}>
            {t.move}
          </Button>
        )}
        <Button variant="ghost" icon="users" disabled={none} onClick={() => setOpen('seats')}>
          {t.setSeats}
        </Button>
        {sessions.length > 0 && (
          <Button variant="ghost" icon="calendar" disabled={none} onClick={() => setOpen('sessions')}>
            {t.invite}
          </Button>
        )}
        <Button variant="ghost" icon="trash" disabled={none} onClick={onRemove}>
          {t.remove}
        </Button>
        {canSend && (
          <Button variant="inverse" icon="chat" disabled={none} onClick={onSend}>
            {t.sendMany(count)}
          </Button>
        )}
        <IconButton icon="close" label={t.done} onClick={onClose} />
      </div>
      <ConfirmDialog {...dialog('branch', () => move({ branch }))} title={t.moveTitle(count)}>
        <Field label={t.moveTo}>
          <Select value={branch} options={branches} onChange={setBranch} />
        </Field>
        {problem}
      </ConfirmDialog>
      <ConfirmDialog {...dialog('seats', () => move({ seats }))} title={t.seatsTitle(count)}>
        <Stepper label={t.seats} value={seats} min={1} max={MOST_FAMILY_SEATS} onChange={setSeats} />
        {problem}
      </ConfirmDialog>
      <ConfirmDialog {...dialog('sessions', () => invite(invited))} title={t.inviteTitle(count)}>
        <SessionChoice sessions={sessions} chosen={invited} onChange={setInvited} />
        <p className="sm soft">{t.inviteText}</p>
        {problem}
      </ConfirmDialog>
    </>
  );
}
