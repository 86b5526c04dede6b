import { Injectable } from '@nestjs/common';
import type { AddFamilyDto, EditFamilyDto, MoveFamiliesDto } from '@serikad/shared/guest-list/family.dto';
import type { FamilyView } from '@serikad/shared/guest-list/family.types';
import { EditableInvitations } from '../../../access/editable-invitations.service.js';
import { DomainError } from '../../../common/domain-error.js';
import { randomObjectId } from '../../../common/object-id.js';
import type { SignedInUser } from '../../../http/decorators/signed-in-user.js';
import { FamiliesRepository } from './families.repository.js';
import { FamilyAdditionsService } from './family-additions.service.js';
import { newFamilyOf } from './family-content.js';
import { FamilySessionsService } from './family-sessions.service.js';
import { FamilyWritesService } from './family-writes.service.js';
import type { FamilyRecord } from './family.schema.js';
import { unknownBranch } from './guest-list-changes.js';
import { GuestListsRepository } from './guest-lists.repository.js';
import { GuestSecretsService } from './guest-secrets.service.js';
import { OwnFamilies } from './own-families.service.js';

/** The families of a list as its owner adds and changes them. */
@Injectable()
export class FamilyEditsService {
  constructor(
    private readonly families: FamiliesRepository,
    private readonly lists: GuestListsRepository,
    private readonly additions: FamilyAdditionsService,
    private readonly writes: FamilyWritesService,
    private readonly own: OwnFamilies,
    private readonly editable: EditableInvitations,
    private readonly sessions: FamilySessionsService,
    private readonly secrets: GuestSecretsService,
  ) {}

  /**
   * Adds a family. The same key and the same family are added once, also when the family was removed since: then it
   * stays removed.
   * @throws DomainError not-found, trial-expired, package-required, limit-reached, validation, idempotency-mismatch,
   *   unavailable
   */
  async add(user: SignedInUser, dto: AddFamilyDto, key: string | undefined): Promise<FamilyView> {
    const { id: invitationId } = await this.editable.find(user, dto.invitationId, 'attendance');
    const added = newFamilyOf(dto, await this.sessions.known(invitationId, dto));
    const _id = key === undefined ? randomObjectId() : this.secrets.familyId(invitationId, key);
    await this.additions.add(invitationId, [{ _id, ...added, bodyHash: this.secrets.bodyHash(added) }]);
    if (dto.sessions) await this.sessions.keepInvited(invitationId);
    const family = await this.families.findById(_id);
    if (!family) throw new DomainError('not-found');
    return this.own.view(family, (await this.lists.entryOf(family.invitationId, _id)) ?? added.place);
  }

  /**
   * Changes a family as a whole: its document by its revision, then its entry. A repetition of an interrupted change
   * completes it.
   * @param ifRevision the revision that the change was made from; without it the last one wins
   * @throws DomainError not-found, trial-expired, package-required, validation, conflict with the family as stored
   */
  async edit(user: SignedInUser, dto: EditFamilyDto, ifRevision?: number): Promise<FamilyView> {
    const found = await this.own.find(user, dto.id);
    const change = newFamilyOf(dto, await this.sessions.known(found.invitationId, dto));
    const { branches } = await this.lists.find(found.invitationId);
    if (!branches.some(({ id }) => id === change.place.b)) throw unknownBranch();
    const { content, place } = change;
    const family = await this.writes.write(found, { contentOf: () => content, place }, { ifRevision });
    if (!family) {
      const stored = await this.own.find(user, dto.id);
      throw new DomainError('conflict', { current: await this.own.view(stored.family, stored.entry) });
    }
    if (!family.sessions) return this.own.view(family, change.place);
    await this.sessions.keepInvited(found.invitationId);
    const invited = required(await this.families.findById(family._id));
    await this.sessions.leave([invited]);
    return this.own.view(invited, change.place);
  }

  /**
   * Moves families to a branch, or gives each so many seats, or both: one update of the list.
   * @throws DomainError not-found, trial-expired, package-required, validation
   */
  async move(user: SignedInUser, { invitationId: of, ids, branch, seats }: MoveFamiliesDto): Promise<FamilyView[]> {
    const { id: invitationId } = await this.editable.find(user, of, 'attendance');
    const asked = new Set(ids);
    const list = await this.writes.place(invitationId, asked, { branch, seats });
    const there = list.entries.filter(({ f }) => asked.has(f.toHexString()));
    if (there.length === 0 && ids.length > 0) throw new DomainError('not-found');
    await this.families.bumpRevisions(there.map(({ f }) => f));
    return this.own.viewsOf(invitationId, there);
  }
}

function required(family: FamilyRecord | null): FamilyRecord {
  if (!family) throw new DomainError('not-found');
  return family;
}
