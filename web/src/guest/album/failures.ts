import type { PhotoFailure } from './album.types.js';

/** Reasons that end by themselves: the album is opened again, others make room, the server or the phone recovers. */
const PASSING: readonly PhotoFailure['code'][] = ['album-closed', 'limit-reached', 'not-found', 'internal', 'no-read'];
/** With the same file the answer is the same. */
const FINAL: readonly PhotoFailure['code'][] = ['invalid-file', 'no-file'];

/** Whether the photo is sent again by itself when the page is opened the next time. */
export const mayPass = ({ code }: PhotoFailure): boolean => PASSING.includes(code);

/** Whether the guest can have the photo sent again, without choosing it anew. */
export const canRetry = ({ code }: PhotoFailure): boolean => !FINAL.includes(code);
