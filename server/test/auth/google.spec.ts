import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { UsersService } from '../../src/modules/users/users.service.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { FakeGoogle, json, page, tokeninfo, userinfo, type Behaviour, type Behaviours } from './fake-google.js';

const google = new FakeGoogle();
let shop: TestApp;

beforeAll(async () => {
  await google.start();
  shop = await startTestApp({ config: { google: google.config, demoSignIn: false } });
});
afterAll(async () => {
  await shop?.close();
  await google.stop();
});

const users = () => shop.db.collection('users');
const verify = (token: string) => shop.http.post('/user/google-auth/verify').send({ token });
const without = (fields: Record<string, unknown>, name: string) =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name));

/** What must hold for every refused token, whatever the reason. */
async function expectRefusal(token: string, behaviours: Behaviours, status: number, code: string): Promise<void> {
  google.expect(token, behaviours);
  const before = await users().countDocuments();
  const began = Date.now();
  const answer = await verify(token);
  expect(Date.now() - began).toBeLessThan(5_000);
  expect([answer.status, answer.body.code]).toEqual([status, code]);
  expect(answer.body.data.token).toBeUndefined();
  expect(await users().countDocuments()).toBe(before);
  expect(answer.text + shop.logs()).not.toContain(token);
}

const good: Behaviours = { tokeninfo: json(tokeninfo()), userinfo: json(userinfo()) };
const withToken = (changes: Record<string, unknown>): Behaviours => ({
  tokeninfo: json(tokeninfo(changes)),
  userinfo: json(userinfo()),
});
const withPerson = (changes: Record<string, unknown>): Behaviours => ({
  tokeninfo: json(tokeninfo()),
  userinfo: json(userinfo(changes)),
});

describe('X52 a token that Google accepts', () => {
  it('signs in, and asks with the token in a form and a header alone', async () => {
    google.expect('SENTINEL-good', good);
    google.seen.length = 0;
    const answer = await verify('SENTINEL-good').expect(200);
    expect(answer.body).toEqual({
      code: 200,
      data: {
        registered: false,
        token: expect.any(String),
        user: { _id: expect.stringMatching(/^[0-9a-f]{24}$/), name: 'Nur Aisyah binti Rahman' },
      },
    });
    expect(google.seen.map(({ method, url, authorization }) => [method, url, authorization])).toEqual([
      ['POST', '/tokeninfo', undefined],
      ['GET', '/userinfo', 'Bearer SENTINEL-good'],
    ]);
    expect(google.seen[0]?.form.get('access_token')).toBe('SENTINEL-good');
    expect(shop.logs()).not.toContain('SENTINEL');
    expect(shop.logs()).not.toContain(answer.body.data.token);
    const stored = await users().findOne({ googleSub: '108912345678901234567' });
    expect(stored).toMatchObject({ email: 'aisyah@example.com', name: 'Nur Aisyah binti Rahman', registered: false });
  });

  it.each<[string, Behaviours]>([
    ['without azp', { ...good, tokeninfo: json(without(tokeninfo(), 'azp')) }],
    ['with expires_in as a number', withToken({ expires_in: 3599 })],
    ['with email_verified as a boolean', withToken({ email_verified: true })],
    ['with email_verified as a text in userinfo', withPerson({ email_verified: 'true' })],
    ['without a name', { ...good, userinfo: json(without(userinfo(), 'name')) }],
  ])('is good %s', async (_name, behaviours) => {
    google.expect('SENTINEL-also-good', behaviours);
    await verify('SENTINEL-also-good').expect(200);
    expect(await users().countDocuments({ googleSub: '108912345678901234567' })).toBe(1);
  });

  it('an email with white space around it is stored without', async () => {
    const email = ' Trim@Example.com\n';
    google.expect('SENTINEL-trim', {
      tokeninfo: json(tokeninfo({ sub: '333', email })),
      userinfo: json(userinfo({ sub: '333', email: 'trim@example.com ' })),
    });
    await verify('SENTINEL-trim').expect(200);
    expect(await users().findOne({ googleSub: '333' })).toMatchObject({ email: 'trim@example.com' });
  });

  it('makes another user of another sub with the same email, and follows a changed email', async () => {
    google.expect('SENTINEL-first', good);
    google.expect('SENTINEL-other', {
      tokeninfo: json(tokeninfo({ sub: '222' })),
      userinfo: json(userinfo({ sub: '222' })),
    });
    google.expect('SENTINEL-renamed', {
      tokeninfo: json(tokeninfo({ email: 'new@example.com' })),
      userinfo: json(userinfo({ email: 'new@example.com' })),
    });
    const first = await verify('SENTINEL-first').expect(200);
    const other = await verify('SENTINEL-other').expect(200);
    const renamed = await verify('SENTINEL-renamed').expect(200);
    expect(other.body.data.user._id).not.toBe(first.body.data.user._id);
    expect(renamed.body.data.user._id).toBe(first.body.data.user._id);
    expect(await users().findOne({ googleSub: '108912345678901234567' })).toMatchObject({ email: 'new@example.com' });
  });
});

