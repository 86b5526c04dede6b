import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import fs, { type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Logger } from '@nestjs/common';
import { LocalStorage } from '../../src/media/storage/local-storage.js';
import { makeBucket } from '../../src/media/storage/make-bucket.js';
import { S3Storage } from '../../src/media/storage/s3-storage.js';
import type { ListedFile, StoragePort } from '../../src/media/storage/storage.port.js';
import { startBucket, type Bucket } from './support/bucket.js';

// What the drivers log about a place that is away is expected here.
beforeAll(() => Logger.overrideLogger(false));

let bucket: Bucket;
beforeAll(async () => {
  bucket = await startBucket();
});
afterAll(() => bucket.stop());
beforeEach(() => bucket.heal());

const s3 = (more: Partial<Bucket['config']> = {}): S3Storage => new S3Storage({ ...bucket.config, ...more });

const folders: string[] = [];
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'serikad-storage-'));
  folders.push(folder);
  return folder;
}
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

async function listed(storage: StoragePort): Promise<Map<string, number>> {
  const files: ListedFile[] = [];
  for await (const file of storage.list()) files.push(file);
  return new Map(files.map(({ key, modifiedAt }) => [key, modifiedAt]));
}
async function content(storage: StoragePort, key: string): Promise<Buffer | null> {
  const file = await storage.open(key);
  return file && buffer(file.stream());
}

describe.each<[string, () => StoragePort]>([
  ['local disk', () => new LocalStorage(join(newFolder(), 'files'))],
  ['S3', () => new S3Storage(bucket.config, 7)],
])('D-03 storage on %s', (_name, make) => {
  let storage: StoragePort;
  beforeAll(() => {
    storage = make();
  });

  it('can be used from the start', async () => {
    await storage.check();
    expect(await storage.open('photos/none.webp')).toBeNull();
    expect([...(await listed(storage)).keys()]).toEqual([]);
  });

  it('keeps what is put, gives it back whole, and removes it', async () => {
    const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, i) => (i * i) % 251));
    await storage.put('photos/a.webp', bytes);
    const file = await storage.open('photos/a.webp');
    expect(file).toMatchObject({ size: bytes.length, type: 'image/webp' });
    expect(file?.etag).toMatch(/^(W\/)?"[^"]+"$/);
    expect((await buffer(file!.stream())).equals(bytes)).toBe(true);
    await storage.remove('photos/a.webp');
    expect(await storage.open('photos/a.webp')).toBeNull();
    await storage.remove('photos/a.webp');
  });

  it('changes the ETag with the content', async () => {
    await storage.put('gifts/e.webp', Buffer.from('one'));
    const first = (await storage.open('gifts/e.webp'))?.etag;
    await storage.put('gifts/e.webp', Buffer.from('another'));
    expect((await storage.open('gifts/e.webp'))?.etag).not.toBe(first);
    expect((await content(storage, 'gifts/e.webp'))?.toString()).toBe('another');
    await storage.remove('gifts/e.webp');
  });

  it('keeps an empty file and one in the root', async () => {
    await storage.put('empty.png', Buffer.alloc(0));
    expect((await content(storage, 'empty.png'))?.length).toBe(0);
    await storage.remove('empty.png');
  });

  it('takes 20 files at once, and lists them with the time of their writing', async () => {
    const before = Date.now();
    const keys = Array.from({ length: 20 }, (_, i) => `photos/${i}.webp`);
    await Promise.all(keys.map((key) => storage.put(key, Buffer.from(key))));
    const files = await listed(storage);
    expect([...files.keys()].sort()).toEqual([...keys].sort());
    for (const at of files.values()) {
      // S3 tells whole seconds.
      expect(at).toBeGreaterThanOrEqual(before - 1_500);
      expect(at).toBeLessThanOrEqual(Date.now() + 1_500);
    }
    await Promise.all(keys.map((key) => storage.remove(key)));
    expect((await listed(storage)).size).toBe(0);
  });

  it('gives the files of a folder and of those below it in sorted pages, whatever is beside it', async () => {
    // Digits sort behind the slash: p/3/… is before p/3a.webp.
    const names = [3, 30, 4, 5].flatMap((n) => [`p/${n}a.webp`, `p/${n}/a.webp`, `p/${n}/b.webp`, `p/${n}/c/d.webp`]);
    await Promise.all([...names, 'o/a.webp', 'p0/a.webp', 'q/a.webp'].map((key) => storage.put(key, Buffer.from('x'))));
    for (const most of [1, 2, 3, 7, names.length, 100]) {
      const pages: string[][] = [];
      for (let after: string | undefined; ; after = pages.at(-1)?.at(-1)) {
        const page = await storage.page('p', after, most);
        pages.push(page.map(({ key }) => key));
        for (const { modifiedAt } of page) expect(Math.abs(Date.now() - modifiedAt)).toBeLessThan(60_000);
        if (page.length < most) break;
      }
      expect(pages.flat()).toEqual([...names].sort());
    }
    expect(await storage.page('p', 'p/4/zzz', 1)).toMatchObject([{ key: 'p/4a.webp' }]);
    expect(await storage.page('none', undefined, 10)).toEqual([]);
    for await (const { key } of storage.list()) await storage.remove(key);
  });

  it('works on after a closed connection', async () => {
    await storage.put('photos/big.webp', Buffer.alloc(3_000_000, 7));
    for (let turn = 0; turn < 3; turn += 1) {
      const stream = (await storage.open('photos/big.webp'))!.stream();
      await new Promise((first) => stream.once('data', first));
      stream.destroy();
    }
    expect((await content(storage, 'photos/big.webp'))?.length).toBe(3_000_000);
    await storage.remove('photos/big.webp');
  });

  it('has nothing unfinished to remove', async () => {
    expect(await storage.removeUnfinished(Date.now())).toBe(0);
  });

  it.each([
    '',
    '/',
    '../a.webp',
    'a/../../b.webp',
    '.a.webp',
    'a.svg',
    'a.html',
    'a',
    'a\\b.webp',
    'a\0.webp',
    'a//b.webp',
  ])('X33 %j is no key', async (key) => {
    expect(await storage.open(key)).toBeNull();
    await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow('No storage key');
    await expect(storage.remove(key)).rejects.toThrow('No storage key');
  });
});

