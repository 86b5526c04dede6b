import { useCallback, useMemo, useState } from 'react';
import type { GiftView } from '@serikad/shared/gifts/gift.types';
import type { Locale } from '@serikad/shared/i18n/language';
import type { GuestPageBundle } from '@serikad/shared/api/guest-page.types';
import { CallError } from '../api/call.js';
import { ReservationStore } from './reservation-store.js';
import type { ReservationContent } from './reservation.types.js';
import { giftList, reserveGift } from './gift-api.js';

/** What came of a reservation; a refusal without a sentence never arrived. */
export type ReservationOutcome =
  { state: 'reserved' | 'taken' | 'gone' } | { state: 'refused'; message: string; field?: string | undefined };

/** The couple's gifts and what a guest can do with them. */
export interface GiftReservations {
  gifts: readonly GiftView[];
  /** Gifts that this guest reserved. */
  own: ReadonlySet<string>;
  store: ReservationStore;
  reserve: (giftId: string, content: ReservationContent) => Promise<ReservationOutcome>;
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
  const store = useMemo(() => new ReservationStore(id, sends), [id, sends]);
  // In the editor's preview the list in a newer bundle replaces one that was fetched for an older bundle.
  const [fresh, setFresh] = useState<{ of: GuestPageBundle; gifts: readonly GiftView[] } | null>(null);
  const [own, setOwn] = useState<ReadonlySet<string>>(() => new Set(store.reservedIds()));
  const gifts = fresh?.of === bundle ? fresh.gifts : bundle.gifts;

  const refresh = useCallback(async (): Promise<void> => {
    if (!sends) return;
    try {
      setFresh({ of: bundle, gifts: await giftList(id, locale) });
    } catch (error) {
      // The list that is there stays; a reservation is decided by the server anyway.
      if (!(error instanceof CallError)) throw error;
    }
  }, [bundle, id, locale, sends]);

  const reserve = useCallback(
    async (giftId: string, content: ReservationContent): Promise<ReservationOutcome> => {
      const reserved = (): ReservationOutcome => {
        store.addReserved(giftId);
        setOwn((ids) => new Set([...ids, giftId]));
        return { state: 'reserved' };
      };
      if (!sends) return reserved();
      try {
        await reserveGift(giftId, content, store.keyOf(giftId), locale);
        return reserved();
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        // The key is this guest's alone: an earlier try did arrive, with other words. The gift is theirs under those.
        if (error.code === 'idempotency-mismatch') return reserved();
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
    () => ({ gifts: gifts.filter(({ enabled }) => enabled), own, store, reserve, refresh }),
    [gifts, own, refresh, reserve, store],
  );
}
