import { MOST_PHOTOS_OF_GUEST, PIECE_BYTES, type AlbumUpload } from '@serikad/shared/album/album.types';
import type { AddAlbumPhotoDto } from '@serikad/shared/album/album.dto';
import { AlbumApi } from './album-api.js';
import type { PhotoStore, QueuedPhoto } from './album.types.js';
import { MemoryPhotoStore } from './memory-photo-store.js';
import { NO_OTHER_TABS, tabLock, type TabLock } from './tab-lock.js';
import { UploadQueue } from './upload-queue.js';

const KEY = 'k'.repeat(24);
type Fate = 'cut' | 'lost' | 'busy' | 'broken';

interface ServerPhoto extends AddAlbumPhotoDto {
  id: string;
  pieces: ArrayBuffer[];
  whole: boolean;
}

/** The server's rules for photos and their pieces, in a few lines; it records each call. */
class AlbumServer {
  photos: ServerPhoto[] = [];
  calls: string[] = [];
  /** What happens to the next calls: the way there is cut, or the way back; it is busy, or fails. */
  fate: Fate[] = [];
  /** As long as it is set, every call fails so. */
  always: Fate | null = null;
  most = MOST_PHOTOS_OF_GUEST;
  closed = false;
  /** Names of files' first bytes that are no picture. */
  invalid = new Set<string>();
  /** Bytes that have arrived. */
  arrived = 0;
  private made = 0;

  fetch = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const path = pathOf(input);
    const fate = this.always ?? this.fate.shift();
    this.calls.push(`${init.method ?? 'GET'} ${path.replace('/api/album/', '')}`);
    expect(new Headers(init.headers).get('Album-Guest')).toBe(KEY);
    if (fate === 'cut') throw new TypeError('Failed to fetch');
    if (fate === 'busy') return this.refuse('too-many-requests', 429, { 'Retry-After': '30' });
    if (fate === 'broken') return this.refuse('internal', 500);
    const answer = await this.answer(path, init);
    if (fate === 'lost') throw new TypeError('Failed to fetch');
    return answer;
  };

  private async answer(path: string, init: RequestInit): Promise<Response> {
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as AddAlbumPhotoDto & { id: string }) : null;
    const piece = /photo\/(\w+)\/piece\/(\d+)$/.exec(path);
    if (path.includes('/mine/')) return this.own();
    if (piece) return this.receive(piece[1] ?? '', Number(piece[2]), init.body as ArrayBuffer);
    if (init.method === 'DELETE') {
      const before = this.photos.length;
      this.photos = this.photos.filter(({ id }) => id !== body?.id);
      return before === this.photos.length ? this.refuse('not-found', 404) : Response.json({ data: {} });
    }
    if (this.closed) return this.refuse('album-closed', 400);
    if (!body) throw new Error('an announcement has a body');
    let photo = this.photos.find(({ upload }) => upload === body.upload);
    if (!photo && this.photos.length >= this.most) return this.refuse('limit-reached', 400);
    if (!photo) {
      photo = { ...body, id: `p${(this.made += 1)}`, pieces: [], whole: false };
      this.photos.push(photo);
    }
    return this.accept(photo);
  }

  private async receive(id: string, index: number, body: ArrayBuffer): Promise<Response> {
    const photo = this.photos.find((each) => each.id === id);
    if (!photo) return this.refuse('not-found', 404);
    if (photo.whole || index < photo.pieces.length) return this.accept(photo);
    if (index > photo.pieces.length) return this.refuse('conflict', 409);
    photo.pieces.push(body);
    this.arrived += body.byteLength;
    const bytes = photo.pieces.reduce((sum, { byteLength }) => sum + byteLength, 0);
    if (bytes < photo.bytes) return this.accept(photo);
    if (this.invalid.has(await firstLetter(photo))) {
      this.photos = this.photos.filter((each) => each !== photo);
      return this.refuse('invalid-file', 400);
    }
    photo.whole = true;
    return this.accept(photo);
  }

  private own(): Response {
    const photos = this.photos.map(({ id, whole }) => ({ _id: id, state: whole ? 'waiting' : 'receiving', at: '' }));
    return Response.json({ data: { photos, left: this.most - this.photos.length } });
  }

  private accept({ id, whole, pieces, bytes }: ServerPhoto): Response {
    const data: AlbumUpload = {
      _id: id,
      state: whole ? 'waiting' : 'receiving',
      received: pieces.length,
      pieces: Math.ceil(bytes / PIECE_BYTES),
    };
    return Response.json({ data });
  }

  private refuse(code: string, status: number, headers: Record<string, string> = {}): Response {
    const error = { errorCode: code, errorMessage: `sentence of ${code}` };
    return Response.json({ code, data: { code, error } }, { status, headers });
  }

  /** The whole files, by their first letter, with their sizes. */
  get whole(): string[] {
    return this.photos
      .filter(({ whole }) => whole)
      .map(({ pieces, bytes }) => `${String.fromCharCode(new Uint8Array(pieces[0] ?? [])[0] ?? 0)} ${bytes}`);
  }
}

