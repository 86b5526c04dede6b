import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { WritableCovers } from '@serikad/shared/designs/cover-setting';
import type { FindDesignsQuery } from '@serikad/shared/designs/design-query.dto';
import type { DesignPage, DesignView } from '@serikad/shared/designs/design.types';
import { Clock } from '../../common/clock.js';
import { isDatabaseUnavailable } from '../../common/database-errors.js';
import { DomainError } from '../../common/domain-error.js';
import { sha256Hex } from '../../common/sha256.js';
import { withTimeout } from '../../common/with-timeout.js';
import type { DesignRecord, DesignSample, BundledDesign } from './design.schema.js';
import { designSummary, designView } from './design.view.js';
import { type DesignChange, DesignsRepository } from './designs.repository.js';
import { DesignSearchService } from './design-search.service.js';
import type { WidePicture } from './wide-picture.js';

/** How long a design is cached. Every public read of an invitation needs one, and they hardly ever change. */
const CACHE_MS = 10_000;
/** How long the picture of a design that is known already waits for the database, in ms. */
const PICTURE_TIMEOUT_MS = 300;
/** Counts up with every change of how pictures of links are made, so that chats fetch them anew. */
const LINK_PICTURES = 2;

export interface DesignCover {
  /** In pixels, ascending. */
  widths: number[];
  /** The catalogue's folder with the bundled one. */
  folder: string;
  /** Storage key of the one that the seller has uploaded. */
  uploaded: string | null;
  /** CSS colour of the page behind it. */
  ground: string;
  /**
   * Of the cover without texts; `null` when the seller shows other pictures or colours than those of the bundled one.
   */
  blankVersion: string | null;
  /** For links' pictures; `null` when the seller shows other pictures or colours than those of the bundled one. */
  wide: WidePicture | null;
}

interface CachedDesign {
  record: DesignRecord;
  view: DesignView;
  /** Of `Clock.elapsed()`: a clock that is set back makes nothing young again. */
  until: number;
}

@Injectable()
export class DesignsService {
  private readonly cached = new Map<string, CachedDesign>();

  constructor(
    private readonly repository: DesignsRepository,
    private readonly search: DesignSearchService,
    private readonly clock: Clock,
  ) {}

  async page(query: FindDesignsQuery): Promise<DesignPage> {
    const { count, page } = await this.repository.findShown(query);
    return { count, design: page.map(designSummary) };
  }

  /** A design that the catalogue shows. @throws DomainError not-found */
  async shown(id: string): Promise<DesignView> {
    const design = await this.look(id);
    if (!design || design.record.hidden) throw new DomainError('not-found');
    return design.view;
  }

  /**
   * A design that an editor may show: one of the catalogue, or the earlier art of one, for couples who ordered that.
   * @throws DomainError not-found
   */
  async shownOrEarlier(id: string): Promise<DesignView> {
    const view = await this.find(id);
    return view?.earlierOf === undefined ? this.shown(id) : view;
  }

  /** Any design, hidden ones too: invitations keep theirs. A change shows within ten seconds. Don't write to it. */
  async find(id: string): Promise<DesignView | null> {
    return (await this.look(id))?.view ?? null;
  }

  async isOffered(id: string): Promise<boolean> {
    return (await this.look(id))?.record.hidden === false;
  }

  async isHidden(id: string): Promise<boolean> {
    return (await this.look(id))?.record.hidden === true;
  }

  async exists(id: string): Promise<boolean> {
    return (await this.look(id)) !== null;
  }

  async sample(id: string): Promise<{ design: DesignView; sample: DesignSample } | null> {
    const found = await this.look(id);
    return found && { design: found.view, sample: found.record.sample };
  }