describe('LocalStorage', () => {
  it('X35 removes what a killed write has left, when it is old enough, and lists none of it', async () => {
    const folder = newFolder();
    const storage = new LocalStorage(folder);
    await storage.put('photos/a.webp', Buffer.from('a'));
    const old = join(folder, 'photos', '.0f8c1d2e-0000-4000-8000-000000000000.part');
    const fresh = join(folder, 'photos', '.0f8c1d2e-0000-4000-8000-000000000001.part');
    const others = join(folder, 'photos', '.keep');
    for (const path of [old, fresh, others]) writeFileSync(path, 'half');
    utimesSync(old, 1_000, 1_000);
    utimesSync(others, 1_000, 1_000);
    expect([...(await listed(storage)).keys()]).toEqual(['photos/a.webp']);
    expect(await storage.removeUnfinished(Date.now() - 60_000)).toBe(1);
    expect(readdirSync(join(folder, 'photos')).sort()).toEqual([
      '.0f8c1d2e-0000-4000-8000-000000000001.part',
      '.keep',
      'a.webp',
    ]);
  });

  it('a file, its folder and a new folder’s own entry are on the disk before a put is over', async () => {
    const folder = newFolder();
    const probe = await fs.open(folder, 'r');
    const handle = Object.getPrototypeOf(probe) as { sync(): Promise<void> };
    await probe.close();
    const isFolder: boolean[] = [];
    const real = handle.sync;
    const sync = jest.spyOn(handle, 'sync').mockImplementation(async function (this: FileHandle) {
      isFolder.push((await this.stat()).isDirectory());
      await real.call(this);
    });
    const storage = new LocalStorage(folder);
    await storage.put('photos/0a/a.webp', Buffer.from('a'));
    expect(isFolder.splice(0)).toEqual([false, true, true, true]);
    await storage.put('photos/0a/b.webp', Buffer.from('b'));
    expect(isFolder).toEqual([false, true]);
    sync.mockRestore();
  });

  it('says when its folder cannot be used', async () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'files'), 'a file stands there');
    await expect(new LocalStorage(join(folder, 'files')).check()).rejects.toThrow('EEXIST');
  });
});

