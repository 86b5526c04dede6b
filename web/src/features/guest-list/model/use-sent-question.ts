import { titleOf } from '@serikad/shared/guest-list/guest-list';
import type { FamilyView, GuestList, MessageKind, SendQueue } from '@serikad/shared/guest-list/family.types';
import { useCallback, useMemo } from 'react';
import { useDialogs } from '../../../components/app-dialogs/dialogs-context.js';
import { useToast } from '../../../components/ui/toast.js';
import { guestListTexts as t } from '../../../i18n/guest-list.js';
import { newKey } from '../../../platform/new-key.js';
import type { FamilyChanges } from '../mutations/use-family-changes.js';
import type { OutboxActions } from '../mutations/use-outbox.js';
import { familyBody, familyInput } from './family-form.js';
import { askedAbout, chatOf, progressOf, queuesWith, type QueueProgress } from './send-queue.js';
import { useKept } from './use-kept.js';

/** Which queue is open on this device. Without a key it is none. */
const NONE_OPEN = { key: '' };
/** The family whose chat was opened last on this device. Without an id there is none. */
const NONE_OPENED = { id: '' };

export interface QueueOnPage extends QueueProgress {
  queue: SendQueue;
  /** The chat with the current family was opened, and it is not said yet whether the message was sent. */
  asking: boolean;
}

/**
 * What is being sent: one message whose chat was opened, or many. Both are kept on the server, so that they are there
 * again after a reload and on another phone.
 */
export function useSentQuestion(
  invitationId: string,
  { families, queues: stored }: Pick<GuestList, 'families' | 'queues'>,
  { mark, outbox: { marks } }: OutboxActions,
  { edit }: FamilyChanges,
) {
  const toast = useToast();
  const dialogs = useDialogs();
  const [open, keepOpen] = useKept(`guest-list-sending:${invitationId}`, NONE_OPEN);
  const queues = useMemo(
    () =>
      queuesWith(stored, marks).map((queue): QueueOnPage => {
        const progress = progressOf(queue, families, marks);
        const [current] = progress.left;
        return { ...progress, queue, asking: current !== undefined && chatOf(current, marks) === queue.kind };
      }),
    [stored, families, marks],
  );
  const [last, keepLast] = useKept(`guest-list-opened:${invitationId}`, NONE_OPENED);
  const asked = useMemo(() => askedAbout(families, marks, last.id), [families, marks, last]);
  const many = queues.find(({ queue }) => queue.key === open.key);
  const ask = useCallback(
    (family: FamilyView, kind: MessageKind) => {
      keepLast({ id: family.id });
      mark({ id: family.id, kind, opened: true });
    },
    [keepLast, mark],
  );
  const start = (to: readonly FamilyView[], kind: MessageKind) => {
    const key = newKey();
    // Marks that wait for the network become older than the queue when they are stored.
    const isMarked = ({ id }: FamilyView) =>
      marks.some((each) => 'sent' in each && each.sent && each.id === id && each.kind === kind);
    mark({ id: '', kind, key, ids: to.filter((family) => !isMarked(family)).map(({ id }) => id) });
    keepOpen({ key });
  };
  const end = ({ kind, key }: SendQueue) => mark({ id: '', kind, key, ids: [] });
  return {
    /** The queue that is open. */
    many,
    /** Those that can be gone on with. */
    unfinished: queues.filter((each) => each !== many && each.left.length > 0),
    start,
    goOn: ({ key }: SendQueue) => keepOpen({ key }),
    end,
    close: () => {
      keepOpen(NONE_OPEN);
      if (many?.left.length === 0) end(many.queue);
    },
    /** Sends another message to those that are left. */
    setKind: (kind: MessageKind) => {
      if (!many || kind === many.queue.kind) return;
      start(many.left, kind);
      end(many.queue);
    },
    skip: (family: FamilyView) => {
      if (many) mark({ id: family.id, kind: many.queue.kind, skippedIn: many.queue.key });
    },
    /** A chat was opened: asks whether the message was sent. */
    ask,
    question: many ? undefined : asked,
    answer: (sent: boolean) => {
      if (!asked) return;
      const { family, kind } = asked;
      mark({ id: family.id, kind, ...(sent ? { sent } : { opened: false }) });
      if (sent) toast(t.marked(titleOf(family)));
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
