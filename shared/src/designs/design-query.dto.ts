import { OneOf, Optional, QueryNumber } from '../validation/decorators.js';
import { CATALOGUE_PAGE_SIZE, DESIGN_CATEGORIES, type DesignCategory } from './design.types.js';

/** Query of GET /api/design/find. */
export class FindDesignsQuery {
  @QueryNumber(0, 1_000_000) skip: number = 0;
  @QueryNumber(1, 100) limit: number = CATALOGUE_PAGE_SIZE;
  @OneOf([...DESIGN_CATEGORIES, 'all']) category: DesignCategory | 'all' = 'all';
}

/** Query of GET /api/design/find-one/{id}. */
export class FindDesignQuery {
  @Optional() @OneOf(['web']) source?: 'web';
}

export type CoverFormat = 'avif' | 'webp' | 'jpg';
export const COVER_FORMATS: readonly CoverFormat[] = ['avif', 'webp', 'jpg'];

/** Query of GET /design/cover-image/{designId}: the smallest width to fill, in pixels, and a format for those who can't ask for one. */
export class CoverQuery {
  @QueryNumber(1, 10_000) w?: number;
  @Optional() @OneOf(COVER_FORMATS) format?: CoverFormat;
}
