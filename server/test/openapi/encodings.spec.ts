import { get, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { DocsService } from '../../src/openapi/docs.service.js';
import { send } from '../http/support/raw.js';
import { startTestApp, type TestApp } from '../support/app.js';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop?.close());

/** The answer as it was sent, packed as it was. */
function bytes(path: string, encoding: string): Promise<{ headers: IncomingHttpHeaders; body: Buffer }> {
  return new Promise((settle, reject) => {
    get(`${shop.url}${path}`, { headers: { 'Accept-Encoding': encoding } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => settle({ headers: answer.headers, body: Buffer.concat(chunks) }));
    }).on('error', reject);
  });
}

describe.each([
  ['/docs', 'text/html; charset=utf-8'],
  ['/docs-json', 'application/json; charset=utf-8'],
])('%s is compressed once and kept', (path, type) => {
  it('says the same in every encoding, under one ETag', async () => {
    const plain = await bytes(path, 'identity');
    expect(plain.headers['content-type']).toBe(type);
    expect(plain.headers['content-encoding']).toBeUndefined();
    const etag = plain.headers['etag'] ?? '';
    expect(etag).toMatch(/^W\/"[\w-]{27}"$/);
    const brotli = await bytes(path, 'gzip;q=0.5, br');
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
    const gzip = await bytes(path, 'gzip');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    for (const { headers } of [brotli, gzip]) {
      expect([headers['etag'], headers['vary']]).toEqual([etag, 'Accept-Encoding']);
    }
    const unchanged = await send(shop.url, { path, headers: { 'If-None-Match': etag, 'Accept-Encoding': 'br' } });
    expect([unchanged.status, unchanged.text]).toEqual([304, '']);
  });

  it('hands out the same bytes each time', () => {
    const docs = shop.app.get(DocsService);
    const document = () => (path === '/docs' ? docs.page() : docs.document());
    for (const encoding of ['br', 'gzip', undefined] as const) {
      expect(document().as(encoding)).toBe(document().as(encoding));
    }
  });
});
