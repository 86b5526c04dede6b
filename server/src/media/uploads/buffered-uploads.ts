import { UploadMemory } from './upload-memory.js';
import { MAX_BUFFERED_BYTES } from './upload-limits.js';

/** The bytes of uploads that this server holds, of all routes together. */
export const bufferedUploads = new UploadMemory(MAX_BUFFERED_BYTES);
/** Seconds after which it is worth trying again when there was no room. */
export const BUFFERED_RETRY_SECONDS = 5;
