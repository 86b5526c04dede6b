import { titleOf } from '@serikad/shared/guest-list/guest-list';
import type { FamilyView, MessageKind } from '@serikad/shared/guest-list/family.types';
import { useState } from 'react';
import { useDialogs } from '../../../components/app-dialogs/dialogs-context.js';
import type { SelectOption } from '../../../components/ui/inputs.js';
import { useToast } from '../../../components/ui/toast.js';
import { guestListTexts as t } from '../../../i18n/guest-list.js';
import { copyText } from '../../../platform/copy-text.js';
import type { OpenDialog } from '../model/family-actions.js';
import { messageTo, nextMessage, type Occasion } from '../model/message.js';
import { shareText } from '../../../lib/share-text.js';
import type { FamilyChanges } from '../mutations/use-family-changes.js';
import { AnswerDialog } from './answer-dialog.js';
import { EditDialog } from './edit-dialog.js';
import { FamilyMenu } from '../list/family-menu.js';
import { LinkDialog } from './link-dialog.js';

interface Props {
  open: OpenDialog | null;
  onOpen: (dialog: OpenDialog | null) => void;
  families: readonly FamilyView[];
  branches: readonly SelectOption[];
  sessions: readonly SelectOption[];
  occasion: Occasion;
  canSend: boolean;
  now: number;
  changes: FamilyChanges;
  sending: (family: FamilyView, kind: MessageKind) => void;
  markUnsent: (family: FamilyView) => void;
  remove: (families: readonly FamilyView[]) => void;
}

/** The dialogs of one family: its menu, and what the menu leads to. */
export function FamilyDialogs({
  open,
  onOpen,
  families,
  branches,
  sessions,
  occasion,
  canSend,
  now,
  changes,
  ...on
}: Props) {
  const toast = useToast();
  const dialogs = useDialogs();
  // The content stays while a dialog fades out; each opening starts with a form of its own.
  const [last, setLast] = useState({ open, times: 0 });
  if (open !== null && open !== last.open) setLast({ open, times: last.times + 1 });
  const shown = open ?? last.open;
  // As it is in the list by now: an edit that was overtaken goes on with the newer revision.
  const family = families.find(({ id }) => id === shown?.id);
  if (shown === null || !family) return null;

  const title = titleOf(family);
  const close = () => onOpen(null);
  const isOpen = (kind: OpenDialog['kind']): boolean => open?.kind === kind;
  const show = (kind: OpenDialog['kind']) => () => onOpen({ kind, id: family.id });
  const copy = async (text: string, said: string) =>
    (await copyText(text)) ? toast(said) : toast(t.copyFailed, 'bad');
  const text = () => messageTo(family, nextMessage(family), occasion);
  const copyMessage = async () => {
    await copy(text(), t.textCopied);
    on.sending(family, nextMessage(family));
  };
  const share = async () => {
    const how = await shareText(text());
    if (how === 'shared') on.sending(family, nextMessage(family));
    if (how === 'failed') await copyMessage();
  };
  const reopen = async (reopened: boolean) => {
    try {
      await changes.reopen(family.id, reopened);
      toast(reopened ? t.reopened(title) : t.closedAgain(title));
    } catch (error) {
      dialogs.showError(error);
    }
  };
  const opened = `${family.id}-${last.times}`;
  return (
    <>
      <FamilyMenu
        {...{ family, occasion, canSend, now }}
        open={isOpen('menu')}
        onClose={close}
        on={{
          sending: (kind) => on.sending(family, kind),
          copyLink: () => void copy(occasion.origin + family.link, t.linkCopied),
          copyMessage: () => void copyMessage(),
          share: () => void share(),
          openLink: show('link'),
          openAnswer: show('answer'),
          openEdit: show('edit'),
          reopen: (reopened) => void reopen(reopened),
          markUnsent: () => on.markUnsent(family),
          remove: () => on.remove([family]),
        }}
      />
      <EditDialog
        key={`edit-${opened}`}
        {...{ family, branches, sessions }}
        open={isOpen('edit')}
        save={async (body) => {
          const saved = await changes.edit(body, family.revision);
          toast(t.saved(titleOf(saved)));
        }}
        onClose={close}
      />
      <AnswerDialog
        key={`answer-${opened}`}
        family={family}
        sessions={sessions}
        open={isOpen('answer')}
        save={async (body) => {
          await changes.answerFor(body);
          toast(t.answerSaved(title));
        }}
        onClose={close}
      />
      <LinkDialog
        key={`link-${opened}`}
        family={family}
        origin={occasion.origin}
        open={isOpen('link')}
        renew={async () => void (await changes.renewLink(family.id))}
        onClose={close}
      />
    </>
  );
}