describe('X52 a token that is not for us', () => {
  it.each<[string, Behaviours]>([
    ['aud of another shop', withToken({ aud: 'other.apps.example.com' })],
    ['aud missing', { ...good, tokeninfo: json(without(tokeninfo(), 'aud')) }],
    ['aud a list', withToken({ aud: [tokeninfo()['aud']] })],
    ['azp of another shop', withToken({ azp: 'other.apps.example.com' })],
    ['azp null', withToken({ azp: null })],
    ['expired', withToken({ expires_in: '-5' })],
    ['expires_in "0"', withToken({ expires_in: '0' })],
    ['expires_in missing', { ...good, tokeninfo: json(without(tokeninfo(), 'expires_in')) }],
    ['expires_in a list', withToken({ expires_in: [3599] })],
    ['expires_in true', withToken({ expires_in: true })],
    ['expires_in no number', withToken({ expires_in: 'soon' })],
    ['email unverified (false)', withToken({ email_verified: false })],
    ['email unverified ("false")', withToken({ email_verified: 'false' })],
    ['email_verified missing', { ...good, tokeninfo: json(without(tokeninfo(), 'email_verified')) }],
    ['email_verified 1', withToken({ email_verified: 1 })],
    ['email unverified in userinfo', withPerson({ email_verified: false })],
    ['email_verified missing in userinfo', { ...good, userinfo: json(without(userinfo(), 'email_verified')) }],
    ['email missing', { ...good, tokeninfo: json(without(tokeninfo(), 'email')) }],
    ['email empty', withToken({ email: '' })],
    ['email of white space alone', withToken({ email: ' \t' })],
    ['email an object', withToken({ email: { $ne: null } })],
    ['email another in userinfo', withPerson({ email: 'else@example.com' })],
    ['no sub in tokeninfo', { ...good, tokeninfo: json(without(tokeninfo(), 'sub')) }],
    ['no sub in userinfo', { ...good, userinfo: json(without(userinfo(), 'sub')) }],
    ['no sub in both', { tokeninfo: json(without(tokeninfo(), 'sub')), userinfo: json(without(userinfo(), 'sub')) }],
    ['sub empty in both', { tokeninfo: json(tokeninfo({ sub: '' })), userinfo: json(userinfo({ sub: '' })) }],
    ['sub differs', withPerson({ sub: '999' })],
    ['sub a number in both', { tokeninfo: json(tokeninfo({ sub: 7 })), userinfo: json(userinfo({ sub: 7 })) }],
    ['sub null in both', { tokeninfo: json(tokeninfo({ sub: null })), userinfo: json(userinfo({ sub: null })) }],
    ['sub an operator', withToken({ sub: { $ne: null } })],
    ['sub endless', { tokeninfo: json(tokeninfo({ sub: '1'.repeat(256) })), userinfo: json(userinfo()) }],
    ['tokeninfo 400', { ...good, tokeninfo: json({ error: 'invalid_token' }, 400) }],
    ['tokeninfo 401', { ...good, tokeninfo: json({ error: 'invalid_token' }, 401) }],
    ['userinfo 401', { ...good, userinfo: json({ error: 'invalid_request' }, 401) }],
  ])('%s is answered 403 invalid-token', async (name, behaviours) => {
    await expectRefusal(`SENTINEL-${name.replace(/\W/g, '-')}`, behaviours, 403, 'invalid-token');
  });

  it('goes to userinfo only after its audience is known', async () => {
    google.seen.length = 0;
    await expectRefusal('SENTINEL-foreign', withToken({ aud: 'other' }), 403, 'invalid-token');
    expect(google.seen.map(({ url }) => url)).toEqual(['/tokeninfo']);
  });
});

