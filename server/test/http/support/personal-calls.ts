import { FAMILY_TOKEN_HEADER } from '@serikad/shared/guest-list/guest-list';
import type { Couple } from '../../invitations/support/shop.js';
import { storeFamily } from '../../pages/support/personal-link.js';
import type { TestApp } from '../../support/app.js';
import type { Texts } from './calls.js';
import type { Call } from './multipart.js';

/** A good call of every route of a personal link, and of the one by which the couple answer for a family. */
export async function personalCalls(
  shop: TestApp,
  { session, invitationId }: Couple,
  { message }: Texts,
): Promise<[route: string, call: Call][]> {
  const main = { sessions: ['main'] };
  const [family, other] = [await storeFamily(shop, invitationId, main), await storeFamily(shop, invitationId, main)];
  const headers = { [FAMILY_TOKEN_HEADER]: family.token };
  const sessions = [{ session: 'main', answer: 'coming', adults: 2, children: 1 }];
  const answered = { sessions, message, from: 'Pak Long sekeluarga' };
  const path = '/api/family';
  return [
    ['GET /api/family/by-link', { method: 'GET', path: `${path}/by-link`, headers }],
    ['POST /api/family/opened', { method: 'POST', path: `${path}/opened`, headers }],
    ['PUT /api/family/answer', { method: 'PUT', path: `${path}/answer`, headers, body: answered }],
    ['DELETE /api/family/answer', { method: 'DELETE', path: `${path}/answer`, headers }],
    [
      'PUT /api/family/answer-for',
      {
        method: 'PUT',
        path: `${path}/answer-for`,
        headers: session.headers,
        body: { ...answered, id: other.id.toHexString() },
      },
    ],
  ];
}
