import type { Readable } from 'node:stream';

/** Injection token of the files that customers upload (`StoragePort`). */
export const STORAGE = Symbol('StoragePort');

/** A stored picture, ready to be sent. */
export interface StoredFile {
  /** Bytes. */
  size: number;
  /** Media type, by the name that the server gave the file. */
  type: string;
  /** Opaque; changes with the content. */
  etag: string;
  /** Opens the content; call it at most once, and destroy the stream if it isn't read to its end. */
  stream(): Readable;
}

/**
 * Where files are kept: a folder here, a bucket elsewhere. A key is the part of the address after `/storage/`.
 * Files never change under their key: a new picture gets a new one.
 */
export interface StoragePort {
  /** The file, or `null` when there is none or the key isn't one. */
  open(key: string): Promise<StoredFile | null>;
  /** Stores a file whole or not at all. @throws Error when the key isn't one. */
  put(key: string, content: Buffer): Promise<void>;
  /** Removes a file; no error when there is none. */
  remove(key: string): Promise<void>;
}
