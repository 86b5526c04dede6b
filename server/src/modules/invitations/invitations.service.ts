import { Injectable } from '@nestjs/common';
import { chosenOptions, type ChosenOption } from '@serikad/shared/designs/design-choices';
import { DEFAULT_DESIGN, type DesignView } from '@serikad/shared/designs/design.types';
import type { GiftView } from '@serikad/shared/gifts/gift.types';
import type { SessionPlace } from '@serikad/shared/guest-list/session.types';
import type { InvitationLanguage } from '@serikad/shared/i18n/language';
import type { InvitationBundle } from '@serikad/shared/api/invitation-bundle.types';
import type { Contact, InvitationView } from '@serikad/shared/invitations/invitation.types';
import { isSectionOpen, rsvpPackage } from '@serikad/shared/invitations/packages';
import { inPhase, phaseAt } from '@serikad/shared/invitations/phase';
import { published } from '@serikad/shared/invitations/published';
import type { FrozenDetails } from '@serikad/shared/orders/frozen-details.types';
import type { OrderInvitationSummary } from '@serikad/shared/orders/order.types';
import type { OrderItemInput } from '@serikad/shared/pricing/order-item.types';
import type { PhotoView } from '@serikad/shared/photos/photo.types';
import { isFull } from '@serikad/shared/rsvp/seats';
import { SAMPLE_PREFIX } from '../../common/sample-prefix.js';
import type { OwnedInvitation } from '../../access/access.service.js';
import type { SignedInUser } from '../../http/decorators/signed-in-user.js';
import { Clock } from '../../common/clock.js';
import { DomainError } from '../../common/domain-error.js';
import { toObjectId } from '../../common/object-id.js';
import { SharedReads } from '../../common/shared-reads.js';
import { frozenDetails } from './frozen-details.js';
import { SeatsService } from '../rsvp/seats/seats.service.js';
import { NEW_SEATS, type SeatsState } from '../rsvp/seats/seats.types.js';
import { DesignsService } from '../designs/designs.service.js';
import { SamplesService } from '../samples/samples.service.js';
import { giftView, guestGifts } from '../gifts/gift.view.js';
import { GiftsService } from '../gifts/gifts.service.js';
import { OrderRecordsService } from '../orders/records/order-records.service.js';
import type { OrderRecord } from '../orders/records/order.schema.js';
import { photoView } from '../photos/photo.view.js';
import { PhotosService } from '../photos/photos.service.js';
import type { StoredInvitation } from './stored-invitation.js';
import type { InvitationRecord } from './invitation.schema.js';
import { convoyOf, phasesOf } from './invitation-parts.js';
import { guestInvitationView, invitationSummary, ownerInvitationView, type SessionTimes } from './invitation.view.js';
import { InvitationsRepository } from './invitations.repository.js';
import { newInvitation } from './new-invitation.js';

/** What a guest's answer needs to know of an invitation. */
export interface GuestInvitation {
  id: string;
  ownerId: string;
  language: InvitationLanguage;
  rsvpPackage: 'standard' | 'premium' | null;
  wishEnabled: boolean;
  viewWishes: boolean;
  approveWishes: boolean;
  answersClosed: boolean;
  /** The page only asks to save the date: places, programmes and gifts are not for guests yet. */
  isSaveTheDate: boolean;
  /** The guests' data is erased, or about to be: nothing new of them is stored. */
  isErased: boolean;
  /** Whom guests call. */
  contacts: Contact[];
  album: GuestAlbum;
}

/** Whether guests see the album, and what decides when they may add photos. */
export interface GuestAlbum extends Pick<InvitationView, 'date' | 'startTime' | 'endTime'> {
  on: boolean;
}

/** An invitation, and who looks at it. */
interface OpenedInvitation {
  invitation: InvitationRecord;
  order: OrderRecord;
  isOwner: boolean;
}

/** The same with everything that is shown of it, to the owner or to guests. */
interface ShownInvitation extends OpenedInvitation {
  attendance: SeatsState;
  /** Those beside the main one; none where nothing depends on them. */
  sessions: readonly SessionTimes[];
  gifts: GiftView[];
  photos: PhotoView[];
}

