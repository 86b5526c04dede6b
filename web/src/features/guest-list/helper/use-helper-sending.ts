import type { MessageKind } from '@serikad/shared/guest-list/family.types';
import type { HelperBranch, HelperFamily } from '@serikad/shared/guest-list/helper.types';
import { closingDay } from '@serikad/shared/guest-list/closing-date';
import { titleOf } from '@serikad/shared/guest-list/guest-list';
import type { InvitationView } from '@serikad/shared/invitations/invitation.types';
import { useCallback, useState } from 'react';
import { useToast } from '../../../components/ui/toast.js';
import { helperTexts as t } from '../../../i18n/link-pages.js';
import { copyText } from '../../../platform/copy-text.js';
import { coupleNames, messageTo } from '../model/message.js';
import { chatLink } from '../../../lib/chat-link.js';
import { shareText } from '../../../lib/share-text.js';
import type { HelperOutbox } from './use-helper-outbox.js';

/**
 * A helper's messages. They go through the phone's share sheet; a browser without one opens WhatsApp, which asks whom
 * to write to: of the number a helper knows only the end. Where neither opens, and on request, they are copied. The
 * question that follows is kept on the server: it is there again after a reload and on another phone.
 */
export function useHelperSending(
  { families, templates }: Pick<HelperBranch, 'families' | 'templates'>,
  invitation: InvitationView | null,
  { mark }: HelperOutbox,
) {
  const toast = useToast();
  const [last, setLast] = useState<{ id: string; isCopied: boolean }>();
  // Those that other phones open from now on are asked about there: here a dialog would come while a name is typed.
  const [openedBefore] = useState(() => families.filter(({ chat }) => chat).map(({ id }) => id));
  const asked =
    families.find(({ id, chat }) => chat && id === last?.id) ??
    families.find(({ id, chat }) => chat && openedBefore.includes(id));
  const canSend = invitation !== null && coupleNames(invitation, 'ms') !== '';
  const { origin } = window.location;

  const send = useCallback(
    async (family: HelperFamily, kind: MessageKind, how: 'share' | 'copy' = 'share') => {
      if (invitation === null) return;
      const closesOn = invitation.closesAt === undefined ? null : closingDay(Date.parse(invitation.closesAt));
      const text = messageTo(family, kind, { invitation, closesOn, templates, origin });
      const handed = how === 'copy' ? 'failed' : 'share' in navigator ? await shareText(text) : openedChat(text);
      if (handed === 'cancelled') return;
      const isCopied = handed === 'failed';
      if (isCopied && !(await copyText(text))) return toast(t.copyFailed, 'bad');
      setLast({ id: family.id, isCopied });
      mark({ id: family.id, kind, opened: true });
    },
    [invitation, mark, origin, templates, toast],
  );
  return {
    canSend,
    send,
    copyLink: async ({ link }: HelperFamily) => {
      const done = await copyText(origin + link);
      toast(done ? t.linkCopied : t.copyFailed, done ? 'ok' : 'bad');
    },
    question: asked && { family: asked, copied: asked.id === last?.id && last.isCopied },
    answer: (sent: boolean) => {
      if (!asked?.chat) return;
      mark({ id: asked.id, kind: asked.chat, ...(sent ? { sent } : { opened: false }) });
      if (sent) toast(t.marked(titleOf(asked)));
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
