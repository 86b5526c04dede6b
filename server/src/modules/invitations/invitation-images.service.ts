import { Injectable } from '@nestjs/common';
import type { InvitationAnswer } from '@serikad/shared/invitations/invitation.types';
import type { OpeningLogoDto } from '@serikad/shared/invitations/opening-logo.dto';
import type { OwnInvitationDto } from '@serikad/shared/invitations/own-invitation.dto';
import type { SalamKautDto } from '@serikad/shared/invitations/salam-kaut.dto';
import type { OwnedInvitation } from '../../access/access.service.js';
import type { OwnedInvitationId } from '../../access/owned-ids.js';
import { EditableInvitations } from '../../access/editable-invitations.service.js';
import type { SignedInUser } from '../../http/decorators/signed-in-user.js';
import { DomainError } from '../../common/domain-error.js';
import { given } from '../../common/given.js';
import { ImageRecords } from '../../media/records/image-records.service.js';
import { FileReferences } from '../../media/images/file-references.js';
import { ImagesService } from '../../media/images/images.service.js';
import type { InvitationRecord } from './invitation.schema.js';
import { sectionView } from './invitation.view.js';
import { type ImageSection, type ImageSectionContent, InvitationsRepository } from './invitations.repository.js';
import { InvitationsService } from './invitations.service.js';

/** Who edits which invitation, with which picture, and the revision that they started from. */
interface ImageEdit<Dto, Picture> {
  user: SignedInUser;
  dto: Dto;
  picture: Picture;
  ifRevision: number | undefined;
}

const IMAGE_FIELDS = { openingLogo: 'openingLogo', salamKaut: 'bankAccount.qrUrl' } as const;

/** The couple's edits of the sections that hold a picture. */
@Injectable()
export class InvitationImages {
  constructor(
    private readonly editable: EditableInvitations,
    private readonly invitations: InvitationsService,
    private readonly repository: InvitationsRepository,
    private readonly records: ImageRecords,
    private readonly images: ImagesService,
    references: FileReferences,
  ) {
    references.register(['opening-logo'], (keys) => repository.findReferenced('openingLogo', keys));
    references.register(['bank-qr'], (keys) => repository.findReferenced('bankAccount.qrUrl', keys));
  }

  /**
   * Sets the couple's own picture for the seal, and shows it. Design and language are saved by a call of their own,
   * which may switch back to initials (`customOpeningLogo` false); the picture stays.
   * @returns the picture's key
   * @throws DomainError not-found, trial-expired, conflict, invalid-file, limit-reached, unavailable
   */
  async openingLogo({ user, dto, picture, ifRevision }: ImageEdit<OpeningLogoDto, Buffer>): Promise<string> {
    const owned = await this.editableNow(user, dto.id, 'openingLogo', ifRevision);
    return this.withPicture(owned, 'openingLogo', ifRevision, picture, (openingLogo) => ({
      openingLogo,
      customOpeningLogo: true,
    }));
  }

  /**
   * Saves the bank account and its code.
   * @throws DomainError not-found, trial-expired, package-required, conflict, invalid-file, limit-reached, unavailable
   */
  async salamKaut({
    user,
    dto,
    picture,
    ifRevision,
  }: ImageEdit<SalamKautDto, Buffer | undefined>): Promise<InvitationAnswer> {
    const { name, bankName, accountNo, show, removeImage = false } = dto;
    const owned = await this.editableNow(user, dto.invitationId, 'salamKaut', ifRevision);
    const texts = given({
      'bankAccount.name': name,
      'bankAccount.bankName': bankName,
      'bankAccount.accountNo': accountNo,
      viewSalamKaut: show,
    });
    if (picture) {
      const content = (qrUrl: string): ImageSectionContent => ({ ...texts, 'bankAccount.qrUrl': qrUrl });
      await this.withPicture(owned, 'salamKaut', ifRevision, picture, content);
    } else {
      await this.write(owned, 'salamKaut', ifRevision, { ...texts, ...(removeImage && { 'bankAccount.qrUrl': null }) });
    }
    return { invitation: await this.invitations.viewOfOrder(owned.order) };
  }

  /**
   * Deletes the bank account and its code, also without the package that they were saved with.
   * @throws DomainError not-found, trial-expired, conflict
   */
  async removeSalamKaut({
    user,
    dto,
    ifRevision,
  }: Omit<ImageEdit<OwnInvitationDto, undefined>, 'picture'>): Promise<InvitationAnswer> {
    const owned = await this.editable.findForRemoval(user, dto.id);
    await this.write(owned, 'salamKaut', ifRevision, {
      'bankAccount.name': '',
      'bankAccount.bankName': '',
      'bankAccount.accountNo': '',
      'bankAccount.qrUrl': null,
    });
    return { invitation: await this.invitations.viewOfOrder(owned.order) };
  }

  /** For the seller: takes a picture out of its section, with its files; nothing happens when it is out already. */
  async takeOut(id: OwnedInvitationId, section: ImageSection, imageUrl: string): Promise<void> {
    await this.repository.takeOutPicture(id, section, imageUrl);
    await this.images.remove(imageUrl);
  }

  /** Spares an overtaken edit the work with its picture; what decides is the write after it. */
  private async editableNow(
    user: SignedInUser,
    id: string,
    section: ImageSection,
    ifRevision: number | undefined,
  ): Promise<OwnedInvitation> {
    const owned = await this.editable.find(user, id, section);
    this.refuseOvertaken(await this.invitations.ofOrder(owned.order), section, ifRevision);
    return owned;
  }

  /** Stores a picture, and the section that holds it. @returns the picture's key */
  private async withPicture(
    owned: OwnedInvitation,
    section: ImageSection,
    ifRevision: number | undefined,
    picture: Buffer,
    contentWith: (key: string) => ImageSectionContent,
  ): Promise<string> {
    let finish = (): Promise<void> => Promise.resolve();
    const key = await this.records.complete({
      purpose: section === 'openingLogo' ? 'opening-logo' : 'bank-qr',
      invitationId: owned.id,
      picture,
      write: async (stored) => {
        finish = await this.replace(owned, section, ifRevision, contentWith(stored));
        return true;
      },
    });
    await finish();
    return key;
  }

  private async write(...edit: Parameters<InvitationImages['replace']>): Promise<void> {
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
    const field = IMAGE_FIELDS[section];
    const referenced = section === 'openingLogo' ? before.openingLogo : before.bankAccount.qrUrl;
    return () => (field in content ? this.images.remove(referenced) : Promise.resolve());
  }

  private refuseOvertaken(stored: InvitationRecord, section: ImageSection, ifRevision: number | undefined): void {
    if (ifRevision === undefined || stored.revisions[section] === ifRevision) return;
    throw new DomainError('conflict', { current: sectionView(stored, section) });
  }
}
