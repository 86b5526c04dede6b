import type { Couple } from '../../invitations/support/shop.js';
import type { TestApp } from '../../support/app.js';
import type { Call } from './multipart.js';

/** A good call of every route of short addresses. */
export async function shortAddressCalls(
  { http }: TestApp,
  { session: { headers }, invitationId }: Couple,
): Promise<[route: string, call: Call][]> {
  const path = '/api/invitation/short-address';
  const address = `siti-${invitationId}`;
  await http.put(path).set(headers).send({ invitationId, address }).expect(200);
  return [
    [
      'GET /api/invitation/short-address/:invitationId/:address',
      { method: 'GET', path: `${path}/${invitationId}/siti-dan-ali`, headers },
    ],
    [
      'GET /api/invitation/short-addresses/:invitationId',
      { method: 'GET', path: `/api/invitation/short-addresses/${invitationId}`, headers },
    ],
    ['PUT /api/invitation/short-address', { method: 'PUT', path, headers, body: { invitationId, address } }],
    ['GET /k/:address', { method: 'GET', path: `/k/${address}`, headers: {} }],
  ];
}
