import { WALL_TOKEN_HEADER } from '@serikad/shared/album/album.types';
import { DOOR_TOKEN_HEADER } from '@serikad/shared/guest-list/check-in';
import { CATERER_TOKEN_HEADER, FAMILY_TOKEN_HEADER, HELPER_TOKEN_HEADER } from '@serikad/shared/guest-list/guest-list';
import { PUBLIC_ROUTES } from '../../../src/auth/public-routes.js';
import { goodCalls, isWrite, type Call, type Texts } from '../../http/support/calls.js';
import type { TestApp } from '../../support/app.js';

/** What an expired trial does not touch, and why. A new route must be added here to be one of these. */
export const UNTOUCHED: Record<string, string> = {
  'POST /user/google-auth/verify': 'a person, not an order',
  'GET /user/google-auth': 'a person, not an order',
  'GET /user/google-auth/callback': 'a person, not an order',
  'POST /user/register': 'a person, not an order',
  'GET /user/profile': 'a person, not an order',
  'PUT /user/profile': 'a person, not an order',
  'POST /user/sign-out': 'a person, not an order',
  'GET /api/invitation/total': 'a figure of the shop',
  'GET /api/invitation/prayer-times': 'of a day and a district, no invitation',
  'GET /api/invitation/find-by-order-id/:id': 'the couple still see what they made, and what to pay',
  'POST /api/order/create/v2': 'the unpaid order itself is in its way',
  'GET /api/order/find-by-user/:userId': 'the couple still see what they made, and what to pay',
  'GET /api/order/find-one/:id': 'the couple still see what they made, and what to pay',
  'GET /api/order/items/:id': 'the couple still see what they made, and what to pay',
  'PUT /api/order/update-package': 'the way to what they can pay for',
  'PUT /api/order/submit-details': 'asks for the payment by itself',
  'GET /api/invitation/short-address/:invitationId/:address': 'the couple still see what they made, and what to pay',
  'GET /api/invitation/short-addresses/:invitationId': 'the couple still see what they made, and what to pay',
  'GET /api/family/list/:invitationId': 'the couple still see what they made, and what to pay',
  'GET /api/door/arrivals/:invitationId': 'the couple still see what they made, and what to pay',
  'GET /api/album/own/:invitationId': 'the couple still see what they made, and what to pay',
  'POST /api/album/archive': 'the guests’ photos are the couple’s',
  'GET /api/album/part/:token': 'the guests’ photos are the couple’s',
  'DELETE /api/album/photo': 'the guest’s own photo',
  'GET /api/album/picture/:uuid/:size': 'files under names that cannot be guessed, which say nothing of whose they are',
  'GET /api/wish/export/:id': 'the guests’ answers are the couple’s',
  'DELETE /api/wish/delete': 'the guests’ answers are the couple’s',
  'PUT /api/wish/closed/:id': 'the guests’ answers are the couple’s',
  'PUT /api/wish/approved/:id': 'the guests’ answers are the couple’s',
  'PUT /api/wish/hidden/:id': 'the guests’ answers are the couple’s',
  'POST /api/wish/removed/:id': 'the guests’ answers are the couple’s',
  'GET /api/wish/floods/:id': 'the guests’ answers are the couple’s',
  'GET /api/wish/removals/:id': 'the guests’ answers are the couple’s',
  'POST /api/wish/removals/:id': 'the guests’ answers are the couple’s',
  'PUT /api/wish/removals/:id': 'the guests’ answers are the couple’s',
  'GET /api/wish/sample': 'samples',
  'GET /api/design/find': 'the catalogue',
  'GET /api/design/find-one/:id': 'the catalogue',
  'GET /api/design/search': 'the catalogue',
  'GET /api/design/similar/:id': 'the catalogue',
  'GET /api/design/writable-covers': 'the catalogue',
  'GET /design/cover-image/:designId': 'the catalogue',
  'GET /design/blank-cover/:designId': 'the catalogue',
  'GET /design/preview-image/:designId': 'the catalogue',
  'GET /d/:token': 'a page that is the same for every link',
  'GET /w/:token': 'a page that is the same for every link',
  'GET /motion/:designId': 'the catalogue',
  'GET /storage/*key': 'files under names that cannot be guessed, which say nothing of whose they are',
  'POST /visitor/visit': 'figures of the shop',
  'POST /api/crash': 'a page that crashed',
  'GET /api/config': 'the shop',
  'GET /robots.txt': 'the shop',
  'GET /sitemap.xml': 'the shop',
  'GET /site.webmanifest': 'the shop',
  'GET /docs': 'the shop',
  'GET /docs-json': 'the shop',
  'GET /health/live': 'the shop',
  'GET /metrics': 'the shop',
  'GET /health/ready': 'the shop',
};
/** Whole groups: the admin pages, where the payment is recorded, and the checklist, which is a person's. */
const UNTOUCHED_GROUPS = /^[A-Z]+ \/(api\/admin|list)\//;

/** A couple's calls, sorted by what an expired trial does to them. */
export interface SortedCalls {
  calls: Map<string, Call>;
  /** The calls that change the invitation, its photos, its gifts or its guest list. */
  edits: [string, Call][];
  /** What guests, helpers, phones at the door and the caterer call. */
  guests: [string, Call][];
  /** What the guests' calls name: the invitation, a gift of it, an answer's secret, a link's token. */
  ids: string[];
}

/** A couple who order now, and every call that there is. */
export async function sortedCalls(shop: TestApp, texts: Texts): Promise<SortedCalls> {
  const calls = await goodCalls(shop, texts);
  const invitationId = calls.get('GET /api/invitation/find-one/:id')?.path.split('/').at(-1) ?? '';
  const wishId = calls.get('GET /api/wish/user/:id')?.path.split('/').at(-1) ?? '';
  const withdrawn = String(calls.get('DELETE /api/wish/own')?.body?.['wishId']);
  const giftId = String(calls.get('PUT /api/gift/reserve')?.body?.['giftId']);
  const token = (route: string, header: string) => calls.get(route)?.headers[header] ?? '';
  const tokens = [
    token('GET /api/family/by-link', FAMILY_TOKEN_HEADER),
    token('GET /api/helper/branch', HELPER_TOKEN_HEADER),
    token('GET /api/caterer/summary', CATERER_TOKEN_HEADER),
    token('GET /api/door/list', DOOR_TOKEN_HEADER),
    token('GET /api/wall/photos', WALL_TOKEN_HEADER),
    // Of the photo that is being sent.
    calls.get('PUT /api/album/photo/:id/piece/:index')?.path.split('/')[4] ?? '',
  ];
  const pageToken = calls.get('GET /i/:token')?.path.split('/').at(-1) ?? '';
  const ids = [invitationId, wishId, withdrawn, giftId, ...tokens, pageToken];
  const touched = [...calls].filter(([route]) => !(route in UNTOUCHED) && !UNTOUCHED_GROUPS.test(route));
  return {
    calls,
    ids,
    edits: touched.filter(([route]) => isWrite(route) && !PUBLIC_ROUTES.includes(route)),
    guests: touched.filter(([route]) => PUBLIC_ROUTES.includes(route)),
  };
}
