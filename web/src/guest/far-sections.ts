/** How far beyond the window a section counts as near: a window's height. */
const MARGIN = '100% 0px';
const SECTIONS = '.pages > :is(.sec:not(.song), .shop)';

/**
 * Marks the sections far from the window, as the page scrolls and sections come and go: the browser skips them when it
 * renders a key. Near ones are never marked, since the mark clips the art at a section's edges.
 */
export function markFarSections(page: Element): void {
  const observer = new IntersectionObserver(
    (entries) => entries.forEach(({ target, isIntersecting }) => target.classList.toggle('far', !isIntersecting)),
    { root: document, rootMargin: MARGIN },
  );
  const watched = new WeakSet<Element>();
  const watch = (): void => {
    for (const section of page.querySelectorAll(SECTIONS)) {
      if (watched.has(section)) continue;
      watched.add(section);
      observer.observe(section);
    }
  };
  new MutationObserver(watch).observe(page, { childList: true });
  watch();
}
