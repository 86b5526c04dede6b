import { useCallback, useEffect, useMemo, useState } from 'react';
import type { GuestPageBundle } from '@serikad/shared/invitations/guest-page.types';
import type { Locale } from '@serikad/shared/i18n/language';
import { totalLimitText } from '@serikad/shared/rsvp/seats';
import { CallError } from '../api/call.js';
import { textsIn } from '../texts/texts.js';
import { ownAnswer } from './rsvp-api.js';
import { RsvpStore } from './rsvp-store.js';
import type { AnswerContent, AnswerDraft, PendingAnswer, StoredAnswer } from './rsvp.types.js';
import { sendRsvp } from './send-rsvp.js';

/** How often an answer that waits is tried again. */
const RETRY_MS = 15_000;

/** What came of sending: it is stored, it waits for the network, or the reason why not. */
export type SendOutcome = { state: 'sent' | 'later' } | { state: 'refused'; message: string };

/** A guest's answer to this invitation, and what they can do with it. */
export interface RsvpState {
  store: RsvpStore;
  stored: StoredAnswer | null;
  pending: PendingAnswer | null;
  /** The words that were sent from this page, for the list of wishes; with what they took the place of. */
  sentWords: { now: AnswerContent; before: AnswerContent | null } | null;
  /** Why an answer that waited for the network was not taken in the end. */
  refusal: string | null;
  /** No seat is left, as far as this page knows. */
  full: boolean;
  /** The couple take no answers and no changes, as far as this page knows. */
  closed: boolean;
  send: (answer: PendingAnswer) => Promise<SendOutcome>;
  /** Asks the server for the stored answer; it may have been changed on another device, or deleted. */
  refresh: () => Promise<void>;
}

interface Options {
  bundle: GuestPageBundle;
  locale: Locale;
  /** A preview and a sample answer as if, and send nothing. */
  sends: boolean;
}

export function useRsvp({ bundle, locale, sends }: Options): RsvpState {
  const id = bundle.invitation._id;
  const store = useMemo(() => new RsvpStore(id), [id]);
  const [stored, setStored] = useState<StoredAnswer | null>(null);
  const [pending, setPending] = useState<PendingAnswer | null>(null);
  const [full, setFull] = useState(bundle.attendance.full);
  // What the server answered last; before that, what the invitation says.
  const [closedNow, setClosed] = useState<boolean | undefined>(undefined);
  const closed = closedNow ?? bundle.invitation.answersClosed;
  const [sentWords, setSentWords] = useState<RsvpState['sentWords']>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  const accept = useCallback(
    (answer: StoredAnswer, before: StoredAnswer | null) => {
      setStored(answer);
      setPending(null);
      setRefusal(null);
      setClosed(false);
      setSentWords((words) => ({ now: answer, before: words?.now ?? before }));
      if (!sends) return;
      store.write('pending', null);
      store.write('draft', null);
    },
    [sends, store],
  );

  const send = useCallback(
    async (answer: PendingAnswer): Promise<SendOutcome> => {
      const before = sends ? store.read('wish') : stored;
      if (!sends) {
        accept({ ...answer, wishId: before?.wishId ?? '-' }, before);
        return { state: 'sent' };
      }
      try {
        accept(await sendRsvp({ invitationId: id, locale, answer, store }), before);
        return { state: 'sent' };
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        // It may have got through in part: an earlier try of it that had arrived, or a deletion by the couple.
        setStored((shown) => unlessSame(shown, store.read('wish')));
        if (error.code === 'network' && !navigator.onLine) {
          setPending(answer);
          store.write('pending', answer);
          return { state: 'later' };
        }
        // One that waits goes on waiting; in the form it can be sent again.
        if (error.passes) return { state: 'refused', message: error.message };
        if (error.message === totalLimitText(0, locale)) setFull(true);
        if (error.code === 'answers-closed') setClosed(true);
        // The package is the couple's to change: a guest reads that attendance is not asked for any more.
        const message = error.code === 'package-required' ? textsIn(locale).attendanceClosed : error.message;
        // An answer that waited is not sent a second time; its words go back into the form.
        if (store.read('pending')) setRefusal(message);
        setPending(null);
        store.write('pending', null);
        store.write('draft', draftOf(answer));
        return { state: 'refused', message };
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

  const follow = useCallback(() => {
    setStored((shown) => unlessSame(shown, store.read('wish')));
    setPending((shown) => unlessSame(shown, store.read('pending')));
  }, [store]);
  // What this browser stored at an earlier visit, which the server could not know when it rendered the page; and what
  // another tab of it does.
  useEffect(() => {
    if (!sends) return undefined;
    const timer = setTimeout(follow);
    const stop = store.onOtherTab(follow);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [follow, sends, store]);

  useEffect(() => {
    if (!pending || !sends) return undefined;
    let sending = false;
    const again = async (): Promise<void> => {
      if (sending || !navigator.onLine) return;
      const waiting = store.read('pending');
      // Another tab has sent it.
      if (!waiting) return follow();
      sending = true;
      await send(waiting).catch(() => undefined);
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
  }, [follow, pending, send, sends, store]);

  return { store, stored, pending, refusal, sentWords, full, closed, send, refresh };
}

/** What is stored; the same object that is shown where both are equal, so that React sees no change. */
function unlessSame<T>(shown: T, kept: T): T {
  return JSON.stringify(shown) === JSON.stringify(kept) ? shown : kept;
}

/** An answer as the form holds it. */
export function draftOf({ from, attendanceCount, message }: AnswerContent): AnswerDraft {
  return { from, attending: attendanceCount > 0, count: attendanceCount > 0 ? String(attendanceCount) : '1', message };
}
