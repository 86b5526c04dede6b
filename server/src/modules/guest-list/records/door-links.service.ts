import { Injectable } from '@nestjs/common';
import type { DoorLinkDto } from '@serikad/shared/guest-list/check-in.dto';
import type { OwnedInvitation } from '../../../access/access.service.js';
import { EditableInvitations } from '../../../access/editable-invitations.service.js';
import { Clock } from '../../../common/clock.js';
import { DomainError } from '../../../common/domain-error.js';
import { sha256Base64Url } from '../../../common/sha256.js';
import type { SignedInUser } from '../../../http/decorators/signed-in-user.js';
import type { InvitationRecord } from '../../invitations/invitation.schema.js';
import { InvitationsService } from '../../invitations/invitations.service.js';
import { SeatsService } from '../../rsvp/seats/seats.service.js';
import type { Answering } from '../../rsvp/seats/seats.types.js';
import { doorEndOf, doorLinkOf } from './door-link.js';
import { GuestListWrites } from './guest-list-writes.service.js';
import type { GuestListRecord } from './guest-list.schema.js';
import { GuestListsRepository } from './guest-lists.repository.js';
import { GuestSecretsService } from './guest-secrets.service.js';

interface Door extends OwnedInvitation {
  list: GuestListRecord;
  invitation: InvitationRecord;
  answering: Answering;
  /** Milliseconds since the epoch. */
  expiresAt: number;
}

/** The secret links to the check-in pages. */
@Injectable()
export class DoorLinks {
  constructor(
    private readonly lists: GuestListsRepository,
    private readonly writes: GuestListWrites,
    private readonly invitations: InvitationsService,
    private readonly seats: SeatsService,
    private readonly editable: EditableInvitations,
    private readonly secrets: GuestSecretsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Makes or renews the link, or revokes it: an earlier one is unknown at once.
   * @returns its path; empty without one
   * @throws DomainError not-found, trial-expired, package-required, unavailable
   */
  async set(user: SignedInUser, { invitationId: of, active }: DoorLinkDto): Promise<string> {
    const { id: invitationId } = await this.editable.find(user, of, 'attendance');
    const list = await this.writes.changeLink(invitationId, 'door', ({ door }) => {
      const rotation = door?.rotation ?? 0;
      if (!active) return { rotation };
      const hash = sha256Base64Url(this.secrets.doorToken(invitationId, rotation));
      return { hash, rotation: rotation + 1, madeAt: this.clock.date() };
    });
    return doorLinkOf(list, this.secrets);
  }

  /** The link for the couple, empty without one, and when it ends; milliseconds since the epoch. */
  async view({ id, order }: OwnedInvitation): Promise<{ link: string; expiresAt: number }> {
    const [list, { date }, { details }] = await Promise.all([
      this.lists.find(id),
      this.invitations.ofOrder(order),
      this.seats.answering(id),
    ]);
    return { link: doorLinkOf(list, this.secrets), expiresAt: doorEndOf(date, details, this.clock.now()) };
  }

  /**
   * One read by an index for every link that does not work, so that its time reveals nothing; four for an expired one.
   * @throws DomainError not-found, for unknown, renewed, revoked and expired links alike
   */
  async open(token: string): Promise<Door> {
    const list = await this.lists.findByDoorHash(sha256Base64Url(token));
    if (!list) throw new DomainError('not-found');
    const linked = await this.editable.ofLink(list._id.toHexString(), 'attendance');
    const [invitation, answering] = await Promise.all([
      this.invitations.ofOrder(linked.order),
      this.seats.answering(linked.id),
    ]);
    const expiresAt = doorEndOf(invitation.date, answering.details, this.clock.now());
    if (this.clock.now() >= expiresAt) throw new DomainError('not-found');
    return { ...linked, list, invitation, answering, expiresAt };
  }
}
