import { Injectable } from '@nestjs/common';
import type { InvitationLanguage } from '@serikad/shared/i18n/language';
import { readRsvpCursor, rsvpCursor } from '@serikad/shared/rsvp/rsvp-cursor';
import type { WishListQuery } from '@serikad/shared/rsvp/rsvp-query.dto';
import type { OwnWish, WishView } from '@serikad/shared/rsvp/rsvp.types';
import { Types } from 'mongoose';
import { SAMPLE_PREFIX } from '../../../common/sample-prefix.js';
import { AccessService } from '../../../access/access.service.js';
import type { OwnedInvitationId } from '../../../access/owned-ids.js';
import type { SignedInUser } from '../../../http/decorators/signed-in-user.js';
import { DomainError } from '../../../common/domain-error.js';
import { toObjectId } from '../../../common/object-id.js';
import { SeatCounterService } from '../seats/seat-counter.service.js';
import { DesignsService } from '../../designs/designs.service.js';
import type { InvitationRecord } from '../../invitations/invitation.schema.js';
import { GuestInvitations } from '../../invitations/guest-invitations.service.js';
import { SamplesService } from '../../samples/samples.service.js';
import { sha256Base64Url } from '../../../common/sha256.js';
import { type RsvpScope, RsvpPagesRepository, type ListedRsvp } from './rsvp-pages.repository.js';
import { ownersRsvp, ownRsvp, publicRsvp, type PublicWish } from './rsvp.view.js';
import { RsvpRepository } from './rsvp.repository.js';

interface RsvpList {
  wishes: WishView[];
  /** How many there are altogether; not counted for a page that continues another one. */
  total: number | undefined;
  /** Index keys that were counted or passed over for it, at most. */
  walked: number;
}
const NONE: RsvpList = { wishes: [], total: 0, walked: 0 };

type Switches = Pick<InvitationRecord, 'viewWishes' | 'wishEnabled'>;
const areShown = ({ viewWishes, wishEnabled }: Switches): boolean => viewWishes && wishEnabled;

/** Who sees which RSVPs, and who may delete them. */
@Injectable()
export class RsvpListService {
  constructor(
    private readonly rsvps: RsvpRepository,
    private readonly pages: RsvpPagesRepository,
    private readonly access: AccessService,
    private readonly invitations: GuestInvitations,
    private readonly designs: DesignsService,
    private readonly sampleWishes: SamplesService,
    private readonly counter: SeatCounterService,
  ) {}

  /**
   * The wishes of an invitation, newest first: to the owner all RSVPs with their guests, to others the words only, and
   * none when the couple hide them.
   * @throws DomainError not-found
   */
  async list(user: SignedInUser | null, id: string, query: WishListQuery): Promise<RsvpList> {
    if (id.startsWith(SAMPLE_PREFIX)) return this.sampleList(id, query);
    const owned = user && (await this.owned(user, id));
    if (owned) {
      return this.page({ invitationId: new Types.ObjectId(owned), withMessage: false }, query, ownersRsvp);
    }
    const guest = await this.invitations.forGuests(id);
    if (!areShown(guest)) return NONE;
    return this.page({ invitationId: new Types.ObjectId(guest.id), withMessage: true }, query, publicRsvp);
  }

  /** The same for the public, of wishes that were read together with their invitation. */
  publicList(invitation: Switches, rsvps: readonly PublicWish[]): WishView[] {
    return areShown(invitation) ? rsvps.map(publicRsvp) : [];
  }

  /** The wishes of every sample invitation. */
  samples(language: InvitationLanguage): WishView[] {
    return this.sampleWishes.wishes(language);
  }

  /**
   * A guest's own RSVP.
   * @throws DomainError not-found for an unknown secret, and while the invitation isn't to be seen
   */
  async own(secret: string): Promise<OwnWish> {
    const rsvp = await this.rsvps.findBySecret(sha256Base64Url(secret));
    if (!rsvp) throw new DomainError('not-found');
    await this.invitations.forGuests(rsvp.invitationId.toHexString());
    return ownRsvp(rsvp);
  }

  /**
   * An RSVP that the user may delete.
   * @param id the `_id` of the list, or the secret that the guest got
   * @throws DomainError not-found, the same for one that doesn't exist and one of another couple
   */
  async deletable(user: SignedInUser, id: string): Promise<Types.ObjectId> {
    const _id = toObjectId(id);
    const rsvp = await (_id ? this.rsvps.findById(_id) : this.rsvps.findBySecret(sha256Base64Url(id)));
    if (!rsvp) throw new DomainError('not-found');
    await this.access.ownInvitation(user, rsvp.invitationId.toHexString());
    return rsvp._id;
  }

  private async page(
    scope: RsvpScope,
    { before: cursor, skip, limit }: WishListQuery,
    view: (rsvp: ListedRsvp) => WishView,
  ): Promise<RsvpList> {
    const before = readRsvpCursor(cursor);
    const [rsvps, total, inAll] = await Promise.all([
      this.pages.page(scope, { before, skip, limit }),
      before ? undefined : this.pages.count(scope),
      this.counter.rsvps(scope.invitationId),
    ]);
    const skipped = Math.min(skip, total ?? inAll);
    return { wishes: rsvps.map(view), total, walked: (total ?? 0) + skipped + passedOver(scope, inAll, total) };
  }

  private async sampleList(id: string, { before, skip, limit, language }: WishListQuery): Promise<RsvpList> {
    if (!(await this.designs.exists(id.slice(SAMPLE_PREFIX.length)))) throw new DomainError('not-found');
    const rsvps = this.sampleWishes.wishes(language, id);
    const first = skip + (before === undefined ? 0 : rsvps.findIndex((rsvp) => rsvpCursor(rsvp) === before) + 1);
    return {
      wishes: rsvps.slice(first, first + limit),
      total: before === undefined ? rsvps.length : undefined,
      walked: 0,
    };
  }

  private async owned(user: SignedInUser, id: string): Promise<OwnedInvitationId | null> {
    try {
      return (await this.access.ownInvitation(user, id)).id;
    } catch (error) {
      // A signed-in user is a guest of other couples' invitations.
      if (error instanceof DomainError && error.code === 'not-found') return null;
      throw error;
    }
  }
}

/**
 * Keys of RSVPs without a message, which the guests' list and its count pass over; each costs a search of its own,
 * twice what a key that is counted does. How many are behind a cursor is not known, and not counted.
 */
function passedOver({ withMessage }: RsvpScope, rsvps: number, total = rsvps): number {
  return withMessage ? 4 * Math.max(0, rsvps - total) : 0;
}
