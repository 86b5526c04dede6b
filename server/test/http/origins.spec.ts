import { startTestApp, type TestApp } from '../support/app.js';
import { goodCalls, isWrite, type Call } from './support/calls.js';
import { sendCall } from './support/multipart.js';
import { closeConnections, send, type RawAnswer } from './support/raw.js';

let shop: TestApp;
let calls: Map<string, Call>;

beforeAll(async () => {
  shop = await startTestApp();
  calls = await goodCalls(shop, { name: 'Aisyah', phoneNo: '0123456789', message: 'Tahniah' });
});
afterAll(async () => {
  closeConnections();
  await shop.close();
});

/** Pages of others that might ask, among them some that look like ours; none of them is let in. */
const origins = (): string[] => {
  const { host, port } = new URL(shop.url);
  return [
    'https://evil.example',
    'null',
    `http://${host}.evil.example`,
    `http://evil.example:${port}`,
    `https://${host}`,
    `${shop.url}/`,
    'file://',
    'http://localhost',
  ];
};

const corsHeaders = ({ headers }: RawAnswer): string[] =>
  Object.keys(headers).filter((name) => name.startsWith('access-control-'));

describe('X55 pages of other origins', () => {
  it('cannot read a response, whatever the call', async () => {
    const [evil = ''] = origins();
    for (const [route, call] of calls) {
      const answer = await sendCall(shop.url, { ...call, headers: { ...call.headers, Origin: evil } });
      expect([route, corsHeaders(answer)]).toEqual([route, []]);
    }
  });

  it('cannot read one from an address that looks like the shop’s, with the credentials of a signed-in person', async () => {
    const { headers } = await shop.signIn();
    for (const origin of origins()) {
      const answer = await send(shop.url, { path: '/user/profile', headers: { ...headers, Origin: origin } });
      expect([origin, answer.status, corsHeaders(answer)]).toEqual([origin, 200, []]);
    }
  });

  it('are refused a preflight, so that they write nothing', async () => {
    for (const [route, { method, path }] of calls) {
      if (!isWrite(route)) continue;
      for (const origin of ['https://evil.example', 'null']) {
        const asked = {
          Origin: origin,
          'Access-Control-Request-Method': method,
          'Access-Control-Request-Headers': 'authorization,content-type',
        };
        const answer = await send(shop.url, { method: 'OPTIONS', path, headers: asked });
        expect([route, answer.status, corsHeaders(answer)]).toEqual([route, 405, []]);
      }
    }
  });
});
