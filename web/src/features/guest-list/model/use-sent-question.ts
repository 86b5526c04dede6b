import { titleOf } from '@serikad/shared/guest-list/guest-list';
import type { FamilyView, MessageKind } from '@serikad/shared/guest-list/family.types';
import { useCallback } from 'react';
import { useDialogs } from '../../../components/app-dialogs/dialogs-context.js';
import { useToast } from '../../../components/ui/toast.js';
import { guestListTexts as t } from '../../../i18n/guest-list.js';
import type { FamilyChanges } from '../mutations/use-family-changes.js';
import type { OutboxActions } from '../mutations/use-outbox.js';
import { familyBody, familyInput } from './family-form.js';
import { NO_QUEUE, queueKey } from './send-queue.js';
import { useKept } from './use-kept.js';

/** A message whose chat was opened. Without `id` there is none. */
const NOTHING_OPENED: { id: string; kind: MessageKind } = { id: '', kind: 'invitation' };

/** What is being sent: one message whose chat was opened, or many. Both are there again after a reload. */
export function useSentQuestion(
  invitationId: string,
  families: readonly FamilyView[],
  { mark }: OutboxActions,
  { edit }: FamilyChanges,
) {
  const toast = useToast();
  const dialogs = useDialogs();
  const [opened, keepOpened] = useKept(`guest-list-opened:${invitationId}`, NOTHING_OPENED);
  const [queue, setQueue] = useKept(queueKey(invitationId), NO_QUEUE);
  const ask = useCallback((family: FamilyView, kind: MessageKind) => keepOpened({ id: family.id, kind }), [keepOpened]);
  const asked = families.find(({ id }) => id === opened.id);
  return {
    queue,
    setQueue,
    /** A chat was opened: asks whether the message was sent. */
    ask,
    question: asked && { family: asked, kind: opened.kind },
    answer: (sent: boolean) => {
      keepOpened(NOTHING_OPENED);
      if (!asked || !sent) return;
      mark({ id: asked.id, kind: opened.kind, sent: true });
      toast(t.marked(titleOf(asked)));
    },
    markSent: (family: FamilyView, kind: MessageKind) => mark({ id: family.id, kind, sent: true }),
    markUnsent: (family: FamilyView) => {
      mark({ id: family.id, kind: 'invitation', sent: false });
      toast(t.unmarked(titleOf(family)));
    },
    /** Of the message and of the page that the link leads to. */
    setLanguage: async (family: FamilyView, language: 'malay' | 'english') => {
      try {
        await edit(familyBody(family, { ...familyInput(family), language }), family.revision);
      } catch (error) {
        dialogs.showError(error);
      }
    },
  };
}
