import { createHmac } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { DAY_MS } from '@serikad/shared/calendar/durations';
import { startTestApp, type TestApp } from '../support/app.js';
import { demoAccessToken, type Session } from '../support/sign-in.js';

let shop: TestApp;
let aisyah: Session;

beforeAll(async () => {
  shop = await startTestApp();
  aisyah = await shop.signIn({ email: 'aisyah@example.com', name: 'Nur Aisyah' });
});
afterAll(() => shop?.close());
afterEach(() => shop.clock.reset());

const users = () => shop.db.collection('users');
const stored = (email: string) => users().findOne({ email });
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
const profile = (token: string) => shop.http.get('/user/profile').set(bearer(token));
const unregistered = (email: string) => shop.signIn({ email, register: false });

describe('X48 session tokens', () => {
  const claims = (changes: object = {}): Record<string, unknown> => ({
    ...(jwt.decode(aisyah.token) as jwt.JwtPayload),
    ...changes,
  });
  const without = (name: string) => Object.fromEntries(Object.entries(claims()).filter(([key]) => key !== name));
  /** Signs whatever it is given, also what jsonwebtoken would refuse to sign. */
  const sign = (
    payload: object,
    header: object = { alg: 'HS256', typ: 'JWT' },
    key = shop.config.jwtSecret,
  ): string => {
    const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
    const text = `${part(header)}.${part(payload)}`;
    const hash = 'alg' in header && header.alg === 'HS512' ? 'sha512' : 'sha256';
    return `${text}.${createHmac(hash, key).update(text).digest('base64url')}`;
  };
  const past = (): number => Math.floor(Date.now() / 1000) - 60;

  it('take one that this test signs itself, so that its refusals mean something', async () => {
    await profile(sign(claims())).expect(200);
  });

  it.each<[string, () => string]>([
    ['alg none', () => sign(claims(), { alg: 'none', typ: 'JWT' })],
    ['alg none without a signature', () => sign(claims(), { alg: 'none' }).replace(/[^.]+$/, '')],
    ['HS512', () => sign(claims(), { alg: 'HS512', typ: 'JWT' })],
    ['another key', () => sign(claims(), undefined, 'another-key-of-more-than-32-characters')],
    ['no exp', () => sign(without('exp'))],
    ['exp past', () => sign(claims({ exp: past() }))],
    ['exp a text', () => sign(claims({ exp: '9999999999' }))],
    ['nbf in the future', () => sign(claims({ nbf: past() + 3600 }))],
    ['another audience', () => sign(claims({ aud: 'demo-google access' }))],
    ['no audience', () => sign(without('aud'))],
    ['another issuer', () => sign(claims({ iss: 'somebody' }))],
    ['no issuer', () => sign(without('iss'))],
    ['no sub', () => sign(without('sub'))],
    ['sub an object', () => sign(claims({ sub: { $ne: null } }))],
    ['sub no id', () => sign(claims({ sub: 'admin' }))],
    ['sub without a user', () => sign(claims({ sub: 'f'.repeat(24) }))],
    ['no version', () => sign(without('ver'))],
    ['version an object', () => sign(claims({ ver: { $gte: 0 } }))],
    ['version of the future', () => sign(claims({ ver: 1 }))],
    ['another scope', () => sign(claims({ scope: 'admin' }))],
    ['tampered payload', () => aisyah.token.replace(/\.[^.]+\./, `.${Buffer.from('{}').toString('base64url')}.`)],
    ['tampered signature', () => `${aisyah.token.slice(0, -4)}AAAA`],
    ['two parts', () => aisyah.token.split('.').slice(0, 2).join('.')],
    ['no token', () => ''],
    ['rubbish', () => 'null'],
    ['endless', () => 'a'.repeat(5000)],
  ])('refuse %s', async (_name, make) => {
    const token = make();
    const answer = await profile(token).expect(403);
    expect(answer.body).toEqual({
      code: 'invalid-token',
      data: {
        code: 'invalid-token',
        error: {
          errorCode: 'invalid-token',
          errorMessage: 'Your session has ended. Please sign in again.',
        },
      },
    });
    // On a public route the same token counts as none.
    await shop.http.get('/api/config').set(bearer(token)).expect(200);
  });

  it.each(['Basic {t}', '{t}', 'Bearer', 'Bearer {t} {t}', 'Token {t}'])('refuse the header "%s"', async (form) => {
    const header = form.replaceAll('{t}', aisyah.token);
    await shop.http.get('/user/profile').set({ Authorization: header }).expect(403);
  });

  it('are not taken from the address, a cookie or a body', async () => {
    await shop.http.get(`/user/profile?token=${aisyah.token}&access_token=${aisyah.token}`).expect(403);
    await shop.http.get('/user/profile').set('Cookie', `token=${aisyah.token}`).expect(403);
    await shop.http.post('/user/sign-out').send({ token: aisyah.token }).expect(403);
  });

  it('last 30 days by the clock', async () => {
    const { iat = 0, exp = 0 } = jwt.decode(aisyah.token) as jwt.JwtPayload;
    expect(exp - iat).toBe((30 * DAY_MS) / 1000);
    shop.clock.set(exp * 1000 - 1);
    await profile(aisyah.token).expect(200);
    shop.clock.set(exp * 1000);
    await profile(aisyah.token).expect(403);
  });
});

