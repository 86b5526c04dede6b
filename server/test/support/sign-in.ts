import { randomBytes } from 'node:crypto';
import request from 'supertest';
import type { AppConfig } from '../../src/config/app-config.js';

export interface Person {
  email?: string;
  /** The name at Google and in the registration. */
  name?: string;
  phoneNo?: string;
  /** False leaves the registration form empty: the token then serves for POST /user/register alone. */
  register?: boolean;
}

export interface Session {
  token: string;
  /** 24-hex id. */
  userId: string;
  email: string;
  /** For supertest: `.set(session.headers)`. */
  headers: { Authorization: string };
}

/** Signs a person in as the web app does: consent page, code for token, verify, register. */
export async function signIn(url: string, config: AppConfig, person: Person = {}): Promise<Session> {
  const email = person.email ?? `guest-${randomBytes(6).toString('hex')}@example.com`;
  const name = person.name ?? 'Siti Nur Aisyah binti Ahmad';
  const accessToken = await demoAccessToken(url, config, { email, name });
  const verified = await request(url).post('/user/google-auth/verify').send({ token: accessToken }).expect(200);
  const { registered, token, user } = verified.body.data;
  if (registered || person.register === false) return session(token, user._id, email);
  const answer = await request(url)
    .post('/user/register')
    .set({ Authorization: `Bearer ${token}` })
    .send({ name, phoneNo: person.phoneNo ?? '012-345 6789' })
    .expect(200);
  return session(answer.body.data.token, user._id, email);
}

/** An access token of the simulated Google for our client and a person. */
export async function demoAccessToken(
  url: string,
  { google, publicUrl }: AppConfig,
  person: { email: string; name: string },
): Promise<string> {
  const redirectUri = `${publicUrl}/user/google-auth/callback`;
  const consent = await request(url)
    .post('/demo-google/authorize')
    .type('form')
    .send({
      client_id: google.clientId,
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: 'email profile openid',
      state: 'test',
      ...person,
    })
    .expect(303);
  const code = new URL(consent.headers['location'] ?? '').searchParams.get('code');
  const exchange = await request(url)
    .post('/demo-google/token')
    .type('form')
    .send({
      grant_type: 'authorization_code',
      code,
      client_id: google.clientId,
      client_secret: google.clientSecret,
      redirect_uri: redirectUri,
    })
    .expect(200);
  return exchange.body.access_token;
}

function session(token: string, userId: string, email: string): Session {
  return { token, userId, email, headers: { Authorization: `Bearer ${token}` } };
}
