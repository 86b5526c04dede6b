import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Types } from 'mongoose';
import sharp from 'sharp';
import { HOUR_MS } from '@serikad/shared/calendar/durations';
import { Faults, type FaultPoint } from '../../src/common/faults.js';
import { DomainError } from '../../src/common/domain-error.js';
import { FileReferences } from '../../src/media/images/file-references.js';
import { ImageQuotaRepository } from '../../src/media/images/image-quota.repository.js';
import { filesOf, IMAGE_PURPOSES } from '../../src/media/images/image-purpose.js';
import { ImageSweeperService } from '../../src/media/images/image-sweeper.service.js';
import { ImagesService, QUOTA } from '../../src/media/images/images.service.js';
import { STORAGE, type StoragePort } from '../../src/media/storage/storage.port.js';
import { PhotosRepository } from '../../src/modules/photos/photos.repository.js';
import { formBody } from '../http/support/multipart.js';
import { expectFailure } from '../http/support/envelope.js';
import { closeConnections, send, type RawAnswer } from '../http/support/raw.js';
import { newCouple, type Couple } from '../invitations/support/shop.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { startBucket, type Bucket } from './support/bucket.js';
import { jpeg, png } from './support/pictures.js';

const SOME = [...IMAGE_PURPOSES];

/** Stops a request at a point, as a kill does. */
class StoppingFaults extends Faults {
  at: FaultPoint | undefined;
  reached: (() => void) | undefined;

  override reach(point: FaultPoint): Promise<void> | void {
    if (point !== this.at) return;
    this.at = undefined;
    this.reached?.();
    return new Promise(() => undefined);
  }

  /** Resolves when a request has been stopped at the point. */
  next(point: FaultPoint): Promise<void> {
    this.at = point;
    return new Promise((reached) => (this.reached = reached));
  }
}

const faults = new StoppingFaults();
let shop: TestApp;
let images: ImagesService;
let sweeper: ImageSweeperService;
let couple: Couple;
let picture: Buffer;

beforeAll(async () => {
  shop = await startTestApp({ faults });
  images = shop.app.get(ImagesService);
  sweeper = shop.app.get(ImageSweeperService);
  couple = await newCouple(shop);
  picture = await jpeg(800, 600);
});
afterAll(async () => {
  closeConnections();
  await shop.close();
});
afterEach(async () => {
  faults.at = undefined;
  jest.restoreAllMocks();
  shop.clock.reset();
  await shop.db.collection('photos').deleteMany({});
  await shop.db.collection('imageLedgers').deleteMany({});
  rmSync(root(), { recursive: true, force: true });
});

function root(): string {
  if (shop.config.storage.driver !== 'local') throw new Error('these tests look into the local folder');
  return shop.config.storage.directory;
}
/** Every file on the disk, however it is called. */
function files(): string[] {
  try {
    return readdirSync(root(), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => entry.name)
      .sort();
  } catch {
    return [];
  }
}
const rows = (): Promise<number> => shop.db.collection('photos').countDocuments();
async function counted(): Promise<number> {
  const stored = await shop.db.collection<{ images: unknown[] }>('imageLedgers').find().toArray();
  return stored.reduce((sum, { images }) => sum + images.length, 0);
}
const state = async (): Promise<unknown> => ({ files: files().length, rows: await rows(), counted: await counted() });
const NOTHING = { files: 0, rows: 0, counted: 0 };

function form(bytes: Buffer, order = '0'): ReturnType<typeof formBody> {
  return formBody({ fields: { invitationId: couple.invitationId, order }, file: ['image', bytes] });
}
function add(bytes: Buffer, to: TestApp = shop, by = couple): Promise<RawAnswer> {
  const { headers, body } = formBody({ fields: { invitationId: by.invitationId, order: '0' }, file: ['image', bytes] });
  const session = by.session.headers;
  return send(to.url, { method: 'POST', path: '/api/photo/add', headers: { ...headers, ...session }, body });
}
const urlOf = (answer: RawAnswer): string => (answer.json as { data: { imageUrl: string } }).data.imageUrl;

