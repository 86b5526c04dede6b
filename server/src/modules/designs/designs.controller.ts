import { Controller, Get, Param, Query } from '@nestjs/common';
import type { WritableCovers } from '@serikad/shared/designs/cover-setting';
import { FindDesignQuery, FindDesignsQuery, WritableCoversQuery } from '@serikad/shared/designs/design-query.dto';
import type { DesignPage, DesignView } from '@serikad/shared/designs/design.types';
import { Public } from '../../http/decorators/public.decorator.js';
import { DesignsService } from './designs.service.js';
import { Operation } from '../../http/decorators/operation.decorator.js';
import { WEIGHTS } from '../../http/decorators/budgets.js';
import { Weight } from '../../http/decorators/rate-limit.decorator.js';

@Controller('api/design')
export class DesignsController {
  constructor(private readonly designs: DesignsService) {}

  @Operation('GET /api/design/find', { summary: 'A page of the catalogue, with how many designs there are.' })
  @Get('find')
  @Weight(WEIGHTS.designs)
  @Public()
  find(@Query() query: FindDesignsQuery): Promise<DesignPage> {
    return this.designs.page(query);
  }

  @Operation('GET /api/design/find-one/:id', { summary: 'Everything that a page needs to render a design.' })
  @Get('find-one/:id')
  @Weight(WEIGHTS.design)
  @Public()
  findOne(@Param('id') id: string, @Query() _query: FindDesignQuery): Promise<DesignView> {
    return this.designs.shownOrEarlier(id);
  }

  @Operation('GET /api/design/writable-covers', {
    summary: 'How the texts of some designs’ covers are set, for pages that write a couple’s own names there.',
  })
  @Get('writable-covers')
  @Weight(WEIGHTS.designs)
  @Public()
  writableCovers(@Query() { ids }: WritableCoversQuery): Promise<WritableCovers> {
    return this.designs.writableCovers(ids.split(','));
  }
}
