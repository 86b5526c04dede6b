import { Injectable } from '@nestjs/common';
import type { FamilyView } from '@serikad/shared/guest-list/family.types';
import { answerTo, invitedTo } from '@serikad/shared/guest-list/guest-list';
import type {
  CreateSessionDto,
  DeleteSessionDto,
  EditSessionDto,
  MainSessionDto,
} from '@serikad/shared/guest-list/session.dto';
import { MOST_SESSIONS, type SessionPlace, type SessionsAnswer } from '@serikad/shared/guest-list/session.types';
import { EditableInvitations } from '../../../access/editable-invitations.service.js';
import type { OwnedInvitationId } from '../../../access/owned-ids.js';
import { DomainError } from '../../../common/domain-error.js';
import { Faults } from '../../../common/faults.js';
import { randomObjectId } from '../../../common/object-id.js';
import type { SignedInUser } from '../../../http/decorators/signed-in-user.js';
import { type SessionContent, SessionsService } from '../../rsvp/seats/sessions.service.js';
import { FamiliesRepository } from './families.repository.js';
import { FamilySessionsService } from './family-sessions.service.js';
import { GuestListsService } from './guest-lists.service.js';
import { GuestSecretsService } from './guest-secrets.service.js';

/** The sessions of an invitation, for its owner. */
@Injectable()
export class InvitationSessionsService {
  constructor(
    private readonly sessions: SessionsService,
    private readonly invited: FamilySessionsService,
    private readonly families: FamiliesRepository,
    private readonly lists: GuestListsService,
    private readonly editable: EditableInvitations,
    private readonly secrets: GuestSecretsService,
    private readonly faults: Faults,
  ) {}

  /**
   * Adds a session; the same one under the same key once.
   * @throws DomainError not-found, trial-expired, package-required, limit-reached, idempotency-mismatch, unavailable
   */
  async create(user: SignedInUser, dto: CreateSessionDto, key: string | undefined): Promise<SessionsAnswer> {
    const { id: invitationId } = await this.editable.find(user, dto.invitationId, 'attendance');
    const _id = key === undefined ? randomObjectId() : this.secrets.sessionId(invitationId, key);
    const id = _id.toHexString();
    const { sessions } = await this.sessions.find(invitationId);
    const isNew = sessions.length < MOST_SESSIONS && !(await this.sessions.wasAdded(invitationId, id));
    // Before there is the session: an interrupted request changes to which sessions no family is invited.
    if (isNew) await (dto.inviteAll ? this.invited.open(invitationId) : this.invited.keep(invitationId));
    await this.faults.reach('session.kept');
    return this.sessions.add(invitationId, id, contentOf(dto));
  }

  /** @throws DomainError not-found, trial-expired, package-required, conflict, limit-reached, unavailable */
  async edit(user: SignedInUser, dto: EditSessionDto, ifRevision?: number): Promise<SessionsAnswer> {
    const { id: invitationId } = await this.editable.find(user, dto.invitationId, 'attendance');
    return this.sessions.edit(invitationId, dto.id, contentOf(dto), ifRevision);
  }

  /** @throws DomainError not-found, trial-expired, package-required, conflict, unavailable */
  async setMainTitle(user: SignedInUser, dto: MainSessionDto, ifRevision?: number): Promise<SessionsAnswer> {
    const { id: invitationId } = await this.editable.find(user, dto.invitationId, 'attendance');
    return this.sessions.setMainTitle(invitationId, dto.title, ifRevision);
  }

  /**
   * Removes a session, and what families answered to it; allowed without the package. An interrupted request is
   * completed by its repetition.
   * @throws DomainError not-found, trial-expired, conflict while families are invited to it alone, or more come than
   *   the couple know of; unavailable
   */
  async remove(user: SignedInUser, dto: DeleteSessionDto, ifRevision?: number): Promise<SessionsAnswer> {
    const { id: invitationId } = await this.editable.findForRemoval(user, dto.invitationId);
    const check = async (): Promise<void> => {
      const { families, sessions } = await this.lists.read(invitationId);
      const ids = sessions.map(({ id }) => id);
      checkRemoval(families, ids, dto);
    };
    const removed = await this.sessions.remove(invitationId, dto.id, { ifRevision, check });
    await this.faults.reach('session.removed');
    await this.invited.keepInvited(invitationId);
    await this.leaveRemoved(invitationId, dto.id);
    return removed;
  }

  private async leaveRemoved(invitationId: OwnedInvitationId, id: string): Promise<void> {
    const { families } = await this.lists.read(invitationId);
    const answered = new Set(families.filter(({ answer }) => answerTo(answer, id)).map((family) => family.id));
    const documents = await this.families.findByInvitation(invitationId);
    await this.invited.leave(documents.filter(({ _id }) => answered.has(_id.toHexString())));
  }
}

/** Field by field: a DTO may carry more. */
function contentOf(dto: Omit<EditSessionDto, 'id'>): SessionContent {
  const { title, date, startTime, endTime, limit } = dto;
  const tentative = dto.tentative.map(({ time, activity }) => ({ time, activity }));
  return { limit, about: { title, date, startTime, endTime, place: dto.place && placeOf(dto.place), tentative } };
}

function placeOf({ venue, address, googleMapLink, wazeLink }: SessionPlace): SessionPlace {
  return { venue, address, googleMapLink, wazeLink };
}

function checkRemoval(
  families: readonly Pick<FamilyView, 'sessions' | 'answer'>[],
  sessions: readonly string[],
  { id, answers: known }: DeleteSessionDto,
): void {
  const alone = families.filter((family) => invitedTo(family, sessions).join() === id).length;
  if (alone > 0) {
    const texts = {
      en: `${alone} families are invited to this session alone. Please choose another session for them first.`,
      ms: `${alone} keluarga dijemput ke majlis ini sahaja. Sila pilih majlis lain untuk mereka dahulu.`,
    };
    throw new DomainError('conflict', { texts, current: { alone } });
  }
  const answers = families.filter(({ answer }) => (answerTo(answer, id)?.answer ?? 'no') !== 'no').length;
  if (answers > known) {
    const texts = {
      en: `${answers} families come to this session, or may come. Remove it only if what they answered may be deleted.`,
      ms: `${answers} keluarga akan atau mungkin hadir ke majlis ini. Buang hanya jika jawapan mereka boleh dipadam.`,
    };
    throw new DomainError('conflict', { texts, current: { answers } });
  }
}
