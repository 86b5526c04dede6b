import type { RefObject } from 'react';
import { useShortcut } from '../frame/shortcuts-context.js';

/** The links that open the rows carry this mark. */
export const ROW_LINK = 'data-row';

/**
 * `j` and `k` walk through the rows below an element; Enter then opens the one in focus.
 * @returns `first`: to the first row
 */
export function useRowKeys(list: RefObject<HTMLElement | null>): { first: () => void } {
  const step = (by: 1 | -1) => {
    const links = [...(list.current?.querySelectorAll<HTMLElement>(`[${ROW_LINK}]`) ?? [])];
    const now = links.findIndex((link) => link === document.activeElement);
    const next = now === -1 ? (by === 1 ? 0 : links.length - 1) : Math.min(links.length - 1, Math.max(0, now + by));
    links[next]?.focus();
    links[next]?.scrollIntoView({ block: 'nearest' });
  };
  useShortcut('nextRow', () => step(1));
  useShortcut('previousRow', () => step(-1));
  return { first: () => list.current?.querySelector<HTMLElement>(`[${ROW_LINK}]`)?.focus() };
}
