import { Injectable } from '@nestjs/common';
import { type FamilyAnswer, type OpenTotals, RESTORE_HOURS } from '@serikad/shared/guest-list/family.types';
import { invitedTo } from '@serikad/shared/guest-list/guest-list';
import type { FamilyAnswerDto } from '@serikad/shared/guest-list/family.dto';
import { localeOf } from '@serikad/shared/i18n/language';
import { Types } from 'mongoose';
import { Clock } from '../../../common/clock.js';
import { retryOnConflict } from '../../../common/retry-on-conflict.js';
import { GuestInvitations } from '../../invitations/guest-invitations.service.js';
import { SeatsService } from '../seats/seats.service.js';
import type { Answering } from '../seats/seats.types.js';
import { contentOf, expectsMore, personsOf, withoutSessions } from './family-rsvp-content.js';
import {
  familyAnswer,
  familyAnswerOfOwner,
  familyRsvpKey,
  type FamilyRsvpRecord,
  type LinkedFamily,
} from './family-rsvp.js';
import { FamilyRsvpsRepository } from './family-rsvps.repository.js';
import { RemovalStepsService } from './removal-steps.service.js';
import type { StoredRemovedRsvp } from './removed-rsvps.repository.js';
import { refusalError, ruleError, waitingOf } from './rsvp-rules.js';
import { sha256Base64Url } from '../../../common/sha256.js';
import { RsvpSecretsService } from './rsvp-secrets.service.js';
import { RsvpSettlerService } from './rsvp-settler.service.js';
import { RSVP_RETRY, RsvpStepsService } from './rsvp-steps.service.js';
import { RsvpRepository } from './rsvp.repository.js';

interface AnswerOptions {
  /** Recorded by the couple. */
  onBehalf: boolean;
  /**
   * Counts a deleted RSVP of the family, and reads the family again.
   * @throws DomainError not-found when it is not on its list any more
   */
  afterDeletion: (family: LinkedFamily) => Promise<LinkedFamily>;
}

