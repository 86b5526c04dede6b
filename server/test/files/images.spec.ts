import sharp from 'sharp';
import { ImagesService } from '../../src/modules/images/images.service.js';
import { startTestApp, type TestApp } from '../support/app.js';

let shop: TestApp;
let images: ImagesService;
beforeAll(async () => {
  shop = await startTestApp();
  images = shop.app.get(ImagesService);
});
afterAll(() => shop.close());

it('stores', async () => {
  const png = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#a16207' } })
    .png()
    .toBuffer();
  const stored = await images.store('photo', 'inv', png);
  expect(stored).toMatchObject({ width: 1920, height: 1280 });
  const answer = await shop.http.get(`/storage/${stored.imageUrl}`).expect(200);
  expect((await sharp(answer.body).metadata()).format).toBe('webp');
  await images.remove(stored.imageUrl);
  await shop.http.get(`/storage/${stored.imageUrl}`).expect(404);
  expect(await shop.db.collection('imageLedgers').find().toArray()).toEqual([{ _id: 'inv', bytes: 0, images: [] }]);
});
