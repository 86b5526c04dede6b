import type { Contract } from '@serikad/shared/api/contract';
import type { Locale } from '@serikad/shared/i18n/language';
import { rsvpCursor } from '@serikad/shared/rsvp/rsvp-cursor';
import type { OwnWish, WishView } from '@serikad/shared/rsvp/rsvp.types';
import { call, json } from '../api/call.js';
import type { RsvpContent } from './rsvp.types.js';

function wireBody({ from, attendanceCount, message }: RsvpContent) {
  return { from, attendanceCount, willAttend: attendanceCount > 0, message };
}

type Added = Contract['POST /api/wish/add']['data'];

/** Adds an RSVP; sent again with the same key it stays one. @returns the guest's secret */
export async function addRsvp(
  invitationId: string,
  content: RsvpContent,
  key: string,
  locale: Locale,
): Promise<string> {
  const body: Contract['POST /api/wish/add']['body'] = { invitationId, ...wireBody(content) };
  return (await call<Added>('/api/wish/add', locale, json('POST', body, key))).data.wishId;
}

/** Changes the guest's own RSVP. */
export async function editRsvp(wishId: string, content: RsvpContent, locale: Locale): Promise<void> {
  const body: Contract['PUT /api/wish/edit']['body'] = { wishId, ...wireBody(content) };
  await call<Added>('/api/wish/edit', locale, json('PUT', body));
}

/** Removes the guest's own RSVP for good. */
export async function removeOwnRsvp(wishId: string, locale: Locale): Promise<void> {
  const body: Contract['DELETE /api/wish/own']['body'] = { wishId };
  await call<Contract['DELETE /api/wish/own']['data']>('/api/wish/own', locale, json('DELETE', body));
}

/** The guest's own RSVP as the server has it. */
export async function fetchOwnRsvp(wishId: string, locale: Locale): Promise<OwnWish> {
  return (await call<OwnWish>(`/api/wish/user/${encodeURIComponent(wishId)}`, locale)).data;
}

/** The wishes after one of them, newest first; without one, from the first on. */
export async function wishPage(
  invitationId: string,
  { after, limit, locale }: { after: WishView | undefined; limit: number; locale: Locale },
): Promise<WishView[]> {
  const start = after ? `&before=${encodeURIComponent(rsvpCursor(after))}` : '';
  const query = `limit=${limit}&language=${locale === 'en' ? 'english' : 'malay'}${start}`;
  return (await call<WishView[]>(`/api/wish/get-all/${encodeURIComponent(invitationId)}?${query}`, locale)).data;
}