  /**
   * Where a design's cover is stored, as it was read last while the database is away: pages are sent from memory then,
   * and need their pictures.
   * @throws DomainError not-found
   */
  async cover(id: string): Promise<DesignCover> {
    const design = await this.lastKnown(id);
    if (!design) throw new DomainError('not-found');
    const { cover, basedOn, ownCover, backgroundColor } = design.record;
    return {
      widths: cover.widths.toSorted((a, b) => a - b),
      folder: basedOn ?? id,
      uploaded: ownCover ?? null,
      ground: backgroundColor,
      blankVersion: hasBundledLook(design.record) ? (cover.setting?.version ?? null) : null,
      wide: hasBundledLook(design.record) ? (cover.wide ?? null) : null,
    };
  }

  /** The path of what a link to a design shows; it changes with the picture. @throws DomainError not-found */
  async linkPicture(id: string): Promise<string> {
    return `/design/preview-image/${encodeURIComponent(id)}?v=${await this.linkPictureVersion(id)}`;
  }

  /** @throws DomainError not-found */
  async linkPictureVersion(id: string): Promise<string> {
    const design = await this.lastKnown(id);
    if (!design) throw new DomainError('not-found');
    const { cover, basedOn, ownCover, backgroundColor } = design.record;
    const shown = ownCover === undefined ? [basedOn ?? id, cover.version] : [ownCover, backgroundColor];
    return sha256Hex(JSON.stringify([LINK_PICTURES, ...shown])).slice(0, 12);
  }

  /** What pages need to write names on the covers of some designs; those that are hidden or unknown are left out. */
  async writableCovers(ids: readonly string[]): Promise<WritableCovers> {
    const found = await this.repository.findShownOf(ids);
    return {
      covers: found.map(({ _id, cover, sample, ...look }) => ({
        _id,
        setting: hasBundledLook(look) ? (cover.setting ?? null) : null,
        sample,
      })),
    };
  }

  /** Clears the cached design after a change. */
  forget(id: string): void {
    this.cached.delete(id);
    this.search.forget();
  }

  /** When each design last changed, hidden ones too, in the catalogue's order. */
  changes(): Promise<DesignChange[]> {
    return this.repository.changes();
  }

  /** Hashes of the stored designs' bundled parts, by id. */
  contentHashes(): Promise<Map<string, string>> {
    return this.repository.contentHashes();
  }

  /** Stores a bundled design; the seller's `hidden` and `order` stay. `order` counts for a new one. */
  async saveBundled(design: BundledDesign, contentHash: string, order: number): Promise<void> {
    await this.repository.saveBundled(design, { contentHash, order, at: this.clock.date() });
    // Those that are based on it have changed as well.
    this.cached.clear();
    this.search.forget();
  }

  private async lastKnown(id: string): Promise<CachedDesign | null> {
    const last = this.cached.get(id);
    if (last === undefined) return this.look(id);
    return withTimeout(this.look(id), PICTURE_TIMEOUT_MS, () => last).catch((error: unknown) => {
      if (isDatabaseUnavailable(error)) return last;
      throw error;
    });
  }

  private async look(id: string): Promise<CachedDesign | null> {
    const known = this.cached.get(id);
    if (known && known.until > this.clock.elapsed()) return known;
    const record = await this.repository.find(id);
    if (!record) {
      this.cached.delete(id);
      return null;
    }
    const until = this.clock.elapsed() + CACHE_MS;
    // The same view as before while the stored design is the same, so that what was made of it can be kept. Looked up
    // after the read: of several at once the first one has stored its view by then.
    const last = this.cached.get(id);
    const view = last && isDeepStrictEqual(last.record, record) ? last.view : designView(record);
    const fresh = { record, view, until };
    this.cached.set(id, fresh);
    return fresh;
  }
}

/** Whether a design's cover shows its bundled pictures, colours and faces. */
function hasBundledLook({
  ownCover,
  ownLayers = [],
  edited = [],
}: Pick<DesignRecord, 'ownCover' | 'ownLayers' | 'edited'>): boolean {
  const repainted = edited.some((field) => ['palette', 'type', 'firstPageBackgroundColor'].includes(field));
  return !ownCover && ownLayers.length === 0 && !repainted;
}