/** The one RSVP of each family of a guest list, changed from any phone by the family's link. */
@Injectable()
export class FamilyRsvpService {
  constructor(
    private readonly families: FamilyRsvpsRepository,
    private readonly rsvps: RsvpRepository,
    private readonly steps: RsvpStepsService,
    private readonly removals: RemovalStepsService,
    private readonly settler: RsvpSettlerService,
    private readonly seats: SeatsService,
    private readonly invitations: GuestInvitations,
    private readonly secrets: RsvpSecretsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores a family's RSVP, or changes the one that it has; the last of several at once wins.
   * @throws DomainError not-found, package-required, answers-closed, rsvp-closed, wishes-closed, limit-reached,
   *   validation, unavailable
   */
  async answer(family: LinkedFamily, dto: FamilyAnswerDto, options: AnswerOptions): Promise<FamilyAnswer> {
    const invitationId = new Types.ObjectId(family.invitationId);
    let asked = family;
    return retryOnConflict(RSVP_RETRY, async () => {
      const [guest, { sessions, details }, before] = await Promise.all([
        this.invitations.forGuests(asked.invitationId),
        this.seats.answering(asked.invitationId),
        this.families.find(asked),
      ]);
      const language = asked.language ?? guest.language;
      const content = contentOf({ family: asked, dto, before, sessions, locale: localeOf(language) });
      const now = this.clock.date();
      const whole = {
        ...content,
        updatedAt: now,
        ...(options.onBehalf && { onBehalf: true as const }),
        // The couple's own words need no approval.
        ...(options.onBehalf && content.message !== before?.message ? {} : waitingOf(content, guest, before)),
      };

      const rules = {
        ofFamily: true,
        byOwner: options.onBehalf,
        isReopened: asked.isReopened,
        expectsMore: expectsMore(content.sessions, before?.sessions),
      };
      const open = options.onBehalf ? { ...guest, answersClosed: guest.isErased } : guest;
      const forbidden = ruleError(open, personsOf(content), before ? personsOf(before) : undefined);
      if (forbidden) throw forbidden;

      const key = familyRsvpKey(asked);
      const _id = this.secrets.rsvpId(asked.invitationId, key);
      const familyId = new Types.ObjectId(asked.id);
      const bodyHash = sha256Base64Url(JSON.stringify(content));
      const outcome = before
        ? await this.steps.change(before, whole, rules)
        : await this.steps.add({ _id, invitationId, familyId, key, bodyHash, createdAt: now, ...whole }, rules);
      if (outcome === 'written') return familyAnswer({ ...whole, createdAt: before?.createdAt ?? now });
      if (outcome !== 'again') {
        if (outcome.reason === 'busy') await this.settler.wait(invitationId, outcome);
        else if ((await this.families.find(asked))?.rev === before?.rev)
          throw refusalError(outcome, { ...guest, language }, titlesOf(details));
      } else if (!before && (await this.rsvps.findTombstone(_id))) asked = await options.afterDeletion(asked);
      return 'again';
    });
  }

  /** The RSVP as the family reads it. */
  async find(family: Pick<LinkedFamily, 'id' | 'invitationId'>): Promise<FamilyAnswer | null> {
    const rsvp = await this.families.find(family);
    return rsvp && isAnswer(rsvp) ? familyAnswer(rsvp) : null;
  }

  /** How many families of the shop have an RSVP. */
  count(): Promise<number> {
    return this.families.count();
  }

  /** The RSVPs of all families of an invitation as the couple read them, by the families' ids. */
  async ofInvitation(invitationId: string): Promise<Map<string, FamilyAnswer>> {
    const rsvps = await this.families.ofInvitation(invitationId);
    return new Map(rsvps.filter(isAnswer).map((rsvp) => [rsvp.familyId.toHexString(), familyAnswerOfOwner(rsvp)]));
  }

  /** Who comes by the open page. */
  openTotals(invitationId: string): Promise<OpenTotals> {
    return this.families.openTotals(invitationId);
  }

  /**
   * Deletes what the RSVP holds of sessions that the family is not invited to any more, and gives back its seats. The
   * wish stays. Safe to repeat.
   */
  async leaveSessions(family: Pick<LinkedFamily, 'id' | 'invitationId' | 'sessions'>): Promise<void> {
    await retryOnConflict(RSVP_RETRY, async () => {
      const [{ sessions: all }, rsvp] = await Promise.all([
        this.seats.answering(family.invitationId),
        this.families.find(family),
      ]);
      const content = rsvp && withoutSessions(rsvp, invitedTo(family, all));
      if (!content) return 'written';
      const outcome = await this.steps.change(rsvp, content, { ofFamily: true, byOwner: true });
      return outcome === 'written' ? outcome : 'again';
    });
  }

  /**
   * Deletes the RSVP for good and gives back its seats.
   * @returns whether there was one
   */
  async delete(family: Pick<LinkedFamily, 'id' | 'invitationId'>): Promise<boolean> {
    return retryOnConflict(RSVP_RETRY, async () => {
      const rsvp = await this.families.find(family);
      if (!rsvp) return false;
      return (await this.steps.remove(rsvp)) === 'written' || 'again';
    });
  }

  /**
   * Removes the RSVP of a family that was taken off its list, and gives back its seats; for a day `restore` brings it
   * back. Without an RSVP it makes sure that an RSVP which is being added is not stored. Safe to repeat.
   * @param family as it was read after it was taken off the list
   */
  async remove(family: LinkedFamily): Promise<void> {
    const invitationId = new Types.ObjectId(family.invitationId);
    const _id = this.secrets.rsvpId(family.invitationId, familyRsvpKey(family));
    await retryOnConflict(RSVP_RETRY, async () => {
      const expireAt = new Date(this.clock.now() + RESTORE_HOURS * 60 * 60 * 1000);
      const rsvp = await this.families.find(family);
      if (rsvp) {
        const busy = await this.removals.remove(invitationId, removalOf(family), [rsvp], expireAt);
        if (busy) await this.settler.wait(invitationId, busy);
      } else if (await this.families.insertTombstone(_id, expireAt)) return 'removed';
      else if (await this.rsvps.findTombstone(_id)) return 'removed';
      return 'again';
    });
  }

  /**
   * Makes sure that no RSVP of a family which was taken off its list is stored any more; one that it has stays. Safe to
   * repeat.
   * @param family as it was read after it was taken off the list
   * @returns whether it has one
   */
  async refuse(family: LinkedFamily): Promise<boolean> {
    const expireAt = new Date(this.clock.now() + RESTORE_HOURS * 60 * 60 * 1000);
    const _id = this.secrets.rsvpId(family.invitationId, familyRsvpKey(family));
    if (await this.families.insertTombstone(_id, expireAt)) return false;
    return (await this.families.find(family)) !== null;
  }

  /**
   * Brings back the RSVP that was removed with a family, and takes its seats; without what it held of sessions that
   * were removed meanwhile.
   * @returns whether the family has an RSVP: without enough seats it has none
   */
  async restore(family: Pick<LinkedFamily, 'id' | 'invitationId'>): Promise<boolean> {
    const invitationId = new Types.ObjectId(family.invitationId);
    return retryOnConflict(RSVP_RETRY, async () => {
      const [removed, { sessions: all }] = await Promise.all([
        this.families.findRemoved(invitationId, removalOf(family)),
        this.seats.answering(family.invitationId),
      ]);
      const busy = removed && (await this.removals.restore(invitationId, [withSessions(removed, all)]));
      if (!busy) return (await this.families.find(family)) !== null;
      await this.settler.wait(invitationId, busy);
      return 'again';
    });
  }
}

function withSessions({ removed, ...rsvp }: StoredRemovedRsvp, all: readonly string[]): StoredRemovedRsvp {
  const { sessions } = removed;
  if (!sessions) return { ...rsvp, removed };
  return { ...rsvp, removed: { ...removed, sessions: sessions.filter(({ session }) => all.includes(session)) } };
}

/** Of one whose sessions are all gone only the wish is left. */
const isAnswer = ({ sessions }: Pick<FamilyRsvpRecord, 'sessions'>): boolean => sessions.length > 0;

/** What sessions are called, where there are several. */
function titlesOf(sessions: Answering['details']): Record<string, string> {
  return sessions.length > 1 ? Object.fromEntries(sessions.map(({ id, title }) => [id, title])) : {};
}

const removalOf = ({ id }: Pick<LinkedFamily, 'id'>): string => `family ${id}`;