describe('X50 X51 the database decides whether a session is valid', () => {
  it('S-09 sign-out ends all sessions of the person at once, and no others', async () => {
    const first = await shop.signIn({ email: 'two-devices@example.com' });
    const second = await shop.signIn({ email: 'two-devices@example.com' });
    await shop.http.post('/user/sign-out').set(first.headers).expect(200, { code: 200, data: {} });
    await profile(first.token).expect(403);
    await profile(second.token).expect(403);
    await profile(aisyah.token).expect(200);
    const again = await shop.signIn({ email: 'two-devices@example.com' });
    expect(again.userId).toBe(first.userId);
    await profile(again.token).expect(200);
    await profile(first.token).expect(403);
  });

  it('sign-out ends a registration that has begun elsewhere', async () => {
    const begun = await unregistered('begun@example.com');
    const done = await shop.signIn({ email: 'begun@example.com' });
    await shop.http.post('/user/sign-out').set(done.headers).expect(200);
    await shop.http.post('/user/register').set(begun.headers).send({ name: 'A', phoneNo: '12345' }).expect(403);
  });

  it('a deleted user has no session', async () => {
    const gone = await shop.signIn({ email: 'gone@example.com' });
    await users().deleteOne({ email: 'gone@example.com' });
    await profile(gone.token).expect(403);
    await shop.http.post('/user/sign-out').set(gone.headers).expect(403);
  });

  it('the seller is known by the email of now, not by the token', async () => {
    const seller = await shop.signIn({ email: 'Seller@Example.com' });
    expect((await profile(seller.token)).body.data.user.isAdmin).toBe(true);
    await users().updateOne({ email: 'seller@example.com' }, { $set: { email: 'sold@example.com' } });
    expect((await profile(seller.token)).body.data.user.isAdmin).toBe(false);
    expect((await profile(aisyah.token)).body.data.user.isAdmin).toBe(false);
  });
});

describe('S-08 S-11 sign-in and profile', () => {
  it('shows a person themselves and nothing that is not theirs to see', async () => {
    const { body } = await profile(aisyah.token).expect(200);
    expect(body).toEqual({
      code: 200,
      data: {
        user: {
          _id: aisyah.userId,
          name: 'Nur Aisyah',
          email: 'aisyah@example.com',
          phoneNo: '0123456789',
          registered: true,
          isAdmin: false,
          createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        },
      },
    });
  });

  it('an unregistered person gets no profile, and is the same user when they come again', async () => {
    const first = await unregistered('later@example.com');
    const second = await unregistered('later@example.com');
    expect(second.userId).toBe(first.userId);
    await profile(first.token).expect(403);
    await shop.http.post('/user/sign-out').set(first.headers).expect(403);
  });

  it('accepts no token of the simulated Google as a session, and no session as such a token', async () => {
    const accessToken = await demoAccessToken(shop.url, shop.config, { email: 'a@example.com', name: 'A' });
    await profile(accessToken).expect(403);
    await shop.http.post('/user/google-auth/verify').send({ token: aisyah.token }).expect(403);
    await shop.http.post('/demo-google/tokeninfo').type('form').send({ access_token: aisyah.token }).expect(400);
  });
});

