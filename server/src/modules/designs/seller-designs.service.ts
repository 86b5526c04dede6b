import { Injectable } from '@nestjs/common';
import type { DesignCategory } from '@serikad/shared/designs/design.types';
import { isDuplicateKey } from '../../common/database-errors.js';
import { Clock } from '../../common/clock.js';
import { DomainError } from '../../common/domain-error.js';
import { FileReferences } from '../../media/images/file-references.js';
import { type DesignEdit, SellerDesignsRepository } from './seller-designs.repository.js';
import type { DesignRecord, OwnLayer } from './design.schema.js';
import { DesignsService } from './designs.service.js';
import { CoverColoursService } from './cover-colours.service.js';
import { DesignSearchService } from './design-search.service.js';

export type { DesignEdit } from './seller-designs.repository.js';
export type NewDesign = Pick<DesignRecord, 'name' | 'category' | 'theme' | 'videoUrl'>;

/** How often a free number is looked for while others make designs. */
const ATTEMPTS = 20;
/** Between two places, so that a design can be put in between by hand. */
const STEP = 10;

/** The designs as the seller changes them; a change shows at once on this server, and within seconds on others. */
@Injectable()
export class SellerDesignsService {
  constructor(
    private readonly repository: SellerDesignsRepository,
    private readonly designs: DesignsService,
    private readonly clock: Clock,
    private readonly search: DesignSearchService,
    private readonly coverColours: CoverColoursService,
    references: FileReferences,
  ) {
    references.register(['design'], (keys) => this.repository.shownImages(keys));
  }

  /** @throws DomainError not-found */
  async find(id: string): Promise<DesignRecord> {
    return found(await this.repository.find(id));
  }

  /** A design that a new one may begin with. @throws DomainError not-found */
  async findBase(id: string): Promise<DesignRecord> {
    return found(await this.repository.findBase(id));
  }

  async page(
    category: DesignCategory | 'all',
    skip: number,
    limit: number,
  ): Promise<{ designs: DesignRecord[]; count: number }> {
    const [designs, count] = await this.repository.page(category, skip, limit);
    return { designs, count };
  }

  /**
   * Makes a hidden design with the art of another one, behind all others.
   * @param announce called with the id before the design is made
   * @throws DomainError limit-reached when there are no numbers left
   */
  async create(base: DesignRecord, fields: NewDesign, announce: (id: string) => Promise<void>): Promise<DesignRecord> {
    const { edited, base: _isBase, ownCover: _cover, ownColours: _colours, ownLayers: _layers, ...kept } = base;
    const order = (await this.repository.lastOrder()) + STEP;
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const _id = await this.repository.nextId();
      if (_id === undefined) break;
      const design: DesignRecord = {
        ...kept,
        ...fields,
        _id,
        basedOn: base.basedOn ?? base._id,
        edited: [...new Set([...(edited ?? []), 'name', 'category', 'theme', 'videoUrl'] as const)],
        hidden: true,
        order,
        changedAt: this.clock.date(),
      };
      await announce(_id);
      try {
        await this.repository.insert(design);
        return design;
      } catch (error) {
        // Another request has taken the number meanwhile.
        if (!isDuplicateKey(error)) throw error;
      }
    }
    throw new DomainError('limit-reached');
  }

  /** @throws DomainError not-found */
  async edit(id: string, fields: DesignEdit): Promise<DesignRecord> {
    return this.changed(id, await this.repository.edit(id, fields, this.clock.date()));
  }

  /** @throws DomainError not-found */
  async setHidden(id: string, hidden: boolean): Promise<DesignRecord> {
    return this.changed(id, await this.repository.setHidden(id, hidden, this.clock.date()));
  }

  /** Puts all designs in a new order; false when the ids are not exactly those that there are. */
  async reorder(ids: readonly string[]): Promise<boolean> {
    const positions = new Map((await this.repository.positions()).map(({ _id, order }) => [_id, order]));
    if (positions.size !== ids.length || !ids.every((id) => positions.has(id))) return false;
    const wanted = ids.map((_id, index) => ({ _id, order: (index + 1) * STEP }));
    await this.repository.setPositions(wanted.filter(({ _id, order }) => positions.get(_id) !== order));
    this.search.forget();
    return true;
  }

  /** @returns the storage key of the cover that was there before. @throws DomainError not-found */
  async setCover(id: string, imageUrl: string | null): Promise<string | null> {
    const { ownCover = null } = this.changed(id, await this.repository.setCover(id, imageUrl, this.clock.date()));
    if (imageUrl !== null) await this.coverColours.measureNow(id, imageUrl);
    return ownCover;
  }

  /**
   * Shows an uploaded picture as a layer, none, or the bundled one again.
   * @returns the storage key of the picture that was there before. @throws DomainError not-found
   */
  async setLayer(id: string, role: string, own: Pick<OwnLayer, 'imageUrl'> | null): Promise<string | null> {
    const { ownLayers = [] } = this.changed(id, await this.repository.setLayer(id, role, own, this.clock.date()));
    return ownLayers.find((own) => own.role === role)?.imageUrl ?? null;
  }

  private changed(id: string, design: DesignRecord | null): DesignRecord {
    this.designs.forget(id);
    return found(design);
  }
}

function found(design: DesignRecord | null): DesignRecord {
  if (!design) throw new DomainError('not-found');
  return design;
}
