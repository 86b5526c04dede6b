import { useCallback, useMemo, useState } from 'react';
import type { GiftView } from '@serikad/shared/gifts/gift.types';
import type { Locale } from '@serikad/shared/i18n/language';
import type { GuestPageBundle } from '@serikad/shared/invitations/guest-page.types';
import { CallError } from '../api/call.js';
import { BookingStore } from './booking-store.js';
import type { BookingContent } from './booking.types.js';
import { giftList, reserveGift } from './gift-api.js';

/** What came of a booking; a refusal without a sentence never arrived. */
export type BookingOutcome =
  { state: 'booked' | 'taken' | 'gone' } | { state: 'refused'; message: string; field?: string | undefined };

/** The couple's gifts and what a guest can do with them. */
export interface GiftReservations {
  gifts: readonly GiftView[];
  /** Gifts that this guest reserved. */
  own: ReadonlySet<string>;
  store: BookingStore;
  book: (giftId: string, content: BookingContent) => Promise<BookingOutcome>;
  /** Loads the gifts, and which are taken. */
  refresh: () => Promise<void>;
}

interface Options {
  bundle: GuestPageBundle;
  locale: Locale;
  /** A preview and a sample act as if, and send nothing. */
  sends: boolean;
}

export function useGifts({ bundle, locale, sends }: Options): GiftReservations {
  const id = bundle.invitation._id;
  const store = useMemo(() => new BookingStore(id, sends), [id, sends]);
  // In the editor's preview the list that came with a bundle wins over what an older one was asked for.
  const [fresh, setFresh] = useState<{ of: GuestPageBundle; gifts: readonly GiftView[] } | null>(null);
  const [own, setOwn] = useState<ReadonlySet<string>>(() => new Set(store.reservedIds()));
  const gifts = fresh?.of === bundle ? fresh.gifts : bundle.gifts;

  const refresh = useCallback(async (): Promise<void> => {
    if (!sends) return;
    try {
      setFresh({ of: bundle, gifts: await giftList(id, locale) });
    } catch (error) {
      // The list that is there stays; a booking is decided by the server anyway.
      if (!(error instanceof CallError)) throw error;
    }
  }, [bundle, id, locale, sends]);

  const book = useCallback(
    async (giftId: string, content: BookingContent): Promise<BookingOutcome> => {
      const booked = (): BookingOutcome => {
        store.addReserved(giftId);
        setOwn((ids) => new Set([...ids, giftId]));
        return { state: 'booked' };
      };
      if (!sends) return booked();
      try {
        await reserveGift(giftId, content, store.keyOf(giftId), locale);
        return booked();
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        // The key is this guest's alone: an earlier try did arrive, with other words. The gift is theirs under those.
        if (error.code === 'idempotency-mismatch') return booked();
        if (error.code === 'network') return { state: 'refused', message: '' };
        // A package without gifts is the couple's to change; to a guest the gift is gone.
        const isGone = error.code === 'not-found' || error.code === 'package-required';
        if (error.code !== 'already-reserved' && !isGone) {
          return { state: 'refused', message: error.message, field: error.field };
        }
        await refresh();
        return { state: isGone ? 'gone' : 'taken' };
      }
    },
    [locale, refresh, sends, store],
  );

  return useMemo(
    () => ({ gifts: gifts.filter(({ enabled }) => enabled), own, store, book, refresh }),
    [book, gifts, own, refresh, store],
  );
}
