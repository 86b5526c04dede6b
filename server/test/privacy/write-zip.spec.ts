import { PassThrough, Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { writeZip } from '../../src/common/write-zip.js';
import { unzip } from './support/unzip.js';

const AT = new Date('2026-11-23T04:05:06Z');
const KIB = 1024;

async function* pieces(count: number, size: number, read: (piece: number) => void = () => undefined) {
  for (let piece = 0; piece < count; piece += 1) {
    read(piece);
    yield Buffer.alloc(size, piece);
    await new Promise((turn) => setImmediate(turn));
  }
}

describe('writeZip', () => {
  it('writes files that are read one after the other, with names in UTF-8', async () => {
    const out = new PassThrough();
    const read = buffer(out);
    await writeZip(out, AT, async (take) => {
      await take('tetamu/نور.json', pieces(3, 10));
      await take('empty', pieces(0, 0));
      await take('large', pieces(100, 64 * KIB));
    });
    const files = unzip(await read);
    expect([...files].map(([name, { length }]) => [name, length])).toEqual([
      ['tetamu/نور.json', 30],
      ['empty', 0],
      ['large', 100 * 64 * KIB],
    ]);
  });

  it('C-11 compresses texts, but not pictures', async () => {
    const sizeOf = async (name: string): Promise<number> => {
      const out = new PassThrough();
      const read = buffer(out);
      await writeZip(out, AT, (take) => take(name, pieces(4, KIB)));
      const zip = await read;
      expect(unzip(zip).get(name)?.length).toBe(4 * KIB);
      return zip.length;
    };
    for (const name of ['0001 Mak Teh.jpg', '0002.heic', 'pictures/a.webp']) {
      expect(await sizeOf(name)).toBeGreaterThan(4 * KIB);
    }
    expect(await sizeOf('guests/album.json')).toBeLessThan(KIB);
  });

  it('reads no further than a slow reader takes', async () => {
    let reads = 0;
    const slow = new Writable({ highWaterMark: 1, write: () => undefined });
    // Incompressible, so that what is read is what is written.
    async function* content() {
      for (;;) {
        reads += 1;
        yield crypto.getRandomValues(Buffer.alloc(64 * KIB));
        await new Promise((turn) => setImmediate(turn));
      }
    }
    const written = writeZip(slow, AT, (take) => take('large', content()));
    await new Promise((later) => setTimeout(later, 300));
    const before = reads;
    await new Promise((later) => setTimeout(later, 300));
    expect([before, reads < 100]).toEqual([reads, true]);
    slow.destroy();
    await written;
  });

  it('destroys the stream and throws when a file fails', async () => {
    const out = new PassThrough();
    const read = buffer(out);
    read.catch(() => undefined);
    async function* failing() {
      yield Buffer.from('half');
      await Promise.reject(new Error('the file is gone'));
    }
    const written = writeZip(out, AT, async (take) => {
      await take('whole', pieces(1, 10));
      await take('half', failing());
    });
    await expect(written).rejects.toThrow('the file is gone');
    await expect(read).rejects.toThrow();
    expect([out.destroyed, out.writableFinished]).toEqual([true, false]);
  });

  it('stops reading, and throws nothing, when the reader closes the stream', async () => {
    const out = new PassThrough();
    let isReturned = false;
    async function* endless() {
      try {
        for (;;) {
          yield crypto.getRandomValues(Buffer.alloc(64 * KIB));
          await new Promise((turn) => setImmediate(turn));
        }
      } finally {
        isReturned = true;
      }
    }
    const written = writeZip(out, AT, (take) => take('large', endless()));
    out.once('data', () => out.destroy());
    await written;
    await new Promise((later) => setTimeout(later, 50));
    expect(isReturned).toBe(true);
  });
});