describe('X29 X34 a stored picture', () => {
  it('has a name, an extension and a type of the server’s, whatever the upload called itself', async () => {
    const { headers, body } = form(await png());
    const renamed = body
      .toString('latin1')
      .replace('filename="picture.png"', 'filename="../../x.html"\r\nContent-Type: text/html');
    const answer = await send(shop.url, {
      method: 'POST',
      path: '/api/photo/add',
      headers: { ...headers, ...couple.session.headers },
      body: Buffer.from(renamed, 'latin1'),
    });
    expect(answer.status).toBe(200);
    const key = urlOf(answer);
    expect(key).toMatch(
      /^photos\/[0-9a-f]{2}\/[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}\.webp$/,
    );
    for (const file of filesOf(key)) {
      const stored = await shop.http.get(`/storage/${file}`).expect(200);
      expect(stored.headers).toMatchObject({
        'content-type': 'image/webp',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'same-site',
        'cache-control': 'public, max-age=31536000, immutable',
      });
      expect((await sharp(stored.body as Buffer).metadata()).format).toBe('webp');
    }
    expect(await state()).toEqual({ files: 3, rows: 1, counted: 1 });
  });

  it('X37 two uploads of the same picture have names that tell nothing of each other', async () => {
    const [one, two] = [urlOf(await add(picture)), urlOf(await add(picture))];
    expect(one.slice(0, 16)).not.toBe(two.slice(0, 16));
  });
});

describe('X28 X35 a refused upload leaves nothing', () => {
  it.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ['no picture', () => Buffer.from('<html><script>rahsia</script></html>'), 'invalid-file'],
    ['SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'invalid-file'],
    ['an empty file', () => Buffer.alloc(0), 'invalid-file'],
    ['a picture that is cut off', () => picture.subarray(0, 2_000), 'invalid-file'],
    ['10 MB and a byte', () => Buffer.alloc(10 * 1024 * 1024 + 1), 'file-too-large'],
  ])('%s', async (_name, bytes, code) => {
    const answer = await add(await bytes());
    expectFailure(answer, code === 'file-too-large' ? 'file-too-large' : 'invalid-file');
    expect(answer.text).toContain('"field":"image"');
    expect(answer.text).not.toContain('rahsia');
    expect(await state()).toEqual(NOTHING);
  });

  it('aborted at 10 points, and the next one is served', async () => {
    const { headers, body } = form(await png(900, 900));
    const head = [
      'POST /api/photo/add HTTP/1.1',
      'Host: localhost',
      ...Object.entries({ ...headers, ...couple.session.headers, 'Content-Length': String(body.length) }).map(
        ([name, value]) => `${name}: ${value}`,
      ),
      '',
      '',
    ].join('\r\n');
    const request = Buffer.concat([Buffer.from(head), body]);
    const points = Array.from({ length: 10 }, (_, i) => Math.floor((request.length * (i + 0.5)) / 10));
    for (const point of [20, head.length, ...points.slice(2)]) {
      const { hostname, port } = new URL(shop.url);
      const socket = connect(Number(port), hostname);
      await new Promise((sent) => socket.write(request.subarray(0, point), sent));
      await pause(10);
      socket.destroy();
    }
    await pause(100);
    expect(await state()).toEqual(NOTHING);
    expect((await add(picture)).status).toBe(200);
  });
});

describe('X35 X36 a server that is killed in the middle', () => {
  it.each<[FaultPoint, number, number]>([
    ['image.encoded', 0, 0],
    ['image.counted', 0, 1],
    ['image.partly-written', 2, 1],
    ['image.written', 3, 1],
  ])('at %s leaves what counts, stays for an hour and is then swept', async (point, left, entries) => {
    const stopped = faults.next(point);
    void images.store('photo', couple.invitationId, picture);
    await stopped;
    expect(await state()).toEqual({ files: left, rows: 0, counted: entries });
    expect(await sweeper.sweep()).toMatchObject({ orphans: 0 });
    expect(await state()).toEqual({ files: left, rows: 0, counted: entries });
    shop.clock.advance(HOUR_MS + 5_000);
    expect(await sweeper.sweep()).toMatchObject({ orphans: entries });
    expect(await state()).toEqual(NOTHING);
    expect((await shop.app.get(ImageQuotaRepository).used(couple.invitationId)).bytes).toBe(0);
  });

  it('during a removal leaves what the sweeper finishes', async () => {
    const { imageUrl } = await images.store('photo', couple.invitationId, picture);
    const stopped = faults.next('image.files-removed');
    void images.remove(imageUrl);
    await stopped;
    expect(await state()).toEqual({ files: 0, rows: 0, counted: 1 });
    shop.clock.advance(HOUR_MS + 5_000);
    await sweeper.sweep();
    expect(await state()).toEqual(NOTHING);
  });
});

