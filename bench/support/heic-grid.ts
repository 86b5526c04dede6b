import { readFileSync } from 'node:fs';
import { box, found, full, size, u16, u32 } from '../../server/test/media/support/heif-boxes.ts';

/** A HEIC of one picture of 512 x 512, made by x265. */
const TILE = new URL('../../server/test/media/samples/tile-512.heic', import.meta.url);
const SIDE = 512;
const FTYP_BYTES = 28;

/** A HEIC as phones make it: a grid of tiles of 512 x 512, here all the same. */
export function heicGrid(width: number, height: number): Buffer {
  const tile = readFileSync(TILE);
  const picture = found(tile, 'mdat').subarray(8);
  const [columns, rows] = [Math.ceil(width / SIDE), Math.ceil(height / SIDE)];
  const tiles = Array.from({ length: columns * rows }, (_, index) => index + 2);
  const grid = Buffer.concat([Buffer.from([0, 1, rows - 1, columns - 1]), u32(width, height)]);
  const entry = (id: number, type: string, hidden: number): Buffer =>
    full('infe', 2, hidden, u16(id, 0), Buffer.from(`${type}\0`, 'latin1'));
  const properties = box('ipco', found(tile, 'hvcC'), size(SIDE, SIDE), size(width, height), found(tile, 'pixi'));
  const ofTile = tiles.map((id) => Buffer.concat([u16(id), Buffer.from([3, 0x81, 0x82, 4])]));
  const uses = full('ipma', 0, 0, u32(tiles.length + 1), u16(1), Buffer.from([2, 0x83, 4]), ...ofTile);
  const extent = (id: number, at: number, bytes: number): Buffer => Buffer.concat([u16(id, 0, 1), u32(at, bytes)]);
  const meta = (at: number): Buffer =>
    full(
      'meta',
      0,
      0,
      found(tile, 'hdlr'),
      full('pitm', 0, 0, u16(1)),
      full(
        'iloc',
        0,
        0,
        Buffer.from([0x44, 0]),
        u16(tiles.length + 1),
        extent(1, at, grid.length),
        ...tiles.map((id) => extent(id, at + grid.length, picture.length)),
      ),
      full('iinf', 0, 0, u16(tiles.length + 1), entry(1, 'grid', 0), ...tiles.map((id) => entry(id, 'hvc1', 1))),
      full('iref', 0, 0, box('dimg', u16(1, tiles.length), u16(...tiles))),
      box('iprp', properties, uses),
    );
  const start = FTYP_BYTES + meta(0).length + 8;
  return Buffer.concat([tile.subarray(0, FTYP_BYTES), meta(start), box('mdat', grid, picture)]);
}
