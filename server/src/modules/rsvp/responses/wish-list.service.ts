import { Injectable } from '@nestjs/common';
import type { InvitationLanguage } from '@serikad/shared/i18n/language';
import { readWishCursor, wishCursor } from '@serikad/shared/wishes/wish-cursor';
import type { WishListQuery } from '@serikad/shared/wishes/wish-query.dto';
import type { OwnWish, WishView } from '@serikad/shared/wishes/wish.types';
import { Types } from 'mongoose';
import { AccessService } from '../../../access/access.service.js';
import type { OwnedInvitationId } from '../../../access/owned-ids.js';
import type { SignedInUser } from '../../../http/decorators/signed-in-user.js';
import { DomainError } from '../../../common/domain-error.js';
import { toObjectId } from '../../../common/object-id.js';
import { SeatLedgerService } from '../seats/seat-ledger.service.js';
import { DesignsService } from '../../designs/designs.service.js';
import type { InvitationRecord } from '../../invitations/invitation.schema.js';
import { InvitationsService } from '../../invitations/invitations.service.js';
import { SamplesService } from '../../samples/samples.service.js';
import { sha256 } from './wish-secrets.service.js';
import { type WishScope, WishPagesRepository, type ListedWish } from './wish-pages.repository.js';
import { ownersWish, ownWish, publicWish, type PublicWish } from './wish.view.js';
import { WishesRepository } from './wishes.repository.js';

interface WishList {
  wishes: WishView[];
  /** How many there are altogether; not counted for a page that continues another one. */
  total: number | undefined;
  /** Index keys that were counted or passed over for it, at most. */
  walked: number;
}
const NONE: WishList = { wishes: [], total: 0, walked: 0 };

type Switches = Pick<InvitationRecord, 'viewWishes' | 'wishEnabled'>;
const areShown = ({ viewWishes, wishEnabled }: Switches): boolean => viewWishes && wishEnabled;

export const SAMPLE_PREFIX = 'sample_';

/** Who sees which answers, and who may delete them. */
@Injectable()
export class WishListService {
  constructor(
    private readonly wishes: WishesRepository,
    private readonly pages: WishPagesRepository,
    private readonly access: AccessService,
    private readonly invitations: InvitationsService,
    private readonly designs: DesignsService,
    private readonly sampleWishes: SamplesService,
    private readonly ledger: SeatLedgerService,
  ) {}

  /**
   * The wishes of an invitation, newest first: to the owner all answers with their guests, to anybody else the words
   * alone, and none when the couple hide them.
   * @throws DomainError not-found
   */
  async list(user: SignedInUser | null, id: string, query: WishListQuery): Promise<WishList> {
    if (id.startsWith(SAMPLE_PREFIX)) return this.sampleList(id, query);
    const owned = user && (await this.owned(user, id));
    if (owned) {
      return this.page({ invitationId: new Types.ObjectId(owned), withMessage: false }, query, ownersWish);
    }
    const guest = await this.invitations.forGuests(id);
    if (!areShown(guest)) return NONE;
    return this.page({ invitationId: new Types.ObjectId(guest.id), withMessage: true }, query, publicWish);
  }

  /** The same for the public, of wishes that were read together with their invitation. */
  publicList(invitation: Switches, wishes: readonly PublicWish[]): WishView[] {
    return areShown(invitation) ? wishes.map(publicWish) : [];
  }

  /** The wishes of every sample invitation. */
  samples(language: InvitationLanguage): WishView[] {
    return this.sampleWishes.wishes(language);
  }

  /**
   * A guest's own answer.
   * @throws DomainError not-found for an unknown secret, and while the invitation isn't to be seen
   */
  async own(secret: string): Promise<OwnWish> {
    const wish = await this.wishes.findBySecret(sha256(secret));
    if (!wish) throw new DomainError('not-found');
    await this.invitations.forGuests(wish.invitationId.toHexString());
    return ownWish(wish);
  }

  /**
   * An answer that the user may delete.
   * @param id the `_id` of the list, or the secret that the guest got
   * @throws DomainError not-found, the same for one that doesn't exist and one of another couple
   */
  async deletable(user: SignedInUser, id: string): Promise<Types.ObjectId> {
    const _id = toObjectId(id);
    const wish = await (_id ? this.wishes.findById(_id) : this.wishes.findBySecret(sha256(id)));
    if (!wish) throw new DomainError('not-found');
    await this.access.ownInvitation(user, wish.invitationId.toHexString());
    return wish._id;
  }

  private async page(
    scope: WishScope,
    { before: cursor, skip, limit }: WishListQuery,
    view: (wish: ListedWish) => WishView,
  ): Promise<WishList> {
    const before = readWishCursor(cursor);
    const [wishes, total, answers] = await Promise.all([
      this.pages.page(scope, { before, skip, limit }),
      before ? undefined : this.pages.count(scope),
      this.ledger.answers(scope.invitationId),
    ]);
    const skipped = Math.min(skip, total ?? answers);
    return { wishes: wishes.map(view), total, walked: (total ?? 0) + skipped + passedOver(scope, answers, total) };
  }

  private async sampleList(id: string, { before, skip, limit, language }: WishListQuery): Promise<WishList> {
    if (!(await this.designs.exists(id.slice(SAMPLE_PREFIX.length)))) throw new DomainError('not-found');
    const wishes = this.sampleWishes.wishes(language, id);
    const first = skip + (before === undefined ? 0 : wishes.findIndex((wish) => wishCursor(wish) === before) + 1);
    return {
      wishes: wishes.slice(first, first + limit),
      total: before === undefined ? wishes.length : undefined,
      walked: 0,
    };
  }

  private async owned(user: SignedInUser, id: string): Promise<OwnedInvitationId | null> {
    try {
      return (await this.access.ownInvitation(user, id)).id;
    } catch (error) {
      // Somebody signed in who looks at another couple's invitation is a guest.
      if (error instanceof DomainError && error.code === 'not-found') return null;
      throw error;
    }
  }
}

/**
 * Keys of answers without a message, which the guests' list and its count pass over; each costs a search of its own, twice
 * what a key that is counted does. How many are behind a cursor is not known, and not counted.
 */
function passedOver({ withMessage }: WishScope, answers: number, total = answers): number {
  return withMessage ? 4 * Math.max(0, answers - total) : 0;
}
