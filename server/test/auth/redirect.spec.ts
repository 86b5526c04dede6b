import passport from 'passport';
import { GoogleStrategy } from '../../src/auth/google-strategy.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { Browser, consentAt, formWith, tokenIn } from './browser.js';
import { FakeGoogle, json, page, type Behaviour } from './fake-google.js';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop?.close());
afterEach(() => shop.clock.reset());

/**
 * passport keeps strategies for the whole process, where a server is alone but for these tests: says whose is asked.
 */
const answersFor = (app: TestApp): unknown => passport.use(app.app.get<GoogleStrategy>(GoogleStrategy));

const begin = (browser: Browser, at = shop) => browser.open(`${at.url}/user/google-auth`);
const consent = (browser: Browser, person?: string) => consentAt(shop.url, browser, person);
const landing = (fragment: string) => `${shop.config.publicUrl}/user/sign-in#${fragment}`;

describe('S-07 S-08 the way to Google and back', () => {
  it('ends on the sign-in page with a token that verify takes; the seller is picked the same way', async () => {
    const browser = new Browser();
    const toGoogle = await begin(browser);
    expect(toGoogle.status).toBe(302);
    const address = new URL(toGoogle.location);
    expect(address.origin + address.pathname).toBe(`${shop.url}/demo-google/authorize`);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      response_type: 'code',
      client_id: 'demo-client',
      redirect_uri: `${shop.url}/user/google-auth/callback`,
      scope: 'email profile openid',
      state: expect.stringMatching(/^[\w-]{22}$/),
    });
    const back = await consent(browser, 'seller@example.com');
    expect(back).toMatch(/\/user\/google-auth\/callback\?code=[^&]+&state=[\w-]{22}$/);
    const landed = await browser.open(back);
    expect(landed.status).toBe(303);
    const token = tokenIn(landed.location);
    expect(landed.location).toBe(landing(`access_token=${token}`));
    expect(landed.html).toBe('');
    const session = await browser.verify(shop.url, token);
    expect([session.status, session.body.data.registered]).toEqual([200, false]);
    expect(shop.logs()).not.toMatch(/eyJ/);
  });

  it('keeps the state in a cookie that no script reads and no other site’s form sends', async () => {
    const answer = await shop.http.get('/user/google-auth');
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(
        /^sign-in-[\w-]{8}=\d+\.[\w-]{43}; Max-Age=600; Path=\/user\/google-auth; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
      ),
    ]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('works in two tabs at once, and leaves no cookie', async () => {
    const browser = new Browser();
    const first = await consent(browser);
    const second = await consent(browser, 'danial@example.com');
    expect(browser.jar).toBe(2);
    const tokens = [await browser.open(first), await browser.open(second)].map(({ location }) => tokenIn(location));
    for (const token of tokens) expect((await browser.verify(shop.url, token)).status).toBe(200);
    expect(browser.jar).toBe(0);
  });

  it('may end on another server of the shop', async () => {
    const { publicUrl, jwtSecret, google } = shop.config;
    const other = await startTestApp({ config: { publicUrl, jwtSecret, google }, mongoUri: shop.mongoUri });
    try {
      const browser = new Browser();
      answersFor(shop);
      const back = await consent(browser);
      answersFor(other);
      const landed = await browser.open(back.replace(shop.url, other.url));
      expect(landed.location).toContain(`${publicUrl}/user/sign-in#access_token=`);
    } finally {
      await other.close();
      answersFor(shop);
    }
  });

  it('begins where the callback will be, once', async () => {
    const hop = await shop.http.get('/user/google-auth').set('Host', 'localhost:3000').expect(302);
    expect(hop.headers['location']).toBe(`${shop.url}/user/google-auth?from=other-address`);
    expect(hop.headers['set-cookie']).toBeUndefined();
    const again = await shop.http.get('/user/google-auth?from=other-address').set('Host', 'behind-a-proxy');
    expect(again.headers['location']).toContain('/demo-google/authorize?');
  });

  it('over https the cookie is for https alone', async () => {
    const secure = await startTestApp({ config: { publicUrl: 'https://kad.example.com' } });
    const answer = await secure.http.get('/user/google-auth').set('Host', 'kad.example.com');
    await secure.close();
    answersFor(shop);
    expect(answer.headers['set-cookie']?.[0]).toMatch(/; HttpOnly; Secure; SameSite=Lax$/);
  });
});

