import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { InvitationBundle } from '@serikad/shared/invitations/invitation.types';
import type { Locale } from '@serikad/shared/i18n/language';
import { totalLimitText } from '@serikad/shared/wishes/attendance';
import { CallError } from '../api/call.js';
import { ownAnswer } from './answer-api.js';
import { AnswerStore } from './answer-store.js';
import type { AnswerContent, AnswerDraft, PendingAnswer, StoredAnswer } from './answer.types.js';
import { sendAnswer } from './send-answer.js';

/** What came of sending: it is stored, it waits for the network, or the reason why not. */
export type SendOutcome = { state: 'sent' | 'later' } | { state: 'refused'; message: string };

/** A guest's answer to this invitation, and what they can do with it. */
export interface AnswerDesk {
  store: AnswerStore;
  stored: StoredAnswer | null;
  pending: PendingAnswer | null;
  /** The words that were sent from this page, for the list of wishes; with what they took the place of. */
  sentWords: { now: AnswerContent; before: AnswerContent | null } | null;
  /** No seat is left, as far as this page knows. */
  full: boolean;
  send: (answer: PendingAnswer) => Promise<SendOutcome>;
  /** Asks the server for the stored answer; it may have been changed on another device, or deleted. */
  refresh: () => Promise<void>;
}

interface Options {
  bundle: InvitationBundle;
  locale: Locale;
  /** A preview and a sample answer as if, and send nothing. */
  sends: boolean;
}

export function useAnswer({ bundle, locale, sends }: Options): AnswerDesk {
  const id = bundle.invitation._id;
  const store = useMemo(() => new AnswerStore(id), [id]);
  const [stored, setStored] = useState<StoredAnswer | null>(null);
  const [pending, setPending] = useState<PendingAnswer | null>(null);
  const [full, setFull] = useState(bundle.attendance.full);
  const [sentWords, setSentWords] = useState<AnswerDesk['sentWords']>(null);
  const unsure = useRef<AnswerContent | null>(null);

  const accept = useCallback(
    (answer: StoredAnswer, before: StoredAnswer | null) => {
      setStored(answer);
      setPending(null);
      setSentWords((words) => ({ now: answer, before: words?.now ?? before }));
      unsure.current = null;
      if (!sends) return;
      store.write('wish', answer);
      store.write('pending', null);
      store.write('draft', null);
    },
    [sends, store],
  );

  const send = useCallback(
    async (answer: PendingAnswer): Promise<SendOutcome> => {
      const before = stored;
      if (!sends) {
        accept({ ...answer, wishId: before?.wishId ?? '-' }, before);
        return { state: 'sent' };
      }
      try {
        const sent = await sendAnswer({ invitationId: id, locale, answer, stored: before, unsure: unsure.current });
        accept(sent, before);
        return { state: 'sent' };
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        if (error.code === 'network') {
          unsure.current ??= answer;
          if (navigator.onLine) return { state: 'refused', message: '' };
          setPending(answer);
          store.write('pending', answer);
          return { state: 'later' };
        }
        if (error.message === totalLimitText(0, locale)) setFull(true);
        // An answer that waited is not sent a second time; its words go back into the form.
        setPending(null);
        store.write('pending', null);
        store.write('draft', draftOf(answer));
        return { state: 'refused', message: error.message };
      }
    },
    [accept, id, locale, sends, store, stored],
  );

  const refresh = useCallback(async (): Promise<void> => {
    const kept = store.read('wish');
    if (!sends || !kept) return;
    try {
      const { from, attendanceCount, message } = await ownAnswer(kept.wishId, locale);
      const fresh = { ...kept, from, attendanceCount, message };
      store.write('wish', fresh);
      setStored(fresh);
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== 'not-found') return;
      store.write('wish', null);
      setStored(null);
    }
  }, [locale, sends, store]);

  // What this browser kept from an earlier visit; the server could not know it when it drew the page.
  useEffect(() => {
    if (!sends) return;
    const timer = setTimeout(() => {
      setStored(store.read('wish'));
      setPending(store.read('pending'));
    });
    return () => clearTimeout(timer);
  }, [sends, store]);

  useEffect(() => {
    if (!pending || !sends) return undefined;
    const again = (): void => void send(pending);
    if (navigator.onLine) again();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [pending, send, sends]);

  return { store, stored, pending, sentWords, full, send, refresh };
}

/** An answer as the form holds it. */
export function draftOf({ from, attendanceCount, message }: AnswerContent): AnswerDraft {
  return { from, attending: attendanceCount > 0, count: attendanceCount > 0 ? String(attendanceCount) : '1', message };
}
