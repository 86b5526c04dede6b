import type { GuestList, GuestListTotals } from '@serikad/shared/guest-list/family.types';
import type { SessionView } from '@serikad/shared/guest-list/session.types';
import type { InvitationView } from '@serikad/shared/invitations/invitation.types';
import { useState } from 'react';
import { ALL_SESSIONS } from '../model/shown-families.js';
import { SessionDialogs } from './session-dialogs.js';
import { SessionTabs } from './session-tabs.js';

interface Props {
  list: GuestList;
  invitation: InvitationView;
  totals: GuestListTotals;
  nameOf: (session: SessionView) => string;
  /** The session whose families are shown, or all. */
  current: string;
  onChoose: (session: string) => void;
}

/** The sessions of the invitation, and the dialogs in which they are added and changed. */
export function Sessions({ list, invitation, totals, nameOf, current, onChoose }: Props) {
  const [dialog, setDialog] = useState<SessionView | 'new' | null>(null);
  return (
    <>
      <SessionTabs
        sessions={list.sessions}
        {...{ totals, nameOf, current, onChoose }}
        onAdd={() => setDialog('new')}
        onEdit={setDialog}
      />
      <SessionDialogs
        invitationId={invitation._id}
        day={invitation.date}
        families={list.families}
        sessions={list.sessions}
        revision={list.sessionsRevision}
        open={dialog}
        onClose={() => setDialog(null)}
        onRemoved={() => onChoose(ALL_SESSIONS)}
      />
    </>
  );
}