describe('X36 a record that cannot be written', () => {
  it('takes its picture with it', async () => {
    jest.spyOn(shop.app.get(PhotosRepository), 'fill').mockRejectedValueOnce(new Error('the database is away'));
    expectFailure(await add(picture), 'internal');
    expect(await state()).toEqual(NOTHING);
  });

  it('is stored all the same when only its response was lost', async () => {
    const photos = shop.app.get(PhotosRepository);
    const real = photos.fill.bind(photos);
    jest.spyOn(photos, 'fill').mockImplementationOnce(async (...parameters) => {
      await real(...parameters);
      throw new Error('the connection broke');
    });
    expectFailure(await add(picture), 'internal');
    expect(await state()).toEqual({ files: 3, rows: 1, counted: 1 });
  });
});

describe('X35 the sweeper', () => {
  const later = (): void => shop.clock.advance(HOUR_MS + 5_000);

  it('leaves alone what a record references, and files of unknown purposes', async () => {
    const key = urlOf(await add(picture));
    const storage = shop.app.get<StoragePort>(STORAGE);
    await storage.put('others/picture.webp', Buffer.from('not ours'));
    later();
    expect(await sweeper.sweep()).toEqual({ orphans: 0, unfinished: 0, missing: 0 });
    expect(files()).toHaveLength(4);
    await shop.http.get(`/storage/${key}`).expect(200);
  });

  it('removes files that are not counted, but not younger ones nor held ones', async () => {
    const held = urlOf(await add(picture));
    await images.store('gift', couple.invitationId, picture);
    await shop.db.collection('imageLedgers').deleteMany({});
    expect(await sweeper.sweep()).toMatchObject({ orphans: 0 });
    later();
    expect(await sweeper.sweep()).toMatchObject({ orphans: 1 });
    expect(files()).toEqual(
      filesOf(held)
        .map((name) => basename(name))
        .sort(),
    );
  });

  it('tells once of a record whose file is gone, counts it, and takes it back when the file returns', async () => {
    const key = urlOf(await add(picture));
    const bytes = (await shop.http.get(`/storage/${key}`)).body as Buffer;
    rmSync(join(root(), key));
    for (const variant of filesOf(key)) rmSync(join(root(), variant), { force: true });
    later();
    const logged = shop.logs().length;
    expect(await sweeper.sweep()).toMatchObject({ orphans: 0, missing: 1 });
    expect(await sweeper.sweep()).toMatchObject({ missing: 1 });
    expect(shop.logs().slice(logged).split('is gone, but its record holds it')).toHaveLength(2);
    expect(await rows()).toBe(1);
    const storage = shop.app.get<StoragePort>(STORAGE);
    await storage.put(key, bytes);
    expect(await sweeper.sweep()).toMatchObject({ missing: 0 });
  });

  it('ends the same with two servers at once', async () => {
    for (let i = 0; i < 4; i += 1) await images.store('photo', `invitation-${i}`, picture);
    const kept = urlOf(await add(picture));
    later();
    await Promise.all([sweeper.sweep(), sweeper.sweep(), sweeper.sweep()]);
    expect(await state()).toEqual({ files: 3, rows: 1, counted: 1 });
    await shop.http.get(`/storage/${kept}`).expect(200);
    const stored = await shop.db.collection<{ bytes: number; images: unknown[] }>('imageLedgers').find().toArray();
    expect(stored.filter(({ images: held, bytes }) => held.length === 0 && bytes !== 0)).toEqual([]);
  });

  it('removes nothing when it cannot ask the records', async () => {
    await images.store('photo', couple.invitationId, picture);
    later();
    jest.spyOn(shop.app.get(PhotosRepository), 'findReferenced').mockRejectedValueOnce(new Error('away'));
    await expect(sweeper.sweep()).rejects.toThrow('away');
    expect(files()).toHaveLength(3);
  });

  it('finds orphans of both sorts across pages that end inside a picture', async () => {
    const kept = urlOf(await add(picture));
    const uncounted = await Promise.all(Array.from({ length: 4 }, () => images.store('photo', 'gone', picture)));
    await shop.db.collection('imageLedgers').deleteMany({ _id: 'gone' as never });
    for (let i = 0; i < 5; i += 1) await images.store('photo', `invitation-${i}`, picture);
    later();
    const pageSize = 4;
    expect(await sweeper.sweep(undefined, pageSize)).toEqual({
      orphans: uncounted.length + 5,
      unfinished: 0,
      missing: 0,
    });
    expect(await state()).toEqual({ files: 3, rows: 1, counted: 1 });
    await shop.http.get(`/storage/${kept}`).expect(200);
  });

  it('treats pictures that earlier versions stored without a shard like new ones', async () => {
    const storage = shop.app.get<StoragePort>(STORAGE);
    const bytes = (await shop.http.get(`/storage/${urlOf(await add(picture))}`)).body as Buffer;
    const former = (uuid: string): string => `photos/${uuid}.webp`;
    const [held, gone, orphan] = [...'05f'].map((digit) => former(digit + randomUUID().slice(1)));
    for (const key of [held, orphan]) for (const file of filesOf(key ?? '')) await storage.put(file, bytes);
    const _id = new Types.ObjectId();
    const images = [held, gone].map((key) => ({ key, bytes: 1, at: shop.clock.date() }));
    await shop.db
      .collection<{ _id: string }>('imageLedgers')
      .insertOne({ _id: String(_id), bytes: 2, images } as never);
    await shop.db
      .collection('photos')
      .insertMany([held, gone].map((imageUrl, slot) => ({ invitationId: _id, slot, imageUrl, order: slot })));
    for (let i = 0; i < 3; i += 1) await add(picture);
    later();
    expect(await sweeper.sweep(undefined, 4)).toEqual({ orphans: 1, unfinished: 0, missing: 1 });
    await shop.http.get(`/storage/${held ?? ''}`).expect(200);
    await shop.http.get(`/storage/${orphan ?? ''}`).expect(404);
    expect(await state()).toEqual({ files: 15, rows: 6, counted: 6 });
  });

  it('finds a missing file on whichever page its neighbours are', async () => {
    const keys: string[] = [];
    for (let i = 0; i < 5; i += 1) keys.push(urlOf(await add(picture)));
    const gone = [keys.sort()[0], keys[2], keys[4]];
    for (const key of gone) for (const file of filesOf(key ?? '')) rmSync(join(root(), file));
    later();
    expect(await sweeper.sweep(undefined, 4)).toEqual({ orphans: 0, unfinished: 0, missing: 3 });
  });

  it('leaves an upload under way alone, before and after its files are there', async () => {
    for (const point of ['image.counted', 'image.partly-written', 'image-record.stored'] as const) {
      const stopped = faults.next(point);
      void add(picture).catch(() => undefined);
      await stopped;
    }
    const before = await state();
    expect(await sweeper.sweep()).toMatchObject({ orphans: 0 });
    expect(await state()).toEqual(before);
  });

  it('finishes a round that ended in the middle', async () => {
    for (let i = 0; i < 4; i += 1) await images.store('photo', `invitation-${i}`, picture);
    later();
    const storage = shop.app.get<StoragePort>(STORAGE);
    const real = storage.remove.bind(storage);
    let removals = 0;
    const broken = jest.spyOn(storage, 'remove').mockImplementation((key) => {
      removals += 1;
      return removals > 4 ? Promise.reject(new Error('away')) : real(key);
    });
    await expect(sweeper.sweep()).rejects.toThrow('away');
    broken.mockRestore();
    expect(await state()).toEqual({ files: 8, rows: 0, counted: 3 });
    expect(await sweeper.sweep()).toMatchObject({ orphans: 3 });
    expect(await state()).toEqual(NOTHING);
  });

  it('runs on one of two servers, and once an hour', async () => {
    const second = await startTestApp({ mongoUri: shop.mongoUri, config: { storage: shop.config.storage } });
    const other = second.app.get(ImageSweeperService);
    const rounds = shop.db.collection<{ _id: string }>('rounds');
    // Other work has rounds of its own.
    const round = { _id: 'image-sweeper' };
    try {
      await rounds.deleteMany(round);
      const both = await Promise.all([sweeper.sweepAlone(), other.sweepAlone()]);
      expect(both.filter((each) => each !== null)).toHaveLength(1);
      expect([await sweeper.sweepAlone(), await other.sweepAlone()]).toEqual([null, null]);
      later();
      expect(await sweeper.sweepAlone()).not.toBeNull();
      // A server that was killed in the middle: the lease of another one is free when it has run out.
      await rounds.updateOne(round, {
        $unset: { doneAt: '' },
        $set: { lease: { holder: 'ended', until: new Date(Date.now() + 60_000) } },
      });
      expect(await sweeper.sweepAlone()).toBeNull();
      await rounds.updateOne(round, { $set: { 'lease.until': new Date(Date.now() - 1) } });
      expect(await sweeper.sweepAlone()).not.toBeNull();
    } finally {
      await second.close();
    }
  });

  it('does not count a round as done that was cut because the server stops or its lease is lost', async () => {
    await images.store('photo', couple.invitationId, picture);
    later();
    await expect(sweeper.sweep(AbortSignal.abort(new Error('cut')))).rejects.toThrow('cut');
    expect(files()).toHaveLength(3);
    const second = await startTestApp({ mongoUri: shop.mongoUri, config: { storage: shop.config.storage } });
    const rounds = shop.db.collection('rounds');
    await rounds.deleteMany({});
    const storage = second.app.get<StoragePort>(STORAGE);
    const reached = Promise.withResolvers<void>();
    const real = storage.page.bind(storage);
    jest.spyOn(storage, 'page').mockImplementation(async (...given) => {
      reached.resolve();
      await stopping;
      return real(...given);
    });
    const stopping = reached.promise.then(() => void (stopped = second.close()));
    let stopped = Promise.resolve();
    await expect(second.app.get(ImageSweeperService).sweepAlone()).rejects.toThrow();
    await stopped;
    expect(await rounds.countDocuments({ _id: 'image-sweeper' as never, doneAt: { $exists: true } })).toBe(0);
  });

  it('asks a module for every purpose of pictures whether one is referenced', () => {
    const references = shop.app.get(FileReferences);
    expect(SOME.filter((purpose) => !references.knows(purpose))).toEqual([]);
  });

  it('takes no file of a purpose without registration for an orphan', async () => {
    const { imageUrl } = await images.store('photo', couple.invitationId, picture);
    expect([...(await new FileReferences().referenced([imageUrl]))]).toEqual([imageUrl]);
  });
});

