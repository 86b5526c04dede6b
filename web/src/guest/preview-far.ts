/** How far beyond its window a part still counts as near: a window's height. */
const MARGIN = '100% 0px';
const PARTS = '.pages > :is(.sec:not(.song), .shop)';

/**
 * Marks the parts of the page that are far from its window, as it is scrolled and as parts come and go: the browser leaves
 * them out of what it draws for a key. Near ones are never marked, since a marked part cuts off the art at its edges.
 */
export function markFarParts(page: Element): void {
  const observer = new IntersectionObserver(
    (entries) => entries.forEach(({ target, isIntersecting }) => target.classList.toggle('far', !isIntersecting)),
    { root: document, rootMargin: MARGIN },
  );
  const watched = new WeakSet<Element>();
  const watch = (): void => {
    for (const part of page.querySelectorAll(PARTS)) {
      if (watched.has(part)) continue;
      watched.add(part);
      observer.observe(part);
    }
  };
  new MutationObserver(watch).observe(page, { childList: true });
  watch();
}
