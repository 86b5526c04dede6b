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
 * Those rules of style sheets that can apply to a page's HTML, in the order of the sheets: the ones whose classes are all in
 * it, and of the document's custom properties those that are named. As long as nothing changes the document, they show it
 * exactly as the whole sheets do.
 * @param webDist the built web app
 */
export function firstStyles(webDist: string): FirstStyles {
  const file = join(webDist, SHEET_PARTS_FILE);
  const parts = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SheetParts) : {};
  return (sheets, html) => {
    const known = sheets.flatMap((sheet) => parts[sheet] ?? []);
    if (sheets.some((sheet) => parts[sheet] === undefined)) return undefined;
    const classes = classesIn(html);
    const properties = propertiesIn(html + stylesFor(known, { classes }));
    return stylesFor(known, { classes, properties });
  };
}

interface Needed {
  classes: ReadonlySet<string>;
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

function isNeeded(part: SheetRule | SheetProperty, { classes, properties }: Needed): boolean {
  if ('property' in part) return properties?.has(part.property) ?? true;
  return part.classes?.some((names) => names.every((name) => classes.has(name))) ?? true;
}

/**
 * As React writes them: in double quotes, and no name has a character that is escaped. A dialog is closed until the app
 * opens it, which has the whole sheets then; where they do not come, dialogs have the browser's own look.
 */
function classesIn(html: string): ReadonlySet<string> {
  const lists = [...html.matchAll(/(<dialog)? class="([^"]*)"/g)];
  return new Set(lists.flatMap(([, dialog, names = '']) => (dialog === undefined ? names.split(' ') : [])));
}

function propertiesIn(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(/var\((--[\w-]+)/g)].flatMap(([, name]) => name ?? []));
}
