import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { SuccessEnvelope } from '@serikad/shared/errors/error-codes';
import type { Response } from 'express';
import { map, type Observable } from 'rxjs';
import { RAW_ANSWER } from './decorators/raw.decorator.js';

/** Wraps every answer as `{ code: 200, data }` with status 200 (POST too). */
@Injectable()
export class EnvelopeInterceptor implements NestInterceptor<unknown, unknown> {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    if (this.reflector.getAllAndOverride<boolean>(RAW_ANSWER, [context.getHandler(), context.getClass()])) {
      return next.handle();
    }
    context.switchToHttp().getResponse<Response>().status(200);
    return next.handle().pipe(map((data): SuccessEnvelope<unknown> => ({ code: 200, data: data ?? {} })));
  }
}
