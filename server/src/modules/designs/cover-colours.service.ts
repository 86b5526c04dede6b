import { Injectable } from '@nestjs/common';
import { Reconciler } from '../../common/reconciler.js';
import { SellerDesignsRepository } from './seller-designs.repository.js';
import { UploadedCoversService } from './uploaded-covers.service.js';
import { DesignSearchService } from './design-search.service.js';

/**
 * Measures the colours of uploaded covers: after an upload, and those that an earlier release or a kill left without at
 * the start and every minute. A cover that can't be read has none.
 */
@Injectable()
export class CoverColoursService extends Reconciler {
  constructor(
    private readonly repository: SellerDesignsRepository,
    private readonly covers: UploadedCoversService,
    private readonly search: DesignSearchService,
  ) {
    super('colours of uploaded covers could not be measured');
  }

  /** For a new cover; where it fails, the next round does it. */
  async measureNow(id: string, cover: string): Promise<void> {
    try {
      await this.measure(id, cover);
    } catch (error) {
      this.log.warn(`The colours of ${id} will be measured later: ${String(error)}`);
    }
  }

  /** Stores the colours of a design's uploaded cover, if it still has this one. */
  private async measure(id: string, cover: string): Promise<void> {
    await this.repository.setColours(id, cover, await this.covers.colours(cover));
    this.search.forget();
  }

  protected override round(signal: AbortSignal): Promise<void> {
    return this.measureMissing(signal);
  }

  /** One round. */
  async measureMissing(signal?: AbortSignal): Promise<void> {
    for (const { _id, ownCover } of await this.repository.unmeasuredCovers()) {
      if (signal?.aborted) return;
      await this.measure(_id, ownCover);
    }
  }
}
