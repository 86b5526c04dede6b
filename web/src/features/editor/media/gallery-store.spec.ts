import { MOST_PHOTOS, type PhotoView } from '@serikad/shared/photos/photo.types';
import { ApiError } from '../../../lib/api-error.js';
import { isGalleryDirty, roomIn, storedCount, wantedOrder } from './gallery-state.js';
import { galleryStore, type GalleryCalls } from './gallery-store.js';

const JPEG = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]);
const jpeg = (name: string) => new File([JPEG, name], name);
const photo = (id: string, order: number): PhotoView => ({ _id: id, imageUrl: `photos/${id}.webp`, order });
const offline = new ApiError('network', 'Tiada sambungan.');

/** A gallery over a server's list; `fail` makes the next call of a kind fail, before or after it was done. */
function gallery(photos: PhotoView[] = []) {
  let stored = [...photos];
  const sent: string[] = [];
  const failures: unknown[] = [];
  const failing: Partial<Record<keyof GalleryCalls, { error: Error; done?: boolean }>> = {};
  const server = <T>(kind: keyof GalleryCalls, what: string, work: () => T): Promise<T> => {
    const failure = failing[kind];
    delete failing[kind];
    sent.push(failure && !failure.done ? `${what} x` : what);
    if (failure && !failure.done) return Promise.reject(failure.error);
    const result = work();
    return failure ? Promise.reject(failure.error) : Promise.resolve(result);
  };
  const calls: GalleryCalls = {
    add: (file, order, { onProgress }) => {
      onProgress(0.5);
      return server('add', `add ${file.name} ${order}`, () => {
        const id = `id-${file.name}`;
        stored = [...stored, photo(id, order)];
        return { id, imageUrl: `photos/${id}.webp` };
      });
    },
    remove: (id) =>
      server('remove', `remove ${id}`, () => {
        stored = stored.filter(({ _id }) => _id !== id);
      }),
    order: (ids) =>
      server('order', `order ${ids.join(' ')}`, () => {
        stored = ids.map((id, order) => photo(id, order));
        return stored;
      }),
    list: () => server('list', 'list', () => stored),
  };
  const store = galleryStore(photos, calls, { onStored: () => undefined, onFailed: (error) => failures.push(error) });
  const idle = async () => {
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
    while (store.get().working) await new Promise((done) => setTimeout(done, 1));
  };
  return {
    store,
    sent,
    failures,
    idle,
    server: () => stored.map(({ _id }) => _id),
    put: (...more: PhotoView[]) => (stored = [...stored, ...more]),
    fail: (kind: keyof GalleryCalls, error: Error, done = false) => (failing[kind] = { error, done }),
  };
}

