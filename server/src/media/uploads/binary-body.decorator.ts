import {
  applyDecorators,
  createParamDecorator,
  SetMetadata,
  UseInterceptors,
  type ExecutionContext,
} from '@nestjs/common';
import { BINARY_BODY } from '../../http/decorators/upload-metadata.js';
import { binaryBodyInterceptor, type RequestWithBytes } from './binary-body.interceptor.js';

/** Takes bytes, `application/octet-stream`, instead of JSON: at most `most`, which `@BinaryContent()` gives. */
export function BinaryBody(most: number): MethodDecorator {
  return applyDecorators(SetMetadata(BINARY_BODY, most), UseInterceptors(binaryBodyInterceptor(most)));
}

/** The bytes of the body; empty without one. */
export const BinaryContent = createParamDecorator((_data: unknown, context: ExecutionContext): Buffer => {
  return context.switchToHttp().getRequest<RequestWithBytes>().bytes ?? Buffer.alloc(0);
});
