import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Public } from '../../http/decorators/public.decorator.js';
import { DomainError } from '../../common/domain-error.js';
import { RawAnswer } from '../../http/decorators/raw.decorator.js';
import { CACHE_FOREVER } from './cache-forever.js';
import { CatalogueFiles } from './catalogue-files.js';
import { sendStoredFile } from './send-stored-file.js';
import { isPrivate } from './storage-key.js';
import { STORAGE, type StoragePort } from './storage.port.js';
import { RawOperation } from '../../http/decorators/operation.decorator.js';
import { RateLimit } from '../../http/decorators/rate-limit.decorator.js';

@Controller('storage')
@RateLimit('files')
export class StorageController {
  constructor(
    @Inject(STORAGE) private readonly storage: StoragePort,
    private readonly catalogue: CatalogueFiles,
  ) {}

  /** A picture by its key; the segments of the address arrive decoded, each for itself. */
  @RawOperation({
    summary: 'A picture by its key, as imageUrl and the other fields name it.',
    produces: ['image/webp', 'image/avif', 'image/jpeg', 'image/png', 'image/svg+xml'],
  })
  @Get('*key')
  @Public()
  @RawAnswer()
  async find(@Param('key') segments: string[], @Req() request: Request, @Res() response: Response): Promise<void> {
    // A segment with a slash in it (%2f) makes a key that no file has under this address.
    const key = segments.some((segment) => segment.includes('/')) ? '' : segments.join('/');
    const from = this.catalogue.has(key) ? this.catalogue : this.storage;
    const file = isPrivate(key) ? null : await from.open(key);
    if (!file) throw new DomainError('not-found');
    await sendStoredFile(request, response, file, { cacheControl: CACHE_FOREVER, resourcePolicy: 'same-site' });
  }
}
