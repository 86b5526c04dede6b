import { Body, Controller, Post, Put } from '@nestjs/common';
import { CommitImportDto, PreviewImportDto, UndoImportDto } from '@serikad/shared/guest-list/import/import.dto';
import type { ImportedBatch, ImportPreview } from '@serikad/shared/guest-list/import/import.types';
import { IdempotencyKey } from '../../../http/decorators/idempotency-key.decorator.js';
import { LongBody } from '../../../http/decorators/long-body.decorator.js';
import { Operation } from '../../../http/decorators/operation.decorator.js';
import { RateLimit } from '../../../http/decorators/rate-limit.decorator.js';
import { CurrentUser, type SignedInUser } from '../../../http/decorators/signed-in-user.js';
import { FamilyImportsService } from '../records/family-imports.service.js';

const FAILURES = ['not-found', 'trial-expired', 'package-required'] as const;

/** Many families at once: pasted lines, a table or contacts. */
@Controller('api/family/import')
export class FamilyImportsController {
  constructor(private readonly imports: FamilyImportsService) {}

  @Operation('POST /api/family/import/preview', {
    summary:
      'What is understood of pasted lines, a CSV file or vCards, with problems and duplicates. Nothing is stored.',
    errors: [...FAILURES],
  })
  @Post('preview')
  @LongBody()
  @RateLimit('imports', 'body.invitationId')
  preview(@CurrentUser() user: SignedInUser, @Body() dto: PreviewImportDto): Promise<ImportPreview> {
    return this.imports.preview(user, dto);
  }

  @Operation('POST /api/family/import/commit', {
    summary: 'Adds the families of the same text, without the rows that are left out: all of them or none.',
    description: 'With an Idempotency-Key they are added once. For ten minutes the whole batch can be undone.',
    errors: [...FAILURES, 'limit-reached', 'conflict'],
  })
  @Post('commit')
  @LongBody()
  @RateLimit('imports', 'body.invitationId')
  commit(
    @CurrentUser() user: SignedInUser,
    @Body() dto: CommitImportDto,
    @IdempotencyKey() key: string | undefined,
  ): Promise<ImportedBatch> {
    return this.imports.commit(user, dto, key);
  }

  @Operation('PUT /api/family/import/undo', {
    summary:
      'Removes all families of an import, within ten minutes and while none of them was sent to or has answered.',
    errors: ['not-found', 'trial-expired', 'conflict'],
  })
  @RateLimit('imports', 'body.invitationId')
  @Put('undo')
  async undo(@CurrentUser() user: SignedInUser, @Body() dto: UndoImportDto): Promise<{ restoreUntil: string }> {
    return { restoreUntil: (await this.imports.undo(user, dto)).toISOString() };
  }
}
