/** @jest-environment ./jest.jsdom.mjs */
import { guestQueue } from './guest-queue.js';
import type { QueuedPhoto } from './album.types.js';
import type { IndexedPhotoStore as DeviceStore } from './indexed-photo-store.js';
import { MemoryPhotoStore } from './memory-photo-store.js';
import { isPending, notePending } from './pending.js';

const photo = (upload: string, changed: Partial<QueuedPhoto>): QueuedPhoto => ({
  upload,
  invitationId: 'i1',
  order: 1,
  fileName: `${upload}.jpg`,
  fingerprint: upload,
  bytes: 1,
  state: 'queued',
  failure: null,
  photoId: null,
  received: 0,
  pieces: 0,
  ...changed,
});

describe('C-11 the page’s queue', () => {
  it('notes photos that were refused as well, so that the next visit tells of them', async () => {
    const device = new MemoryPhotoStore();
    await device.add(photo('a', { state: 'sent', photoId: 'p1' }), new Blob());
    const failure = { kind: 'refused', code: 'invalid-file', message: '' } as const;
    await device.add(photo('b', { state: 'failed', failure }), new Blob(['b']));
    jest.resetModules();
    const { IndexedPhotoStore } = await import('./indexed-photo-store.js');
    jest.spyOn(IndexedPhotoStore, 'open').mockResolvedValue(device as unknown as DeviceStore);
    const module = await import('./guest-queue.js');
    const queue = await module.guestQueue({ invitationId: 'i1', locale: 'ms', sends: true });
    expect(localStorage.getItem('album-pending:i1')).toBe('1');
    await queue.remove('b');
    expect(isPending('i1')).toBe(false);
    queue.stop();
  });
});

describe('C-11 the page’s queue in a browser without a database', () => {
  const original = globalThis.fetch;
  beforeEach(() => {
    globalThis.fetch = () => Promise.reject(new TypeError('offline'));
  });
  afterEach(() => {
    globalThis.fetch = original;
  });

  it('leaves the note of what waits, and asks before the page is left while photos are being stored', async () => {
    notePending('i1', 2);
    const queue = await guestQueue({ invitationId: 'i1', locale: 'ms', sends: true });
    expect(isPending('i1')).toBe(true);
    const isAsked = (): boolean => {
      const leaving = new Event('beforeunload', { cancelable: true });
      dispatchEvent(leaving);
      return leaving.defaultPrevented;
    };
    expect(isAsked()).toBe(false);
    const adding = queue.add([new File(['x'], 'a.jpg', { type: 'image/jpeg' })]);
    expect(queue.current().items).toEqual([]);
    expect(isAsked()).toBe(true);
    await adding;
    expect(isAsked()).toBe(true);
    await queue.remove(queue.current().items[0]?.upload ?? '');
    expect(isAsked()).toBe(false);
    expect(isPending('i1')).toBe(true);
    queue.stop();
  });
});