/** The fields that decide in which phase an invitation is. */
type PhasedRecord = Pick<InvitationRecord, 'phases' | 'venue' | 'location'> & Omit<GuestAlbum, 'on'>;

/** Every visitor of the home page asks for the total: how long one answer is used, in ms. */
const TOTAL_TTL_MS = 60_000;

@Injectable()
export class InvitationsService {
  // Guests who answer at the same time need the same data: concurrent reads share one query.
  private readonly guestReads = new SharedReads((id) => this.readForGuests(id));

  private counted: { at: number; total: Promise<number> } | undefined;

  constructor(
    private readonly invitations: InvitationsRepository,
    private readonly orders: OrderRecordsService,
    private readonly seats: SeatsService,
    private readonly giftList: GiftsService,
    private readonly photos: PhotosService,
    private readonly designs: DesignsService,
    private readonly samples: SamplesService,
    private readonly clock: Clock,
  ) {}

  /** Makes the invitation of an order under the id that the order carries; safe to repeat. */
  async createFor(order: OrderRecord): Promise<InvitationRecord> {
    const invitation = newInvitation(order);
    // The customer was deleted: lists of orders show a blank invitation, and none is stored.
    if (order.erasedAt) return invitation;
    const id = invitation._id.toHexString();
    const [isNew] = await Promise.all([this.invitations.insertOnce(invitation), this.seats.init(id)]);
    if (isNew) return invitation;
    // Another request has created it before; it may have been edited since.
    return (await this.invitations.find(id)) ?? invitation;
  }

  /** The invitation of an order; made now when the server was killed before it could. */
  async ofOrder(order: OrderRecord): Promise<InvitationRecord> {
    return (await this.invitations.find(order.invitationId.toHexString())) ?? this.createFor(order);
  }

  /**
   * The details of an order's invitation as they are now, for the seller,
   * with every option that the page shows by itself.
   * @param at when they were confirmed
   */
  async frozenDetails(order: OrderRecord, at: Date): Promise<FrozenDetails> {
    // One read of one document: the copy is the invitation of one moment, with every edit that was answered before.
    const invitation = await this.ofOrder(order);
    const designChoices = await this.shownOptions(invitation);
    return frozenDetails({ ...invitation, ...(designChoices && { designChoices }) }, at);
  }

  /**
   * The designs that some orders' invitations have now, in the orders' order; of one whose invitation is not made yet,
   * or is gone with its customer, the design that was ordered.
   */
  async designsOf(orders: readonly Pick<OrderRecord, 'invitationId' | 'invitationStart'>[]): Promise<string[]> {
    const designs = await this.invitations.designsOf(orders.map(({ invitationId }) => invitationId));
    return orders.map((order) => designs.get(order.invitationId.toHexString()) ?? order.invitationStart.design);
  }

  /** How many invitations there are, as of the last minute; samples are not counted. */
  total(): Promise<number> {
    const now = this.clock.now();
    if (!this.counted || Math.abs(now - this.counted.at) >= TOTAL_TTL_MS) {
      const total = this.invitations.total();
      const counted = (this.counted = { at: now, total });
      total.catch(() => {
        if (this.counted === counted) this.counted = undefined;
      });
    }
    return this.counted.total;
  }

  /**
   * What guests may know and do.
   * @throws DomainError not-found when it is unknown, malformed, or unpaid and over 7 days old
   */
  forGuests(id: string): Promise<GuestInvitation> {
    return this.guestReads.get(id.toLowerCase());
  }

  /**
   * What guests get, with the convoy, which no other read of theirs has.
   * @throws DomainError not-found, also without a convoy that has a meeting point,
   *   and while the page only asks to save the date
   */
  async withConvoy(id: string): Promise<InvitationBundle> {
    const [bundle, stored] = await Promise.all([this.findOne(id, null, 'malay'), this.invitations.find(id)]);
    const convoy = convoyOf(stored?.convoy);
    if (!convoy.enabled || convoy.meetingPoint === '' || bundle.phase === 'save-the-date') {
      throw new DomainError('not-found');
    }
    return { ...bundle, invitation: { ...bundle.invitation, convoy } };
  }

