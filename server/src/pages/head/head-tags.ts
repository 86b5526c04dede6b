import type { Locale } from '@serikad/shared/i18n/language';
import { escapeHtml } from '../../common/escape-html.js';

export interface HeadTags {
  title: string;
  description?: string;
  /** Search engines are asked not to list the page. */
  isHidden: boolean;
  /** Absolute. */
  canonical?: string;
  alternates?: readonly { hreflang: string; href: string }[];
  /** What chats show of a link to the page. */
  link?: {
    /** Absolute address of what is shared, where it is not the canonical one. */
    url?: string | undefined;
    /** Absolute address of a JPEG of 1200 × 630. */
    picture: string;
    pictureAlt: string;
    siteName: string;
    language: Locale;
  };
}

const OG_LOCALES: Readonly<Record<Locale, string>> = { ms: 'ms_MY', en: 'en_MY' };

/** The elements of a head, each once, with every text escaped. */
export function headTags({ title, description, isHidden, canonical, alternates = [], link }: HeadTags): string {
  const named: Record<string, string | undefined> = {
    description,
    ...(isHidden && { robots: 'noindex' }),
    ...(link && {
      'twitter:card': 'summary_large_image',
      'twitter:image': link.picture,
      'twitter:image:alt': link.pictureAlt,
    }),
  };
  const properties: Record<string, string | undefined> = link
    ? {
        'og:title': title,
        'og:description': description,
        'og:image': link.picture,
        'og:image:type': 'image/jpeg',
        'og:image:width': '1200',
        'og:image:height': '630',
        'og:image:alt': link.pictureAlt,
        'og:url': link.url ?? canonical,
        'og:type': 'website',
        'og:site_name': link.siteName,
        'og:locale': OG_LOCALES[link.language],
        'og:locale:alternate': OG_LOCALES[link.language === 'ms' ? 'en' : 'ms'],
      }
    : {};
  return [
    `<title>${escapeHtml(title)}</title>`,
    ...metas('name', named),
    ...metas('property', properties),
    ...(canonical === undefined ? [] : [`<link rel="canonical" href="${escapeHtml(canonical)}">`]),
    ...alternates.map(
      ({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}">`,
    ),
  ].join('');
}

function metas(attribute: 'name' | 'property', contents: Readonly<Record<string, string | undefined>>): string[] {
  return Object.entries(contents).flatMap(([name, content]) =>
    content === undefined ? [] : [`<meta ${attribute}="${name}" content="${escapeHtml(content)}">`],
  );
}
