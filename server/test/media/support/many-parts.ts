import { box, u32 } from './heif-boxes.js';
import { jpeg, plain, png } from './pictures.js';
import { chunk } from './png-chunks.js';

const times = (part: Buffer, count: number): Buffer => Buffer.alloc(part.length * count, part);
const u32le = (value: number): Buffer => {
  const out = Buffer.alloc(4);
  out.writeUInt32LE(value);
  return out;
};
const riff = (...chunks: Buffer[]): Buffer => {
  const body = Buffer.concat([Buffer.from('WEBP'), ...chunks]);
  return Buffer.concat([Buffer.from('RIFF'), u32le(body.length), body]);
};
const riffChunk = (type: string, data: Buffer): Buffer =>
  Buffer.concat([Buffer.from(type), u32le(data.length), data, Buffer.alloc(data.length % 2)]);
/** The chunk that says what others a WebP has. */
const extended = (flags: number, width: number, height: number): Buffer =>
  riffChunk('VP8X', Buffer.from([flags, 0, 0, 0, width - 1, 0, 0, height - 1, 0, 0]));

/** A readable picture with a part within it many times, by the kind of the part. */
export const MANY_PARTS: Readonly<Record<string, (count: number) => Promise<Buffer>>> = {
  'empty texts of a PNG': async (count) => withinPng(chunk('tEXt', Buffer.alloc(0)), count),
  'unknown chunks of a PNG': async (count) => withinPng(chunk('abCd', Buffer.alloc(0)), count),
  'empty segments of a JPEG': async (count) => withinJpeg(Buffer.from([0xff, 0xe1, 0, 2]), 2, count),
  'empty segments of a JPEG behind its scan': async (count) =>
    withinJpeg(Buffer.from([0xff, 0xe1, 0, 2]), (await jpeg()).length - 2, count),
  'profiles of a JPEG': async (count) =>
    withinJpeg(Buffer.concat([Buffer.from([0xff, 0xe2, 0, 16]), Buffer.from('ICC_PROFILE\0\u0001\u0001')]), 2, count),
  'unknown chunks of a WebP': async (count) => {
    const picture = (await plain().webp().toBuffer()).subarray(12);
    return riff(extended(0, 60, 40), picture, times(riffChunk('abcd', Buffer.alloc(0)), count));
  },
  'chunks in a frame of a WebP': async (count) => {
    const picture = (await plain().webp().toBuffer()).subarray(12);
    const frame = Buffer.concat([Buffer.alloc(16), picture, times(riffChunk('abcd', Buffer.alloc(0)), count)]);
    frame.set([59, 0, 0, 39], 6);
    return riff(extended(2, 60, 40), riffChunk('ANIM', Buffer.alloc(6)), riffChunk('ANMF', frame));
  },
  'frames of a WebP': async (count) => {
    const picture = (await plain(1, 1).webp({ lossless: true }).toBuffer()).subarray(12);
    const frame = riffChunk('ANMF', Buffer.concat([Buffer.alloc(16), picture]));
    return riff(extended(2, 1, 1), riffChunk('ANIM', Buffer.alloc(6)), times(frame, count));
  },
  'empty boxes of an AVIF': async (count) =>
    Buffer.concat([await plain().avif().toBuffer(), times(box('free'), count)]),
};

async function withinPng(part: Buffer, count: number): Promise<Buffer> {
  const image = await png();
  return Buffer.concat([image.subarray(0, 33), times(part, count), image.subarray(33)]);
}

async function withinJpeg(part: Buffer, at: number, count: number): Promise<Buffer> {
  const image = await jpeg();
  return Buffer.concat([image.subarray(0, at), times(part, count), image.subarray(at)]);
}

/** The box `meta` of an AVIF with a part of it changed, in a file of nothing else. */
export async function metaOf(change: (type: string, body: Buffer) => Buffer): Promise<Buffer> {
  const file = await plain(64, 64).avif().toBuffer();
  const boxes = (bytes: Buffer): Buffer[] => {
    const out: Buffer[] = [];
    for (let at = 0; at < bytes.length; at += bytes.readUInt32BE(at)) out.push(bytes.subarray(at));
    return out.map((each) => each.subarray(0, each.readUInt32BE(0)));
  };
  const typeOf = (each: Buffer): string => each.toString('latin1', 4, 8);
  const rebuilt = (each: Buffer): Buffer => {
    const [type, body] = [typeOf(each), each.subarray(8)];
    const inner =
      type === 'meta'
        ? Buffer.concat([body.subarray(0, 4), ...boxes(body.subarray(4)).map(rebuilt)])
        : type === 'iprp'
          ? Buffer.concat(boxes(body).map(rebuilt))
          : body;
    return box(type, change(type, inner));
  };
  return Buffer.concat(boxes(file).map(rebuilt));
}

/** As many uses of a property by one item, in as many entries of the box that holds them. */
export function manyUses(body: Buffer, count: number): Buffer {
  const more = u32(body.readUInt32BE(4) + count);
  return Buffer.concat([body.subarray(0, 4), more, body.subarray(8), times(Buffer.from([0, 1, 1, 1]), count)]);
}
