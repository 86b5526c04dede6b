import { Injectable } from '@nestjs/common';
import type {
  AddFamilyDto,
  EditFamilyDto,
  FamilyChatDto,
  FamilyIdDto,
  FamilySentDto,
  MoveFamiliesDto,
  ReopenFamilyDto,
} from '@serikad/shared/guest-list/family.dto';
import { type FamilyView, OWN_BRANCH } from '@serikad/shared/guest-list/family.types';
import { EditableInvitations } from '../../../access/editable-invitations.service.js';
import type { OwnedInvitationId } from '../../../access/owned-ids.js';
import { Clock } from '../../../common/clock.js';
import { DomainError } from '../../../common/domain-error.js';
import { Faults } from '../../../common/faults.js';
import { randomObjectId } from '../../../common/object-id.js';
import type { SignedInUser } from '../../../http/decorators/signed-in-user.js';
import { sha256Base64Url } from '../../../common/sha256.js';
import { FamiliesRepository } from './families.repository.js';
import { FamilyAdditionsService } from './family-additions.service.js';
import { type FamilyContent, hasContent, type NewFamily, newFamilyOf, storedContent } from './family-content.js';
import { FamilySessionsService } from './family-sessions.service.js';
import type { FamilyRecord } from './family.schema.js';
import { moved, unknownBranch } from './guest-list-changes.js';
import { GuestListSteps } from './guest-list-steps.service.js';
import { GuestListWrites } from './guest-list-writes.service.js';
import type { GuestListRecord } from './guest-list.schema.js';
import { GuestListsRepository } from './guest-lists.repository.js';
import { GuestSecretsService } from './guest-secrets.service.js';
import { OwnFamilies, type OwnFamily } from './own-families.service.js';

/** How often a change is tried anew because the family was changed in between. */
const ATTEMPTS = 5;

const ERASED = {
  en: 'The data of this family was erased after the wedding. Please enter its name again first.',
  ms: 'Data keluarga ini telah dipadam selepas majlis. Sila masukkan namanya semula dahulu.',
};

