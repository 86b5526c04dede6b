import { Controller, Get, Query, Res } from '@nestjs/common';
import { FiguresQuery } from '@serikad/shared/admin/figures-query.dto';
import type { DesignFigures, ShopFigures } from '@serikad/shared/admin/figures.types';
import type { Response } from 'express';
import { SellerOnly } from '../../../auth/seller-only.decorator.js';
import { RawAnswer } from '../../../http/decorators/raw.decorator.js';
import { Operation, RawOperation } from '../../../http/decorators/operation.decorator.js';
import { RateLimit } from '../../../http/decorators/rate-limit.decorator.js';
import { DesignSalesService } from './design-sales.service.js';
import { FiguresService } from './figures.service.js';

@Controller('api/admin/figures')
@SellerOnly()
export class FiguresController {
  constructor(
    private readonly figures: FiguresService,
    private readonly sales: DesignSalesService,
  ) {}

  @Operation('GET /api/admin/figures', {
    summary: 'Orders, revenue and visitors by day in Malaysia, and what is outstanding.',
    description: 'At most 366 days; without days, the last thirty.',
  })
  @Get()
  find(@Query() query: FiguresQuery): Promise<ShopFigures> {
    return this.figures.find(query);
  }

  @Operation('GET /api/admin/figures/designs', {
    summary: 'What sold in some days: orders and revenue by design, the most sold one first.',
    description: 'At most 366 days; without days, the last thirty.',
  })
  @Get('designs')
  findDesigns(@Query() query: FiguresQuery): Promise<DesignFigures> {
    return this.sales.find(query);
  }

  @RawOperation({
    summary: 'The sales by design as a CSV file.',
    description: 'At most 366 days; without days, the last thirty.',
    produces: ['text/csv'],
  })
  @Get('designs/export')
  @RateLimit('exports')
  @RawAnswer()
  async exportDesigns(@Query() query: FiguresQuery, @Res() response: Response): Promise<void> {
    const { fileName, content } = await this.sales.export(query);
    response.attachment(fileName).set('Content-Type', 'text/csv; charset=utf-8').send(content);
  }
}
