import type { Contract } from '@serikad/shared/api/contract';
import type { GiftView } from '@serikad/shared/gifts/gift.types';
import type { Locale } from '@serikad/shared/i18n/language';
import { call, json } from '../api/call.js';
import type { ReservationContent } from './reservation.types.js';

type Reserve = Contract['PUT /api/gift/reserve'];

/** Reserves a gift; sent again with the same key it stays one reservation. @throws CallError */
export async function reserveGift(
  giftId: string,
  content: ReservationContent,
  key: string,
  locale: Locale,
): Promise<void> {
  const body: Reserve['body'] = { giftId, ...content, notes: '' };
  await call<Reserve['data']>('/api/gift/reserve', locale, json('PUT', body, key));
}

/** The gifts as they are now. @throws CallError */
export async function giftList(invitationId: string, locale: Locale): Promise<GiftView[]> {
  const path = `/api/gift/find-by-invitation/${encodeURIComponent(invitationId)}`;
  return (await call<GiftView[]>(path, locale)).data;
}