describe('X35 removing a picture', () => {
  it('keeps one that another record references', async () => {
    const key = urlOf(await add(picture));
    await images.remove(key);
    expect(files()).toHaveLength(3);
  });

  it.each([null, '', 'designs/cv0001/seal.c9da077f.webp', '../secret.png', 'photos/x.webp'])(
    'removes nothing for %j',
    async (key) => {
      await expect(images.remove(key)).resolves.toBeUndefined();
    },
  );

  it('does not remove the smaller file by itself', async () => {
    const { imageUrl } = await images.store('photo', couple.invitationId, picture);
    await images.remove(imageUrl.replace('.webp', '-640.webp'));
    expect(files()).toHaveLength(3);
    await images.remove(imageUrl);
    expect(await state()).toEqual(NOTHING);
  });
});

describe('X32 the quota of an invitation', () => {
  const owner = 'a-wedding';
  async function fill(entries: number, bytes = 1): Promise<void> {
    const at = new Date();
    const held = Array.from({ length: entries }, (_, i) => ({ key: `photos/filled-${i}.webp`, bytes, at }));
    await shop.db
      .collection<{ _id: string; bytes: number; images: unknown[] }>('imageLedgers')
      .insertOne({ _id: owner, bytes: entries * bytes, images: held });
  }
  const upload = (): Promise<string | undefined> =>
    images.store('gift', owner, picture).then(
      () => 'stored',
      (error: unknown) => (error instanceof DomainError ? error.details.fields?.[0]?.code : String(error)),
    );
  const outcomes = async (parallel: number): Promise<Record<string, number>> => {
    const all = await Promise.all(Array.from({ length: parallel }, upload));
    return Object.fromEntries([...new Set(all)].map((name) => [name, all.filter((one) => one === name).length]));
  };
  const FULL = `imagesFull:${QUOTA.images}`;

  it('stores the last one, and refuses the next before anything is written', async () => {
    await fill(QUOTA.images - 1);
    expect(await upload()).toBe('stored');
    const before = files();
    expect(await upload()).toBe(FULL);
    expect(files()).toEqual(before);
    expect(await counted()).toBe(QUOTA.images);
  });

  it('stores 3 of 10 at once with room for 3, and refuses 7', async () => {
    await fill(QUOTA.images - 3);
    expect(await outcomes(10)).toEqual({ stored: 3, [FULL]: 7 });
    expect(files()).toHaveLength(9);
    expect(await counted()).toBe(QUOTA.images);
  });

  it('control: looking first and counting afterwards lets too many in', async () => {
    await fill(QUOTA.images - 3);
    const quotas = shop.app.get(ImageQuotaRepository);
    const model = (
      quotas as unknown as { quotas: { updateOne(filter: object, change: object): { exec(): Promise<void> } } }
    ).quotas;
    jest.spyOn(quotas, 'add').mockImplementation(async (id, entry, quota) => {
      const { images: count } = await quotas.used(id);
      await pause(300);
      if (count >= quota.images) return false;
      await model.updateOne({ _id: id }, { $push: { images: entry } }).exec();
      return true;
    });
    expect((await outcomes(10))['stored']).toBeGreaterThan(3);
  });

  it('loses none of the first 10 of an invitation at once', async () => {
    expect(await outcomes(10)).toEqual({ stored: 10 });
    const stored = await shop.db
      .collection<{ _id: string; bytes: number; images: { bytes: number }[] }>('imageLedgers')
      .findOne({ _id: owner });
    expect(stored?.images).toHaveLength(10);
    expect(stored?.bytes).toBe(stored?.images.reduce((sum, { bytes }) => sum + bytes, 0));
  });

  it('counts bytes as well: what would go over is refused, to the byte', async () => {
    const { imageUrl } = await images.store('gift', 'somebody', picture);
    const [entry] =
      (
        await shop.db
          .collection<{ _id: string; images: { bytes: number }[] }>('imageLedgers')
          .findOne({ _id: 'somebody' })
      )?.images ?? [];
    const size = entry?.bytes ?? 0;
    await images.remove(imageUrl);
    await fill(1, QUOTA.bytes - size + 1);
    expect(await upload()).toBe('imageSpaceFull:150');
    await shop.db.collection('imageLedgers').deleteMany({});
    await fill(1, QUOTA.bytes - size);
    expect(await outcomes(4)).toEqual({ stored: 1, 'imageSpaceFull:150': 3 });
  });

  it('is given back once by what is removed', async () => {
    await fill(QUOTA.images - 1);
    const { imageUrl } = await images.store('gift', owner, picture);
    expect(await upload()).toBe(FULL);
    await Promise.all([images.remove(imageUrl), images.remove(imageUrl), images.remove(imageUrl)]);
    expect(await upload()).toBe('stored');
    expect(await upload()).toBe(FULL);
  });

  it('is that invitation’s alone', async () => {
    await fill(QUOTA.images);
    expect(await upload()).toBe(FULL);
    expect((await add(picture)).status).toBe(200);
  });
});

