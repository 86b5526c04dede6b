import { gunzipSync } from 'node:zlib';
import { Types } from 'mongoose';
import { sha256Base64Url } from '../../src/common/sha256.js';
import { GuestPageRendererLoader } from '../../src/pages/guest-page.renderer.js';
import { newCouple, type Couple } from '../invitations/support/shop.js';
import { answer } from '../rsvp/support/couple.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { storeFamily } from './support/personal-link.js';

const HOSTILE = `</script><script>alert(1)</script>"'><img src=x onerror=a>`;
const UNKNOWN = '/i/0123456789Ab';

let shop: TestApp;
let couple: Couple;
beforeAll(async () => {
  shop = await startTestApp();
  couple = await newCouple(shop);
  await shop.http
    .put('/api/invitation/update/main-page')
    .set(couple.session.headers)
    .send({ id: couple.invitationId, title: 'WALIMATUL URUS' })
    .expect(200);
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => shop.close());

const openPage = () => shop.http.get(`/invitation/view/${couple.invitationId}/aisyah`);
const family = (changed: Parameters<typeof storeFamily>[2] = {}) => storeFamily(shop, couple.invitationId, changed);
const addressee = (html: string): string | undefined => /<p [^>]*class="addressee".*?<\/p>/s.exec(html)?.[0];
const metaTags = (html: string): string[] => html.match(/<(?:meta|title|link rel="canonical")[^>]*>[^<]*/g) ?? [];
/** A response's bytes as they came. */
const raw = (path: string, headers: Record<string, string>) => fetch(`${shop.url}${path}`, { headers });

describe('G-07 the page of a personal link', () => {
  it('is the invitation’s with "Khas buat" and the title under the names, without scripts too', async () => {
    const { path, id } = await family({ title: 'Dato’ Haji Ismail sekeluarga' });
    const { text } = await shop.http
      .get(path)
      .expect(200)
      .expect('Content-Type', /text\/html/);
    expect(addressee(text)?.replaceAll(/<[^>]+>/g, '')).toBe('Khas buat Dato’ Haji Ismail sekeluarga');
    expect(addressee(text)).toContain(`data-family="${id.toHexString()}"`);
    const [names, own, foot] = ['</header>', 'class="addressee"', 'class="cover-foot"'].map((part) =>
      text.indexOf(part),
    );
    expect([names, own, foot]).toEqual([names, own, foot].toSorted((one = 0, other = 0) => one - other));
    expect(text).toContain('WALIMATUL URUS');
  });

  it('has the name where the couple have given no title', async () => {
    const { path } = await family({ name: 'Keluarga Pak Long' });
    expect(addressee((await shop.http.get(path)).text)).toContain('Keluarga Pak Long');
  });

  it.each([
    [HOSTILE, "&lt;/script>&lt;script>alert(1)&lt;/script>&quot;'>&lt;img src=x onerror=a>"],
    ['Keluarga 💍👨‍👩‍👧 Ali', 'Keluarga 💍👨‍👩‍👧 Ali'],
    ['كلوارݢ حاج عثمان', 'كلوارݢ حاج عثمان'],
  ])('shows the title %s as text', async (title, shown) => {
    const { path } = await family({ title });
    const { text } = await shop.http.get(path).expect(200);
    expect(addressee(text)).toContain(`<b dir="auto">${shown}</b>`);
    expect(text).not.toContain('<script>alert');
  });

  it('has the preview of the open link: the same tags, no family in them', async () => {
    const { path } = await family({ title: 'Tan Sri Rahsia' });
    const [own, open] = [(await shop.http.get(path)).text, (await openPage()).text];
    expect(metaTags(own)).toEqual(metaTags(open));
    expect(metaTags(own).join()).not.toContain('Rahsia');
    expect(metaTags(own).join()).toContain('<meta name="robots" content="noindex">');
  });

  it('is in the family’s language, the invitation’s by default', async () => {
    const english = (await shop.http.get((await family({ language: 'english' })).path)).text;
    expect(english).toContain('<html lang="en"');
    expect(addressee(english)).toContain('Especially for');
    expect(english).toContain('Open Invitation');
    const own = (await shop.http.get((await family()).path)).text;
    expect(own).toContain('<html lang="ms"');
    expect((await openPage()).text).toContain('<html lang="ms"');
  });

  it('is kept by no cache, listed by no search engine, and its address goes to no other site', async () => {
    const { headers } = await shop.http.get((await family()).path).expect(200);
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });
    const missing = await shop.http.get(UNKNOWN).expect(404);
    expect(missing.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
    expect(missing.headers['cache-control']).toBe('no-store');
  });

  it('is rendered once for all families of a language, and renders the open page no anew', async () => {
    const [one, two] = [await family({ title: 'Satu' }), await family({ title: 'Dua' })];
    const before = await openPage();
    await shop.http.get(one.path).expect(200);
    const rendered = jest.spyOn(shop.app.get(GuestPageRendererLoader).load().renderer, 'renderPersonalPage');
    const [first, second] = [(await shop.http.get(one.path)).text, (await shop.http.get(two.path)).text];
    expect(rendered).not.toHaveBeenCalled();
    expect(first).toContain('Satu');
    expect(second).toContain('Dua');
    expect(first).not.toContain('Dua');
    const after = await openPage();
    expect([after.text, after.headers['etag']]).toEqual([before.text, before.headers['etag']]);
    expect(after.text).not.toContain('addressee');
  });

  it('shows what has changed with the next request', async () => {
    const { path } = await family();
    await shop.http.get(path).expect(200);
    await answer(shop.url, couple.invitationId, 1, { more: { message: 'Semoga kekal hingga ke Jannah' } });
    expect((await shop.http.get(path)).text).toContain('Semoga kekal hingga ke Jannah');
  });

  it.each([{}, { Authorization: 'Bearer none' }])(
    'answers HEAD, 304 and gzip as the open page does, %j',
    async (more) => {
      const { path } = await family({ title: 'Keluarga gzip' });
      const plain = await raw(path, { ...more, 'Accept-Encoding': 'identity' });
      const body = await plain.text();
      expect([plain.status, plain.headers.get('content-encoding')]).toEqual([200, null]);
      const packed = await shop.http
        .get(path)
        .set({ ...more, 'Accept-Encoding': 'gzip' })
        .buffer(true)
        .parse((response, done) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => done(null, Buffer.concat(chunks)));
        });
      expect(packed.headers['content-encoding']).toBe('gzip');
      expect(packed.headers['vary']).toContain('Accept-Encoding');
      const bytes = packed.body as Buffer;
      // Where the client of the tests has unpacked it already, it is the text.
      expect((bytes[0] === 0x1f ? gunzipSync(bytes) : bytes).toString()).toBe(body);
      const etag = packed.headers['etag'] ?? '';
      expect((await raw(path, { ...more, 'If-None-Match': etag, 'Cache-Control': 'max-age=0' })).status).toBe(304);
      const other = await family({ title: 'Keluarga lain' });
      expect((await raw(other.path, { ...more, 'If-None-Match': etag, 'Cache-Control': 'max-age=0' })).status).toBe(
        200,
      );
      const head = await shop.http.head(path).set(more);
      expect([head.status, head.text ?? '', head.headers['cache-control']]).toEqual([200, '', 'private, no-store']);
    },
  );
});

