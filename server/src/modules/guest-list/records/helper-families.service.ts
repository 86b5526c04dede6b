import { Injectable } from '@nestjs/common';
import type { FamilyChatDto, FamilySentDto } from '@serikad/shared/guest-list/family.dto';
import type { AddHelperFamilyDto, EditHelperFamilyDto } from '@serikad/shared/guest-list/helper.dto';
import type { HelperBranch, HelperFamily } from '@serikad/shared/guest-list/helper.types';
import { EditableInvitations } from '../../../access/editable-invitations.service.js';
import type { OwnedInvitationId } from '../../../access/owned-ids.js';
import { Clock } from '../../../common/clock.js';
import { DomainError } from '../../../common/domain-error.js';
import { randomObjectId, toObjectId } from '../../../common/object-id.js';
import { sha256Base64Url } from '../../../common/sha256.js';
import { SeatsService } from '../../rsvp/seats/seats.service.js';
import { FamiliesRepository } from './families.repository.js';
import { FamilyAdditionsService } from './family-additions.service.js';
import { newFamilyOf, storedText } from './family-content.js';
import { FamilyWritesService } from './family-writes.service.js';
import type { FamilyRecord } from './family.schema.js';
import { moved } from './guest-list-changes.js';
import { ofKind } from './templates.service.js';
import type { BranchRecord, GuestListRecord, ListEntry } from './guest-list.schema.js';
import { GuestListsRepository } from './guest-lists.repository.js';
import { GuestSecretsService } from './guest-secrets.service.js';
import { helperFamilyView } from './helper-family.view.js';
import type { OwnFamily } from './own-families.service.js';

interface Helper {
  invitationId: OwnedInvitationId;
  list: GuestListRecord;
  branch: BranchRecord;
}

/** The families of one branch, as the holder of its helper link reads and writes them. */
@Injectable()
export class HelperFamiliesService {
  constructor(
    private readonly families: FamiliesRepository,
    private readonly lists: GuestListsRepository,
    private readonly additions: FamilyAdditionsService,
    private readonly writes: FamilyWritesService,
    private readonly seats: SeatsService,
    private readonly editable: EditableInvitations,
    private readonly secrets: GuestSecretsService,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError not-found, for unknown, renewed and revoked links alike */
  async find(token: string): Promise<HelperBranch> {
    const { invitationId, list, branch } = await this.helper(token);
    const entries = list.entries.filter(({ b }) => b === branch.id);
    const entryOf = new Map(entries.map((entry) => [entry.f.toHexString(), entry]));
    const [families, { details }] = await Promise.all([
      this.families.findByIds(entries.map(({ f }) => f)),
      this.seats.answering(invitationId),
    ]);
    const sorted = families.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
    return {
      invitationId,
      id: branch.id,
      name: branch.name,
      quota: branch.quota,
      seats: branch.seats,
      families: sorted.flatMap((family) => {
        const entry = entryOf.get(family._id.toHexString());
        return entry ? [this.view(family, entry)] : [];
      }),
      templates: ofKind(list.templates ?? {}, 'invitation'),
      sessions: details.length > 1 ? details.map(({ title }) => title) : [],
    };
  }

  /**
   * Adds a family within the quota; the same family under the same key once.
   * @throws DomainError not-found, limit-reached, idempotency-mismatch, unavailable
   */
  async add(token: string, dto: AddHelperFamilyDto, key: string | undefined): Promise<HelperFamily> {
    const { invitationId, branch } = await this.helper(token);
    const { name, title, phone, seats, side, language } = dto;
    const texts = { name, title, phone, seats, side, language, note: '', table: '', sessions: null };
    const added = newFamilyOf({ ...texts, branch: branch.id });
    // The space keeps it apart from the couple's keys.
    const _id = key === undefined ? randomObjectId() : this.secrets.familyId(invitationId, `${branch.id} ${key}`);
    const addition = { _id, ...added, bodyHash: this.secrets.bodyHash(added) };
    const helper = { branch: branch.id, hash: sha256Base64Url(token) };
    await this.additions.add(invitationId, [addition], { quotas: true, helper });
    const { family, entry } = await this.familyOf(token, _id.toHexString());
    return this.view(family, entry);
  }

  /**
   * Changes a family of the branch; what a helper does not read stays.
   * @param ifRevision as in `FamilyEditsService.edit`
   * @throws DomainError not-found, limit-reached, conflict with the family as stored, unavailable
   */
  async edit(token: string, dto: EditHelperFamilyDto, ifRevision?: number): Promise<HelperFamily> {
    const { list, ...found } = await this.familyOf(token, dto.id);
    const { b } = found.entry;
    // Before anything is written; the update of the list asks again.
    moved(list, new Set([dto.id]), { seats: dto.seats, at: this.clock.date(), quota: b });
    const { name, title, seats, side, language } = dto;
    const contentOf = (family: FamilyRecord) => {
      const stored = storedText(family, this.secrets);
      return { ...stored, name, title, phone: dto.phone ?? stored.phone, side, language };
    };
    const options = {
      ifRevision,
      quota: b,
      // Or a helper could try out numbers until one is the stored one, of which only a mask is shown.
      mayRepeat: dto.phone === undefined,
    };
    const family = await this.writes.write(found, { contentOf, place: { b, s: seats } }, options);
    if (family) return this.view(family, { b, s: seats });
    const current = await this.familyOf(token, dto.id);
    throw new DomainError('conflict', { current: this.view(current.family, current.entry) });
  }

  /**
   * Notes that the helper has sent a message, or that it was not sent.
   * @throws DomainError not-found
   */
  async markSent(token: string, { id, kind, sent }: FamilySentDto): Promise<HelperFamily> {
    const { family, entry } = await this.familyOf(token, id);
    const message = sent ? { at: this.clock.date(), branch: entry.b } : null;
    const marked = await this.families.markSent(family._id, kind, message);
    if (!marked) throw new DomainError('not-found');
    return this.view(marked, entry);
  }

  /**
   * Notes that the helper has opened the chat for a message, or that it was not sent.
   * @throws DomainError not-found
   */
  async noteChat(token: string, { id, kind, opened }: FamilyChatDto): Promise<HelperFamily> {
    const { family, entry } = await this.familyOf(token, id);
    const noted = await this.families.noteChat(family._id, entry.b, kind, opened);
    if (!noted) throw new DomainError('not-found');
    return this.view(noted, entry);
  }

  /** One read by an index for every link that does not work, so that its time reveals nothing. */
  private async helper(token: string): Promise<Helper> {
    const hash = sha256Base64Url(token);
    const list = await this.lists.findByHelperHash(hash);
    const branch = list?.branches.find(({ helperHash }) => helperHash === hash);
    if (!list || !branch) throw new DomainError('not-found');
    const { id: invitationId } = await this.editable.ofLink(list._id.toHexString(), 'attendance');
    return { invitationId, list, branch };
  }

  /** @throws DomainError not-found, also for a family of another branch */
  private async familyOf(token: string, id: string): Promise<OwnFamily & Pick<Helper, 'list'>> {
    const { invitationId, list, branch } = await this.helper(token);
    const entry = list.entries.find(({ f, b }) => b === branch.id && f.toHexString() === id);
    const _id = toObjectId(id);
    const family = entry && _id && (await this.families.findById(_id));
    if (!family) throw new DomainError('not-found');
    return { invitationId, list, family, entry };
  }

  private view(family: FamilyRecord, place: Pick<ListEntry, 'b' | 's'>): HelperFamily {
    return helperFamilyView(family, place, this.secrets);
  }
}
