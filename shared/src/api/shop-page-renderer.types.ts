import type { FirstAnswersJson } from './first-answers.js';

/** What a public page of the shop is rendered from, and nothing else: equal input gives equal HTML. */
export interface ShopPageInput {
  /** Path and query of the address, without the language. An unknown address renders Page Not Found. */
  url: string;
  answers: FirstAnswersJson;
  /** Today in Malaysia, as YYYY-MM-DD. */
  day: string;
}

export interface ShopPageMarkup {
  /** The content of `#root`. */
  html: string;
  /** The pattern of the route that was rendered; empty for the home page. */
  route: string;
}

/** The web app's build for the server, in one language. */
export interface ShopPageRenderer {
  /** @throws what a component throws */
  renderShopPage(input: ShopPageInput): Promise<ShopPageMarkup>;
  /** The page that says that the shop can't be reached now. It runs no script. @throws as above */
  renderUnavailablePage(input: Omit<ShopPageInput, 'url'>): Promise<ShopPageMarkup>;
}
