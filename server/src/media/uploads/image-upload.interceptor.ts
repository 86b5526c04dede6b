import { mixin, type CallHandler, type ExecutionContext, type NestInterceptor, type Type } from '@nestjs/common';
import type { Request, Response } from 'express';
import multer from 'multer';
import type { Observable } from 'rxjs';
import type { RequestWithUser } from '../../http/decorators/signed-in-user.js';
import type { UploadOptions } from '../../http/decorators/upload-metadata.js';
import { DomainError } from '../../common/domain-error.js';
import { clientOf } from '../../http/limits/client-address.js';
import { BUFFERED_RETRY_SECONDS, bufferedUploads } from './buffered-uploads.js';
import { fileTooLarge, uploadFailure } from './upload-failure.js';
import { LARGEST_FILE, MOST_READ, MULTER_LIMITS } from './upload-limits.js';

/**
 * Reads a form with at most one picture into memory, after the guards: no request without a session makes the server
 * read one. Not Nest's FileInterceptor, which would cut the connection of a client whose file is too large.
 */
export function imageUploadInterceptor({ field, required }: UploadOptions): Type<NestInterceptor> {
  const receive = multer({ storage: multer.memoryStorage(), limits: MULTER_LIMITS }).single(field);

  class ImageUploadInterceptor implements NestInterceptor {
    async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
      const request = context.switchToHttp().getRequest<Request>();
      await this.read(request, context.switchToHttp().getResponse<Response>());
      if (required && !request.file) throw new DomainError('validation', { fields: [{ field, code: 'required' }] });
      return next.handle();
    }

    private async read(request: Request, response: Response): Promise<void> {
      requireForm(request);
      // The client left while its session was looked up: no event would end the reading, or release what it holds.
      if (request.socket.destroyed) throw uploadFailure(new Error('The connection is closed.'), field);
      const cut = (failure: DomainError): DomainError => {
        response.setHeader('Connection', 'close');
        return failure;
      };
      if (Number(request.headers['content-length'] ?? 0) > MOST_READ) throw cut(fileTooLarge(field));
      let busy = (): void => undefined;
      const buffered = bufferedUploads.open(ownerOf(request), () => busy());
      // Until the response ends: handlers may use the picture until then.
      response.once('close', () => buffered.release());
      await new Promise<void>((done, fail) => {
        let bytes = 0;
        // Once: chunks that arrive later find the headers sent.
        const refuse = (failure: DomainError): void => {
          request.off('data', count);
          fail(cut(failure));
        };
        busy = () => refuse(new DomainError('unavailable', { retryAfter: BUFFERED_RETRY_SECONDS }));
        const count = (chunk: Buffer): void => {
          bytes += chunk.length;
          if (bytes > MOST_READ) refuse(fileTooLarge(field));
          // What is behind the largest file is not kept.
          else if (bytes <= LARGEST_FILE && !buffered.take(chunk.length)) busy();
        };
        receive(request, response, (error: unknown) => {
          request.off('data', count);
          buffered.received();
          if (error === undefined) done();
          else fail(uploadFailure(error, field));
        });
        request.on('data', count);
      });
      // multer's body has no prototype, which class-transformer can't bear; a spread copies `__proto__` as a mere name.
      request.body = { ...(request.body as Record<string, unknown> | undefined) };
    }
  }
  return mixin(ImageUploadInterceptor);
}

/** The account, or the client where no session is asked for. */
function ownerOf(request: RequestWithUser): string {
  return request.signedInUser?.id ?? clientOf(request.ip);
}

/**
 * A request with a body of another type, or a packed one, is none for this route; one without a body is an empty form.
 */
function requireForm(request: Request): void {
  const encoding = request.headers['content-encoding'];
  const packed = encoding !== undefined && encoding.toLowerCase() !== 'identity';
  const empty = request.headers['content-length'] === '0';
  if (packed || (!empty && request.is('multipart/form-data') === false))
    throw new DomainError('unsupported-media-type');
}
