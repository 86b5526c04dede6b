import { Check, OneOf, Optional, QueryNumber, Text } from '../validation/decorators.js';
import type { CoverMark } from './cover-setting.js';
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

/**
 * Query of GET /design/cover-image/{designId}: the smallest width to fill, in pixels,
 * and a format for those who can't ask for one.
 */
export class CoverQuery {
  @QueryNumber(1, 10_000) w?: number;
  @Optional() @OneOf(COVER_FORMATS) format?: CoverFormat;
}

const ID_LIST = /^[\w-]{1,40}(,[\w-]{1,40}){0,99}$/;

/** Query of GET /api/design/writable-covers. */
export class WritableCoversQuery {
  /** Up to 100 designs, with a comma between two. */
  @Check('idList', (value) => (typeof value === 'string' && ID_LIST.test(value) ? undefined : 'list'), {
    type: 'string',
    pattern: ID_LIST.source,
  })
  ids!: string;
}

/** Query of GET /design/blank-cover/{designId}: the smallest width to fill, in pixels, or a mark of the cover. */
export class BlankCoverQuery {
  @QueryNumber(1, 10_000) w?: number;
  @Optional() @OneOf(['jawi', 'rule']) mark?: CoverMark;
  /** Its version: with the present one the answer may be kept forever. */
  @Optional() @Text({ max: 20 }) v?: string;
}
