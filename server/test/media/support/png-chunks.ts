import { crc32, deflateSync } from 'node:zlib';

/** A chunk of a PNG. */
export function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const out = Buffer.alloc(8);
  out.writeUInt32BE(data.length, 0);
  out.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([out.subarray(0, 4), named, out.subarray(4)]);
}

/** A white PNG of any size in a few kilobytes: 1 bit a pixel, all of them the same. */
export function hugePng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))), { level: 9 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

/** A PNG with more chunks before its picture. */
export function withChunk(image: Buffer, type: string, data: Buffer): Buffer {
  const after = 8 + 25;
  return Buffer.concat([image.subarray(0, after), chunk(type, data), image.subarray(after)]);
}