describe('S-10 registration', () => {
  const register = (session: Session, body: unknown) =>
    shop.http
      .post('/user/register')
      .set({ ...session.headers, 'Content-Type': 'application/json' })
      .send(typeof body === 'string' ? body : JSON.stringify(body));
  const valid = { name: 'Nur Aisyah', phoneNo: '012-345 6789' };

  it.each([
    ['012-345 6789', '0123456789'],
    ['+60 12-345 6789', '+60123456789'],
    ['12345', '12345'],
    ['1-2-3-4-5', '12345'],
    ['123456789012345', '123456789012345'],
  ])('takes the phone number %s as %s', async (phoneNo, expected) => {
    const session = await shop.signIn({ register: false });
    const answer = await register(session, { name: '  Nur Aisyah 🌷 ', phoneNo }).expect(200);
    expect(answer.body.data).toEqual({ token: expect.any(String), user: { _id: session.userId } });
    expect((await profile(answer.body.data.token)).body.data.user).toMatchObject({
      name: 'Nur Aisyah 🌷',
      phoneNo: expected,
      registered: true,
    });
  });

  it('takes a name of 100 characters, counting an emoji as one', async () => {
    const session = await unregistered('long-name@example.com');
    await register(session, { ...valid, name: '🌷'.repeat(100) }).expect(200);
  });

  const wrong: [string, unknown, string, string][] = [
    ['phone missing', { name: 'A' }, 'phoneNo', 'Required'],
    ['phone empty', { ...valid, phoneNo: '' }, 'phoneNo', 'Required'],
    ['phone of spaces', { ...valid, phoneNo: ' - ' }, 'phoneNo', 'Required'],
    ['phone null', { ...valid, phoneNo: null }, 'phoneNo', 'Required'],
    ['phone of 4', { ...valid, phoneNo: '1234' }, 'phoneNo', 'Invalid phone number'],
    ['phone of 4 and a dash', { ...valid, phoneNo: '12-34' }, 'phoneNo', 'Invalid phone number'],
    ['phone of 16', { ...valid, phoneNo: '1'.repeat(16) }, 'phoneNo', 'Invalid phone number'],
    ['phone of letters', { ...valid, phoneNo: 'abcdefg' }, 'phoneNo', 'Invalid phone number'],
    ['phone with + inside', { ...valid, phoneNo: '012+345678' }, 'phoneNo', 'Invalid phone number'],
    ['phone a number', { ...valid, phoneNo: 123456789 }, 'phoneNo', 'Invalid phone number'],
    ['phone an operator', { ...valid, phoneNo: { $ne: null } }, 'phoneNo', 'Invalid phone number'],
    ['phone a list', { ...valid, phoneNo: ['012345678'] }, 'phoneNo', 'Invalid phone number'],
    ['name missing', { phoneNo: '012345678' }, 'name', 'Required'],
    ['name empty', { ...valid, name: '' }, 'name', 'Required'],
    ['name of spaces', { ...valid, name: '   ' }, 'name', 'Required'],
    ['name of 101', { ...valid, name: 'a'.repeat(101) }, 'name', 'At most 100 characters'],
    ['name a number', { ...valid, name: 1 }, 'name', 'Please enter text'],
    ['name an operator', { ...valid, name: { $gt: '' } }, 'name', 'Please enter text'],
    ['name with NUL', { ...valid, name: 'A\u0000B' }, 'name', 'Contains characters that cannot be used'],
    ['name of two lines', { ...valid, name: 'A\nB' }, 'name', 'Contains characters that cannot be used'],
    ['X07 registered', { ...valid, registered: true }, 'registered', 'Unknown field'],
    ['X07 isAdmin', { ...valid, isAdmin: true }, 'isAdmin', 'Unknown field'],
    ['X07 email', { ...valid, email: 'seller@example.com' }, 'email', 'Unknown field'],
    ['X07 googleSub', { ...valid, googleSub: '1' }, 'googleSub', 'Unknown field'],
    ['X07 tokenVersion', { ...valid, tokenVersion: 9 }, 'tokenVersion', 'Unknown field'],
    ['X07 _id', { ...valid, _id: 'f'.repeat(24) }, '_id', 'Unknown field'],
    ['X19 __proto__', '{"name":"A","phoneNo":"012345678","__proto__":{"isAdmin":true}}', '__proto__', 'Unknown field'],
    ['a list', [valid], '', 'Please fill in this part'],
  ];
  it.each(wrong)('refuses %s, and the person stays as they were', async (_name, body, field, message) => {
    const session = await unregistered('refused@example.com');
    const before = await stored('refused@example.com');
    const answer = await register(session, body).expect(400);
    expect(answer.body.data.error.errorCode).toBe('validation');
    expect(answer.body.data.error.fields).toEqual([{ field, message }]);
    expect(await stored('refused@example.com')).toEqual(before);
  });

  it('refuses what is no JSON, and forms', async () => {
    const session = await unregistered('refused@example.com');
    await register(session, '{"name":').expect(400);
    await register(session, 'null').expect(400);
    await shop.http.post('/user/register').set(session.headers).expect(400);
    const form = await shop.http.post('/user/register').set(session.headers).type('form').send(valid).expect(415);
    expect(form.body.code).toBe('unsupported-media-type');
    expect(await stored('refused@example.com')).toMatchObject({ registered: false, phoneNo: '' });
  });

  it('is done once: already-registered afterwards, for an old token and a new one', async () => {
    const begun = await unregistered('once@example.com');
    const done = await register(begun, valid).expect(200);
    const before = await stored('once@example.com');
    for (const token of [begun.token, done.body.data.token as string]) {
      const again = await shop.http
        .post('/user/register')
        .set(bearer(token))
        .send({ ...valid, name: 'B' });
      expect([again.status, again.body.code]).toEqual([400, 'already-registered']);
    }
    expect(await stored('once@example.com')).toEqual(before);
    await shop.http.post('/user/register').send(valid).expect(403);
  });

  it('is done once, also when ten requests come at once', async () => {
    const begun = await unregistered('ten@example.com');
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => register(begun, { ...valid, name: `Aisyah ${n}` })),
    );
    const winners = answers.filter(({ status }) => status === 200);
    expect(winners).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'already-registered')).toHaveLength(9);
    const winner = await profile(winners[0]?.body.data.token as string);
    expect(winner.body.data.user.name).toBe((await stored('ten@example.com'))?.['name']);
  });
});

