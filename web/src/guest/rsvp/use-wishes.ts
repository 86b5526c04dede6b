import { useState } from 'react';
import type { WishView } from '@serikad/shared/rsvp/rsvp.types';
import type { Locale } from '@serikad/shared/i18n/language';
import { wishPage } from './rsvp-api.js';
import type { RsvpContent } from './rsvp.types.js';
import type { RsvpState } from './use-rsvp.js';
import { waits } from './waits.js';

const FIRST_SHOWN = 3;
const SHOWN_MORE = 10;
const FETCHED = 30;

export interface ShownWish {
  key: string;
  from: string;
  message: string;
  /** ISO 8601; `null` for the guest's own that was sent just now. */
  createdAt: string | null;
  /** Of the guest's own: whether others read it only after its approval. */
  waits?: boolean;
}

interface Options {
  invitationId: string;
  locale: Locale;
  first: readonly WishView[];
  /** Whether the server has more than the first. */
  hasMoreWishes: boolean;
  sentWords: RsvpState['sentWords'];
  approveWishes: boolean;
}

/** The wishes that the page shows: the first that came with it, more page by page, the guest's own at once. */
export function useWishes({ invitationId, locale, first, hasMoreWishes, sentWords, approveWishes }: Options) {
  const [loaded, setLoaded] = useState<readonly WishView[]>(first);
  const [areMoreThere, setAreMoreThere] = useState(hasMoreWishes);
  const [shown, setShown] = useState(FIRST_SHOWN);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');

  const more = async (): Promise<void> => {
    const wanted = shown + SHOWN_MORE;
    if (wanted <= loaded.length || !areMoreThere) {
      setShown(wanted);
      return;
    }
    setState('loading');
    try {
      // One more than are added: whether there are more.
      const page = await wishPage(invitationId, { after: loaded[loaded.length - 1], limit: FETCHED + 1, locale });
      setLoaded([...loaded, ...page.slice(0, FETCHED)]);
      setAreMoreThere(page.length > FETCHED);
      setShown(wanted);
      setState('idle');
    } catch {
      setState('failed');
    }
  };

  return {
    wishes: withOwn(loaded.slice(0, shown), sentWords, approveWishes),
    hasMore: shown < loaded.length || areMoreThere,
    more,
    state,
  };
}

function withOwn(wishes: readonly WishView[], words: RsvpState['sentWords'], approveWishes: boolean): ShownWish[] {
  const list = wishes.map(({ _id, from, message, createdAt }) => ({ key: _id, from, message, createdAt }));
  if (!words) return list;
  const { now, before } = words;
  // The list does not say which wish is the guest's own; the words that it had before do.
  const others = list.filter((wish) => !sameWords(wish, before) && !sameWords(wish, now));
  return now.message === ''
    ? others
    : [
        {
          key: 'own',
          from: now.from,
          message: now.message,
          createdAt: null,
          // Words that the list has are approved.
          waits: !list.some((wish) => sameWords(wish, now)) && waits(now, undefined, approveWishes),
        },
        ...others,
      ];
}

function sameWords(wish: ShownWish, content: RsvpContent | null): boolean {
  return content !== null && wish.from === content.from && wish.message === content.message;
}
