import { FACES, type Face, type FontName } from '@serikad/shared/designs/fonts';
import { chosenDesign } from '@serikad/shared/designs/design-choices';
import type { DesignView } from '@serikad/shared/designs/design.types';
import { DEFAULT_OPENING_COLOUR } from '@serikad/shared/invitations/defaults';
import { coupleNameSize } from '@serikad/shared/invitations/fit-names';
import type { TextStyle } from '@serikad/shared/invitations/invitation.types';
import { COMMON_ART } from './common-art.js';
import { fontFaceCss, jawiFaceCss } from './faces.js';
import { photoCss, photoOf } from './own-photo.js';
import { pageFaces, pageRules } from './page-styles.js';
import { declarations, isPath, SAFE_COLOUR } from './safe-css.js';
import type { Themed } from './themed.js';

const SAFE_PART = /^(#[0-9a-f]{3,8}|-?[\d.]+(px|%|deg)?|none|round)$/i;
const MIXED_COLOUR = /rgba?\([\d\s.,/%]+\)/gi;

/**
 * Whether it is colours, lengths and numbers, as a shadow is made of, or how tiles fit:
 * nothing that fetches or ends a declaration.
 */
function isSafeFinish(value: string): boolean {
  const parts = value.replace(MIXED_COLOUR, ' none ').split(/[\s,]+/);
  return parts.every((part) => part === '' || SAFE_PART.test(part)) && parts.some((part) => part !== '');
}

/** How large names of a face may get, in pixels, and how close their lines stand. */
interface NameMeasures {
  largest: number;
  lineHeight: number;
  heading: number;
  fullName: number;
}

/** Tuned by eye for the faces that designs are drawn with; the others follow their kind. */
const TUNED: Partial<Record<FontName, NameMeasures>> = {
  'Alex Brush': { largest: 92, lineHeight: 1.02, heading: 44, fullName: 52 },
  'Cormorant Upright': { largest: 70, lineHeight: 1, heading: 36, fullName: 36 },
  'Gilda Display': { largest: 78, lineHeight: 1.06, heading: 31, fullName: 32 },
};

function measures(name: FontName): NameMeasures {
  const tuned = TUNED[name];
  if (tuned) return tuned;
  const face: Face = FACES[name];
  const width = face.kind === 'script' ? 41 : face.kind === 'serif' ? 42 : 37;
  const largest = Math.round(width / face.advance);
  return {
    largest,
    lineHeight: face.kind === 'script' ? 1.04 : 1.08,
    heading: Math.round(largest * (face.kind === 'script' ? 0.48 : 0.42)),
    fullName: Math.round(largest * (face.kind === 'script' ? 0.56 : 0.44)),
  };
}

/** The faces that an invitation uses beside the text faces; the first is the cover's. */
export function facesOf(bundle: Themed): FontName[] {
  const { design, invitation } = bundle;
  const designed = [design.type.name, design.type.head].map(knownFace);
  const chosen = [invitation.shortNameStyle?.font, invitation.fullNameStyle?.font].filter((font) => font !== undefined);
  const onCover = [invitation.page1Style?.coupleName?.font, invitation.shortNameStyle?.font].filter(
    (font) => font !== undefined,
  );
  return [...new Set([...onCover, ...designed, ...chosen, ...pageFaces(bundle)])];
}

/** A face by name; designs name theirs in files that a person edits. */
function knownFace(name: string): FontName {
  return name in FACES ? (name as FontName) : 'EB Garamond';
}

/**
 * The style sheet of one invitation: its faces, the design's colours, finish and pictures as variables, and what the
 * couple changed. Every value is checked here again, whatever was checked when it was stored.
 */
export function themeCss(bundle: Themed): string {
  const design = chosenDesign(bundle.design, bundle.invitation);
  const { plain, modern, small } = pictures(design);
  const root = declarations({ ...colours({ ...bundle, design }), ...finish(design), ...type(bundle), ...plain });
  const photo = photoOf({ ...bundle, design });
  const better =
    (Object.keys(modern).length === 0 ? '' : pictureSets(modern)) +
    (Object.keys(small).length === 0 ? '' : `@media(max-width:599px){:root{${declarations(small)}}}`);
  const own = photo ? photoCss(photo) : '';
  return `${fontFaceCss(facesOf(bundle))}${bundle.invitation.jawiText === null ? '' : jawiFaceCss()}:root{${root}}${better}${own}${styleRules(bundle)}`;
}

function colours({ design, invitation }: Themed): Record<string, string> {
  const values: Record<string, string> = { 'color-scheme': design.theme };
  for (const [name, value] of Object.entries(design.palette)) put(values, `--${kebab(name)}`, value);
  put(values, '--bar', invitation.bottomBar.color);
  put(values, '--bar-ink', invitation.bottomBar.iconColor);
  put(values, '--ground', invitation.backgroundColor);
  put(values, '--ink', invitation.contentTextColor);
  if (invitation.openingColor.toLowerCase() !== DEFAULT_OPENING_COLOUR) {
    put(values, '--seal-ink', invitation.openingColor);
  }
  return values;
}

function finish({ finish: values }: DesignView): Record<string, string> {
  const result: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    if (isSafeFinish(String(value))) result[`--x-${kebab(name)}`] = String(value);
  }
  return result;
}

