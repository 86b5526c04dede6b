import { box, found, full, size, u16, u32 } from './heif-boxes.js';
import { plain } from './pictures.js';

/** An AVIF of 64 x 64 whose transparency is another picture of 64 x 64 with these sizes declared. */
export async function avifWithAlpha(...sizes: Buffer[]): Promise<Buffer> {
  const file = await plain(64, 64).avif().toBuffer();
  const picture = found(file, 'mdat').subarray(8);
  const alpha = full('auxC', 0, 0, Buffer.from('urn:mpeg:mpegB:cicp:systems:auxiliary:alpha\0'));
  const properties = box('ipco', found(file, 'av1C'), size(64, 64), alpha, ...sizes);
  const ofAlpha = [0x81, 3, ...sizes.map((_, index) => 4 + index)];
  const uses = full(
    'ipma',
    0,
    0,
    u32(2),
    u16(1),
    Buffer.from([2, 0x81, 2]),
    u16(2),
    Buffer.from([ofAlpha.length, ...ofAlpha]),
  );
  const entry = (id: number, hidden: number): Buffer => full('infe', 2, hidden, u16(id, 0), Buffer.from('av01\0'));
  const handler = full('hdlr', 0, 0, u32(0), Buffer.from('pict'), u32(0, 0, 0), Buffer.from([0]));
  const meta = (at: number): Buffer =>
    full(
      'meta',
      0,
      0,
      handler,
      full('pitm', 0, 0, u16(1)),
      full(
        'iloc',
        0,
        0,
        Buffer.from([0x44, 0]),
        u16(2),
        ...[1, 2].map((id) => Buffer.concat([u16(id, 0, 1), u32(at, picture.length)])),
      ),
      full('iinf', 0, 0, u16(2), entry(1, 0), entry(2, 1)),
      full('iref', 0, 0, box('auxl', u16(2, 1, 1))),
      box('iprp', properties, uses),
    );
  const type = box('ftyp', Buffer.from('avif'), u32(0), Buffer.from('avifmif1miaf'));
  const start = type.length + meta(0).length + 8;
  return Buffer.concat([type, meta(start), box('mdat', picture)]);
}
