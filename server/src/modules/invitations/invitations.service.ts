import { Injectable } from '@nestjs/common';
import { chosenOptions, type ChosenOption } from '@serikad/shared/designs/design-choices';
import { DEFAULT_DESIGN, type DesignView } from '@serikad/shared/designs/design.types';
import type { InvitationView } from '@serikad/shared/invitations/invitation.types';
import type { FrozenDetails } from '@serikad/shared/orders/frozen-details.types';
import type { OrderInvitationSummary } from '@serikad/shared/orders/order.types';
import type { OwnedInvitation } from '../../access/access.service.js';
import type { SignedInUser } from '../../http/decorators/signed-in-user.js';
import { Clock } from '../../common/clock.js';
import { DomainError } from '../../common/domain-error.js';
import { frozenDetails } from './frozen-details.js';
import { SeatsService } from '../rsvp/seats/seats.service.js';
import { DesignsService } from '../designs/designs.service.js';
import { OrderRecordsService } from '../orders/records/order-records.service.js';
import type { OrderRecord } from '../orders/records/order.schema.js';
import { PhotosService } from '../photos/photos.service.js';
import type { InvitationRecord } from './invitation.schema.js';
import { invitationSummary, ownerInvitationView } from './invitation.view.js';
import { InvitationsRepository } from './invitations.repository.js';
import { newInvitation } from './new-invitation.js';

/** An invitation, and who looks at it. */
export interface OpenedInvitation {
  invitation: InvitationRecord;
  order: OrderRecord;
  isOwner: boolean;
}

/** Every visitor of the home page asks for the total: how long one answer is used, in ms. */
const TOTAL_TTL_MS = 60_000;

/** The stored invitations, each made with its order, as their owners and lists of orders see them. */
@Injectable()
export class InvitationsService {
  private counted: { at: number; total: Promise<number> } | undefined;

  constructor(
    private readonly invitations: InvitationsRepository,
    private readonly orders: OrderRecordsService,
    private readonly seats: SeatsService,
    private readonly photos: PhotosService,
    private readonly designs: DesignsService,
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
  async orderedArt(
    { orderedArt }: InvitationRecord,
    { invitationStart: { design } }: OrderRecord,
  ): Promise<string | undefined> {
    return orderedArt ?? ((await this.designs.isHidden(design)) ? design : undefined);
  }

  /** Reads an invitation if it may be seen: by its owner always, by others unless its trial has expired. */
  async open(id: string, user: SignedInUser | null, closed = new DomainError('not-found')): Promise<OpenedInvitation> {
    const [order, stored] = await Promise.all([this.orders.findByInvitation(id), this.invitations.find(id)]);
    if (!order || order.erasedAt) throw closed;
    const isOwner = user?.id === order.userId.toHexString();
    if (!isOwner && !this.orders.isOpenToPublic(order)) throw closed;
    return { order, invitation: stored ?? (await this.createFor(order)), isOwner };
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
  async designOf({ design: id }: InvitationRecord): Promise<DesignView> {
    const design = (await this.designs.find(id)) ?? (await this.designs.find(DEFAULT_DESIGN));
    if (!design) throw new Error(`neither the design ${id} nor the default one is in the catalogue`);
    return design;
  }
}
