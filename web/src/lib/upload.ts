import type { Contract, Route } from '@serikad/shared/api/contract';
import { pageLanguage } from '../i18n/texts-of.js';
import { dataOf } from './api.js';
import { connectionFailure } from './connection-failure.js';
import { sessionStore } from './session/session-store.js';

/** The calls that carry a picture: multipart forms with texts and one file in the field `image`. */
export type UploadRoute = Extract<
  Route,
  | 'POST /api/photo/add'
  | 'POST /api/gift/create'
  | 'PUT /api/gift/update'
  | 'PUT /api/invitation/update/salam-kaut'
  | 'PUT /api/invitation/opening-logo'
  | 'PUT /api/invitation/cover-photo'
  | 'PUT /api/invitation/place-photo'
  | 'POST /api/admin/design/cover'
  | 'POST /api/admin/design/layer'
>;

export interface UploadOptions<R extends UploadRoute> {
  body: Contract[R]['body'];
  /** Left out where the call may be made without one. */
  picture?: File | undefined;
  headers?: Record<string, string>;
  /** How much is sent, 0 to 1; 1 once the server processes it. */
  onProgress?: (progress: number) => void;
  signal?: AbortSignal;
}

/** How long nothing may move: a slow network is no reason to give up, a dead one is. */
const STALLED_MS = 30_000;
/** How long the server may take once it has everything: it encodes one picture after the other. */
const ANSWER_MS = 60_000;

/**
 * Makes a call of the contract that carries a picture, and answers its `data`. As `call` does it: with the session's
 * token, and a 403 ends the session. XMLHttpRequest, because fetch does not report how much is sent.
 * @throws ApiError as `call` does: the API's failure, `network` or `timeout` without a status; the signal's reason
 *   when it is aborted
 */
export function upload<R extends UploadRoute>(route: R, options: UploadOptions<R>): Promise<Contract[R]['data']> {
  const { body, picture, headers, onProgress, signal } = options;
  const [method = 'POST', path = '/'] = route.split(' ');
  const token = sessionStore.token();
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(reasonOf(signal));
      return;
    }
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout>;
    const wait = (milliseconds: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => settle(() => reject(connectionFailure(true))), milliseconds);
    };
    const abort = () => settle(() => reject(reasonOf(signal)));
    const settle = (how: () => void) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
      request.onload = request.onerror = request.upload.onprogress = request.upload.onload = null;
      how();
      // Of an answer that has come nothing is left to stop.
      request.abort();
    };
    request.upload.onprogress = ({ loaded, total }) => {
      wait(STALLED_MS);
      if (total > 0) onProgress?.(loaded / total);
    };
    request.upload.onload = () => {
      wait(ANSWER_MS);
      onProgress?.(1);
    };
    request.onerror = () => settle(() => reject(connectionFailure(false)));
    request.onload = () => {
      const { status, responseText } = request;
      settle(() => resolve(Promise.resolve().then(() => dataOf<R>(status, responseText, token))));
    };
    signal?.addEventListener('abort', abort);
    request.open(method, path);
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('Accept-Language', pageLanguage());
    if (token !== null) request.setRequestHeader('Authorization', `Bearer ${token}`);
    for (const [name, value] of Object.entries(headers ?? {})) request.setRequestHeader(name, value);
    wait(STALLED_MS);
    request.send(formOf(body, picture));
  });
}

/** Texts before the file: the server may refuse them without reading on. */
function formOf(body: object, picture: File | undefined): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body) as [string, string | number | boolean | undefined][]) {
    if (value !== undefined) form.append(name, String(value));
  }
  if (picture) form.append('image', picture, picture.name);
  return form;
}

function reasonOf(signal: AbortSignal | undefined): Error {
  const reason: unknown = signal?.reason;
  return reason instanceof Error ? reason : new DOMException('aborted', 'AbortError');
}
