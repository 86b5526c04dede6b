import { ApiError } from '../../../lib/api-error.js';
import { pictureStore } from './picture-store.js';

const JPEG = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]);
const jpeg = new File([JPEG], 'qr.jpg');

describe('I-11 I-17 one picture, and another device that stores one too', () => {
  test('a chosen picture is overtaken by any other than the one that it was chosen over, until overwriting is confirmed', async () => {
    const store = pictureStore('first.webp');
    expect(store.isOvertaken('other.webp')).toBe(false);
    await store.choose(jpeg);
    expect(store.isOvertaken('first.webp')).toBe(false);
    // Read again meanwhile: it was never shown below the one that is chosen.
    store.take('other.webp');
    expect(store.isOvertaken('other.webp')).toBe(true);
    store.confirmOverwrite('other.webp');
    expect(store.isOvertaken('other.webp')).toBe(false);
    expect(store.isOvertaken(null)).toBe(true);
    store.reset();
    store.remove();
    expect(store.isOvertaken('other.webp')).toBe(false);
    expect(store.isOvertaken('third.webp')).toBe(true);
  });

  test('a picture whose response was lost may be the stored one itself', async () => {
    const store = pictureStore(null);
    await store.choose(jpeg);
    const refused = new ApiError('unavailable', 'x', { status: 503 });
    await expect(store.send(() => Promise.reject(refused))).rejects.toBe(refused);
    expect(store.isOvertaken('maybe-mine.webp')).toBe(true);
    const lost = new ApiError('network', 'x');
    await expect(store.send(() => Promise.reject(lost))).rejects.toBe(lost);
    expect(store.isOvertaken('maybe-mine.webp')).toBe(false);
    await store.choose(jpeg);
    expect(store.isOvertaken('maybe-mine.webp')).toBe(true);
  });
});
