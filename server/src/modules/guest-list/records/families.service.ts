import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import { Clock } from '../../../common/clock.js';
import { DomainError } from '../../../common/domain-error.js';
import { toObjectId } from '../../../common/object-id.js';
import { sha256Base64Url } from '../../../common/sha256.js';
import type { LinkedFamily } from '../../rsvp/responses/family-rsvp.js';
import { FamiliesRepository } from './families.repository.js';
import type { FamilyRecord } from './family.schema.js';
import { GuestListsRepository } from './guest-lists.repository.js';

const NO_FAMILY = {
  language: null,
  sessions: undefined,
  invitationId: new Types.ObjectId('0'.repeat(24)),
};

/** What others read and note of a family. */
@Injectable()
export class FamiliesService {
  constructor(
    private readonly families: FamiliesRepository,
    private readonly lists: GuestListsRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * The family of a personal link.
   * @throws DomainError not-found, for unknown, renewed and removed ones alike
   */
  async byToken(token: string): Promise<LinkedFamily> {
    return (await this.withToken(token, () => Promise.resolve())).family;
  }

  /**
   * The family of a personal link, and what is loaded at the same time for its invitation, language and sessions.
   * @throws DomainError not-found, like `byToken`, and what `load` throws
   */
  async withToken<Loaded>(
    token: string,
    load: (of: Pick<LinkedFamily, 'invitationId' | 'language' | 'sessions'>) => Promise<Loaded>,
  ): Promise<{ family: LinkedFamily; loaded: Loaded }> {
    const family = await this.families.findByToken(sha256Base64Url(token));
    // The same reads for every link that does not work, so that their times tell nothing.
    const { invitationId, language, sessions = null } = family ?? NO_FAMILY;
    const [seats, loaded] = await Promise.all([
      family ? this.seatsOf(family) : 0,
      load({ invitationId: invitationId.toHexString(), language, sessions }),
    ]);
    if (!family || seats === 0) throw new DomainError('not-found');
    return { family: linkedFamily(family, seats), loaded };
  }

  /** The seats of a family on its list; 0 when it is not on it. */
  private async seatsOf({ _id, invitationId, listed, adding }: FamilyRecord): Promise<number> {
    if (listed && !adding) return listed.seats;
    return (await this.lists.entryOf(invitationId, _id))?.s ?? 0;
  }

  /** Notes that the family has opened its invitation; the first time counts. */
  async markOpened(id: string): Promise<void> {
    const _id = toObjectId(id);
    if (_id) await this.families.markOpened(_id, this.clock.date());
  }

  /** Counts a deleted RSVP of the family, once. @param from the count when the RSVP was read */
  async bumpAnswersDeleted(id: string, from: number): Promise<void> {
    const _id = toObjectId(id);
    if (_id) await this.families.bumpAnswersDeleted(_id, from);
  }
}

/** What an RSVP needs of a family. */
export function linkedFamily(family: FamilyRecord, seats: number): LinkedFamily {
  const { _id, invitationId, name, title, language, sessions, reopened, answersDeleted } = family;
  return {
    id: _id.toHexString(),
    invitationId: invitationId.toHexString(),
    name,
    title,
    seats,
    language,
    sessions: sessions ?? null,
    isReopened: reopened ?? false,
    answersDeleted,
  };
}
