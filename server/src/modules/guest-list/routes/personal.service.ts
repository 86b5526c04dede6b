import { Injectable } from '@nestjs/common';
import type { AnswerForFamilyDto, FamilyAnswerDto } from '@serikad/shared/guest-list/family.dto';
import type { FamilyAnswer, FamilyView, PersonalInvitation } from '@serikad/shared/guest-list/family.types';
import { invitedTo, titleOf } from '@serikad/shared/guest-list/guest-list';
import type { PersonalSession, SessionPlace, SessionView } from '@serikad/shared/guest-list/session.types';
import { isFull } from '@serikad/shared/rsvp/seats';
import { DomainError } from '../../../common/domain-error.js';
import type { SignedInUser } from '../../../http/decorators/signed-in-user.js';
import { GuestInvitations } from '../../invitations/guest-invitations.service.js';
import type { LinkedFamily } from '../../rsvp/responses/family-rsvp.js';
import { FamilyRsvpService } from '../../rsvp/responses/family-rsvp.service.js';
import { SeatsService } from '../../rsvp/seats/seats.service.js';
import { FamiliesService, linkedFamily } from '../records/families.service.js';
import { OwnFamilies } from '../records/own-families.service.js';

const NO_PLACE: SessionPlace = { venue: '', address: '', googleMapLink: '', wazeLink: '' };

/** What a family reads and answers by its personal link, and what the couple answer for it. */
@Injectable()
export class PersonalService {
  constructor(
    private readonly families: FamiliesService,
    private readonly own: OwnFamilies,
    private readonly rsvps: FamilyRsvpService,
    private readonly invitations: GuestInvitations,
    private readonly seats: SeatsService,
  ) {}

  /** @throws DomainError not-found, also while the invitation is not to be seen */
  async find(token: string): Promise<PersonalInvitation> {
    const family = await this.families.byToken(token);
    return this.view(family, await this.rsvps.find(family));
  }

  /** Notes that the family has opened its invitation. @throws DomainError not-found */
  async markOpened(token: string): Promise<void> {
    const { id, invitationId } = await this.families.byToken(token);
    await this.invitations.forGuests(invitationId);
    await this.families.markOpened(id);
  }

  /** @throws DomainError like `FamilyRsvpService.answer` */
  async answer(token: string, dto: FamilyAnswerDto): Promise<PersonalInvitation> {
    const family = await this.families.byToken(token);
    const answering = this.rsvps.answer(family, dto, {
      onBehalf: false,
      afterDeletion: async ({ id, answersDeleted }) => {
        await this.families.bumpAnswersDeleted(id, answersDeleted);
        return this.families.byToken(token);
      },
    });
    // At the same time, because both need the same reads, which are then shared.
    const [answer, view] = await Promise.all([answering, this.view(family, null)]);
    return { ...view, answer };
  }

  /** The family removes its RSVP, also while the invitation is closed. @throws DomainError not-found */
  async remove(token: string): Promise<PersonalInvitation> {
    const family = await this.families.byToken(token);
    const view = await this.view(family, null);
    if (await this.rsvps.delete(family)) await this.families.bumpAnswersDeleted(family.id, family.answersDeleted);
    return view;
  }

  /**
   * The couple record the RSVP that a family gave them in person.
   * @throws DomainError not-found, trial-expired, and like `FamilyRsvpService.answer`
   */
  async answerFor(user: SignedInUser, { id, ...dto }: AnswerForFamilyDto): Promise<FamilyView> {
    const read = async (): Promise<LinkedFamily> => {
      const { family, entry } = await this.own.find(user, id);
      return linkedFamily(family, entry.s);
    };
    await this.rsvps.answer(await read(), dto, {
      onBehalf: true,
      afterDeletion: async ({ answersDeleted }) => {
        await this.families.bumpAnswersDeleted(id, answersDeleted);
        return read();
      },
    });
    const { family, entry } = await this.own.find(user, id);
    return this.own.view(family, entry);
  }

  private async view(family: LinkedFamily, answer: FamilyAnswer | null): Promise<PersonalInvitation> {
    const [guest, { sessions, details, closesAt }] = await Promise.all([
      this.invitations.forGuests(family.invitationId),
      this.seats.answering(family.invitationId),
    ]);
    const invited = invitedTo(family, sessions);
    // All its sessions were removed: the couple have to choose others.
    if (invited.length === 0) throw new DomainError('not-found');
    return {
      invitationId: family.invitationId,
      title: titleOf(family),
      seats: family.seats,
      language: family.language ?? guest.language,
      sessions: invited,
      ...(sessions.length > 1 && {
        sessionDetails: await this.detailsOf(family, details, invited, guest.isSaveTheDate),
      }),
      answer,
      closesAt: family.isReopened ? null : (closesAt?.toISOString() ?? null),
    };
  }

  private async detailsOf(
    { invitationId }: LinkedFamily,
    sessions: readonly SessionView[],
    invited: readonly string[],
    isSaveTheDate: boolean,
  ): Promise<PersonalSession[]> {
    const own = sessions
      .filter(({ id }) => invited.includes(id))
      .map((session) => (isSaveTheDate ? withoutPlace(session) : session));
    const isElsewhere = own.every(({ details }) => !details || details.place);
    const place = isElsewhere ? NO_PLACE : await this.invitations.place(invitationId);
    return own.map(({ id, title, details, limit, taken }) => ({
      id,
      title,
      details: details && { ...details, place: details.place ?? place },
      isFull: isFull(limit, taken),
    }));
  }
}

/** As a page shows it that only asks to save the date. */
function withoutPlace(session: SessionView): SessionView {
  const { details } = session;
  return { ...session, details: details && { ...details, place: NO_PLACE, tentative: [] } };
}
