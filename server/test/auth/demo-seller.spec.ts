import type { Request } from 'express';
import { mayBeSeller } from '../../src/auth/demo-seller.js';
import type { DemoSeller } from '../../src/config/app-config.js';
import { startTestApp, type TestApp } from '../support/app.js';

const SELLER = 'seller@example.com';

const open: TestApp[] = [];
afterAll(async () => {
  for (const shop of open) await shop.close();
});
async function demo(demoSeller: DemoSeller): Promise<TestApp> {
  const shop = await startTestApp({ config: { demoSeller } });
  open.push(shop);
  return shop;
}

/** Chooses a person on the consent page. */
const choose = (shop: TestApp, email: string, headers: Record<string, string>) =>
  shop.http
    .post('/demo-google/authorize')
    .type('form')
    .set(headers)
    .send({
      client_id: shop.config.google.clientId,
      redirect_uri: `${shop.config.publicUrl}/user/google-auth/callback`,
      response_type: 'code',
      name: 'Penjual',
      email,
    });

describe('the demo’s seller', () => {
  it('signs in on the machine itself, and elsewhere reads why not; a couple signs in anywhere', async () => {
    const shop = await demo('loopback');
    expect((await choose(shop, SELLER, {})).status).toBe(303);
    for (const headers of [{ 'X-Forwarded-For': '127.0.0.1' }, { Forwarded: 'for=1' }, { Host: 'evil.example' }]) {
      const refused = await choose(shop, ` ${SELLER.toUpperCase()} `, headers);
      expect([refused.status, refused.headers['location']]).toEqual([400, undefined]);
      expect(refused.text).toContain('akaun penjual hanya boleh digunakan pada komputer kedai itu sendiri');
      expect((await choose(shop, 'aisyah@example.com', headers as Record<string, string>)).status).toBe(303);
    }
  });

  it('a session of the seller’s opens the admin pages on the machine itself alone', async () => {
    const shop = await demo('loopback');
    const { headers } = await shop.signIn({ email: SELLER });
    const orders = (more: Record<string, string> = {}) =>
      shop.http.get('/api/admin/order/find').set({ ...headers, ...more });
    const here = await orders();
    expect(here.status).toBe(200);
    expect((await orders({ 'X-Forwarded-For': '192.168.1.7' })).status).toBe(404);
    const profile = await shop.http.get('/user/profile').set({ ...headers, 'X-Real-IP': '192.168.1.7' });
    expect([profile.status, profile.body.data.user.isAdmin]).toEqual([200, false]);
  });

  it('signs in from anywhere with DEMO_SELLER=anywhere', async () => {
    const shop = await demo('anywhere');
    expect((await choose(shop, SELLER, { 'X-Forwarded-For': '192.168.1.7' })).status).toBe(303);
  });

  const request = (remoteAddress: string, headers: Record<string, string> = {}): Request =>
    ({ socket: { remoteAddress }, headers: { host: 'localhost:3000', ...headers } }) as unknown as Request;
  it.each<[string, Request, Record<DemoSeller, boolean>]>([
    ['loopback', request('127.0.0.1'), { loopback: true, direct: true, anywhere: true }],
    ['loopback as IPv6', request('::1'), { loopback: true, direct: true, anywhere: true }],
    ['mapped loopback', request('::ffff:127.0.0.1'), { loopback: true, direct: true, anywhere: true }],
    ['another machine', request('192.168.1.7'), { loopback: false, direct: true, anywhere: true }],
    ['Docker’s gateway', request('::ffff:172.18.0.1'), { loopback: false, direct: true, anywhere: true }],
    ...['x-forwarded-for', 'x-forwarded-port', 'x-forwarded-prefix', 'cf-connecting-ip', 'true-client-ip'].map(
      (name): [string, Request, Record<DemoSeller, boolean>] => [
        `a proxy on this machine that sends ${name}`,
        request('127.0.0.1', { [name]: '192.168.1.7' }),
        { loopback: false, direct: false, anywhere: true },
      ],
    ),
  ])('%s', (_name, from, expected) => {
    for (const [demoSeller, may] of Object.entries(expected) as [DemoSeller, boolean][]) {
      expect([demoSeller, mayBeSeller(from, { demoSignIn: true, demoSeller })]).toEqual([demoSeller, may]);
      expect(mayBeSeller(from, { demoSignIn: false, demoSeller })).toBe(true);
    }
  });
});
