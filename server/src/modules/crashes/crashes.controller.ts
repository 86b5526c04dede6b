import { Body, Controller, Get, Headers, Post } from '@nestjs/common';
import { CrashDto } from '@serikad/shared/crashes/crash.dto';
import type { CrashList } from '@serikad/shared/crashes/crash.types';
import { Public } from '../../http/decorators/public.decorator.js';
import { SellerOnly } from '../../auth/seller-only.decorator.js';
import { Operation } from '../../http/decorators/operation.decorator.js';
import { RateLimit } from '../../http/decorators/rate-limit.decorator.js';
import { CrashesService } from './crashes.service.js';

@Controller('api')
export class CrashesController {
  constructor(private readonly crashes: CrashesService) {}

  @Operation('POST /api/crash', {
    summary: 'Reports that a page crashed.',
    description:
      'Anonymous. Stored are error name, message without anything typed, places in the built files, page pattern and browser version; for 30 days.',
  })
  @Public()
  @Post('crash')
  @RateLimit('crashes')
  async report(@Body() dto: CrashDto, @Headers('user-agent') userAgent = ''): Promise<Record<string, never>> {
    await this.crashes.record(dto, userAgent);
    return {};
  }

  @Operation('GET /api/admin/crashes', {
    summary: 'Crashes of pages, equal ones grouped, the latest first.',
    description: 'At most 50 groups.',
  })
  @Get('admin/crashes')
  @SellerOnly()
  find(): Promise<CrashList> {
    return this.crashes.find();
  }
}
