import { ApiError } from '../../../lib/api-error.js';
import { storedPhotoStore, type StoredPhotoCalls } from './stored-photo-store.js';

const JPEG = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]);
const jpeg = (name: string) => new File([JPEG], name);
const offline = new ApiError('network', 'Tiada sambungan.');
const refused = new ApiError('unavailable', 'Cuba lagi.', { status: 503 });
const conflict = new ApiError('conflict', 'x', { status: 409, current: { placePhoto: 'theirs.webp', revision: 4 } });

/** A store over a server that answers each call with the next outcome, and a device that keeps one file. */
function made(outcomes: (Error | undefined)[] = [], onDevice?: File) {
  const sent: string[] = [];
  let device = onDevice;
  const answer = (what: string): Promise<void> => {
    sent.push(what);
    const outcome = outcomes.shift();
    return outcome ? Promise.reject(outcome) : Promise.resolve();
  };
  const calls: StoredPhotoCalls = {
    add: (file, { onProgress }) => {
      onProgress(0.5);
      return answer(`add ${file.name}`);
    },
    remove: () => answer('remove'),
    refresh: (current) => {
      sent.push(`refresh ${JSON.stringify(current)}`);
      return Promise.resolve();
    },
  };
  const store = storedPhotoStore({
    read: () => Promise.resolve(device),
    write: (file) => {
      device = file;
      return Promise.resolve();
    },
    remove: () => {
      device = undefined;
      return Promise.resolve();
    },
  });
  return { store, calls, sent, device: () => device?.name };
}
const TAKEN = `refresh ${JSON.stringify(conflict.current)}`;

describe('C-03 the photo of gate or landmark', () => {
  test('C-03 is sent as soon as it is chosen, with its progress, and then nothing of it is left', async () => {
    const { store, calls, sent, device } = made();
    const progress: (number | null)[] = [];
    store.subscribe(() => progress.push(store.get().progress));
    await store.choose(jpeg('gate.jpg'), calls);
    expect(sent).toEqual(['add gate.jpg']);
    expect(progress).toContain(0.5);
    expect(store.get()).toMatchObject({ picture: null, progress: null, problem: null, saved: true });
    expect(device()).toBeUndefined();
  });

  test('C-03 is refused with what to do where the file is no picture, and not sent', async () => {
    const { store, calls, sent } = made();
    await store.choose(new File(['MZ'], 'gate.exe'), calls);
    expect(sent).toEqual([]);
    expect(store.get()).toMatchObject({ picture: null, problem: expect.stringMatching(/JPEG, PNG/), saved: false });
  });

  test('C-03 stays here and on the device when it could not be stored, says why, and is sent again', async () => {
    const { store, calls, sent, device } = made([refused]);
    await expect(store.choose(jpeg('gate.jpg'), calls)).rejects.toBe(refused);
    expect(store.get()).toMatchObject({ picture: { file: { name: 'gate.jpg' } }, progress: null });
    expect(store.get().problem).toBe('Cuba lagi.');
    expect(device()).toBe('gate.jpg');
    await store.retry(calls);
    expect(sent).toEqual(['add gate.jpg', 'add gate.jpg']);
    expect(store.get()).toMatchObject({ picture: null, problem: null, saved: true });
    expect(device()).toBeUndefined();
  });

  test('C-03 has the server’s message at its field', async () => {
    const fields = [{ field: 'image', message: 'Gambar ini rosak.' }];
    const broken = new ApiError('invalid-file', 'x', { status: 400, fields });
    const { store, calls } = made([broken]);
    await expect(store.choose(jpeg('gate.jpg'), calls)).rejects.toBe(broken);
    expect(store.get().problem).toBe('Gambar ini rosak.');
  });

  test('C-03 I-11 is that of another device that stored one meanwhile; the chosen one replaces it only on purpose', async () => {
    const { store, calls, sent } = made([conflict]);
    await store.choose(jpeg('gate.jpg'), calls);
    expect(sent).toEqual(['add gate.jpg', TAKEN]);
    expect(store.get()).toMatchObject({ overtaken: true, problem: null, progress: null, saved: false });
    expect(store.get().picture).not.toBeNull();
    await store.retry(calls);
    expect(store.get()).toMatchObject({ overtaken: false, picture: null, saved: true });
  });

  test('C-03 I-11 replaces the stored one after a response was lost, which may be this very photo', async () => {
    const { store, calls, sent } = made([offline, conflict]);
    await expect(store.choose(jpeg('gate.jpg'), calls)).rejects.toBe(offline);
    await store.retry(calls);
    expect(sent).toEqual(['add gate.jpg', 'add gate.jpg', TAKEN, 'add gate.jpg']);
    expect(store.get()).toMatchObject({ overtaken: false, saved: true });
  });

  test('C-03 is dropped when its upload is cancelled, and what the server has by now is read', async () => {
    const { store, calls, sent, device } = made();
    let end = (): void => undefined;
    const sending = store.choose(jpeg('gate.jpg'), {
      ...calls,
      add: (_file, { signal }) =>
        new Promise((_done, fail) => {
          end = () => fail(signal.reason as Error);
          signal.addEventListener('abort', end);
        }),
    });
    await new Promise((later) => setTimeout(later));
    expect(store.get().progress).toBe(0);
    await store.cancel(calls);
    await sending;
    expect(sent).toEqual(['refresh undefined']);
    expect(store.get()).toMatchObject({ picture: null, progress: null, problem: null, saved: false });
    expect(device()).toBeUndefined();
  });

  test('C-03 is replaced by another one that is chosen meanwhile, whether the first one arrived or not', async () => {
    const { store, calls, sent, device } = made([conflict]);
    const first = store.choose(jpeg('first.jpg'), {
      ...calls,
      add: (_file, { signal }) =>
        new Promise((_done, fail) => signal.addEventListener('abort', () => fail(signal.reason as Error))),
    });
    await new Promise((later) => setTimeout(later));
    await store.choose(jpeg('second.jpg'), calls);
    await first;
    expect(sent).toEqual(['add second.jpg', TAKEN, 'add second.jpg']);
    expect(store.get()).toMatchObject({ picture: null, overtaken: false, saved: true });
    expect(device()).toBeUndefined();
  });

  test('C-03 says why a removal fails; one that was overtaken shows what is stored', async () => {
    const { store, calls, sent } = made([refused, conflict]);
    await expect(store.remove(calls)).rejects.toBe(refused);
    expect(store.get()).toMatchObject({ problem: 'Cuba lagi.', removing: false });
    await store.remove(calls);
    expect(store.get()).toMatchObject({ problem: null, overtaken: true, removing: false });
    await store.remove(calls);
    expect(store.get()).toMatchObject({ overtaken: false, saved: true });
    expect(sent).toEqual(['remove', 'remove', TAKEN, 'remove']);
  });

  test('C-03 is sent once from the device’s copy after a reload', async () => {
    const { store, calls, sent, device } = made([], jpeg('left.jpg'));
    await Promise.all([store.restore(calls), store.restore(calls)]);
    expect(sent).toEqual(['add left.jpg']);
    expect(device()).toBeUndefined();
  });
});
