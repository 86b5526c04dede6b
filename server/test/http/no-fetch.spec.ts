import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { startTestApp, type TestApp } from '../support/app.js';
import { goodCalls, isWrite, routesOf, type Call } from './support/calls.js';
import { bodyWith, checkedRoutes, fieldsOf } from './support/dto-fields.js';
import { sendCall } from './support/multipart.js';
import { closeConnections } from './support/raw.js';

/** Long enough for a server that fetches to have begun. */
const LATER_MS = 500;

let shop: TestApp;
let calls: Map<string, Call>;
let listener: Server;
let visits: string[] = [];
let address: string;

beforeAll(async () => {
  shop = await startTestApp();
  calls = await goodCalls(shop, { name: 'Siti Aminah', phoneNo: '0123456789', message: 'Selamat pengantin baru' });
  listener = createServer((request, response) => {
    visits.push(request.url ?? '');
    response.end();
  });
  await new Promise<void>((ready) => listener.listen(0, '127.0.0.1', ready));
  address = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
}, 60_000);
afterAll(async () => {
  closeConnections();
  await new Promise((closed) => listener.close(closed));
  await shop.close();
});
afterEach(() => {
  visits = [];
});

describe('X27 the server fetches no address from a request', () => {
  it('X27 an address in every text of every body, one at a time and all at once, is never visited', async () => {
    let sent = 0;
    let kept = 0;
    for (const { name, body } of checkedRoutes(shop)) {
      const call = calls.get(name);
      if (!call || !body || !isWrite(name) || !routesOf(shop).includes(name)) continue;
      const texts = fieldsOf(body).filter(({ kind }) => kind === 'text');
      for (const { path } of texts) {
        const value = `${address}/${sent}`;
        const { multipart } = call;
        const own = multipart
          ? { ...call, multipart: { ...multipart, fields: { ...multipart.fields, [path]: value } } }
          : { ...call, body: bodyWith(call.body ?? {}, path, value) };
        const { status } = await sendCall(shop.url, own);
        expect([name, path, status < 500]).toEqual([name, path, true]);
        sent += 1;
        if (status === 200) kept += 1;
      }
    }
    expect(sent).toBeGreaterThan(100);
    // Links are for the guests, so many of them are stored.
    expect(kept).toBeGreaterThan(20);
    await shop.http.get(calls.get('GET /api/invitation/find-one/:id')?.path ?? '').expect(200);
    await pause(LATER_MS);
    expect(visits).toEqual([]);
  }, 60_000);

  it('X27 control: a visit is seen', async () => {
    await fetch(`${address}/seen`);
    expect(visits).toEqual(['/seen']);
  });
});