describe('X65 a token of a personal link', () => {
  it('that is unknown, malformed, renewed, or of a family off its list shows one same page, in the device’s language', async () => {
    const off = await family();
    await shop.db
      .collection('guest_lists')
      .updateOne({ _id: new Types.ObjectId(couple.invitationId) }, { $pull: { entries: { f: off.id } as never } });
    const renewed = await family();
    await shop.db
      .collection('families')
      .updateOne({ _id: renewed.id }, { $set: { tokenHash: sha256Base64Url('other') } });
    for (const [language, title, advice] of [
      ['ms', 'Jemputan tidak dijumpai', 'Sila minta pautan baharu daripada pengantin.'],
      ['en', 'Invitation not found', 'Please ask the couple for a new one.'],
    ] as const) {
      const missing = await shop.http.get(UNKNOWN).set('Accept-Language', language).expect(404);
      expect(missing.text).toContain(`<html lang="${language}">`);
      expect(missing.text).toContain(`<h1>${title}</h1>`);
      expect(missing.text).toContain(advice);
      expect(missing.text).not.toMatch(/Page Not Found|Homepage|<a /);
      for (const path of ['/i/short', '/i/%00', off.path, renewed.path]) {
        const { status, text, headers } = await shop.http.get(path).set('Accept-Language', language);
        expect([path, status, text === missing.text]).toEqual([path, 404, true]);
        expect(headers['cache-control']).toBe('no-store');
      }
    }
    // Without Accept-Language the page is in Malay.
    expect((await shop.http.get(UNKNOWN)).text).toContain('<html lang="ms">');
  });

  it('is in no line of the log, no label of the metrics and no response', async () => {
    const { path, token } = await family();
    const { text, headers } = await shop.http.get(path).expect(200);
    await shop.http.get(path).set('Authorization', 'Bearer none').expect(200);
    await shop.http.get(`${path}?x=${token}&x=2`);
    await shop.http.get(`${path}/more`);
    // Whatever a browser says of where it comes from.
    const from = { Referer: `${shop.url}${path}` };
    await shop.http.get('/api/family/by-link').set(from);
    await shop.http.get('/api/design/find').set(from).expect(200);
    await shop.http.get('/storage/nothing.png').set(from).expect(404);
    jest.spyOn(shop.app.get(GuestPageRendererLoader), 'load').mockImplementation(() => {
      throw new Error('no renderer');
    });
    await shop.http.get(path).expect(500);
    jest.restoreAllMocks();
    expect(text + JSON.stringify(headers)).not.toContain(token);
    expect(text).not.toContain('catatan rahsia');
    const { text: metrics } = await shop.http.get('/metrics');
    expect(shop.logs() + metrics).not.toContain(token);
    expect(shop.logs()).toContain('"/i/:token"');
  });

  it('G-06 does not mark the family as opened when the page is fetched, by a person or a robot', async () => {
    const { path, id } = await family();
    await shop.http.get(path).set('User-Agent', 'WhatsApp/2.23 bot').expect(200);
    await shop.http.head(path).expect(200);
    const stored = await shop.db.collection('families').findOne({ _id: id });
    expect(stored).not.toHaveProperty('openedAt');
  });
});
