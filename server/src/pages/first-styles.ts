import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  SHEET_PARTS_FILE,
  type SheetPart,
  type SheetParts,
  type SheetProperty,
  type SheetRule,
} from '@serikad/shared/api/sheet-parts';

/** @returns nothing where the parts of a sheet are not known */
export type FirstStyles = (sheets: readonly string[], html: string) => string | undefined;

/**
 * Those rules of style sheets that can apply to a page's HTML, in the order of the sheets: the ones whose classes and
 * attributes are all in it, and of the document's custom properties those that are named. As long as nothing changes
 * the document, they show it exactly as the whole sheets do.
 * @param webDist the built web app
 */
export function firstStyles(webDist: string): FirstStyles {
  const file = join(webDist, SHEET_PARTS_FILE);
  const parts = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SheetParts) : {};
  return (sheets, html) => {
    const known = sheets.flatMap((sheet) => parts[sheet] ?? []);
    if (sheets.some((sheet) => parts[sheet] === undefined)) return undefined;
    const names = namesIn(html);
    const properties = propertiesIn(html + stylesFor(known, { names }));
    return stylesFor(known, { names, properties });
  };
}

interface Needed {
  /** Of classes and attributes, as in `SheetRule.needs`. */
  names: ReadonlySet<string>;
  /** Absent: all of them. */
  properties?: ReadonlySet<string>;
}

function stylesFor(parts: readonly SheetPart[], needed: Needed): string {
  return parts.map((part) => styleFor(part, needed)).join('');
}

function styleFor(part: SheetPart, needed: Needed): string {
  if ('group' in part) {
    const styles = stylesFor(part.parts, needed);
    return styles === '' ? '' : `${part.group}{${styles}}`;
  }
  return isNeeded(part, needed) ? part.css : '';
}

function isNeeded(part: SheetRule | SheetProperty, { names, properties }: Needed): boolean {
  if ('property' in part) return properties?.has(part.property) ?? true;
  return part.needs?.some((needs) => needs.every((name) => names.has(name))) ?? true;
}

const TAG = /<([a-z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)+)/gi;
const ATTRIBUTE = /([\w:-]+)(?:="([^"]*)")?/g;

/**
 * As React writes them: in double quotes, and no name has a character that is escaped. A dialog is closed until the app
 * opens it, which has the whole sheets then; where they do not come, dialogs have the browser's own look.
 */
function namesIn(html: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (const [, element, attributes = ''] of html.matchAll(TAG)) {
    for (const [, attribute = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
      const name = attribute.toLowerCase();
      if (name !== 'class') names.add(`[${name}]`).add(`[${name}="${value}"]`);
      else if (element !== 'dialog') value.split(' ').forEach((each) => names.add(`.${each}`));
    }
  }
  return names;
}

function propertiesIn(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(/var\((--[\w-]+)/g)].flatMap(([, name]) => name ?? []));
}
