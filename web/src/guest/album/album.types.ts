import type { CallError } from '../api/call.js';

/** Why a photo was not taken: by the server, with its sentence; or the phone cannot read the file any more. */
export interface PhotoFailure {
  kind: 'refused' | 'unreadable';
  /** The server's; of an unreadable file `no-read` while reading fails, `no-file` when it is gone or another one. */
  code: CallError['code'] | 'no-read' | 'no-file';
  message: string;
}

/** A chosen photo as this device stores it; its file is stored apart. */
export interface QueuedPhoto {
  /** Random, 32 hexadecimal digits: under it the server takes the photo once. */
  upload: string;
  invitationId: string;
  /** Rises in the order in which the photos were chosen. */
  order: number;
  fileName: string;
  /** Of the file: the same photo is not sent twice. */
  fingerprint: string;
  bytes: number;
  /** `sent`: the server has it, and the file is removed from the device. */
  state: 'queued' | 'failed' | 'sent';
  failure: PhotoFailure | null;
  /** The server's id, once it was announced. */
  photoId: string | null;
  /** Pieces that the server has, and in all; 0 until it was announced. */
  received: number;
  pieces: number;
}

/** What a device stores of the photos that were chosen. */
export interface PhotoStore {
  /** In the order in which they were chosen. */
  list(invitationId: string): Promise<QueuedPhoto[]>;
  /** @throws an error of the name `QuotaExceededError` where the device is full */
  add(photo: QueuedPhoto, file: Blob): Promise<void>;
  /** Changes what is stored. @returns `null` when the photo was removed */
  update(upload: string, change: Partial<QueuedPhoto>): Promise<QueuedPhoto | null>;
  /** As sent: its file is removed. @returns `null` when the photo was removed */
  finish(upload: string): Promise<QueuedPhoto | null>;
  remove(upload: string): Promise<void>;
  file(upload: string): Promise<Blob | null>;
}

/** Which of the device's tabs sends. */
export interface LeaseStore {
  /**
   * Takes or renews a lease in one step.
   * @param until ms since the epoch
   * @param force also from a holder whose lease has not run out
   * @returns whether it is `holder`'s
   */
  takeLease(name: string, holder: string, until: number, force?: boolean): Promise<boolean>;
  dropLease(name: string, holder: string): Promise<void>;
}
