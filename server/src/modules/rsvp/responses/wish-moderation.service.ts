import { Injectable } from '@nestjs/common';
import type { DeskWish } from '@serikad/shared/admin/content.types';
import { Types } from 'mongoose';
import { DomainError } from '../../../common/domain-error.js';
import { toObjectId } from '../../../common/object-id.js';
import { WishPagesRepository } from './wish-pages.repository.js';
import type { WishRecord } from './wish.schema.js';
import { deskWish } from './wish.view.js';
import { WishesRepository } from './wishes.repository.js';

/** Guests who change the same answer meanwhile; each of them has got on, so this many are more than there are. */
const ATTEMPTS = 10;

/** The guests' words in the seller's eyes. Who is the seller is decided before. */
@Injectable()
export class WishModerationService {
  constructor(
    private readonly wishes: WishesRepository,
    private readonly pages: WishPagesRepository,
  ) {}

  /** The answers with a message, newest first, hidden ones among them. */
  async page(
    invitationId: Types.ObjectId,
    page: { skip: number; limit: number },
  ): Promise<{ wishes: DeskWish[]; wishCount: number }> {
    const scope = { invitationId, withMessage: true, withWithheld: true } as const;
    const [wishes, wishCount] = await Promise.all([this.pages.page(scope, page), this.pages.count(scope)]);
    return { wishes: wishes.map(deskWish), wishCount };
  }

  /** An answer to this invitation. @throws DomainError not-found */
  async find(invitationId: Types.ObjectId, wishId: string): Promise<WishRecord> {
    const _id = toObjectId(wishId);
    const wish = _id && (await this.wishes.findById(_id));
    if (!wish?.invitationId.equals(invitationId)) throw new DomainError('not-found');
    return wish;
  }

  /**
   * Hides an answer's message from the guests, or shows it again; the answer counts on, and its guest may change it.
   * @throws DomainError not-found, conflict
   */
  async withhold(
    invitationId: Types.ObjectId,
    wishId: string,
    withheld: WishRecord['withheld'] | null,
  ): Promise<DeskWish> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const wish = await this.find(invitationId, wishId);
      const { withheld: _before, ...shown } = wish;
      if (await this.wishes.withhold(wish, withheld)) return deskWish(withheld ? { ...shown, withheld } : shown);
    }
    throw new DomainError('conflict');
  }
}
