import { startTestApp, type TestApp } from '../support/app.js';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
}, 60_000);
afterAll(() => shop?.close());

describe('I-03 the page of a design’s animated version', () => {
  it('is HTML with the sample couple’s names, the design’s layers and one script', async () => {
    const { text } = await shop.http
      .get('/motion/cv0001')
      .expect(200)
      .expect('Content-Type', /text\/html/)
      .expect('Cache-Control', 'public, max-age=0, must-revalidate');
    expect(text).toContain('<title>Mawar Seri: versi bergerak · SeriKad</title>');
    expect(text).toContain('Aisyah');
    expect(text).toMatch(/--a-garden:/);
    expect(text.match(/<script/g)).toHaveLength(1);
    expect(text).toMatch(/<script type="module" src="\/assets\/motion-[\w-]+\.js">/);
    expect(text).toContain('data-doors="window"');
    expect(text).not.toContain('noindex');
  });

  it('is English with `language=english`', async () => {
    const { text } = await shop.http.get('/motion/cv0001?language=english').expect(200);
    expect(text).toContain('<html lang="en"');
    expect(text).toContain('animated version');
  });

  it('X57 is revalidated by its ETag', async () => {
    const first = await shop.http.get('/motion/cv0005').expect(200);
    await shop.http.get('/motion/cv0005').set('If-None-Match', first.headers['etag']!).expect(304);
  });

  it.each(['cv9999', 'x', '__proto__', '%00'])('is not there for %s', async (id) => {
    const { status, headers } = await shop.http.get(`/motion/${id}`);
    expect([400, 404]).toContain(status);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('is not there for a design that the seller hides, and there for one of the seller’s own', async () => {
    const designs = shop.db.collection<{ _id: string }>('designs');
    await designs.updateOne({ _id: 'cv0006' }, { $set: { hidden: true } });
    await shop.http.get('/motion/cv0006').expect(404);

    const drawn = await designs.findOne({ _id: 'cv0002' });
    const own = { ...drawn, _id: 'cv5001', basedOn: 'cv0002', name: 'Rimba Senja', layout: 'gone-with-a-release' };
    await designs.insertOne(own);
    const { text } = await shop.http.get('/motion/cv5001').expect(200);
    expect(text).toContain('Rimba Senja: versi bergerak');
  });
});
