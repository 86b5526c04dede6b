import { Injectable } from '@nestjs/common';
import type { Contract } from '@serikad/shared/api/contract';
import {
  FIRST_ANSWERS_ID,
  firstAnswerKey,
  type FirstAnswersJson,
  type FirstCall,
  MISSING_DESIGN,
} from '@serikad/shared/api/first-answers';
import { firstCalls } from '@serikad/shared/api/first-calls';
import type { PageRoute } from '@serikad/shared/pages/page-routes';
import { DomainError } from '../common/domain-error.js';
import { DesignsService } from '../modules/designs/designs.service.js';
import { DesignSearchService } from '../modules/designs/design-search.service.js';
import { InvitationsService } from '../modules/invitations/invitations.service.js';
import { ShopConfigService } from '../modules/shop-config/shop-config.service.js';

/** Beyond it the call itself is refused. */
const MOST_SKIPPED = 1_000_000;
const DESIGN_PAGE: PageRoute = '/invitation-design/details/:id';

type Answer = Contract[FirstCall['route']]['data'];

/** The answers that a page's HTML contains. */
export interface FirstAnswersOfPage {
  answers: FirstAnswersJson;
  /** The designs that it shows first, in their order. */
  designs: readonly string[];
  /** Where its address is a design's that is not shown: whether there was ever one. */
  missing?: 'unknown' | 'hidden';
}

/** The answers to the calls that a page of the web app begins with; shared/src/api/first-answers.ts lists them. */
@Injectable()
export class FirstAnswers {
  constructor(
    private readonly designs: DesignsService,
    private readonly search: DesignSearchService,
    private readonly invitations: InvitationsService,
    private readonly config: ShopConfigService,
  ) {}

  /**
   * @param page `not-found` as for a page without calls of its own
   * @param id the address's own, where it has one @param search its query
   * @throws what the database fails with
   */
  async of(
    page: PageRoute | 'not-found',
    id: string | undefined,
    search: URLSearchParams,
  ): Promise<FirstAnswersOfPage> {
    const config = { [firstAnswerKey({ route: 'GET /api/config', params: undefined })]: this.config.get() };
    if (page === 'not-found') return { answers: config, designs: [] };
    if (page === DESIGN_PAGE) {
      const missing = await this.missing(id);
      if (missing !== undefined) return { answers: { ...config, [MISSING_DESIGN]: true }, designs: [], missing };
    }
    const answers: Record<string, Answer> = {};
    const designs: string[] = [];
    for (const call of firstCalls(page, id, search)) {
      const answer = await this.answer(call);
      if (answer === undefined) continue;
      answers[firstAnswerKey(call)] = answer;
      if ('design' in answer) designs.push(...answer.design.map(({ _id }) => _id));
    }
    return { answers, designs };
  }

  private async missing(id: string | undefined): Promise<FirstAnswersOfPage['missing']> {
    if (id === undefined || !(await this.designs.exists(id))) return 'unknown';
    return (await this.designs.isOffered(id)) ? undefined : 'hidden';
  }

  /** Nothing where the call would be refused: the page then makes it and says what is wrong. */
  private async answer(call: FirstCall): Promise<Answer | undefined> {
    try {
      switch (call.route) {
        case 'GET /api/config':
          return this.config.get();
        case 'GET /api/invitation/total':
          return { total: await this.invitations.total() };
        case 'GET /api/design/find': {
          const { skip, limit, category = 'all' } = call.params;
          return skip > MOST_SKIPPED ? undefined : await this.designs.page({ skip, limit, category });
        }
        case 'GET /api/design/search':
          return await this.search.page(call.params);
        case 'GET /api/design/similar/:id':
          return await this.search.similar(call.params.id);
        case 'GET /api/design/find-one/:id':
          return await this.designs.shown(call.params.id);
      }
    } catch (error) {
      if (error instanceof DomainError) return undefined;
      throw error;
    }
  }
}

/** The element that holds the answers: data, which no browser runs; `<` is written so that no text of it can end it. */
export function answersElement(answers: FirstAnswersJson): string {
  const json = JSON.stringify(answers).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${FIRST_ANSWERS_ID}">${json}</script>`;
}
