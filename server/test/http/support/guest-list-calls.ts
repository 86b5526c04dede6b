import type { TestApp } from '../../support/app.js';
import type { Couple } from '../../invitations/support/shop.js';
import type { Texts } from './calls.js';

type Body = Record<string, unknown>;

/** A good call of every route of the couple's guest list: route, id in its address, body. */
export async function guestListCalls(
  { http }: TestApp,
  { session, invitationId }: Couple,
  { name, phoneNo, message }: Texts,
): Promise<[route: string, id: string, body?: Body][]> {
  const content = { name, title: name, phone: phoneNo, note: message, table: 'M1' };
  const family = { ...content, invitationId };
  const added = async (): Promise<string> => {
    const { body } = await http.post('/api/family/add').set(session.headers).send(family).expect(200);
    return body.data.family.id;
  };
  const branch = async (): Promise<string> => {
    const made = { invitationId, name, quota: 150 };
    const { body } = await http.post('/api/branch/create').set(session.headers).send(made).expect(200);
    return body.data.branch.id;
  };
  const place = { venue: name, address: message, googleMapLink: '', wazeLink: '' };
  const times = { date: '2026-12-11', startTime: '09:00', endTime: '11:00' };
  const akad = {
    invitationId,
    title: name,
    ...times,
    place,
    tentative: [{ time: '09:30', activity: name }],
    limit: 40,
  };
  const further = async (): Promise<string> => {
    const { body } = await http.post('/api/session/create').set(session.headers).send(akad).expect(200);
    return body.data.sessions.at(-1).id;
  };
  const [kept, leaving, left, edited, removed] = [
    await added(),
    await added(),
    await added(),
    await branch(),
    await branch(),
  ];
  const [changed, gone] = [await further(), await further()];
  const lines = { invitationId, format: 'lines', text: `${name}, 2\n${message}, 3`, consent: true };
  const batch = await http.post('/api/family/import/commit').set(session.headers).send(lines).expect(200);
  await http
    .delete('/api/family/delete')
    .set(session.headers)
    .send({ invitationId, ids: [left] })
    .expect(200);

  return [
    ['GET /api/family/list/:invitationId', invitationId],
    ['POST /api/family/add', '', family],
    ['PUT /api/family/edit', '', { ...content, id: kept, branch: edited, seats: 4, side: 'bride' }],
    ['PUT /api/family/move', '', { invitationId, ids: [kept], branch: edited, seats: 3 }],
    ['PUT /api/family/sessions', '', { invitationId, ids: [kept], sessions: ['main', changed] }],
    ['DELETE /api/family/delete', '', { invitationId, ids: [leaving] }],
    ['PUT /api/family/restore', '', { invitationId, ids: [left] }],
    ['PUT /api/family/link', '', { id: kept }],
    ['PUT /api/family/sent', '', { id: kept, kind: 'invitation', sent: true }],
    ['PUT /api/family/chat', '', { id: kept, kind: 'invitation', opened: true }],
    ['PUT /api/family/queue', '', { invitationId, kind: 'invitation', key: 'q1', ids: [kept] }],
    ['PUT /api/family/skip', '', { invitationId, kind: 'invitation', key: 'q1', id: kept }],
    [
      'PUT /api/family/template',
      '',
      { invitationId, kind: 'invitation', language: 'malay', text: `${name}: {pautan}` },
    ],
    ['PUT /api/family/reopen', '', { id: kept, reopened: true }],
    ['POST /api/family/import/preview', '', { invitationId, format: 'csv', text: `Nama,Telefon\n${name},${phoneNo}` }],
    ['POST /api/family/import/commit', '', { ...lines, text: `${message}, ${phoneNo}, 4`, skip: [] }],
    ['PUT /api/family/import/undo', '', { invitationId, id: batch.body.data.id }],
    ['POST /api/branch/create', '', { invitationId, name, quota: null }],
    ['PUT /api/branch/edit', '', { invitationId, id: edited, name, quota: 100 }],
    ['PUT /api/branch/link', '', { invitationId, id: edited, active: true }],
    ['POST /api/session/create', '', { ...akad, inviteAll: false }],
    ['PUT /api/session/edit', '', { ...akad, id: changed, place: null, limit: 0 }],
    ['PUT /api/session/main', '', { invitationId, title: name }],
    ['DELETE /api/session/delete', '', { invitationId, id: gone }],
    ['DELETE /api/branch/delete', '', { invitationId, id: removed }],
  ];
}
