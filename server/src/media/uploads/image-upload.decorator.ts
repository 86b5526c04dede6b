import {
  applyDecorators,
  createParamDecorator,
  SetMetadata,
  UseInterceptors,
  type ExecutionContext,
} from '@nestjs/common';
import type { Request } from 'express';
import { MULTIPART_ROUTE, UPLOAD_OPTIONS, type UploadOptions } from '../../http/decorators/upload-metadata.js';
import { imageUploadInterceptor } from './image-upload.interceptor.js';

/**
 * Takes a form with texts and one picture of at most 10 MB in the field `field`, instead of JSON. The texts are the
 * body, checked by its DTO as ever (`NumberText`, `FlagText`); `@UploadedImage()` gives the picture's bytes. With
 * `required`, a form without it is refused before its texts are looked at. Whether the bytes are a picture is found out
 * by ImagesService.
 */
export function ImageUpload(field: string, { required = false }: { required?: boolean } = {}): MethodDecorator {
  return applyDecorators(
    SetMetadata(MULTIPART_ROUTE, true),
    SetMetadata(UPLOAD_OPTIONS, { field, required } satisfies UploadOptions),
    UseInterceptors(imageUploadInterceptor({ field, required })),
  );
}

/** The bytes of the picture that the form carries: `Buffer`, or `undefined` when it carries none. */
export const UploadedImage = createParamDecorator((_data: unknown, context: ExecutionContext): Buffer | undefined => {
  return context.switchToHttp().getRequest<Request>().file?.buffer;
});
