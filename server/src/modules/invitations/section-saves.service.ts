import { Injectable } from '@nestjs/common';
import type { InvitationAnswer } from '@serikad/shared/invitations/invitation.types';
import type { OwnedInvitation } from '../../access/access.service.js';
import { DomainError } from '../../common/domain-error.js';
import type { InvitationRecord } from './invitation.schema.js';
import { sectionView, type EditableSection } from './invitation.view.js';
import { InvitationsRepository, type Precondition, type SectionContent } from './invitations.repository.js';
import { InvitationsService } from './invitations.service.js';

/** What to store, and what it presumes of the invitation as it was read. */
export interface Change {
  content: SectionContent;
  presumes?: Precondition;
  /** Whether the months until guests' data is erased begin anew. */
  endsErasure?: boolean;
}

/** How often a save is decided anew because what it was decided on has changed in between. */
const ATTEMPTS = 5;

/** Stores sections without pictures and seats; those are stored by `InvitationImages` and `SeatsService`. */
@Injectable()
export class SectionSaves {
  constructor(
    private readonly invitations: InvitationsService,
    private readonly repository: InvitationsRepository,
  ) {}

  /**
   * Saves a section in one atomic write. What the change presumes of the stored invitation is part of the write's
   * condition; when it holds no more, the change is decided anew on what is stored then.
   * @throws DomainError conflict with the section as stored, when its revision was overtaken
   */
  async save(
    { id, order }: OwnedInvitation,
    section: EditableSection,
    ifRevision: number | undefined,
    decide: (stored: InvitationRecord) => Change,
  ): Promise<InvitationAnswer> {
    let stored = await this.invitations.ofOrder(order);
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const { content, ...options } = decide(stored);
      const saved = await this.repository.saveSection(id, section, content, ifRevision, options);
      if (saved) return { invitation: await this.invitations.view(order, saved) };
      stored = await this.invitations.ofOrder(order);
      if (ifRevision !== undefined && stored.revisions[section] !== ifRevision) break;
    }
    throw new DomainError('conflict', { current: sectionView(stored, section) });
  }
}
