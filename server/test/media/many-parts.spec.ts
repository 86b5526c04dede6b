import { DomainError } from '../../src/common/domain-error.js';
import { MOST_PARTS } from '../../src/media/images/file-parts.js';
import { declaredSizes } from '../../src/media/images/heif-pictures.js';
import { encodeImage } from '../../src/media/images/image-encoder.js';
import { withoutTexts } from '../../src/media/images/png-chunks.js';
import { announce, albumCouple, duringAlbum, guestKey, pieceOf, sendPiece, uploadId } from '../album/support/album.js';
import { slugs, type Couple } from '../invitations/support/shop.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { sendForm, storedFiles } from '../gifts/support/pictured.js';
import { box } from './support/heif-boxes.js';
import { MANY_PARTS, manyUses, metaOf } from './support/many-parts.js';

const BOMB = 500_000;
/** Bytes of those that are sent. */
const LARGE = 3_000_000;

async function outcome(bytes: Buffer): Promise<string | undefined> {
  try {
    await encodeImage(bytes, 80);
    return 'stored';
  } catch (error) {
    if (error instanceof DomainError) return error.details.fields?.[0]?.code;
    throw error;
  }
}

/** Counts every read of a number, and every part of the bytes that is cut out. */
function counted(bytes: Buffer): () => number {
  const spies = [
    jest.spyOn(bytes, 'readUInt32BE'),
    jest.spyOn(bytes, 'readUInt32LE'),
    jest.spyOn(bytes, 'readUInt16BE'),
    jest.spyOn(bytes, 'subarray'),
  ];
  return () => spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
}

const KINDS = Object.entries(MANY_PARTS);

describe('X31 files of many parts', () => {
  it.each(KINDS)('X31 %s are refused as broken after some thousand', async (_kind, make) => {
    const bytes = await make(BOMB);
    const reads = counted(bytes);
    expect(await outcome(bytes)).toBe('imageBroken');
    expect(reads()).toBeLessThan(4 * MOST_PARTS);
    expect(await outcome(await make(MOST_PARTS + 1))).toBe('imageBroken');
  });

  it.each(KINDS)('X31 control: some hundred %s are read as before', async (kind, make) => {
    expect(await outcome(await make(400))).toBe(kind === 'frames of a WebP' ? 'imageMoves' : 'stored');
  });

  it('X31 what follows the end of a picture is not counted', async () => {
    const png = await (MANY_PARTS['unknown chunks of a PNG'] as (count: number) => Promise<Buffer>)(0);
    expect(await outcome(Buffer.concat([png, Buffer.alloc(12 * BOMB)]))).toBe('stored');
    const jpeg = await (MANY_PARTS['profiles of a JPEG'] as (count: number) => Promise<Buffer>)(0);
    expect(await outcome(Buffer.concat([jpeg, Buffer.alloc(4 * BOMB, Buffer.from([0xff, 0xe1, 0, 2]))]))).toBe(
      'stored',
    );
  });

  it('X31 the texts of a PNG are left out in one copy', async () => {
    const empty = MANY_PARTS['empty texts of a PNG'] as (count: number) => Promise<Buffer>;
    const [bytes, plain] = [await empty(MOST_PARTS), await empty(0)];
    const reads = counted(bytes);
    const allocated = jest.spyOn(Buffer, 'allocUnsafe');
    expect(withoutTexts(bytes).equals(plain)).toBe(true);
    expect(allocated).toHaveBeenCalledTimes(1);
    expect(reads()).toBeLessThan(MOST_PARTS + 100);
    allocated.mockRestore();
  });
});

describe('X31 the boxes of an AVIF or HEIC', () => {
  const free = (count: number): Buffer => Buffer.concat(Array.from({ length: count }, () => box('free')));

  it.each(['meta', 'iprp'])('X31 are read without their sizes when there are many in %s', async (within) => {
    const make = (count: number) =>
      metaOf((type, body) => (type === within ? Buffer.concat([body, free(count)]) : body));
    expect(declaredSizes(await make(400))).toEqual([{ width: 64, height: 64 }]);
    expect(declaredSizes(await make(20_000))).toBeUndefined();
  });

  it('X31 are read without their sizes when one property is used many times', async () => {
    const make = (count: number) => metaOf((type, body) => (type === 'ipma' ? manyUses(body, count) : body));
    // Of a picture whose first property is used twice, the size is not said once.
    expect(declaredSizes(await make(0))).toEqual([{ width: 64, height: 64 }]);
    const bytes = await make(500_000);
    const from = jest.spyOn(Array.prototype, 'push');
    expect(declaredSizes(bytes)).toBeUndefined();
    expect(from.mock.calls.length).toBeLessThan(30_000);
    from.mockRestore();
  });
});

describe('X31 C-11 uploads of many parts', () => {
  let shop: TestApp;
  let couple: Couple;
  beforeAll(async () => {
    shop = await startTestApp();
    couple = await albumCouple(shop);
  });
  beforeEach(() => duringAlbum(shop));
  afterEach(() => shop.clock.reset());
  afterAll(() => shop.close());

  const sent = ['empty texts of a PNG', 'empty segments of a JPEG', 'frames of a WebP', 'empty boxes of an AVIF'];
  it.each(KINDS.filter(([kind]) => sent.includes(kind)))(
    'X31 %s: a guest and the couple are answered 400, and the server goes on',
    async (_kind, make) => {
      const one = (await make(2)).length - (await make(1)).length;
      const bytes = await make(Math.floor(LARGE / one));
      const files = storedFiles(shop);
      const key = guestKey();
      const { _id, pieces } = (
        await announce(shop, couple, { key, upload: uploadId(), bytes: bytes.length }).expect(200)
      ).body.data as { _id: string; pieces: number };
      for (let index = 0; index < pieces - 1; index += 1) {
        await sendPiece(shop, key, _id, index, pieceOf(bytes, index)).expect(200);
      }
      const refused = await sendPiece(shop, key, _id, pieces - 1, pieceOf(bytes, pieces - 1)).expect(400);
      const fields = { invitationId: couple.invitationId, order: '0' };
      const ofCouple = await sendForm(shop, 'POST /api/photo/add', couple.session.headers, fields, bytes);
      for (const { status, body } of [refused, ofCouple]) {
        expect([status, ...slugs(body)]).toEqual([400, ...Array<string>(3).fill('invalid-file')]);
      }
      expect(storedFiles(shop)).toEqual(files);
      await shop.http.get('/health/live').expect(200);
    },
  );
});
