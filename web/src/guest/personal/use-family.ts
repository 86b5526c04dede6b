import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react';
import type { PersonalInvitation } from '@serikad/shared/guest-list/family.types';
import { CallError } from '../api/call.js';
import type { FamilyApi } from './family-api.js';
import type { FamilyStore } from './family-store.js';
import type { FamilyOutcome, FamilyWords, WaitingWords } from './family.types.js';
import type { PageFamily } from './personal-page.types.js';
import { changeOfSessions, isOutdated, namedWords } from './session-words.js';
import type { PersonalTexts } from './texts/ms.js';

/** How often an RSVP that waits is sent again. */
const RETRY_MS = 15_000;

/** The family's RSVP, and what its guest can do with it. */
export interface FamilyState {
  family: PageFamily;
  texts: PersonalTexts;
  store: FamilyStore;
  /** What the link gives; `null` until it was loaded. */
  info: PersonalInvitation | null;
  /** Why it could not be loaded. */
  loadFailure: string | null;
  /** Whether the closing moment has passed, by the server's clock. */
  closed: boolean;
  /** An RSVP that waits for the network. */
  pending: FamilyWords | null;
  /** Why an RSVP that waited was refused in the end. */
  refusal: string | null;
  /** What the couple changed of the sessions while the form was open. */
  sessionChange: string | null;
  /** The words of the family's wish that were sent from this page, and those before. */
  sentWish: { now: string; before: string } | null;
  send: (words: FamilyWords) => Promise<FamilyOutcome>;
  remove: () => Promise<FamilyOutcome>;
  /** Loads the RSVP again: another phone of the family may have changed it. */
  refresh: () => Promise<void>;
}

export const FamilyContext = createContext<FamilyState | null>(null);

export function useFamilyState(): FamilyState {
  const value = useContext(FamilyContext);
  if (!value) throw new Error('useFamilyState outside of a personal page');
  return value;
}

interface Options {
  family: PageFamily;
  texts: PersonalTexts;
  api: FamilyApi;
  store: FamilyStore;
  /** Whether it may load: not before the cover was painted. */
  ready: boolean;
}

export function useFamily({ family, texts, api, store, ready }: Options): FamilyState {
  const [info, setInfo] = useState<PersonalInvitation | null>(null);
  const [loadFailure, setLoadFailure] = useState<string | null>(null);
  const [pending, setPending] = useState<WaitingWords | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [sessionChange, setSessionChange] = useState<string | null>(null);
  const [sentWish, setSentWish] = useState<FamilyState['sentWish']>(null);
  const [closed, setClosed] = useState(false);
  /** The server's time less the phone's. */
  const ahead = useRef(0);
  /** `info` for what is called later: a callback that changed with it would be called anew at each load. */
  const latest = useRef<PersonalInvitation | null>(null);

  const show = useCallback((loaded: PersonalInvitation, now = Date.now() + ahead.current) => {
    latest.current = loaded;
    setInfo(loaded);
    setLoadFailure(null);
    setClosed(loaded.closesAt !== null && now >= Date.parse(loaded.closesAt));
  }, []);

  const load = useCallback(async (): Promise<PersonalInvitation | null> => {
    try {
      const { data, now } = await api.load();
      if (!Number.isNaN(now)) ahead.current = now - Date.now();
      show(data);
      return data;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setLoadFailure(error.passes ? texts.loadFailed : reasonOf(error, texts));
      return null;
    }
  }, [api, show, texts]);
  const refresh = useCallback(async (): Promise<void> => void (await load()), [load]);

  /** Words that are not sent go back into the form. */
  const giveBack = useCallback(
    ({ since: _since, ...words }: WaitingWords): void => {
      setPending(null);
      store.write('pending', null);
      store.write('draft', words);
    },
    [store],
  );

  const send = useCallback(
    async (given: FamilyWords): Promise<FamilyOutcome> => {
      const info = latest.current;
      const words = namedWords(given, info?.sessions ?? []);
      const before = info?.answer?.message ?? '';
      try {
        show(await api.answer(words, info?.sessions ?? []));
        setSentWish((shown) => ({ now: words.message, before: shown?.before ?? before }));
        setPending(null);
        setRefusal(null);
        setSessionChange(null);
        store.write('pending', null);
        store.write('draft', null);
        return { state: 'sent' };
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        if (error.code === 'network' && !navigator.onLine) {
          const waiting: WaitingWords = { ...(info && { since: info.answer?.updatedAt ?? null }), ...words };
          setPending(waiting);
          store.write('pending', waiting);
          return { state: 'later' };
        }
        const message = reasonOf(error, texts);
        if (error.passes) return { state: 'refused', message };
        // One that waited is not sent a second time.
        if (store.read('pending')) setRefusal(message);
        giveBack(words);
        // The couple may have changed the sessions or the closing date. The form is made anew from the draft.
        if (error.code === 'validation' || error.code === 'rsvp-closed') {
          const loaded = await load();
          setSessionChange(info && loaded && changeOfSessions(info, loaded, texts));
        }
        if (error.code === 'rsvp-closed') setClosed(true);
        return { state: 'refused', message };
      }
    },
    [api, giveBack, load, show, store, texts],
  );

  const remove = useCallback(async (): Promise<FamilyOutcome> => {
    try {
      const before = latest.current?.answer?.message ?? '';
      show(await api.remove());
      setSentWish((shown) => ({ now: '', before: shown?.now ?? before }));
      store.write('draft', null);
      store.write('pending', null);
      setPending(null);
      return { state: 'sent' };
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      return { state: 'refused', message: reasonOf(error, texts) };
    }
  }, [api, show, store, texts]);

  useEffect(() => {
    if (!ready) return undefined;
    const timer = setTimeout(() => {
      setPending(store.read('pending'));
      void refresh();
    });
    return () => clearTimeout(timer);
  }, [ready, refresh, store]);

  const isLoaded = info !== null;
  useEffect(() => {
    if (!pending) return undefined;
    let [isSending, isOver] = [false, false];
    const again = async (): Promise<void> => {
      if (isSending || !navigator.onLine) return;
      isSending = true;
      const loaded = await load();
      // The guest may have sent other words meanwhile.
      if (isOver) return;
      if (loaded && isOutdated(pending, loaded)) {
        giveBack(pending);
        setRefusal(texts.answeredMeanwhile);
      } else if (isLoaded) await send(pending).catch(() => undefined);
      isSending = false;
    };
    const retry = (): void => void again();
    retry();
    // `online` says that there is a network, not that it reaches anywhere.
    const timer = setInterval(retry, RETRY_MS);
    addEventListener('online', retry);
    return () => {
      isOver = true;
      clearInterval(timer);
      removeEventListener('online', retry);
    };
  }, [giveBack, isLoaded, load, pending, send, texts]);

  return {
    family,
    texts,
    store,
    info,
    loadFailure,
    closed,
    pending,
    refusal,
    sessionChange,
    sentWish,
    send,
    remove,
    refresh,
  };
}

/** Why the server did not take it; empty where nothing arrived. */
function reasonOf({ code, message }: CallError, texts: PersonalTexts): string {
  return code === 'not-found' ? texts.linkGone : message;
}
