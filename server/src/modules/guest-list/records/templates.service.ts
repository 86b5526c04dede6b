import { Injectable } from '@nestjs/common';
import type { ChangedTemplates, MessageKind } from '@serikad/shared/guest-list/family.types';
import { templateOf } from '@serikad/shared/guest-list/message-templates';
import type { TemplateDto } from '@serikad/shared/guest-list/template.dto';
import { INVITATION_LANGUAGES } from '@serikad/shared/i18n/language';
import { EditableInvitations } from '../../../access/editable-invitations.service.js';
import type { SignedInUser } from '../../../http/decorators/signed-in-user.js';
import { GuestListsRepository } from './guest-lists.repository.js';

/** The texts of the messages of a list. */
@Injectable()
export class TemplatesService {
  constructor(
    private readonly lists: GuestListsRepository,
    private readonly editable: EditableInvitations,
  ) {}

  /**
   * Changes one text; what equals the default is not stored, so that it follows the default.
   * @throws DomainError not-found, trial-expired, package-required
   */
  async save(user: SignedInUser, { invitationId: of, kind, language, text }: TemplateDto): Promise<ChangedTemplates> {
    const { id: invitationId } = await this.editable.find(user, of, 'attendance');
    await this.lists.open(invitationId);
    const isDefault = text === '' || text === templateOf({}, language, kind);
    return this.lists.saveTemplate(invitationId, { kind, language, text: isDefault ? null : text });
  }
}

/** The changed texts of one kind. */
export function ofKind(templates: ChangedTemplates, kind: MessageKind): ChangedTemplates {
  return Object.fromEntries(
    INVITATION_LANGUAGES.flatMap((language) => {
      const text = templates[language]?.[kind];
      return text === undefined ? [] : [[language, { [kind]: text }]];
    }),
  );
}
