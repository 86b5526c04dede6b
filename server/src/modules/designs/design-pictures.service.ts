import { Injectable } from '@nestjs/common';
import type { SignedInUser } from '../../http/decorators/signed-in-user.js';
import { AuditService } from '../audit/audit.service.js';
import { SellerDesignsService } from './seller-designs.service.js';
import { ImagesService } from '../../media/images/images.service.js';
import { wrongChoice } from './design-edits.service.js';
import type { DesignRecord } from './design.schema.js';

/**
 * A design's uploaded pictures. A new one is stored before the design references it, and the old one is removed
 * afterwards: a crash in between leaves an unreferenced picture, which the sweeper removes.
 */
@Injectable()
export class DesignPicturesService {
  constructor(
    private readonly sellerDesigns: SellerDesignsService,
    private readonly images: ImagesService,
    private readonly audit: AuditService,
  ) {}

  /** @throws DomainError not-found, invalid-file, limit-reached, unavailable */
  async setCover(seller: SignedInUser, id: string, bytes: Buffer): Promise<DesignRecord> {
    await this.sellerDesigns.find(id);
    return this.put(seller, id, 'cover', bytes, (imageUrl) => this.sellerDesigns.setCover(id, imageUrl));
  }

  /** Takes the uploaded cover away: the bundled one is shown again. @throws DomainError not-found */
  async removeCover(seller: SignedInUser, id: string): Promise<DesignRecord> {
    await this.sellerDesigns.find(id);
    return this.take(seller, id, 'cover', () => this.sellerDesigns.setCover(id, null));
  }

  /**
   * @throws DomainError not-found, invalid-file, limit-reached, unavailable; validation for a layer that there is not
   */
  async setLayer(seller: SignedInUser, id: string, role: string, bytes: Buffer): Promise<DesignRecord> {
    await this.requireLayer(id, role);
    return this.put(seller, id, role, bytes, (imageUrl) => this.sellerDesigns.setLayer(id, role, { imageUrl }));
  }

  /**
   * Takes a layer's uploaded picture away: the bundled one is shown again, or with `empty` none.
   * @throws DomainError not-found, validation
   */
  async removeLayer(seller: SignedInUser, id: string, role: string, empty: boolean): Promise<DesignRecord> {
    await this.requireLayer(id, role);
    return this.take(seller, id, role, () => this.sellerDesigns.setLayer(id, role, empty ? { imageUrl: null } : null), {
      shows: empty ? 'nothing' : 'bundled',
    });
  }

  private async put(
    seller: SignedInUser,
    id: string,
    place: string,
    bytes: Buffer,
    store: (imageUrl: string) => Promise<string | null>,
  ): Promise<DesignRecord> {
    const { imageUrl } = await this.images.store('design', id, bytes);
    let previous: string | null;
    try {
      await this.record(seller, id, 'design.file-uploaded', { place, imageUrl });
      previous = await store(imageUrl);
    } catch (error) {
      // Only if the write failed: a referenced picture stays.
      await this.images.remove(imageUrl);
      throw error;
    }
    await this.images.remove(previous);
    return this.sellerDesigns.find(id);
  }

  private async take(
    seller: SignedInUser,
    id: string,
    place: string,
    clear: () => Promise<string | null>,
    details: Record<string, string> = {},
  ): Promise<DesignRecord> {
    await this.record(seller, id, 'design.file-removed', { place, ...details });
    await this.images.remove(await clear());
    return this.sellerDesigns.find(id);
  }

  private async requireLayer(id: string, role: string): Promise<void> {
    const { assets } = await this.sellerDesigns.find(id);
    if (!assets.some((asset) => asset.role === role)) throw wrongChoice('role');
  }

  private record(
    seller: SignedInUser,
    id: string,
    action: 'design.file-uploaded' | 'design.file-removed',
    details: Record<string, string>,
  ): Promise<void> {
    return this.audit.record({ actorId: seller.id, action, subject: { kind: 'design', id }, details });
  }
}
