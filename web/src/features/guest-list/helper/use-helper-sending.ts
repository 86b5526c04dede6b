import type { MessageKind } from '@serikad/shared/guest-list/family.types';
import type { HelperBranch, HelperFamily } from '@serikad/shared/guest-list/helper.types';
import { closingDay } from '@serikad/shared/guest-list/closing-date';
import { titleOf } from '@serikad/shared/guest-list/guest-list';
import type { InvitationView } from '@serikad/shared/invitations/invitation.types';
import { useCallback } from 'react';
import { useToast } from '../../../components/ui/toast.js';
import { helperTexts as t } from '../../../i18n/link-pages.js';
import { copyText } from '../../../platform/copy-text.js';
import { coupleNames, messageTo } from '../model/message.js';
import { chatLink } from '../../../lib/chat-link.js';
import { shareText } from '../../../lib/share-text.js';
import { useKept } from '../model/use-kept.js';
import type { HelperOutbox } from './use-helper-outbox.js';

/** A message that was handed over. Without `id` there is none. */
const NOTHING_SENT: { id: string; kind: MessageKind; copied: boolean } = { id: '', kind: 'invitation', copied: false };

/**
 * A helper's messages. They go through the phone's share sheet; a browser without one opens WhatsApp, which asks whom
 * to write to: of the number a helper knows only the end. Where neither opens, and on request, they are copied. The
 * question that follows is there again after a reload.
 */
export function useHelperSending(
  { id: branchId, families, templates }: Pick<HelperBranch, 'id' | 'families' | 'templates'>,
  invitation: InvitationView | null,
  { mark }: HelperOutbox,
) {
  const toast = useToast();
  const [opened, keepOpened] = useKept(`helper-opened:${branchId}`, NOTHING_SENT);
  const asked = families.find(({ id }) => id === opened.id);
  const canSend = invitation !== null && coupleNames(invitation, 'ms') !== '';
  const { origin } = window.location;

  const send = useCallback(
    async (family: HelperFamily, kind: MessageKind, how: 'share' | 'copy' = 'share') => {
      if (invitation === null) return;
      const closesOn = invitation.closesAt === undefined ? null : closingDay(Date.parse(invitation.closesAt));
      const text = messageTo(family, kind, { invitation, closesOn, templates, origin });
      const handed = how === 'copy' ? 'failed' : 'share' in navigator ? await shareText(text) : openedChat(text);
      if (handed === 'cancelled') return;
      const copied = handed === 'failed';
      if (copied && !(await copyText(text))) return toast(t.copyFailed, 'bad');
      keepOpened({ id: family.id, kind, copied });
    },
    [invitation, keepOpened, origin, templates, toast],
  );
  return {
    canSend,
    send,
    copyLink: async ({ link }: HelperFamily) => {
      const done = await copyText(origin + link);
      toast(done ? t.linkCopied : t.copyFailed, done ? 'ok' : 'bad');
    },
    question: asked && { family: asked, copied: opened.copied },
    answer: (sent: boolean) => {
      keepOpened(NOTHING_SENT);
      if (!asked || !sent) return;
      mark({ id: asked.id, kind: opened.kind, sent: true });
      toast(t.marked(titleOf(asked)));
    },
    setSent: (family: HelperFamily, sent: boolean) => {
      mark({ id: family.id, kind: 'invitation', sent });
      toast(sent ? t.marked(titleOf(family)) : t.unmarked(titleOf(family)));
    },
  };
}

/** Opens WhatsApp with a text for a chat that is chosen there. Browsers inside of apps open no window. */
function openedChat(text: string): 'shared' | 'failed' {
  const chat = window.open(chatLink('', text), '_blank');
  if (chat === null) return 'failed';
  chat.opener = null;
  return 'shared';
}

export type HelperSending = ReturnType<typeof useHelperSending>;
