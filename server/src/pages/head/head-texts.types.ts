import type { DesignCategory } from '@serikad/shared/designs/design.types';
import type { PublicPage } from '@serikad/shared/api/shop-pages';

/** What search results and chats show of a page beside its title. */
export interface HeadTexts {
  /** Of each page that has no category, page number or design in its address; 50 to 160 letters. */
  descriptions: Readonly<Record<PublicPage, string>>;
  /** Of a category of the catalogue. */
  categories: Readonly<Record<DesignCategory, string>>;
  onPage: (page: number) => string;
  /** Sentences of which as many are shown as there is room for. @param price the lowest, in whole RM */
  design: (name: string, code: string, category: string, price: number) => readonly string[];
  /** What the pictures show. */
  shopPicture: string;
  designPicture: (name: string, category: string) => string;
  crumbs: { catalogue: string; trays: string; trayForm: string };
}
