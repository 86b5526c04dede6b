import { createHash } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';
import type { Checksum } from './manifest.js';

/** Lets bytes through and notes what they were. */
export class Measured extends Transform {
  private readonly hash = createHash('sha256');
  private bytes = 0;

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.hash.update(chunk);
    this.bytes += chunk.length;
    done(null, chunk);
  }

  /** Call it once, at the end of the stream. */
  checksum(): Checksum {
    return { bytes: this.bytes, sha256: this.hash.digest('hex') };
  }
}
