import { Injectable } from '@nestjs/common';
import { EditableInvitations } from '../../access/editable-invitations.service.js';
import type { OwnedInvitation } from '../../access/access.service.js';
import type { OwnedInvitationId } from '../../access/owned-ids.js';
import { DomainError } from '../../common/domain-error.js';
import type { SignedInUser } from '../../http/decorators/signed-in-user.js';
import { FileReferences } from '../../media/images/file-references.js';
import type { ImagePurpose } from '../../media/images/image-purpose.js';
import { ImagesService } from '../../media/images/images.service.js';
import { ImageRecords } from '../../media/records/image-records.service.js';
import { bankAccountOf } from './invitation-parts.js';
import type { InvitationRecord } from './invitation.schema.js';
import { sectionView } from './invitation.view.js';
import {
  type BankAccountField,
  type ImageField,
  type ImageSection,
  type ImageSectionContent,
  InvitationsRepository,
} from './invitations.repository.js';
import { InvitationsService } from './invitations.service.js';

/** Who edits which invitation, with which picture, and the revision that they started from. */
export interface ImageEdit<Dto, Picture> {
  user: SignedInUser;
  dto: Dto;
  picture: Picture;
  ifRevision: number | undefined;
}

const PURPOSES: Readonly<Record<ImageSection, ImagePurpose>> = {
  openingLogo: 'opening-logo',
  placePhoto: 'place',
  coverPhoto: 'cover',
  salamKaut: 'bank-qr',
};

export const ACCOUNTS: readonly BankAccountField[] = ['bankAccount', 'secondBankAccount'];
export const qrField = (account: BankAccountField): ImageField => `${account}.qrUrl`;

/** The sections of an invitation that hold a picture: written after it was stored, before an earlier one is removed. */
@Injectable()
export class ImageSections {
  constructor(
    private readonly editable: EditableInvitations,
    private readonly invitations: InvitationsService,
    private readonly repository: InvitationsRepository,
    private readonly records: ImageRecords,
    private readonly images: ImagesService,
    references: FileReferences,
  ) {
    references.register(['opening-logo'], (keys) => repository.findReferenced('openingLogo', keys));
    references.register(['place'], (keys) => repository.findReferenced('placePhoto', keys));
    references.register(['cover'], (keys) => repository.findReferenced('coverPhoto', keys));
    references.register(['bank-qr'], async (keys) => {
      const found = await Promise.all(ACCOUNTS.map((account) => repository.findReferenced(qrField(account), keys)));
      return new Set(found.flatMap((held) => [...held]));
    });
  }

  /** For the seller: takes a picture out of its section, with its files; nothing happens when it is out already. */
  async takeOut(id: OwnedInvitationId, section: ImageSection, imageUrl: string): Promise<void> {
    const fields = section === 'salamKaut' ? ACCOUNTS.map(qrField) : [section];
    for (const field of fields) await this.repository.takeOutPicture(id, field, imageUrl);
    await this.images.remove(imageUrl);
  }

  /** Spares an overtaken edit the work with its picture; what decides is the write after it. */
  async editableNow(
    user: SignedInUser,
    id: string,
    section: ImageSection,
    ifRevision: number | undefined,
  ): Promise<{ owned: OwnedInvitation; stored: InvitationRecord }> {
    const owned = await this.editable.find(user, id, section);
    const stored = await this.invitations.ofOrder(owned.order);
    this.refuseOvertaken(stored, section, ifRevision);
    return { owned, stored };
  }

  /**
   * Stores a picture, and the section that holds it.
   * @param note runs before the section is written
   * @returns the picture's key
   */
  async withPicture(
    owned: OwnedInvitation,
    section: ImageSection,
    ifRevision: number | undefined,
    picture: Buffer,
    contentWith: (key: string) => ImageSectionContent | Promise<ImageSectionContent>,
    note?: () => Promise<void>,
  ): Promise<string> {
    let finish = (): Promise<void> => Promise.resolve();
    const key = await this.records.complete({
      purpose: PURPOSES[section],
      invitationId: owned.id,
      picture,
      write: async (stored) => {
        await note?.();
        finish = await this.replace(owned, section, ifRevision, await contentWith(stored));
        return true;
      },
    });
    await finish();
    return key;
  }

  async write(...edit: Parameters<ImageSections['replace']>): Promise<void> {
    const finish = await this.replace(...edit);
    await finish();
  }

  /** Writes a section. @returns what removes the picture that it held before, if it holds another one now */
  private async replace(
    { id, order }: OwnedInvitation,
    section: ImageSection,
    ifRevision: number | undefined,
    content: ImageSectionContent,
  ): Promise<() => Promise<void>> {
    const before = await this.repository.saveImageSection(id, section, content, ifRevision);
    if (!before) {
      this.refuseOvertaken(await this.invitations.ofOrder(order), section, ifRevision);
      throw new DomainError('not-found');
    }
    const replaced = [
      ...('openingLogo' in content ? [before.openingLogo] : []),
      ...('placePhoto' in content ? [before.placePhoto ?? ''] : []),
      ...('coverPhoto' in content ? [before.coverPhoto ?? ''] : []),
      ...ACCOUNTS.filter((account) => qrField(account) in content).map(
        (account) => bankAccountOf(before[account]).qrUrl,
      ),
    ];
    return async () => {
      for (const imageUrl of replaced) await this.images.remove(imageUrl);
    };
  }

  private refuseOvertaken(stored: InvitationRecord, section: ImageSection, ifRevision: number | undefined): void {
    if (ifRevision === undefined || (stored.revisions[section] ?? 0) === ifRevision) return;
    throw new DomainError('conflict', { current: sectionView(stored, section) });
  }
}
