import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { InvitationLanguage } from '@serikad/shared/i18n/language';
import type { InvitationBundle } from '@serikad/shared/api/invitation-bundle.types';
import type { WishView } from '@serikad/shared/rsvp/rsvp.types';
import { Clock } from '../../common/clock.js';
import { DomainError } from '../../common/domain-error.js';
import { CATALOGUE_FOLDER } from '../../config/catalogue-folder.js';
import { readCommonAssets } from '../../operations/seed/read-catalogue.js';
import { DesignsService } from '../designs/designs.service.js';
import { sampleBundle, sampleWishes } from './sample-bundle.js';

/** Invitations that show what a design looks like when a couple has filled everything in. */
@Injectable()
export class SamplesService implements OnModuleInit {
  /** Addresses of the samples' pictures, by role. */
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
   * @throws unknown when there is no such design
   */
  async bundle(
    designId: string,
    language: InvitationLanguage,
    unknown = new DomainError('not-found'),
  ): Promise<InvitationBundle> {
    const found = await this.designs.sample(designId);
    if (!found) throw unknown;
    return sampleBundle({ ...found, language, now: this.clock.now(), pictures: this.pictures });
  }

  /** What guests wrote to a sample couple, newest first. */
  wishes(language: InvitationLanguage, invitationId = 'sample'): WishView[] {
    return sampleWishes(language, invitationId, this.clock.now());
  }
}
