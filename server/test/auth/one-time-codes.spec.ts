import { randomUUID } from 'node:crypto';
import { OneTimeCodes } from '../../src/http/limits/one-time-codes.service.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { Browser, consentAt } from './browser.js';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop?.close());

const landing = async (cookie: string, back: string): Promise<string> => {
  const answer = await fetch(back, { redirect: 'manual', headers: { Cookie: cookie } });
  return answer.headers.get('location') ?? '';
};

/** An attempt before its callback: its state's cookie, and the address with state and code. */
async function attempt(): Promise<{ cookie: string; back: string }> {
  const browser = new Browser();
  const back = await consentAt(shop.url, browser);
  return { back, cookie: browser.cookieHeader('/user/google-auth/callback') };
}

describe('codes of a sign-in serve once', () => {
  it('a state serves once, also for who keeps its cookie', async () => {
    const { cookie, back } = await attempt();
    const another = await attempt();
    expect(await landing(cookie, back)).toContain('#access_token=grant.');
    // A code that was not used, so that only the state can be what is refused.
    const code = new URL(another.back).searchParams.get('code') ?? '';
    const again = back.replace(/code=[^&]+/, `code=${code}`);
    expect(await landing(cookie, again)).toContain('#error=invalid');
    expect(await landing(another.cookie, another.back)).toContain('#access_token=grant.');
  });

  it('twenty callbacks at once with one state make one grant', async () => {
    const { cookie, back } = await attempt();
    const codes = await Promise.all(Array.from({ length: 20 }, attempt));
    const landed = await Promise.all(
      codes.map((other) => {
        const code = new URL(other.back).searchParams.get('code') ?? '';
        return landing(cookie, back.replace(/code=[^&]+/, `code=${code}`));
      }),
    );
    expect(landed.filter((location) => location.includes('#access_token=grant.'))).toHaveLength(1);
  });

  it('a code of the demo serves once', async () => {
    const { back } = await attempt();
    const code = new URL(back).searchParams.get('code') ?? '';
    const { clientId, clientSecret } = shop.config.google;
    const exchange = () =>
      shop.http
        .post('/demo-google/token')
        .type('form')
        .send({
          grant_type: 'authorization_code',
          code,
          client_id: clientId,
          client_secret: clientSecret,
          redirect_uri: `${shop.config.publicUrl}/user/google-auth/callback`,
        });
    const answers = await Promise.all(Array.from({ length: 10 }, exchange));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await exchange()).body.error).toBe('invalid_grant');
  });

  it('one of many uses at once is the first; control: reading before writing lets several through', async () => {
    const codes = shop.app.get(OneTimeCodes);
    const expires = Date.now() + 60_000;
    const first = async (use: (code: string) => Promise<boolean>): Promise<number> => {
      const code = randomUUID();
      return (await Promise.all(Array.from({ length: 20 }, () => use(code)))).filter(Boolean).length;
    };
    expect(await first((code) => codes.use('test', code, expires))).toBe(1);
    const stored = shop.db.collection<{ _id: string }>('control_codes');
    const unsafe = async (code: string): Promise<boolean> => {
      if ((await stored.findOne({ _id: code })) !== null) return false;
      await stored.updateOne({ _id: code }, { $set: { used: true } }, { upsert: true });
      return true;
    };
    expect(await first(unsafe)).toBeGreaterThan(1);
  });

  it('what is stored does not name the code, and goes when it has expired', async () => {
    const code = `geheim-${randomUUID()}`;
    const expires = Date.now() + 60_000;
    await shop.app.get(OneTimeCodes).use('test', code, expires);
    const found = await shop.db.collection('rate_counters').findOne({ expireAt: new Date(expires + 60_000) });
    expect(found).toMatchObject({ _id: expect.stringMatching(/^once\/test\/[\w-]{43}$/) });
  });

  it.each(['/user/google-auth/callback/', '/user/google-auth/Callback', '/USER/google-auth/callback'])(
    '%s is the callback, and begins no sign-in',
    async (path) => {
      const answer = await shop.http.get(path);
      expect([answer.status, answer.headers['location']]).toEqual([
        303,
        `${shop.config.publicUrl}/user/sign-in#error=invalid`,
      ]);
      expect(answer.headers['set-cookie']).toBeUndefined();
    },
  );
});
