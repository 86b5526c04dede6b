import { Injectable } from '@nestjs/common';
import { MAIN_SESSION } from '@serikad/shared/guest-list/family.types';
import { MOST_SESSIONS } from '@serikad/shared/guest-list/session.types';
import { isLimited } from '@serikad/shared/rsvp/seats';
import { Types } from 'mongoose';
import type { OwnedInvitationId } from '../../../access/owned-ids.js';
import { DomainError } from '../../../common/domain-error.js';
import { retryOnConflict } from '../../../common/retry-on-conflict.js';
import type { SessionSeats } from './seats.schema.js';
import { SeatsRepository } from './seats.repository.js';
import type { SessionsState } from './seats.types.js';
import { sessionsOf } from './session-states.js';
import { SessionsRepository, type StoredSessions } from './sessions.repository.js';

export type SessionContent = Required<Pick<SessionSeats, 'limit' | 'about'>>;

/** A change is decided anew when the sessions were changed, or a seat was taken, as many guests do at the same time. */
const CHANGE_RETRY = { tries: 20 };

const FULL = {
  en: `There can be ${MOST_SESSIONS} sessions. Please remove one first.`,
  ms: `Boleh ada ${MOST_SESSIONS} majlis. Sila buang satu dahulu.`,
};

/** The sessions of an invitation beside the main one. Who may change them is decided by the callers. */
@Injectable()
export class SessionsService {
  constructor(
    private readonly repository: SessionsRepository,
    private readonly seats: SeatsRepository,
  ) {}

  async find(invitationId: string): Promise<SessionsState> {
    return sessionsOf(await this.repository.find(new Types.ObjectId(invitationId)));
  }

  /** Whether there is or was a session with this id. */
  async wasAdded(invitationId: OwnedInvitationId, id: string): Promise<boolean> {
    const stored = await this.repository.find(new Types.ObjectId(invitationId));
    return Object.hasOwn(stored?.sessionSeats ?? {}, id) || (stored?.removedSessions ?? []).includes(id);
  }

  /**
   * Adds a session; the same one under the same id once, also when it was removed since.
   * @throws DomainError limit-reached, idempotency-mismatch, unavailable
   */
  async add(invitationId: OwnedInvitationId, id: string, { limit, about }: SessionContent): Promise<SessionsState> {
    return this.change(invitationId, (stored) => {
      if (stored.removedSessions?.includes(id)) return 'done';
      const earlier = stored.sessionSeats?.[id];
      if (earlier) {
        const same = earlier.removed ?? JSON.stringify(earlier.about) === JSON.stringify(about);
        if (!same) throw new DomainError('idempotency-mismatch');
        return 'done';
      }
      if (sessionsOf(stored).sessions.length >= MOST_SESSIONS) throw new DomainError('limit-reached', { texts: FULL });
      return this.repository.add(stored, id, { limit, taken: 0, about });
    });
  }

  /**
   * Changes a session as a whole.
   * @param ifRevision the revision that the change was made from; without it the last one wins
   * @throws DomainError not-found, conflict with the sessions as stored, limit-reached when more seats are taken than
   *   the new limit allows, unavailable
   */
  async edit(
    invitationId: OwnedInvitationId,
    id: string,
    content: SessionContent,
    ifRevision?: number,
  ): Promise<SessionsState> {
    return this.change(invitationId, (stored) => {
      const session = existing(stored, id);
      checkRevision(stored, ifRevision);
      if (isLimited(content.limit) && session.taken > content.limit) throw underTaken(session.taken);
      return this.repository.edit(stored, id, content);
    });
  }

  /** @throws DomainError conflict with the sessions as stored, unavailable */
  async setMainTitle(invitationId: OwnedInvitationId, title: string, ifRevision?: number): Promise<SessionsState> {
    return this.change(invitationId, (stored) => {
      checkRevision(stored, ifRevision);
      return this.repository.setMainTitle(stored, title);
    });
  }

  /**
   * Removes a session other than the main one.
   * @param check throws while it may not be removed; asked anew when a seat was taken meanwhile
   * @throws DomainError not-found, conflict with the sessions as stored, unavailable
   */
  async remove(
    invitationId: OwnedInvitationId,
    id: string,
    { ifRevision, check }: { ifRevision: number | undefined; check: () => Promise<void> },
  ): Promise<SessionsState> {
    return this.change(invitationId, async (stored) => {
      // A repetition: what RSVPs hold of it is deleted once more by the caller.
      if (stored.sessionSeats?.[id]?.removed) return 'done';
      const { taken } = existing(stored, id);
      checkRevision(stored, ifRevision);
      await check();
      return this.repository.remove(stored, id, taken);
    });
  }

  /** @param decide writes, or returns that there is nothing to do; `false`: something was changed since it was read */
  private async change(
    invitationId: OwnedInvitationId,
    decide: (stored: StoredSessions) => Promise<boolean> | 'done' | Promise<boolean | 'done'>,
  ): Promise<SessionsState> {
    const _id = new Types.ObjectId(invitationId);
    return retryOnConflict(CHANGE_RETRY, async () => {
      const stored = await this.repository.find(_id);
      if (!stored) await this.seats.init(_id);
      else if (await decide(stored)) return this.find(invitationId);
      return 'again';
    });
  }
}

function existing(stored: StoredSessions, id: string): SessionSeats {
  const session = Object.hasOwn(stored.sessionSeats ?? {}, id) ? stored.sessionSeats?.[id] : undefined;
  if (id === MAIN_SESSION || !session || session.removed) throw new DomainError('not-found');
  return session;
}

function checkRevision(stored: StoredSessions, ifRevision: number | undefined): void {
  const { sessions, revision } = sessionsOf(stored);
  if (ifRevision !== undefined && revision !== ifRevision) {
    throw new DomainError('conflict', { current: { sessions, revision } });
  }
}

const underTaken = (taken: number): DomainError =>
  new DomainError('limit-reached', {
    texts: {
      en: `${taken} seats of this session are taken. Please choose a limit of at least ${taken}.`,
      ms: `${taken} tempat untuk majlis ini telah diambil. Sila pilih had sekurang-kurangnya ${taken}.`,
    },
  });
