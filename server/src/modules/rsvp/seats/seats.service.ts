import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { OwnedInvitationId } from '../../../access/owned-ids.js';
import { DomainError } from '../../../common/domain-error.js';
import { toObjectId } from '../../../common/object-id.js';
import { SeatsRepository } from './seats.repository.js';
import { type Answering, NEW_SEATS, type RsvpSettingsChange, type SeatsState } from './seats.types.js';

/** The attendance settings of an invitation, and how many seats are taken. */
@Injectable()
export class SeatsService {
  constructor(private readonly repository: SeatsRepository) {}

  /**
   * Makes the counter document of a new invitation; safe to repeat.
   * @throws DomainError not-found for a malformed id
   */
  async init(invitationId: string): Promise<void> {
    await this.repository.init(objectId(invitationId));
  }

  /**
   * The settings as stored; the defaults while there is no document.
   * @throws DomainError not-found for a malformed id
   */
  async find(invitationId: string): Promise<SeatsState> {
    return (await this.repository.find(objectId(invitationId))) ?? { ...NEW_SEATS };
  }

  /**
   * The sessions of an invitation, and until when families may answer.
   * @throws DomainError not-found for a malformed id
   */
  async answering(invitationId: string): Promise<Answering> {
    return this.repository.answering(objectId(invitationId));
  }

  /**
   * Saves the settings in one update of the one document, so that a guest's RSVP sees either all of them or none.
   * A total limit under the seats that are taken is allowed: the invitation is then full.
   * @param ifRevision the revision that the change was made from; without it the last one wins
   * @throws DomainError conflict with the stored state when the revision was overtaken
   */
  async save(id: OwnedInvitationId, change: RsvpSettingsChange, ifRevision?: number): Promise<SeatsState> {
    const _id = objectId(id);
    const saved = await this.repository.save(_id, change, ifRevision);
    if (saved) return saved;
    await this.repository.init(_id);
    const again = await this.repository.save(_id, change, ifRevision);
    if (again) return again;
    throw new DomainError('conflict', { current: await this.find(id) });
  }
}

function objectId(invitationId: string): Types.ObjectId {
  const id = toObjectId(invitationId);
  if (!id) throw new DomainError('not-found');
  return id;
}