describe('X37 requests to the bucket', () => {
  const putFile = async (): Promise<Bucket['seen']> => {
    const storage = s3();
    bucket.seen.length = 0;
    await storage.put('photos/x37.webp', Buffer.from('picture'));
    await content(storage, 'photos/x37.webp');
    for await (const _file of storage.list()) void _file;
    await storage.check();
    await storage.remove('photos/x37.webp');
    return bucket.seen;
  };

  it('are signed in their headers, name the bucket in the path and disclose nothing', async () => {
    for (const { method, url, headers } of await putFile()) {
      expect(url).toMatch(/^\/serikad-test(\/|\?|$)/);
      expect([method, headers.authorization]).toEqual([
        method,
        expect.stringMatching(/^AWS4-HMAC-SHA256 Credential=S3RVER\/\d{8}\/ap-southeast-1\/s3\/aws4_request/),
      ]);
      expect(url).not.toMatch(/X-Amz-(Signature|Credential)/i);
      expect(Object.keys(headers)).not.toContain('x-amz-acl');
    }
  });

  it('send a file with its type and length, whole, and not readable for the public', async () => {
    const put = (await putFile()).find(({ method }) => method === 'PUT');
    expect(put?.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': '7',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(put?.headers).not.toHaveProperty('content-encoding');
    expect(put?.headers).not.toHaveProperty('x-amz-trailer');
  });

  it('are refused without the right secret, and nothing is stored', async () => {
    const stranger = s3({ secretAccessKey: 'wrong' });
    await expect(stranger.put('photos/wrong.webp', Buffer.from('x'))).rejects.toMatchObject({ code: 'unavailable' });
    await expect(stranger.check()).rejects.toThrow(/bucket "serikad-test" can't be used: .*403/);
    expect(await s3().open('photos/wrong.webp')).toBeNull();
  });

  it('name a bucket that does not exist in the error', async () => {
    const lost = s3({ bucket: 'nowhere' });
    await expect(lost.check()).rejects.toThrow(/bucket "nowhere" can't be used: .*404/);
    await expect(lost.put('photos/a.webp', Buffer.from('x'))).rejects.toMatchObject({ code: 'unavailable' });
  });
});

describe('X36 a bucket that is away', () => {
  const UNAVAILABLE = { code: 'unavailable', details: { retryAfter: 5 } };

  it.each<[string, number | 'cut']>([
    ['answers 500', 500],
    ['answers 503', 503],
    ['answers 403', 403],
    ['cuts the connection', 'cut'],
  ])('makes every call fail as unavailable: %s', async (_name, how) => {
    const storage = s3();
    for (const method of ['HEAD', 'GET', 'PUT', 'DELETE']) bucket.fail(method, how);
    await expect(storage.open('photos/a.webp')).rejects.toMatchObject(UNAVAILABLE);
    await expect(storage.put('photos/a.webp', Buffer.from('x'))).rejects.toMatchObject(UNAVAILABLE);
    await expect(storage.remove('photos/a.webp')).rejects.toMatchObject(UNAVAILABLE);
    await expect(listed(storage)).rejects.toMatchObject(UNAVAILABLE);
    await expect(storage.check()).rejects.toThrow("can't be used");
  });

  it('that refuses connections fails at once, and works again when it is back', async () => {
    const storage = s3();
    await storage.put('photos/back.webp', Buffer.from('here'));
    await bucket.shut();
    await expect(storage.open('photos/back.webp')).rejects.toMatchObject(UNAVAILABLE);
    await expect(storage.check()).rejects.toThrow(/can't be used: \S+/);
    await bucket.open();
    expect((await content(storage, 'photos/back.webp'))?.toString()).toBe('here');
    await storage.remove('photos/back.webp');
  });

  it('while a file is read fails the reader at once', async () => {
    const storage = s3();
    await storage.put('photos/read.webp', Buffer.from('here'));
    const file = await storage.open('photos/read.webp');
    bucket.fail('GET', 'cut');
    await expect(buffer(file!.stream())).rejects.toMatchObject(UNAVAILABLE);
    bucket.heal();
    await storage.remove('photos/read.webp');
  });

  it('is found by the check within its time even if it never answers', async () => {
    bucket.fail('HEAD', 'hang');
    const began = performance.now();
    await expect(s3().check()).rejects.toThrow("can't be used");
    expect(performance.now() - began).toBeLessThan(4_000);
  });
});

describe('D-03 the bucket of a new shop', () => {
  it('is made once, and serves at once', async () => {
    const config = { ...bucket.config, bucket: 'serikad-new' };
    expect([await makeBucket(config), await makeBucket(config)]).toEqual([true, false]);
    const storage = new S3Storage(config);
    await storage.check();
    storage.close();
  });

  it('is made by one of two that start at once, and the other is content', async () => {
    const config = { ...bucket.config, bucket: 'serikad-race' };
    const made = await Promise.all([makeBucket(config), makeBucket(config), makeBucket(config)]);
    expect(made.filter(Boolean).length).toBeGreaterThan(0);
    expect(await makeBucket(config)).toBe(false);
  });

  it('X37 says what is wrong without the key, where the provider refuses or is away', async () => {
    const foreign = { ...bucket.config, bucket: 'serikad-none', secretAccessKey: 'hunter2' };
    await expect(makeBucket(foreign)).rejects.toThrow(/^S3_BUCKET: "serikad-none" can't be made \(.*403\)/);
    await expect(makeBucket(foreign)).rejects.not.toThrow('hunter2');
    await bucket.shut();
    await expect(makeBucket(bucket.config)).rejects.toThrow(/can't be made \(.*ECONNREFUSED.*\)/);
    await bucket.open();
  });
});
