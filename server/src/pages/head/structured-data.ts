import type { PublicConfig } from '@serikad/shared/api/public-config';
import { coverImage } from '@serikad/shared/designs/cover-picture';
import type { DesignSummary } from '@serikad/shared/designs/design.types';
import type { Locale } from '@serikad/shared/i18n/language';
import { DIGITAL_OPTIONS, PDF_PRICE } from '@serikad/shared/pricing/price-list';
import type { BreadcrumbList, FAQPage, Graph, ItemList, ListItem, Organization, Product, WebSite } from 'schema-dts';
import { addressIn, designPath } from './canonical.js';
import type { PageTexts } from './texts.js';

/*
 * A page in schema.org's vocabulary. Only what the page shows, and no reviews: there are none.
 */

/** One of the things that a page describes. */
export type Described = Graph['@graph'][number];

/** What all of them need. */
export interface Describing {
  shop: PublicConfig;
  language: Locale;
  texts: PageTexts;
}

const organizationId = ({ publicUrl }: PublicConfig): string => `${publicUrl}/#organization`;

/** The seller, on the home page. */
export function organization({ shop }: Describing): Organization {
  const { shopName, publicUrl, chatNumber, instagram, facebook, tiktok } = shop;
  const pages = [instagram, facebook, tiktok].filter((page) => page !== null);
  return {
    '@type': 'Organization',
    '@id': organizationId(shop),
    name: shopName,
    url: addressIn(publicUrl, '/', 'ms'),
    logo: `${publicUrl}/icon-512.png`,
    ...(pages.length > 0 && { sameAs: pages }),
    contactPoint: {
      '@type': 'ContactPoint',
      telephone: `+${chatNumber}`,
      contactType: 'customer service',
      areaServed: 'MY',
      availableLanguage: ['ms', 'en'],
    },
  };
}

/** By which search engines name the shop beside its pages. */
export function webSite({ shop }: Describing): WebSite {
  const { shopName, publicUrl } = shop;
  return {
    '@type': 'WebSite',
    name: shopName,
    url: addressIn(publicUrl, '/', 'ms'),
    inLanguage: ['ms-MY', 'en'],
    publisher: { '@id': organizationId(shop) },
  };
}

/** @param path the page's canonical one @param picture absolute */
export function product(
  { shop, language, texts }: Describing,
  design: DesignSummary,
  { description, picture }: { description: string; picture: string },
): Product {
  const { shopName, publicUrl } = shop;
  const address = addressIn(publicUrl, designPath(design._id), language);
  return {
    '@type': 'Product',
    '@id': `${address}#product`,
    name: design.name,
    description,
    sku: design._id,
    image: [picture, `${publicUrl}${coverImage(design._id, 720)}`],
    url: address,
    category: texts.categoryNames[design.category],
    brand: { '@type': 'Brand', name: shopName },
    offers: DIGITAL_OPTIONS.map(({ id, current }) => {
      const url = new URL(address);
      url.searchParams.set('option', id);
      return {
        '@type': 'Offer' as const,
        name: texts.planNames[id],
        sku: `${design._id}-${id}`,
        price: current,
        priceCurrency: 'MYR',
        availability: 'https://schema.org/InStock' as const,
        itemCondition: 'https://schema.org/NewCondition' as const,
        url: url.href,
        seller: { '@type': 'Organization' as const, '@id': organizationId(shop), name: shopName },
      };
    }),
  };
}

/** The way to a page from the shop's first levels. @param crumbs the last one is the page itself */
export function breadcrumbs(
  { shop, language }: Describing,
  crumbs: readonly { name: string; path: string }[],
): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, i) => ({
      '@type': 'ListItem' as const,
      position: i + 1,
      name,
      item: addressIn(shop.publicUrl, path, language),
    })),
  };
}

export function faqPage({ texts, language }: Describing): FAQPage {
  return {
    '@type': 'FAQPage',
    inLanguage: language,
    mainEntity: texts.questions(PDF_PRICE).map(({ question, answer }) => ({
      '@type': 'Question' as const,
      name: question,
      acceptedAnswer: { '@type': 'Answer' as const, text: answer },
    })),
  };
}

/** The designs of a page of the catalogue. @param skipped how many are on the pages before */
export function itemList(
  { shop, language }: Describing,
  name: string,
  designs: readonly DesignSummary[],
  skipped: number,
): ItemList {
  return {
    '@type': 'ItemList',
    name,
    itemListElement: designs.map((design, i): ListItem => ({
      '@type': 'ListItem',
      position: skipped + i + 1,
      name: design.name,
      url: addressIn(shop.publicUrl, designPath(design._id), language),
    })),
  };
}

/** An element with data, which no browser runs; `<` is written so that no text of it can end the element. */
export function structuredDataElement(described: readonly Described[]): string {
  if (described.length === 0) return '';
  const graph: Graph = { '@context': 'https://schema.org', '@graph': described };
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}
