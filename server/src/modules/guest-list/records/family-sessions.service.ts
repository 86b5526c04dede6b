import { Injectable } from '@nestjs/common';
import type { InviteFamiliesDto } from '@serikad/shared/guest-list/family.dto';
import { type FamilyView, MAIN_SESSION } from '@serikad/shared/guest-list/family.types';
import { EditableInvitations } from '../../../access/editable-invitations.service.js';
import type { OwnedInvitationId } from '../../../access/owned-ids.js';
import { DomainError } from '../../../common/domain-error.js';
import { Faults } from '../../../common/faults.js';
import type { SignedInUser } from '../../../http/decorators/signed-in-user.js';
import { FamilyRsvpService } from '../../rsvp/responses/family-rsvp.service.js';
import { SeatsService } from '../../rsvp/seats/seats.service.js';
import { FamiliesRepository } from './families.repository.js';
import { checkSessions } from './family-content.js';
import type { FamilyRecord } from './family.schema.js';
import { GuestListsRepository } from './guest-lists.repository.js';
import { OwnFamilies } from './own-families.service.js';

/** RSVPs that are changed at the same time. */
const AT_ONCE = 20;

/** To which sessions families are invited. */
@Injectable()
export class FamilySessionsService {
  constructor(
    private readonly families: FamiliesRepository,
    private readonly lists: GuestListsRepository,
    private readonly own: OwnFamilies,
    private readonly editable: EditableInvitations,
    private readonly rsvps: FamilyRsvpService,
    private readonly seats: SeatsService,
    private readonly faults: Faults,
  ) {}

  /** Ids of the sessions among which a family's are chosen; read only where some are chosen. */
  async known(invitationId: string, { sessions }: Pick<FamilyView, 'sessions'>): Promise<string[]> {
    return sessions ? (await this.seats.answering(invitationId)).sessions : [MAIN_SESSION];
  }

  /**
   * Invites families to some sessions, or to all. What they answered to others is deleted afterwards: an interrupted
   * request leaves it there, not counted, until it is repeated or the family answers.
   * @throws DomainError not-found, trial-expired, package-required, validation
   */
  async invite(user: SignedInUser, { invitationId: of, ids, sessions }: InviteFamiliesDto): Promise<FamilyView[]> {
    const { id: invitationId } = await this.editable.find(user, of, 'attendance');
    checkSessions(sessions, await this.known(invitationId, { sessions }));
    const asked = new Set(ids);
    const { entries } = await this.lists.find(invitationId);
    const there = entries.filter(({ f }) => asked.has(f.toHexString()));
    if (there.length === 0) throw new DomainError('not-found');
    const familyIds = there.map(({ f }) => f);
    await this.families.setSessions(familyIds, sessions);
    await this.faults.reach('family.invited');
    if (sessions) await this.keepInvited(invitationId);
    if (sessions) await this.leave(await this.families.findByIds(familyIds));
    return this.own.viewsOf(invitationId, there);
  }

  /**
   * Invites families whose sessions were all removed to the main one, so that their links go on working: a session may
   * be removed while families are invited to it, or while they are off the list. Asked after either write, so that the
   * later one sees the other.
   */
  async keepInvited(invitationId: OwnedInvitationId): Promise<void> {
    const { sessions } = await this.seats.answering(invitationId);
    await this.families.inviteLeft(invitationId, sessions, MAIN_SESSION);
  }

  /** Families that are invited to all sessions stay invited to those that there are now. */
  async keep(invitationId: OwnedInvitationId): Promise<void> {
    await this.families.keepSessions(invitationId, (await this.seats.answering(invitationId)).sessions);
  }

  /** Families that are named to each session that there is now are invited to later ones, too. */
  async open(invitationId: OwnedInvitationId): Promise<void> {
    await this.families.inviteToAll(invitationId, (await this.seats.answering(invitationId)).sessions);
  }

  /** Deletes what families answered to sessions that they are not invited to. */
  async leave(families: readonly Pick<FamilyRecord, '_id' | 'invitationId' | 'sessions'>[]): Promise<void> {
    for (let at = 0; at < families.length; at += AT_ONCE) {
      await Promise.all(
        families.slice(at, at + AT_ONCE).map(({ _id, invitationId, sessions = null }) =>
          this.rsvps.leaveSessions({
            id: _id.toHexString(),
            invitationId: invitationId.toHexString(),
            sessions,
          }),
        ),
      );
    }
  }
}
