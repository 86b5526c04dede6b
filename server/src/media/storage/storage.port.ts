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

/** A file as a listing shows it. */
export interface ListedFile {
  key: string;
  modifiedAt: number;
}

/**
 * Where files are kept: a folder here, a bucket elsewhere. A key is the part of the address after `/storage/`.
 * Files never change under their key: a new picture gets a new one. Every call fails with DomainError unavailable
 * while the place can't be reached.
 */
export interface StoragePort {
  /** The file, or `null` when there is none or the key isn't one. */
  open(key: string): Promise<StoredFile | null>;
  /** Stores a file whole or not at all. @throws Error when the key isn't one. */
  put(key: string, content: Buffer): Promise<void>;
  /**
   * Removes a file; no error when there is none. While a backup runs none can be removed: that is `unavailable`, and
   * callers leave it to the next run of their sweeper. @throws Error when the key is malformed.
   */
  remove(key: string): Promise<void>;
  /** Every file whose name is a key, in no order; few of them are held in memory at a time. */
  list(): AsyncIterable<ListedFile>;
  /**
   * A page of the files in a folder and in the folders below it, sorted by key: the first `most` of those whose key is
   * greater than `after`. Fewer than `most` only when there are no more.
   * @param folder first segment of the keys
   */
  page(folder: string, after: string | undefined, most: number): Promise<ListedFile[]>;
  /**
   * Removes what interrupted writes of before a moment (milliseconds since the epoch) have left, and counts it.
   * @throws the signal's reason once it is aborted
   */
  removeUnfinished(before: number, signal?: AbortSignal): Promise<number>;
  /** Nothing when files can be kept and read right now. @throws Error that says what is wrong, within about 2 s */
  check(): Promise<void>;
  /** Ends the connections that are kept. */
  close(): void;
}
