import { Injectable, type OnModuleInit } from '@nestjs/common';
import { localeOf, type InvitationLanguage } from '@serikad/shared/i18n/language';
import type { InvitationBundle } from '@serikad/shared/invitations/invitation.types';
import type { WishView } from '@serikad/shared/wishes/wish.types';
import { Clock } from '../../common/clock.js';
import { DomainError } from '../../common/domain-error.js';
import { CATALOGUE_FOLDER } from '../../seed/catalogue-folder.js';
import { readCommonAssets } from '../../seed/read-catalogue.js';
import { DesignsService } from '../designs/designs.service.js';
import { sampleGifts } from './gift-ideas.js';
import { sampleInvitation } from './sample-invitation.js';
import { SAMPLE_WISHES } from './sample-wishes.js';
import { storyOf } from './story-of.js';

const HOUR_MS = 3_600_000;

/** Invitations that show what a design looks like when a couple has filled everything in. */
@Injectable()
export class SamplesService implements OnModuleInit {
  /** Addresses of the pictures that all samples share, by role. */
  private pictures: ReadonlyMap<string, string> = new Map();

  constructor(
    private readonly designs: DesignsService,
    private readonly clock: Clock,
  ) {}

  async onModuleInit(): Promise<void> {
    const assets = await readCommonAssets(CATALOGUE_FOLDER);
    this.pictures = new Map(assets.map(({ role, imageUrl }) => [role, imageUrl]));
  }

  /**
   * The sample invitation of a design, whole, as the public find-one answers it; its id is `sample_{designId}`.
   * @throws DomainError not-found
   */
  async bundle(designId: string, language: InvitationLanguage): Promise<InvitationBundle> {
    const found = await this.designs.sample(designId);
    if (!found) throw new DomainError('not-found');
    const { design, sample } = found;
    const id = `sample_${designId}`;
    const story = storyOf(designId, sample);
    return {
      invitation: sampleInvitation({
        id,
        design,
        sample,
        story,
        language,
        now: this.clock.now(),
        qrUrl: this.pictures.get('qr-demo') ?? null,
      }),
      design,
      order: null,
      gifts: sampleGifts(story.gifts, id, language),
      photos: this.photos(),
      attendance: { total: story.guestsSoFar, full: false },
    };
  }

  /** What guests wrote to a sample couple, newest first. */
  wishes(language: InvitationLanguage, invitationId = 'sample'): WishView[] {
    const now = this.clock.now();
    const locale = localeOf(language);
    return SAMPLE_WISHES.map(({ from, message, hoursAgo }, i) => ({
      _id: `sample_wish_${locale}_${i + 1}`,
      invitationId,
      from,
      message: message[language],
      createdAt: new Date(now - hoursAgo * HOUR_MS).toISOString(),
    }));
  }

  private photos(): InvitationBundle['photos'] {
    return [...this.pictures]
      .filter(([role]) => role.startsWith('scene-'))
      .map(([role, imageUrl], i) => ({ _id: `sample_photo_${role}`, imageUrl, order: i + 1 }));
  }
}