describe('S-08 a callback that brings no token', () => {
  const invalid = () => landing('error=invalid');

  it.each<[string, (back: string) => string]>([
    ['another state', (back) => back.replace(/state=.*/, `state=${'A'.repeat(22)}`)],
    ['no state', (back) => back.replace(/&state=.*/, '')],
    ['a state of another form', (back) => back.replace(/state=.*/, 'state=x')],
    ['a changed code', (back) => back.replace(/code=[^&]+/, 'code=x')],
    ['no code', (back) => back.replace(/code=[^&]+&/, '')],
    ['nothing', (back) => back.replace(/\?.*/, '')],
  ])('with %s ends as invalid', async (_name, change) => {
    const browser = new Browser();
    const back = await consent(browser);
    expect((await browser.open(change(back))).location).toBe(invalid());
  });

  it('with a denial ends as access_denied', async () => {
    const browser = new Browser();
    const back = (await consent(browser)).replace(/code=[^&]+/, 'error=access_denied');
    expect((await browser.open(back)).location).toBe(landing('error=access_denied'));
  });

  it('in another browser ends as invalid, so that a link signs no person in to another account', async () => {
    const back = await consent(new Browser());
    expect((await new Browser().open(back)).location).toBe(invalid());
    const other = new Browser();
    await consent(other);
    expect((await other.open(back)).location).toBe(invalid());
  });

  it('with a forged or changed cookie ends as invalid', async () => {
    const back = await consent(new Browser());
    const state = new URL(back).searchParams.get('state') ?? '';
    for (const value of ['', 'x', `${Date.now() + 1e6}.`, `${Date.now() + 1e6}.${'A'.repeat(43)}`, 'NaN.x']) {
      const cookie = `sign-in-${state.slice(0, 8)}=${value}`;
      const answer = await shop.http.get(back.replace(shop.url, '')).set('Cookie', cookie);
      expect(answer.headers['location']).toBe(invalid());
    }
  });

  it('with a code older than a minute, or a state older than ten, ends as invalid', async () => {
    const browser = new Browser();
    const back = await consent(browser);
    shop.clock.advance(61_000);
    expect((await browser.open(back)).location).toBe(invalid());
    const late = await begin(browser);
    shop.clock.advance(10 * 60_000 + 1);
    const { html } = await browser.open(late.location);
    const form = formWith(html, 'aisyah@example.com');
    const { location } = await browser.open(`${shop.url}/demo-google/authorize`, form);
    expect((await browser.open(location)).location).toBe(invalid());
  });

  it('with a repeated parameter is answered 400', async () => {
    const answer = await shop.http.get('/user/google-auth/callback?code=a&code=b').expect(400);
    expect(answer.body.code).toBe('validation');
  });
});

