import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { DressedBundle } from '@serikad/shared/invitations/guest-page.types';
import type { Locale } from '@serikad/shared/i18n/language';
import { totalLimitText } from '@serikad/shared/wishes/attendance';
import { CallError } from '../api/call.js';
import { ownAnswer } from './answer-api.js';
import { AnswerStore } from './answer-store.js';
import type { AnswerContent, AnswerDraft, PendingAnswer, StoredAnswer } from './answer.types.js';
import { sendAnswer } from './send-answer.js';

/** How often an answer that waits is tried again. */
const RETRY_MS = 15_000;

/** What came of sending: it is stored, it waits for the network, or the reason why not. */
export type SendOutcome = { state: 'sent' | 'later' } | { state: 'refused'; message: string };

/** A guest's answer to this invitation, and what they can do with it. */
export interface AnswerDesk {
  store: AnswerStore;
  stored: StoredAnswer | null;
  pending: PendingAnswer | null;
  /** The words that were sent from this page, for the list of wishes; with what they took the place of. */
  sentWords: { now: AnswerContent; before: AnswerContent | null } | null;
  /** Why an answer that waited for the network was not taken in the end. */
  refusal: string | null;
  /** No seat is left, as far as this page knows. */
  full: boolean;
  send: (answer: PendingAnswer) => Promise<SendOutcome>;
  /** Asks the server for the stored answer; it may have been changed on another device, or deleted. */
  refresh: () => Promise<void>;
}

interface Options {
  bundle: DressedBundle;
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
  const [refusal, setRefusal] = useState<string | null>(null);
  const unsure = useRef<AnswerContent | null>(null);

  const accept = useCallback(
    (answer: StoredAnswer, before: StoredAnswer | null) => {
      setStored(answer);
      setPending(null);
      setRefusal(null);
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
        if (error.code === 'network') unsure.current ??= answer;
        if (error.code === 'network' && !navigator.onLine) {
          setPending(answer);
          store.write('pending', answer);
          return { state: 'later' };
        }
        // One that waits goes on waiting; in the form it can be sent again.
        if (error.passes) return { state: 'refused', message: error.message };
        if (error.message === totalLimitText(0, locale)) setFull(true);
        // An answer that waited is not sent a second time; its words go back into the form.
        if (pending?.key === answer.key) setRefusal(error.message);
        setPending(null);
        store.write('pending', null);
        store.write('draft', draftOf(answer));
        return { state: 'refused', message: error.message };
      }
    },
    [accept, id, locale, pending, sends, store, stored],
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
    let sending = false;
    const again = async (): Promise<void> => {
      if (sending || !navigator.onLine) return;
      sending = true;
      await send(pending).catch(() => undefined);
      sending = false;
    };
    const retry = (): void => void again();
    retry();
    // `online` says that there is a network, not that it reaches anywhere: a hall's Wi-Fi often does not at first.
    const timer = setInterval(retry, RETRY_MS);
    addEventListener('online', retry);
    return () => {
      clearInterval(timer);
      removeEventListener('online', retry);
    };
  }, [pending, send, sends]);

  return { store, stored, pending, refusal, sentWords, full, send, refresh };
}

/** An answer as the form holds it. */
export function draftOf({ from, attendanceCount, message }: AnswerContent): AnswerDraft {
  return { from, attending: attendanceCount > 0, count: attendanceCount > 0 ? String(attendanceCount) : '1', message };
}
