import { Controller, Get, Query } from '@nestjs/common';
import { FiguresQuery } from '@serikad/shared/admin/figures-query.dto';
import type { ShopFigures } from '@serikad/shared/admin/figures.types';
import { SellerOnly } from '../../../auth/seller-only.decorator.js';
import { Operation } from '../../../docs/operation.decorator.js';
import { FiguresService } from './figures.service.js';

@Controller('api/admin/figures')
@SellerOnly()
export class FiguresController {
  constructor(private readonly figures: FiguresService) {}

  @Operation('GET /api/admin/figures', {
    summary: 'Orders, revenue and visitors by day in Malaysia, and what is outstanding.',
    description: 'At most 366 days; without days, the last thirty.',
  })
  @Get()
  find(@Query() query: FiguresQuery): Promise<ShopFigures> {
    return this.figures.find(query);
  }
}
