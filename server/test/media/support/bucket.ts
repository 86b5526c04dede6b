import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { S3StorageConfig } from '../../../src/config/app-config.js';

/** The little of s3rver that is used here; the package has no types. */
interface S3rver {
  callback(): Parameters<Server['on']>[1] & ((request: unknown, response: unknown) => void);
  configureBuckets(): Promise<unknown>;
  store: { getBucketPath(name: string): string };
}
type S3rverClass = new (options: Record<string, unknown>) => S3rver;

type Handler = (context: { params: { bucket: string } }) => Promise<void>;

const load = createRequire(import.meta.url);
// Before the routes are made of it: see the slash in startBucket(), which the name of a new bucket may not hold.
const controllers = load('@20minutes/s3rver/lib/controllers/bucket') as { putBucket: Handler };
const { putBucket } = controllers;
controllers.putBucket = (context) => {
  context.params.bucket = context.params.bucket.replace(/\/$/, '');
  return putBucket(context);
};
const S3rver = load('@20minutes/s3rver') as S3rverClass;

/** A request as the bucket's server got it. */
export interface SeenRequest {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
}

/** A real server of the S3 protocol, which checks signatures, with one bucket. */
export interface Bucket {
  config: S3StorageConfig;
  /** Every received request. */
  seen: SeenRequest[];
  /**
   * Makes the next requests of a method fail: with a status, by cutting the connection, or by never answering.
   * @param after so many more of them are let through before
   */
  fail(method: string, how: number | 'cut' | 'hang', after?: number): void;
  /** Lets everything through again. */
  heal(): void;
  /** Refuses connections, until `open`. */
  shut(): Promise<void>;
  open(): Promise<void>;
  stop(): Promise<void>;
}

const NAME = 'serikad-test';

/**
 * s3rver packs the token of a listing's next page with DES, which OpenSSL 3 no longer has, so that every listing of
 * more than one page would fail. The token need not be secret here.
 */
function bearTokensOfPages(): void {
  const crypto = createRequire(import.meta.url)('node:crypto') as { createCipheriv: (...args: unknown[]) => unknown };
  const real = crypto.createCipheriv;
  const plain = { update: (text: string) => Buffer.from(text), final: () => Buffer.alloc(0) };
  crypto.createCipheriv = (...args) => (args[0] === 'des' ? plain : real(...args));
}

export async function startBucket(): Promise<Bucket> {
  bearTokensOfPages();
  const directory = mkdtempSync(join(tmpdir(), 'serikad-bucket-'));
  const s3 = new S3rver({ directory, silent: true, configureBuckets: [{ name: NAME }] });
  await s3.configureBuckets();
  s3.store.getBucketPath = (name) => join(directory, name.replace(/\/$/, ''));
  const handle = s3.callback();
  const seen: SeenRequest[] = [];
  const failing = new Map<string, { how: number | 'cut' | 'hang'; after: number }>();
  const make = (): Server =>
    createServer((request, response) => {
      const { method = '', url = '', headers } = request;
      seen.push({ method, url, headers });
      const failure = failing.get(method);
      const how = failure === undefined || failure.after-- > 0 ? undefined : failure.how;
      if (how === 'cut') request.destroy();
      else if (typeof how === 'number') response.writeHead(how).end();
      else if (how === undefined) {
        // s3rver signs the address of a bucket without its last slash, Amazon and its SDK with it. As a part of the
        // bucket's name the slash is signed, and means the same folder.
        request.url = url.replace(/^(\/[^/?]+)\/(?=\?|$)/, '$1%2F');
        handle(request, response);
      }
    });
  let server = make();
  const listen = (port: number): Promise<void> => new Promise((done) => server.listen(port, '127.0.0.1', done));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const shut = async (): Promise<void> => {
    const closed = new Promise((done) => server.close(done));
    server.closeAllConnections();
    await closed;
  };
  return {
    config: {
      driver: 's3',
      endpoint: `http://127.0.0.1:${port}`,
      region: 'ap-southeast-1',
      bucket: NAME,
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
      forcePathStyle: true,
    },
    seen,
    fail: (method, how, after = 0) => void failing.set(method, { how, after }),
    heal: () => failing.clear(),
    shut,
    open: async () => {
      server = make();
      await listen(port);
    },
    stop: async () => {
      await shut().catch(() => undefined);
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
