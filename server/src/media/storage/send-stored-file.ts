import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import { hasCode } from '../../config/system-error.js';
import type { StoredFile } from './storage.port.js';

interface FileHeaders {
  cacheControl: string;
  /** Whose pages may show the picture. */
  resourcePolicy: 'same-origin' | 'same-site' | 'cross-origin';
  vary?: string;
}

/**
 * Answers with a picture: never as anything else, never as a document that does something when it is opened by
 * itself. Knows HEAD and If-None-Match.
 */
export async function sendStoredFile(
  request: Request,
  response: Response,
  file: StoredFile,
  { cacheControl, resourcePolicy, vary }: FileHeaders,
): Promise<void> {
  response.set({
    'Cache-Control': cacheControl,
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cross-Origin-Resource-Policy': resourcePolicy,
    'X-Content-Type-Options': 'nosniff',
    ETag: file.etag,
  });
  if (vary) response.vary(vary);
  if (request.fresh) {
    response.status(304).end();
    return;
  }
  response.set({ 'Content-Type': file.type, 'Content-Length': String(file.size) });
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  try {
    await pipeline(file.stream(), response);
  } catch (error) {
    // The client closed the connection: nothing to report.
    if (!hasCode(error, 'ERR_STREAM_PREMATURE_CLOSE')) throw error;
  }
}
