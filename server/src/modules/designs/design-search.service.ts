import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { filterDesigns, nearestDesigns } from '@serikad/shared/designs/search/filter-designs';
import type { SearchDesignsQuery } from '@serikad/shared/designs/search/search-query.dto';
import type { DesignSearchPage, SimilarDesigns } from '@serikad/shared/designs/search/search.types';
import { similarDesigns } from '@serikad/shared/designs/search/similar-designs';
import { Clock } from '../../common/clock.js';
import { DomainError } from '../../common/domain-error.js';
import { designSummary } from './design.view.js';
import { DesignsRepository } from './designs.repository.js';
import { type SearchedDesign, searchedDesign } from './searched-design.js';
import { textIndex, type TextIndex } from './text-index.js';

/** How long the catalogue is searched as it was read; a change at another server shows after it. */
const CACHE_MS = 10_000;
/** Designs that are shown beside a search without a result, and beside a design. */
const MOST_NEAREST = 4;
const MOST_SIMILAR = 6;

interface Catalogue {
  /** In its order, without the hidden ones. */
  designs: SearchedDesign[];
  index: TextIndex;
}

/**
 * Searches the designs that are shown, in memory: there are at most MOST_DESIGNS. They are read again after ten
 * seconds, or after a change at this server; the index is built again only when they differ.
 */
@Injectable()
export class DesignSearchService {
  private read: { catalogue: Promise<Catalogue>; until: number } | null = null;
  private last: Catalogue | null = null;

  constructor(
    private readonly repository: DesignsRepository,
    private readonly clock: Clock,
  ) {}

  /** A page of the designs that are found: with words the best match first, with a colour those with most of it. */
  async page({ skip, limit, ...chosen }: SearchDesignsQuery): Promise<DesignSearchPage> {
    const { designs, index } = await this.catalogue();
    const { text, colour } = chosen;
    const withText = text === undefined ? designs : index.find(text);
    const { found, filters, withoutText } = filterDesigns(designs, withText, chosen);
    if (text === undefined && colour !== undefined) {
      found.sort((one, other) => (other.shares[colour] ?? 0) - (one.shares[colour] ?? 0));
    }
    const nearest = found.length > 0 ? [] : nearestDesigns(designs, new Set(withText), chosen, MOST_NEAREST);
    return {
      count: found.length,
      design: summaries(found.slice(skip, skip + limit)),
      filters,
      withoutText,
      nearest: summaries(nearest),
    };
  }

  /** The designs that are most like one of the catalogue. @throws DomainError not-found */
  async similar(id: string): Promise<SimilarDesigns> {
    const { designs } = await this.catalogue();
    const of = designs.find(({ _id }) => _id === id);
    if (!of) throw new DomainError('not-found');
    return { design: summaries(similarDesigns(of, designs, MOST_SIMILAR)) };
  }

  /** After a change: the designs are read again. */
  forget(): void {
    this.read = null;
  }

  private catalogue(): Promise<Catalogue> {
    if (this.read && this.read.until > this.clock.elapsed()) return this.read.catalogue;
    const catalogue = this.readCatalogue();
    const read = { catalogue, until: this.clock.elapsed() + CACHE_MS };
    this.read = read;
    // What failed is asked again by the next search.
    catalogue.catch(() => {
      if (this.read === read) this.read = null;
    });
    return catalogue;
  }

  private async readCatalogue(): Promise<Catalogue> {
    const designs = (await this.repository.searched()).map(searchedDesign);
    if (this.last && isDeepStrictEqual(this.last.designs, designs)) return this.last;
    this.last = { designs, index: textIndex(designs) };
    return this.last;
  }
}

const summaries = (designs: readonly SearchedDesign[]) => designs.map(({ record }) => designSummary(record));
