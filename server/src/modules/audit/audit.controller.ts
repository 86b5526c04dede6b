import { Controller, Get, Query } from '@nestjs/common';
import { AuditQuery } from '@serikad/shared/admin/audit-query.dto';
import type { AuditPage } from '@serikad/shared/admin/audit.types';
import { SellerOnly } from '../../auth/seller-only.decorator.js';
import { AuditService } from './audit.service.js';
import { Operation } from '../../http/decorators/operation.decorator.js';

@Controller('api/admin/audit')
@SellerOnly()
export class AuditController {
  constructor(private readonly audit: AuditService) {}

  @Operation('GET /api/admin/audit', {
    summary: 'What sellers changed, and customers of their bank accounts; newest first.',
  })
  @Get()
  page(@Query() { skip, limit, kind, subject }: AuditQuery): Promise<AuditPage> {
    return this.audit.page({ skip, limit, kind, subject });
  }
}
