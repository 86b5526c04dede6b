import { FACES, type FontName } from '@serikad/shared/designs/fonts';
import type { PageStyle, TextStyle } from '@serikad/shared/invitations/invitation.types';
import { declarations, isPath, SAFE_COLOUR } from './safe-css.js';
import type { Themed, ThemedInvitation } from './themed.js';

/** The selectors of a page's texts in its own part of the document. */
interface PageTexts {
  scope: string;
  style: (invitation: ThemedInvitation) => PageStyle | null;
  title: string;
  dateTimeTitle: string;
}

/** Longer than the rules of layouts, and of the styles that come after this one. */
const OVER = ':root .stage';

const PAGES: readonly PageTexts[] = [
  { scope: `${OVER} .cover`, style: ({ page1Style }) => page1Style, title: '.kicker', dateTimeTitle: '.c-date' },
  { scope: `${OVER} .letter`, style: ({ page2Style }) => page2Style, title: '.salam', dateTimeTitle: '.none' },
  {
    scope: `${OVER} .when`,
    style: ({ page3Style }) => page3Style,
    title: 'h2',
    dateTimeTitle: ':is(.d-day,.d-mon,.time)',
  },
];

/** The faces that the couple chose for single pages, those of the cover first. */
export function pageFaces({ invitation }: Themed): FontName[] {
  return PAGES.map(({ style }) => style(invitation))
    .flatMap((style) => (style ? [style.coupleName, style.title, style.fullName, style.dateTimeTitle] : []))
    .flatMap((style) => (style ? [style.font] : []));
}

/**
 * The couple's own settings of the first three pages, behind the design's rules.
 * @param nameRules the rules of names set in a style of theirs, as the names section has them
 */
export function pageRules(
  { invitation }: Themed,
  nameRules: (style: TextStyle, of: 'name' | 'full') => Record<string, string>,
): string {
  const pages = PAGES.map(({ scope, style, title, dateTimeTitle }) => {
    const page = style(invitation);
    if (!page) return '';
    const { coupleName, fullName, paddingTop, paddingBottom } = page;
    return (
      rule(scope, {
        ...(paddingTop !== null && { 'padding-top': `${paddingTop}px` }),
        ...(paddingBottom !== null && { 'padding-bottom': `${paddingBottom}px` }),
      }) +
      (page.title ? rule(`${scope} ${title}`, textRules(page.title)) : '') +
      (page.dateTimeTitle ? rule(`${scope} ${dateTimeTitle}`, textRules(page.dateTimeTitle)) : '') +
      (coupleName ? rule(`${scope} .names`, nameRules(coupleName, 'name')) : '') +
      (coupleName ? rule(`${scope} .initials`, textRules(coupleName)) : '') +
      (fullName ? rule(`${scope} .fullnames`, nameRules(fullName, 'full')) : '')
    );
  });
  return pages.join('') + coverRules(invitation);
}

/** The cover's own ground. The names keep the design's colours, so a photo gets a veil of its paper behind them. */
function coverRules({ coverPage }: ThemedInvitation): string {
  if (!coverPage) return '';
  const { category, backgroundImage, backgroundColor, hideText } = coverPage;
  if (category === 'colour') {
    if (backgroundColor === null || !SAFE_COLOUR.test(backgroundColor)) return '';
    return (
      rule(`${OVER} .cover`, { background: backgroundColor }) +
      rule(ofTheDesign("[data-pos='ground']"), { display: 'none' })
    );
  }
  if (backgroundImage === null || !isPath(backgroundImage)) return '';
  const veil = hideText
    ? ''
    : 'linear-gradient(color-mix(in srgb,var(--ground) 55%,transparent),color-mix(in srgb,var(--ground) 86%,transparent) 28% 82%,color-mix(in srgb,var(--ground) 55%,transparent)),';
  return (
    rule(`${OVER} .art`, { background: `${veil}url(/storage/${backgroundImage}) center/cover` }) +
    rule(ofTheDesign(''), { display: 'none' })
  );
}

/** Pictures that the design lays on the cover. */
function ofTheDesign(position: string): string {
  return `${OVER} .art .layer${position}`;
}

function textRules({ font, size, color, bold }: TextStyle): Record<string, string> {
  const { family, weight } = FACES[font];
  return {
    'font-family': family,
    'font-weight': bold ? '700' : String(weight),
    // Nothing on a page is wider than a small phone, whatever size was chosen.
    'font-size': `min(${size}px,13vw)`,
    'overflow-wrap': 'anywhere',
    ...(SAFE_COLOUR.test(color) && { color }),
  };
}

function rule(selector: string, values: Record<string, string>): string {
  return Object.keys(values).length === 0 ? '' : `${selector}{${declarations(values)}}`;
}