const tenMegabytes = 'x'.repeat(10 * 1024 * 1024);
const reset: Behaviour = (response) => void response.socket?.destroy();
const resetInTheMiddle: Behaviour = (response) => {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 500 });
  response.write('{"aud":');
  setTimeout(() => response.socket?.destroy(), 20);
};
const hang: Behaviour = () => undefined;
const drip: Behaviour = (response) => {
  response.writeHead(200, { 'Content-Type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 100);
  response.on('close', () => clearInterval(timer));
};
const after =
  (milliseconds: number, behaviour: Behaviour): Behaviour =>
  (response, seen) =>
    void setTimeout(() => behaviour(response, seen), milliseconds);
const redirect: Behaviour = (response) => void response.writeHead(302, { Location: '/userinfo' }).end();
const bomb: Behaviour = (response) =>
  void response
    .writeHead(200, { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' })
    .end(gzipSync(JSON.stringify(tokeninfo({ more: tenMegabytes }))));

describe('X53 a Google that does not serve', () => {
  const failures: [string, Behaviour][] = [
    ['500', json({ error: 'backend' }, 500)],
    ['503 HTML', page('<h1>Unavailable</h1>', 503)],
    ['429', json({ error: 'slow down' }, 429)],
    ['404', json({ error: 'gone' }, 404)],
    ['200 HTML', page('<!doctype html><title>Captive portal</title>')],
    ['400 HTML', page('<h1>Bad gateway of a proxy</h1>', 400)],
    ['200 empty', page('')],
    ['a list', json([tokeninfo()])],
    ['null', json(null)],
    ['302', redirect],
    ['10 MB', json(tokeninfo({ more: tenMegabytes }))],
    ['10 MB compressed', bomb],
    ['reset', reset],
    ['reset in the middle', resetInTheMiddle],
  ];
  it.each(failures)('%s at tokeninfo is 502 google-unavailable', async (name, behaviour) => {
    const token = `SENTINEL-tokeninfo-${name.replace(/\W/g, '-')}`;
    await expectRefusal(token, { ...good, tokeninfo: behaviour }, 502, 'google-unavailable');
  });
  it.each(failures)('%s at userinfo is 502 google-unavailable', async (name, behaviour) => {
    const token = `SENTINEL-userinfo-${name.replace(/\W/g, '-')}`;
    await expectRefusal(token, { ...good, userinfo: behaviour }, 502, 'google-unavailable');
  });

  it('that hangs, drips or is slow twice is 502 within 5 s over both calls', async () => {
    const slow: [string, Behaviours][] = [
      ['SENTINEL-hang', { ...good, tokeninfo: hang }],
      ['SENTINEL-hang-later', { ...good, userinfo: hang }],
      ['SENTINEL-drip', { ...good, tokeninfo: drip }],
      ['SENTINEL-slow-twice', { tokeninfo: after(2_500, json(tokeninfo())), userinfo: after(2_500, json(userinfo())) }],
    ];
    await Promise.all(slow.map(([token, behaviours]) => expectRefusal(token, behaviours, 502, 'google-unavailable')));
  });

  it('that is down is 502, which says so in the language that was asked for', async () => {
    const nobody = 'http://127.0.0.1:9';
    const config = { ...google.config, tokeninfoUrl: `${nobody}/tokeninfo`, userinfoUrl: `${nobody}/userinfo` };
    const lonely = await startTestApp({ config: { google: config, demoSignIn: false } });
    const answer = await lonely.http
      .post('/user/google-auth/verify')
      .set('Accept-Language', 'ms')
      .send({ token: 'SENTINEL-down' });
    const logs = lonely.logs();
    await lonely.close();
    expect(answer.status).toBe(502);
    expect(answer.body.data.error).toEqual({
      errorCode: 'google-unavailable',
      errorMessage: 'Google tidak menjawab buat masa ini. Sila cuba sebentar lagi.',
    });
    expect(logs).toContain('127.0.0.1:9/tokeninfo does not serve');
    expect(logs).not.toContain('SENTINEL');
  });
});

describe('X52 first sign-ins of one sub that arrive together', () => {
  it('make one user, over HTTP', async () => {
    google.expect('SENTINEL-race', {
      tokeninfo: json(tokeninfo({ sub: 'race' })),
      userinfo: json(userinfo({ sub: 'race' })),
    });
    const answers = await Promise.all(Array.from({ length: 12 }, () => verify('SENTINEL-race')));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ body }) => body.data.user._id)).size).toBe(1);
    expect(await users().countDocuments({ googleSub: 'race' })).toBe(1);
  });

  /** The most users that any sub got, in rounds of 30 sign-ins without HTTP between them to space them out. */
  const mostUsers = async (rounds: number): Promise<number> => {
    const service = shop.app.get(UsersService);
    let most = 0;
    for (let round = 0; round < rounds && most < 2; round += 1) {
      const sub = randomUUID();
      const person = { sub, email: 'race@example.com', name: 'Race' };
      const made = await Promise.all(Array.from({ length: 30 }, () => service.signIn(person)));
      const count = await users().countDocuments({ googleSub: sub });
      expect(new Set(made.map(({ id }) => id)).size).toBe(count);
      most = Math.max(most, count);
    }
    return most;
  };

  it('make one user, thirty at once', async () => {
    expect(await mostUsers(10)).toBe(1);
  });

  it('control: without the unique index they make several', async () => {
    await users().dropIndex('user_of_google_sub');
    const most = await mostUsers(400);
    await users().deleteMany({});
    await users().createIndex({ googleSub: 1 }, { name: 'user_of_google_sub', unique: true });
    expect(most).toBeGreaterThan(1);
  });
});