/** As of a browser that has lost the file behind it. */
function unreadable(): Blob {
  const blob = new Blob(['x']);
  const fail = () => Promise.reject(new DOMException('', 'NotReadableError'));
  return Object.assign(blob, { slice: () => Object.assign(new Blob(), { arrayBuffer: fail }) });
}

/** The API is called by paths alone. */
function pathOf(input: string | URL | Request): string {
  if (typeof input !== 'string') throw new Error('called by no path');
  return input;
}

function firstLetter({ pieces }: ServerPhoto): Promise<string> {
  return new Blob([pieces[0] ?? new ArrayBuffer(0)]).slice(0, 1).text();
}

/** A picture of so many whole pieces and a rest; its letter is what it is made of. */
function picture(letter: string, pieces = 2, rest = 7): File {
  const bytes = new Uint8Array(pieces * PIECE_BYTES + rest).fill(letter.charCodeAt(0));
  return new File([bytes], `${letter}.jpg`, { type: 'image/jpeg', lastModified: letter.charCodeAt(0) });
}

let server: AlbumServer;
/** What the device stores, for all its tabs and beyond reloads. */
let device: MemoryPhotoStore;

interface TabOptions {
  device?: PhotoStore | null;
  lock?: TabLock;
  sends?: boolean;
  onListed?: (photos: readonly QueuedPhoto[]) => void;
}

/** A page that was opened: only what the device stores is shared with others. */
function opened({ device: store = device, lock = NO_OTHER_TABS, sends = true, ...more }: TabOptions = {}): UploadQueue {
  const queue = new UploadQueue({
    invitationId: 'i1',
    api: new AlbumApi(KEY, 'ms'),
    device: store,
    memory: new MemoryPhotoStore(),
    lock,
    name: () => 'Mak Teh',
    sends,
    ...more,
  });
  pages.push(queue);
  return queue;
}
let pages: UploadQueue[];

const pass = (ms: number): Promise<void> => jest.advanceTimersByTimeAsync(ms);
const statesOf = (queue: UploadQueue): string[] => queue.current().items.map(({ state }) => state);