  /** Where the invitation is. @throws DomainError not-found */
  async place(id: string): Promise<SessionPlace> {
    const { venue, location } = (await this.open(id, null)).invitation;
    const { googleMapLink, wazeLink } = location;
    return { venue: venue.venue, address: venue.address, googleMapLink, wazeLink };
  }

  /** Closes an invitation for new and edited RSVPs, or opens it again; takes effect with the next request. */
  async setRsvpsClosed({ id, order }: OwnedInvitation, closed: boolean): Promise<void> {
    await this.ofOrder(order);
    await this.invitations.setRsvpsClosed(id, closed);
  }

  /** Whether guests may add photos, and see those of others. */
  async setAlbum({ id, order }: OwnedInvitation, on: boolean): Promise<void> {
    await this.ofOrder(order);
    await this.invitations.setAlbum(id, on);
  }

  /** The album as guests have it now, of an invitation that they may see. */
  albumOf(invitation: PhasedRecord & Pick<InvitationRecord, 'album'>, items: readonly OrderItemInput[]): GuestAlbum {
    const { album = false, date, startTime, endTime } = invitation;
    return {
      on: album && isSectionOpen('album', items) && !this.isSaveTheDate(invitation),
      date,
      startTime,
      endTime,
    };
  }

  private isSaveTheDate(invitation: PhasedRecord): boolean {
    return phaseAt({ ...invitation, phases: phasesOf(invitation.phases) }, this.clock.now()) === 'save-the-date';
  }

  private async readForGuests(id: string): Promise<GuestInvitation> {
    const [order, stored] = await Promise.all([this.orders.findStanding(id), this.invitations.findGuestSwitches(id)]);
    if (!order || !this.orders.isOpenToPublic(order)) throw new DomainError('not-found');
    const switches = stored ?? (await this.open(id, null)).invitation;
    const { language, wishEnabled, viewWishes, approveWishes = false, answersClosed = false } = switches;
    const { contacts, guestErasure } = switches;
    const isErased = !!guestErasure && (!!guestErasure.erasedAt || guestErasure.dueAt.getTime() <= this.clock.now());
    return {
      id,
      ownerId: order.userId.toHexString(),
      language,
      rsvpPackage: rsvpPackage(order.items),
      wishEnabled,
      viewWishes,
      approveWishes,
      answersClosed: answersClosed || isErased,
      isSaveTheDate: this.isSaveTheDate(switches),
      isErased,
      contacts,
      album: this.albumOf(switches, order.items),
    };
  }

