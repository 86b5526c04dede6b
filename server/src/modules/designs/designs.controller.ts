import { Controller, Get, Param, Query } from '@nestjs/common';
import { FindDesignQuery, FindDesignsQuery } from '@serikad/shared/designs/design-query.dto';
import type { DesignPage, DesignView } from '@serikad/shared/designs/design.types';
import { Public } from '../../auth/public.decorator.js';
import { DesignsService } from './designs.service.js';

@Controller('api/design')
export class DesignsController {
  constructor(private readonly designs: DesignsService) {}

  @Get('find')
  @Public()
  find(@Query() query: FindDesignsQuery): Promise<DesignPage> {
    return this.designs.page(query);
  }

  @Get('find-one/:id')
  @Public()
  findOne(@Param('id') id: string, @Query() _query: FindDesignQuery): Promise<DesignView> {
    return this.designs.shown(id);
  }
}