describe('X31 many uploads at once', () => {
  it('get 503 with Retry-After beyond those that may wait, and nothing is lost or left', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        images.store('gift', `wedding-${i}`, picture).then(
          () => 200,
          (error: unknown) =>
            error instanceof DomainError ? [error.code, error.details.retryAfter].join(' ') : 'lost',
        ),
      ),
    );
    const stored = answers.filter((answer) => answer === 200).length;
    expect(new Set(answers)).toEqual(new Set([200, 'unavailable 5']));
    expect(stored).toBeGreaterThanOrEqual(22);
    expect(await state()).toEqual({ files: stored * 3, rows: 0, counted: stored });
  });
});

describe('the queue of uploads', () => {
  it('stores another couple’s small photo before the third one of a couple who send many', async () => {
    const large = await jpeg(4_000, 3_000);
    const stored: string[] = [];
    const store = (owner: string, bytes: Buffer): Promise<number> =>
      images.store('gift', owner, bytes).then(() => stored.push(owner));
    const flood = Array.from({ length: 6 }, () => store('flooder', large));
    await Promise.all([...flood, store('other', picture)]);
    expect(stored.indexOf('other')).toBeLessThanOrEqual(2);
    expect(stored).toHaveLength(7);
  });
});

describe('D-03 the shop with its files in S3', () => {
  let bucket: Bucket;
  let cloud: TestApp;
  let pair: Couple;
  beforeAll(async () => {
    bucket = await startBucket();
    cloud = await startTestApp({ config: { storage: bucket.config } });
    pair = await newCouple(cloud);
  });
  afterAll(async () => {
    await cloud.close();
    await bucket.stop();
  });
  beforeEach(() => bucket.heal());

  const left = async (): Promise<unknown> => {
    const stored = await cloud.db.collection<{ images: unknown[] }>('imageLedgers').find().toArray();
    return {
      rows: await cloud.db.collection('photos').countDocuments(),
      counted: stored.reduce((sum, { images }) => sum + images.length, 0),
    };
  };

  it('X33 X34 X37 serves a picture with the same headers, and nothing that is none', async () => {
    const key = urlOf(await add(picture, cloud, pair));
    const answer = await cloud.http.get(`/storage/${key}`).expect(200);
    expect((await sharp(answer.body as Buffer).metadata()).format).toBe('webp');
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-site',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': String((answer.body as Buffer).length),
    });
    await cloud.http
      .get(`/storage/${key}`)
      .set('If-None-Match', answer.headers['etag'] ?? '')
      .expect(304);
    await cloud.http.head(`/storage/${key}`).expect(200);
    bucket.seen.length = 0;
    for (const path of [
      '',
      'photos',
      'photos/',
      '..%2fx.webp',
      '%2e%2e/x.webp',
      'photos/..%5cx.webp',
      'x.webp%00.png',
      '.x.webp',
      'x.html',
    ]) {
      const other = await send(cloud.url, { path: `/storage/${path}` });
      expect([400, 404]).toContain(other.status);
    }
    expect(bucket.seen).toEqual([]);
    expectFailure(await send(cloud.url, { path: '/storage/photos/none.webp' }), 'not-found');
  });

  it('X36 answers 503 without a record when S3 is unreachable, and is healthy again when it is back', async () => {
    const before = await left();
    for (const how of [500, 'cut'] as const) {
      bucket.fail('PUT', how);
      const answer = await add(picture, cloud, pair);
      expectFailure(answer, 'unavailable');
      expect(answer.headers['retry-after']).toBe('5');
      expect(await left()).toEqual(before);
    }
    for (const method of ['HEAD', 'GET']) bucket.fail(method, 503);
    expectFailure(await send(cloud.url, { path: '/storage/photos/none.webp' }), 'unavailable');
    await pause(2_100);
    expect((await send(cloud.url, { path: '/health/ready' })).status).toBe(503);
    expect((await send(cloud.url, { path: '/health/live' })).status).toBe(200);
    bucket.heal();
    await pause(2_100);
    expect((await send(cloud.url, { path: '/health/ready' })).status).toBe(200);
    expect((await add(picture, cloud, pair)).status).toBe(200);
  });

  it('X36 removes the others when the last of three files fails', async () => {
    const before = await left();
    const storage = cloud.app.get<StoragePort>(STORAGE);
    const real = storage.put.bind(storage);
    const put: string[] = [];
    jest.spyOn(storage, 'put').mockImplementation((key, content) => {
      put.push(key);
      return put.length === 3 ? Promise.reject(new Error('away')) : real(key, content);
    });
    expectFailure(await add(picture, cloud, pair), 'unavailable');
    jest.restoreAllMocks();
    expect(put).toHaveLength(3);
    for (const key of put) await cloud.http.get(`/storage/${key}`).expect(404);
    expect(await left()).toEqual(before);
  });

  it('X35 sweeps S3 like the disk', async () => {
    const { imageUrl } = await cloud.app.get(ImagesService).store('gift', pair.invitationId, picture);
    cloud.clock.advance(HOUR_MS + 5_000);
    expect(await cloud.app.get(ImageSweeperService).sweep()).toMatchObject({ orphans: 1, missing: 0 });
    await cloud.http.get(`/storage/${imageUrl}`).expect(404);
  });
});