  /**
   * An invitation with everything that its page shows: complete for its owner, without private fields for others.
   * @throws DomainError not-found (400), the same whether it is unknown or closed for the public
   */
  async findOne(id: string, user: SignedInUser | null, language: InvitationLanguage): Promise<InvitationBundle> {
    if (id.startsWith(SAMPLE_PREFIX)) return this.sample(id, language, notFound());
    if (!toObjectId(id)) throw notFound();
    // All at once: none of them waits for another's answer.
    const [opened, attendance, gifts, photos] = await Promise.all([
      this.open(id, user, notFound()),
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
   * The same for the public, of records that were read together; whole, whatever its phase.
   * @throws DomainError not-found (400)
   */
  async publicBundle({ invitation, order, attendance, gifts, photos }: StoredInvitation): Promise<InvitationBundle> {
    if (!invitation || !order || !this.orders.isOpenToPublic(order)) throw notFound();
    return this.bundle({
      invitation,
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
    const [{ isOwner, order, invitation }, gifts] = await Promise.all([this.open(id, user), this.giftList.find(id)]);
    if (isOwner) return gifts;
    return isSectionOpen('gifts', order.items) && !this.isSaveTheDate(invitation) ? guestGifts(gifts) : [];
  }

  async viewOfOrder(order: OrderRecord): Promise<InvitationView> {
    return this.view(order, await this.ofOrder(order));
  }

  async view(order: OrderRecord, invitation: InvitationRecord): Promise<InvitationView> {
    const id = invitation._id.toHexString();
    const [attendance, design, photos, orderedArt] = await Promise.all([
      this.seats.find(id),
      this.designOf(invitation),
      this.photos.find(id),
      this.orderedArt(invitation, order),
    ]);
    return ownerInvitationView({ invitation, order, attendance, theme: design.theme, photos, orderedArt });
  }

  /** What the list of orders shows of their invitations, by the order's id. */
  async summaries(orders: readonly OrderRecord[]): Promise<Map<string, OrderInvitationSummary>> {
    const found = await this.invitations.findMany(orders.map(({ invitationId }) => invitationId));
    const byId = new Map(found.map((invitation) => [invitation._id.toHexString(), invitation]));
    const summaries = new Map<string, OrderInvitationSummary>();
    for (const order of orders) {
      const invitation = byId.get(order.invitationId.toHexString()) ?? (await this.createFor(order));
      summaries.set(order._id.toHexString(), await this.summary(invitation));
    }
    return summaries;
  }

  /** What the list of orders shows of one invitation. */
  async summary(invitation: InvitationRecord): Promise<OrderInvitationSummary> {
    return invitationSummary(invitation, await this.shownOptions(invitation));
  }

  /** What the couple ordered and may always choose, although the shop does not offer it any more. */
  private async orderedArt(
    { orderedArt }: InvitationRecord,
    { invitationStart: { design } }: OrderRecord,
  ): Promise<string | undefined> {
    return orderedArt ?? ((await this.designs.isHidden(design)) ? design : undefined);
  }

  private async bundle(stored: ShownInvitation): Promise<InvitationBundle> {
    const { invitation, order, isOwner, attendance, sessions, gifts, photos } = stored;
    const design = await this.designOf(invitation);
    const data = { invitation, order, attendance, theme: design.theme, photos };
    const seats = { total: attendance.taken, full: isFull(attendance.totalLimit, attendance.taken) };
    if (isOwner) {
      const view = this.orders.ownerView(order, await this.summary(invitation));
      const orderedArt = await this.orderedArt(invitation, order);
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

  /** Reads an invitation if it may be seen: by its owner always, by others unless its trial has expired. */
  private async open(
    id: string,
    user: SignedInUser | null,
    closed = new DomainError('not-found'),
  ): Promise<OpenedInvitation> {
    const [order, stored] = await Promise.all([this.orders.findByInvitation(id), this.invitations.find(id)]);
    if (!order || order.erasedAt) throw closed;
    const isOwner = user?.id === order.userId.toHexString();
    if (!isOwner && !this.orders.isOpenToPublic(order)) throw closed;
    return { order, invitation: stored ?? (await this.createFor(order)), isOwner };
  }

  private async sample(
    id: string,
    language: InvitationLanguage,
    unknown = new DomainError('not-found'),
  ): Promise<InvitationBundle> {
    const designId = id.slice(SAMPLE_PREFIX.length);
    if (!(await this.designs.exists(designId))) throw unknown;
    return this.samples.bundle(designId, language);
  }

  /**
   * Every option of the design's choices that the page shows, chosen or by itself;
   * none where the design has no choices.
   */
  private async shownOptions(invitation: InvitationRecord): Promise<ChosenOption[] | undefined> {
    const design = await this.designs.find(invitation.design);
    return design?.choices && chosenOptions(design, invitation);
  }

  /** The invitation's design; the shop's default one when it is gone. */
  private async designOf({ design: id }: InvitationRecord): Promise<DesignView> {
    const design = (await this.designs.find(id)) ?? (await this.designs.find(DEFAULT_DESIGN));
    if (!design) throw new Error(`neither the design ${id} nor the default one is in the catalogue`);
    return design;
  }
}

/** The answer of the calls that open an invitation, as the seeds' clients expect it. */
function notFound(): DomainError {
  return new DomainError('not-found', { status: 400 });
}