function type({ design }: Themed): Record<string, string> {
  const name = knownFace(design.type.name);
  const head = knownFace(design.type.head);
  return {
    '--f-name': FACES[name].family,
    '--f-head': FACES[head].family,
    '--name-w': String(FACES[name].weight),
    '--name-adv': String(FACES[name].advance),
    '--name-cap': String(FACES[name].capital),
    '--name-max': `${measures(name).largest}px`,
    '--name-lh': String(measures(name).lineHeight),
    '--head-w': String(FACES[head].weight),
    '--head-size': `${measures(head).heading}px`,
    '--full-size': `${measures(name).fullName}px`,
    '--full-adv': String(Math.round(FACES[name].advance * 97) / 100),
    // Script is for names and the letter's headings, never for a dialog.
    ...(FACES[head].kind === 'script' && {
      '--sheet-title': '600 clamp(21px,6.5vw,26px)/1.15 var(--f-text)',
      '--done-title': '600 30px/1.15 var(--f-text)',
    }),
  };
}

/** The couple's own style of the short and the full names. */
function styleRules(bundle: Themed): string {
  const { shortNameStyle, fullNameStyle, coupleNo } = bundle.invitation;
  const rules = (style: TextStyle, of: 'name' | 'full'): Record<string, string> => ({
    ...faceVariables(style, of),
    ...(of === 'full'
      ? { '--full-size': `${style.size}px` }
      : {
          '--name-max': `${coupleNameSize(style.size, coupleNo)}px`,
          '--name-lh': String(measures(style.font).lineHeight),
        }),
  });
  return (
    (shortNameStyle ? `.names{${declarations(rules(shortNameStyle, 'name'))}}` : '') +
    (fullNameStyle ? `.fullnames{${declarations(rules(fullNameStyle, 'full'))}}` : '') +
    pageRules(bundle, rules)
  );
}

function faceVariables({ font, color, bold }: TextStyle, of: 'name' | 'full'): Record<string, string> {
  const face = FACES[font];
  const values: Record<string, string> = {
    '--f-name': face.family,
    '--name-w': bold ? '700' : String(face.weight),
    [`--${of}-adv`]: String(face.advance),
    '--name-cap': String(face.capital),
  };
  put(values, '--name', color);
  return values;
}

/**
 * The pictures as variables: in a format that every browser reads, those that have a smaller one, and the smaller files
 * of the seller's uploads, for phones.
 */
function pictures({ assets }: DesignView): Record<'plain' | 'modern' | 'small', Record<string, string>> {
  const plain: Record<string, string> = Object.fromEntries(
    Object.entries(COMMON_ART).map(([role, url]) => [`--a-${role}`, `url(${url})`]),
  );
  const modern: Record<string, string> = {};
  const small: Record<string, string> = {};
  for (const { role, imageUrl, fallbackUrl } of assets) {
    if (!/^[\w-]+$/.test(role)) continue;
    // A layer that the seller left empty: without a value, whole backgrounds that name it would be gone.
    if (imageUrl === '') plain[`--a-${role}`] = 'none';
    if (!isPath(imageUrl)) continue;
    const fallback = fallbackUrl !== undefined && isPath(fallbackUrl) ? fallbackUrl : imageUrl;
    plain[`--a-${role}`] = `url(/storage/${fallback})`;
    if (/^design-images\/[\w/-]+\.webp$/.test(imageUrl)) {
      small[`--a-${role}`] = `url(/storage/${imageUrl.replace(/\.webp$/, '-640.webp')})`;
    }
    if (fallback === imageUrl) continue;
    modern[`--a-${role}`] =
      `image-set(url(/storage/${imageUrl}) type("image/avif"),url(/storage/${fallback}) type("image/webp"))`;
  }
  return { plain, modern, small };
}

function pictureSets(sets: Record<string, string>): string {
  return `@supports(background-image:image-set(url(x) type("image/avif"))){:root{${declarations(sets)}}}`;
}

function put(values: Record<string, string>, name: string, value: string | null): void {
  if (value !== null && SAFE_COLOUR.test(value)) values[name] = value;
}

function kebab(name: string): string {
  return name.replace(/[A-Z]|\d+$/g, (part) => `-${part.toLowerCase()}`);
}
