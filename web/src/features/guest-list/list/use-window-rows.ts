import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useState, type RefObject } from 'react';

type Options = Parameters<typeof useWindowVirtualizer>[0];

/** Rows rendered beyond the window at either end, so that fast scrolling shows no gap. */
const OVERSCAN = 8;
/** A list of so few is shown whole, so that it can be printed and searched by the browser. */
const SHOWN_WHOLE = 50;

/**
 * The rows of a list of which only those in the window are in the document.
 * @returns the virtualizer, and the list's distance from the top of the page in px
 */
export function useWindowRows(
  list: RefObject<HTMLElement | null>,
  options: Omit<Options, 'overscan' | 'scrollMargin'>,
) {
  const [top, setTop] = useState(0);
  // What stands above the list grows and shrinks; a row's place is counted from the top of the page.
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const measure = () => setTop(Math.round(element.getBoundingClientRect().top + window.scrollY));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);
  const rows = useWindowVirtualizer({
    ...options,
    overscan: options.count <= SHOWN_WHOLE ? SHOWN_WHOLE : OVERSCAN,
    scrollMargin: top,
  });
  return { rows, top };
}
