import { demoAccessToken } from '../support/sign-in.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { Browser, consentAt, tokenIn } from './browser.js';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop?.close());

/** Walks the redirect flow up to the sign-in page. @returns that page's fragment */
async function land(browser: Browser, person?: string): Promise<string> {
  return tokenIn((await browser.open(await consentAt(shop.url, browser, person))).location);
}

describe('a grant of the redirect flow counts in the browser that began it', () => {
  it('signs in there, once', async () => {
    const browser = new Browser();
    const grant = await land(browser);
    expect(await browser.verify(shop.url, grant)).toMatchObject({ status: 200, body: { data: { registered: false } } });
    expect(await browser.verify(shop.url, grant)).toMatchObject({ status: 403, body: { code: 'invalid-token' } });
  });

  it('serves once, also when its cookie is sent again', async () => {
    const browser = new Browser();
    const grant = await land(browser);
    const cookie = browser.cookieHeader('/user/google-auth');
    const verify = () => shop.http.post('/user/google-auth/verify').set('Cookie', cookie).send({ token: grant });
    const statuses = (await Promise.all([verify(), verify(), verify()])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 403, 403]);
  });

  it('in another browser it creates no session, also in one that is signing in itself', async () => {
    const attacker = new Browser();
    const grant = await land(attacker, 'farah@example.com');
    const victim = new Browser();
    expect(await victim.verify(shop.url, grant)).toMatchObject({ status: 403, body: { code: 'invalid-token' } });
    const own = await land(victim);
    expect(await victim.verify(shop.url, grant)).toMatchObject({ status: 403 });
    // Neither of the two is spoilt by the attempt.
    expect(await victim.verify(shop.url, own)).toMatchObject({ status: 200 });
    expect(await attacker.verify(shop.url, grant)).toMatchObject({ status: 200 });
  });

  it('the cookie is short, for these calls alone, and no script reads it', async () => {
    const browser = new Browser();
    const back = new URL(await consentAt(shop.url, browser));
    const answer = await fetch(back, { redirect: 'manual', headers: { Cookie: browser.cookieHeader(back.pathname) } });
    const id = tokenIn(answer.headers.get('location') ?? '').replace('grant.', '');
    expect(id).toMatch(/^[\w-]{22}$/);
    expect(answer.headers.getSetCookie().filter((line) => line.startsWith('sign-in-grant-'))).toEqual([
      expect.stringMatching(
        new RegExp(
          `^sign-in-grant-${id}=[^;]+; Max-Age=300; Path=/user/google-auth; Expires=[^;]+; HttpOnly; SameSite=Lax$`,
        ),
      ),
    ]);
    expect(answer.headers.get('location')).not.toContain('eyJ');
  });

  it.each(['', 'x', '%', '%E0%A4%A', 'a"b', 'x'.repeat(5_000)])('a cookie with %j is refused', async (value) => {
    const id = 'A'.repeat(22);
    const answer = await shop.http
      .post('/user/google-auth/verify')
      .set('Cookie', `sign-in-grant-${id}=${value}`)
      .send({ token: `grant.${id}` });
    expect([answer.status, answer.body.code]).toEqual([403, 'invalid-token']);
  });

  it('a client that posts its own token of Google’s needs no cookie', async () => {
    const person = { email: 'client@example.com', name: 'Klien' };
    const token = await demoAccessToken(shop.url, shop.config, person);
    const { body } = await shop.http.post('/user/google-auth/verify').send({ token }).expect(200);
    expect(body.data).toMatchObject({ registered: false, token: expect.any(String) });
  });

  it('over https the cookie is for https alone', async () => {
    const secure = await startTestApp({ config: { publicUrl: 'https://kad.example.com' } });
    const id = 'A'.repeat(22);
    const answer = await secure.http.post('/user/google-auth/verify').send({ token: `grant.${id}` });
    await secure.close();
    expect(answer.headers['set-cookie']?.[0]).toMatch(/; HttpOnly; Secure; SameSite=Lax$/);
  });
});
