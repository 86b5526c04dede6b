import type { BranchView, FamilyView, GuestList, MessageKind } from '@serikad/shared/guest-list/family.types';
import type { InvitationView } from '@serikad/shared/invitations/invitation.types';
import { useMemo, useState } from 'react';
import { useDialogs } from '../../../components/app-dialogs/dialogs-context.js';
import { useToast } from '../../../components/ui/toast.js';
import { guestListTexts as t } from '../../../i18n/guest-list.js';
import { copyText } from '../../../platform/copy-text.js';
import { useFamilyChanges, type Invited, type Move } from '../mutations/use-family-changes.js';
import { useOutbox } from '../mutations/use-outbox.js';
import type { OpenDialog, RowActions } from './family-actions.js';
import { messageTo } from './message.js';
import { useAdding } from './use-adding.js';
import { useFollowUp } from './use-follow-up.js';
import { useKept } from './use-kept.js';
import { useListData } from './use-list-data.js';
import { useMerging } from './use-merging.js';
import { usePart } from './use-part.js';
import { useRemoval } from './use-removal.js';
import { useSelection } from './use-selection.js';
import { useSentQuestion } from './use-sent-question.js';
import { useShown } from './use-shown.js';

const CLOSED = { isOpen: false };

/** The state of the couple's guest list, and what its parts do. */
export function useGuestListPage(list: GuestList, invitation: InvitationView) {
  const { families } = list;
  const invitationId = invitation._id;
  const toast = useToast();
  const dialogs = useDialogs();
  const [now] = useState(() => Date.now());
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [linkDialog, setLinkDialog] = useState<string | null>(null);
  const [branchDialog, setBranchDialog] = useState<BranchView | 'new' | null>(null);
  const [importing, keepImporting] = useKept(`guest-list-import-open:${invitationId}`, CLOSED);
  const data = useListData(list, invitation);
  const { occasion, branchName } = data;
  const changes = useFamilyChanges(invitationId);
  const adding = useAdding(invitationId, families.length);
  const outbox = useOutbox(invitationId, {
    onStored: adding.onStored,
    onMarkRefused: (error) => dialogs.showError(error),
  });
  const sending = useSentQuestion(invitationId, list, outbox, changes);
  const removal = useRemoval(changes);
  const merge = useMerging(changes, removal.show);
  const { part, showPart } = usePart(families.length > 0);
  const { groups, due } = useFollowUp(families, outbox.outbox, list, now);
  const selection = useSelection(families);
  const view = useShown(families, data.duplicateIds);
  const { ask } = sending;
  const on = useMemo<RowActions>(
    () => ({
      openMenu: ({ id }) => setDialog({ kind: 'menu', id }),
      select: selection.select,
      sending: ask,
      copy: (family, kind) => {
        void copyText(messageTo(family, kind, occasion)).then((done) => {
          toast(done ? t.textCopied : t.copyFailed, done ? 'ok' : 'bad');
          if (done) ask(family, kind);
        });
      },
    }),
    [selection.select, ask, occasion, toast],
  );
  const ids = () => selection.selected.map(({ id }) => id);
  return {
    list,
    invitation,
    invitationId,
    families,
    now,
    data,
    changes,
    adding,
    outbox,
    sending,
    removal,
    merge,
    selection,
    view,
    on,
    part,
    showPart,
    followUp: { groups, due },
    isEmpty: families.length === 0 && outbox.outbox.families.length === 0,
    dialog,
    setDialog,
    /** A branch's id, or `caterer`. */
    linkDialog,
    setLinkDialog,
    branchDialog,
    setBranchDialog,
    isImporting: importing.isOpen,
    showImport: (isOpen: boolean) => keepImporting({ isOpen }),
    startSending: (to: readonly FamilyView[], kind: MessageKind) => {
      selection.end();
      sending.start(to, kind);
    },
    moveSelected: async (move: Move) => {
      const moved = ids();
      await changes.move(moved, move);
      toast(move.branch === undefined ? t.seatsSet(moved.length) : t.moved(moved.length, branchName(move.branch)));
      selection.end();
    },
    inviteSelected: async (sessions: Invited) => {
      const invited = ids();
      await changes.invite(invited, sessions);
      toast(t.invitedSet(invited.length));
      selection.end();
    },
  };
}

export type GuestListPage = ReturnType<typeof useGuestListPage>;
