import { Injectable } from '@nestjs/common';
import type { CatererLinkDto } from '@serikad/shared/guest-list/caterer.dto';
import type { CatererBranch, CatererSummary } from '@serikad/shared/guest-list/family.types';
import { forecastOf } from '@serikad/shared/guest-list/forecast';
import { totalsOf } from '@serikad/shared/guest-list/guest-list';
import { closingDay } from '@serikad/shared/guest-list/closing-date';
import { EditableInvitations } from '../../../access/editable-invitations.service.js';
import { Clock } from '../../../common/clock.js';
import { DomainError } from '../../../common/domain-error.js';
import type { SignedInUser } from '../../../http/decorators/signed-in-user.js';
import { sha256Base64Url } from '../../../common/sha256.js';
import { FamilyRsvpService } from '../../rsvp/responses/family-rsvp.service.js';
import { SeatsService } from '../../rsvp/seats/seats.service.js';
import { catererLinkOf } from './caterer-link.js';
import type { FamilyFiguresView } from './family.view.js';
import { GuestListWrites } from './guest-list-writes.service.js';
import type { BranchRecord, CatererRecord } from './guest-list.schema.js';
import { GuestListsRepository } from './guest-lists.repository.js';
import { GuestSecretsService } from './guest-secrets.service.js';
import { OwnFamilies } from './own-families.service.js';

/** The caterer's link, and the figures that it gives. */
@Injectable()
export class CatererService {
  constructor(
    private readonly lists: GuestListsRepository,
    private readonly writes: GuestListWrites,
    private readonly own: OwnFamilies,
    private readonly seats: SeatsService,
    private readonly rsvps: FamilyRsvpService,
    private readonly editable: EditableInvitations,
    private readonly secrets: GuestSecretsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Makes or renews the link, or revokes it: an earlier one is unknown at once. Where `branches` is set, a link that is
   * there stays as it is.
   * @returns its path; empty without one
   * @throws DomainError not-found, trial-expired, package-required, unavailable
   */
  async setLink(user: SignedInUser, { invitationId: of, active, branches }: CatererLinkDto): Promise<string> {
    const { id: invitationId } = await this.editable.find(user, of, 'attendance');
    const list = await this.writes.changeLink(invitationId, 'caterer', ({ caterer }) =>
      this.changed(invitationId, caterer ?? { rotation: 0 }, { active, ...(branches !== undefined && { branches }) }),
    );
    return catererLinkOf(list, this.secrets);
  }

  /** @throws DomainError not-found, for unknown, renewed and revoked links alike, after the same read */
  async summary(token: string): Promise<CatererSummary> {
    const list = await this.lists.findByCatererHash(sha256Base64Url(token));
    if (!list) throw new DomainError('not-found');
    const { id: invitationId } = await this.editable.ofLink(list._id.toHexString(), 'attendance');
    const [families, { closesAt, sessions, details }, open] = await Promise.all([
      this.own.figuresOf(invitationId, list.entries),
      this.seats.answering(invitationId),
      this.rsvps.openTotals(invitationId),
    ]);
    const totals = totalsOf(families, sessions, open);
    const { range } = forecastOf(families, totals);
    const titles = Object.fromEntries(details.map(({ id, title }) => [id, title]));
    return {
      invitationId,
      countedAt: this.clock.date().toISOString(),
      sessions: totals.sessions,
      open,
      closesOn: closesAt && closingDay(closesAt.getTime()),
      cookFor: range && { low: range.low, high: range.high },
      ...(sessions.length > 1 && { titles }),
      branches: list.caterer?.branches ? ofBranches(families, list.branches, sessions) : null,
    };
  }

  private changed(
    invitationId: string,
    { hash, rotation, branches: shown = false }: CatererRecord,
    { active, branches }: Pick<CatererLinkDto, 'active' | 'branches'>,
  ): CatererRecord {
    const options = { branches: branches ?? shown };
    if (!active) return { rotation, ...options };
    if (hash !== undefined && branches !== undefined) return { hash, rotation, ...options };
    return {
      hash: sha256Base64Url(this.secrets.catererToken(invitationId, rotation)),
      rotation: rotation + 1,
      ...options,
    };
  }
}

/** The figures of each branch that has families, counted as those of the list. */
function ofBranches(
  families: readonly FamilyFiguresView[],
  branches: readonly Pick<BranchRecord, 'id' | 'name'>[],
  sessions: readonly string[],
): CatererBranch[] {
  return branches.flatMap(({ id, name }) => {
    const own = families.filter(({ branch }) => branch === id);
    return own.length === 0 ? [] : [{ name, sessions: totalsOf(own, sessions).sessions }];
  });
}
