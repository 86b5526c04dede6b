/**
 * The title of a page as tabs, search results and chats show it. The server writes it into the HTML and the web app
 * sets it after a navigation: both by this function, from the texts in `ms/page-titles.ts` and `en/page-titles.ts`.
 */
export function fullTitle(shopName: string, title: string): string {
  return `${title} · ${shopName}`;
}

/** The home page's: the shop's name comes first. @param title what the shop sells */
export function homeTitle(shopName: string, title: string): string {
  return `${shopName} · ${title}`;
}

interface TitleTexts {
  ofCategory: (category: string) => string;
  onPage: (title: string, page: number) => string;
}

/** The catalogue's, without the shop's name. @param category its name @param page from 1 */
export function catalogueTitle(texts: TitleTexts, all: string, category: string | undefined, page: number): string {
  const title = category === undefined ? all : texts.ofCategory(category);
  return page > 1 ? texts.onPage(title, page) : title;
}
