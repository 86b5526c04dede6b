import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { Rounds } from '../../common/rounds.js';
import { LinkPreviewsRepository } from './link-previews.repository.js';
import { LinkPreviewsService } from './link-previews.service.js';

const DAY = 24 * 60 * 60 * 1000;
const EVERY = 6 * 60 * 60 * 1000;
/** Chat apps ask within days of the link's being sent; what is asked for later is painted again. */
const KEPT_FOR = 120 * DAY;
const BATCH = 200;

/** Lets go of old pictures of links, so that the storage holds those of the last months and no more. */
@Injectable()
export class LinkPreviewAges implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger(LinkPreviewAges.name);
  private readonly rounds = new Rounds(EVERY, () => this.run());

  constructor(
    private readonly repository: LinkPreviewsRepository,
    private readonly previews: LinkPreviewsService,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.rounds.begin();
  }

  onModuleDestroy(): Promise<void> {
    return this.rounds.end();
  }

  /** One round. @returns how many were old */
  async sweep(): Promise<number> {
    const old = await this.repository.olderThan(new Date(this.clock.now() - KEPT_FOR), BATCH);
    for (const { invitationId, key } of old) await this.previews.letGo(invitationId, [key]);
    return old.length;
  }

  private async run(): Promise<void> {
    try {
      await this.sweep();
    } catch (error) {
      this.log.warn(`old pictures of links could not be let go: ${String(error)}`);
    }
  }
}
