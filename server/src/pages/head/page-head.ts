import { designCall, designSearchCall, firstAnswerKey } from '@serikad/shared/api/first-answers';
import type { PageRoute } from '@serikad/shared/pages/page-routes';
import type { PublicConfig } from '@serikad/shared/api/public-config';
import { isPublicPage, type PublicPage } from '@serikad/shared/api/shop-pages';
import { CATALOGUE_PAGE_SIZE, type DesignView } from '@serikad/shared/designs/design.types';
import { catalogueAddress, catalogueQuery } from '@serikad/shared/designs/search/catalogue-address';
import type { DesignSearchPage } from '@serikad/shared/designs/search/search.types';
import type { Locale } from '@serikad/shared/i18n/language';
import { catalogueTitle, fullTitle, homeTitle } from '@serikad/shared/i18n/page-title';
import { DIGITAL_OPTIONS } from '@serikad/shared/pricing/price-list';
import { addressIn, alternatesOf, CATALOGUE_PATH, cataloguePath, designPath } from './canonical.js';
import { headTags, type HeadTags } from './head-tags.js';
import { TITLE_OF } from './title-of-page.js';
import {
  breadcrumbs,
  type Described,
  type Describing,
  faqPage,
  itemList,
  organization,
  product,
  structuredDataElement,
  webSite,
} from './structured-data.js';
import { TEXTS } from './texts.js';

/** The shop's own picture for links, 1200 × 630; drawn by art/draw-link-pictures.mjs. */
const SHOP_PICTURES: Readonly<Record<Locale, string>> = { ms: '/link-picture.jpg', en: '/link-picture-en.jpg' };
const LONGEST_DESCRIPTION = 160;
const LOWEST_PRICE = Math.min(...DIGITAL_OPTIONS.map(({ current }) => current));

/** What a page's head is made of. */
export interface PageAsked {
  /** Nothing: there is no such page. */
  page: PageRoute | undefined;
  id: string | undefined;
  search: URLSearchParams;
  language: Locale;
  /** The first answers by their keys; one that is missing leaves out what it would tell. */
  answers: Readonly<Record<string, unknown>>;
  /** The path of the design's picture for links, if the page is a design's. */
  designPicture?: string | undefined;
  shop: PublicConfig;
}

export interface PageHead {
  /** In place of the document's title: exactly one title and at most one description. */
  tags: string;
  /** The element with the structured data, or nothing. */
  data: string;
}

/** What a page of a kind has in its head. */
interface About {
  title: string;
  description: string;
  /** The canonical path with its query, without a language; nothing where there is none. */
  path: string | undefined;
  /** The same of what is shared, where that is another page. */
  sharedPath?: string;
  picture: { path: string; alt: string };
  described: readonly Described[];
  /** A page with nothing on it. */
  isEmpty?: boolean;
}

/** A page's title, description, link tags and structured data, as HTML. */
export function pageHead(asked: PageAsked): PageHead {
  const { page, language, shop } = asked;
  const texts = TEXTS[language];
  if (page === undefined || !isPublicPage(page)) {
    const title = texts.titles[page === undefined ? 'notFound' : TITLE_OF[page]];
    return { tags: headTags({ title: fullTitle(shop.shopName, title), isHidden: true }), data: '' };
  }
  const {
    title,
    description,
    path,
    sharedPath,
    picture,
    described,
    isEmpty = false,
  } = aboutOf(page, asked, { shop, language, texts });
  const tags: HeadTags = {
    title,
    description,
    isHidden: isEmpty,
    ...(path !== undefined &&
      !isEmpty && {
        canonical: addressIn(shop.publicUrl, path, language),
        alternates: alternatesOf(shop.publicUrl, path),
      }),
    link: {
      url: sharedPath && addressIn(shop.publicUrl, sharedPath, language),
      picture: new URL(picture.path, shop.publicUrl).href,
      pictureAlt: picture.alt,
      siteName: shop.shopName,
      language,
    },
  };
  return { tags: headTags(tags), data: structuredDataElement(described) };
}

