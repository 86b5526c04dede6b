import { PassThrough, pipeline, type Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Logger } from '@nestjs/common';
import { DomainError } from '../../common/domain-error.js';
import type { S3StorageConfig } from '../../config/app-config.js';
import { CACHE_FOREVER } from './cache-forever.js';
import { s3ClientOf, s3FailureOf } from './s3-client.js';
import { parseKey, type StorageKey } from './storage-key.js';
import type { ListedFile, StoragePort, StoredFile } from './storage.port.js';

const CHECK_MS = 2_000;
const RETRY_SECONDS = 5;

/**
 * Uploaded files in a bucket of Amazon S3 or of anything with its protocol. The bucket stays private: files are
 * read through this server alone, so there are neither public objects nor presigned addresses.
 */
export class S3Storage implements StoragePort {
  private readonly log = new Logger(S3Storage.name);
  private readonly client: S3Client;
  private readonly bucket: string;

  /** @param pageSize files that a listing asks for at a time, at most 1000 */
  constructor(
    config: S3StorageConfig,
    private readonly pageSize = 1_000,
  ) {
    this.bucket = config.bucket;
    this.client = s3ClientOf(config);
  }

  async open(key: string): Promise<StoredFile | null> {
    const parsed = parseKey(key, 'uploads');
    if (!parsed) return null;
    const object = { Bucket: this.bucket, Key: key };
    const head = await this.reach('read', () => this.client.send(new HeadObjectCommand(object)).catch(orMissing));
    if (!head) return null;
    return {
      size: head.ContentLength ?? 0,
      type: parsed.type,
      etag: head.ETag ?? `"${key}"`,
      stream: () => this.contentOf(key),
    };
  }

  async put(key: string, content: Buffer): Promise<void> {
    const command = new PutObjectCommand({
      Bucket: this.bucket,
      Key: key,
      Body: content,
      ContentLength: content.length,
      ContentType: checkedKey(key).type,
      CacheControl: CACHE_FOREVER,
    });
    await this.reach('write', () => this.client.send(command));
  }

  async remove(key: string): Promise<void> {
    checkedKey(key);
    const object = { Bucket: this.bucket, Key: key };
    await this.reach('remove', () => this.client.send(new DeleteObjectCommand(object)).catch(orMissing));
  }

  async *list(): AsyncIterable<ListedFile> {
    yield* this.listed('');
  }

  async page(folder: string, after: string | undefined, most: number): Promise<ListedFile[]> {
    const files: ListedFile[] = [];
    for await (const file of this.listed(`${folder}/`, after)) {
      files.push(file);
      if (files.length === most) break;
    }
    return files;
  }

  /** Sorted by key, as S3 lists. */
  private async *listed(prefix: string, after?: string): AsyncIterable<ListedFile> {
    let last = after;
    do {
      const command = new ListObjectsV2Command({
        Bucket: this.bucket,
        MaxKeys: this.pageSize,
        ...(prefix !== '' && { Prefix: prefix }),
        // By the last name rather than by the server's token: a name stays good however long the reader takes.
        ...(last !== undefined && { StartAfter: last }),
      });
      const { Contents: page = [], IsTruncated: more } = await this.reach('list', () => this.client.send(command));
      for (const { Key: key = '', LastModified: modified } of page) {
        if (parseKey(key, 'uploads') && modified) yield { key, modifiedAt: modified.getTime() };
      }
      last = more ? page.at(-1)?.Key : undefined;
    } while (last !== undefined);
  }

  /** A bucket shows an object when it is whole; there is nothing else in it. */
  removeUnfinished(): Promise<number> {
    return Promise.resolve(0);
  }

  async check(): Promise<void> {
    const abortSignal = AbortSignal.timeout(CHECK_MS);
    await this.client.send(new HeadBucketCommand({ Bucket: this.bucket }), { abortSignal }).catch((error: unknown) => {
      throw new Error(`The bucket "${this.bucket}" can't be used: ${s3FailureOf(error)}`);
    });
  }

  /** Ends the connections that are kept. */
  close(): void {
    this.client.destroy();
  }

  private contentOf(key: string): Readable {
    const content = new PassThrough();
    this.reach('read', () => this.client.send(new GetObjectCommand({ Bucket: this.bucket, Key: key }))).then(
      ({ Body: body }) => pipeline(body as Readable, content, () => undefined),
      (error: Error) => content.destroy(error),
    );
    return content;
  }

  /** Provider errors are logged only; the caller gets `unavailable`, which invites a retry. */
  private async reach<T>(what: string, call: () => Promise<T>): Promise<T> {
    try {
      return await call();
    } catch (error) {
      this.log.error(`could not ${what} in the bucket "${this.bucket}": ${s3FailureOf(error)}`);
      throw new DomainError('unavailable', { retryAfter: RETRY_SECONDS });
    }
  }
}

function checkedKey(key: string): StorageKey {
  const parsed = parseKey(key, 'uploads');
  if (!parsed) throw new Error(`No storage key: ${JSON.stringify(key)}`);
  return parsed;
}

function orMissing(error: unknown): undefined {
  const missing = error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;
  // A bucket that isn't there answers 404 as well: that is no file's absence.
  if (!missing || error.name === 'NoSuchBucket') throw error;
  return undefined;
}
