import type { BranchView } from '@serikad/shared/guest-list/family.types';
import { useState } from 'react';
import { useToast } from '../../../components/ui/toast.js';
import { guestListTexts as t } from '../../../i18n/guest-list.js';
import { useBranchChanges } from '../mutations/use-branch-changes.js';
import { BranchDialog } from './branch-dialog.js';

interface Props {
  invitationId: string;
  open: BranchView | 'new' | null;
  onClose: () => void;
  onCreated: (id: string) => void;
  onDeleted: () => void;
}

/** The dialog of a branch, a new one or one that is there. */
export function BranchDialogs({ invitationId, open, onClose, onCreated, onDeleted }: Props) {
  const toast = useToast();
  const changes = useBranchChanges(invitationId);
  // The content stays while the dialog fades out.
  const [last, setLast] = useState({ open, times: 0 });
  if (open !== null && open !== last.open) setLast({ open, times: last.times + 1 });
  const shown = open ?? last.open;
  if (shown === null) return null;
  const branch = shown === 'new' ? null : shown;
  return (
    <BranchDialog
      key={last.times}
      invitationId={invitationId}
      branch={branch}
      open={open !== null}
      save={async (fields) => {
        if (branch) await changes.edit(branch.id, fields);
        else onCreated(await changes.create(fields));
        toast(t.branchSaved);
      }}
      remove={async () => {
        if (!branch) return;
        await changes.remove(branch.id);
        toast(t.branchDeleted);
        onDeleted();
      }}
      onClose={onClose}
    />
  );
}
