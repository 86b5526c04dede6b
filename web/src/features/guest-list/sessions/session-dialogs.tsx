import type { FamilyView } from '@serikad/shared/guest-list/family.types';
import type { SessionView } from '@serikad/shared/guest-list/session.types';
import { useState } from 'react';
import { useToast } from '../../../components/ui/toast.js';
import { guestListTexts as t } from '../../../i18n/guest-list.js';
import { newKey } from '../../../platform/new-key.js';
import { expectedAt, invitedToAll } from '../model/session-form.js';
import { useSessionChanges } from '../mutations/use-session-changes.js';
import { MainSessionDialog } from './main-session-dialog.js';
import { SessionDialog } from './session-dialog.js';

interface Props {
  invitationId: string;
  day: string | null;
  families: readonly FamilyView[];
  sessions: readonly SessionView[];
  revision: number;
  open: SessionView | 'new' | null;
  onClose: () => void;
  onRemoved: () => void;
}

/** The dialog of a session, a new one or one that is there. */
export function SessionDialogs({ invitationId, day, families, sessions, revision, open, onClose, onRemoved }: Props) {
  const toast = useToast();
  const changes = useSessionChanges(invitationId);
  // The content stays while the dialog fades out. A new session is added once under the key of its dialog.
  const [last, setLast] = useState({ open, times: 0, key: '' });
  if (open !== null && open !== last.open) setLast({ open, times: last.times + 1, key: newKey() });
  const shown = open ?? last.open;
  if (shown === null) return null;
  const session = shown === 'new' ? null : shown;
  if (session && !session.details) {
    return (
      <MainSessionDialog
        key={last.times}
        invitationId={invitationId}
        title={session.title}
        open={open !== null}
        save={async (title) => {
          await changes.setMainTitle(title, revision);
          toast(t.sessionSaved);
        }}
        onClose={onClose}
      />
    );
  }
  const expected = session ? expectedAt(families, session.id) : 0;
  return (
    <SessionDialog
      key={last.times}
      {...{ invitationId, session, day }}
      families={{
        all: families.length,
        toAll: invitedToAll(
          families,
          sessions.map(({ id }) => id),
        ),
        expected,
      }}
      open={open !== null}
      save={async ({ inviteAll, ...body }) => {
        if (session) await changes.edit({ ...body, id: session.id }, revision);
        else await changes.create({ ...body, inviteAll }, last.key);
        toast(t.sessionSaved);
      }}
      remove={async () => {
        if (!session) return;
        await changes.remove(session.id, expected);
        toast(t.sessionRemoved);
        onRemoved();
      }}
      onClose={onClose}
    />
  );
}
