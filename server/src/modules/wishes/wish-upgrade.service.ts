import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { WishPagesRepository } from './wish-pages.repository.js';
import { WishesRepository } from './wishes.repository.js';

/** Brings answers of an earlier version into the form that the lists ask for, before the first request. */
@Injectable()
export class WishUpgradeService implements OnApplicationBootstrap {
  private readonly log = new Logger(WishUpgradeService.name);

  constructor(
    private readonly wishes: WishesRepository,
    private readonly pages: WishPagesRepository,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const named = await this.wishes.nameThoseWithMessage();
    if (named > 0) this.log.log(`${named} answers now say whether they have a message`);
    await this.pages.dropFormerIndex();
  }
}
