import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHEET_PARTS_FILE, type SheetPart, type SheetParts } from '@serikad/shared/api/sheet-parts';

/** @returns nothing where the parts of a sheet are not known */
export type FirstStyles = (sheets: readonly string[], html: string) => string | undefined;

/**
 * Those rules of style sheets that can apply to a page's HTML, in the order of the sheets: the ones whose classes are all in
 * it. As long as nothing changes the document, they show it exactly as the whole sheets do.
 * @param webDist the built web app
 */
export function firstStyles(webDist: string): FirstStyles {
  const file = join(webDist, SHEET_PARTS_FILE);
  const parts = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SheetParts) : {};
  return (sheets, html) => {
    const known = sheets.map((sheet) => parts[sheet]);
    const classes = classesIn(html);
    const chosen = known.map((sheet) => sheet && rulesFor(sheet, classes));
    return chosen.includes(undefined) ? undefined : chosen.join('');
  };
}

function rulesFor(parts: readonly SheetPart[], classes: ReadonlySet<string>): string {
  return parts.map((part) => ruleFor(part, classes)).join('');
}

function ruleFor(part: SheetPart, classes: ReadonlySet<string>): string {
  if ('group' in part) {
    const rules = rulesFor(part.parts, classes);
    return rules === '' ? '' : `${part.group}{${rules}}`;
  }
  const isNeeded = part.classes?.some((names) => names.every((name) => classes.has(name))) ?? true;
  return isNeeded ? part.css : '';
}

/** As React writes them: in double quotes, and no name has a character that is escaped. */
function classesIn(html: string): ReadonlySet<string> {
  return new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
}
