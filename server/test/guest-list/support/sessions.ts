import type { SessionsAnswer, SessionView } from '@serikad/shared/guest-list/session.types';
import type { Couple } from '../../invitations/support/shop.js';
import type { TestApp } from '../../support/app.js';
import { type Answer, call } from './list.js';

/** Every text of it has the mark. */
export const sessionBody = ({ invitationId }: Couple, mark: string, more: object = {}) => ({
  invitationId,
  title: `${mark} nikah`,
  date: '2027-01-15',
  startTime: '07:13',
  endTime: '08:47',
  place: {
    venue: `Masjid ${mark}`,
    address: `Jalan ${mark}`,
    googleMapLink: `https://maps.google.com/?q=${mark}`,
    wazeLink: `https://waze.com/ul?q=${mark}`,
  },
  tentative: [{ time: '07:29', activity: `Acara ${mark}` }],
  limit: 0,
  ...more,
});

export const changeSession = (
  { url }: Pick<TestApp, 'url'>,
  couple: Couple,
  route: string,
  body: object,
  headers?: Record<string, string>,
): Promise<Answer<SessionsAnswer>> => call(url, couple, route, body, headers);

/** Adds a session to which the families so far are not invited. */
export async function addedSession(shop: TestApp, couple: Couple, mark: string, more?: object): Promise<SessionView> {
  const { status, data } = await changeSession(
    shop,
    couple,
    'POST /api/session/create',
    sessionBody(couple, mark, more),
  );
  const session = data.sessions?.at(-1);
  if (status !== 200 || !session) throw new Error(`the session was not added: ${status}`);
  return session;
}
