import { Injectable } from '@nestjs/common';
import type { FamilyIdsDto, RemoveFamiliesDto } from '@serikad/shared/guest-list/family.dto';
import { type FamilyView, RESTORE_HOURS } from '@serikad/shared/guest-list/family.types';
import { EditableInvitations } from '../../../access/editable-invitations.service.js';
import { Clock } from '../../../common/clock.js';
import { DomainError } from '../../../common/domain-error.js';
import { Faults } from '../../../common/faults.js';
import type { SignedInUser } from '../../../http/decorators/signed-in-user.js';
import { FamilySessionsService } from './family-sessions.service.js';
import { withFamiliesBack, withoutFamilies } from './guest-list-changes.js';
import { GuestListSteps } from './guest-list-steps.service.js';
import { GuestListWrites } from './guest-list-writes.service.js';
import type { OpenStep } from './guest-list.schema.js';
import { OwnFamilies } from './own-families.service.js';

const ANSWERED = {
  en: 'A family has just answered. It stays on the list.',
  ms: 'Satu keluarga baru sahaja menjawab. Ia kekal dalam senarai.',
};

const RESTORE_MS = RESTORE_HOURS * 60 * 60 * 1000;

/**
 * Takes families off their list and puts them back. One update of the list decides and opens a step for each family,
 * which ends when its RSVP was removed or restored.
 */
@Injectable()
export class FamilyRemovalsService {
  constructor(
    private readonly writes: GuestListWrites,
    private readonly own: OwnFamilies,
    private readonly steps: GuestListSteps,
    private readonly sessions: FamilySessionsService,
    private readonly editable: EditableInvitations,
    private readonly faults: Faults,
    private readonly clock: Clock,
  ) {}

  /**
   * Removes families with their RSVPs; allowed without the package. Those that are gone already are left out.
   * @returns until when they can be restored
   * @throws DomainError not-found, trial-expired, conflict when they were to be removed unanswered and one has answered
   */
  async remove(user: SignedInUser, dto: RemoveFamiliesDto): Promise<Date> {
    if (!dto.unanswered) return (await this.takeOff(user, dto, { kind: 'remove' })).restoreUntil;
    const { restoreUntil, isDone } = await this.takeOff(user, dto, { kind: 'undo', unlessAnswered: true });
    if (!isDone) throw new DomainError('conflict', { texts: ANSWERED });
    return restoreUntil;
  }

  /**
   * Removes the families of an import unless one of them is sent to, has opened its link or has answered: whatever
   * comes first, the removal or the RSVP, decides.
   * @returns until when they can be restored; nothing when they stay, all of them
   * @throws DomainError not-found, trial-expired
   */
  async undo(user: SignedInUser, dto: FamilyIdsDto): Promise<Date | undefined> {
    const { restoreUntil, isDone } = await this.takeOff(user, dto, { kind: 'undo' });
    return isDone ? restoreUntil : undefined;
  }

  private async takeOff(
    user: SignedInUser,
    { invitationId: of, ids }: FamilyIdsDto,
    step: Pick<OpenStep, 'unlessAnswered'> & { kind: 'remove' | 'undo' },
  ): Promise<{ restoreUntil: Date; isDone: boolean }> {
    const { id: invitationId } = await this.editable.findForRemoval(user, of);
    const asked = new Set(ids);
    const at = this.clock.date();
    const list = await this.writes.change(invitationId, (stored) => withoutFamilies(stored, asked, { at, ...step }));
    const gone = list.removed.filter(({ f }) => asked.has(f.toHexString()));
    if (gone.length === 0 && ids.length > 0) throw new DomainError('not-found');
    await this.faults.reach('family.removed');
    const isDone = await this.steps.finish(list, list.open.filter(isOf(asked)));
    const restoreUntil = new Date(Math.min(...gone.map((entry) => entry.at.getTime()), at.getTime()) + RESTORE_MS);
    return { restoreUntil, isDone };
  }

  /**
   * Puts removed families back, with the links and, as far as there are seats, the RSVPs that they had.
   * @returns those that are on the list now
   * @throws DomainError not-found, trial-expired, package-required, limit-reached
   */
  async restore(user: SignedInUser, { invitationId: of, ids }: FamilyIdsDto): Promise<FamilyView[]> {
    const { id: invitationId } = await this.editable.find(user, of, 'attendance');
    const asked = new Set(ids);
    const at = this.clock.date();
    const since = this.restorableSince();
    const list = await this.writes.change(invitationId, (stored) => withFamiliesBack(stored, asked, { since, at }));
    const back = list.entries.filter(({ f }) => asked.has(f.toHexString()));
    if (back.length === 0 && ids.length > 0) throw new DomainError('not-found');
    await this.faults.reach('family.restored');
    await this.steps.finish(list, list.open.filter(isOf(asked)));
    // A session that is removed counts no family that is off the list.
    await this.sessions.keepInvited(invitationId);
    return this.own.viewsOf(invitationId, back);
  }

  /** Families that were removed before this moment are gone for good. */
  restorableSince(): Date {
    return new Date(this.clock.now() - RESTORE_MS);
  }
}

const isOf =
  (ids: ReadonlySet<string>) =>
  ({ f }: OpenStep): boolean =>
    ids.has(f.toHexString());