/** The families of a list as its owner adds and changes them. */
@Injectable()
export class FamilyEditsService {
  constructor(
    private readonly families: FamiliesRepository,
    private readonly lists: GuestListsRepository,
    private readonly additions: FamilyAdditionsService,
    private readonly writes: GuestListWrites,
    private readonly steps: GuestListSteps,
    private readonly own: OwnFamilies,
    private readonly editable: EditableInvitations,
    private readonly sessions: FamilySessionsService,
    private readonly secrets: GuestSecretsService,
    private readonly faults: Faults,
    private readonly clock: Clock,
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
    const family = await this.write(found, { contentOf: () => content, place }, { ifRevision });
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
   * Writes a change of a family, see `edit`.
   * @param contentOf what its document shall hold, from what it holds
   * @param quota the branch of a helper: its quota holds, and a family that has left it is not moved back
   * @param mayRepeat whether a repetition of a stored change succeeds; otherwise it is a conflict
   * @returns nothing when it was changed since `ifRevision`
   * @throws DomainError not-found, limit-reached, unavailable
   */
  async write(
    { invitationId, family: found, entry }: OwnFamily,
    { contentOf, place }: Pick<NewFamily, 'place'> & { contentOf: (stored: FamilyRecord) => FamilyContent },
    { ifRevision, quota, mayRepeat = true }: { ifRevision: number | undefined; quota?: string; mayRepeat?: boolean },
  ): Promise<FamilyRecord | null> {
    const decide = (stored: FamilyRecord) => {
      const content = contentOf(stored);
      if (ifRevision === undefined || stored.rev === ifRevision) {
        return storedContent(stored._id, content, this.secrets);
      }
      const isRepeated = mayRepeat && stored.rev === ifRevision + 1 && hasContent(stored, content, this.secrets);
      return isRepeated ? ('done' as const) : ('conflict' as const);
    };
    const placed = async (): Promise<void> => {
      if (entry.b === place.b && entry.s === place.s) return;
      const ids = new Set([found._id.toHexString()]);
      await this.place(invitationId, ids, { branch: place.b, seats: place.s, quota });
    };
    if (quota !== undefined) {
      if (decide(found) === 'conflict') return null;
      // First: a change that is over the quota is refused as a whole.
      await placed();
    }
    const isThere = async (stored: FamilyRecord): Promise<boolean> =>
      quota === undefined || (await this.lists.entryOf(stored.invitationId, stored._id))?.b === quota;
    const family = await this.rewrite(found, decide, isThere);
    if (!family) return null;
    await this.faults.reach('family.edited');
    if (quota === undefined) await placed();
    return family;
  }

  /**
   * Moves families to a branch, or gives each so many seats, or both: one update of the list.
   * @throws DomainError not-found, trial-expired, package-required, validation
   */
  async move(user: SignedInUser, { invitationId: of, ids, branch, seats }: MoveFamiliesDto): Promise<FamilyView[]> {
    const { id: invitationId } = await this.editable.find(user, of, 'attendance');
    const asked = new Set(ids);
    const list = await this.place(invitationId, asked, { branch, seats });
    const there = list.entries.filter(({ f }) => asked.has(f.toHexString()));
    if (there.length === 0 && ids.length > 0) throw new DomainError('not-found');
    await this.families.bumpRevisions(there.map(({ f }) => f));
    return this.own.viewsOf(invitationId, there);
  }

  /**
   * Renews the personal link: the earlier one is unknown at once.
   * @throws DomainError not-found, trial-expired, package-required, conflict when its data was erased, unavailable
   */
  async renewLink(user: SignedInUser, { id }: FamilyIdDto): Promise<FamilyView> {
    const { family, entry } = await this.own.find(user, id);
    if (family.name === '') throw new DomainError('conflict', { texts: ERASED });
    const renewed = await this.rewrite(family, ({ _id, rotation }) => ({
      rotation: rotation + 1,
      tokenHash: sha256Base64Url(this.secrets.familyToken(_id, rotation + 1)),
    }));
    return this.own.view(required(renewed), entry);
  }

  /** @throws DomainError not-found, trial-expired, package-required, unavailable */
  async reopen(user: SignedInUser, { id, reopened }: ReopenFamilyDto): Promise<FamilyView> {
    const { family, entry } = await this.own.find(user, id);
    const changed = await this.rewrite(family, () => ({ reopened: reopened ? true : undefined }));
    return this.own.view(required(changed), entry);
  }

  /**
   * Notes that the couple have sent a message, or that they have not.
   * @throws DomainError not-found, trial-expired, package-required
   */
  async markSent(user: SignedInUser, { id, kind, sent }: FamilySentDto): Promise<FamilyView> {
    const { family, entry } = await this.own.find(user, id);
    const marked = await this.families.markSent(family._id, kind, sent ? { at: this.clock.date() } : null);
    return this.own.view(required(marked), entry);
  }

  /**
   * Notes that the couple have opened the chat for a message, or that it was not sent.
   * @throws DomainError not-found, trial-expired, package-required
   */
  async noteChat(user: SignedInUser, { id, kind, opened }: FamilyChatDto): Promise<FamilyView> {
    const { family, entry } = await this.own.find(user, id);
    const noted = await this.families.noteChat(family._id, OWN_BRANCH, kind, opened);
    return this.own.view(required(noted), entry);
  }

  /** Changes the entries by one update; the seats in the documents follow. @returns the list as it is then */
  private async place(
    invitationId: OwnedInvitationId,
    ids: ReadonlySet<string>,
    change: Omit<Parameters<typeof moved>[2], 'at'>,
  ): Promise<GuestListRecord> {
    const at = this.clock.date();
    const list = await this.writes.change(invitationId, (stored) => moved(stored, ids, { ...change, at }));
    await this.faults.reach('family.placed');
    const steps = list.open.filter((step) => step.kind === 'seats' && ids.has(step.f.toHexString()));
    await this.steps.finish(list, steps);
    return list;
  }

  /**
   * @param isThere whether a family that was changed meanwhile may still be changed
   * @returns nothing when the change is refused, and the family as it is when there is nothing to do
   * @throws DomainError not-found, unavailable
   */
  private async rewrite(
    found: FamilyRecord,
    decide: (stored: FamilyRecord) => Parameters<FamiliesRepository['rewrite']>[1] | 'done' | 'conflict',
    isThere: (stored: FamilyRecord) => Promise<boolean> = () => Promise.resolve(true),
  ): Promise<FamilyRecord | null> {
    let stored: FamilyRecord | null = found;
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      if (!stored) throw new DomainError('not-found');
      const change = decide(stored);
      if (change === 'conflict') return null;
      const written: FamilyRecord | null = change === 'done' ? stored : await this.families.rewrite(stored, change);
      if (written) return written;
      stored = await this.families.findById(found._id);
      if (stored && !(await isThere(stored))) throw new DomainError('not-found');
    }
    throw new DomainError('unavailable');
  }
}

function required(family: FamilyRecord | null): FamilyRecord {
  if (!family) throw new DomainError('not-found');
  return family;
}
