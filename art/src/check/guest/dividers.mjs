/** How often a card shows its divider: more, and it stops being a signature. */
export const MOST_DIVIDERS = 3;

/** Says when the page that is open shows the design's divider too often, wherever it is painted. */
export async function dividerFaults(page) {
  const places = await page.evaluate(dividers);
  return places.length > MOST_DIVIDERS
    ? [`shows its divider ${places.length} times, at most ${MOST_DIVIDERS}: ${places.join(', ')}`]
    : [];
}

/**
 * Runs in the page: the parts that paint the picture of the role `rule`, also as a mask and by their pseudo-elements.
 */
function dividers() {
  const { document, getComputedStyle } = globalThis;
  const root = getComputedStyle(document.documentElement).getPropertyValue('--a-rule');
  const pictures = [...root.matchAll(/url\("?([^")]+)"?\)/g)].map(([, url]) => url);
  const paints = (style) =>
    ['background-image', 'mask-image', '-webkit-mask-image', 'border-image-source'].some((property) =>
      pictures.some((url) => style.getPropertyValue(property).includes(url)),
    );
  return [...document.body.querySelectorAll('*')].flatMap((element) => {
    if (!element.checkVisibility()) return [];
    const { width, height } = element.getBoundingClientRect();
    const own = width > 0 && height > 0 && paints(getComputedStyle(element)) ? [''] : [];
    const pseudo = ['::before', '::after'].filter((name) => {
      const style = getComputedStyle(element, name);
      const isDrawn = style.content !== 'none' && style.display !== 'none' && style.height !== '0px';
      return isDrawn && paints(style);
    });
    const section = element.closest('.sec, .cover');
    return [...own, ...pseudo].map((name) => `${section?.className ?? ''} ${element.className}${name}`.trim());
  });
}
