import { Injectable } from '@nestjs/common';
import { designCall, firstAnswerKey } from '@serikad/shared/api/first-answers';
import type { DesignView } from '@serikad/shared/designs/design.types';
import { isDatabaseUnavailable } from '../../common/database-errors.js';
import { DomainError } from '../../common/domain-error.js';
import { withTimeout } from '../../common/with-timeout.js';
import { DesignsService } from '../../modules/designs/designs.service.js';
import { ShopConfigService } from '../../modules/shop-config/shop-config.service.js';
import { designOf, pageHead, type PageAsked, type PageHead } from './page-head.js';

/**
 * How long a design's page waits for its design, in ms: longer than for its other answers, since chats keep the title
 * and the picture of a link that they once got.
 */
const DESIGN_TIMEOUT_MS = 2_000;

/** The heads of the web app's pages. */
@Injectable()
export class ShopHeads {
  constructor(
    private readonly designs: DesignsService,
    private readonly config: ShopConfigService,
  ) {}

  /** @param asked with the answers that the page begins with */
  async of(asked: Omit<PageAsked, 'shop' | 'designPicture'>): Promise<PageHead> {
    const { page, id } = asked;
    const shop = this.config.get();
    if (page !== '/invitation-design/details/:id' || id === undefined) return pageHead({ ...asked, shop });
    const design = designOf(asked) ?? (await withTimeout(this.shown(id), DESIGN_TIMEOUT_MS, () => undefined));
    if (!design) return pageHead({ ...asked, shop });
    const answers = { ...asked.answers, [firstAnswerKey(designCall(id))]: design };
    // The design has just been read, so this waits for no database.
    return pageHead({ ...asked, answers, shop, designPicture: await this.designs.linkPicture(id) });
  }

  private async shown(id: string): Promise<DesignView | undefined> {
    try {
      return await this.designs.shown(id);
    } catch (error) {
      if (error instanceof DomainError || isDatabaseUnavailable(error)) return undefined;
      throw error;
    }
  }
}
