import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

const DICTIONARIES = join(import.meta.dirname, '../../web/src/i18n');

/** The texts of the Malay dictionary that are others in English: an English page shows none of them. */
export async function malayTexts(): Promise<string[]> {
  const parts = readdirSync(join(DICTIONARIES, 'ms'), { recursive: true, encoding: 'utf8' });
  const texts = new Set<string>();
  const english = new Set<string>();
  for (const part of parts.filter((name) => name.endsWith('.ts'))) {
    const malay = leaves((await import(join(DICTIONARIES, 'ms', part))) as object);
    const other = leaves((await import(join(DICTIONARIES, 'en', part))) as object);
    for (const [place, text] of malay) if (other.get(place) !== text) texts.add(text);
    for (const text of other.values()) english.add(text);
  }
  return [...texts].filter((text) => !english.has(text));
}

/** The texts of a dictionary by their places; functions have none. */
function leaves(value: unknown, place = ''): Map<string, string> {
  if (typeof value === 'string') return new Map([[place, value.trim()]]);
  if (typeof value !== 'object' || value === null) return new Map();
  return new Map(Object.entries(value).flatMap(([key, entry]) => [...leaves(entry, `${place}.${key}`)]));
}

/**
 * What a page shows or tells a screen reader that equals one of these texts.
 * Parts marked as Malay by `lang` are left out.
 * @returns the texts, with the name of the element
 */
export function textsOnPage(page: Page, texts: readonly string[]): Promise<string[]> {
  return page.evaluate((wanted) => {
    const unwanted = new Set(wanted);
    const found: string[] = [];
    const note = (element: Element, text: string | null): void => {
      const trimmed = text?.trim() ?? '';
      if (unwanted.has(trimmed) && !element.closest('body [lang="ms"]')) found.push(`${element.localName}: ${trimmed}`);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (element && !['SCRIPT', 'STYLE'].includes(element.tagName)) note(element, node.textContent);
    }
    for (const element of document.body.querySelectorAll('*')) {
      for (const name of ['aria-label', 'title', 'alt', 'placeholder']) note(element, element.getAttribute(name));
    }
    note(document.body, document.title.split(' · ')[0] ?? '');
    return found;
  }, texts);
}