function aboutOf(page: PublicPage, asked: PageAsked, describing: Describing): About {
  const { shop, language, texts } = describing;
  const { crumbs } = texts;
  const about: About = {
    title: fullTitle(shop.shopName, texts.titles[TITLE_OF[page]]),
    description: texts.descriptions[page],
    path: page,
    picture: { path: SHOP_PICTURES[language], alt: texts.shopPicture },
    described: [],
  };
  switch (page) {
    case '/':
      return {
        ...about,
        title: homeTitle(shop.shopName, texts.titles.home),
        described: [organization(describing), webSite(describing)],
      };
    case '/cardvideo':
      return { ...about, ...aboutCatalogue(asked, describing) };
    case '/invitation-design/details/:id':
      return { ...about, path: undefined, ...aboutDesign(asked, describing) };
    case '/dulang/form': {
      const way = [
        { name: crumbs.trays, path: '/dulang' },
        { name: crumbs.trayForm, path: page },
      ];
      return { ...about, described: [breadcrumbs(describing, way)] };
    }
    case '/pricing':
      return { ...about, described: [faqPage(describing)] };
    case '/dulang':
    case '/catalog':
    case '/planner':
    case '/apps':
    case '/contact-us':
    case '/privacy-policy':
      return about;
  }
}

function aboutCatalogue({ search, answers }: PageAsked, describing: Describing): Partial<About> {
  const { shop, texts } = describing;
  const address = catalogueAddress(search);
  const { category, page, text, colour, theme, motif } = address;
  const isFiltered = [text, colour, theme, motif].some((chosen) => chosen !== undefined);
  const name = category && texts.categoryNames[category];
  const title = catalogueTitle(texts.designTitles, texts.titles.catalogue, name, page);
  const list = answers[firstAnswerKey(designSearchCall(address))] as DesignSearchPage | undefined;
  const description = category ? texts.categories[category] : texts.descriptions[CATALOGUE_PATH];
  const way = [
    { name: texts.crumbs.catalogue, path: CATALOGUE_PATH },
    { name: name ?? '', path: cataloguePath(category) },
  ];
  return {
    title: fullTitle(shop.shopName, title),
    description: page > 1 ? fitted([description, texts.onPage(page)]) : description,
    // A choice of designs is a version of the whole list, its second page another than the whole list's.
    path: cataloguePath(category, isFiltered ? 1 : page),
    ...(isFiltered && { sharedPath: `${CATALOGUE_PATH}?${catalogueQuery(address).toString()}` }),
    isEmpty: list?.design.length === 0,
    described: [
      ...(category ? [breadcrumbs(describing, way)] : []),
      // The canonical address is that of the category: it lists other designs than a filtered one.
      ...(list && list.design.length > 0 && !isFiltered
        ? [itemList(describing, title, list.design, (page - 1) * CATALOGUE_PAGE_SIZE)]
        : []),
    ],
  };
}

/** The design that a page is of, if its answer has come. */
export function designOf({ page, id, answers }: Pick<PageAsked, 'page' | 'id' | 'answers'>): DesignView | undefined {
  if (page !== '/invitation-design/details/:id' || id === undefined) return undefined;
  return answers[firstAnswerKey(designCall(id))] as DesignView | undefined;
}

function aboutDesign(asked: PageAsked, describing: Describing): Partial<About> {
  const { shop, texts } = describing;
  const { designPicture } = asked;
  const design = designOf(asked);
  if (!design || designPicture === undefined) return {};
  const { _id, name, category } = design;
  const style = texts.categoryNames[category];
  const description = fitted(texts.design(name, _id, style, LOWEST_PRICE));
  const path = designPath(_id);
  const way = [
    { name: texts.crumbs.catalogue, path: CATALOGUE_PATH },
    { name: style, path: cataloguePath(category) },
    { name, path },
  ];
  return {
    title: fullTitle(shop.shopName, texts.designTitles.ofDesign(name, _id, style)),
    description,
    path,
    picture: { path: designPicture, alt: texts.designPicture(name, style) },
    described: [
      product(describing, design, { description, picture: new URL(designPicture, shop.publicUrl).href }),
      breadcrumbs(describing, way),
      faqPage(describing),
    ],
  };
}

/** As many sentences as a description has room for, the first one always. */
function fitted([first = '', ...others]: readonly string[]): string {
  return others.reduce((text, next) => {
    const longer = `${text} ${next}`;
    return longer.length <= LONGEST_DESCRIPTION ? longer : text;
  }, first);
}