/** Lets all that waits for nothing but other promises come to its end; reading files takes real time. */
async function settle(queue: UploadQueue, isDone: () => boolean): Promise<void> {
  for (let turn = 0; turn < 400 && !isDone(); turn += 1) {
    await pass(0);
    await new Promise((resolve) => setImmediate(resolve));
  }
  if (!isDone()) throw new Error(`not done: ${JSON.stringify({ ...queue.current(), calls: server.calls.slice(-5) })}`);
}
const allDone = (queue: UploadQueue) => (): boolean => {
  const { sending, items } = queue.current();
  return sending === null && items.every(({ state }) => state !== 'queued');
};
const isPaused = (queue: UploadQueue) => (): boolean => queue.current().pause !== null;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance'] });
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  server = new AlbumServer();
  device = new MemoryPhotoStore();
  pages = [];
  globalThis.fetch = server.fetch;
});
afterEach(() => {
  pages.forEach((page) => page.stop());
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('C-11 the queue of a guest’s photos', () => {
  it('sends them one after the other in pieces of 256 KiB, with the guest’s name, and frees the device', async () => {
    const queue = opened();
    await queue.start();
    const refused = await queue.add([picture('a'), picture('b', 1, 0), picture('c', 0, 5)]);
    expect(Object.values(refused).flat()).toEqual([]);
    await settle(queue, allDone(queue));
    expect(server.whole).toEqual([`a ${2 * PIECE_BYTES + 7}`, `b ${PIECE_BYTES}`, 'c 5']);
    expect(server.photos.map(({ name }) => name)).toEqual(['Mak Teh', 'Mak Teh', 'Mak Teh']);
    expect(server.calls).toEqual([
      'POST photo',
      'PUT photo/p1/piece/0',
      'PUT photo/p1/piece/1',
      'PUT photo/p1/piece/2',
      'POST photo',
      'PUT photo/p2/piece/0',
      'POST photo',
      'PUT photo/p3/piece/0',
    ]);
    for (const { upload, state } of queue.current().items) {
      expect(state).toBe('sent');
      expect(await device.file(upload)).toBeNull();
    }
    expect(queue.current().left).toBe(MOST_PHOTOS_OF_GUEST - 3);
  });

  it.each(['cut', 'lost'] as const)(
    'goes on where it was when the line is %s half way and the page is loaded again',
    async (fate) => {
      const before = opened();
      await before.start();
      server.fate = [undefined, undefined, fate] as unknown as Fate[];
      await before.add([picture('a', 3)]);
      await settle(before, isPaused(before));
      expect(before.current().pause).toBe('network');
      before.stop();

      const queue = opened();
      await queue.start();
      await settle(queue, allDone(queue));
      expect(server.whole).toEqual([`a ${3 * PIECE_BYTES + 7}`]);
      // No byte was sent twice.
      expect(server.arrived).toBe(3 * PIECE_BYTES + 7);
      expect(server.photos).toHaveLength(1);
    },
  );

  it('tries again by itself, later each time, and at once when the network is back', async () => {
    const queue = opened();
    await queue.start();
    server.always = 'cut';
    await queue.add([picture('a')]);
    await settle(queue, isPaused(queue));
    expect(server.calls).toHaveLength(1);
    await pass(1499);
    expect(server.calls).toHaveLength(1);
    await pass(2);
    await settle(queue, () => server.calls.length === 2);
    await pass(3001);
    await settle(queue, () => server.calls.length === 3);
    await pass(200_000);
    const tries = server.calls.length;
    expect(tries).toBeGreaterThanOrEqual(6);
    expect(tries).toBeLessThanOrEqual(12);
    server.always = null;
    queue.wake();
    await settle(queue, allDone(queue));
    expect(server.whole).toHaveLength(1);
  });

  it('waits as long as the server asks, whatever happens meanwhile', async () => {
    const queue = opened();
    await queue.start();
    server.fate = ['busy'];
    await queue.add([picture('a')]);
    await settle(queue, isPaused(queue));
    expect(queue.current().pause).toBe('server');
    await pass(29_000);
    queue.wake();
    await pass(500);
    expect(server.calls).toHaveLength(1);
    await pass(2_000);
    await settle(queue, allDone(queue));
    expect(server.whole).toHaveLength(1);
  });

  it('leaves out a photo that is no picture, says why, and sends the next one', async () => {
    const queue = opened();
    await queue.start();
    server.invalid.add('a');
    await queue.add([picture('a'), picture('b')]);
    await settle(queue, allDone(queue));
    expect(statesOf(queue)).toEqual(['failed', 'sent']);
    expect(queue.current().items[0]?.failure).toEqual({
      kind: 'refused',
      code: 'invalid-file',
      message: 'sentence of invalid-file',
    });
    // With the same file the answer is the same.
    server.calls = [];
    await queue.retry(queue.current().items[0]?.upload);
    await queue.retry();
    await opened().start();
    await settle(queue, allDone(queue));
    expect(statesOf(queue)).toEqual(['failed', 'sent']);
    expect(server.calls).toEqual([]);
  });

  it('goes on with the next photo when the server fails at one again and again', async () => {
    const queue = opened();
    await queue.start();
    const { fetch } = server;
    globalThis.fetch = (path, init) => {
      if (pathOf(path).includes('/p1/piece/2')) server.fate = ['broken'];
      return fetch(path, init);
    };
    await queue.add([picture('a'), picture('b')]);
    for (let turn = 0; turn < 5; turn += 1) {
      await settle(queue, () => queue.current().pause !== null || allDone(queue)());
      await pass(60_000);
    }
    await settle(queue, allDone(queue));
    expect(statesOf(queue)).toEqual(['failed', 'sent']);
  });

  it('asks once where the album takes no more, and keeps the photos until the guest tries again', async () => {
    const queue = opened();
    await queue.start();
    server.always = 'cut';
    await queue.add([picture('a'), picture('b'), picture('c')]);
    await settle(queue, isPaused(queue));
    server.always = null;
    server.closed = true;
    server.calls = [];
    queue.wake();
    await settle(queue, allDone(queue));
    expect(statesOf(queue)).toEqual(['failed', 'failed', 'failed']);
    expect(server.calls).toEqual(['POST photo']);
    server.closed = false;
    // Chosen again, it is sent once.
    expect((await queue.add([picture('a')])).known).toEqual(['a.jpg']);
    await settle(queue, allDone(queue));
    expect(statesOf(queue)).toEqual(['sent', 'failed', 'failed']);
    await queue.retry();
    await settle(queue, allDone(queue));
    expect(server.whole).toHaveLength(3);
  });

  it('knows how many more may be sent, and takes no more than that', async () => {
    server.most = 2;
    const queue = opened();
    await queue.start();
    await queue.loadOwn();
    expect(queue.current().left).toBe(2);
    const refused = await queue.add([picture('a'), picture('b'), picture('c')]);
    expect(refused.beyond).toEqual(['c.jpg']);
    await settle(queue, allDone(queue));
    expect(queue.current().left).toBe(0);
    await queue.loadOwn();
    expect(queue.current().left).toBe(0);
    const [first] = queue.current().own ?? [];
    await queue.removeOwn(first?._id ?? '');
    expect(queue.current().left).toBe(1);
    expect((await queue.add([picture('c')])).beyond).toEqual([]);
    await settle(queue, allDone(queue));
    expect(server.whole).toHaveLength(2);
  });

  it('sends no photo twice that was chosen again, but one that was removed', async () => {
    const queue = opened();
    await queue.start();
    await queue.add([picture('a')]);
    await settle(queue, allDone(queue));
    expect((await queue.add([picture('a')])).known).toEqual(['a.jpg']);
    await queue.loadOwn();
    await queue.removeOwn(queue.current().own?.[0]?._id ?? '');
    expect(server.photos).toEqual([]);
    expect((await queue.add([picture('a')])).known).toEqual([]);
    await settle(queue, allDone(queue));
    expect(server.whole).toHaveLength(1);
  });

  it('leaves nothing behind of a photo that is taken out while it is sent', async () => {
    const queue = opened();
    await queue.start();
    const { fetch } = server;
    globalThis.fetch = async (path, init) => {
      const answer = await fetch(path, init);
      if (pathOf(path).endsWith('/piece/0')) await device.remove(queue.current().items[0]?.upload ?? '');
      return answer;
    };
    await queue.add([picture('a', 3)]);
    await settle(queue, () => queue.current().items.length === 0 && queue.current().sending === null);
    expect(server.photos).toEqual([]);
    expect(server.calls.at(-1)).toBe('DELETE photo');
  });

  it('starts anew with a photo that the server has swept away meanwhile', async () => {
    const queue = opened();
    await queue.start();
    const { fetch } = server;
    globalThis.fetch = (path, init) => {
      if (pathOf(path).endsWith('/p1/piece/2')) server.photos = [];
      return fetch(path, init);
    };
    await queue.add([picture('a', 3)]);
    await settle(queue, allDone(queue));
    expect(server.whole).toEqual([`a ${3 * PIECE_BYTES + 7}`]);
  });

  it('says of a file that the phone cannot read any more that it has to be chosen again', async () => {
    const queue = opened();
    await queue.start();
    jest.spyOn(device, 'file').mockResolvedValueOnce(new Blob(['less']));
    await queue.add([picture('a'), picture('b')]);
    await settle(queue, allDone(queue));
    expect(queue.current().items[0]).toMatchObject({ state: 'failed', failure: { kind: 'unreadable' } });
    expect(queue.current().items[1]).toMatchObject({ state: 'sent' });
  });

  it.each([
    ['full', 'QuotaExceededError'],
    ['no-storage', 'DataCloneError'],
  ] as const)('sends what the device cannot store (%s) as long as the page is open', async (unkept, name) => {
    const queue = opened();
    await queue.start();
    jest.spyOn(device, 'add').mockRejectedValueOnce(new DOMException('', name));
    server.always = 'cut';
    await queue.add([picture('a'), picture('b')]);
    await settle(queue, isPaused(queue));
    expect(queue.current().unkept).toBe(unkept);
    expect(queue.current().items.map(({ onDevice }) => onDevice)).toEqual([false, true]);
    expect((await device.list('i1')).map(({ fileName }) => fileName)).toEqual(['b.jpg']);
    server.always = null;
    queue.wake();
    await settle(queue, allDone(queue));
    expect(server.whole).toHaveLength(2);
  });

  it('works in a private window, which has no database', async () => {
    const queue = opened({ device: null });
    await queue.start();
    await queue.add([picture('a')]);
    expect(queue.current().unkept).toBe('no-storage');
    await settle(queue, allDone(queue));
    expect(server.whole).toHaveLength(1);
  });

  it('sends from one tab at a time; another one shows it, and goes on when that is closed', async () => {
    Object.defineProperty(globalThis, 'navigator', { configurable: true, value: {} });
    const lockOf = (name: string): TabLock => tabLock('album:i1', name, device);
    const [one, other] = [opened({ lock: lockOf('one') }), opened({ lock: lockOf('other') })];
    await one.start();
    let release = (): void => undefined;
    const { fetch } = server;
    globalThis.fetch = async (path, init) => {
      const answer = await fetch(path, init);
      if (pathOf(path).endsWith('/p1/piece/1')) await new Promise<void>((resolve) => (release = resolve));
      return answer;
    };
    await one.add([picture('a', 3), picture('b')]);
    await settle(one, () => server.calls.length === 3);
    await other.start();
    await settle(other, isPaused(other));
    expect(other.current().pause).toBe('other-tab');
    await pass(20_000);
    expect(server.calls).toHaveLength(3);
    one.stop();
    release();
    await settle(one, () => one.current().sending === null);
    await pass(20_000);
    await settle(other, allDone(other));
    expect(server.whole).toHaveLength(2);
    expect(server.arrived).toBe(5 * PIECE_BYTES + 14);
  });

  it.each(['closed', 'full', 'broken'] as const)(
    'sends with the next visit what was refused for a reason that may pass: %s',
    async (reason) => {
      const before = opened();
      await before.start();
      if (reason === 'closed') server.closed = true;
      else if (reason === 'full') server.most = 0;
      else server.always = 'broken';
      await before.add([picture('a'), picture('b')]);
      for (let turn = 0; turn < 12 && !allDone(before)(); turn += 1) {
        await settle(before, () => before.current().pause !== null || allDone(before)());
        await pass(60_000);
      }
      await settle(before, allDone(before));
      expect(statesOf(before)).toEqual(['failed', 'failed']);
      before.stop();

      Object.assign(server, { closed: false, most: MOST_PHOTOS_OF_GUEST, always: null });
      const queue = opened();
      await queue.start();
      await settle(queue, allDone(queue));
      expect(statesOf(queue)).toEqual(['sent', 'sent']);
      expect(server.whole).toHaveLength(2);
    },
  );

  it('takes one choice after the other: nothing twice, nothing beyond the limit, and counts all that are stored', async () => {
    server.most = 3;
    const queue = opened();
    await queue.start();
    await queue.loadOwn();
    server.always = 'cut';
    const add = device.add.bind(device);
    // As slow as a phone.
    jest.spyOn(device, 'add').mockImplementation(async (photo, file) => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      return add(photo, file);
    });
    const both = Promise.all([
      queue.add([picture('a'), picture('b')]),
      queue.add([picture('b'), picture('c'), picture('d')]),
    ]);
    expect(queue.current().storing).toBe(5);
    await pass(150);
    expect(queue.current().storing).toBe(4);
    await pass(1_000);
    const [first, second] = await both;
    expect(Object.values(first).flat()).toEqual([]);
    expect(second).toMatchObject({ known: ['b.jpg'], beyond: ['d.jpg'] });
    expect(queue.current().items.map(({ fileName }) => fileName)).toEqual(['a.jpg', 'b.jpg', 'c.jpg']);
    expect(queue.current()).toMatchObject({ storing: 0, left: 0 });
  });

  it('knows the photos that were chosen in another tab', async () => {
    server.always = 'cut';
    const [one, other] = [opened(), opened()];
    await one.start();
    await other.start();
    await one.add([picture('a')]);
    expect((await other.add([picture('a'), picture('b')])).known).toEqual(['a.jpg']);
    expect((await device.list('i1')).map(({ fileName }) => fileName)).toEqual(['a.jpg', 'b.jpg']);
  });

  it('tells what the device stores only where that could be read', async () => {
    const listed: number[] = [];
    const onListed = (photos: readonly QueuedPhoto[]): void => void listed.push(photos.length);
    await opened({ device: null, onListed }).start();
    const list = jest.spyOn(device, 'list').mockRejectedValue(new DOMException('', 'UnknownError'));
    await opened({ onListed }).start();
    expect(listed).toEqual([]);
    list.mockRestore();
    await opened({ onListed }).start();
    expect(new Set(listed)).toEqual(new Set([0]));
  });

  it('takes the file from the device anew where it cannot be read, and tries again before it gives up', async () => {
    const queue = opened();
    await queue.start();
    const stored = device.file.bind(device);
    let unread = 1;
    const file = jest
      .spyOn(device, 'file')
      .mockImplementation((upload) => ((unread -= 1) >= 0 ? Promise.resolve(unreadable()) : stored(upload)));
    await queue.add([picture('a')]);
    await settle(queue, allDone(queue));
    expect(statesOf(queue)).toEqual(['sent']);
    expect(queue.current().pause).toBeNull();

    // Both times, twice.
    unread = 4;
    await queue.add([picture('b')]);
    await settle(queue, () => unread === 2 && queue.current().sending === null);
    await pass(2_001);
    await settle(queue, () => unread === 0 && queue.current().sending === null);
    expect(statesOf(queue)).toEqual(['sent', 'queued']);
    await pass(4_001);
    await settle(queue, allDone(queue));
    expect(statesOf(queue)).toEqual(['sent', 'sent']);

    unread = Infinity;
    await queue.add([picture('c')]);
    for (let turn = 0; turn < 4; turn += 1) {
      await settle(queue, () => queue.current().sending === null);
      await pass(20_000);
    }
    await settle(queue, allDone(queue));
    expect(queue.current().items[2]?.failure).toEqual({ kind: 'unreadable', code: 'no-read', message: '' });
    file.mockRestore();
    await queue.retry(queue.current().items[2]?.upload);
    await settle(queue, allDone(queue));
    expect(server.whole).toHaveLength(3);
  });

  it('drops photos that the couple have deleted, which may be sent anew', async () => {
    server.most = 2;
    const queue = opened();
    await queue.start();
    await queue.add([picture('a'), picture('b')]);
    await settle(queue, allDone(queue));
    await queue.loadOwn();
    expect(queue.current().left).toBe(0);
    server.photos = server.photos.slice(1);
    await queue.loadOwn();
    expect(queue.current().items.map(({ fileName }) => fileName)).toEqual(['b.jpg']);
    expect(queue.current().left).toBe(1);
    expect((await queue.add([picture('a')])).known).toEqual([]);
    await settle(queue, allDone(queue));
    expect(server.whole).toHaveLength(2);
  });

  it('keeps the record of a photo that was sent while the guest’s own were on their way', async () => {
    const queue = opened();
    await queue.start();
    const { fetch } = server;
    let arrive = (): void => undefined;
    globalThis.fetch = async (path, init) => {
      const answer = await fetch(path, init);
      if (pathOf(path).includes('/mine/')) await new Promise<void>((resolve) => (arrive = resolve));
      return answer;
    };
    const loading = queue.loadOwn();
    await queue.add([picture('a')]);
    await settle(queue, allDone(queue));
    arrive();
    await loading;
    expect(statesOf(queue)).toEqual(['sent']);
  });

  it('gives the place back of a photo that was taken out half-sent', async () => {
    server.most = 1;
    const queue = opened();
    await queue.start();
    server.fate = [undefined, undefined, 'cut'] as unknown as Fate[];
    await queue.add([picture('a', 3)]);
    await settle(queue, isPaused(queue));
    await queue.loadOwn();
    expect(queue.current().own).toHaveLength(1);
    expect(queue.current().left).toBe(0);
    await queue.remove(queue.current().items[0]?.upload ?? '');
    expect(queue.current()).toMatchObject({ items: [], own: [], left: 1 });
    expect(server.photos).toEqual([]);
  });

  it('a sample sends nothing', async () => {
    const queue = opened({ device: null, sends: false });
    await queue.start();
    await queue.add([picture('a')]);
    await queue.loadOwn();
    await pass(60_000);
    expect(server.calls).toEqual([]);
    expect(statesOf(queue)).toEqual(['queued']);
  });
});
