import { useCallback, useEffect, useMemo, useState } from 'react';
import type { GuestPageBundle } from '@serikad/shared/api/guest-page.types';
import type { Locale } from '@serikad/shared/i18n/language';
import { totalLimitText } from '@serikad/shared/rsvp/seats';
import { CallError } from '../api/call.js';
import { textsIn } from '../texts/texts.js';
import { removeRsvp } from './remove-rsvp.js';
import { fetchOwnRsvp } from './rsvp-api.js';
import { RsvpStore } from './rsvp-store.js';
import type { RsvpContent, RsvpDraft, PendingRsvp, StoredRsvp } from './rsvp.types.js';
import { sendRsvp } from './send-rsvp.js';
import { useClosing } from './use-closing.js';

const NO_WORDS: RsvpContent = { from: '', attendanceCount: 0, message: '' };

/** How often a waiting RSVP is sent again. */
const RETRY_MS = 15_000;

/** The result of sending: it is stored, it waits for the network, or the reason why not. */
export type SendOutcome = { state: 'sent' | 'later' } | { state: 'refused'; message: string };

/** A guest's RSVP to this invitation, and what they can do with it. */
export interface RsvpState {
  store: RsvpStore;
  stored: StoredRsvp | null;
  pending: PendingRsvp | null;
  /** The words that were sent from this page, for the list of wishes; with what they took the place of. */
  sentWords: { now: RsvpContent; before: RsvpContent | null } | null;
  /** Why an RSVP that waited for the network was refused in the end. */
  refusal: string | null;
  /** No seat is left, by the last response of the server. */
  full: boolean;
  /** The couple take no RSVPs and no changes, by the last response of the server. */
  closed: boolean;
  /** The closing date has passed, by the phone's clock: no more guests are taken, but fewer, none and wishes are. */
  closingPassed: boolean;
  send: (rsvp: PendingRsvp) => Promise<SendOutcome>;
  /**
   * Removes the stored RSVP for good.
   * @returns why it could not be; empty where nothing arrived, null when it is gone
   */
  remove: () => Promise<string | null>;
  /** Asks the server for the stored RSVP; it may have been changed on another device, or deleted. */
  refresh: () => Promise<void>;
}

interface Options {
  bundle: GuestPageBundle;
  locale: Locale;
  /** A preview and a sample only look as if they sent. */
  sends: boolean;
}

export function useRsvp({ bundle, locale, sends }: Options): RsvpState {
  const id = bundle.invitation._id;
  const store = useMemo(() => new RsvpStore(id), [id]);
  const [stored, setStored] = useState<StoredRsvp | null>(null);
  const [pending, setPending] = useState<PendingRsvp | null>(null);
  const [full, setFull] = useState(bundle.attendance.full);
  // The server's last response; before that, the invitation's field.
  const [closedNow, setClosed] = useState<boolean | undefined>(undefined);
  const closed = closedNow ?? bundle.invitation.answersClosed;
  const closingPassed = useClosing(bundle.invitation.closesAt);
  const [sentWords, setSentWords] = useState<RsvpState['sentWords']>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  const accept = useCallback(
    (rsvp: StoredRsvp, before: StoredRsvp | null) => {
      setStored(rsvp);
      setPending(null);
      setRefusal(null);
      setClosed(false);
      setSentWords((words) => ({ now: rsvp, before: words?.now ?? before }));
      if (!sends) return;
      store.write('pending', null);
      store.write('draft', null);
    },
    [sends, store],
  );

  const send = useCallback(
    async (rsvp: PendingRsvp): Promise<SendOutcome> => {
      const before = sends ? store.read('wish') : stored;
      if (!sends) {
        accept({ ...rsvp, wishId: before?.wishId ?? '-' }, before);
        return { state: 'sent' };
      }
      try {
        accept(await sendRsvp({ invitationId: id, locale, rsvp, store }), before);
        return { state: 'sent' };
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        // It may have got through in part: an earlier try of it that had arrived, or a deletion by the couple.
        setStored((shown) => unlessSame(shown, store.read('wish')));
        if (error.code === 'network' && !navigator.onLine) {
          setPending(rsvp);
          store.write('pending', rsvp);
          return { state: 'later' };
        }
        // One that waits goes on waiting; in the form it can be sent again.
        if (error.passes) return { state: 'refused', message: error.message };
        if (error.message === totalLimitText(0, locale)) setFull(true);
        if (error.code === 'answers-closed') setClosed(true);
        // The package is the couple's to change: a guest reads that attendance is not asked for any more.
        const message = error.code === 'package-required' ? textsIn(locale).attendanceClosed : error.message;
        // An RSVP that waited is not sent a second time; its words go back into the form.
        if (store.read('pending')) setRefusal(message);
        setPending(null);
        store.write('pending', null);
        store.write('draft', draftOf(rsvp));
        return { state: 'refused', message };
      }
    },
    [accept, id, locale, sends, store, stored],
  );

  const remove = useCallback(async (): Promise<string | null> => {
    const before = sends ? store.read('wish') : stored;
    try {
      if (sends) await removeRsvp({ store, locale });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      return error.message;
    }
    setStored(null);
    setPending(null);
    setRefusal(null);
    setFull(false);
    setSentWords((words) => ({ now: NO_WORDS, before: words?.now ?? before }));
    return null;
  }, [locale, sends, store, stored]);

  const refresh = useCallback(async (): Promise<void> => {
    const kept = store.read('wish');
    if (!sends || !kept) return;
    try {
      const { from, attendanceCount, message } = await fetchOwnRsvp(kept.wishId, locale);
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

  return { store, stored, pending, refusal, sentWords, full, closed, closingPassed, send, remove, refresh };
}

/** What is stored; the same object that is shown where both are equal, so that React sees no change. */
function unlessSame<T>(shown: T, kept: T): T {
  return JSON.stringify(shown) === JSON.stringify(kept) ? shown : kept;
}

/** An RSVP as the form holds it. */
export function draftOf({ from, attendanceCount, message }: RsvpContent): RsvpDraft {
  return { from, attending: attendanceCount > 0, count: attendanceCount > 0 ? String(attendanceCount) : '1', message };
}
