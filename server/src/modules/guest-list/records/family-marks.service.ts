import { Injectable } from '@nestjs/common';
import type { FamilyChatDto, FamilyIdDto, FamilySentDto, ReopenFamilyDto } from '@serikad/shared/guest-list/family.dto';
import { type FamilyView, OWN_BRANCH } from '@serikad/shared/guest-list/family.types';
import { Clock } from '../../../common/clock.js';
import { DomainError } from '../../../common/domain-error.js';
import { sha256Base64Url } from '../../../common/sha256.js';
import type { SignedInUser } from '../../../http/decorators/signed-in-user.js';
import { FamiliesRepository } from './families.repository.js';
import { FamilyWritesService } from './family-writes.service.js';
import type { FamilyRecord } from './family.schema.js';
import { GuestSecretsService } from './guest-secrets.service.js';
import { OwnFamilies } from './own-families.service.js';

const ERASED = {
  en: 'The data of this family was erased after the wedding. Please enter its name again first.',
  ms: 'Data keluarga ini telah dipadam selepas majlis. Sila masukkan namanya semula dahulu.',
};

/** What the couple note of a family beside its content: its link, its messages, whether it may still answer. */
@Injectable()
export class FamilyMarksService {
  constructor(
    private readonly families: FamiliesRepository,
    private readonly writes: FamilyWritesService,
    private readonly own: OwnFamilies,
    private readonly secrets: GuestSecretsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Renews the personal link: the earlier one is unknown at once.
   * @throws DomainError not-found, trial-expired, package-required, conflict when its data was erased, unavailable
   */
  async renewLink(user: SignedInUser, { id }: FamilyIdDto): Promise<FamilyView> {
    const { family, entry } = await this.own.find(user, id);
    if (family.name === '') throw new DomainError('conflict', { texts: ERASED });
    const renewed = await this.writes.rewrite(family, ({ _id, rotation }) => ({
      rotation: rotation + 1,
      tokenHash: sha256Base64Url(this.secrets.familyToken(_id, rotation + 1)),
    }));
    return this.own.view(required(renewed), entry);
  }

  /** @throws DomainError not-found, trial-expired, package-required, unavailable */
  async reopen(user: SignedInUser, { id, reopened }: ReopenFamilyDto): Promise<FamilyView> {
    const { family, entry } = await this.own.find(user, id);
    const changed = await this.writes.rewrite(family, () => ({ reopened: reopened ? true : undefined }));
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
}

function required(family: FamilyRecord | null): FamilyRecord {
  if (!family) throw new DomainError('not-found');
  return family;
}