describe('I-15 the gallery', () => {
  test('sends several files one after another, behind those that are there', async () => {
    const { store, sent, idle } = gallery([photo('a', 4)]);
    await store.add([jpeg('b'), jpeg('c')]);
    await idle();
    expect(sent).toEqual(['add b 5', 'add c 6']);
    expect(wantedOrder(store.get())).toEqual(['a', 'id-b', 'id-c']);
    expect(isGalleryDirty(store.get())).toBe(false);
  });

  test('takes seven and counts those left out; a file that is no picture takes no place', async () => {
    const { store, idle } = gallery([photo('a', 0)]);
    await store.add([new File(['MZ'], 'notes.exe'), ...Array.from({ length: 8 }, (_, i) => jpeg(`p${i}`))]);
    await idle();
    expect(store.get().leftOut).toBe(3);
    expect(storedCount(store.get())).toBe(6);
    expect(roomIn(store.get())).toBe(1);
    await store.add([jpeg('last'), jpeg('over')]);
    await idle();
    expect(storedCount(store.get())).toBe(MOST_PHOTOS);
    expect(store.get().leftOut).toBe(1);
    expect(store.get().items.find(({ state }) => state === 'refused')?.problem).toMatch(/JPEG, PNG/);
  });

  test('a refused picture does not stop the others', async () => {
    const { store, sent, fail, failures, idle } = gallery();
    fail('add', new ApiError('invalid-file', 'x', { fields: [{ field: 'image', message: 'Gambar ini rosak' }] }));
    await store.add([jpeg('bad'), jpeg('good')]);
    await idle();
    expect(sent).toEqual(['add bad 0 x', 'add good 0']);
    expect(store.get().items.map(({ state, problem }) => [state, problem])).toEqual([
      ['refused', 'Gambar ini rosak'],
      ['stored', null],
    ]);
    expect(failures).toEqual([]);
    expect(isGalleryDirty(store.get())).toBe(false);
  });

  test('a cut connection stops the rest, keeps the files, and a retry sends them', async () => {
    const { store, sent, fail, failures, idle, server } = gallery();
    fail('add', offline);
    await store.add([jpeg('a'), jpeg('b')]);
    await idle();
    expect(sent).toEqual(['add a 0 x']);
    expect(failures).toEqual([offline]);
    expect(store.get().items.map(({ state }) => state)).toEqual(['failed', 'waiting']);
    expect(isGalleryDirty(store.get())).toBe(true);
    store.retry();
    await idle();
    expect(server()).toEqual(['id-a', 'id-b']);
  });

  test('finds a photo whose response was lost instead of sending it twice', async () => {
    const { store, sent, fail, idle, server } = gallery();
    fail('add', offline, true);
    await store.add([jpeg('a')]);
    await idle();
    store.retry();
    await idle();
    expect(sent).toEqual(['add a 0', 'list']);
    expect(server()).toEqual(['id-a']);
    expect(wantedOrder(store.get())).toEqual(['id-a']);
  });

  test('shows the photos of another device that filled it, so that one of them may be removed for the file that waits', async () => {
    const { store, sent, fail, idle, put, server } = gallery(['a', 'b'].map(photo));
    put(...['c', 'd', 'e', 'f', 'g'].map((id, index) => photo(id, index + 2)));
    fail('add', new ApiError('limit-reached', 'Galeri sudah penuh.', { status: 400 }));
    await store.add([jpeg('mine')]);
    await idle();
    expect(sent).toEqual(['add mine 2 x', 'list']);
    expect(storedCount(store.get())).toBe(MOST_PHOTOS);
    expect(store.get()).toMatchObject({ savedAt: null });
    expect(store.get().items.find(({ state }) => state === 'failed')?.problem).toBe('Galeri sudah penuh.');
    store.remove('g');
    await idle();
    expect(server()).toEqual(['a', 'b', 'id-mine', 'c', 'd', 'e', 'f']);
    expect(isGalleryDirty(store.get())).toBe(false);
  });

  test('the order is saved once for many moves, and again after a failure', async () => {
    const { store, sent, fail, idle, server } = gallery(['a', 'b', 'c'].map(photo));
    fail('order', offline);
    store.move(0, 2);
    await idle();
    expect(isGalleryDirty(store.get())).toBe(true);
    expect(store.get().problem).toBe('Tiada sambungan.');
    store.move(2, 1);
    store.move(1, 0);
    store.move(2, 0);
    store.retry();
    await idle();
    expect(sent).toEqual(['order b c a x', 'order c a b']);
    expect(server()).toEqual(['c', 'a', 'b']);
    expect(store.get()).toMatchObject({ problem: null, working: false });
  });

  test('an order that another device overtook is saved with its photos', async () => {
    const { store, sent, fail, idle, put, server } = gallery(['a', 'b'].map(photo));
    put(photo('c', 2));
    fail('order', new ApiError('validation', 'x', { fields: [{ field: 'ids', message: 'Galeri telah berubah' }] }));
    store.move(1, 0);
    await idle();
    expect(sent).toEqual(['order b a x', 'list', 'order b a c']);
    expect(server()).toEqual(['b', 'a', 'c']);
  });

  test('a photo is removed before more are sent; one that is gone already counts as removed', async () => {
    const { store, sent, fail, idle } = gallery(['a', 'b'].map(photo));
    fail('remove', new ApiError('not-found', 'x', { status: 404 }));
    store.remove('a');
    await idle();
    store.remove('b');
    await store.add([jpeg('c')]);
    await idle();
    expect(sent).toEqual(['remove a x', 'remove b', 'add c 0']);
    expect(wantedOrder(store.get())).toEqual(['id-c']);
  });

  test('a photo that could not be removed is there again', async () => {
    const { store, fail, failures, idle } = gallery([photo('a', 0)]);
    fail('remove', offline);
    store.remove('a');
    await idle();
    expect(wantedOrder(store.get())).toEqual(['a']);
    expect(store.get().problem).toBe('Tiada sambungan.');
    expect(failures).toHaveLength(1);
  });

  test('takes what another device changed; an order that is not saved stays', async () => {
    const { store, fail, idle } = gallery(['a', 'b'].map(photo));
    store.take([photo('b', 0), photo('a', 1), photo('c', 2)]);
    expect(wantedOrder(store.get())).toEqual(['b', 'a', 'c']);
    fail('order', offline);
    store.move(2, 0);
    await idle();
    store.take([photo('a', 0), photo('c', 1), photo('d', 2)]);
    expect(wantedOrder(store.get())).toEqual(['c', 'a', 'd']);
  });
});
