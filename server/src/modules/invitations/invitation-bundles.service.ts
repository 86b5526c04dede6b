import { Injectable } from '@nestjs/common';
import type { InvitationBundle } from '@serikad/shared/api/invitation-bundle.types';
import type { GiftView } from '@serikad/shared/gifts/gift.types';
import type { InvitationLanguage } from '@serikad/shared/i18n/language';
import { isSectionOpen } from '@serikad/shared/invitations/packages';
import { inPhase } from '@serikad/shared/invitations/phase';
import { published } from '@serikad/shared/invitations/published';
import type { PhotoView } from '@serikad/shared/photos/photo.types';
import { isFull } from '@serikad/shared/rsvp/seats';
import { Clock } from '../../common/clock.js';
import { DomainError } from '../../common/domain-error.js';
import { toObjectId } from '../../common/object-id.js';
import { SAMPLE_PREFIX } from '../../common/sample-prefix.js';
import type { SignedInUser } from '../../http/decorators/signed-in-user.js';
import { giftView, guestGifts } from '../gifts/gift.view.js';
import { GiftsService } from '../gifts/gifts.service.js';
import { OrderRecordsService } from '../orders/records/order-records.service.js';
import { photoView } from '../photos/photo.view.js';
import { PhotosService } from '../photos/photos.service.js';
import { SeatsService } from '../rsvp/seats/seats.service.js';
import { NEW_SEATS, type SeatsState } from '../rsvp/seats/seats.types.js';
import { SamplesService } from '../samples/samples.service.js';
import { isSaveTheDate } from './guest-invitation.js';
import { convoyOf } from './invitation-parts.js';
import { guestInvitationView, ownerInvitationView, type SessionTimes } from './invitation.view.js';
import { InvitationsRepository } from './invitations.repository.js';
import { InvitationsService, type OpenedInvitation } from './invitations.service.js';
import type { StoredInvitation } from './stored-invitation.js';

/** An invitation with everything that is shown of it, to the owner or to guests. */
interface ShownInvitation extends OpenedInvitation {
  attendance: SeatsState;
  /** Those beside the main one; none where nothing depends on them. */
  sessions: readonly SessionTimes[];
  gifts: GiftView[];
  photos: PhotoView[];
}

/** Invitations with everything that their pages show. */
@Injectable()
export class InvitationBundles {
  constructor(
    private readonly invitations: InvitationsService,
    private readonly repository: InvitationsRepository,
    private readonly orders: OrderRecordsService,
    private readonly seats: SeatsService,
    private readonly giftList: GiftsService,
    private readonly photos: PhotosService,
    private readonly samples: SamplesService,
    private readonly clock: Clock,
  ) {}

  /**
   * An invitation with everything that its page shows: complete for its owner, without private fields for others.
   * @throws DomainError not-found (400), the same whether it is unknown or closed for the public
   */
  async findOne(id: string, user: SignedInUser | null, language: InvitationLanguage): Promise<InvitationBundle> {
    if (id.startsWith(SAMPLE_PREFIX)) return this.sample(id, language, notFound());
    if (!toObjectId(id)) throw notFound();
    // All at once: none of them waits for another's answer.
    const [opened, attendance, gifts, photos] = await Promise.all([
      this.invitations.open(id, user, notFound()),
      this.seats.find(id),
      this.giftList.find(id),
      this.photos.find(id),
    ]);
    const sessions =
      opened.isOwner || !opened.invitation.liveLink
        ? []
        : (await this.seats.answering(id)).details.flatMap(({ details }) => details ?? []);
    const bundle = await this.bundle({ ...opened, attendance, sessions, gifts, photos });
    return opened.isOwner ? bundle : inPhase(bundle, this.clock.now());
  }

  /**
   * The same for the public, of records that were read together; whole, whatever its phase. Makes a missing invitation.
   * @throws DomainError not-found (400)
   */
  async publicBundle({ invitation, order, attendance, gifts, photos }: StoredInvitation): Promise<InvitationBundle> {
    if (!order || !this.orders.isOpenToPublic(order)) throw notFound();
    return this.bundle({
      invitation: invitation ?? (await this.invitations.ofOrder(order)),
      order,
      isOwner: false,
      attendance: attendance ?? NEW_SEATS,
      sessions: attendance?.sessionTimes ?? [],
      gifts: gifts.map(giftView),
      photos: photos.map(photoView),
    });
  }

  /**
   * The gifts of an invitation; guests see of a reservation only that there is one, and none while the page only asks
   * to save the date.
   * @throws DomainError not-found
   */
  async gifts(id: string, user: SignedInUser | null): Promise<GiftView[]> {
    if (id.startsWith(SAMPLE_PREFIX)) return (await this.sample(id, 'malay')).gifts;
    const [{ isOwner, order, invitation }, gifts] = await Promise.all([
      this.invitations.open(id, user),
      this.giftList.find(id),
    ]);
    if (isOwner) return gifts;
    return isSectionOpen('gifts', order.items) && !isSaveTheDate(invitation, this.clock.now()) ? guestGifts(gifts) : [];
  }

  /**
   * What guests get, with the convoy, which no other read of theirs has.
   * @throws DomainError not-found, also without a convoy that has a meeting point,
   *   and while the page only asks to save the date
   */
  async withConvoy(id: string): Promise<InvitationBundle> {
    const [bundle, stored] = await Promise.all([this.findOne(id, null, 'malay'), this.repository.find(id)]);
    const convoy = convoyOf(stored?.convoy);
    if (!convoy.enabled || convoy.meetingPoint === '' || bundle.phase === 'save-the-date') {
      throw new DomainError('not-found');
    }
    return { ...bundle, invitation: { ...bundle.invitation, convoy } };
  }

  private async bundle(stored: ShownInvitation): Promise<InvitationBundle> {
    const { invitation, order, isOwner, attendance, sessions, gifts, photos } = stored;
    const design = await this.invitations.designOf(invitation);
    const data = { invitation, order, attendance, theme: design.theme, photos };
    const seats = { total: attendance.taken, full: isFull(attendance.totalLimit, attendance.taken) };
    if (isOwner) {
      const view = this.orders.ownerView(order, await this.invitations.summary(invitation));
      const orderedArt = await this.invitations.orderedArt(invitation, order);
      return {
        invitation: ownerInvitationView({ ...data, orderedArt }),
        design,
        order: view,
        gifts,
        photos,
        attendance: seats,
      };
    }
    const view = guestInvitationView(data, sessions, this.clock.now());
    const shown = { invitation: view, gifts: guestGifts(gifts), photos };
    return { design, order: this.orders.publicView(order), attendance: seats, ...published(shown, order.items) };
  }

  private sample(id: string, language: InvitationLanguage, unknown?: DomainError): Promise<InvitationBundle> {
    return this.samples.bundle(id.slice(SAMPLE_PREFIX.length), language, unknown);
  }
}

/** The answer of the calls that open an invitation, as the seeds' clients expect it. */
function notFound(): DomainError {
  return new DomainError('not-found', { status: 400 });
}
