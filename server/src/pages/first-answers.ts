import { Injectable, Logger } from '@nestjs/common';
import type { Contract } from '@serikad/shared/api/contract';
import { FIRST_ANSWERS_ID, firstAnswerKey, type FirstCall, firstCalls } from '@serikad/shared/api/first-answers';
import type { PageRoute } from '@serikad/shared/api/page-routes';
import { isDatabaseUnavailable } from '../common/database-errors.js';
import { DomainError } from '../common/domain-error.js';
import { withTimeout } from '../common/with-timeout.js';
import { DesignsService } from '../modules/designs/designs.service.js';
import { DesignSearchService } from '../modules/designs/search/design-search.service.js';
import { ShopConfigService } from '../modules/shop-config/shop-config.service.js';

/** How long a page waits for its answers, in ms: without them it is still the page, and asks by itself. */
const TIMEOUT_MS = 300;
/** Beyond it the call itself is refused. */
const MOST_SKIPPED = 1_000_000;

type Answer = Contract[FirstCall['route']]['data'];

/** The answers to write into a page's HTML. */
interface FirstAnswersOfPage {
  /** The designs that it shows first, in their order. */
  designs: readonly string[];
  /** By their keys, see firstAnswerKey(). */
  answers: Readonly<Record<string, Answer>>;
  /** The element that holds the answers. */
  html: string;
}

/** The answers to the calls that a page of the web app begins with; shared/src/api/first-answers.ts says which. */
@Injectable()
export class FirstAnswers {
  private readonly logger = new Logger(FirstAnswers.name);

  constructor(
    private readonly designs: DesignsService,
    private readonly search: DesignSearchService,
    private readonly config: ShopConfigService,
  ) {}

  /** @param id the address's own, where it has one @param search its query */
  async of(page: PageRoute, id: string | undefined, search: URLSearchParams): Promise<FirstAnswersOfPage> {
    const answers: Record<string, Answer> = {};
    const designs: string[] = [];
    let late = false;
    const came = Promise.all(
      firstCalls(page, id, search).map(async (call) => {
        const answer = await this.answer(call);
        if (answer === undefined || late) return;
        answers[firstAnswerKey(call)] = answer;
        if ('design' in answer) designs.push(...answer.design.map(({ _id }) => _id));
      }),
    );
    await withTimeout(came, TIMEOUT_MS, () => undefined);
    late = true;
    return { designs, answers, html: element(answers) };
  }

  /** Nothing where the call would fail: the page then makes it and says what is wrong. */
  private async answer(call: FirstCall): Promise<Answer | undefined> {
    try {
      switch (call.route) {
        case 'GET /api/config':
          return this.config.get();
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
      if (!(error instanceof DomainError) && !isDatabaseUnavailable(error)) this.logger.error(error);
      return undefined;
    }
  }
}

/** Data, which no browser runs; `<` is written so that no text of it can end the element. */
function element(answers: Record<string, Answer>): string {
  const json = JSON.stringify(answers).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${FIRST_ANSWERS_ID}">${json}</script>`;
}