describe('S-08 bad bodies of verify', () => {
  it.each<[string, unknown]>([
    ['nothing', {}],
    ['null', { token: null }],
    ['a number', { token: 1 }],
    ['an operator', { token: { $ne: null } }],
    ['a list', { token: ['a'] }],
    ['empty', { token: '' }],
    ['spaces', { token: '  ' }],
    ['too long', { token: 'a'.repeat(4097) }],
    ['a line break', { token: 'a\nb' }],
    ['an unknown field', { token: 'a', email: 'seller@example.com' }],
    ['a list as the body', ['a']],
  ])('%s is answered 400, and Google is not asked', async (_name, body) => {
    const before = shop.logs().length;
    const answer = await shop.http
      .post('/user/google-auth/verify')
      .send(body as object)
      .expect(400);
    expect(answer.body.code).toBe('validation');
    expect(answer.body.data.error.fields).toHaveLength(1);
    expect(shop.logs().slice(before)).not.toContain('/demo-google/tokeninfo');
  });

  it('a form is answered 415', async () => {
    await shop.http.post('/user/google-auth/verify').type('form').send({ token: 'a' }).expect(415);
  });
});

it('X54 X59 no token, email, phone number or name is in the logs', async () => {
  await shop.signIn({ email: 'sentinel@example.com', name: 'Sentinel Name', phoneNo: '0199887766' });
  await profile(`${aisyah.token}x`).expect(403);
  const logs = shop.logs();
  expect(logs).toContain('"route":"/user/google-auth/verify"');
  expect(logs).not.toMatch(/eyJ|sentinel@|Sentinel Name|0199887766/);
});
