import { Controller, Get, Param, Query } from '@nestjs/common';
import { SearchDesignsQuery } from '@serikad/shared/designs/search/search-query.dto';
import type { DesignSearchPage, SimilarDesigns } from '@serikad/shared/designs/search/search.types';
import { WEIGHTS } from '../../http/decorators/budgets.js';
import { Operation } from '../../http/decorators/operation.decorator.js';
import { Public } from '../../http/decorators/public.decorator.js';
import { Weight } from '../../http/decorators/rate-limit.decorator.js';
import { DesignSearchService } from './design-search.service.js';

@Controller('api/design')
export class DesignSearchController {
  constructor(private readonly search: DesignSearchService) {}

  @Operation('GET /api/design/search', {
    summary: 'A page of the designs that are found by words, colour, theme, motif and category.',
    description:
      'With it comes how many designs each other value of a filter has, the other filters as they are. Words are found in Malay and English, from their beginning, with one wrong letter in a longer one.',
  })
  @Get('search')
  @Weight(WEIGHTS.designs)
  @Public()
  page(@Query() query: SearchDesignsQuery): Promise<DesignSearchPage> {
    return this.search.page(query);
  }

  @Operation('GET /api/design/similar/:id', {
    summary: 'The designs that are most like one, by colours, motifs, category and theme.',
  })
  @Get('similar/:id')
  @Weight(WEIGHTS.design)
  @Public()
  similar(@Param('id') id: string): Promise<SimilarDesigns> {
    return this.search.similar(id);
  }
}
