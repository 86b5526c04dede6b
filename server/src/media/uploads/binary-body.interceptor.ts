import { mixin, type CallHandler, type ExecutionContext, type NestInterceptor, type Type } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Observable } from 'rxjs';
import { DomainError } from '../../common/domain-error.js';
import { clientOf } from '../../http/limits/client-address.js';
import { BUFFERED_RETRY_SECONDS, bufferedUploads } from './buffered-uploads.js';

export type RequestWithBytes = Request & { bytes?: Buffer };

/** Reads a body of bytes into memory, after the guards; the memory is counted with that of pictures. */
export function binaryBodyInterceptor(most: number): Type<NestInterceptor> {
  class BinaryBodyInterceptor implements NestInterceptor {
    async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
      const request = context.switchToHttp().getRequest<RequestWithBytes>();
      request.bytes = await this.read(request, context.switchToHttp().getResponse<Response>());
      return next.handle();
    }

    private async read(request: Request, response: Response): Promise<Buffer> {
      const encoding = request.headers['content-encoding'];
      const isPacked = encoding !== undefined && encoding.toLowerCase() !== 'identity';
      // JSON has been read already.
      const isOther = request.headers['content-length'] !== '0' && request.is('application/octet-stream') === false;
      if (isPacked || isOther) throw new DomainError('unsupported-media-type');
      // The client left while the guards were asked: no event would end the reading.
      if (request.socket.destroyed) throw new DomainError('validation');
      const refused = (failure: DomainError): DomainError => {
        // What is on its way is not read.
        response.setHeader('Connection', 'close');
        return failure;
      };
      const tooLarge = (): DomainError => refused(new DomainError('body-too-large'));
      const busy = (): DomainError => refused(new DomainError('unavailable', { retryAfter: BUFFERED_RETRY_SECONDS }));
      if (Number(request.headers['content-length'] ?? 0) > most) throw tooLarge();
      return new Promise<Buffer>((done, fail) => {
        const chunks: Buffer[] = [];
        let bytes = 0;
        const end = (outcome: () => void): void => {
          request.off('data', take).off('end', finish).off('error', broken).off('close', broken);
          outcome();
        };
        const held = bufferedUploads.open(clientOf(request.ip), () => end(() => fail(busy())));
        // Until the response ends: the handler uses them until then.
        response.once('close', () => held.release());
        const take = (chunk: Buffer): void => {
          bytes += chunk.length;
          if (bytes > most) end(() => fail(tooLarge()));
          else if (held.take(chunk.length)) chunks.push(chunk);
          else end(() => fail(busy()));
        };
        const finish = (): void => {
          held.received();
          end(() => done(Buffer.concat(chunks, bytes)));
        };
        const broken = (): void => end(() => fail(new DomainError('validation')));
        request.on('data', take).once('end', finish).once('error', broken).once('close', broken);
      });
    }
  }
  return mixin(BinaryBodyInterceptor);
}
