import type { ShopPageMarkup } from '@serikad/shared/api/shop-page-renderer.types';
import { PAGE_LANGUAGE_SCRIPT } from '@serikad/shared/api/page-language-script';
import type { ShopPage } from '@serikad/shared/api/shop-pages';
import type { Locale } from '@serikad/shared/i18n/language';
import { answersElement, type FirstAnswersOfPage } from './first-answers.js';
import { firstPaint } from './first-paint.js';
import { pageHeads } from './page-heads.js';
import type { PageHead } from './head/page-head.js';
import { shopDocuments, withParts } from './shop-document.js';
import type { ShopAddress } from './shop-address.js';

const ROOT = '<div id="root"></div>';
/** What the document says, without scripts, of a page that only the app renders. */
const NEEDS_SCRIPT = { begin: '<noscript id="needs-script">', end: '</noscript>' };
const CHARSET = /<meta charset="utf-8" ?\/?>/i;
/** After how many seconds the page that says that the shop can't be reached asks again. */
export const RETRY_AFTER_S = 30;

interface Rendered {
  markup?: ShopPageMarkup;
  day: string;
}

export interface ShopPageHtml {
  /** A page with its markup; without `markup` the app fills it. */
  page(address: ShopAddress, content: FirstAnswersOfPage, head: PageHead, rendered: Rendered): string;
  /** The page that says that the shop can't be reached now, which runs no script of the app. */
  unavailable(language: Locale, rendered: Rendered): string;
}

/** The documents of the public pages. @param webDist the built web app */
export function shopPageHtml(webDist: string): ShopPageHtml {
  const documents = shopDocuments(webDist);
  const filesOf = pageHeads(webDist);
  const paint = firstPaint(webDist);

  return {
    page: ({ page, id, language }, { answers, designs }, head, { markup, day }) => {
      const document = withParts(withLanguageScript(documents[language]), {
        tags: head.tags,
        links: filesOf(page, { id, designs }),
        data: answersElement(answers) + head.data,
      });
      return markup === undefined ? document : filled(paint.ofPage(document, markup.html), markup, day);
    },
    unavailable: (language, { markup, day }) => {
      const retry = `<meta name="robots" content="noindex"><meta http-equiv="refresh" content="${RETRY_AFTER_S}">`;
      const links = retry + filesOf(NOTICE, { id: undefined, designs: [] });
      const document = paint.ofNotice(
        withParts(documents[language], { tags: '<title>SeriKad</title>', links }),
        markup?.html ?? '',
      );
      return markup === undefined ? document : filled(document, markup, day);
    },
  };
}

/** The page whose styles the notice has. */
const NOTICE: ShopPage = 'not-found';

/** Before anything that paints or loads. */
function withLanguageScript(html: string): string {
  return html.replace(CHARSET, (charset) => `${charset}<script>${PAGE_LANGUAGE_SCRIPT}</script>`);
}

function filled(html: string, markup: ShopPageMarkup, day: string): string {
  const root = `<div id="root" data-route="${markup.route}" data-day="${day}">${markup.html}</div>`;
  return withoutNotice(html).replace(ROOT, () => root);
}

function withoutNotice(html: string): string {
  const begin = html.indexOf(NEEDS_SCRIPT.begin);
  const end = html.indexOf(NEEDS_SCRIPT.end, begin);
  return begin < 0 || end < 0 ? html : html.slice(0, begin) + html.slice(end + NEEDS_SCRIPT.end.length);
}
