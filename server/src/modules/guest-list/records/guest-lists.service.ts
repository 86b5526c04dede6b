import { Injectable } from '@nestjs/common';
import type { GuestList } from '@serikad/shared/guest-list/family.types';
import { closingDay } from '@serikad/shared/guest-list/closing-date';
import { totalsOf } from '@serikad/shared/guest-list/guest-list';
import { AccessService } from '../../../access/access.service.js';
import type { SignedInUser } from '../../../http/decorators/signed-in-user.js';
import { FamilyRsvpService } from '../../rsvp/responses/family-rsvp.service.js';
import { SeatsService } from '../../rsvp/seats/seats.service.js';
import type { OwnedInvitationId } from '../../../access/owned-ids.js';
import { branchViews } from './branches.service.js';
import { catererLinkOf } from './caterer-link.js';
import { GuestListsRepository } from './guest-lists.repository.js';
import { GuestSecretsService } from './guest-secrets.service.js';
import { OwnFamilies } from './own-families.service.js';
import { queueViews } from './send-queues.service.js';

@Injectable()
export class GuestListsService {
  constructor(
    private readonly lists: GuestListsRepository,
    private readonly own: OwnFamilies,
    private readonly access: AccessService,
    private readonly seats: SeatsService,
    private readonly rsvps: FamilyRsvpService,
    private readonly secrets: GuestSecretsService,
  ) {}

  /**
   * The guest list for its owner; readable without the package.
   * @throws DomainError not-found
   */
  async find(user: SignedInUser, id: string): Promise<GuestList> {
    return this.read((await this.access.ownInvitation(user, id)).id);
  }

  /** The same for one who is known to be its owner. */
  async read(invitationId: OwnedInvitationId): Promise<GuestList> {
    const [list, { closesAt, sessions, details, sessionsRevision }] = await Promise.all([
      this.lists.find(invitationId),
      this.seats.answering(invitationId),
    ]);
    const [families, open] = await Promise.all([
      this.own.viewsOf(invitationId, list.entries),
      this.rsvps.openTotals(invitationId),
    ]);
    const closesOn = closesAt && closingDay(closesAt.getTime());
    return {
      families,
      branches: branchViews(list, this.secrets),
      totals: totalsOf(families, sessions, open),
      sessions: details,
      sessionsRevision,
      closesOn,
      catererLink: catererLinkOf(list, this.secrets),
      templates: list.templates ?? {},
      catererBranches: list.caterer?.branches ?? false,
      queues: queueViews(list.queues),
    };
  }
}
