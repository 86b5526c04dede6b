import { DOOR_TOKEN_HEADER } from '@serikad/shared/guest-list/check-in';
import { CATERER_TOKEN_HEADER, HELPER_TOKEN_HEADER } from '@serikad/shared/guest-list/guest-list';
import { addedBranch, addedFamily, catererTokenOf, doorTokenOf, helperTokenOf } from '../../guest-list/support/list.js';
import type { Couple } from '../../invitations/support/shop.js';
import type { TestApp } from '../../support/app.js';
import type { Texts } from './calls.js';
import type { Call } from './multipart.js';

/** A good call of every route of a helper link, and of the caterer's and the door link, which their renewals end. */
export async function helperCalls(
  shop: TestApp,
  couple: Couple,
  { name, phoneNo }: Texts,
): Promise<[route: string, call: Call][]> {
  const branch = await addedBranch(shop, couple, { name, quota: null });
  const { id } = await addedFamily(shop, couple, { name, phone: phoneNo, branch: branch.id });
  const headers = { [HELPER_TOKEN_HEADER]: await helperTokenOf(shop, couple, branch.id) };
  const caterer = { [CATERER_TOKEN_HEADER]: await catererTokenOf(shop, couple) };
  const door = { [DOOR_TOKEN_HEADER]: await doorTokenOf(shop, couple) };
  const event = { id: '0'.repeat(32), family: id, session: 'main', adults: 2, children: 1, at: 0, by: name };
  const family = { name, title: name, phone: phoneNo, seats: 3, side: 'groom', language: 'english' };
  const path = '/api/helper';
  return [
    ['GET /api/helper/branch', { method: 'GET', path: `${path}/branch`, headers }],
    ['POST /api/helper/add', { method: 'POST', path: `${path}/add`, headers, body: family }],
    ['PUT /api/helper/edit', { method: 'PUT', path: `${path}/edit`, headers, body: { ...family, id } }],
    ['PUT /api/helper/sent', { method: 'PUT', path: `${path}/sent`, headers, body: { id, kind: 'invitation' } }],
    [
      'PUT /api/helper/chat',
      { method: 'PUT', path: `${path}/chat`, headers, body: { id, kind: 'invitation', opened: true } },
    ],
    ['GET /api/caterer/summary', { method: 'GET', path: '/api/caterer/summary', headers: caterer }],
    [
      'PUT /api/caterer/link',
      {
        method: 'PUT',
        path: '/api/caterer/link',
        headers: couple.session.headers,
        body: { invitationId: couple.invitationId, active: true },
      },
    ],
    ['GET /api/door/list', { method: 'GET', path: '/api/door/list', headers: door }],
    [
      'POST /api/door/events',
      { method: 'POST', path: '/api/door/events', headers: door, body: { events: [event], now: 0 } },
    ],
    [
      'GET /api/door/arrivals/:invitationId',
      { method: 'GET', path: `/api/door/arrivals/${couple.invitationId}`, headers: couple.session.headers },
    ],
    [
      'PUT /api/door/link',
      {
        method: 'PUT',
        path: '/api/door/link',
        headers: couple.session.headers,
        body: { invitationId: couple.invitationId, active: true },
      },
    ],
  ];
}