describe('X53 the code’s exchange with a Google that does not serve', () => {
  const google = new FakeGoogle();
  let real: TestApp;
  beforeAll(async () => {
    await google.start();
    real = await startTestApp({ config: { google: google.config, demoSignIn: false } });
  });
  afterAll(async () => {
    answersFor(shop);
    await real?.close();
    await google.stop();
  });

  /** Requests the callback with a code that the fake accepts. */
  async function comeBack(code: string, browser = new Browser()): Promise<string> {
    const toGoogle = await begin(browser, real);
    const state = new URL(toGoogle.location).searchParams.get('state') ?? '';
    const query = new URLSearchParams({ code, state, scope: 'email profile openid', authuser: '0', prompt: 'consent' });
    const began = Date.now();
    const landed = await browser.open(`${real.url}/user/google-auth/callback?${query.toString()}`);
    expect(Date.now() - began).toBeLessThan(5_000);
    expect(landed.status).toBe(303);
    return landed.location;
  }

  it('sends code, client and secret in a form, and asks for no profile', async () => {
    google.expect('SENTINEL-code', { token: json({ access_token: 'SENTINEL.token/+ä', token_type: 'Bearer' }) });
    google.seen.length = 0;
    const browser = new Browser();
    const landed = await comeBack('SENTINEL-code', browser);
    expect(landed).toMatch(/\/user\/sign-in#access_token=grant\.[\w-]{22}$/);
    expect(google.seen).toHaveLength(1);
    expect([google.seen[0]?.method, google.seen[0]?.url]).toEqual(['POST', '/token']);
    expect(Object.fromEntries(google.seen[0]?.form ?? [])).toEqual({
      grant_type: 'authorization_code',
      code: 'SENTINEL-code',
      client_id: google.config.clientId,
      client_secret: google.config.clientSecret,
      redirect_uri: `${real.url}/user/google-auth/callback`,
    });
    // The cookie has the token itself: Google is asked about that one.
    await browser.verify(real.url, tokenIn(landed));
    expect(google.seen[1]?.form.get('access_token')).toBe('SENTINEL.token/+ä');
    expect(real.logs()).not.toContain('SENTINEL');
    expect(real.logs()).not.toContain(google.config.clientSecret);
  });

  it.each<[string, Behaviour, string]>([
    ['refuses the code', json({ error: 'invalid_grant' }, 400), 'invalid'],
    ['refuses the client', json({ error: 'invalid_client' }, 401), 'unavailable'],
    ['500', json({}, 500), 'unavailable'],
    ['HTML', page('<h1>Hello</h1>'), 'unavailable'],
    ['302', (response) => void response.writeHead(302, { Location: '/token?access_token=x' }).end(), 'unavailable'],
    ['no access token', json({ token_type: 'Bearer' }), 'unavailable'],
    ['access token a number', json({ access_token: 7 }), 'unavailable'],
    ['10 MB', json({ access_token: 'x'.repeat(10 * 1024 * 1024) }), 'unavailable'],
    ['reset', (response) => void response.socket?.destroy(), 'unavailable'],
    ['hang', () => undefined, 'unavailable'],
  ])('%s leads to the sign-in page', async (name, behaviour, error) => {
    const code = `SENTINEL-${name.replace(/\W/g, '-')}`;
    google.expect(code, { token: behaviour });
    expect(await comeBack(code)).toBe(`${real.url}/user/sign-in#error=${error}`);
    expect(real.logs()).not.toContain('SENTINEL');
  });

  it('that reports an error itself leads there as unavailable', async () => {
    const answer = await real.http.get('/user/google-auth/callback?error=server_error');
    expect(answer.headers['location']).toBe(`${real.url}/user/sign-in#error=unavailable`);
  });
});

describe('S-07 the simulated Google', () => {
  const parameters = () => ({
    client_id: 'demo-client',
    redirect_uri: `${shop.url}/user/google-auth/callback`,
    response_type: 'code',
    scope: 'email profile openid',
    state: 'a"><script>alert(1)</script>',
  });
  const show = (changes: object = {}) => shop.http.get('/demo-google/authorize').query({ ...parameters(), ...changes });
  const choose = (changes: object = {}) =>
    shop.http
      .post('/demo-google/authorize')
      .type('form')
      .send({ ...parameters(), name: 'Siti Hajar', email: 'siti@example.com', ...changes });

  it('says loudly what it is, offers five people, and runs no script', async () => {
    const { text, headers } = await show().expect(200);
    expect(text).toContain('Demo sahaja');
    expect(text).toContain('Ini bukan Google');
    expect(text.match(/class="person"/g)).toHaveLength(5);
    expect(text).toContain('seller@example.com');
    expect(text).not.toMatch(/<script|https?:\/\/(?!127\.0\.0\.1)/);
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers['cache-control']).toBe('no-store');
  });

  it('carries the state on unchanged', async () => {
    const { text } = await show().expect(200);
    expect(formWith(text, 'siti')).toEqual({});
    expect(formWith(text, 'farah@example.com')).toMatchObject({ state: parameters().state });
    const answer = await choose().expect(303);
    expect(new URL(answer.headers['location'] ?? '').searchParams.get('state')).toBe(parameters().state);
  });

  it.each([
    ['a foreign client', { client_id: 'other' }],
    ['a foreign address to return to', { redirect_uri: 'https://evil.example.com/user/google-auth/callback' }],
    ['an address that only begins like ours', { redirect_uri: 'http://127.0.0.1.evil.example.com/' }],
    ['another kind of answer', { response_type: 'token' }],
    ['an endless state', { state: 'x'.repeat(513) }],
  ])('refuses %s, on the page and from its form', async (_name, changes) => {
    for (const answer of [await show(changes), await choose(changes)]) {
      expect(answer.status).toBe(400);
      expect(answer.headers['location']).toBeUndefined();
      expect(answer.text).toContain('Permintaan tidak sah');
    }
  });

  it.each([
    ['no name', { name: ' ' }, 'Sila isi nama.'],
    ['a long name', { name: 'a'.repeat(101) }, 'Nama paling banyak 100 aksara.'],
    ['no email', { email: '' }, 'Sila isi e-mel seperti nama@example.com.'],
    ['no real email', { email: 'siti@' }, 'Sila isi e-mel seperti nama@example.com.'],
    ['markup', { email: '"><img src=x>@a.b' }, 'Sila isi e-mel seperti nama@example.com.'],
    ['a repeated field', { email: ['a@example.com', 'b@example.com'] }, 'Sila isi e-mel seperti nama@example.com.'],
  ])('with %s shows the page again with the message and what was typed', async (_name, changes, message) => {
    const { text } = await choose(changes).expect(400);
    expect(text).toContain(message);
    expect(text).toContain('aria-invalid="true"');
    expect(text).toContain('name' in changes ? 'value="siti@example.com"' : 'value="Siti Hajar"');
    expect(text).not.toContain('<img');
  });

  const codeOf = async (): Promise<string> =>
    new URL((await choose().expect(303)).headers['location'] ?? '').searchParams.get('code') ?? '';
  const exchange = (changes: object) =>
    shop.http
      .post('/demo-google/token')
      .type('form')
      .send({
        grant_type: 'authorization_code',
        client_id: 'demo-client',
        client_secret: shop.config.google.clientSecret,
        redirect_uri: parameters().redirect_uri,
        ...changes,
      });

  it('answers in Google’s shapes; an email always has the same sub', async () => {
    const { body: grant } = await exchange({ code: await codeOf() }).expect(200);
    expect(grant).toEqual({
      access_token: expect.any(String),
      expires_in: 3599,
      scope: expect.stringContaining('openid'),
      token_type: 'Bearer',
    });
    const form = { access_token: grant.access_token };
    const { body: info } = await shop.http.post('/demo-google/tokeninfo').type('form').send(form).expect(200);
    expect(info).toEqual({
      azp: 'demo-client',
      aud: 'demo-client',
      sub: expect.stringMatching(/^1\d{20}$/),
      scope: grant.scope,
      exp: expect.stringMatching(/^\d{10}$/),
      expires_in: expect.stringMatching(/^35\d\d$/),
      email: 'siti@example.com',
      email_verified: 'true',
      access_type: 'online',
    });
    const person = await shop.http
      .get('/demo-google/userinfo')
      .set('Authorization', `Bearer ${grant.access_token}`)
      .expect(200);
    expect(person.body).toEqual({
      sub: info.sub,
      name: 'Siti Hajar',
      email: 'siti@example.com',
      email_verified: true,
    });
    await shop.http.get('/demo-google/tokeninfo').query(form).expect(200);
    shop.clock.advance(3_600_000);
    await shop.http.post('/demo-google/tokeninfo').type('form').send(form).expect(400);
    await shop.http.post('/user/google-auth/verify').send({ token: grant.access_token }).expect(403);
  });

  it('refuses as Google does', async () => {
    const code = await codeOf();
    const { body: grant } = await exchange({ code }).expect(200);
    const refused: [object, number, string][] = [
      [{ code, client_secret: 'wrong' }, 401, 'invalid_client'],
      [{ code, client_id: 'wrong' }, 401, 'invalid_client'],
      [{ code, redirect_uri: 'https://evil.example.com' }, 400, 'redirect_uri_mismatch'],
      [{ code, grant_type: 'password' }, 400, 'unsupported_grant_type'],
      [{ code: 'wrong' }, 400, 'invalid_grant'],
      [{ code: grant.access_token }, 400, 'invalid_grant'],
      [{}, 400, 'invalid_grant'],
    ];
    for (const [changes, status, error] of refused) {
      const answer = await exchange(changes);
      expect([answer.status, answer.body.error]).toEqual([status, error]);
    }
    await shop.http.post('/demo-google/tokeninfo').type('form').send({ access_token: code }).expect(400);
    await shop.http.post('/demo-google/tokeninfo').expect(400);
    await shop.http.get('/demo-google/userinfo').expect(401);
    await shop.http.get('/demo-google/userinfo').set('Authorization', 'Bearer x').expect(401);
  });
});
